"""F8 Retreat: the winner picks among the farthest cities the loser can reach."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.board.paths import has_exact_path
from sanssouci.games.friedrich.atlas import ATLAS, CITY, GRAPH, PIECE_ID
from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action, Message, Phase


def retreat_cities(position: Position, start: int, winner: int, length: int) -> tuple[int, ...]:
    """The legal ends: full length over empty cities, as far from the winner as can be (F8.2-4)."""
    free = ~position.occupied()
    reachable = GRAPH.flood(start, length, free) & ~GRAPH.bit[start]
    from_winner = GRAPH.distances(winner)
    by_distance: dict[int, list[int]] = {}
    for city in bits(reachable):
        by_distance.setdefault(from_winner[city], []).append(city)
    for distance in sorted(by_distance, reverse=True):
        ends = tuple(
            city
            for city in by_distance[distance]
            if has_exact_path(GRAPH, start, city, length, free)
        )
        if ends:
            return ends
    return ()


@dataclass(frozen=True, slots=True)
class Retreat(Phase[Position]):
    """A beaten stack has to go; without any way out it is lost (F8.6)."""

    name: ClassVar[str] = "retreat"
    winner: int
    loser: int
    city: int
    length: int
    ends: tuple[int, ...]

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(self.winner),) if len(self.ends) > 1 else ()

    def prompt(self, position: Position, seat: str) -> Message:
        commander = position.generals_at(self.city, self.loser)[0]
        return Message.of("prompt.retreat", "F8.5", general=PIECE_ID[commander], length=self.length)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("retreat", CITY[city]) for city in self.ends]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.retreat", "F8.4", length=self.length)

    def retreat(self, position: Position, seat: str, city: str) -> None:
        self._move(position, ATLAS.index[city])

    def proceed(self, position: Position) -> None:
        if self.ends:
            self._move(position, self.ends[0])
            return
        position.pop()
        stack = position.generals_at(self.city, self.loser)
        lost = position.strength(stack)
        for general in stack:
            position.take_off(general)
        position.tell(
            "log.no_way_out", "F8.6", nation=NATIONS[self.loser], city=CITY[self.city], losses=lost
        )

    def _move(self, position: Position, end: int) -> None:
        position.pop()
        stack = position.generals_at(self.city, self.loser)
        for general in stack:
            position.place[general] = end
        position.tell(
            "log.retreats", "F8.1", general=PIECE_ID[stack[0]], start=CITY[self.city], end=CITY[end]
        )
