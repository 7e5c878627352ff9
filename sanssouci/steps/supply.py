"""Supply along paths: who is within reach of a train, and what becomes of those who are not."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

from sanssouci.board import Graph, bits
from sanssouci.kernel import Phase
from sanssouci.steps.step import F


@lru_cache(maxsize=8192)
def train_reach(graph: Graph, city: int, steps: int, blocked_near: int) -> int:
    """What a train supplies; of the cities that block, pass those within its range only."""
    return graph.flood(city, steps, ~blocked_near)


def within_reach(graph: Graph, trains: Iterable[int], steps: int, blocked: int) -> int:
    """The cities so many steps or less from one of the trains' cities, over none that blocks."""
    mask = 0
    for city in trains:
        if city >= 0:
            mask |= train_reach(graph, city, steps, blocked & graph.ball(city, steps))
    return mask


def path_length(graph: Graph, city: int, trains: int, steps: int, blocked: int) -> int | None:
    """How long the shortest path from a city to one of the trains is, if it has so many steps.

    The train's city counts, the general's own does not.
    """
    near = graph.ball(city, steps)
    return _path_length(graph, city, trains & near, steps, blocked & near)


@lru_cache(maxsize=8192)
def _path_length(graph: Graph, city: int, trains: int, steps: int, blocked: int) -> int | None:
    """The same, of what is within so many steps only: it is asked for again and again."""
    if not trains:
        return None
    reached = frontier = graph.bit[city]
    for length in range(steps + 1):
        if frontier & trains:
            return length
        frontier = graph.spread(frontier) & ~blocked & ~reached
        if not frontier:
            break
        reached |= frontier
    return None


def shortest_path(
    graph: Graph, city: int, trains: int, steps: int, blocked: int
) -> tuple[int, ...]:
    """One of the shortest paths from a city to one of the trains, both ends included.

    It is as long as ``path_length`` says; empty if that finds none.
    """
    layers = [graph.bit[city]]
    reached = layers[0]
    while not layers[-1] & trains:
        layers.append(graph.spread(layers[-1]) & ~blocked & ~reached)
        reached |= layers[-1]
        if not layers[-1] or len(layers) > steps + 1:
            return ()
    path = [next(bits(layers[-1] & trains))]
    for layer in reversed(layers[:-1]):
        path.append(next(bits(graph.touching[path[-1]] & layer)))
    return tuple(reversed(path))


class SupplyRules(NamedTuple):
    """The ids of a game's rules about supply."""

    turned: str
    starved: str


@dataclass(frozen=True, slots=True)
class Supply(Phase[F]):
    """Up with the supplied; what befalls the others is the game's to say."""

    rules: ClassVar[SupplyRules]
    nation: int

    @abstractmethod
    def home(self, position: F) -> int:
        """The cities where the nation's generals are always supplied."""

    @abstractmethod
    def reach(self, position: F) -> int:
        """The cities that its trains supply now."""

    @abstractmethod
    def starve(self, position: F, general: int) -> None:
        """What happens to a general without supply."""

    def after(self, position: F, starved: Sequence[tuple[int, int]]) -> None:
        """All have been looked at; (general, city) of those who have left the map."""

    def proceed(self, position: F) -> None:
        position.pop()
        bit, place = position.graph.bit, position.place
        home = self.home(position)
        outside = [
            general
            for general in position.roster.generals[self.nation]
            if place[general] >= 0 and (position.is_down(general) or not bit[place[general]] & home)
        ]
        if not outside:
            return
        supplied = home | self.reach(position)
        starved = []
        for general in outside:
            city = place[general]
            if not bit[city] & supplied:
                self.starve(position, general)
                if place[general] < 0:
                    starved.append((general, city))
            elif position.is_down(general):
                self.turn_up(position, general)
        self.after(position, starved)

    def turn_up(self, position: F, general: int) -> None:
        position.down &= ~(1 << general)
        position.tell("log.turned_up", self.rules.turned, general=position.roster.ids[general])

    def turn_down(self, position: F, general: int) -> None:
        position.down |= 1 << general
        position.tell("log.turned_down", self.rules.turned, general=position.roster.ids[general])

    def take_off(self, position: F, general: int) -> None:
        """A general is lost to hunger."""
        city = position.cities[position.place[general]]
        lost = position.troops[general]
        position.take_off(general)
        position.seal()  # the nation's total now tells how strong he was
        name = position.roster.ids[general]
        position.tell("log.starved", self.rules.starved, general=name, city=city, lost=lost)
