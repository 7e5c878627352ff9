from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.staging import Browser, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def me(server: Server) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        yield browser


@pytest.fixture
def you(server: Server) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        yield browser


@pytest.fixture
def stranger(server: Server) -> Iterator[Browser]:
    with Browser(server.url) as browser:
        yield browser
