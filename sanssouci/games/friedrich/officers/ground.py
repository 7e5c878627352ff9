"""What the cities are good for: how much a general does for objectives by standing in them."""

from __future__ import annotations

from functools import cache, lru_cache

from sanssouci.board import bits
from sanssouci.games.friedrich.atlas import ATLAS, GRAPH
from sanssouci.games.friedrich.officers import weights
from sanssouci.games.friedrich.officers.staff import Goal

_COVERS_KEPT = 5_000

_FADING = tuple(weights.APPROACH_FADES**steps for steps in range(256))


@cache
def fading_from(city: int) -> tuple[float, ...]:
    """By city, what is left of its worth for somebody who stands here."""
    return tuple(_FADING[steps] for steps in GRAPH.distances(city))


@cache
def _watched_from(city: int) -> tuple[float, ...]:
    """By city, 1 if a general here protects it, else 0."""
    watched = ATLAS.watched_from[city]
    return tuple(float(watched >> other & 1) for other in range(GRAPH.size))


class Ground:
    """The map with the objectives that a nation wants and those of its own that are threatened."""

    def __init__(self, wanted: tuple[Goal, ...], threatened: tuple[Goal, ...]) -> None:
        self._wanted = wanted
        self._threatened = threatened
        self._rows: dict[int, list[float]] = {}
        self._sums: dict[int, float] = {}
        self._covered: dict[int, float] = {}

    def reach(self, city: int) -> list[float]:
        """For each objective wanted and each one threatened, what a general here does for it."""
        row = self._rows.get(city)
        if row is None:
            faded, watched = fading_from(city), _watched_from(city)
            row = [worth * faded[goal] for goal, worth in self._wanted]
            row += [worth * watched[goal] for goal, worth in self._threatened]
            self._rows[city] = row
        return row

    def use(self, city: int) -> float:
        """What a general here does for all of them."""
        use = self._sums.get(city)
        if use is None:
            use = self._sums[city] = sum(self.reach(city))
        return use

    def dearest(self, city: int) -> float:
        """What a general here does for the objective wanted for which he does most."""
        return max(self.reach(city)[: len(self._wanted)], default=0.0)

    def covered(self, cities: int) -> float:
        """The same of generals in all of these cities; for an objective the best of them counts."""
        found = self._covered.get(cities)
        if found is None:
            if len(self._covered) >= _COVERS_KEPT:
                self._covered.clear()
            best = [0.0] * (len(self._wanted) + len(self._threatened))
            for city in bits(cities):
                best = [a if a > b else b for a, b in zip(best, self.reach(city), strict=True)]
            found = self._covered[cities] = sum(best)
        return found


@lru_cache(maxsize=128)
def ground_of(wanted: tuple[Goal, ...], threatened: tuple[Goal, ...]) -> Ground:
    """Kept, for a nation wants the same in most of the worlds that are imagined."""
    return Ground(wanted, threatened)
