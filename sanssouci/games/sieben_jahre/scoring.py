"""S32 Scoring: objectives reached, and the revenue of conquered regions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sanssouci.games.sieben_jahre.atlas import (
    GARRISONED,
    OWNER,
    PACK,
    REGION_INDEX,
    REVENUE,
)
from sanssouci.games.sieben_jahre.pack_rows import Objective
from sanssouci.games.sieben_jahre.states import (
    COALITION,
    COALITION_OF,
    COALITION_OF_BOARD,
    LAST_YEAR,
)

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.position import Position

OBJECTIVES: Final = PACK.objectives
_SPANISH_CARIBBEAN: Final = tuple(
    REGION_INDEX[id] for id in ("florida", "cuba", "puerto-rico", "antillas-espanolas")
)
_CARIBBEAN_WITH_SPAIN: Final = "british-caribbean"
"""The objective to which Spain's colonies belong once Spain is at war (S32.5)."""
_ENEMY_LAND: Final = tuple(
    tuple(region for region in GARRISONED if COALITION_OF[OWNER[region]] != coalition)
    for coalition in range(len(COALITION))
)
"""By coalition, the regions that count for it once they are conquered."""


def wanted(position: Position, objective: Objective) -> tuple[int, ...]:
    """The regions an objective asks for in the present year."""
    if objective.id == _CARIBBEAN_WITH_SPAIN and position.year == LAST_YEAR:
        return (*objective.regions, *_SPANISH_CARIBBEAN)
    return objective.regions


def is_reached(position: Position, objective: Objective) -> bool:
    """True if all its regions fly one of the flags that count, now."""
    return all(position.flag[region] in objective.flags for region in wanted(position, objective))


def note_goals(position: Position) -> None:
    """At a year's end: what is held in a year that counts is scored for good (S32.5)."""
    for number, objective in enumerate(OBJECTIVES):
        if objective.kept or not objective.first <= position.year <= objective.last:
            continue
        if is_reached(position, objective):
            position.goals |= 1 << number


def is_won(position: Position, number: int) -> bool:
    """True if an objective gives its points as things stand."""
    objective = OBJECTIVES[number]
    if objective.kept:
        return not position.hannover_fell
    return bool(position.goals >> number & 1)


def bonus(position: Position, board: int) -> int:
    """The points of the objectives a board has reached."""
    return sum(
        objective.points
        for number, objective in enumerate(OBJECTIVES)
        if objective.board == board and is_won(position, number)
    )


def conquests(position: Position, board: int) -> int:
    """The revenue of the enemy regions that fly a board's flags."""
    return sum(
        REVENUE[region]
        for region in _ENEMY_LAND[COALITION_OF_BOARD[board]]
        if position.home(region, board)
    )


def score(position: Position, board: int) -> int:
    """A board's points (S32.5)."""
    return conquests(position, board) + bonus(position, board)
