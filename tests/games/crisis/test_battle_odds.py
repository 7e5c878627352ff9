"""The odds of a battle are those of the dice: the same battle fought often ends as they say."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from sanssouci.bots import Captain
from sanssouci.games.crisis.atlas import AUSTRIAN
from sanssouci.games.crisis.field_battle import FieldBattle
from sanssouci.games.crisis.game import CRISIS
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.units import DEPLETED
from sanssouci.kernel import CHANCE, Situation
from tests.games.crisis.staging import stage

FIGHTS = 400


def battle(units: str, foes: str) -> Position:
    """Prussia is about to choose cards for an attack; nobody has any."""
    position = stage(
        "prussia", only=True, points=3,
        at={"pirna": units, "leitmeritz": foes}, control={"pirna": "prussia", "dresden": "prussia"},
    )  # fmt: skip
    position.apply("prussia", "march pirna leitmeritz")
    position.apply("prussia", "done")
    return position


def ends(position: Position, rng: Random) -> float:
    """1 if Prussia wins: both fight on until one has no full unit left."""
    world = position.clone()
    while isinstance(fight := world.stack[-1], FieldBattle) or world.actors:
        if isinstance(fight, FieldBattle):
            full = [any(not u & DEPLETED for u in fight.units(world, s)) for s in (0, 1)]
            if not all(full):
                return float(full[0])
            world.apply(world.actors[0], "attack")
        elif world.actors == (CHANCE,):
            world.apply(CHANCE, world.sample_chance(rng))
        else:
            seat = world.actors[0]
            world.apply(seat, Captain().choose(Situation.of(world, seat, rng)).action)
    raise AssertionError("the battle is over, and nobody has won")


@pytest.mark.parametrize(
    ("units", "foes"),
    [("5 prussia, frederick", "6 austria, daun"), ("3 prussia", "3 austria, 1 austria.depleted")],
)
def test_they_are_exact(units: str, foes: str) -> None:
    position = battle(units, foes)
    told = CRISIS.odds(Situation.of(position, "prussia", Random(1)))
    assert told is not None
    win = cast("float", told["overall"]["win"])
    other = CRISIS.odds(Situation.of(position, "austria", Random(1)))
    assert other is not None
    assert other["overall"]["win"] == pytest.approx(1 - win)
    rng = Random(2)
    share = sum(ends(position, rng) for _ in range(FIGHTS)) / FIGHTS
    spread = (win * (1 - win) / FIGHTS) ** 0.5
    assert abs(share - win) < 4 * spread + 0.01, (share, win)


def test_nobody_is_told_odds_outside_of_a_battle() -> None:
    assert CRISIS.odds(Situation.of(stage("prussia", points=3), "prussia", Random(1))) is None


def test_nothing_is_certain_while_the_enemy_has_cards() -> None:
    position = battle("6 prussia, frederick", "1 austria.depleted")
    told = CRISIS.odds(Situation.of(position, "prussia", Random(1)))
    assert told is not None
    assert told["overall"]["bounds"]["win"] == (1.0, 1.0), "he has neither dice nor cards"
    position.hands[AUSTRIAN].append(position.decks[AUSTRIAN].pop())
    told = CRISIS.odds(Situation.of(position, "prussia", Random(1)))
    assert told is not None
    low, high = told["overall"]["bounds"]["win"]
    assert low < high
    low, high = told["overall"]["bounds"]["lose"]
    assert low < high
