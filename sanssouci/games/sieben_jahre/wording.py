"""The words of Sieben Jahre that stand on its map, its cards and its sheets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sanssouci.games.sieben_jahre.atlas import PACK
from sanssouci.games.sieben_jahre.pack_rows import Advantage, Event
from sanssouci.kernel.catalogue import SHARED, speaker

SENTENCES: Final = Path(__file__).parent / "locale"
say: Final = speaker(SHARED, SENTENCES)
"""In the language of whoever is being told."""


def data_name(row: Event | Advantage) -> str:
    """Of our own pack the catalogues know the names, another brings its own."""
    return say(f"name.{row.id}") if PACK.reconstruction else row.name
