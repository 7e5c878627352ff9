"""``board`` and ``look``: the map around a place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sanssouci.games.crisis.atlas import INDEX, PACK, SPACE
from sanssouci.games.crisis.wording import say
from sanssouci.kernel import BadOption
from sanssouci.terminal.canvas import Canvas
from sanssouci.terminal.crisis.colours import NATION_STYLES
from sanssouci.terminal.crisis.ground import SPACE_NAMES, Ground, Unit, inward, rings
from sanssouci.terminal.neighbourhood import ring_table
from sanssouci.terminal.wording import say as tell
from sanssouci.terminal.wording import with_local

ZOOM, FARTHEST = 3, 6
_LEAST_UNITS, _UNITS_PER_STEP = 160, 110
"""How much of the map is shown across, in its own units."""
_SEA_GAP = 4
"""A sea route shows every fourth dot."""
_NAME_LENGTH = 12
_SIGNS = {"resource-fort": "◆", "fort": "◇", "resource-city": "●", "city": "•", "box": "▣"}
_SPOTS = tuple((space.x, space.y) for space in PACK.spaces)


def draw(view: dict[str, Any], word: str, zoom: int, width: int, height: int) -> RenderableType:
    if not 1 <= zoom <= FARTHEST:
        raise BadOption(tell("terminal.board_size", most=FARTHEST, size=zoom))
    ground = Ground(view)
    centre = INDEX[ground.place(word)]
    canvas = Canvas(_SPOTS, centre, _LEAST_UNITS + _UNITS_PER_STEP * zoom, width, height)
    for route in PACK.routes:
        canvas.line(route.a, route.b, 1 if route.kind == "land" else _SEA_GAP)
    shown = canvas.shown()
    for space in shown:
        sign = _SIGNS[PACK.spaces[space].kind]
        nation = ground.spaces[SPACE[space]]["nation"]
        canvas.cells[canvas.cell(space)] = (sign, NATION_STYLES[nation])
    for space in sorted(shown, key=lambda each: not ground.spaces[SPACE[each]]["units"]):
        _label(canvas, ground, space)
    return Group(*canvas.rows(), Text(say("terminal.legend"), "dim"))


def _label(canvas: Canvas, ground: Ground, space: int) -> None:
    """The units in a space, or else its name."""
    forces = ground.forces(SPACE[space])
    name = PACK.spaces[space].name
    labels: list[tuple[str, str]] = []
    for units in (forces or {"": []}).values():
        labels += [("×", "bold red")] if labels else []
        labels.append(_force(units, name))
    canvas.label(space, labels, must=bool(forces))


def _force(units: list[Unit], place: str) -> tuple[str, str]:
    """The units of one side as a label: how many, under whom, and in brackets behind walls."""
    if not units:
        return place[:_NAME_LENGTH], ""
    number = sum(unit["count"] for unit in units)
    leader = next((unit["id"].title() for unit in units if unit["kind"] == "commander"), place)
    text = f"{number} {leader}"[:_NAME_LENGTH]
    besieged = all(unit["inside"] for unit in units)
    style = NATION_STYLES[units[0]["nation"]] + " reverse"
    return f"[{text}]" if besieged else text, style


def around(
    view: dict[str, Any], word: str, steps: int, local_names: Mapping[str, str]
) -> RenderableType:
    """The neighbourhood of a space or commander, ring by ring."""
    ground = Ground(view)
    centre = ground.place(word)

    def row(space: str, nearer: Sequence[str]) -> tuple[RenderableType, ...]:
        name = Text(space, "bold" if ground.spaces[space]["units"] else "")
        return name, " ".join(inward(space, nearer)), ground.space_text(space)

    headings = say("terminal.space"), say("terminal.routes"), tell("terminal.what_is_there")
    table = ring_table(headings, centre, rings(centre, steps), row)
    name = with_local(SPACE_NAMES[centre], local_names.get(centre))
    title = Text(f"{name} ", "bold").append_text(ground.space_text(centre))
    return Group(title, table)
