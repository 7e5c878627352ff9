"""Stages as officers of other leanings would play them, which the marshal tries as one plan."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from sanssouci.games.friedrich.movement import DONE
from sanssouci.games.friedrich.officers.judgement import FriedrichJudgement
from sanssouci.games.friedrich.officers.manner import EVENLY
from sanssouci.games.friedrich.officers.whole_stages import other_stages
from sanssouci.kernel import WEIGHTS_BY_HAND
from tools.measure_stages import stages

SCENARIOS = ("war-in-the-west", "austrian-theatre", "four-player")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_whole_stage_can_be_played_in_every_world_it_may_be(scenario: str) -> None:
    marches = 0
    for position in islice(stages(scenario, 4), 6):
        seat = position.actors[0]
        plans = FriedrichJudgement().plans(position, seat, allow_asides=True)
        whole = [plan for plan in plans if plan.actions[-1] == DONE and len(plan.actions) > 1]
        for number, plan in enumerate(whole):
            world = position.resample(seat, Random(number))
            for action in plan.actions:
                world.apply(seat, action)
            marches = max(marches, sum(action.verb == "march" for action in plan.actions))
    assert marches > 1


def test_the_others_begin_otherwise_than_the_captain_and_than_each_other() -> None:
    for position in islice(stages("austrian-theatre", 9), 6):
        seat = position.actors[0]
        first, *others = FriedrichJudgement().plans(position, seat, allow_asides=True)
        begun = [plan.actions[0] for plan in others]
        assert len(set(begun)) == len(begun)
        assert first.actions[0] not in begun


def test_who_would_begin_alike_is_not_asked_now() -> None:
    position = next(stages("war-in-the-west", 4))
    seat = position.actors[0]
    begun = other_stages(position, seat, EVENLY, DONE)
    again = other_stages(position, seat, EVENLY, begun[0].actions[0])
    assert begun[0].actions[0] not in {plan.actions[0] for plan in again}


def test_the_marshal_of_before_knows_no_whole_stages() -> None:
    by_hand = FriedrichJudgement(WEIGHTS_BY_HAND)
    for position in islice(stages("war-in-the-west", 4), 6):
        plans = by_hand.plans(position, position.actors[0], allow_asides=False)
        assert all(len(plan.actions) == 1 for plan in plans)
