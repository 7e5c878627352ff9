"""What the cities are good for: how much a general does for objectives by standing in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sanssouci.games.friedrich.atlas import ATLAS, GRAPH
from sanssouci.kernel import add_up
from sanssouci.steps.officers import ground as below
from sanssouci.steps.officers.ground import Goal, Terrain


class Ground(below.Ground):
    """The map with the objectives that a nation wants and those of its own that are threatened."""

    def __init__(
        self,
        terrain: Terrain,
        wanted: tuple[Goal, ...],
        threatened: tuple[Goal, ...],
        relief: float = 0.0,
    ) -> None:
        """``relief`` is the share of a threatened objective for a general on his way to it."""
        super().__init__(wanted, threatened)
        self.terrain = terrain
        self._relief = relief
        self._all_threatened = range(len(wanted), len(wanted) + len(threatened))
        self._posts: dict[int, float] = {}

    def _row(self, city: int) -> list[float]:
        row = super()._row(city)
        if self._relief:
            faded = self.terrain.fading_from(city)
            for at, (goal, worth) in enumerate(self._threatened, len(self._wanted)):
                row[at] = max(row[at], self._relief * worth * faded[goal])
        return row

    def _served(self, city: int) -> Sequence[int]:
        return self._all_threatened if self._relief else super()._served(city)

    def post(self, city: int) -> float:
        """What a general here keeps from the enemy."""
        found = self._posts.get(city)
        if found is None:
            first = len(self._wanted)
            found = add_up([self._threatened[at - first].worth for at in self._guarded(city)])
            self._posts[city] = found
        return found


@lru_cache(maxsize=128)
def ground_of(
    terrain: Terrain, wanted: tuple[Goal, ...], threatened: tuple[Goal, ...], relief: float
) -> Ground:
    """Kept, for a nation wants the same in most of the worlds that are imagined."""
    return Ground(terrain, wanted, threatened, relief)


@lru_cache(maxsize=16)
def terrain_of(approach_fades: float, threat_fades: float) -> Terrain:
    """The map to somebody for whom worths and threats fade so."""
    return Terrain(GRAPH, ATLAS.watched_from, approach_fades, threat_fades)
