"""Decks that are used one after the other and then come back.

The decks are opened in order. When the last is used up, the discards of the two decks with the
most discards form the next pile, and so on.
"""

from __future__ import annotations

from collections.abc import Collection

from sanssouci.cards.tactical import DECK_SIZE


def next_pile(opened: int, decks: int, held: Collection[int]) -> tuple[int, list[int], list[int]]:
    """What to draw from once the pile is empty.

    ``held`` are the cards in hands or laid aside; all other cards of opened decks are discards.
    Returns how many decks are then opened, the new pile, and the decks it comes from; the pile
    is empty if there are no discards at all.
    """
    if opened < decks:
        return opened + 1, _cards(opened), [opened]
    discards = [[card for card in _cards(deck) if card not in held] for deck in range(decks)]
    fullest = sorted(range(decks), key=lambda deck: (-len(discards[deck]), deck))[:2]
    chosen = sorted(deck for deck in fullest if discards[deck])
    return opened, [card for deck in chosen for card in discards[deck]], chosen


def _cards(deck: int) -> list[int]:
    return list(range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE))
