"""Finished games on paper: each replays to the position it says, and ends the way it says.

``python -m tools.make_records`` plays them anew when the rules' version changes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sanssouci.games.friedrich import GAME
from sanssouci.kernel import Record, replay

RECORDS = sorted((Path(__file__).parents[2] / "records" / "friedrich").glob("*.txt"))
ATTACKERS = {"russia", "sweden", "austria", "imperial", "france"}


def named(path: Path) -> tuple[str, str]:
    """What a file's name promises: the reason, and the nation that wins."""
    reason, _, nation = path.stem.partition("-")
    return reason, nation


@pytest.mark.rule("F12.4", "F12.6", "F13.13", "F15.5", "F15.12")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_end(path: Path) -> None:
    record = Record.load(path)
    assert record.hash
    state = replay(GAME, record)  # raises unless every action is legal and the end is the same
    assert state.hash() == record.hash
    outcome = state.outcome
    assert outcome is not None
    reason, nation = named(path)
    assert outcome.reason == reason
    if reason == "objectives":
        assert dict(outcome.message.args)["nations"] == nation
    leading = {each["id"]: each["seat"] for each in state.view(None)["nations"]}
    assert outcome.winners == (leading[nation],)
    assert record.result == f"{' '.join(outcome.winners)} ({outcome.reason})"


def test_the_records_cover_every_way_a_game_can_end() -> None:
    assert {named(path)[0] for path in RECORDS} == set(GAME.reasons)
    assert {nation for reason, nation in map(named, RECORDS) if reason == "objectives"} == ATTACKERS


def test_the_records_cover_every_scenario() -> None:
    played = {Record.load(path).scenario for path in RECORDS}
    assert played == {scenario.id for scenario in GAME.scenarios}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_written_as_it_is_read(path: Path) -> None:
    assert Record.load(path).dumps() == path.read_text(encoding="utf-8")
