"""``look`` and ``board``: the map around a place."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from sanssouci.games.sieben_jahre.atlas import PACK, PLACE, PLACE_INDEX, PROVINCE_COUNT, is_sea
from sanssouci.games.sieben_jahre.pack import NOWHERE
from sanssouci.games.sieben_jahre.wording import say
from sanssouci.kernel import BadOption
from sanssouci.terminal.canvas import Canvas
from sanssouci.terminal.neighbourhood import ring_table
from sanssouci.terminal.sieben_jahre.colours import STATE_STYLES
from sanssouci.terminal.sieben_jahre.ground import (
    Ground,
    name_of,
    rings,
    ways,
)
from sanssouci.terminal.wording import say as tell
from sanssouci.terminal.wording import with_local

ZOOM, FARTHEST = 1, 6
_LEAST_UNITS, _UNITS_PER_STEP = 60.0, 55.0
_SEA_GAP: Final = 4
"""A way by sea shows every fourth dot."""
_NAME_LENGTH: Final = 13
_SIGNS: Final = {"capital": "◆", "chief": "◇", "": "•"}
_SQUARE: Final = "▢"


def around(
    view: dict[str, Any], word: str, steps: int, local_names: Mapping[str, str]
) -> RenderableType:
    """The neighbourhood of a place or commander, ring by ring."""
    ground = Ground(view)
    centre = ground.place(word)

    def row(id: str, nearer: Sequence[str]) -> tuple[RenderableType, ...]:
        name = Text(id, "bold" if ground.at.get(id) else "")
        return name, _inward(id, nearer), ground.place_text(id)

    headings = say("terminal.place"), say("terminal.ways"), tell("terminal.what_is_there")
    table = ring_table(headings, centre, rings(centre, steps), row)
    name = with_local(name_of(centre), local_names.get(centre))
    title = Text(f"{name} ", "bold").append_text(ground.place_text(centre))
    return Group(title, table)


def _inward(id: str, nearer: Collection[str]) -> str:
    return " ".join(f"{sign}{there}" for sign, there in ways(id) if there in nearer)


def draw(
    view: dict[str, Any],
    spots: Sequence[tuple[float, float]],
    word: str,
    zoom: int,
    width: int,
    height: int,
) -> RenderableType:
    """A window on the map; ``spots`` has the places in the order of the atlas."""
    if not 1 <= zoom <= FARTHEST:
        raise BadOption(tell("terminal.board_size", most=FARTHEST, size=zoom))
    ground = Ground(view)
    centre = PLACE_INDEX[ground.place(word)]
    canvas = Canvas(spots, centre, _LEAST_UNITS + _UNITS_PER_STEP * zoom, width, height)
    for way in PACK.roads:
        canvas.line(way.a, way.b, 1)
    for way in PACK.sea_ways:
        canvas.line(way.a + PROVINCE_COUNT, way.b + PROVINCE_COUNT, _SEA_GAP)
    shown = canvas.shown()
    for place in shown:
        canvas.cells[canvas.cell(place)] = _sign(view, place)
    for place in sorted(shown, key=lambda each: PLACE[each] not in ground.at):
        _label(canvas, ground, place)
    return Group(*canvas.rows(), Text(say("terminal.legend"), "dim"))


def _sign(view: dict[str, Any], place: int) -> tuple[str, str]:
    if is_sea(place):
        return _SQUARE, "cyan"
    province = PACK.provinces[place]
    region = PACK.regions[province.region]
    flag = view["regions"].get(region.id, {}).get("flag")
    if not flag and region.state != NOWHERE:
        flag = PACK.states[region.state].id
    return _SIGNS[province.town], STATE_STYLES.get(flag or "", "dim")


def _label(canvas: Canvas, ground: Ground, place: int) -> None:
    """The contingents in a place, or else its name."""
    pieces = ground.at.get(PLACE[place], ())
    labels = [
        (
            f"{sum(n for n, _ in piece['units'].values())} {name_of(piece['id'])}"[:_NAME_LENGTH],
            f"{STATE_STYLES[piece['state']]} reverse",
        )
        for piece in pieces
    ] or [(name_of(PLACE[place])[:_NAME_LENGTH], "")]
    canvas.label(place, labels, must=bool(pieces))
