"""Supply trains: what it is worth that one stands where it stands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final, Generic

from sanssouci.board import Graph
from sanssouci.steps.officers.marching import AT_REACH, S

EASY_SUPPLY: Final = 3
"""A train is well placed this near to its general."""


class TrainPlaces(ABC, Generic[S]):
    """Weighs where a nation's trains stand."""

    graph: ClassVar[Graph]
    in_danger: float
    """What a train costs that an enemy can reach."""
    safer_with_distance: float
    """The share of it that each city takes off."""

    def __init__(self, staff: S) -> None:
        self.staff = staff
        self._worths: dict[tuple[int, int], float] = {}

    @abstractmethod
    def train_at(self, train: int, city: int) -> float:
        """What it is worth that a train stands in a city."""

    def worth(self, train: int, city: int) -> float:
        """The same, worked out once."""
        key = (train, city)
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = self.train_at(train, city)
        return found

    def improves(self, train: int, start: int, end: int) -> float:
        """What going somewhere improves on staying."""
        return self.worth(train, end) - self.worth(train, start)

    def danger(self, city: int) -> float:
        """What the enemies near a city cost a train there."""
        if not self.graph.ball(city, AT_REACH) & self.staff.foe_cities:
            return 0.0
        distances = self.graph.distances(city)
        nearest = min([distances[foe.city] for foe in self.staff.foes])
        return self.in_danger * (1 - self.safer_with_distance * nearest)
