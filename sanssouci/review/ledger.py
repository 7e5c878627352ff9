"""The results of playouts from many positions, and the differences between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from sanssouci.review.playouts import Row
from sanssouci.review.results import Estimate

_SURE: Final = 1.96
"""Standard deviations on either side that hold 95 of 100 cases."""
_USUAL_SPREAD: Final = 0.08
"""Of what playouts are worth, before enough of them have been seen."""
_USUAL_WEIGHT: Final = 2
"""In how many playouts the usual spread counts."""


class Node(NamedTuple):
    """A position as one turn sees it: all of a turn are judged at the same moment."""

    turn: int
    entry: int


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of some values, and how sure it is."""
    count = len(values)
    mean = sum(values) / count
    squares = sum((value - mean) ** 2 for value in values)
    spread = (squares + _USUAL_WEIGHT * _USUAL_SPREAD**2) / (count + _USUAL_WEIGHT)
    half = _SURE * sqrt(spread / count)
    return Estimate(mean, mean - half, mean + half)


def as_chance(found: Estimate) -> Estimate:
    """Clamp to a chance that is not certain just because all playouts agreed."""
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high))


class Ledger:
    def __init__(self, seats: int) -> None:
        self._rows: dict[Node, list[Row]] = {}
        self._certain: dict[Node, Row] = {}
        self._seats = range(seats)

    def settle(self, node: Node, row: Row) -> None:
        """Enter a position in which nothing is open any more."""
        self._certain[node] = row

    def add(self, node: Node, rows: Iterable[Row]) -> None:
        self._rows.setdefault(node, []).extend(rows)

    def is_certain(self, node: Node) -> bool:
        return node in self._certain

    def count(self, node: Node) -> int:
        return len(self._rows.get(node, ()))

    def rows(self, node: Node, count: int) -> list[Row]:
        """The first so many, by the number of the playout; what is certain is always the same."""
        if node in self._certain:
            return [self._certain[node]] * count
        return self._rows[node][:count]

    @property
    def common(self) -> int:
        """Number of playouts that every position has."""
        return min((len(rows) for rows in self._rows.values()), default=1)

    def mean(self, node: Node, seat: int) -> float:
        if node in self._certain:
            return self._certain[node][seat]
        rows = self._rows[node]
        return sum(row[seat] for row in rows) / len(rows)

    def chance(self, node: Node, seat: int) -> Estimate:
        if node in self._certain:
            value = self._certain[node][seat]
            return Estimate(value, value, value)
        return as_chance(estimate([row[seat] for row in self._rows[node]]))

    def change(self, before: Node, after: Node, seat: int) -> Estimate:
        """How a chance has changed, as sure as playouts with the same luck make it."""
        value = self.mean(after, seat) - self.mean(before, seat)
        if before == after or (self.is_certain(before) and self.is_certain(after)):
            return Estimate(value, value, value)
        count = min(len(self._rows[node]) for node in (before, after) if node not in self._certain)
        paired = zip(self.rows(before, count), self.rows(after, count), strict=True)
        found = estimate([late[seat] - early[seat] for early, late in paired])
        half = (found.high - found.low) / 2
        return Estimate(value, value - half, value + half)

    def changes(self, before: Node, after: Node) -> list[float]:
        """By seat."""
        return [self.mean(after, seat) - self.mean(before, seat) for seat in self._seats]
