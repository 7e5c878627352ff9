"""Marches of generals and trains along roads: what stands in the way, and the lists of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from sanssouci.board.graph import bits
from sanssouci.board.marches import Marches, Road
from sanssouci.kernel import Action
from sanssouci.steps.field import Field
from sanssouci.steps.roster import Roster

_CACHE_LIMIT = 30_000


@cache
def parts_of_stack(generals: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every part of a stack that could march together, the largest first."""
    return tuple(
        group for size in range(len(generals), 0, -1) for group in combinations(generals, size)
    )


class Limits(NamedTuple):
    """How far a group may march, and what it may neither enter nor end in."""

    marches: Marches
    blocked: int = 0
    no_end: int = 0
    rule: str = ""
    """What sets the limit."""


class Surroundings:
    """What a nation's pieces meet on the map: the same for all its marches of one decision."""

    __slots__ = ("full", "obstacles", "occupied", "own", "stops")

    def __init__(
        self,
        stacks: dict[int, list[int]],
        bit: Sequence[int],
        stack_limit: int,
        obstacles: int,
        enemy_trains: int,
        trains_stop: bool,
    ) -> None:
        """``stacks`` are those a group may join, by city; ``obstacles`` cannot be entered.

        An enemy train is run over; ``trains_stop`` says whether that ends the march.
        """
        by_size = [0] * (stack_limit + 1)
        for city, stack in stacks.items():
            by_size[len(stack)] |= bit[city]
        full, own = by_size[:], 0
        for size in range(1, stack_limit + 1):
            own = full[size] = own | by_size[stack_limit + 1 - size]
        self.obstacles = obstacles
        self.own = own
        self.full = full
        """By size of a group, the stacks it is too large to join."""
        self.stops = own | enemy_trains if trains_stop else own
        self.occupied = obstacles | own | enemy_trains


class MarchLists:
    """The marches open to a group, looked up or worked out.

    What a march can do depends on the few cities around its start alone, and these stay the same
    while others move elsewhere; so lists once worked out are kept. (Tuples of strings, as the
    garbage collector has no work with them.)
    """

    def __init__(self, roster: Roster, verb: str = "march") -> None:
        self._roster = roster
        self._verb = verb
        self._lists: dict[tuple[object, ...], tuple[Action, ...]] = {}
        self._heads: dict[tuple[int, ...], str] = {}
        """By group, how its marches begin."""
        self._actions: dict[tuple[int, ...], dict[Road, Action]] = {}
        """By group, its marches along roads, as the same ones are offered again and again."""

    def of(
        self,
        group: tuple[int, ...],
        start: int,
        marches: Marches,
        blocked: int,
        stops: int = 0,
        no_end: int = 0,
        targets: int = 0,
        met: int = 0,
    ) -> tuple[Action, ...]:
        """The marches of a group; see ``Marches.roads`` for what the sets of cities mean.

        ``met`` are cities that make a difference when they are entered, such as those of trains
        that are run over; ``targets`` count only when they are left.
        """
        area = marches.area[start]
        key = (
            marches, group, start,
            blocked & area, stops & area, no_end & area, targets & area, met & area,
        )  # fmt: skip
        found = self._lists.get(key)
        if found is None:
            if len(self._lists) >= _CACHE_LIMIT:
                self._lists.clear()
            known = self._actions.setdefault(group, {})
            if len(known) >= _CACHE_LIMIT:
                known.clear()
            head = self._heads.get(group)
            if head is None:
                head = self._heads[group] = f"{self._verb} {self._roster.word(group)}"
            actions = []
            for road in self.roads(marches, start, blocked, stops, no_end, targets, met):
                action = known.get(road)
                if action is None:
                    action = known[road] = Action(f"{head} {road.text}")
                actions.append(action)
            found = self._lists[key] = tuple(actions)
        return found

    def roads(
        self,
        marches: Marches,
        start: int,
        blocked: int,
        stops: int,
        no_end: int,
        targets: int,
        met: int,
    ) -> Iterable[Road]:
        """The roads of the marches that are offered: the shortest to every outcome."""
        found = marches.roads(start, blocked, stops, no_end, targets)
        reached = no_end
        for road in found:
            reached |= road.bit
        if not reached & met:  # nothing of it can be met from here
            return found
        by_outcome: dict[tuple[int, int], Road] = {}
        for road in marches.roads(start, blocked, stops, no_end, targets | met):
            outcome = road.end, road.left & (targets | met) | road.bit & met
            by_outcome.setdefault(outcome, road)
        return by_outcome.values()


def closed_to_force_march(field: Field, nation: int, enemy_places: int) -> int:
    """Where no force march may lead: enemy places, enemy pieces and all cities next to these."""
    return enemy_places | field.near_enemies(nation)


# -- what a march does, and would do ------------------------------------------------------------


def trains_run_over(field: Field, nation: int, road: Sequence[int]) -> list[int]:
    """The enemy trains a general meets on a road."""
    place, trains = field.place, field.roster.trains
    entered = road[1:]
    return [
        train for enemy in field.prey(nation) for train in trains[enemy] if place[train] in entered
    ]


def attacks_from(field: Field, nation: int, city: int) -> list[int]:
    """The cities whose generals one of the nation's would have to fight if he stood in a city."""
    foes = field.general_mask(field.opponents(nation))
    return list(bits(field.graph.touching[city] & foes))
