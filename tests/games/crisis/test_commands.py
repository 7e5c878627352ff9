"""The game on the command line: played, shown, told and read."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from sanssouci.cli import app
from sanssouci.kernel import Record

RECORDS = Path(__file__).parents[2] / "records" / "crisis"
runner = CliRunner()


def run(*arguments: str | Path, typed: str = "") -> str:
    result = runner.invoke(app, [str(argument) for argument in arguments], input=typed)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")


def test_a_game_is_begun_saved_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "war.txt"
    told = run(
        "play", "crisis", "--seat", "prussia=human", "--seat", "austria=random", "--seed", "3",
        "--save", file, typed="march glatz neisse\nquit\n",
    )  # fmt: skip
    assert "march, assault, or press “Done”" in told
    assert Record.load(file).entries[-1] == ("prussia", "march glatz neisse")
    again = run("play", "--resume", file, typed="quit\n")
    assert "action points left: march, assault, or press “Done”" in again


def test_bots_play_whole_games() -> None:
    assert "games" in run("simulate", "crisis", "-n", "2", "--jobs", "1")


def test_a_draw_is_told_as_one() -> None:
    assert "Peace is made. Nobody has won." in run("replay", RECORDS / "peace.txt")
    assert "Peace is made. Nobody has won." in run("show", RECORDS / "peace.txt")


def test_the_rules_can_be_read() -> None:
    assert "Each space takes what one march could bring" in run("rules", "crisis", "C9.3")
