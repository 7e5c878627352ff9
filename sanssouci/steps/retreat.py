"""Retreat: a beaten stack goes an exact length, to where the winner sends it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from sanssouci.board import Graph, bits
from sanssouci.board.paths import has_exact_path
from sanssouci.kernel import Action, Message, Phase
from sanssouci.steps.step import F


def farthest_ends(graph: Graph, start: int, winner: int, length: int, free: int) -> tuple[int, ...]:
    """The legal ends: a full way over free places, none twice, as far from the winner as can be."""
    reachable = graph.flood(start, length, free) & ~graph.bit[start]
    from_winner = graph.distances(winner)
    by_distance: dict[int, list[int]] = {}
    for place in bits(reachable):
        by_distance.setdefault(from_winner[place], []).append(place)
    for distance in sorted(by_distance, reverse=True):
        ends = tuple(
            place
            for place in by_distance[distance]
            if has_exact_path(graph, start, place, length, free)
        )
        if ends:
            return ends
    return ()


class RetreatRules(NamedTuple):
    """The ids of a game's rules about retreats."""

    goes: str
    farthest: str
    winner_chooses: str
    no_way_out: str


@dataclass(frozen=True, slots=True)
class Retreat(Phase[F]):
    """A beaten stack has to go; without any way out it is lost."""

    rules: ClassVar[RetreatRules]
    winner: int
    loser: int
    city: int
    length: int
    ends: tuple[int, ...]

    def stack(self, position: F) -> list[int]:
        return position.stack_led_by(self.loser, self.city)

    def actors(self, position: F) -> tuple[str, ...]:
        return (position.seat(self.winner),) if len(self.ends) > 1 else ()

    def prompt(self, position: F, seat: str) -> Message:
        general = position.roster.ids[self.stack(position)[0]]
        return Message.of(
            "prompt.retreat", self.rules.winner_chooses, general=general, length=self.length
        )

    def legal(self, position: F, seat: str) -> Sequence[Action]:
        return [Action.of("retreat", position.cities[city]) for city in self.ends]

    def why_not(self, position: F, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.retreat", self.rules.farthest, length=self.length)

    def retreat(self, position: F, seat: str, city: str) -> None:
        self._move(position, position.city_index[city])

    def proceed(self, position: F) -> None:
        if self.ends:
            self._move(position, self.ends[0])
            return
        position.pop()
        stack = self.stack(position)
        lost = position.strength(stack)
        for general in stack:
            position.take_off(general)
        position.tell(
            "log.no_way_out", self.rules.no_way_out,
            nation=position.nations[self.loser], city=position.cities[self.city], losses=lost,
        )  # fmt: skip

    def _move(self, position: F, end: int) -> None:
        position.pop()
        stack = self.stack(position)
        for general in stack:
            position.place[general] = end
        position.tell(
            "log.retreats", self.rules.goes,
            general=position.roster.ids[stack[0]],
            start=position.cities[self.city], end=position.cities[end],
        )  # fmt: skip
