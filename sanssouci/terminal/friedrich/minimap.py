"""``board``: a piece of the map drawn in characters, roads in Braille dots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sanssouci.games.friedrich.atlas import ATLAS, CITY
from sanssouci.kernel import BadOption
from sanssouci.terminal.friedrich.colours import NATION_STYLES, suit_sign
from sanssouci.terminal.friedrich.ground import CITY_NAMES, Ground

ZOOM, FARTHEST = 3, 6
_LEAST_UNITS, _UNITS_PER_STEP = 260, 140
"""How much of the map is shown across, in its own units."""
_HEIGHT = 26
_MOST_WIDTH = 110
_BRAILLE = 0x2800
_DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each of the 4 × 2 dots of a Braille character."""
_ROAD, _CITY = "dim", ""
_NAME_LENGTH = 11
_GAP = 3
"""A minor road shows every third dot."""


class Canvas:
    """A window on the map: dots for roads below, characters for cities and pieces above."""

    def __init__(self, centre: int, zoom: int, width: int) -> None:
        place = ATLAS.map.places[centre]
        self.width, self.height = width, _HEIGHT
        self.scale = 2 * width / (_LEAST_UNITS + _UNITS_PER_STEP * zoom)
        self.left = place.x - width / self.scale
        self.top = place.y - 2 * self.height / self.scale
        self.dots: dict[tuple[int, int], int] = {}
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def spot(self, city: int) -> tuple[float, float]:
        """Where a city lies, in dots."""
        place = ATLAS.map.places[city]
        return (place.x - self.left) * self.scale, (place.y - self.top) * self.scale

    def cell(self, city: int) -> tuple[int, int]:
        x, y = self.spot(city)
        return int(y // 4), int(x // 2)

    def shows(self, cell: tuple[int, int]) -> bool:
        return 0 <= cell[0] < self.height and 0 <= cell[1] < self.width

    def line(self, a: int, b: int, gap: int) -> None:
        (x0, y0), (x1, y1) = self.spot(a), self.spot(b)
        length = max(1, round(max(abs(x1 - x0), abs(y1 - y0))))
        for step in range(0, length + 1, gap):
            x = int(x0 + (x1 - x0) * step / length)
            y = int(y0 + (y1 - y0) * step / length)
            cell = (y // 4, x // 2)
            if self.shows(cell):
                self.dots[cell] = self.dots.get(cell, 0) | _DOT_BITS[y % 4][x % 2]

    def write(self, row: int, column: int, parts: Text, style: str) -> bool:
        """Write a label if its cells are free."""
        cells = [(row, column + offset) for offset in range(len(parts.plain))]
        if not all(self.shows(cell) and cell not in self.cells for cell in cells):
            return False
        for cell, letter in zip(cells, parts.plain, strict=True):
            self.cells[cell] = (letter, style)
        return True

    def rows(self) -> Iterator[Text]:
        for row in range(self.height):
            line = Text()
            for column in range(self.width):
                if found := self.cells.get((row, column)):
                    line.append(*found)
                elif dots := self.dots.get((row, column)):
                    line.append(chr(_BRAILLE + dots), _ROAD)
                else:
                    line.append(" ")
            yield line


def draw(view: dict[str, Any], word: str, zoom: int, width: int) -> RenderableType:
    if not 1 <= zoom <= FARTHEST:
        raise BadOption(f"board shows a size of one to {FARTHEST}, not {zoom}")
    ground = Ground(view)
    centre = ground.place(word)
    canvas = Canvas(centre, zoom, min(width - 1, _MOST_WIDTH))
    for road in ATLAS.map.roads:
        canvas.line(road.a, road.b, 1 if road.kind == "main" else _GAP)
    middle = ATLAS.map.places[centre]
    by_distance = sorted(
        ATLAS.map.places, key=lambda place: abs(place.x - middle.x) + abs(place.y - middle.y)
    )
    shown = [place.index for place in by_distance if canvas.shows(canvas.cell(place.index))]
    for city in shown:
        sign, style = _sign(ground, city)
        canvas.cells[canvas.cell(city)] = (sign, style)
    for city in sorted(shown, key=lambda city: city not in ground.at):
        _label(canvas, ground, city)
    legend = "full line main road, dotted minor · ■ □ objective taken, open · ◆ depot"
    return Group(*canvas.rows(), Text(legend, "dim"))


def _sign(ground: Ground, city: int) -> tuple[str, str]:
    fields = ATLAS.map.places[city].fields
    if owner := fields["objective_of"]:
        marker = ground.markers.get(CITY[city])
        taken = marker is not None and not marker["question"]
        return "■" if taken else "□", NATION_STYLES[owner]
    if owner := fields["depot_of"]:
        return "◆", NATION_STYLES[owner]
    return "•", ""


def _label(canvas: Canvas, ground: Ground, city: int) -> None:
    """The pieces in a city, or else its name, to the right or to the left of its sign."""
    row, column = canvas.cell(city)
    suit = suit_sign(ATLAS.suit[city]).plain
    stack = ground.at.get(city)
    if stack:
        text = Text("+".join(piece["name"][:_NAME_LENGTH] for piece in stack))
        style = NATION_STYLES[stack[0]["nation"]] + " reverse"
    else:
        text, style = Text(CITY_NAMES[city][:_NAME_LENGTH] + suit), _CITY
    if not canvas.write(row, column + 1, text, style):
        canvas.write(row, column - len(text.plain), text, style)
