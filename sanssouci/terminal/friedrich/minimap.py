"""``board``: a piece of the map drawn in characters."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sanssouci.games.friedrich.atlas import ATLAS, CITY
from sanssouci.kernel import BadOption
from sanssouci.terminal.canvas import Canvas
from sanssouci.terminal.friedrich.colours import NATION_STYLES, suit_sign
from sanssouci.terminal.friedrich.ground import CITY_NAMES, Ground

ZOOM, FARTHEST = 3, 6
_LEAST_UNITS, _UNITS_PER_STEP = 260, 140
"""How much of the map is shown across, in its own units."""
_CITY = ""
_NAME_LENGTH = 11
_GAP = 3
"""A minor road shows every third dot."""
_SPOTS = tuple((place.x, place.y) for place in ATLAS.map.places)


def draw(view: dict[str, Any], word: str, zoom: int, width: int) -> RenderableType:
    if not 1 <= zoom <= FARTHEST:
        raise BadOption(f"board shows a size of one to {FARTHEST}, not {zoom}")
    ground = Ground(view)
    centre = ground.place(word)
    canvas = Canvas(_SPOTS, centre, _LEAST_UNITS + _UNITS_PER_STEP * zoom, width)
    for road in ATLAS.map.roads:
        canvas.line(road.a, road.b, 1 if road.kind == "main" else _GAP)
    shown = canvas.shown()
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
