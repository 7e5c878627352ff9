"""Tactical cards: decks of fifty, values 2 to 13 in four suits and two Reserves.

A card is a small int; ``card // 50`` is its deck. Its text form names face and deck: ``10D.2`` is
the ten of diamonds of the second deck, ``R.1`` a Reserve of the first. Two Reserves of one deck
are alike and share their text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

SUITS: Final = ("spades", "clubs", "hearts", "diamonds")
LETTERS: Final = "SCHD"
SYMBOLS: Final = "♠♣♥♦"
DECK_SIZE: Final = 50
MOST_DECKS: Final = 5
RESERVE: Final = 4
"""The 'suit' of a Reserve."""
RESERVE_MOST: Final = 10
"""The highest value a Reserve can stand for."""

_CARDS = range(DECK_SIZE * MOST_DECKS)


def _text(card: int) -> str:
    deck, face = divmod(card, DECK_SIZE)
    suit, value = divmod(face, 12)
    return f"R.{deck + 1}" if suit == RESERVE else f"{value + 2}{LETTERS[suit]}.{deck + 1}"


SUIT: Final = tuple(card % DECK_SIZE // 12 for card in _CARDS)
"""By card, its suit, or RESERVE."""
VALUE: Final = tuple(
    RESERVE_MOST if SUIT[card] == RESERVE else card % DECK_SIZE % 12 + 2 for card in _CARDS
)
"""By card, what it is worth at most."""
TEXT: Final = tuple(_text(card) for card in _CARDS)
"""By card, its text form."""
BY_TEXT: Final = {TEXT[card]: card for card in reversed(_CARDS)}
"""The (first) card of a text form."""


_ORDER: Final = tuple((SUIT[card] * 16 - VALUE[card]) * len(_CARDS) + card for card in _CARDS)


def deck_of(card: int) -> int:
    return card // DECK_SIZE


def backs(cards: Iterable[int], decks: int) -> list[int]:
    """How many cards of each deck there are, as their backs show."""
    counts = [0] * decks
    for card in cards:
        counts[deck_of(card)] += 1
    return counts


def find(hand: list[int], text: str) -> int:
    """The card of a hand with this text; Reserves of one deck are interchangeable."""
    card = BY_TEXT[text]
    return card if card in hand else next(held for held in hand if TEXT[held] == text)


def in_order(cards: list[int]) -> list[int]:
    """Cards as one would sort a hand: by suit, then from high to low."""
    return sorted(cards, key=_ORDER.__getitem__)
