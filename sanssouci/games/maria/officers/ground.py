"""What the towns are good for: how much a general does for fortresses by standing in them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sanssouci.games.maria.atlas import ATLAS, GRAPH
from sanssouci.games.maria.officers.weights import BY_HAND
from sanssouci.steps.officers import ground as below
from sanssouci.steps.officers.ground import Goal, Terrain


class Ground(below.Ground):
    """The map with the fortresses that a power wants and those it keeps from the enemy."""

    def __init__(
        self, terrain: Terrain, wanted: tuple[Goal, ...], threatened: tuple[Goal, ...]
    ) -> None:
        super().__init__(wanted, threatened)
        self.terrain = terrain


@lru_cache(maxsize=32)
def ground_of(terrain: Terrain, wanted: tuple[Goal, ...], threatened: tuple[Goal, ...]) -> Ground:
    """Kept, for a power wants the same in most decisions of a stage."""
    return Ground(terrain, wanted, threatened)


@lru_cache(maxsize=16)
def terrain_of(approach_fades: float, threat_fades: float) -> Terrain:
    """The map to somebody for whom worths and threats fade so."""
    return Terrain(GRAPH, ATLAS.watched_from, approach_fades, threat_fades)


TERRAIN: Final = terrain_of(BY_HAND.approach_fades, BY_HAND.threat_fades)
"""The map to the captain."""
