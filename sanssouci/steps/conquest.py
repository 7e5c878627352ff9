"""Protection, conquest by marching on, and question marks that are looked at after the combats."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sanssouci.board import Graph, bits
from sanssouci.kernel import Phase
from sanssouci.steps.step import F


def watch_table(graph: Graph, steps: int, own_city: bool) -> tuple[int, ...]:
    """By city, those a general there protects, whatever stands between; nothing from off the map.

    ``own_city`` says whether the city he stands in is one of them.
    """
    kept = [0 if own_city else graph.bit[city] for city in range(graph.size)]
    return (*(graph.ball(city, steps) & ~kept[city] for city in range(graph.size)), 0, 0, 0)


def watched(table: Sequence[int], place: Sequence[int], pieces: Iterable[int]) -> int:
    """The cities that some pieces protect from where they stand."""
    mask = 0
    for piece in pieces:
        mask |= table[place[piece]]
    return mask


def left_on_the_way(
    graph: Graph, road: Sequence[int], open_: int, guarded: int
) -> list[tuple[int, bool]]:
    """(city, whether it falls) of what a march along a road takes or puts in question.

    A city counts when it is left, so the last one does not; each counts once, the first time.
    """
    found: dict[int, bool] = {}
    for city in road[:-1]:
        bit = graph.bit[city]
        if bit & (open_ | guarded) and city not in found:
            found[city] = bool(bit & open_)
    return list(found.items())


@dataclass(frozen=True, slots=True)
class Retroactive(Phase[F]):
    """After the combats each question mark is looked at once more, and then they are gone."""

    nation: int

    @abstractmethod
    def unprotected(self, position: F) -> int:
        """The cities the nation would take now."""

    @abstractmethod
    def take(self, position: F, city: int) -> None:
        """A city falls."""

    def proceed(self, position: F) -> None:
        position.pop()
        asked = position.questions
        if asked:
            position.questions = 0
            for city in bits(asked & self.unprotected(position)):
                if not position.outcome:
                    self.take(position, city)
