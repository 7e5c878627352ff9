"""Perils: what the enemy's next phases may cost, all places together.

An enemy army has few points, so it cannot strike everywhere. Its best blow counts in full, the next
best for less, and so on: whoever covers the weakest place gains most, and nobody spreads himself
thin for fear of everything at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import BOXES, FORTS, RESOURCES
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.staff import NOWHERE, Staff
from sanssouci.games.crisis.units import Units

_NO_CHANGES: Final[Mapping[int, Units]] = MappingProxyType({})
_SHARES: Final = tuple(
    weights.NEXT_BLOW**number for number in range(32) if weights.NEXT_BLOW**number >= 0.02
)
"""Of the worst blow, the next one, and so on, as far as they count at all."""
_FAR: Final = 6
"""Who is so many steps away from losing the war does not lose it in the next phases."""


class _At(NamedTuple):
    """A blow at a place."""

    loss: float
    place: int
    falls: float
    steps: int


_Blows = dict[int, list[_At]]
"""By enemy army, what it may do and where, the worst first."""


class Perils:
    """The perils of the own side as it stands, and as it would stand."""

    def __init__(self, staff: Staff) -> None:
        self._staff = staff
        table = staff.table
        held = table.controlled(staff.side) & (FORTS | RESOURCES)
        self._places = held | table.spaces_with(staff.friends)
        self._blows: dict[int, _Blows] = {}
        self._totals: dict[int, float] = {}
        self._put_off: dict[int, float] = {}

    def total(self, changes: Mapping[int, Units] = _NO_CHANGES, beaten: int = NOWHERE) -> float:
        """``changes``: by space, who would hold it. ``beaten``: whose enemies would be gone."""
        blows = self._as_it_is(beaten)
        if not changes:
            if beaten not in self._totals:
                self._totals[beaten] = self._sum(blows)
            return self._totals[beaten]
        changed: _Blows = {army: [] for army in blows}
        for place, units in changes.items():
            for army, blow in self._at(place, units, beaten):
                changed.setdefault(army, []).append(blow)
        for army, those in changed.items():
            unchanged = 0
            for blow in blows.get(army, ()):
                if blow.place not in changes:
                    those.append(blow)
                    unchanged += 1
                    if unchanged == len(_SHARES):
                        break
            those.sort(reverse=True)
        return self._sum(changed)

    def put_off(self, space: int) -> float:
        """What taking a space is worth because the war is not lost as soon.

        Where the enemy's next captures may end the war, any capture of one's own puts that off.
        """
        steps = self._staff.steps(space)
        if steps not in self._put_off:
            now, blows = self._staff.steps_to_defeat, self._as_it_is(NOWHERE)
            self._put_off[steps] = self._doom(blows, now) - self._doom(blows, now + steps)
        return self._put_off[steps]

    def _sum(self, blows: _Blows) -> float:
        """The worst blow of each army in full, and less and less of those after it."""
        total = self._doom(blows, self._staff.steps_to_defeat)
        for those in blows.values():
            total += sum(share * blow.loss for share, blow in zip(_SHARES, those, strict=False))
        return total

    def _doom(self, blows: _Blows, steps: int) -> float:
        """What it counts that the war may be lost before one can answer.

        No single blow need do it: two armies may, one after the other, or one that acts twice.
        """
        if steps > _FAR:
            return 0.0
        lost = [1.0] + [0.0] * (max(1, steps) - 1)
        """By number of steps, the chance that so many will have been lost, short of defeat."""
        for those in blows.values():
            for share, blow in zip(_SHARES, those, strict=False):
                if falls := share * blow.falls:
                    for number in range(len(lost) - 1, -1, -1):
                        before = lost[number - blow.steps] if number >= blow.steps else 0.0
                        lost[number] += falls * (before - lost[number])
        return self._staff.fear * weights.VICTORY * (1 - sum(lost))

    def _at(self, place: int, units: Units, beaten: int) -> Iterator[tuple[int, _At]]:
        steps = self._staff.steps(place)
        for army, loss, falls in self._staff.blows(place, units, beaten):
            yield army, _At(loss, place, falls, steps)

    def _as_it_is(self, beaten: int) -> _Blows:
        if beaten not in self._blows:
            blows: _Blows = {}
            for place in bits(self._places & ~BOXES):
                for army, blow in self._at(place, self._staff.holders(place), beaten):
                    blows.setdefault(army, []).append(blow)
            for those in blows.values():
                those.sort(reverse=True)
            self._blows[beaten] = blows
        return self._blows[beaten]
