"""Stages as officers of other leanings would play them: plans for several stacks at once.

The search tries other marches of the general whose turn it is. What takes two of them to change
their minds, or a purchase and the marches that go with it, it would never see that way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from sanssouci.games.friedrich.movement import DONE
from sanssouci.games.friedrich.officers.aide import Aide
from sanssouci.games.friedrich.officers.manner import EVENLY, Manner
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action, Plan
from sanssouci.steps.officers.war_tempers import Temper

_LEANINGS: Final = (
    Temper("daring", fear=0.5, ambition=1.3),
    Temper("careful", fear=1.6, guard=1.3),
    Temper("hasty", ambition=1.6, guard=0.5),
    Temper("levying", levies=1.6),
    Temper("fearless", fear=0.0),
)
_SEEKS: Final = 0.5
"""Per troop an enemy would lose: goes after armies, not only after towns."""
_RELIEVES: Final = 0.4
"""Share of a threatened objective's worth for being on the way to cover it."""


def other_stages(position: Position, seat: str, manner: Manner, first: Action) -> list[Plan]:
    """The rest of the stage as others would play it, by whatever they would do before all else.

    Who would begin with ``first`` as well is asked again when that is done.
    """
    found = {first: Plan((first,))}
    for other in _others(manner):
        actions = _stage(position.clone(), seat, other)
        begin = next(actions)
        if begin not in found:
            found[begin] = Plan((begin, *actions))
    return list(found.values())[1:]


def _others(manner: Manner) -> Iterator[Manner]:
    """The captain by hand, and this manner leaning to one thing or another."""
    weights = manner.weights
    yield EVENLY
    for temper in _LEANINGS:
        yield Manner(temper, weights)
    yield Manner(manner.temper, replace(weights, seek=_SEEKS, press=2 * weights.press))
    guarding = replace(
        weights,
        cover=2 * weights.cover,
        keep=3 * weights.keep,
        relief=weights.relief + _RELIEVES,
    )
    yield Manner(manner.temper, guarding)


def _stage(world: Position, seat: str, manner: Manner) -> Iterator[Action]:
    """What an aide does until the marches of the stage are over."""
    aide = Aide(Random(0), lambda seat: manner)
    action: Action | None = None
    while action != DONE and world.actors == (seat,):
        action = aide(world, seat)
        yield action
        world.apply(seat, action)
