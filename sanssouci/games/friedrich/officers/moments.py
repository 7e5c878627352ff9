"""The clock of a game: which stage of which turn is being played."""

from __future__ import annotations

from typing import Final

from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.sequence import Turn

STAGES: Final = len(NATIONS) + 1
"""One for each nation, and the end of the turn."""


def stage_of(position: Position) -> int:
    """The nation whose stage it is, or one beyond the last at the end of a turn."""
    for phase in position.stack:
        if isinstance(phase, Turn):
            return phase.nation - 1  # it already names the next one
    return len(NATIONS)


def moment(position: Position) -> int:
    """Stages since the war began."""
    return position.turn * STAGES + stage_of(position)
