"""The weights that were learnt from games (``tools/learn_weights.py``), by theatre and role."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Final

from sanssouci.games.maria.officers.weights import BY_HAND, Weights
from sanssouci.games.maria.position import Position
from sanssouci.steps.officers.learnt import FILE_NAME, values_from

FILE: Final = Path(__file__).parent / FILE_NAME


def theatre_of(position: Position) -> str:
    """The war of three is another one than that of two, and the introduction's is neither."""
    return position.setting.scenario.id


def with_values(values: Mapping[str, float]) -> Weights:
    """The captain's own weights but for these."""
    return replace(BY_HAND, **values)


@cache
def weights_from(source: str, theatre: str, role: str) -> Weights:
    """Those that a bot was asked to go by; the captain's own where nothing was learnt."""
    return with_values(values_from(source, FILE, theatre, role, partial(getattr, BY_HAND)))
