"""What the cities are good for: how much a general does for objectives by standing in them."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from sanssouci.games.friedrich.atlas import ATLAS, GRAPH
from sanssouci.games.friedrich.officers import weights
from sanssouci.steps.officers import ground as below
from sanssouci.steps.officers.ground import Goal, Terrain


class Ground(below.Ground):
    """The map with the objectives that a nation wants and those of its own that are threatened."""

    terrain: ClassVar = Terrain(
        GRAPH, ATLAS.watched_from, weights.APPROACH_FADES, weights.THREAT_FADES
    )


fading_from = Ground.terrain.fading_from


@lru_cache(maxsize=128)
def ground_of(wanted: tuple[Goal, ...], threatened: tuple[Goal, ...]) -> Ground:
    """Kept, for a nation wants the same in most of the worlds that are imagined."""
    return Ground(wanted, threatened)
