"""Perils: what the enemy's next phases may cost, all places together.

An enemy army has few points, so it cannot strike everywhere. Its best blow counts in full, the next
best for less, and so on: whoever covers the weakest place gains most, and nobody spreads himself
thin for fear of everything at once.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import BOXES, FORTS, PRUSSIAN, RESOURCES
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.staff import Staff
from sanssouci.games.crisis.officers.threats import NOWHERE
from sanssouci.games.crisis.units import Units
from sanssouci.kernel import add_up
from sanssouci.kernel.caching import cached_property

_NO_CHANGES: Final[Mapping[int, Units]] = MappingProxyType({})
_MOST_BLOWS: Final = 32
_Blows = dict[int, list[tuple[float, int]]]
"""By enemy army, what it may cost and where, the worst first."""


class Perils:
    """The perils of the own side as it stands, and as it would stand."""

    def __init__(self, staff: Staff) -> None:
        self._staff = staff
        table = staff.table
        held = table.controlled(staff.side) & (FORTS | RESOURCES)
        self._places = held | table.spaces_with(staff.friends)
        self._blows: dict[int, _Blows] = {}
        self._totals: dict[int, float] = {}
        self._shares = _shares(weights.NEXT_BLOW**staff.temper.blows)

    def total(self, changes: Mapping[int, Units] = _NO_CHANGES, beaten: int = NOWHERE) -> float:
        """``changes``: by space, who would hold it. ``beaten``: whose enemies would be gone."""
        blows = self._as_it_is(beaten)
        if not changes:
            if beaten not in self._totals:
                self._totals[beaten] = add_up(
                    self._in_turn([loss for loss, _ in those]) for those in blows.values()
                )
            return self._totals[beaten]
        changed: dict[int, list[float]] = {army: [] for army in blows}
        for place, units in changes.items():
            for army, loss in self._staff.threats.losses(place, units, beaten):
                changed.setdefault(army, []).append(loss)
        total = 0.0
        for army, losses in changed.items():
            unchanged = 0
            for loss, place in blows.get(army, ()):
                if place not in changes:
                    losses.append(loss)
                    unchanged += 1
                    if unchanged == len(self._shares):
                        break
            losses.sort(reverse=True)
            total += self._in_turn(losses)
        return total

    @cached_property
    def respite(self) -> float:
        """What a resource space more is worth because the war is not lost with the next one.

        Where the enemy's next capture may end the war, any capture of one's own puts it off.
        """
        staff = self._staff
        theirs = 1 - staff.side
        held = bits(self._places & RESOURCES & ~BOXES)
        if not any(staff.would_win(place, theirs) for place in held):
            return 0.0
        further = Staff(staff.view, staff.temper)
        further.prussian += 1 if staff.side == PRUSSIAN else -1
        return max(0.0, self.total() - Perils(further).total())

    def put_off(self, space: int) -> float:
        """The same, if this is a space whose capture does so."""
        staff = self._staff
        return staff.temper.respite * self.respite if staff.table.is_resource(space) else 0.0

    def _as_it_is(self, beaten: int) -> _Blows:
        if beaten not in self._blows:
            staff = self._staff
            if beaten != NOWHERE and not any(
                beaten in staff.threats.sources(place) for place in bits(self._places & ~BOXES)
            ):
                return self._as_it_is(NOWHERE)
            blows: _Blows = {}
            for place in bits(self._places & ~BOXES):
                for army, loss in staff.threats.losses(place, staff.holders(place), beaten):
                    blows.setdefault(army, []).append((loss, place))
            for those in blows.values():
                those.sort(reverse=True)
            self._blows[beaten] = blows
        return self._blows[beaten]

    def _in_turn(self, losses: list[float]) -> float:
        """The worst blow in full, and less and less of those after it."""
        return add_up(share * loss for share, loss in zip(self._shares, losses, strict=False))


@lru_cache(maxsize=64)
def _shares(fades: float) -> tuple[float, ...]:
    """Of the worst blow, the next one, and so on, as far as they count at all."""
    return tuple(fades**number for number in range(_MOST_BLOWS) if fades**number >= 0.02)
