"""Starting the server: settings, and what can be wrong with them."""

from __future__ import annotations

import gc
import socket
import sys
import tomllib
import webbrowser
from dataclasses import fields
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sanssouci.cli import app
from sanssouci.games import GAMES, load
from sanssouci.kernel import BadOption, Message, catalogue
from sanssouci.web import Limits, Settings
from sanssouci.web.configuration import read_settings
from sanssouci.web.languages import LANGUAGES
from sanssouci.web.serving import settle_in
from sanssouci.web.settings import Rate
from tests.web.test_kill import server_process


def test_settings_come_from_options_then_the_environment() -> None:
    environment = {
        "SANSSOUCI_DATABASE": "sqlite:////somewhere",
        "SANSSOUCI_PORT": "99",
        "SANSSOUCI_PUBLIC_URL": "https://play.example.org/",
    }
    settings = read_settings(environment, "sqlite://", port=7, host=None)
    assert settings.database == "sqlite:////somewhere"
    assert (settings.host, settings.port) == ("127.0.0.1", 7)
    assert settings.public_url == "https://play.example.org"
    with pytest.raises(BadOption, match="SANSSOUCI_PORT"):
        read_settings({"SANSSOUCI_PORT": "many"}, "sqlite://")


CONFIG = """
host = "0.0.0.0"
port = 80
bot_seconds = 3
webhooks_private = true

[limits]
body = 1000
changes = { burst = 5, per_second = 0.1 }
"""


def test_options_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "sanssouci.toml"
    file.write_text(CONFIG)
    environment = {"SANSSOUCI_PORT": "81", "SANSSOUCI_HOST": "::1", "SANSSOUCI_PUBLIC_URL": ""}
    settings = read_settings(environment, "sqlite://", file, host="127.0.0.2")
    assert (settings.host, settings.port, settings.bot_seconds) == ("127.0.0.2", 81, 3)
    assert settings.webhooks_private
    assert settings.limits == Limits(body=1000, changes=Rate(5, 0.1))
    assert settings.database == "sqlite://"
    named = {"SANSSOUCI_CONFIG": str(file)}
    assert read_settings(named, "sqlite://").port == 80
    assert read_settings({}, "sqlite://") == Settings("sqlite://")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 80", ["prot", "no such setting"]),
        ("port = 'many'", ["port", "whole number"]),
        ("port = '80'", ["port", "whole number"]),
        ("port = 70000", ["port", "65535"]),
        ("webhooks_private = 1", ["webhooks_private", "true or false"]),
        ("bot_seconds = 0", ["bot_seconds", "more than 0"]),
        ("limits = 3", ["limits"]),
        ("[limits]\nbodies = 3", ["limits.bodies", "no such setting"]),
        ("[limits]\nbody = -3", ["limits.body"]),
        ("[limits.changes]\nburst = 3", ["limits.changes.per_second"]),
        ("port = 1979-05-27", ["port"]),
        ("port 80", ["line 1"]),
        ("\udcff", ["utf-8"]),
    ],
)
def test_what_is_wrong_in_the_file_is_one_line(tmp_path: Path, text: str, words: list[str]) -> None:
    file = tmp_path / "sanssouci.toml"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    result = CliRunner().invoke(app, ["serve", "--config", str(file)])
    assert result.exit_code == 2
    [line] = result.stderr.splitlines()
    for word in [str(file), *words]:
        assert word in line


def test_a_missing_file_is_one_line(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--config", str(tmp_path / "none.toml")])
    assert result.exit_code == 2
    assert "none.toml" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_the_example_in_the_documentation_is_read_and_complete(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs/hosting.md").read_text()
    example = page.partition("```toml\n")[2].partition("```")[0]
    file = tmp_path / "sanssouci.toml"
    file.write_text(example)
    values = tomllib.loads(example)
    assert values.keys() == {field.name for field in fields(Settings)}
    assert values["limits"].keys() == {field.name for field in fields(Limits)}
    settings = read_settings({}, "sqlite://", file)
    assert settings.limits == Limits()


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


def test_a_second_server_on_a_file_opens_the_first_or_says_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    with server_process(tmp_path) as (_, url):
        file = str(tmp_path / "tables.sqlite")
        result = CliRunner().invoke(app, ["serve", "--database", file, "--port", "0"])
        assert result.exit_code == 2
        [line] = result.stderr.splitlines()
        assert f"in use by the server at {url}" in line
        for command in (["restore", "--force", str(_backup(tmp_path))], ["patch", "--apply"]):
            result = CliRunner().invoke(app, [*command, "--database", file])
            assert result.exit_code == 2
            assert f"in use by the server at {url}" in result.stderr
        result = CliRunner().invoke(app, ["serve", "--database", file, "--port", "0", "--open"])
        assert result.exit_code == 0
        assert result.stdout == f"Sanssouci is running already: {url}\n"
        assert opened == [url]


def _backup(folder: Path) -> Path:
    file = folder / "backup"
    result = CliRunner().invoke(
        app, ["backup", str(file), "--database", str(folder / "tables.sqlite")]
    )
    assert result.exit_code == 0, result.stderr
    return file


def test_what_stays_is_loaded_at_once_and_never_looked_through_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else the first guest waited for the rules, and all again and again for the collector."""
    try:
        settle_in()
        packages = [f"sanssouci.games.{game.replace('-', '_')}.position" for game in GAMES]
        assert sys.modules.keys() >= set(packages)
        assert gc.get_freeze_count() > 50_000
        monkeypatch.setattr(catalogue, "read", lambda *_: pytest.fail("read only now"))
        for game in map(load, GAMES):
            for language in (*LANGUAGES, "it-CH"):
                assert game.say(Message.of("kernel.over"), language)
    finally:
        gc.unfreeze()
