"""The outlook: who is likely to hold what in the seasons ahead, by the forces all around.

Every stack weighs on every place that counts, less with each space between. A place is likely to
stay with the side whose weight there is greater, walls and guards counted in; the sum of what all
places are worth, each to its likely holder, is the outlook. It rises when an army gathers where
it is wanted, faces the enemy's main force, guards what lies open or takes what is weakly held, so
that marches can be compared by it, and nobody goes round in circles.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import sqrt
from typing import Final, NamedTuple

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import (
    ARMY_COUNT,
    ARMY_MASK,
    BIT,
    BOXES,
    CAPACITY,
    CUPS,
    FORTS,
    LAND,
    PRUSSIAN,
    RESOURCES,
    SEA,
    SPACE_COUNT,
)
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.odds import power
from sanssouci.games.crisis.officers.tempers import EVEN, Temper
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.strength import field_bonuses
from sanssouci.games.crisis.units import NATION_OF, Units
from sanssouci.kernel import add_up
from sanssouci.kernel.caching import cached_property

UNREACHED: Final = 99


def _distances() -> tuple[tuple[int, ...], ...]:
    """By two spaces, the steps between; no way leads through a box (C1.6).

    A voyage takes a point for every unit (C6.2), so it is as long as several marches.
    """
    rows = []
    for start in range(SPACE_COUNT):
        row = [UNREACHED] * SPACE_COUNT
        row[start] = 0
        waiting = [(0, start)]
        while waiting:
            steps, space = heappop(waiting)
            if steps > row[space] or (BOXES & BIT[space] and space != start):
                continue
            ways = [(there, 1) for there in LAND[space]]
            for there, more in (*ways, *((there, weights.VOYAGE) for there in SEA[space])):
                if steps + more < row[there]:
                    row[there] = steps + more
                    heappush(waiting, (steps + more, there))
        rows.append(tuple(row))
    return tuple(rows)


DISTANCE: Final = _distances()
ISLANDS: Final = sum(BIT[box] for box in bits(BOXES) if not LAND[box])
"""Boxes from which every unit has to be shipped."""
PLACES_THAT_COUNT: Final = tuple(bits((FORTS | RESOURCES) & ~BOXES))


@lru_cache(maxsize=64)
def _reach(fades: float) -> tuple[tuple[float, ...], ...]:
    """By space and place, how much of a stack's weight is felt there."""
    return tuple(
        tuple(
            fades ** DISTANCE[space][place] if DISTANCE[space][place] < UNREACHED else 0
            for place in PLACES_THAT_COUNT
        )
        for space in range(SPACE_COUNT)
    )


_NUMBER: Final = {place: number for number, place in enumerate(PLACES_THAT_COUNT)}
_WANTED: Final = tuple(
    max(CAPACITY[place], weights.GUARDS_OF_A_CITY) if RESOURCES & BIT[place] else 1
    for place in PLACES_THAT_COUNT
)
"""By place, the guards it should have: as many as find room behind its walls."""
_MANY: Final = 8
"""Units beyond this add nothing to how long a stack lasts: a column marches with no more, and an
army that could not be parted without loss would stand idle."""
_LOST: Final = (weights.UNGUARDED, weights.HALF_GUARDED)
_LASTS: Final = tuple(sqrt(number) / 3 for number in range(_MANY + 1))
"""By its full units, how long a stack lasts: one that is four times as large, twice as long."""


class Change(NamedTuple):
    """A stack becomes another one: what its side's weight from this space was, and will be."""

    space: int
    side: int
    before: float
    after: float


class _Post(NamedTuple):
    """How a place is held."""

    prussian: bool
    walls: float
    kept: float
    """The share of its holder's hopes that raiders leave him."""
    worth: float
    """To Prussia, if it holds the place; less than nothing if Austria does."""


class Outlook:
    """The outlook of a position. Worths are Prussia's gain and Austria's loss."""

    def __init__(
        self, position: Position, worths: Mapping[int, float], temper: Temper = EVEN
    ) -> None:
        self.position = position
        self._reach = _reach(weights.WEIGHT_FADES**temper.fades)
        self._holds = temper.holder * weights.HOLDER
        self._lost = tuple(temper.guards * lost for lost in _LOST)
        self._strengths: dict[Units, float] = {}
        self.vigour = [_vigour(position, army) for army in range(ARMY_COUNT)]
        """By army, the share of its strength that counts: all, if it may act soon."""
        self._worth = [worths[place] for place in PLACES_THAT_COUNT]
        self._holder = [position.holder(place) for place in PLACES_THAT_COUNT]
        self._guards = [
            _count(position, place, self._holder[number])
            for number, place in enumerate(PLACES_THAT_COUNT)
        ]
        self._weight: tuple[list[float], list[float]] = (
            [weights.SOME_WEIGHT] * len(PLACES_THAT_COUNT),
            [weights.SOME_WEIGHT] * len(PLACES_THAT_COUNT),
        )
        """By side and place, the weight of its stacks there."""
        self._nearest: tuple[list[int], list[int]] = (
            [UNREACHED] * len(PLACES_THAT_COUNT), [UNREACHED] * len(PLACES_THAT_COUNT),
        )  # fmt: skip
        """By side and place, how far off its next stack is that may act soon."""
        for army in range(ARMY_COUNT):
            side = position.army_side(army)
            for space in bits(position.spaces_open_with(ARMY_MASK[army])):
                units = position.force(space, ARMY_MASK[army])
                self._add(space, side, self.vigour[army] * self.strength(units))
                if self.vigour[army] == 1:
                    self._come_near(space, side)
        self._walls = [
            0.0 if position.scorched & BIT[place] else weights.WALLS[CAPACITY[place]]
            for place in PLACES_THAT_COUNT
        ]
        self._raids = [self._raid(number) for number in range(len(PLACES_THAT_COUNT))]
        """By place, how much is left of its holder's hopes with no guard, one, two."""
        self._posts = [
            self._post(number, self._holder[number], self._guards[number])
            for number in range(len(PLACES_THAT_COUNT))
        ]
        """By place, how it is held."""
        self.parts = self._parts(self._posts, *self._weight)
        """By place, what it contributes."""

    def _raid(self, number: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The same for either holder."""
        both = []
        for holder in (0, 1):
            raiders = self._nearest[1 - holder][number]
            near = weights.RAID_FADES ** max(0, raiders - weights.RAID_FROM)
            kept = (*(max(0.0, 1 - lost * near) for lost in self._lost), 1.0)
            both.append(kept[2 - _WANTED[number] :] if _WANTED[number] < 2 else kept)
        return both[0], both[1]

    def _add(self, space: int, side: int, strength: float) -> None:
        row = self._weight[side]
        for number, reach in enumerate(self._reach[space]):
            row[number] += strength * reach

    def _come_near(self, space: int, side: int) -> None:
        row, distances = self._nearest[side], DISTANCE[space]
        for number, place in enumerate(PLACES_THAT_COUNT):
            row[number] = min(row[number], distances[place])

    def strength(self, units: Units) -> float:
        """What a stack is worth in the field: it hits the harder and lasts the longer."""
        if units not in self._strengths:
            dice = tuple(field_bonuses(self.position, units))
            self._strengths[units] = power(dice) * _LASTS[min(len(dice), _MANY)]
        return self._strengths[units]

    def _post(self, number: int, holder: int, guards: int) -> _Post:
        """How a place is held by somebody with so many guards."""
        kept = self._raids[number][holder]
        return _Post(
            holder == PRUSSIAN,
            self._walls[number] * min(guards, 2),
            kept[min(guards, len(kept) - 1)],
            self._worth[number] if holder == PRUSSIAN else -self._worth[number],
        )

    # -- comparing -------------------------------------------------------------------------------

    @cached_property
    def total(self) -> float:
        return add_up(self.parts)

    def gain(
        self,
        side: int,
        changes: Iterable[Change],
        guards: Mapping[int, int],
        taken: int = -1,
    ) -> float:
        """What a side gains if stacks change.

        ``guards``: by place, how many there will be. ``taken``: a place that would change hands.
        """
        shifts: list[list[float] | None] = [None, None]
        for change in changes:
            more = change.after - change.before
            if more:
                row, old = self._reach[change.space], shifts[change.side]
                shifts[change.side] = (
                    [more * reach for reach in row]
                    if old is None
                    else [a + more * reach for a, reach in zip(old, row, strict=True)]
                )
        first, second = (
            self._weight[each]
            if shift is None
            else [a + b for a, b in zip(self._weight[each], shift, strict=True)]
            for each, shift in enumerate(shifts)
        )
        posts = self._posts.copy()
        if taken in _NUMBER and taken not in guards:
            number = _NUMBER[taken]
            posts[number] = self._post(number, side, self._guards[number])
        for place, count in guards.items():
            if place in _NUMBER:
                number = _NUMBER[place]
                holder = side if place == taken else self._holder[number]
                posts[number] = self._post(number, holder, count)
        after = add_up(self._parts(posts, first, second))
        return after - self.total if side == PRUSSIAN else self.total - after

    def _parts(
        self, posts: Sequence[_Post], prussian: Sequence[float], austrian: Sequence[float]
    ) -> list[float]:
        """What each place contributes: its worth to its holder by how likely he keeps it.

        ``prussian``, ``austrian``: by place, the weight of that side's stacks.
        """
        holds = self._holds
        found = []
        for (is_prussian, walls, kept, worth), own, enemy in zip(
            posts, prussian, austrian, strict=True
        ):
            if not is_prussian:
                own, enemy = enemy, own
            own = own + holds + walls
            found.append(worth * (own * own / (own * own + enemy * enemy) * kept - 0.5))
        return found

    def guards(self, place: int) -> int:
        """The units with which a place that counts is held now."""
        return self._guards[_NUMBER[place]] if place in _NUMBER else 0


def _vigour(position: Position, army: int) -> float:
    """How much of an army counts: it acts in this turn or the next, or later, or much later."""
    if position.cup[army]:
        return 1.0
    ahead = CUPS[position.turn : position.turn + weights.FORESIGHT]
    for wait, cup in enumerate(ahead):
        if cup[army]:
            return 1.0 if wait < 2 else weights.LATER
    return weights.MUCH_LATER


def _count(position: Position, place: int, side: int) -> int:
    friends = position.friends(side)
    return sum(friends >> NATION_OF[unit] & 1 for unit in position.at[place])
