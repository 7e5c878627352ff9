"""Ways across the map, which stay the same as long as no enemy moves and no flag changes.

Officers look at the map anew for every order and every step of a march. Most of the time only their
own armies have moved since, and those are in nobody's way.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from sanssouci.games.sieben_jahre.areas import may_enter, rides
from sanssouci.games.sieben_jahre.atlas import AREAS, NEIGHBOURS, STATE_OF, is_sea
from sanssouci.games.sieben_jahre.officers import weights
from sanssouci.games.sieben_jahre.position import Position

FAR: Final = 99.0
_Far = dict[int, float]
"""By place, how long a way is."""


class Ways:
    """What a coalition has found out about ways. It is asked with positions that are alike in all
    that matters to them."""

    def __init__(self, coalition: int, uneasy: frozenset[int]) -> None:
        """``uneasy`` are the provinces where a march may be stopped."""
        self._coalition = coalition
        self._uneasy = uneasy
        self._open: dict[Hashable, dict[int, bool]] = {}
        self._from: dict[Hashable, _Far] = {}
        self._to: dict[Hashable, _Far] = {}
        self._stops: dict[int, bool] = {}

    def leading_from(self, position: Position, commander: int, start: int) -> _Far:
        """How long the way of a contingent is; a place next to enemies counts more."""
        who = _company(position, commander)
        found = self._from.get((who, start))
        if found is None:
            found = self._from[who, start] = self._search_from(position, commander, who, start)
        return found

    def leading_to(self, position: Position, commander: int, goal: int) -> _Far:
        """By place, how long the way from there to a goal is."""
        who = _company(position, commander)
        found = self._to.get((who, goal))
        if found is None:
            found = self._to[who, goal] = self._search_to(position, commander, who, goal)
        return found

    def _search_from(self, position: Position, commander: int, who: Hashable, start: int) -> _Far:
        known, uneasy = self._open.setdefault(who, {}), self._uneasy
        far = {start: 0.0}
        queue = [(0.0, start)]
        while queue:
            so_far, here = heappop(queue)
            if so_far > far[here] or (here != start and self._is_stop(position, here)):
                continue
            easy, rough = so_far + 1, so_far + 1 + weights.UNEASY
            for place in NEIGHBOURS[here]:
                step = rough if place in uneasy else easy
                if step < far.get(place, FAR) and _may_enter(position, known, commander, place):
                    if not is_sea(place) and position.enemies_at(place, self._coalition):
                        step += weights.UNEASY
                    far[place] = step
                    heappush(queue, (step, place))
        return far

    def _search_to(self, position: Position, commander: int, who: Hashable, goal: int) -> _Far:
        known = self._open.setdefault(who, {})
        far = {goal: 0.0}
        queue = [(0.0, goal)]
        while queue:
            so_far, here = heappop(queue)
            if so_far > far[here] or (here != goal and self._is_stop(position, here)):
                continue
            cost = 1 + weights.UNEASY * (here in self._uneasy)
            for place in NEIGHBOURS[here]:
                shorter = so_far + cost < far.get(place, FAR)
                if shorter and _may_enter(position, known, commander, place):
                    far[place] = so_far + cost
                    heappush(queue, (so_far + cost, place))
        return far

    def _is_stop(self, position: Position, place: int) -> bool:
        """True if a move ends in a place: an enemy or his garrison is there (S10.3)."""
        found = self._stops.get(place)
        if found is None:
            found = bool(position.enemies_at(place, self._coalition))
            if not found and not is_sea(place):
                found = position.defended(place, self._coalition)
            self._stops[place] = found
        return found


def _company(position: Position, commander: int) -> Hashable:
    """The same for all who know the same areas, serve the same State, have horses or none and may
    go where they like: the same places are open to them."""
    at_large = position.at[commander] < 0
    company = (commander,) if at_large else position.grand_army(commander)
    return tuple(
        (AREAS[c], STATE_OF[c], rides(position, c), position.bound >> c & 1) for c in company
    )


def _may_enter(position: Position, known: dict[int, bool], commander: int, place: int) -> bool:
    found = known.get(place)
    if found is None:
        found = known[place] = may_enter(position, commander, place)
    return found


def ways_of(position: Position, coalition: int, uneasy: frozenset[int]) -> Ways:
    """What is known of the ways of a coalition in a position."""
    enemies = frozenset(
        place for place in position.standing if position.enemies_at(place, coalition)
    )
    manned = sum(1 << region for region, units in enumerate(position.garrison) if units)
    dates = (position.year, position.fraction)
    return _ways_of(
        position.setting, coalition, uneasy, enemies, manned, tuple(position.flag), dates
    )


@lru_cache(maxsize=8)
def _ways_of(
    setting: Hashable, coalition: int, uneasy: frozenset[int], *lie_of_the_land: Hashable
) -> Ways:
    return Ways(coalition, uneasy)
