"""S2 Sides: the States, the four boards they stand on, the two coalitions and the years of war."""

from __future__ import annotations

from functools import cache
from typing import Final

from sanssouci.games.sieben_jahre.pack import BOARDS, STATES

FR, AU, GB, PR, IM, SX, RU, SE, ES, PT, HA, HK, BR = range(13)
"""The States, in the order of the pack's table."""
STATE: Final = STATES
STATE_COUNT: Final = len(STATES)
STATE_INDEX: Final = {id: state for state, id in enumerate(STATES)}
NO_STATE: Final = -1

BOARD: Final = BOARDS
BOARD_COUNT: Final = len(BOARDS)
BOARD_INDEX: Final = {id: board for board, id in enumerate(BOARDS)}
"""The boards are numbered like the principal States that lead them."""
FA, AP = range(2)
COALITION: Final = ("franco-austrian", "anglo-prussian")
COALITION_BOARDS: Final = ((FR, AU), (GB, PR))
COALITION_OF_BOARD: Final = (FA, FA, AP, AP)

BOARD_OF: Final = (FR, AU, GB, PR, AU, AU, AU, AU, FR, GB, PR, PR, PR)
"""By State, the board that its armies stand on (S2.2). Russia's money has a year of its own."""
COALITION_OF: Final = tuple(COALITION_OF_BOARD[board] for board in BOARD_OF)
NAVIES: Final = (FR, GB)

FIRST_YEAR, LAST_YEAR = 1756, 1762
FRACTIONS: Final = 10
SWEDES_LAND: Final = 6
"""The fraction of 1757 at whose end Sweden enters the war (S2.1)."""

_ARMED: Final = {RU: (1757, 1761), SE: (1757, 1761), ES: (1762, 1762), PT: (1762, 1762)}
"""The years in which the States that come and go have armies of their own."""


def armed(state: int, year: int) -> bool:
    """True if a State is at war in a year (S2.1)."""
    first, last = _ARMED.get(state, (FIRST_YEAR, LAST_YEAR))
    return first <= year <= last


def neutral(state: int, year: int, fraction: int) -> bool:
    """True if the land of a State is closed to both sides now (S1.2b)."""
    if state == SE and year == _ARMED[SE][0]:
        return fraction <= SWEDES_LAND
    return not armed(state, year)


def treasury(state: int, year: int) -> int:
    """The board that gets a State's revenue in a year, or -1 if none does (S7.4)."""
    if state == RU and year == LAST_YEAR:
        return PR
    return BOARD_OF[state] if armed(state, year) else -1


@cache
def payers(board: int, year: int) -> frozenset[int]:
    """The States whose revenue a board gets in a year (S7.4)."""
    return frozenset(state for state in range(STATE_COUNT) if treasury(state, year) == board)
