"""What the cities are good for: how much a general does for objectives by standing in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from sanssouci.board import Graph, bits
from sanssouci.kernel import add_up

MARCH: Final = 3
"""How far a general usually marches; on main roads it is one more."""
_NOWHERE: Final = 99
"""How far those are who stand nowhere."""
_COVERS_KEPT: Final = 5_000


class Goal(NamedTuple):
    """An objective somebody wants, and what it is worth to the one who looks at it."""

    city: int
    worth: float


class Terrain:
    """A map as officers see it: what is left of a worth with distance, what a general watches."""

    def __init__(
        self, graph: Graph, watched_from: Sequence[int], fades: float, threat_fades: float
    ) -> None:
        """``fades`` is what each city of distance leaves of the worth of an objective, and
        ``threat_fades`` what each beyond a march leaves of a threat to it.
        """
        self._graph = graph
        self.watched_from = watched_from
        self._fading = tuple(fades**steps for steps in range(256))
        self._threat = tuple(threat_fades ** max(0, steps - MARCH) for steps in range(256))
        self.fading_from = cache(self._fading_from)
        self.watch_of = cache(self._watch_of)
        self.threats = lru_cache(maxsize=1024)(self._threats)

    def _fading_from(self, city: int) -> tuple[float, ...]:
        """By city, what is left of its worth for somebody who stands here."""
        return tuple(self._fading[steps] for steps in self._graph.distances(city))

    def _watch_of(self, city: int) -> tuple[float, ...]:
        """By city, 1 if a general here protects it, else 0."""
        watched = self.watched_from[city]
        return tuple(float(watched >> other & 1) for other in range(self._graph.size))

    def _threats(self, cities: int, stands: tuple[int, ...]) -> list[tuple[int, float]]:
        """By city, how soon stacks that stand there could come: 1 within a march, then fading."""
        found: list[tuple[int, float]] = []
        for city in bits(cities):
            distances = self._graph.distances(city)
            nearest = min([distances[stand] for stand in stands], default=_NOWHERE)
            found.append((city, self._threat[nearest]))
        return found


class Ground:
    """The map with the objectives that a nation wants and those of its own that are threatened."""

    terrain: Terrain

    def __init__(self, wanted: tuple[Goal, ...], threatened: tuple[Goal, ...]) -> None:
        self._wanted = wanted
        self._threatened = threatened
        self._places: dict[int, list[int]] = {}
        """By city that is threatened, its places in a row; it may be by several enemies."""
        for number, goal in enumerate(threatened, len(wanted)):
            self._places.setdefault(goal.city, []).append(number)
        self._in_danger = sum(1 << city for city in self._places)
        # Tuples of numbers, with which the garbage collector has no work.
        self._rows: dict[int, tuple[float, ...]] = {}
        self._guards: dict[int, tuple[int, ...]] = {}
        self._sums: dict[int, float] = {}
        self._dearest: dict[int, float] = {}
        self._covered: dict[int, float] = {}
        self._best: dict[int, list[float]] = {}

    def reach(self, city: int) -> tuple[float, ...]:
        """For each objective wanted and each one threatened, what a general here does for it."""
        found = self._rows.get(city)
        if found is None:
            found = self._rows[city] = tuple(self._row(city))
        return found

    def _row(self, city: int) -> list[float]:
        faded = self.terrain.fading_from(city)
        row = [worth * faded[goal] for goal, worth in self._wanted]
        row += [0.0] * len(self._threatened)
        for place in self._guarded(city):
            row[place] = self._threatened[place - len(self._wanted)].worth
        return row

    def _guarded(self, city: int) -> tuple[int, ...]:
        """The places in a row of what a general here protects: few of all that is threatened."""
        found = self._guards.get(city)
        if found is None:
            watched = bits(self.terrain.watched_from[city] & self._in_danger)
            found = tuple([place for goal in watched for place in self._places[goal]])
            self._guards[city] = found
        return found

    def _served(self, city: int) -> Sequence[int]:
        """The places in a row of what is threatened and not worth nothing to a general here."""
        return self._guarded(city)

    def use(self, city: int) -> float:
        """What a general here does for all of them."""
        use = self._sums.get(city)
        if use is None:
            use = self._sums[city] = add_up(self.reach(city))
        return use

    def dearest(self, city: int) -> float:
        """What a general here does for the objective wanted for which he does most."""
        found = self._dearest.get(city)
        if found is None:
            found = max(self.reach(city)[: len(self._wanted)], default=0.0)
            self._dearest[city] = found
        return found

    def covered(self, cities: int, joined_by: int = 0) -> float:
        """The same of generals in all of these cities; for an objective the best of them counts.

        Those who march are best named apart: what all the others do is worked out once.
        """
        everybody = cities | joined_by
        found = self._covered.get(everybody)
        if found is None:
            if len(self._covered) >= _COVERS_KEPT:
                self._covered.clear()
                self._best.clear()
            best = self._best.get(cities)
            if best is None:
                best = self._best[cities] = self._added(
                    [0.0] * (len(self._wanted) + len(self._threatened)), cities
                )
            found = self._covered[everybody] = add_up(self._added(best, joined_by))
        return found

    def _added(self, best: list[float], cities: int) -> list[float]:
        """By objective, what the best does for it if there are generals in these cities as well."""
        count = len(self._wanted)
        for city in bits(cities):
            row, guarded = self.reach(city), best[count:]
            best = [a if a > b else b for a, b in zip(best[:count], row, strict=False)]
            best += guarded
            for place in self._served(city):
                best[place] = max(best[place], row[place])
        return best
