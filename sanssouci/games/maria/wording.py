"""The words of Maria that stand on its map, its cards and its sheets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sanssouci.games.maria.atlas import PACK
from sanssouci.games.maria.political_tables import Box, PoliticalCard
from sanssouci.kernel.catalogue import SHARED, Catalogues, speaker

SENTENCES: Final = Path(__file__).parent / "locale"
say: Final = speaker(SHARED, SENTENCES)
"""In the language of whoever is being told."""
_NAMES: Final = Catalogues(SENTENCES)


def card_title(card: PoliticalCard) -> str:
    """Of our own cards the catalogues know the titles, those of another pack bring theirs."""
    return say(f"politics.card-{card.id}") if PACK.reconstruction else card.title


def box_title(box: Box) -> str:
    """What stands on a box of the political board."""
    return say(f"politics.box-{box.id}") if PACK.reconstruction else box.title


def piece_name(id: str, own: str) -> str:
    """A king has his name in the language of the reader, most generals their own everywhere."""
    return _NAMES.speak().name(id) or own


def box_name(id: str) -> str:
    """A box for a victory marker, such as ``electors``."""
    return say(f"box.{id}")


def capital(name: str) -> str:
    """A name as it stands by itself."""
    return name[:1].upper() + name[1:]
