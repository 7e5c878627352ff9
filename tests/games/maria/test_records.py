"""Finished games on paper: each replays to the position it says, and ends the way it says.

``python -m tools.make_records maria`` plays them anew when the rules' version changes.
"""

from __future__ import annotations

from dataclasses import replace as changed
from pathlib import Path

import pytest

from sanssouci.games.maria import GAME
from sanssouci.kernel import BadRecord, Record, replay

RECORDS = sorted((Path(__file__).parents[2] / "records" / "maria").glob("*.txt"))
MAJORS = {"france", "prussia", "austria", "pragmatic"}


def named(path: Path) -> tuple[str, str]:
    """What a file's name promises: the reason, and the power that wins."""
    reason, _, nation = path.stem.partition("-")
    return reason, nation


@pytest.mark.rule("M25.1", "M25.4", "M26.3", "M1.6")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_end(path: Path) -> None:
    record = Record.load(path)
    assert record.hash
    state = replay(GAME, record)  # raises unless every action is legal and the end is the same
    outcome = state.outcome
    assert outcome is not None
    reason, nation = named(path)
    assert outcome.reason == reason
    assert dict(outcome.message.args).get("nation", "austria") == nation
    leading = {each["id"]: each["seat"] for each in state.view(None)["nations"]}
    assert outcome.winners == (leading[nation],)
    assert record.result == str(outcome)
    assert record.dumps() == path.read_text(encoding="utf-8")


def test_the_records_cover_every_way_a_game_can_end() -> None:
    assert {named(path)[0] for path in RECORDS} == set(GAME.reasons)
    assert {nation for reason, nation in map(named, RECORDS) if reason == "markers"} == MAJORS


def test_the_records_cover_every_scenario() -> None:
    played = {Record.load(path).scenario for path in RECORDS}
    assert played == {scenario.id for scenario in GAME.scenarios}


def test_a_record_of_other_data_is_refused() -> None:
    record = changed(Record.load(RECORDS[0]), rules="1-another-pack")
    with pytest.raises(BadRecord, match="recorded under rules 1-another-pack"):
        replay(GAME, record)
