"""All that the description of the HTTP API allows is asked, and much that it does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from argon2 import PasswordHasher
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sanssouci.web import Settings, create_app
from tests.web.staging import Browser, Message, Server

EXAMPLES = 10
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

schema = schemathesis.openapi.from_dict(create_app(Settings("sqlite://")).openapi())


@pytest.fixture(scope="module")
def browser(server: Server) -> Iterator[Browser]:
    server.app.state.accounts.hasher = PasswordHasher(time_cost=1, memory_cost=8192)
    with Browser(server.url) as me:
        yield me


@pytest.fixture(scope="module")
def known(browser: Browser) -> Message:
    """Things that exist, to be asked for half of the time."""
    made = browser.lay("austrian-theatre", frederick="me", maria="invite")
    move = browser.post(f"/api/tables/{made['table']}/move", {"seat": "frederick"})
    return {
        "table": made["table"],
        "game": "friedrich",
        "seat": "frederick",
        "join": made["invitations"]["maria"].rpartition("/")[2],
        "move": move["url"].rpartition("/")[2],
    }


def aimed(case: Any, known: Message) -> None:
    """Let a request be about something that exists, if it happens to be of even length."""
    parts = case.path_parameters
    for name in ("table", "game", "token"):
        if name in parts and len(str(parts[name])) % 2 == 0:
            kind = case.operation.path.split("/")[2] if name == "token" else name
            parts[name] = known[kind]
    if isinstance(case.body, dict) and "seat" in case.body:
        case.body["seat"] = known["seat"]


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_one_of_those_described(
    case: Any, server: Server, browser: Browser, known: Message
) -> None:
    aimed(case, known)
    cookie = browser.http.cookies["sanssouci"]
    answer = case.call(
        base_url=server.url,
        headers={"Origin": server.url, "X-Sanssouci": "1"},
        cookies={"sanssouci": cookie},
        allow_redirects=False,
        timeout=60,
    )
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        assert answer.json()["error"]["text"]
