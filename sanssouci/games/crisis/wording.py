"""The words of The Great Crisis that stand on its map, its cards and its sheets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sanssouci.games.crisis.atlas import PACK
from sanssouci.games.crisis.pack import Card
from sanssouci.kernel.catalogue import SHARED, Catalogue, speaker

SENTENCES: Final = Path(__file__).parent / "locale"
say: Final = speaker(SHARED, SENTENCES)
"""In the language of whoever is being told."""


def card_name(card: Card) -> str:
    """Of our own cards the catalogues know the names, those of another pack bring theirs."""
    return say(f"name.{card.id}") if PACK.reconstruction else card.name


def card_text(card: Card) -> str:
    """What a card does."""
    return say(f"card.{card.id}-text") if PACK.reconstruction else card.text


def in_state(catalogue: Catalogue, unit: str, states: list[str]) -> str:
    """A unit, and what is the matter with it: "Prussian troop (depleted)"."""
    if not states:
        return unit
    return catalogue.words("unit.in_state", unit=unit, states=catalogue.listed(states))
