"""F3.1 The tactical cards of Friedrich: decks of fifty, 2 to 13 in four suits and two Reserves."""

from __future__ import annotations

from typing import Final

from sanssouci.cards.tactical import LETTERS, RESERVE, SUITS, SYMBOLS, TacticalCards

TACTICAL: Final = TacticalCards(decks=5, values=range(2, 14), reserves=2, reserve_most=10)

DECK_SIZE: Final = TACTICAL.DECK_SIZE
MOST_DECKS: Final = TACTICAL.MOST_DECKS
RESERVE_MOST: Final = TACTICAL.RESERVE_MOST
SUIT: Final = TACTICAL.SUIT
VALUE: Final = TACTICAL.VALUE
TEXT: Final = TACTICAL.TEXT
BY_TEXT: Final = TACTICAL.BY_TEXT
deck_of = TACTICAL.deck_of
backs = TACTICAL.backs
find = TACTICAL.find
in_order = TACTICAL.in_order

__all__ = [
    "BY_TEXT", "DECK_SIZE", "LETTERS", "MOST_DECKS", "RESERVE", "RESERVE_MOST", "SUIT", "SUITS",
    "SYMBOLS", "TACTICAL", "TEXT", "VALUE", "backs", "deck_of", "find", "in_order",
]  # fmt: skip
