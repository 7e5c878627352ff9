"""Starting the server: settings, and what can be wrong with them."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sanssouci.cli import app
from sanssouci.kernel import BadOption
from sanssouci.web import Settings


def test_settings_come_from_options_then_the_environment() -> None:
    environment = {
        "SANSSOUCI_DATABASE": "sqlite:////somewhere",
        "SANSSOUCI_PORT": "99",
        "SANSSOUCI_PUBLIC_URL": "https://play.example.org/",
    }
    settings = Settings.from_environment(environment, port=7, host=None)
    assert settings.database == "sqlite:////somewhere"
    assert (settings.host, settings.port) == ("127.0.0.1", 7)
    assert settings.public_url == "https://play.example.org"
    with pytest.raises(BadOption, match="SANSSOUCI_PORT"):
        Settings.from_environment({"SANSSOUCI_PORT": "many"})


def test_a_port_in_use_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = CliRunner().invoke(app, ["serve", "--port", str(port)])
    assert result.exit_code == 2
    assert f"port {port}" in result.stderr
    assert len(result.stderr.splitlines()) == 1
