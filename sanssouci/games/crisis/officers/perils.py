"""Perils: what the enemy's next phases may cost, all places together.

An enemy army has few points, so it cannot strike everywhere. Its best blow counts in full, the next
best for less, and so on: whoever covers the weakest place gains most, and nobody spreads himself
thin for fear of everything at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import BOXES, FORTS, RESOURCES
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.staff import NOWHERE, Staff
from sanssouci.games.crisis.units import Units

_NO_CHANGES: Final[Mapping[int, Units]] = MappingProxyType({})
_Blows = tuple[tuple[int, float], ...]
"""By enemy army, what it may cost at a place."""


class Perils:
    """The perils of the own side as it stands, and as it would stand."""

    def __init__(self, staff: Staff) -> None:
        self._staff = staff
        table = staff.table
        held = table.controlled(staff.side) & (FORTS | RESOURCES)
        self._places = held | table.spaces_with(staff.friends)
        self._blows: dict[int, dict[int, _Blows]] = {}

    def total(self, changes: Mapping[int, Units] = _NO_CHANGES, beaten: int = NOWHERE) -> float:
        """``changes``: by space, who would hold it. ``beaten``: whose enemies would be gone."""
        blows = self._as_it_is(beaten)
        if changes:
            staff = self._staff
            blows = blows | {
                place: staff.losses(place, units, beaten) for place, units in changes.items()
            }
        by_army: dict[int, list[float]] = {}
        for at_place in blows.values():
            for army, loss in at_place:
                by_army.setdefault(army, []).append(loss)
        return sum(map(_in_turn, by_army.values()))

    def _as_it_is(self, beaten: int) -> dict[int, _Blows]:
        if beaten not in self._blows:
            staff = self._staff
            self._blows[beaten] = {
                place: staff.losses(place, staff.holders(place), beaten)
                for place in bits(self._places & ~BOXES)
            }
        return self._blows[beaten]


def _in_turn(losses: list[float]) -> float:
    """The worst blow in full, and less and less of those after it."""
    share, total = 1.0, 0.0
    for loss in sorted(losses, reverse=True):
        total += share * loss
        share *= weights.NEXT_BLOW
        if share < 0.02:
            break
    return total
