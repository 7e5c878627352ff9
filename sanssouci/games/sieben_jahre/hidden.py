"""What players cannot see: the battle cards in the other hand, and what is chosen in secret.

Everything else lies open: purses, contingents with their loads, and the Advantages, which have
their place on the ministry's board (S7.1). Event and Options cards go back after each draw.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.position import Position


def battle_frame(position: Position) -> Any:
    """The frame of the battle that is being fought, or None."""
    for phase in reversed(position.stack):
        if hasattr(phase, "suits"):
            return phase
    return None


def resample(position: Position, seat: str | None, rng: Random) -> None:
    """Deal anew, in place, everything the seat does not know."""
    position.conceal_half_made_choices(seat)
    frame = battle_frame(position)
    if frame is not None:
        unseen = [side for side in (0, 1) if seat is None or frame.seat(position, side) != seat]
        _deal(position, frame, unseen, rng)
    for depth, phase in enumerate(position.stack):
        if hasattr(phase, "concealed"):
            position.stack[depth] = phase.concealed(position, seat, rng)


def _deal(position: Position, frame: Any, sides: list[int], rng: Random) -> None:
    """Shuffle the unseen hands with the deck; a hand holds only cards that suit the fight."""
    pool = position.battle_deck + [card for side in sides for card in position.battle_hands[side]]
    rng.shuffle(pool)
    for side in sides:
        wanted = len(position.battle_hands[side])
        hand = [card for card in pool if frame.suits(card)][:wanted]
        for card in hand:
            pool.remove(card)
        position.battle_hands[side] = hand
    position.battle_deck = sorted(pool)
