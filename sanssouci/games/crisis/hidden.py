"""What players cannot see (C15): the cards in the other hand, and what has been chosen in secret.

Everybody can count the cards. A side's cards that are neither used nor in one's own hand are
shuffled between its hand and its deck; only cards held since before used cards went back into the
deck cannot be among those.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from sanssouci.games.crisis.atlas import DECKS, SEATS

if TYPE_CHECKING:
    from sanssouci.games.crisis.position import Position


def resample(position: Position, seat: str | None, rng: Random) -> None:
    """Deal anew, in place, everything the seat does not know."""
    from sanssouci.games.crisis.tactics_cards import Commitment

    for side, owner in enumerate(SEATS):
        if owner == seat:
            continue
        _deal_anew(position, side, rng)
        for depth, phase in enumerate(position.stack):
            if isinstance(phase, Commitment) and phase.chosen[side] is not None:
                chosen = rng.choice(phase.choices(position, side))
                position.stack[depth] = phase.with_choice(side, chosen)


def _deal_anew(position: Position, side: int, rng: Random) -> None:
    hand, deck, used = position.hands[side], position.decks[side], position.used[side]
    unseen = Counter(DECKS[side]) - Counter(used)
    held = _pick(unseen & (Counter(DECKS[side]) - Counter(position.recycled[side])),
                 len(position.held_over[side]), rng)  # fmt: skip
    fresh = _pick(unseen - Counter(held), len(hand) - len(held), rng)
    position.held_over[side] = held
    position.hands[side] = held + fresh
    left = unseen - Counter(position.hands[side])
    position.decks[side] = sorted(left.elements())
    assert len(position.decks[side]) == len(deck)


def _pick(cards: Counter[int], number: int, rng: Random) -> list[int]:
    return rng.sample(sorted(cards.elements()), number)
