"""The words of Sieben Jahre that stand on its map, its cards and its sheets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sanssouci.games.sieben_jahre.atlas import PACK
from sanssouci.games.sieben_jahre.pack_rows import Advantage, Event, Sea
from sanssouci.kernel.catalogue import SHARED, Catalogues, speaker

SENTENCES: Final = Path(__file__).parent / "locale"
say: Final = speaker(SHARED, SENTENCES)
"""In the language of whoever is being told."""
_NAMES: Final = Catalogues(SENTENCES)


def language_of_names() -> str:
    """The language in which seas are named to whoever is being told."""
    return _NAMES.speak().language


def sea_name(sea: Sea) -> str:
    """The squares of our own map are named in the language of the reader."""
    own = _NAMES.speak().name(sea.id) if PACK.reconstruction else None
    return own or sea.name


def data_name(row: Event | Advantage) -> str:
    """Of our own pack the catalogues know the names, another brings its own."""
    return say(f"name.{row.id}") if PACK.reconstruction else row.name
