"""What a search is told about The Great Crisis, and that it uses it."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.bots import Captain, Marshal, advise
from sanssouci.games.crisis.game import CRISIS
from sanssouci.games.crisis.officers.aide import Aide
from sanssouci.games.crisis.officers.judgement import CrisisJudgement
from sanssouci.games.crisis.position import Position
from sanssouci.kernel import CHANCE

JUDGEMENT = CrisisJudgement()


def played_until(phase: str, seed: int = 5) -> Position:
    """Aides play until a decision of this kind comes up that leaves a choice."""
    position = CRISIS.new()
    assert isinstance(position, Position)
    rng = Random(seed)
    aide = Aide(rng)
    while True:
        seat = position.actors[0]
        if seat == CHANCE:
            position.apply(seat, position.sample_chance(rng))
        elif position.phase.name == phase and len(position.legal(seat)) > 1:
            return position
        else:
            position.apply(seat, aide(position, seat))


@pytest.mark.parametrize("phase", ["operations", "field_battle", "mobilization"])
def test_the_captains_choice_is_the_first_plan(phase: str) -> None:
    position = played_until(phase)
    seat = position.actors[0]
    plans = JUDGEMENT.plans(position, seat, allow_asides=False)
    assert len(plans) > 1
    captain = Captain(weights="learnt")
    assert plans[0].actions[0] == advise(captain, position, seat, Random(1)).action
    assert {plan.actions[0] for plan in plans} <= set(position.legal(seat))
    assert len({plan.actions for plan in plans}) == len(plans)


@pytest.mark.parametrize("phase", ["operations", "field_battle"])
def test_plans_do_not_depend_on_what_is_hidden(phase: str) -> None:
    position = played_until(phase)
    seat = position.actors[0]
    plans = JUDGEMENT.plans(position, seat, allow_asides=False)
    for seed in range(3):
        world = position.resample(seat, Random(seed))
        assert JUDGEMENT.plans(world, seat, allow_asides=False) == plans


def test_an_aide_plays_the_turn_to_its_end_with_legal_orders() -> None:
    position = played_until("operations")
    horizon = JUDGEMENT.horizon(position)
    rng = Random(2)
    aide = JUDGEMENT.policy(rng)
    while JUDGEMENT.moment(position) < horizon and position.actors:
        seat = position.actors[0]
        if seat == CHANCE:
            position.apply(seat, position.sample_chance(rng))
        else:
            action = aide(position, seat)
            assert action in position.legal(seat)
            position.apply(seat, action)
    assert 0 <= JUDGEMENT.worth(position, "prussia") <= 1


def test_a_marshal_searches_only_if_told_how_often() -> None:
    position = played_until("operations")
    seat = position.actors[0]
    silent, told = Marshal(), Marshal(playouts=4)
    captain = Captain(weights="learnt")
    assert advise(silent, position, seat, Random(1)) == advise(captain, position, seat, Random(1))
    advise(told, position, seat, Random(1))
    assert silent.playouts == 0
    assert told.playouts > 0
