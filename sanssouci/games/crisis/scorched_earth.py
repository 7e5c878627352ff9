"""C11.10, C11.11 Scorched Earth: a fort or resource space is given up for good.

In an enemy phase it is played while the enemy is moving, without being asked: an aside.
"""

from __future__ import annotations

from collections.abc import Sequence

from sanssouci.board import bits
from sanssouci.games.crisis.action_points import Muster
from sanssouci.games.crisis.atlas import (
    BIT,
    BOXES,
    FORTS,
    INDEX,
    RESOURCES,
    SEATS,
    SPACE,
    TEAM,
)
from sanssouci.games.crisis.operations import Operations
from sanssouci.games.crisis.position import NOBODY, Position
from sanssouci.games.crisis.tactics_cards import use, with_effect
from sanssouci.games.crisis.units import INSIDE
from sanssouci.kernel import Action, Message

EFFECT = "scorched-earth"


def targets(position: Position, side: int) -> list[int]:
    """The forts and resource spaces on the map that an alliance could burn."""
    worth = (FORTS | RESOURCES) & ~BOXES & ~position.scorched
    return list(bits(position.controlled(side) & worth))


def burn(position: Position, side: int, space: int) -> None:
    """Play the card on a space; a garrison there comes into the open."""
    use(position, side, with_effect(position, side, EFFECT)[0])
    position.scorched |= BIT[space]
    position.clear(space, INSIDE)
    position.tell("log.scorched", "C11.10", team=TEAM[side], space=SPACE[space])


def _moment(position: Position, side: int) -> bool:
    """True if an enemy army is preparing or marching."""
    if position.army == NOBODY or position.army_side(position.army) == side:
        return False
    return any(isinstance(phase, Muster | Operations) for phase in position.stack)


def asides(position: Position, seat: str) -> Sequence[Action]:
    side = SEATS.index(seat) if seat in SEATS else -1
    if side < 0 or not position.hands[side] or not _moment(position, side):
        return ()
    if not with_effect(position, side, EFFECT):
        return ()
    return [Action.of("scorch", SPACE[space]) for space in targets(position, side)]


def do_aside(position: Position, seat: str, action: Action) -> None:
    burn(position, SEATS.index(seat), INDEX[action.words[0]])


def why_not(position: Position, seat: str, action: Action) -> Message:
    if seat in SEATS and not with_effect(position, SEATS.index(seat), EFFECT):
        return Message.of("refuse.card_not_held", "C11.1", card=EFFECT)
    return Message.of("refuse.scorch", "C11.10")
