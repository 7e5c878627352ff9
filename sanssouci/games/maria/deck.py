"""M5.1 The tactical cards of Maria: decks of 38, 2 to 10 in four suits and two Reserves."""

from __future__ import annotations

from typing import Final

from sanssouci.cards.tactical import LETTERS, RESERVE, SUITS, SYMBOLS, TacticalCards

TACTICAL: Final = TacticalCards(decks=4, values=range(2, 11), reserves=2, reserve_most=8)

DECK_SIZE: Final = TACTICAL.DECK_SIZE
DECKS: Final = TACTICAL.MOST_DECKS
SUIT: Final = TACTICAL.SUIT
VALUE: Final = TACTICAL.VALUE
TEXT: Final = TACTICAL.TEXT
BY_TEXT: Final = TACTICAL.BY_TEXT
deck_of = TACTICAL.deck_of
backs = TACTICAL.backs
find = TACTICAL.find
in_order = TACTICAL.in_order

__all__ = [
    "BY_TEXT", "DECKS", "DECK_SIZE", "LETTERS", "RESERVE", "SUIT", "SUITS", "SYMBOLS", "TACTICAL",
    "TEXT", "VALUE", "backs", "deck_of", "find", "in_order",
]  # fmt: skip
