"""M12 Retreat: the winner picks the road, as far from his general as it can lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.games.maria import silesia
from sanssouci.games.maria.atlas import GRAPH, NATION_OF
from sanssouci.games.maria.march_lists import beyond_the_seam, closed_to
from sanssouci.games.maria.nations import AUSTRIA, PRUSSIA
from sanssouci.games.maria.position import Position
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


def road_taken(position: Position, stack: Sequence[int], winner: int, end: int, length: int) -> int:
    """The towns the beaten pass: of all roads the one that the winner would pick (M12.2).

    First he looks whether the road leads out of Prussia, which may cost it the markers it has set
    aside (M20.8). A friend of Austria's spares hussars, another chases as many as he can.
    """
    start = position.place[stack[0]]
    near = GRAPH.ball(start, length)
    free = open_to_retreat(position, stack) & ~GRAPH.bit[start]
    hussars = GRAPH.mask(city for city in position.hussars if city >= 0) & near
    home = silesia.home_to_keep(position, stack)
    abroad = near & ~home if home else 0
    spares_prussia = position.seat(winner) == position.seat(PRUSSIA)
    friendly = AUSTRIA in position.allies(winner)

    def merit(road: int) -> tuple[bool, int]:
        met = (road & hussars).bit_count()
        return bool(road & abroad) != spares_prussia, -met if friendly else met

    roads = map(GRAPH.mask, _roads(start, end, length, free))
    return max(roads, key=merit) if hussars | abroad else next(roads)


@dataclass(frozen=True, slots=True)
class Retreat(RetreatStep[Position]):
    """A beaten stack has to go; without any way out it is lost (M12.4)."""

    name: ClassVar[str] = "retreat"
    rules: ClassVar = RetreatRules(
        goes="M12.1", farthest="M12.2", winner_chooses="M12.2", no_way_out="M12.4"
    )

    @classmethod
    def begin(
        cls, position: Position, winner: int, loser: int, city: int, winner_city: int, length: int
    ) -> Retreat:
        stack = position.stack_at(city)
        ends = retreat_cities(position, stack, winner_city, length)
        return cls(winner, loser, city, length, ends)

    def proceed(self, position: Position) -> None:
        from sanssouci.games.maria.combat import Aftermath

        stack = self.stack(position)
        lost = position.strength(stack)
        RetreatStep.proceed(self, position)
        if not self.ends:  # what is lost for want of a retreat counts (M14.7)
            below = position.stack[-1]
            assert isinstance(below, Aftermath)
            removed = (*below.removed, *stack)
            position.become(replace(below, lost=below.lost + lost, removed=removed))

    def _move(self, position: Position, end: int) -> None:
        stack = self.stack(position)
        passed = road_taken(position, stack, self.winner, end, self.length)
        RetreatStep._move(self, position, end)
        position.chase_hussars(passed)
        silesia.left_home(position, stack, passed)
