"""M12 Retreat: the winner picks the road, as far from his general as it can lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.games.maria import silesia
from sanssouci.games.maria.atlas import ATLAS, CITY, GRAPH, NATION_OF
from sanssouci.games.maria.march_lists import beyond_the_seam, closed_to
from sanssouci.games.maria.nations import PRUSSIA
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Action, Message, Prospect
from sanssouci.steps.retreat import Retreat as RetreatStep
from sanssouci.steps.retreat import RetreatRules, farthest_ends


def open_to_retreat(position: Position, stack: Sequence[int]) -> int:
    """The towns a beaten stack may enter (M12.2, M12.3)."""
    nations = [NATION_OF[general] for general in stack]
    closed = position.occupied() | beyond_the_seam(nations, position.place[stack[0]])
    for nation in nations:
        closed |= closed_to(position, nation)
    return ~closed


def retreat_cities(
    position: Position, stack: Sequence[int], winner: int, length: int
) -> tuple[int, ...]:
    """The towns in which a retreat from a winner's town may end (M12.2)."""
    free = open_to_retreat(position, stack)
    return farthest_ends(GRAPH, position.place[stack[0]], winner, length, free)


def _roads(here: int, end: int, length: int, free: int) -> Iterator[tuple[int, ...]]:
    """Every road of so many steps over free towns, none twice."""
    if length == 0:
        if here == end:
            yield ()
        return
    if GRAPH.distances(end)[here] > length:
        return
    for there in bits(GRAPH.touching[here] & free):
        for rest in _roads(there, end, length - 1, free & ~GRAPH.bit[there]):
            yield (there, *rest)


def roads_apart(
    position: Position, stack: Sequence[int], end: int, length: int
) -> list[tuple[int, ...]]:
    """Roads to one end, the town left included: one of each kind that makes a difference (M12.2).

    Roads differ in the hussars they chase off, and in whether they lead out of Prussia, which may
    cost it the markers it has set aside (M20.8).
    """
    start = position.place[stack[0]]
    near = GRAPH.ball(start, length)
    free = open_to_retreat(position, stack) & ~GRAPH.bit[start]
    hussars = GRAPH.mask(city for city in position.hussars if city >= 0) & near & free
    home = silesia.home_to_keep(position, stack)
    abroad = near & free & ~home if home else 0
    kinds = (1 << hussars.bit_count()) * (2 if abroad else 1)
    found: dict[tuple[int, bool], tuple[int, ...]] = {}
    for road in _roads(start, end, length, free):
        passed = GRAPH.mask(road)
        found.setdefault((passed & hussars, bool(passed & abroad)), (start, *road))
        if len(found) == kinds:  # no road can be of another kind
            break
    return list(found.values())


@dataclass(frozen=True, slots=True)
class Retreat(RetreatStep[Position]):
    """A beaten stack has to go; without any way out it is lost (M12.4)."""

    name: ClassVar[str] = "retreat"
    rules: ClassVar = RetreatRules(
        goes="M12.1", farthest="M12.2", winner_chooses="M12.2", no_way_out="M12.4"
    )

    roads: tuple[tuple[int, ...], ...] = ()
    """Where roads to one end differ, one of each kind: the winner picks the road, too (M12.2)."""

    @classmethod
    def begin(
        cls, position: Position, winner: int, loser: int, city: int, winner_city: int, length: int
    ) -> Retreat:
        stack = position.stack_at(city)
        ends = retreat_cities(position, stack, winner_city, length)
        apart = [roads_apart(position, stack, end, length) for end in ends]
        roads = tuple(road for roads in apart if len(roads) > 1 for road in roads)
        return cls(winner, loser, city, length, ends, roads)

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(self.winner),) if len(self.ends) > 1 or self.roads else ()

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        apart = {road[-1] for road in self.roads}
        plain = [Action.of("retreat", CITY[end]) for end in self.ends if end not in apart]
        return [*plain, *(_along(road) for road in self.roads)]

    def meant(self, position: Position, seat: str, action: Action) -> Action | None:
        """A road that is not offered is the one offered that comes to the same."""
        if action.verb != "retreat":
            return None
        named = [ATLAS.index[city] for city in action.words]
        road = named if named[0] == self.city else [self.city, *named]
        if len(road) != self.length + 1 or road[-1] not in self.ends:
            return None
        free = open_to_retreat(position, self.stack(position))
        if not _is_road(road, free):
            return None
        return next(
            (_along(other) for other in self.roads if self._comes_to(position, other, road)),
            Action.of("retreat", CITY[road[-1]]),
        )

    def _comes_to(self, position: Position, one: Sequence[int], other: Sequence[int]) -> bool:
        """True if two roads have the same end and the same consequences."""
        return one[-1] == other[-1] and self._met(position, one) == self._met(position, other)

    def _met(self, position: Position, road: Sequence[int]) -> tuple[list[str], bool]:
        """Where a road chases hussars off, and whether it costs Prussia its markers set aside."""
        home = silesia.home_to_keep(position, self.stack(position))
        chased = [CITY[city] for city in position.hussars if city in road[1:]]
        return chased, bool(home and GRAPH.mask(road[1:]) & ~home)

    def met(self, position: Position, action: Action) -> tuple[list[str], bool]:
        """The hussars a retreat chases off, and whether it costs Prussia what it has set aside."""
        named = [ATLAS.index[city] for city in action.words]
        return self._met(position, self._road(position, named))

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "retreat" and action.words[-1] in (CITY[road[-1]] for road in self.roads):
            return Message.of("refuse.retreat_road", "M12.2")
        return RetreatStep.why_not(self, position, seat, action)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        chased, leaves = self.met(position, action)
        if chased:
            yield Prospect.of("foresee.chases", "M8.4", cities="+".join(chased))
        if leaves:
            yield Prospect.of("foresee.at_war", "M20.8", count=position.set_aside[PRUSSIA])

    def retreat(self, position: Position, seat: str, *towns: str) -> None:
        self._go(position, [ATLAS.index[city] for city in towns])

    def _road(self, position: Position, named: Sequence[int]) -> Sequence[int]:
        """The road taken: as it was named, or any if they all come to the same."""
        if len(named) > 1:
            return named
        return roads_apart(position, self.stack(position), named[0], self.length)[0]

    def proceed(self, position: Position) -> None:
        from sanssouci.games.maria.combat import Aftermath

        if self.ends:
            self._go(position, self.ends)
            return
        stack = self.stack(position)
        lost = position.strength(stack)
        RetreatStep.proceed(self, position)
        below = position.stack[-1]  # what is lost for want of a retreat counts (M14.7)
        assert isinstance(below, Aftermath)
        removed = (*below.removed, *stack)
        position.become(replace(below, lost=below.lost + lost, removed=removed))

    def _go(self, position: Position, named: Sequence[int]) -> None:
        stack, road = self.stack(position), self._road(position, named)
        self._move(position, road[-1])
        passed = GRAPH.mask(road[1:])
        position.chase_hussars(passed)
        silesia.left_home(position, stack, passed)


def _along(road: Sequence[int]) -> Action:
    return Action.of("retreat", *(CITY[city] for city in road))


def _is_road(road: Sequence[int], free: int) -> bool:
    """True if a road leads from town to town over free ones, none twice."""
    steps = pairwise(road)
    return (
        len(set(road)) == len(road)
        and all(GRAPH.touching[one] >> other & 1 for one, other in steps)
        and not GRAPH.mask(road[1:]) & ~free
    )
