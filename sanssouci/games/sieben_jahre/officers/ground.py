"""What an officer sees on the map: ways, distances, who threatens what.

Everything is asked of the position: where a contingent may go, whose a region is, who stands where.
"""

from __future__ import annotations

from sanssouci.games.sieben_jahre import scenario_mode
from sanssouci.games.sieben_jahre.atlas import (
    CAPITAL,
    CHIEF_TOWNS,
    GARRISON,
    IS_ADMIRAL,
    NEIGHBOURS,
    REGION_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.officers import weights
from sanssouci.games.sieben_jahre.officers.tempers import EVEN, Temper
from sanssouci.games.sieben_jahre.officers.ways import FAR, Ways, ways_of
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.scenario_mode import HOLD, TAKE
from sanssouci.games.sieben_jahre.states import COALITION_BOARDS
from sanssouci.games.sieben_jahre.units import combat_strength
from sanssouci.kernel import add_up
from sanssouci.kernel.caching import cached_property


class Ground:
    """The map as one coalition sees it in one position."""

    def __init__(self, position: Position, coalition: int, temper: Temper = EVEN) -> None:
        self.position = position
        self.coalition = coalition
        self._temper = temper

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

    @cached_property
    def _known(self) -> Ways:
        return ways_of(self.position, self.coalition, self.uneasy)

    def ways(self, commander: int) -> dict[int, float]:
        """By place, how long the way of a contingent is; a place next to enemies counts more."""
        return self.ways_from(commander, self.position.at[commander])

    def ways_from(self, commander: int, start: int) -> dict[int, float]:
        return self._known.leading_from(self.position, commander, start)

    def step_toward(self, commander: int, goal: int, choices: list[int]) -> int:
        """Of the places a mover may enter next, the one on the best way to a goal."""
        back = self.back(commander, goal)
        return min(choices, key=lambda place: (back.get(place, FAR), place))

    def back(self, commander: int, goal: int) -> dict[int, float]:
        """By place, how long the way from there to a goal is."""
        return self._known.leading_to(self.position, commander, goal)

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
