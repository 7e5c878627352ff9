"""Fights that begin or end in the midst of what chance does are told with the others."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from rich.console import Console

from sanssouci.games import load
from sanssouci.games.sieben_jahre.officers.captain import answer
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.kernel import Play, Record, speaking
from sanssouci.review import Review, review, walk
from sanssouci.review.results import Estimate
from sanssouci.terminal.review_report import report, verdict
from tests.review.staging import TINY

_ENTRIES = 70


@cache
def _given_up() -> Record:
    """Prussia in Ostpreussen against the BOT, left after its first battle and an assault."""
    start = load("sieben-jahre").new("ostpreussen-1757-solo", side="second")
    play = Play.from_position(start, seed=5)
    while len(play.entries) < _ENTRIES:
        seat = play.state.actors[0]
        assert isinstance(play.state, Position)
        play.act(seat, answer(play.state, seat).action)
    return replace(play.finished_record(), result="(abandoned)")


@pytest.fixture(scope="module")
def found() -> Review:
    return review(_given_up(), budget=TINY, seed=3)


def test_every_fight_has_its_odds_and_its_end(found: Review) -> None:
    war = walk(_given_up())
    edges = {entry for step in war.steps for entry in (step.first, step.last)}
    assert any(fight.first not in edges for fight in war.fights), "one began as chance acted"
    assert len(found.fights) == len(war.fights)
    assert all(fight.sides for fight in found.fights)
    ends = [fight.ends and fight.ends.key for fight in found.fights]
    assert "log.held" in ends, "a garrison that holds out ends an assault"
    assert None not in ends[:-1]


def test_a_moment_is_told_from_the_entry_that_made_it(found: Review) -> None:
    war = walk(_given_up())
    for moment in found.moments:
        assert moment.first <= moment.entry < moment.last
        later = war.told_between(moment.entry, moment.last)
        assert set(moment.lines) <= set(later), "not what had happened before"


def test_a_war_that_was_given_up_says_so(found: Review) -> None:
    assert found.given_up
    console = Console(width=200, color_system=None)
    with speaking("en"), console.capture() as capture:
        console.print(report(load("sieben-jahre"), found))
    share = round(100 * found.accounts["player"].end)
    [line] = [line for line in capture.get().splitlines() if "but given up." in line]
    assert line.rstrip().endswith(f"{share} %.")


def test_what_may_be_nothing_is_told_with_its_points_and_its_doubt() -> None:
    with speaking("en"):
        assert "may have been worth 16 points more" in verdict(Estimate(0.16, -0.06, 0.39))
        assert "(−6 to +39)" in verdict(Estimate(0.16, -0.06, 0.39))
        less = verdict(Estimate(-0.16, -0.39, 0.06))
        assert less.startswith("What was done may have been worth 16 points more")
        assert "(−6 to +39)" in less
        assert "cannot be told" in verdict(Estimate(0.001, -0.1, 0.1))
