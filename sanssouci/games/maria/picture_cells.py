"""Where the cells of the boards below the maps lie."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from sanssouci.board.drawing.lettering import Box
from sanssouci.board.drawing.svg import XY
from sanssouci.games.maria import political_tables as politics
from sanssouci.games.maria.nations import MAJORS, NATIONS
from sanssouci.games.maria.picture_layout import COLLEGE, MISSIONS, POLITICS, TURNS, VICTORY
from sanssouci.games.maria.shelf import pack_in_play

TURNS_A_YEAR: Final = 3
TURN_GAP: Final = 8

#: The victory boxes that one power at most has a marker on.
BOXES: Final = ("electors", "emperor", "italy", "silesia")
#: The mission boxes, by the power that sends a general there.
MISSION_BOXES: Final = ("prussia", "austria", "france")


def _row(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    """Equal cells side by side."""
    wide = (box.right - box.left + gap) / count
    return tuple(
        Box(box.left + i * wide, box.top, box.left + (i + 1) * wide - gap, box.bottom)
        for i in range(count)
    )


def _column(box: Box, count: int, gap: float) -> tuple[Box, ...]:
    high = (box.bottom - box.top + gap) / count
    return tuple(
        Box(box.left, box.top + i * high, box.right, box.top + (i + 1) * high - gap)
        for i in range(count)
    )


def _inside(box: Box, left: float = 20) -> Box:
    """The room of a board below its heading."""
    return Box(box.left + left, box.top + 54, box.right - 20, box.bottom - 18)


@cache
def track_cells() -> Mapping[tuple[str, int], Box]:
    """By track and number, the boxes of the political board."""
    lanes = _column(_inside(POLITICS, left=128), len(politics.TRACKS), 12)
    return {
        (track, number): cell
        for track, lane in zip(politics.TRACKS, lanes, strict=True)
        for number, cell in enumerate(_row(lane, politics.LAST_BOX, 10), start=1)
    }


@cache
def seat_cells() -> Mapping[str, Box]:
    """By town, the nine seats of the electoral college, the four with markers first."""
    seats = sorted(
        (city for city in pack_in_play().board.cities if city.elector),
        key=lambda city: city.country != "empire",
    )
    lanes = _column(_inside(COLLEGE), 3, 10)
    cells = (cell for lane in lanes for cell in _row(lane, 3, 10))
    return {city.id: cell for city, cell in zip(seats, cells, strict=True)}


@cache
def battle_cells() -> Mapping[str, Box]:
    """By power, its battle box, below it the markers it has left."""
    above = _inside(VICTORY)
    lane = Box(above.left, above.top, above.right, above.top + 128)
    majors = (NATIONS[nation] for nation in MAJORS)
    return dict(zip(majors, _row(lane, len(MAJORS), 12), strict=True))


@cache
def prize_cells() -> Mapping[str, Box]:
    room = _inside(VICTORY)
    lane = Box(room.left, room.top + 142, room.right, room.bottom)
    return dict(zip(BOXES, _row(lane, len(BOXES), 12), strict=True))


@cache
def mission_cells() -> Mapping[str, Box]:
    lanes = _row(_inside(MISSIONS), len(MISSION_BOXES), 10)
    return dict(zip(MISSION_BOXES, lanes, strict=True))


SILESIA_GROUND: Final = "silesia-box"
"""Where Prussia's second train waits (M3.1)."""


def mission_ground(power: str) -> str:
    return f"mission-{power}"


@cache
def grounds() -> Mapping[str, XY]:
    """By name, where pieces stand that are not on the maps."""
    found = {
        mission_ground(power): ((cell.left + cell.right) / 2, cell.top + 170)
        for power, cell in mission_cells().items()
    }
    cell = prize_cells()["silesia"]
    return {**found, SILESIA_GROUND: ((cell.left + cell.right) / 2, cell.bottom - 44)}


@cache
def turn_cells() -> Mapping[int, Box]:
    """By number, the turns; winters stand at the end of each year."""
    lanes = _column(_inside(TURNS, left=88), len(politics.YEARS), 10)
    return {
        row * TURNS_A_YEAR + column + 1: cell
        for row, lane in enumerate(lanes)
        for column, cell in enumerate(_row(lane, TURNS_A_YEAR + 1, TURN_GAP)[:TURNS_A_YEAR])
    }


def middle(box: Box) -> XY:
    return (box.left + box.right) / 2, (box.top + box.bottom) / 2
