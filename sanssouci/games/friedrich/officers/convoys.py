"""Marches of supply trains: what it is worth that a train stands where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from sanssouci.board.graph import FAR
from sanssouci.games.friedrich.atlas import GRAPH
from sanssouci.games.friedrich.officers.routes import March
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.games.friedrich.officers.weights import Weights
from sanssouci.kernel.caching import cached_property
from sanssouci.steps.officers.convoys import EASY_SUPPLY, TrainPlaces
from sanssouci.steps.officers.ground import MARCH
from sanssouci.steps.officers.marching import Stack


class _Eater(NamedTuple):
    """A stack as a train sees it."""

    city: int
    starving: float
    """What it costs to leave the stack without supply."""
    lagging: float
    """What each city costs that the train is behind."""


class Convoys(TrainPlaces[Staff]):
    """Weighs the marches of a nation's trains."""

    graph: ClassVar = GRAPH

    def __init__(self, staff: Staff) -> None:
        super().__init__(staff)
        self._weights = staff.weights
        self.in_danger = staff.weights.train_in_danger
        self.safer_with_distance = staff.weights.safer_with_distance
        self._fed_without: dict[int, int] = {}
        self._away_without: dict[int, list[tuple[_Eater, int]]] = {}

    def gain(self, march: March) -> float:
        """What a march of a train improves on staying."""
        return self.improves(march.group[0], march.start, march.end)

    def train_at(self, train: int, city: int) -> float:
        """Supply for generals abroad, an easy distance to them, and safety."""
        fed = self._without(train) | self.staff.supplied_from(city)
        worth = 0.0
        distances = GRAPH.distances(city)
        other_train = self._weights.other_train
        for (eating, starving_there, lagging), other_away in self._eaters_of(train):
            if not fed >> eating & 1:
                worth -= starving_there
            away = distances[eating]
            lag = away - EASY_SUPPLY
            if lag > 0:
                worth -= lagging * lag * (other_train if other_away < away else 1.0)
        worth -= self.danger(city)
        if self.staff.coveted >> city & 1:
            worth -= self._weights.in_the_way
        if self._bars_the_road(city):
            worth -= self._weights.on_the_road
        return worth

    def _eaters_of(self, train: int) -> list[tuple[_Eater, int]]:
        """Each eater, and how far from it the nearest train is that is not this one."""
        found = self._away_without.get(train)
        if found is None:
            staff = self.staff
            others = [GRAPH.distances(staff.place[t]) for t in staff.trains if t != train]
            found = self._away_without[train] = [
                (eater, min([distances[eater.city] for distances in others], default=FAR))
                for eater in self._eaters
            ]
        return found

    def _bars_the_road(self, city: int) -> bool:
        """Whether a train here stands on the next march of a comrade to his nearest objective."""
        onward = GRAPH.distances(city)
        for distances, goal in self._roads:
            if 0 < distances[city] <= MARCH and distances[city] + onward[goal] == distances[goal]:
                return True
        return False

    @cached_property
    def _roads(self) -> list[tuple[Sequence[int], int]]:
        """For each stack, the distances from it and the nearest objective it could want."""
        roads: list[tuple[Sequence[int], int]] = []
        for stack in self.staff.own if self.staff.wanted else ():
            distances = GRAPH.distances(stack.city)
            goal = min(self.staff.wanted, key=distances.__getitem__)
            roads.append((distances, goal))
        return roads

    def _without(self, train: int) -> int:
        """The cities that are supplied even if a train is not."""
        fed = self._fed_without.get(train)
        if fed is None:
            staff = self.staff
            fed = staff.home
            for other in staff.trains:
                if other != train:
                    fed |= staff.supplied_from(staff.place[other])
            self._fed_without[train] = fed
        return fed

    @cached_property
    def _eaters(self) -> list[_Eater]:
        staff = self.staff
        eaters: list[_Eater] = []
        for stack in staff.own:
            down = not staff.down.isdisjoint(stack.generals)
            share = self._weights.at_home if staff.home >> stack.city & 1 else 1.0
            starved = starving(stack, down, self._weights)
            eaters.append(_Eater(stack.city, starved, self._weights.train_lags * share))
        return eaters


def starving(stack: Stack, down: bool, weights: Weights) -> float:
    """What a stack without supply costs: turned down first, lost the second time."""
    if down:
        return stack.strength + weights.general * len(stack.generals)
    return weights.hunger * len(stack.generals) + stack.strength / 4
