"""The marches, voyages and sorties of a stack as a list, made once for each situation.

A stack meets the same situation again and again, so lists are kept by all they depend on.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import BIT, BOXES, SEA, SPACE
from sanssouci.games.crisis.marching import Ground, able_to_march, may_join, may_sail
from sanssouci.games.crisis.selection import PLACES, places
from sanssouci.games.crisis.units import ISOLATED, NAME, Units, groups
from sanssouci.kernel import Action


def moves(ground: Ground, space: int) -> tuple[Action, ...]:
    """All that the active army's units in a space may do."""
    position = ground.position
    found: tuple[Action, ...] = ()
    if not BIT[space] & position.boxes_entered:
        found = _moves(
            space,
            able_to_march(position.at[space], ground.army, bool(ground.halting & BIT[space])),
            ground.ends(space),
            position.boxes_left,
        )
    inside = ground.besieged_units(space)
    return found + _sorties(space, inside) if inside else found


@lru_cache(maxsize=1 << 15)
def _moves(space: int, movable: Units, ends: int, boxes_left: int) -> tuple[Action, ...]:
    actions: list[Action] = []
    here = SPACE[space]
    if movable:
        if ends & BOXES or any(unit & ISOLATED for unit in movable):
            for end in bits(ends):
                actions += _marches(space, BIT[end], *_size(may_join(movable, space, end)))
        else:
            actions += _marches(space, ends, *_size(movable))
        for end in SEA[space]:
            if not BIT[end] & boxes_left:
                actions += [
                    Action(f"sail {here} {SPACE[end]} {NAME[unit]}")
                    for unit, _ in groups(may_sail(movable, end))
                ]
    return tuple(actions)


def _size(party: Units) -> tuple[bool, bool]:
    """Whether a party can go as it is, and whether it could be smaller."""
    return bool(party) and places(party) <= PLACES, len(party) > 1


@lru_cache(maxsize=1 << 14)
def _marches(space: int, ends: int, all_go: bool, some_go: bool) -> tuple[Action, ...]:
    verbs = ["march"] * all_go + ["pick"] * some_go
    return tuple(
        Action(f"{verb} {SPACE[space]} {SPACE[end]}") for end in bits(ends) for verb in verbs
    )


def _sorties(space: int, inside: Units) -> tuple[Action, ...]:
    return tuple(
        Action.of("sortie", SPACE[space], *(NAME[unit] for unit in units))
        for number in range(len(inside), 0, -1)
        for units in sorted(set(combinations(inside, number)))
    )
