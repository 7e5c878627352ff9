"""What players cannot see (C15): the cards in the other hand, and what has been chosen in secret.

Everybody can count the cards. A side's cards that are neither used nor in one's own hand are
shuffled between its hand and its deck; only cards held since before used cards went back into the
deck cannot be among those.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from sanssouci.cards.unseen import Unseen, deal_anew
from sanssouci.games.crisis.atlas import DECKS, SEATS

if TYPE_CHECKING:
    from sanssouci.games.crisis.position import Position


def resample(position: Position, seat: str | None, rng: Random) -> None:
    """Deal anew, in place, everything the seat does not know."""
    from sanssouci.games.crisis.losses import Casualties
    from sanssouci.games.crisis.tactics_cards import Commitment

    position.conceal_half_made_choices(seat)
    top = position.stack[-1]
    if isinstance(top, Casualties) and top.secret_from(position, seat):
        position.become(top.undecided())
    for side, owner in enumerate(SEATS):
        if owner == seat:
            continue
        _deal_anew(position, side, rng)
        for depth, phase in enumerate(position.stack):
            if isinstance(phase, Commitment) and phase.chosen[side] is not None:
                chosen = rng.choice(phase.choices(position, side))
                position.stack[depth] = phase.with_choice(side, chosen)


def _deal_anew(position: Position, side: int, rng: Random) -> None:
    """Shuffle a side's hand and deck; equal cards are numbered to tell them apart."""
    hand, deck = position.hands[side], position.decks[side]
    cards = [*hand, *deck]
    kept_back = Counter(DECKS[side]) - Counter(position.recycled[side])
    recycled = []
    for number, card in enumerate(cards):
        if kept_back[card]:
            kept_back[card] -= 1
        else:
            recycled.append(number)
    held = Unseen(range(len(hand)), [position.held_over[side]])
    lying = Unseen(range(len(hand), len(cards)))
    dealt = deal_anew([held, lying], [0] * len(cards), recycled, rng)
    position.hands[side] = [cards[dealt[number]] for number in held.cards]
    position.decks[side] = sorted(cards[dealt[number]] for number in lying.cards)
