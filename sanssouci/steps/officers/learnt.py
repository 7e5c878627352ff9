"""Weights that were learnt from games (``tools/learn_weights.py``), as officers read them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from sanssouci.kernel import WEIGHTS_BY_HAND, WEIGHTS_LEARNT

FILE_NAME: Final = "weights.json"
"""What lies beside the officers of a game that has learnt any."""


def values_from(
    source: str, file: Path, theatre: str, role: str, own: Callable[[str], float]
) -> Mapping[str, float]:
    """What an officer goes by instead of his own numbers: nothing if he is to keep them."""
    if source == WEIGHTS_BY_HAND:
        return {}
    learnt = learnt_values(file, theatre, role)
    if source == WEIGHTS_LEARNT:
        return learnt
    return {name: (own(name) + value) / 2 for name, value in learnt.items()}


def learnt_values(file: Path, theatre: str, role: str) -> Mapping[str, float]:
    """What was learnt for a role in a theatre of war; nothing where nothing was."""
    entry: Mapping[str, Any] = _table(file).get(theatre, {}).get(role, {})
    values: Mapping[str, float] = entry.get("weights", {})
    return values


def read(file: Path) -> dict[str, Any]:
    """All that was learnt for a game, by theatre and role, with how it was made."""
    if not file.exists():
        return {}
    table: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return table


_table = cache(read)
