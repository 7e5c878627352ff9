"""Marches of supply trains, and trains put back on fortresses: where a train does most good."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from sanssouci.games.maria import supply, trains
from sanssouci.games.maria.atlas import ATLAS, GENERALS, GRAPH, TRAINS
from sanssouci.games.maria.officers import weights
from sanssouci.games.maria.officers.routes import March
from sanssouci.games.maria.officers.staff import AT_REACH, Staff
from sanssouci.kernel import Action

_EASY_SUPPLY: Final = 3
"""A train is well placed this near to its general."""


class _Eater(NamedTuple):
    """A general as a train sees him."""

    general: int
    city: int
    starving: float
    """What it costs to leave him without supply."""
    lagging: float
    """What each town costs that the train is behind."""


class Convoys:
    """Weighs where a power's trains stand."""

    def __init__(self, staff: Staff) -> None:
        self._staff = staff
        self._worths: dict[tuple[int, int], float] = {}

    def gain(self, march: March) -> float:
        """What a march of a train improves on staying."""
        return self._worth(march.group[0], march.end) - self._worth(march.group[0], march.start)

    def put_back(self, action: Action) -> float:
        """What putting a train back on a fortress improves, its price deducted."""
        train, city = ATLAS.piece_index[action.words[0]], ATLAS.index[action.words[1]]
        gain = self._worth(train, city) - self._worth(train, self._staff.place[train])
        if self._staff.place[train] < 0:
            gain += weights.TRAIN
        return gain - trains.PRICE * self._staff.point_worth

    def _worth(self, train: int, city: int) -> float:
        key = (train, city)
        worth = self._worths.get(key)
        if worth is None:
            worth = self._worths[key] = self._train_at(train, city)
        return worth

    def _train_at(self, train: int, city: int) -> float:
        """Supply for generals abroad, an easy distance to them, and safety; off the map nothing."""
        staff = self._staff
        place = list(staff.place)
        place[train] = city
        fed = supply.fed_cities(staff.position, staff.nation, place)
        worth = 0.0
        distances = GRAPH.distances(city) if city >= 0 else None
        for eater in self._eaters:
            if not (fed | staff.at_home(eater.general)) >> eater.city & 1:
                worth -= eater.starving
            if distances is not None:
                nearest = min([distances[eater.city], *self._others(train, eater.city)])
                worth -= eater.lagging * max(0, nearest - _EASY_SUPPLY)
        if distances is not None:
            if GRAPH.ball(city, AT_REACH) & staff.foe_cities:
                near = min([distances[foe.city] for foe in staff.foes])
                worth -= weights.TRAIN_IN_DANGER * (1 - weights.SAFER_WITH_DISTANCE * near)
            if staff.wanted.get(city, 0.0) > 0:
                worth -= weights.IN_THE_WAY
        return worth

    def _others(self, train: int, city: int) -> list[int]:
        """How far the power's other trains are from a town."""
        place = self._staff.place
        distances = GRAPH.distances(city)
        return [
            distances[place[other]]
            for other in TRAINS[self._staff.nation]
            if other != train and place[other] >= 0
        ]

    @cached_property
    def _eaters(self) -> list[_Eater]:
        staff = self._staff
        eaters: list[_Eater] = []
        for general in GENERALS[staff.nation]:
            city = staff.place[general]
            if city >= 0:
                down = staff.position.is_down(general)
                share = weights.AT_HOME if staff.at_home(general) >> city & 1 else 1.0
                hungry = weights.STARVING if down else weights.HUNGER
                eaters.append(_Eater(general, city, hungry, weights.TRAIN_LAGS * share))
        return eaters
