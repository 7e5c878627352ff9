"""Campaigns in the terminal: counted from the games that people have finished here."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanssouci.kernel import Record
from tests.command_line import fail, run_for_lines

RECORDS = Path(__file__).parent.parent / "records" / "sieben-jahre"


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "sanssouci" / "games"
    folder.mkdir(parents=True)
    return folder


def keep(folder: Path, name: str, player: str) -> None:
    record = Record.load(RECORDS / f"scenario-{name}.txt")
    record.players = {"player": player}
    record.save(folder / f"sieben-jahre-{name}.txt")


def test_won_and_lost_scenarios_are_shown(games: Path) -> None:
    keep(games, "player", "human")
    (games / "sieben-jahre-notes.txt").write_text("remember the powder")
    lines = run_for_lines("campaigns").splitlines()
    assert any("Eastern Europe: 1 won, 3 win the campaign" in line for line in lines)
    (sheet,) = (line for line in lines if "ostpreussen-1757-solo" in line)
    assert sheet.split()[-1] == "Won"


def test_games_of_bots_do_not_count(games: Path) -> None:
    keep(games, "player", "captain")
    assert "1 won" not in run_for_lines("campaigns", "sieben-jahre")


def test_games_without_a_book() -> None:
    assert "has no campaigns" in fail("campaigns", "friedrich")
