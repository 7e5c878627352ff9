"""What only the card of fate forbids is refused by fate's own rule (F11)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sanssouci.kernel import Action, Message

if TYPE_CHECKING:
    from sanssouci.games.friedrich.position import Position

CHAPTER = "F11."


def explain(position: Position, seat: str, action: Action, reason: Message) -> Message:
    """The reason given, unless it is the text in play alone that forbids the action."""
    if position.fate < 0 or reason.rule.startswith(CHAPTER) or reason.key == "refuse.same_outcome":
        return reason
    if action not in _without_fate(position).legal(seat):
        return reason
    from sanssouci.games.friedrich import fate_texts

    found = fate_texts.in_play(position)
    assert found is not None
    return Message.of("refuse.fate", found.card, text=found.name)


def _without_fate(position: Position) -> Position:
    """The position as it would be if no text held."""
    from sanssouci.games.friedrich.combat import Battle
    from sanssouci.games.friedrich.movement import Movement

    free = position.clone()
    free.fate = -1
    for number, phase in enumerate(free.stack):
        if isinstance(phase, Movement):
            free.stack[number] = replace(phase, halted=0, companions=0)
        elif isinstance(phase, Battle):
            free.stack[number] = replace(phase, duty=False)
    return free
