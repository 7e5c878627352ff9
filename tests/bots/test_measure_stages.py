"""Measuring bots by single stages."""

from __future__ import annotations

from itertools import islice

from sanssouci.games.friedrich.movement import Movement
from sanssouci.games.friedrich.officers import prospects
from tools.measure_stages import compared, play_stage, stages


def test_stages_begin_with_the_marches_of_a_war_that_is_not_decided() -> None:
    for position in islice(stages("war-in-the-west", 5), 4):
        assert isinstance(position.phase, Movement)
        assert not position.phase.moved
        assert 0.05 < prospects.worth(position, position.actors[0]) < 0.95


def test_a_bot_plays_the_whole_phase_and_no_more() -> None:
    for position in islice(stages("war-in-the-west", 6), 3):
        turn = position.turn
        play_stage(position, "captain", seed=1)
        assert not isinstance(position.phase, Movement) or not position.phase.moved
        assert position.turn - turn in (0, 1)


def test_the_same_bot_makes_the_same_of_a_stage() -> None:
    position = next(stages("war-in-the-west", 7))
    before = position.hash()
    first, second, other = compared(position, ["captain", "captain", "random"], 2, 1)
    assert first == second
    assert first != other
    assert position.hash() == before, "the position is left as it was"
