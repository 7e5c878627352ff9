"""Weights that were learnt from games (``tools/learn_weights.py``), as officers read them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

FILE_NAME: Final = "weights.json"
"""What lies beside the officers of a game that has learnt any."""


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
