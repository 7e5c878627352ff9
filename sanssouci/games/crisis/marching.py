"""C6 Marching: who can go where, and what happens when they do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from sanssouci.board import bits
from sanssouci.games.crisis import control
from sanssouci.games.crisis.atlas import (
    ARMY_MASK,
    BIT,
    BOXES,
    LAND_MASK,
    SPACE,
)
from sanssouci.games.crisis.pack import ARMIES
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.retreat import may_enter
from sanssouci.games.crisis.units import (
    ARRIVED,
    INSIDE,
    ISOLATED,
    NATION_OF,
    RECOVERED,
    Units,
    names_of,
)


@dataclass(frozen=True, slots=True)
class Ground:
    """The map as the active army finds it at this moment."""

    position: Position
    army: int
    quiet: int
    """Spaces the own alliance controls with no enemy at all in them (C6.3)."""
    halting: int
    """Spaces with enemies in the open (C6.5)."""

    @classmethod
    def of(cls, position: Position, army: int) -> Ground:
        side = position.army_side(army)
        enemies = position.friends(1 - side)
        quiet = position.controlled(side) & ~position.spaces_with(enemies)
        return cls(position, army, quiet, position.spaces_open_with(enemies))

    def movable(self, space: int) -> Units:
        """The units of the army that may march from a space at all."""
        if BIT[space] & self.position.boxes_entered:
            return ()
        return able_to_march(self.position.at[space], self.army, bool(self.halting & BIT[space]))

    def doubles(self, space: int) -> int:
        """Where a double step leads and a single one does not (C6.3); through no box (C1.6)."""
        if not self.quiet & BIT[space]:
            return 0
        reached = 0
        for middle in bits(LAND_MASK[space] & self.quiet & ~BOXES):
            reached |= LAND_MASK[middle]
        return reached & self.quiet & ~LAND_MASK[space] & ~BIT[space]

    def between(self, space: int, end: int) -> int:
        """A space through which a double step can lead."""
        return next(bits(LAND_MASK[space] & LAND_MASK[end] & self.quiet & ~BOXES))

    def ends(self, space: int) -> int:
        """Where a march by land may lead."""
        return (LAND_MASK[space] | self.doubles(space)) & ~self.position.boxes_left

    def party(self, space: int, end: int) -> Units:
        """The units that could take part in a march by land."""
        return may_join(self.movable(space), space, end)

    def besieged_units(self, space: int) -> Units:
        """The units of the army that might make a sortie (C6.6)."""
        units = self.position.at[space]
        if not any(unit & INSIDE for unit in units) or not self.position.besieged(space):
            return ()
        inside = self.position.force(space, ARMY_MASK[self.army], inside=True)
        return tuple(unit for unit in inside if not unit & RECOVERED)


@lru_cache(maxsize=1 << 15)
def able_to_march(units: Units, army: int, halted: bool) -> Units:
    """Those of an army that are neither besieged, nor fresh from recovery, nor held up."""
    barred = INSIDE | RECOVERED | (ARRIVED if halted else 0)
    own = ARMY_MASK[army]
    return tuple(unit for unit in units if own >> NATION_OF[unit] & 1 and not unit & barred)


def may_join(units: Units, start: int, end: int) -> Units:
    """Those who may march by land: no strangers into a box, nobody isolated two spaces."""
    if BOXES & BIT[end]:
        units = may_sail(units, end)
    if not LAND_MASK[start] & BIT[end]:
        units = tuple(unit for unit in units if not unit & ISOLATED)
    return units


def may_sail(units: Units, end: int) -> Units:
    """Those who may enter a space, one at a time by sea (C6.2)."""
    return tuple(unit for unit in units if may_enter(unit, end))


def march_units(position: Position, army: int, start: int, end: int, units: Units) -> None:
    """Carry out a march or a voyage."""
    position.remove(start, units)
    position.add(end, [unit | ARRIVED for unit in units])
    position.boxes_left |= BOXES & BIT[start]
    position.boxes_entered |= BOXES & BIT[end]
    position.tell(
        "log.marches", "C6.1",
        army=ARMIES[army], units=len(units), start=SPACE[start], end=SPACE[end],
        names=names_of(units),
    )  # fmt: skip
    control.settle(position, start)
    control.settle(position, end)
