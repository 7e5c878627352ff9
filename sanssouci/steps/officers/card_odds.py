"""What unknown cards may be worth in one suit, and what counting the seen ones tells of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate
from math import ceil
from typing import Final, NamedTuple

from sanssouci.cards.tactical import RESERVE, SUITS, TacticalCards
from sanssouci.kernel import add_up

MOST_CARDS: Final = 30
"""Larger hands are reckoned as this many; they beat anything anyway."""
TYPICAL_HANDS: Final = 6
"""How many hands stand for all that an enemy may hold, where time is short."""


class Count(NamedTuple):
    """By deck and suit, how many cards of a full deck an unseen card is worth."""

    worth: tuple[tuple[float, ...], ...]

    def in_suit(self, suit: int, backs: Sequence[int]) -> int:
        """As how many average cards a hand counts in a suit, of which only the backs are seen."""
        return round(
            add_up(held * deck[suit] for held, deck in zip(backs, self.worth, strict=False))
        )


class CardOdds:
    """The odds of one game's tactical cards."""

    def __init__(self, cards: TacticalCards) -> None:
        self.cards = cards
        one = [0.0] * (max(cards.VALUE) + 1)
        for card in range(cards.DECK_SIZE):
            suit = cards.SUIT[card]
            points = cards.VALUE[card] if suit in (0, RESERVE) else 0
            one[points] += 1 / cards.DECK_SIZE
        self._one = one
        self.mean_points = add_up(points * chance for points, chance in enumerate(one))
        """What an unknown card is worth in a given suit, on average."""
        self.spread = cache(self._spread)
        self.typical = cache(self._typical)
        self._at_most = cache(self._sums)

    def _spread(self, cards: int) -> tuple[float, ...]:
        """By points, the chance that so many unknown cards hold exactly those in a given suit."""
        if cards <= 0:
            return (1.0,)
        fewer = self.spread(min(cards, MOST_CARDS) - 1)
        total = [0.0] * (len(fewer) + len(self._one) - 1)
        for points, chance in enumerate(fewer):
            for more, likely in enumerate(self._one):
                if likely:
                    total[points + more] += chance * likely
        return tuple(total)

    def _sums(self, cards: int) -> tuple[float, ...]:
        return tuple(accumulate(self.spread(cards)))

    def chance_below(self, cards: int, points: float) -> float:
        """The chance that so many unknown cards hold less than some points in a given suit."""
        whole = ceil(points)
        if whole <= 0:
            return 0.0
        sums = self._at_most(min(cards, MOST_CARDS))
        return sums[min(whole, len(sums)) - 1]

    def _typical(self, cards: int) -> tuple[int, ...]:
        """The points in a suit of hands that are equally likely to be weaker or stronger."""
        typical: list[int] = []
        below = 0.0
        for points, chance in enumerate(self.spread(cards)):
            below += chance
            while len(typical) < TYPICAL_HANDS and below > (len(typical) + 0.5) / TYPICAL_HANDS:
                typical.append(points)
        return tuple(typical)

    def count(self, unseen: Iterable[int]) -> Count:
        """What is to be expected of each deck, of which these cards have not been seen."""
        table = self.cards
        number = [0] * table.MOST_DECKS
        points = [[0] * len(SUITS) for _ in range(table.MOST_DECKS)]
        for card in unseen:
            deck = table.DECK[card]
            number[deck] += 1
            if table.SUIT[card] == RESERVE:
                points[deck] = [held + table.RESERVE_MOST for held in points[deck]]
            else:
                points[deck][table.SUIT[card]] += table.VALUE[card]
        return Count(
            tuple(
                tuple(held / (self.mean_points * max(1, cards)) for held in of_deck)
                for cards, of_deck in zip(number, points, strict=True)
            )
        )
