"""What an army's action would do, found by doing it on a copy; everything it tells is open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import BIT, BOXES, INDEX, LAND_MASK, SPACE, TOUCHING
from sanssouci.games.crisis.battles import battle_spaces
from sanssouci.games.crisis.communication import network
from sanssouci.games.crisis.marching import Ground, march_units
from sanssouci.games.crisis.pack import ARMIES
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.selection import PLACES, places, who_may_go
from sanssouci.games.crisis.units import (
    BY_NAME,
    ISOLATED,
    Units,
    leaders_first,
)
from sanssouci.kernel import Action, Prospect

if TYPE_CHECKING:
    from sanssouci.games.crisis.operations import Operations

_MARCHES: Final = ("march", "pick", "sail")


def of_operation(position: Position, phase: Operations, action: Action) -> Iterator[Prospect]:
    """The consequences of spending a point; a march of some is foreseen as one of all."""
    if not action.words:
        if action.verb == "done" and phase.points:
            yield Prospect.of(
                "foresee.left_unspent", "C5.1", ARMIES[phase.army], count=phase.points
            )
        return
    space = INDEX[action.words[0]]
    if action.verb in _MARCHES:
        end = INDEX[action.words[1]]
        ground = Ground.of(position, phase.army)
        if action.verb == "sail":
            party: Units = (BY_NAME[action.words[2]],)
        else:
            party = ground.party(space, end)
            yield from who_may_go(leaders_first(party), lambda unit: places((unit,)), PLACES)
            yield from _way(ground, space, end)
        yield from _of_march(position, phase, space, end, party)
    elif action.verb == "sortie":
        yield _battle(position, phase, "C6.6", space)
    elif action.verb == "assault":
        yield _battle(position, phase, "C7.2", space)


def _way(ground: Ground, start: int, end: int) -> Iterator[Prospect]:
    """The space between, if it takes a double step."""
    if not LAND_MASK[start] & BIT[end]:
        yield _about("by_way_of", "C6.3", ground.between(start, end))


def _of_march(
    position: Position, phase: Operations, start: int, end: int, party: Units
) -> Iterator[Prospect]:
    """What changes at both ends, and how far one could go on."""
    after = position.clone()
    march_units(after, phase.army, start, end, party)
    side = position.army_side(phase.army)
    for space in (end, start):
        if after.holder(space) != position.holder(space):
            if after.holder(space) != side:
                yield _about("loses", "C3.1", space)
            else:
                yield _about("takes", "C3.1", space)
            if after.earned & ~position.earned & BIT[space]:
                yield _about("earns", "C11.3", space)
    if position.besieged(start) and not after.besieged(start):
        yield _about("frees", "C6.7", start)
    if end in battle_spaces(after, phase.army):
        yield _battle(after, phase, "C7.1", end)
    # After a battle that is won the space would be theirs, so it is enough that it touches.
    if not network(after, side) & (BIT[end] | TOUCHING[end]):
        yield _about("cut", "C4.1", end)
    isolated = all(unit & ISOLATED for unit in party)
    for cost, spaces in _onward(Ground.of(after, phase.army), end, phase.points, isolated):
        names = [SPACE[space] for space in bits(spaces)]
        yield Prospect.of("foresee.onward", "C6.4", *names, count=len(names), points=cost)


def _battle(position: Position, phase: Operations, rule: str, space: int) -> Prospect:
    """Against those in the open, or against a fort (C7.4)."""
    enemies = position.friends(1 - position.army_side(phase.army))
    in_open = position.force(space, enemies)
    return Prospect.of(
        "foresee.attacks" if in_open else "foresee.storms", rule, SPACE[space],
        space=SPACE[space], units=len(in_open or position.force(space, enemies, inside=True)),
    )  # fmt: skip


def _onward(ground: Ground, end: int, points: int, isolated: bool) -> Iterator[tuple[int, int]]:
    """What marches after the first could reach, by the points they take together."""
    reached = edge = BIT[end]
    for cost in range(2, points + 1):
        found = 0
        for space in bits(edge & ~ground.halting & ~BOXES):
            found |= LAND_MASK[space] if isolated else ground.ends(space)
        edge = found & ~reached & ~BOXES
        if not edge:
            return
        reached |= edge
        yield cost, edge


def _about(key: str, rule: str, space: int) -> Prospect:
    return Prospect.of(f"foresee.{key}", rule, SPACE[space], space=SPACE[space])
