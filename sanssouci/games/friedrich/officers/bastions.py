"""Where an encircled Frederick makes his stand.

An attacker needs all objectives, so that a few well-held ones keep him from winning. Armies that
run after every threat hold none of them.
"""

from __future__ import annotations

from typing import Final

from sanssouci.games.friedrich.atlas import ATLAS, GRAPH
from sanssouci.games.friedrich.officers.weights import Weights

BASTIONS: Final = (
    "breslau", "brieg", "oels", "schweidnitz",  # against Austria
    "dresden", "meissen", "pirna", "torgau",  # against the Imperial Army
    "kustrin", "pyritz", "stargard", "woldenberg",  # against Russia
    "greifenhagen", "prenzlau", "stettin",  # against Sweden, near to those against Russia
    "halberstadt", "magdeburg",  # against France
)  # fmt: skip
"""Objectives near to each other, far from their enemy or near to Frederick's other armies."""
_MASK: Final = GRAPH.mask([ATLAS.index[city] for city in BASTIONS])


def dearness(city: int, weights: Weights) -> float:
    """How much dearer or cheaper than others an objective is held."""
    return weights.bastion if _MASK >> city & 1 else weights.outpost
