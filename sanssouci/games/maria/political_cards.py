"""M17.8 The political cards by number."""

from __future__ import annotations

from typing import Final

from sanssouci.games.maria.political_tables import PoliticalCard, Politics
from sanssouci.games.maria.shelf import pack_in_play

POLITICS: Final[Politics] = pack_in_play().politics
CARDS: Final[tuple[PoliticalCard, ...]] = POLITICS.cards
CARD_IDS: Final = tuple(card.id for card in CARDS)
CARD_INDEX: Final = {card.id: card.index for card in CARDS}
