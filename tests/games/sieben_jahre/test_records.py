"""Finished games on paper: each replays to the position it says, and ends the way it says.

``python -m tools.make_records`` plays them anew when the rules' version changes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from sanssouci.games.sieben_jahre import GAME
from sanssouci.kernel import Record, replay

RECORDS = sorted((Path(__file__).parents[2] / "records" / "sieben-jahre").glob("*.txt"))
NOBODY = "nobody"


@pytest.mark.rule("S3.1", "S3.3", "S3.4", "SIII.3", "SIV.1")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_end(path: Path) -> None:
    record = Record.load(path)
    assert record.hash
    state = replay(GAME, record)  # raises unless every action is legal and the end is the same
    assert state.hash() == record.hash
    outcome = state.outcome
    assert outcome is not None
    reason, _, winners = path.stem.partition("-")
    assert outcome.reason == reason
    assert outcome.winners == (() if winners == NOBODY else tuple(winners.split("+")))
    assert record.result == str(outcome)


def test_the_records_cover_every_way_a_game_can_end() -> None:
    assert {path.stem.partition("-")[0] for path in RECORDS} == set(GAME.reasons)


def test_the_records_cover_every_kind_of_scenario() -> None:
    played = [GAME.scenario(Record.load(path).scenario) for path in RECORDS]
    kinds = {scenario.id for scenario in GAME.scenarios if not scenario.like}
    assert {scenario.like or scenario.id for scenario in played} == kinds


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_written_as_it_is_read(path: Path) -> None:
    assert Record.load(path).dumps() == path.read_text(encoding="utf-8")
