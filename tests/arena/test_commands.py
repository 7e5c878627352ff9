"""``sanssouci arena`` at the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from sanssouci.bots import BOTS, STYLES, called
from sanssouci.games import GAMES, load
from sanssouci.kernel import Record, speaking
from sanssouci.kernel.catalogue import SHARED, keys_of, resource_of
from tests.arena.staging import WEST, filled_table, small_plan, winner_is
from tests.command_line import fail, run, run_for_lines


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def table(tmp_path: Path) -> Path:
    plan = small_plan(games=4)
    return filled_table(tmp_path / "games.sqlite", plan, winner_is("recruit"))


def test_a_match_is_played_shown_and_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    command = [
        "arena", "run", "--scenario", WEST, "--seat", "pompadour=recruit", "--others", "random",
        "--games", "2", "--seed", "5", "--jobs", "1", "--records", "--out", str(file),
    ]  # fmt: skip
    shown = run(*command)
    for words in ("The War in the West: 2 games", "95 % interval", "Head to head", "Ratings",
                  "Thinking", "cannot tell such a bot from its seat"):  # fmt: skip
        assert words in shown
    before = file.read_bytes()
    assert run(*command) == shown
    assert file.read_bytes() == before
    record = Record.loads(run_for_lines("arena", "record", file, "1"))
    assert record.players == {"frederick": "random", "pompadour": "recruit"}
    assert record.hash
    assert "has not been played" in fail("arena", "record", file, "2")


def test_a_plan_file_is_played_without_a_table(tmp_path: Path) -> None:
    file = tmp_path / "plan.toml"
    file.write_text(small_plan(games=1).as_toml(), encoding="utf-8")
    assert "The War in the West: 2 games" in run("arena", "run", file, "--jobs", "1")
    assert "no setting; random takes none" in fail(
        "arena", "run", "--bots", "captain,random:wit=1,mood=grim,recruit"
    )
    assert "leave out games, seed" in fail("arena", "run", file, "--games", "2", "--seed", "7")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", ("La guerra a ovest: 8 partite", "Federico", "Recluta", "tutti gli obiettivi")),
        ("de", ("Der Krieg im Westen: 8 Partien", "Friedrich", "Rekrut", "alle Ziele erobert")),
        ("el", ("Ο Πόλεμος στη Δύση: 8 παρτίδες", "Φρειδερίκος", "Νεοσύλλεκτος", "όλοι οι στόχοι")),
    ],
)
def test_tables_name_seats_bots_and_endings_in_the_language(
    table: Path, language: str, words: tuple[str, ...]
) -> None:
    shown = run("--language", language, "arena", "show", table)
    for said in words:
        assert said in shown, said
    for id in (WEST, "frederick", "pompadour", "recruit", "random", "objectives"):
        assert id not in shown, id


@pytest.mark.parametrize("language", ["en", "it", "de", "el"])
@pytest.mark.parametrize("game", GAMES)
def test_every_ending_and_every_bot_has_a_name_in_the_language(game: str, language: str) -> None:
    loaded = load(game)
    assert isinstance(loaded.sentences, Path)
    own, shared = resource_of(loaded.sentences, language), resource_of(SHARED, language)
    assert own is not None
    assert shared is not None
    assert {f"ending-{reason}" for reason in loaded.reasons} <= keys_of(own)
    assert {"ending-forfeit", *(f"bot-{bot}" for bot in (*BOTS, *STYLES))} <= keys_of(shared)
    with speaking(language):
        assert called("marshal:playouts=9") == f"{called('marshal')} (playouts=9)"
        assert called("exec:./mine") == "exec:./mine"


def test_show_as_json(table: Path) -> None:
    shown = json.loads(run("arena", "show", table, "--json"))
    assert shown["games"] == 8
    assert shown["plan"]["bots"] == ["recruit", "random"]
    assert shown["setups"][0]["seats"][0] | {"interval": 0} == {
        "seat": "frederick", "bot": "recruit", "won": 4, "games": 4, "share": 1.0, "interval": 0,
    }  # fmt: skip
    assert shown["bots"]["recruit"]["fallbacks"] == 0
    assert shown["meetings"][0]["score"] == 1.0
    assert shown["ratings"]["bots"][0]["bot"] == "recruit"


def test_without_the_extras(table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("openskill", "openskill.models", "matplotlib", "jinja2", "pyarrow", "ray"):
        monkeypatch.setitem(sys.modules, module, None)
    assert "once sanssouci[arena] is installed" in run("arena", "show", table)
    assert json.loads(run("arena", "show", table, "--json"))["ratings"] is None
    report = fail("arena", "report", table, "--to", tmp_path / "report")
    assert "pip install 'sanssouci[arena]'" in report
    assert "sanssouci[research]" in fail("arena", "export", table, "-o", tmp_path / "x.parquet")
    assert "sanssouci[ray]" in fail("arena", "run", "--bots", "random", "--ray", "local")
    assert "War in the West" in run(
        "arena", "run", "--scenario", WEST, "--bots", "random", "--games", "1"
    )


def test_mistakes(table: Path, tmp_path: Path) -> None:
    assert "No such file" in fail("arena", "show", tmp_path / "missing")
    assert "no table of the arena" in fail("arena", "show", __file__)
    assert "no bots are named" in fail("arena", "run")
    assert "nobody is called 'god'" in fail("arena", "run", "--bots", "captain,god")
    assert "form name=value" in fail("arena", "run", "--seat", "maria")
    assert "holds another plan" in fail("arena", "run", "--bots", "random", "--out", table)
    assert "did not ask for records" in fail("arena", "record", table, "0")
    assert "--to is missing" in fail("arena", "report", table)
    assert "There is no command" in fail("arena", "fight")
    assert "no Ray cluster at 127.0.0.1:1" in fail(
        "arena", "run", "--bots", "random", "--ray", "127.0.0.1:1"
    )
