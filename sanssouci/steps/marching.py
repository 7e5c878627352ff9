"""Marches of generals and trains along roads: what stands in the way, and the lists of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple, overload

from sanssouci.board.graph import bits
from sanssouci.board.marches import Marches
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


class _Group(dict[int, Action]):
    """The marches of a group by road that have been read, as the same ones are read again."""

    def __init__(self, head: str, texts: Sequence[str]) -> None:
        self.head = head
        """How each of its marches begins."""
        self.texts = texts
        """By road, its cities."""

    def __missing__(self, road: int) -> Action:
        if len(self) >= _CACHE_LIMIT:
            self.clear()
        march = self[road] = Action(f"{self.head}{self.texts[road]}")
        return march


class Marching:
    """The marches of a group, not yet written down; the same roads of a group are equal."""

    __slots__ = ("_group", "roads")

    def __init__(self, group: _Group, roads: tuple[int, ...]) -> None:
        self._group = group
        self.roads = roads

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Marching):
            return NotImplemented
        return self._group is other._group and self.roads == other.roads

    def __hash__(self) -> int:
        return hash((id(self._group), self.roads))

    def written(self) -> list[Action]:
        return [*map(self._group.__getitem__, self.roads)]

    def __getitem__(self, number: int) -> Action:
        return Action(f"{self._group.head}{self._group.texts[self.roads[number]]}")

    def __contains__(self, action: object) -> bool:
        head = self._group.head
        if not isinstance(action, str) or not action.startswith(head):
            return False
        texts, road = self._group.texts, action[len(head) :]
        return any(texts[each] == road for each in self.roads)


class MarchOffers(Sequence[Action]):
    """Legal actions, the marches among them written down only when they are read.

    Most of those that are open to an army are never looked at one by one: whoever plays at random
    reads a single one.
    """

    __slots__ = ("_length", "_parts", "_written")

    def __init__(self) -> None:
        self._parts: list[Marching | Sequence[Action]] = []
        self._length = 0
        self._written: list[Action] | None = None

    def add(self, actions: Sequence[Action]) -> None:
        """Offer some more actions; nothing may have been read before."""
        if actions:
            self._parts.append(actions)
            self._length += len(actions)

    def add_marches(self, marching: Marching) -> None:
        if marching.roads:
            self._parts.append(marching)
            self._length += len(marching.roads)

    @property
    def marches(self) -> list[Marching]:
        """Those of each group."""
        return [part for part in self._parts if isinstance(part, Marching)]

    def written(self) -> list[Action]:
        """All of them, written down once."""
        if self._written is None:
            self._written = []
            for part in self._parts:
                self._written += part.written() if isinstance(part, Marching) else part
        return self._written

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Action]:
        return iter(self.written())

    def __contains__(self, action: object) -> bool:
        return any(action in part for part in self._parts)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if self._written is not None or isinstance(index, slice):
            return self.written()[index]
        number = index + self._length if index < 0 else index
        if number >= 0:
            for part in self._parts:
                count = len(part.roads) if isinstance(part, Marching) else len(part)
                if number < count:
                    return part[number]
                number -= count
        raise IndexError(index)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.written() == [*other]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.written())


class MarchLists:
    """The marches open to a group, looked up or worked out.

    What a march can do depends on the few cities around its start alone, and these stay the same
    while others move elsewhere; so what has been worked out is kept. (As tuples of numbers: with
    those the garbage collector has no work, but with each action it has.)
    """

    def __init__(self, roster: Roster, verb: str = "march") -> None:
        self._roster = roster
        self._verb = verb
        self._roads: dict[tuple[object, ...], tuple[int, ...]] = {}
        self._groups: dict[tuple[int, tuple[int, ...]], _Group] = {}
        """By kind of march, the groups that have been asked for."""

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
    ) -> Marching:
        """The marches of a group; see ``Marches.roads`` for what the sets of cities mean.

        ``met`` are cities that make a difference when they are entered, such as those of trains
        that are run over; ``targets`` count only when they are left.
        """
        area = marches.area[start]
        key = (
            marches.number, start,
            blocked & area, stops & area, no_end & area, targets & area, met & area,
        )  # fmt: skip
        roads = self._roads.get(key)
        if roads is None:
            if len(self._roads) >= _CACHE_LIMIT:
                self._roads.clear()
            roads = self._roads[key] = tuple(
                self.roads(marches, start, blocked, stops, no_end, targets, met)
            )
        known = self._groups.get((marches.number, group))
        if known is None:
            head = f"{self._verb} {self._roster.word(group)} "
            known = self._groups[marches.number, group] = _Group(head, marches.book.text)
        return Marching(known, roads)

    def roads(
        self,
        marches: Marches,
        start: int,
        blocked: int,
        stops: int,
        no_end: int,
        targets: int,
        met: int,
    ) -> Iterable[int]:
        """The roads of the marches that are offered: the shortest to every outcome."""
        found = marches.roads(start, blocked, stops, no_end, targets)
        if not met & marches.area[start]:
            return found
        bit, left, end = marches.book.bit, marches.book.left, marches.book.end
        reached = no_end
        for road in found:
            reached |= bit[road]
        if not reached & met:  # nothing of it can be met from here
            return found
        by_outcome: dict[tuple[int, int, int], int] = {}
        for road in marches.roads(start, blocked, stops, no_end, targets | met):
            outcome = end[road], left[road] & targets, (left[road] | bit[road]) & met
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
