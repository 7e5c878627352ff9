"""Marches of supply trains: what it is worth that a train stands where it stands."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from sanssouci.games.friedrich.atlas import GRAPH
from sanssouci.games.friedrich.officers import weights
from sanssouci.games.friedrich.officers.routes import March
from sanssouci.games.friedrich.officers.staff import AT_REACH, Stack, Staff

_EASY_SUPPLY: Final = 3
"""A train is well placed this near to its general."""


class _Eater(NamedTuple):
    """A stack as a train sees it."""

    city: int
    starving: float
    """What it costs to leave the stack without supply."""
    lagging: float
    """What each city costs that the train is behind."""


class Convoys:
    """Weighs the marches of a nation's trains."""

    def __init__(self, staff: Staff) -> None:
        self._staff = staff
        self._worths: dict[tuple[int, int], float] = {}
        self._fed_without: dict[int, int] = {}

    def gain(self, march: March) -> float:
        """What a march of a train improves on staying."""
        train = march.group[0]
        return self._worth(train, march.end) - self._worth(train, march.start)

    def _worth(self, train: int, city: int) -> float:
        key = (train, city)
        worth = self._worths.get(key)
        if worth is None:
            worth = self._worths[key] = self._train_at(train, city)
        return worth

    def _train_at(self, train: int, city: int) -> float:
        """Supply for generals abroad, an easy distance to them, and safety."""
        fed = self._without(train) | self._staff.supplied_from(city)
        worth = 0.0
        distances = GRAPH.distances(city)
        for eater in self._eaters:
            if not fed >> eater.city & 1:
                worth -= eater.starving
            lag = distances[eater.city] - _EASY_SUPPLY
            if lag > 0:
                worth -= eater.lagging * lag
        if GRAPH.ball(city, AT_REACH) & self._staff.foe_cities:
            foe_distance = min([distances[foe.city] for foe in self._staff.foes])
            worth -= weights.TRAIN_IN_DANGER * (1 - weights.SAFER_WITH_DISTANCE * foe_distance)
        return worth

    def _without(self, train: int) -> int:
        """The cities that are supplied even if a train is not."""
        fed = self._fed_without.get(train)
        if fed is None:
            staff = self._staff
            fed = staff.home
            for other in staff.trains:
                if other != train:
                    fed |= staff.supplied_from(staff.place[other])
            self._fed_without[train] = fed
        return fed

    @cached_property
    def _eaters(self) -> list[_Eater]:
        staff = self._staff
        eaters: list[_Eater] = []
        for stack in staff.own:
            down = any(general in staff.down for general in stack.generals)
            share = weights.AT_HOME if staff.home >> stack.city & 1 else 1.0
            eaters.append(_Eater(stack.city, starving(stack, down), weights.TRAIN_LAGS * share))
        return eaters


def starving(stack: Stack, down: bool) -> float:
    """What a stack without supply costs: turned down first, lost the second time."""
    if down:
        return stack.strength + weights.GENERAL * len(stack.generals)
    return weights.HUNGER * len(stack.generals) + stack.strength / 4
