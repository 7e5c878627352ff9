"""Marches of supply trains, and trains put back on fortresses: where a train does most good."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from sanssouci.games.maria import supply, trains
from sanssouci.games.maria.atlas import ATLAS, GENERALS, GRAPH, TRAINS
from sanssouci.games.maria.officers.routes import March
from sanssouci.games.maria.officers.staff import Staff
from sanssouci.kernel import Action
from sanssouci.kernel.caching import cached_property
from sanssouci.steps.officers.convoys import EASY_SUPPLY, TrainPlaces


class _Eater(NamedTuple):
    """A general as a train sees him."""

    general: int
    city: int
    starving: float
    """What it costs to leave him without supply."""
    lagging: float
    """What each town costs that the train is behind."""


class Convoys(TrainPlaces[Staff]):
    """Weighs where a power's trains stand."""

    graph: ClassVar = GRAPH

    def __init__(self, staff: Staff) -> None:
        super().__init__(staff)
        self._weights = staff.weights
        self.in_danger = staff.weights.train_in_danger
        self.safer_with_distance = staff.weights.safer_with_distance

    def gain(self, march: March) -> float:
        """What a march of a train improves on staying."""
        return self.improves(march.group[0], march.start, march.end)

    def put_back(self, action: Action) -> float:
        """What putting a train back on a fortress improves, its price deducted."""
        train, city = ATLAS.piece_index[action.words[0]], ATLAS.index[action.words[1]]
        gain = self.improves(train, self.staff.place[train], city)
        if self.staff.place[train] < 0:
            gain += self._weights.train
        return gain - trains.PRICE * self.staff.point_worth

    def train_at(self, train: int, city: int) -> float:
        """Supply for generals abroad, an easy distance to them, and safety; off the map nothing."""
        staff = self.staff
        others = [staff.place[other] for other in TRAINS[staff.nation] if other != train]
        fed = supply.fed_by(staff.position, staff.nation, [city, *others], staff.foe_mask)
        worth = 0.0
        distances = GRAPH.distances(city) if city >= 0 else None
        for eater in self._eaters:
            if not (fed | staff.at_home(eater.general)) >> eater.city & 1:
                worth -= eater.starving
            if distances is not None:
                nearest = min([distances[eater.city], *self._others(train, eater.city)])
                worth -= eater.lagging * max(0, nearest - EASY_SUPPLY)
        if city >= 0:
            worth -= self.danger(city)
            if staff.wanted.get(city, 0.0) > 0:
                worth -= self._weights.in_the_way
        return worth

    def _others(self, train: int, city: int) -> list[int]:
        """How far the power's other trains are from a town."""
        place = self.staff.place
        distances = GRAPH.distances(city)
        return [
            distances[place[other]]
            for other in TRAINS[self.staff.nation]
            if other != train and place[other] >= 0
        ]

    @cached_property
    def _eaters(self) -> list[_Eater]:
        staff, weights = self.staff, self._weights
        eaters: list[_Eater] = []
        for general in GENERALS[staff.nation]:
            city = staff.place[general]
            if city >= 0:
                down = staff.position.is_down(general)
                share = weights.at_home if staff.at_home(general) >> city & 1 else 1.0
                hungry = weights.starving if down else weights.hunger
                eaters.append(_Eater(general, city, hungry, weights.train_lags * share))
        return eaters
