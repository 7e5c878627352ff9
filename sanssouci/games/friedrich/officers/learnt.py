"""The weights that were learnt from games (``tools/learn_weights.py``), by theatre and role."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.nations import FRANCE, RUSSIA
from sanssouci.games.friedrich.officers.weights import BY_HAND, Weights
from sanssouci.steps.officers.learnt import FILE_NAME, values_from

FILE: Final = Path(__file__).parent / FILE_NAME
DEAR: Final = "dear "
"""Before the id of a city: how much dearer it is than others."""


def theatre_of(nations: Iterable[int]) -> str:
    """The war is another one in each theatre, and so are the weights."""
    in_play = set(nations)
    if RUSSIA in in_play:
        return "whole-war"
    return "war-in-the-west" if FRANCE in in_play else "austrian-theatre"


def with_values(values: Mapping[str, float]) -> Weights:
    """The captain's own weights but for these."""
    dear = {
        ATLAS.index[name.removeprefix(DEAR)]: value
        for name, value in values.items()
        if name.startswith(DEAR)
    }
    others = {name: value for name, value in values.items() if not name.startswith(DEAR)}
    return replace(BY_HAND, **others, dear=dear)


@cache
def weights_from(source: str, theatre: str, role: str) -> Weights:
    """Those that a bot was asked to go by; the captain's own where nothing was learnt."""
    return with_values(values_from(source, FILE, theatre, role, _own))


def _own(name: str) -> float:
    value: float = 1.0 if name.startswith(DEAR) else getattr(BY_HAND, name)
    return value
