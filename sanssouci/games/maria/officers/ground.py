"""What the towns are good for: how much a general does for fortresses by standing in them."""

from __future__ import annotations

from functools import lru_cache

from sanssouci.games.maria.atlas import ATLAS, GRAPH
from sanssouci.games.maria.officers import weights
from sanssouci.steps.officers import ground as below
from sanssouci.steps.officers.ground import Goal, Terrain


class Ground(below.Ground):
    """The map with the fortresses that a power wants and those it keeps from the enemy."""

    terrain = Terrain(GRAPH, ATLAS.watched_from, weights.APPROACH_FADES, weights.THREAT_FADES)


fading_from = Ground.terrain.fading_from


@lru_cache(maxsize=32)
def ground_of(wanted: tuple[Goal, ...], threatened: tuple[Goal, ...]) -> Ground:
    """Kept, for a power wants the same in most decisions of a stage."""
    return Ground(wanted, threatened)
