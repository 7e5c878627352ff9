"""What unknown cards may be worth in one suit."""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from math import ceil

from sanssouci.cards.tactical import DECK_SIZE, RESERVE, RESERVE_MOST, SUIT, VALUE

_MOST_CARDS = 30
"""Larger hands are reckoned as this many; they beat anything anyway."""

_ONE = [0.0] * (max(VALUE) + 1)
for _card in range(DECK_SIZE):
    if SUIT[_card] == 0:
        _ONE[VALUE[_card]] += 1 / DECK_SIZE
    elif SUIT[_card] == RESERVE:
        _ONE[RESERVE_MOST] += 1 / DECK_SIZE
    else:
        _ONE[0] += 1 / DECK_SIZE

MEAN_POINTS = sum(points * chance for points, chance in enumerate(_ONE))
"""What an unknown card is worth in a given suit, on average."""


@cache
def spread(cards: int) -> tuple[float, ...]:
    """By points, the chance that so many unknown cards hold exactly those in a given suit."""
    if cards <= 0:
        return (1.0,)
    fewer = spread(min(cards, _MOST_CARDS) - 1)
    total = [0.0] * (len(fewer) + len(_ONE) - 1)
    for points, chance in enumerate(fewer):
        for more, likely in enumerate(_ONE):
            if likely:
                total[points + more] += chance * likely
    return tuple(total)


@cache
def _at_most(cards: int) -> tuple[float, ...]:
    return tuple(accumulate(spread(cards)))


def chance_below(cards: int, points: float) -> float:
    """The chance that so many unknown cards hold less than some points in a given suit."""
    whole = ceil(points)
    if whole <= 0:
        return 0.0
    sums = _at_most(min(cards, _MOST_CARDS))
    return sums[min(whole, len(sums)) - 1]
