"""What an officer sees on the map: ways, distances, who threatens what.

Everything is asked of the position: where a contingent may go, whose a region is, who stands where.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from sanssouci.games.sieben_jahre import scenario_mode
from sanssouci.games.sieben_jahre.areas import may_enter
from sanssouci.games.sieben_jahre.atlas import (
    AREAS,
    CAPITAL,
    CHIEF_TOWNS,
    GARRISON,
    IS_ADMIRAL,
    NEIGHBOURS,
    REGION_OF,
    STATE_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.officers import weights
from sanssouci.games.sieben_jahre.officers.tempers import EVEN, Temper
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.scenario_mode import HOLD, TAKE
from sanssouci.games.sieben_jahre.states import COALITION_BOARDS
from sanssouci.games.sieben_jahre.units import combat_strength
from sanssouci.kernel import add_up
from sanssouci.kernel.caching import cached_property

FAR: Final = 99.0


class Ground:
    """The map as one coalition sees it in one position."""

    def __init__(self, position: Position, coalition: int, temper: Temper = EVEN) -> None:
        self.position = position
        self.coalition = coalition
        self._temper = temper
        self._ways: dict[int, dict[int, float]] = {}
        self._open: dict[tuple[object, ...], dict[int, bool]] = {}

    # -- who is there ------------------------------------------------------------------------------

    @cached_property
    def own_armies(self) -> list[int]:
        return self._armies(self.coalition)

    @cached_property
    def enemy_armies(self) -> list[int]:
        return self._armies(1 - self.coalition)

    def _armies(self, coalition: int) -> list[int]:
        position = self.position
        return [
            c
            for c in position.contingents_of(coalition)
            if not IS_ADMIRAL[c]
            and position.at[c] >= 0
            and position.aboard[c] == NOBODY
            and not is_sea(position.at[c])
        ]

    @cached_property
    def uneasy(self) -> frozenset[int]:
        """The provinces next to enemy armies, where a march may be stopped (S24.5)."""
        position = self.position
        return frozenset(
            n for c in self.enemy_armies for n in NEIGHBOURS[position.at[c]] if not is_sea(n)
        )

    def strength(self, commander: int) -> float:
        """Combat strength with the loads to use it."""
        position = self.position
        units = position.units(commander)
        powder = min(1.0, (position.ammunition[commander] + 1) / (units + 1))
        return (combat_strength(position.troops[commander]) + units) * powder

    # -- ways --------------------------------------------------------------------------------------

    def _enters(self, commander: int) -> dict[int, bool]:
        """What is known of the places a contingent may enter: the same for all who know the same
        areas, serve the same State and may go where they like."""
        company = (
            self.position.grand_army(commander)
            if self.position.at[commander] >= 0
            else (commander,)
        )
        key = tuple((AREAS[c], STATE_OF[c], self.position.bound >> c & 1) for c in company)
        return self._open.setdefault(key, {})

    def _may_enter(self, known: dict[int, bool], commander: int, place: int) -> bool:
        found = known.get(place)
        if found is None:
            found = known[place] = may_enter(self.position, commander, place)
        return found

    def ways(self, commander: int) -> dict[int, float]:
        """By place, how long the way of a contingent is; a place next to enemies counts more."""
        found = self._ways.get(commander)
        if found is None:
            found = self._ways[commander] = self.ways_from(commander, self.position.at[commander])
        return found

    def ways_from(self, commander: int, start: int) -> dict[int, float]:
        position, own = self.position, self.coalition
        known = self._enters(commander)
        far = {start: 0.0}
        queue = [(0.0, start)]
        while queue:
            so_far, here = heappop(queue)
            if so_far > far[here]:
                continue
            if here != start and self._is_stop(here):
                continue
            for place in NEIGHBOURS[here]:
                step = so_far + 1 + weights.UNEASY * (place in self.uneasy)
                if step < far.get(place, FAR) and self._may_enter(known, commander, place):
                    if not is_sea(place) and position.enemies_at(place, own):
                        step += weights.UNEASY
                    far[place] = step
                    heappush(queue, (step, place))
        return far

    def _is_stop(self, place: int) -> bool:
        """True if a move ends in a place: an enemy or his garrison is there (S10.3)."""
        position, own = self.position, self.coalition
        if position.enemies_at(place, own):
            return True
        return not is_sea(place) and position.defended(place, own)

    def step_toward(self, commander: int, goal: int, choices: list[int]) -> int:
        """Of the places a mover may enter next, the one on the best way to a goal."""
        back = self.back(commander, goal)
        return min(choices, key=lambda place: (back.get(place, FAR), place))

    def back(self, commander: int, goal: int) -> dict[int, float]:
        """By place, how long the way from there to a goal is."""
        known = self._enters(commander)
        far = {goal: 0.0}
        queue = [(0.0, goal)]
        while queue:
            so_far, here = heappop(queue)
            if so_far > far[here] or (here != goal and self._is_stop(here)):
                continue
            cost = 1 + weights.UNEASY * (here in self.uneasy)
            for place in NEIGHBOURS[here]:
                shorter = so_far + cost < far.get(place, FAR)
                if shorter and self._may_enter(known, commander, place):
                    far[place] = so_far + cost
                    heappush(queue, (so_far + cost, place))
        return far

    # -- what has to be covered --------------------------------------------------------------------

    @cached_property
    def posts(self) -> dict[int, float]:
        """The towns that must not be left empty, with the strength that threatens them."""
        position = self.position
        if position.setting.campaign:
            towns = [CAPITAL[board] for board in COALITION_BOARDS[self.coalition]]
        else:
            towns = [
                target
                for number, target, what in scenario_mode.objectives(position)
                if what == HOLD and self._is_own_side(number)
            ]
        found = {}
        alarm, gates = round(self._temper.alarm), round(self._temper.gates)
        for town in towns:
            if not position.friendly(REGION_OF[town], self.coalition):
                continue
            near = [self.strength(c) for c in self.enemies_within(town, alarm)]
            close = [self.strength(c) for c in self.enemies_within(town, gates)]
            if near:
                found[town] = max(max(near), weights.ONE_BY_ONE * add_up(close))
        return found

    def threat_from(self, place: int) -> float:
        """What it is worth to drive an enemy army from a place: near the own capital, the war."""
        if not self.position.setting.campaign:
            return 0.0
        capitals = {CAPITAL[board] for board in COALITION_BOARDS[self.coalition]}
        near = self.rings(place, round(self._temper.gates))
        if capitals.isdisjoint(near):
            return 0.0
        return weights.THREATENED_CAPITAL * self._temper.rescue

    def is_exposed(self, town: int) -> bool:
        """True if enemy land is so near to a town that an army may come for it."""
        return any(
            self.position.hostile(REGION_OF[place], self.coalition)
            for place in self.rings(town, round(self._temper.alarm))
        )

    def _is_own_side(self, number: int) -> bool:
        board = self.position.setting.boards[number]
        return board in COALITION_BOARDS[self.coalition]

    def enemies_within(self, place: int, steps: int) -> list[int]:
        near = self.rings(place, steps)
        return [c for c in self.enemy_armies if self.position.at[c] in near]

    def rings(self, centre: int, steps: int) -> dict[int, int]:
        """By province, how many steps by land it is from a centre."""
        found, ring = {centre: 0}, [centre]
        for distance in range(1, steps + 1):
            beyond = []
            for here in ring:
                for place in NEIGHBOURS[here]:
                    if place not in found and self.position.setting.province_mask >> place & 1:
                        found[place] = distance
                        beyond.append(place)
            ring = beyond
        return found

    @cached_property
    def guards(self) -> dict[int, int]:
        """By army, the post it has to hold: the nearest that are strong enough together."""
        found: dict[int, int] = {}
        for post, threat in self.posts.items():
            needed = threat * weights.GUARD_SHARE * self._temper.guard
            rows = sorted(
                (round(self.ways(c).get(post, FAR)), -self.strength(c), c)
                for c in self.own_armies
                if c not in found
            )
            held = 0.0
            for far, _, c in rows[: weights.MOST_GUARDS]:
                if far >= self._temper.reach or held >= needed or len(found) == self._spared:
                    break
                found[c] = post
                held += self.strength(c)
        return found

    @cached_property
    def _spared(self) -> int:
        """How many armies can be spared for posts: holding alone does not win a sheet that also
        asks for a conquest (SIII.3)."""
        armies = len(self.own_armies)
        position = self.position
        if position.setting.campaign or not any(
            what == TAKE
            and self._is_own_side(number)
            and position.hostile(REGION_OF[target], self.coalition)
            for number, target, what in scenario_mode.objectives(position)
        ):
            return armies
        return armies - 1

    def nearest_market(self, commander: int) -> int:
        """The nearest friendly chief town, where powder is sold; NOBODY if there is none."""
        position = self.position
        rows = [
            (far, place)
            for place, far in self.ways(commander).items()
            if not is_sea(place)
            and CHIEF_TOWNS >> place & 1
            and GARRISON[REGION_OF[place]]
            and position.friendly(REGION_OF[place], self.coalition)
        ]
        return min(rows)[1] if rows else NOBODY
