"""Where everything lies on the sheet: the two maps side by side, and the boards below them."""

from __future__ import annotations

from typing import Final

from sanssouci.board.drawing.lettering import Box
from sanssouci.board.drawing.sheet import Grid
from sanssouci.games.maria.tables import BOARD

WIDTH, FIELD = map(float, BOARD)
"""The sheet is that wide; there the maps end and the boards begin."""
HEIGHT: Final = 1960.0
SEAM: Final = 1540.0
"""Where the map of Flanders meets that of Bohemia."""

_ROWS: Final = ("12", "11", "10", *"987654321")


def _grid(columns: str, edges: tuple[float, ...], first_line: float) -> Grid:
    """Rows of equal height; the outermost reach to the edge of the field."""
    lines = tuple(first_line + 121.8 * row for row in range(11))
    return Grid(columns, _ROWS, edges, (0, *lines, FIELD))


#: Squares as the army sheets name them; their lines are those of the sectors.
FLANDERS: Final = _grid("ABCDEF", (0, 278, 455, 631, 807, 984, SEAM), 67.0)
BOHEMIA: Final = _grid("GHIJKLMN", (SEAM, 1912, 2088, 2264, 2441, 2617, 2793, 2970, WIDTH), 125.0)


def square(x: float, y: float) -> str:
    """The name of the square in which a point lies."""
    return (FLANDERS if x < SEAM else BOHEMIA).square(x, y)


TITLE: Final = Box(16, 16, 432, 232)
LEGEND: Final = Box(2866, 12, 3220, 236)
BOARDS: Final = Box(0, FIELD, WIDTH, HEIGHT)
#: What no name may run into.
PANELS: Final = (TITLE, LEGEND, BOARDS, Box(SEAM - 7, 0, SEAM + 7, FIELD))

_TOP, _BOTTOM = FIELD + 18, HEIGHT - 10
POLITICS: Final = Box(10, _TOP, 1216, _BOTTOM)
COLLEGE: Final = Box(1226, _TOP, 1566, _BOTTOM)
VICTORY: Final = Box(1576, _TOP, 2366, _BOTTOM)
MISSIONS: Final = Box(2376, _TOP, 2826, _BOTTOM)
TURNS: Final = Box(2836, _TOP, WIDTH - 10, _BOTTOM)
