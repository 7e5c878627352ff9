"""Finished games on paper: each replays to the position it says, and ends the way it says.

``python -m tools.make_records crisis`` plays them anew when the rules' version changes.
"""

from __future__ import annotations

from dataclasses import replace as changed
from pathlib import Path

import pytest

from sanssouci.games.crisis import GAME
from sanssouci.kernel import BadRecord, Record, replay

RECORDS = sorted((Path(__file__).parents[2] / "records" / "crisis").glob("*.txt"))
WINNERS = {"king_lost": ("austria",), "exhaustion": ("austria",), "conquest": ("prussia",)}


@pytest.mark.rule("C13.3", "C14.1", "C14.2", "C14.3", "C14.4")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_end(path: Path) -> None:
    record = Record.load(path)
    assert record.hash
    outcome = replay(GAME, record).outcome  # raises unless all is legal and the end is the same
    assert outcome is not None
    assert outcome.reason == path.stem
    assert outcome.winners == WINNERS.get(outcome.reason, ())
    assert record.result == str(outcome)
    assert record.dumps() == path.read_text(encoding="utf-8")


def test_the_records_cover_every_way_a_game_can_end() -> None:
    assert {path.stem for path in RECORDS} == set(GAME.reasons)


def test_a_record_of_other_data_is_refused() -> None:
    record = changed(Record.load(RECORDS[0]), rules="1-another-pack")
    with pytest.raises(BadRecord, match="recorded under rules 1-another-pack"):
        replay(GAME, record)
