"""Counting cards: whatever lies open or in the own hand, no enemy holds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sanssouci.cards.tactical import (
    MOST_DECKS,
    RESERVE,
    RESERVE_MOST,
    SUIT,
    SUITS,
    VALUE,
    deck_of,
)
from sanssouci.games.friedrich.officers.odds import MEAN_POINTS


class Count(NamedTuple):
    """By deck and suit, how many cards of a full deck an unseen card is worth."""

    worth: tuple[tuple[float, ...], ...]

    def in_suit(self, suit: int, backs: Sequence[int]) -> int:
        """As how many average cards a hand counts in a suit, of which only the backs are seen."""
        return round(sum(held * deck[suit] for held, deck in zip(backs, self.worth, strict=False)))


def count(unseen: Iterable[int]) -> Count:
    """What is to be expected of each deck, of which these cards have not been seen."""
    cards = [0] * MOST_DECKS
    points = [[0] * len(SUITS) for _ in range(MOST_DECKS)]
    for card in unseen:
        deck = deck_of(card)
        cards[deck] += 1
        if SUIT[card] == RESERVE:
            points[deck] = [held + RESERVE_MOST for held in points[deck]]
        else:
            points[deck][SUIT[card]] += VALUE[card]
    return Count(
        tuple(
            tuple(held / (MEAN_POINTS * max(1, number)) for held in of_deck)
            for number, of_deck in zip(cards, points, strict=True)
        )
    )
