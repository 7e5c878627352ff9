"""Dealing anew the cards somebody cannot see."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import NamedTuple


class Unseen(NamedTuple):
    """The cards of a place that somebody cannot see; backs show how many of each deck."""

    cards: Sequence[int]
    held_over: Sequence[int] = ()
    """By deck, how many of them must have been there when it was last shuffled."""


def deal_anew(
    places: Sequence[Unseen], deck_of: Sequence[int], recycled: Collection[int], rng: Random
) -> dict[int, int]:
    """Which card takes the place of which if the unseen cards of each deck are shuffled.

    A card held since before the deck was last shuffled cannot be one of the ``recycled``, which
    everybody saw go back into the pile; apart from that every way is equally likely. Which of a
    place's cards have been held is not looked at, as nobody else knows.
    """
    held: dict[int, list[int]] = {}
    others: dict[int, list[int]] = {}
    for place in places:
        left = list(place.held_over)
        for card in place.cards:
            deck = deck_of[card]
            if left and left[deck]:
                left[deck] -= 1
                held.setdefault(deck, []).append(card)
            else:
                others.setdefault(deck, []).append(card)
    renamed: dict[int, int] = {}
    for deck in sorted({*held, *others}):
        old, free = held.get(deck, []), others.get(deck, [])
        cards = sorted([*old, *free])
        instead = rng.sample([card for card in cards if card not in recycled], len(old))
        rest = [card for card in cards if card not in instead] if old else cards
        rng.shuffle(rest)
        renamed.update(zip([*old, *free], [*instead, *rest], strict=True))
    return renamed
