"""Decks that are used one after the other and then come back.

The decks are opened in order. When the last is used up, the discards of the two decks with the
most discards form the next pile, and so on.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence


def next_pile(
    opened: int, decks: Sequence[Sequence[int]], held: Collection[int]
) -> tuple[int, list[int], list[int]]:
    """What to draw from once the pile is empty.

    ``decks`` are the cards of each deck in play, ``held`` those in hands or laid aside; all other
    cards of opened decks are discards. Returns how many decks are then opened, the new pile, and
    the decks it comes from; the pile is empty if there are no discards at all.
    """
    if opened < len(decks):
        return opened + 1, list(decks[opened]), [opened]
    discards = [[card for card in cards if card not in held] for cards in decks]
    fullest = sorted(range(len(decks)), key=lambda deck: (-len(discards[deck]), deck))[:2]
    chosen = sorted(deck for deck in fullest if discards[deck])
    return opened, [card for deck in chosen for card in discards[deck]], chosen
