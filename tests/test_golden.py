"""Each game and scenario has a golden playthrough, or is like one that has, and plays so."""

from __future__ import annotations

from pathlib import Path

import pytest

import sanssouci
from sanssouci.kernel import Record
from tools.golden import playthrough, written_out

FOLDER = Path(__file__).parent / "golden"
ALL = [(id, scenario) for id in sanssouci.GAMES for scenario in written_out(sanssouci.game(id))]


@pytest.mark.parametrize(("game", "scenario"), ALL)
def test_the_golden_playthrough_is_there_and_unchanged(game: str, scenario: str) -> None:
    golden = FOLDER / game / f"{scenario}.golden.txt"
    assert golden.exists(), f"no golden playthrough of {game}, {scenario}: run tools.golden"
    record = Record.load(FOLDER / game / f"{scenario}.record.txt")
    assert playthrough(sanssouci.game(game), record) == golden.read_text(encoding="utf-8")


def test_no_golden_playthrough_is_left_over() -> None:
    found = {
        (path.parent.name, path.name.removesuffix(".golden.txt"))
        for path in FOLDER.glob("*/*.golden.txt")
    }
    assert found == set(ALL)
