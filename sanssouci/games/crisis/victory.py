"""C14 Victory."""

from __future__ import annotations

from typing import Final

from sanssouci.games.crisis.atlas import AUSTRIAN, CAPITAL, KING, PRUSSIAN, SEATS
from sanssouci.games.crisis.position import Position
from sanssouci.kernel import Aim, Message

KING_LOST: Final = "king_lost"
EXHAUSTION: Final = "exhaustion"
CONQUEST: Final = "conquest"
PEACE: Final = "peace"
END_OF_WAR: Final = "end_of_war"
REASONS: Final = (KING_LOST, EXHAUSTION, CONQUEST, PEACE, END_OF_WAR)

EXHAUSTED_AT, EXHAUSTED_WITHOUT_CAPITAL, CONQUERED_AT = 8, 9, 16


def exhausted_at(position: Position) -> int:
    """With so few resource spaces the Prussian alliance has lost: one more without Berlin."""
    lost_capital = position.holder(CAPITAL) == AUSTRIAN
    return EXHAUSTED_WITHOUT_CAPITAL if lost_capital else EXHAUSTED_AT


def test(position: Position, side: int) -> None:
    """See whether a side has won."""
    if position.outcome:
        return
    resources = position.resources(position.friends(PRUSSIAN))
    if side == PRUSSIAN:
        if resources >= CONQUERED_AT:
            position.finish((SEATS[PRUSSIAN],), CONQUEST, "C14.3")
        return
    if position.removed >> KING & 1:
        position.finish((SEATS[AUSTRIAN],), KING_LOST, "C14.1")
    elif resources <= exhausted_at(position):
        position.finish((SEATS[AUSTRIAN],), EXHAUSTION, "C14.2")


def aims(position: Position) -> tuple[Aim, ...]:
    """What both players need (C14.1 to C14.4)."""
    held = position.resources(position.friends(PRUSSIAN))
    low = exhausted_at(position)
    conquest = Message.of("aim.conquest", "C14.3", need=CONQUERED_AT)
    exhaustion = Message.of("aim.exhaustion", "C14.2", low=low, have=held)
    return (
        Aim(SEATS[PRUSSIAN], conquest, held, CONQUERED_AT),
        Aim(SEATS[PRUSSIAN], Message.of("aim.survive", "C14.4", low=low, have=held)),
        Aim(SEATS[AUSTRIAN], exhaustion, max(0, CONQUERED_AT - held), CONQUERED_AT - low),
        Aim(SEATS[AUSTRIAN], Message.of("aim.king", "C14.1")),
    )


def draw(position: Position, reason: str) -> None:
    """Nobody wins (C14.4)."""
    position.finish((), reason, "C14.4")
