"""Tactical cards: decks of four suits and a few Reserves, each deck with a back of its own.

A card is a small int; the decks follow one another. Its text form names face and deck: ``10D.2``
is the ten of diamonds of the second deck, ``R.1`` a Reserve of the first. Reserves of one deck are
alike and share their text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

SUITS: Final = ("spades", "clubs", "hearts", "diamonds")
LETTERS: Final = "SCHD"
SYMBOLS: Final = "♠♣♥♦"
RESERVE: Final = len(SUITS)
"""The 'suit' of a Reserve."""


class TacticalCards:
    """The cards of one game; the tables in capitals are by card."""

    def __init__(self, decks: int, values: range, reserves: int, reserve_most: int) -> None:
        """``reserve_most`` is the highest value a Reserve can stand for."""
        in_suit = len(values)
        self.DECK_SIZE = len(SUITS) * in_suit + reserves
        self.MOST_DECKS = decks
        self.RESERVE, self.RESERVE_MOST = RESERVE, reserve_most
        self.SUITS, self.LETTERS, self.SYMBOLS = SUITS, LETTERS, SYMBOLS
        faces = [
            (min(face // in_suit, RESERVE), values[face % in_suit])
            for face in range(self.DECK_SIZE)
        ]
        self.DECK = tuple(deck for deck in range(decks) for _ in faces)
        """The deck it belongs to."""
        self.SUIT = tuple(suit for _ in range(decks) for suit, _ in faces)
        """Its suit, or RESERVE."""
        self.VALUE = tuple(
            reserve_most if suit == RESERVE else value
            for _ in range(decks)
            for suit, value in faces
        )
        """What it is worth at most."""
        self.TEXT = tuple(
            f"R.{deck + 1}" if suit == RESERVE else f"{value}{LETTERS[suit]}.{deck + 1}"
            for deck in range(decks)
            for suit, value in faces
        )
        """Its text form."""
        self.BY_TEXT = {text: card for card, text in reversed(list(enumerate(self.TEXT)))}
        """The (first) card of a text form."""
        self.DECKS = tuple(
            tuple(range(deck * self.DECK_SIZE, (deck + 1) * self.DECK_SIZE))
            for deck in range(decks)
        )
        """By deck, its cards."""
        count = len(self.TEXT)
        self._order = tuple(
            (self.SUIT[card] * (values[-1] + 1) - self.VALUE[card]) * count + card
            for card in range(count)
        )

    def face(self, text: str) -> str:
        """A card as people write it: value and symbol, without its deck; nothing for a Reserve."""
        face, _, _ = text.partition(".")
        return "" if face == "R" else face[:-1] + SYMBOLS[LETTERS.index(face[-1])]

    def deck_of(self, card: int) -> int:
        return self.DECK[card]

    def backs(self, cards: Iterable[int], decks: int) -> list[int]:
        """How many cards of each deck there are, as their backs show."""
        counts = [0] * decks
        for card in cards:
            counts[self.DECK[card]] += 1
        return counts

    def find(self, hand: Sequence[int], text: str) -> int:
        """The card of a hand with this text; Reserves of one deck are interchangeable."""
        card = self.BY_TEXT[text]
        return card if card in hand else next(held for held in hand if self.TEXT[held] == text)

    def in_order(self, cards: Iterable[int]) -> list[int]:
        """Cards as one would sort a hand: by suit, then from high to low."""
        return sorted(cards, key=self._order.__getitem__)
