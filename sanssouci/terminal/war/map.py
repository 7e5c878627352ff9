"""``board`` and ``look``: a piece of the map in characters, and the roads around a place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from sanssouci.kernel import BadOption
from sanssouci.terminal.canvas import Canvas
from sanssouci.terminal.neighbourhood import ring_table
from sanssouci.terminal.war.cards import suit_sign
from sanssouci.terminal.war.theatre import Ground, rings, roads_to
from sanssouci.terminal.wording import say, with_local

ZOOM, FARTHEST = 3, 6
MAIN, MINOR = "═", "─"
_LEAST_UNITS, _UNITS_PER_STEP = 260, 140
"""How much of the map is shown across, in its own units."""
_NAME_LENGTH: Final = 11
_GAP: Final = 3
"""A minor road shows every third dot."""


def draw(
    ground: Ground, word: str, zoom: int, width: int, height: int, legend: str
) -> RenderableType:
    if not 1 <= zoom <= FARTHEST:
        raise BadOption(say("terminal.board_size", most=FARTHEST, size=zoom))
    map = ground.theatre.board.map
    spots = tuple((place.x, place.y) for place in map.places)
    fast = {way.kind for way in map.ways if way.fast}
    canvas = Canvas(spots, ground.place(word), _LEAST_UNITS + _UNITS_PER_STEP * zoom, width, height)
    for road in map.roads:
        canvas.line(road.a, road.b, 1 if road.kind in fast else _GAP)
    shown = canvas.shown()
    for city in shown:
        canvas.cells[canvas.cell(city)] = ground.sign(city)
    for city in sorted(shown, key=lambda city: city not in ground.at):
        _label(canvas, ground, city)
    return Group(*canvas.rows(), Text(legend, "dim"))


def _label(canvas: Canvas, ground: Ground, city: int) -> None:
    """The pieces in a city, or else its name."""
    theatre = ground.theatre
    if stack := ground.at.get(city):
        text = "+".join(theatre.piece_name(piece["id"])[:_NAME_LENGTH] for piece in stack)
        style = theatre.styles[stack[0]["nation"]] + " reverse"
        canvas.label(city, [(text, style)], must=True)
    else:
        suit = suit_sign(theatre.board.suit[city]).plain
        canvas.label(city, [(theatre.city_names[city][:_NAME_LENGTH] + suit, "")])


def around(ground: Ground, word: str, steps: int, local_names: Mapping[str, str]) -> RenderableType:
    """The neighbourhood of a city or piece, ring by ring."""
    board = ground.theatre.board
    centre = ground.place(word)

    def row(city: int, nearer: Sequence[int]) -> tuple[RenderableType, ...]:
        roads = " ".join(
            f"{MAIN if main else MINOR}{board.ids[there]}"
            for there, main in roads_to(board, city, nearer)
        )
        name = Text(board.ids[city], "bold" if city in ground.at else "")
        suit, country = suit_sign(board.suit[city]), ground.country(city)
        return name, suit, country, roads, ground.city_line(city)

    headings = (
        say("terminal.city"),
        "",
        say("terminal.land"),
        say("terminal.roads", main=MAIN, minor=MINOR),
        say("terminal.what_is_there"),
    )
    table = ring_table(headings, centre, rings(board, centre, steps), row)
    name = with_local(ground.theatre.city_names[centre], local_names.get(board.ids[centre]))
    title = Text.assemble(
        (f"{name} ", "bold"),
        suit_sign(board.suit[centre]),
        f" {ground.country(centre)}  ",
        ground.city_line(centre),
    )
    return Group(title, table)
