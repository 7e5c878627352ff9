"""A plain picture of any map: places, ways and names on paper, for games that draw none themselves.

Of a view it reads ``pieces``, a list whose members have an ``id`` and a ``place``; pieces that
stand together are drawn side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from sanssouci.board.drawing.svg import XY, element, group, line_data, number, text_of
from sanssouci.board.drawing.theme import CANDLE, DAY, Theme
from sanssouci.kernel import BadOption, Chart
from sanssouci.kernel.catalogue import tell

_LEAST_SIDE: Final = 640.0
_ROOM: Final = 170.0
"""What a place and its name take on either side; the sheet grows with the root of their number."""
_MARGIN: Final = 80.0
_DASHES: Final = ("", "12 7", "3 7", "16 6 3 6")
"""The first kind of way is drawn solid; the kinds after it can be told apart without colour."""

Name = Callable[[str], str]


def draw_plainly(
    chart: Chart, name: Name, view: Mapping[str, Any] | None = None, theme: str = "day"
) -> str:
    """The map with the pieces of a view, as an SVG of its own."""
    themes = {light.name: light for light in (DAY, CANDLE)}
    if theme not in themes:
        raise BadOption(tell("host.no_theme", theme=theme, listed=", ".join(themes)))
    at, (width, height) = _laid_out(chart)
    box = element("rect", width=width, height=height, class_="paper")
    return element(
        "svg",
        element("style", text_of(_style(themes[theme]))),
        box,
        group(_ways(chart, at), id="layer-ways"),
        group((_place(id, where, name(id)) for id, where in at.items()), id="layer-places"),
        group(_pieces(view, at, name), id="layer-pieces"),
        xmlns="http://www.w3.org/2000/svg",
        class_="sanssouci-map plain-map",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
    )


def _laid_out(chart: Chart) -> tuple[dict[str, XY], XY]:
    """Where each place is drawn, and the size of the sheet."""
    if not chart.places:
        raise BadOption(tell("host.no_place"))
    xs, ys = [spot.x for spot in chart.places], [spot.y for spot in chart.places]
    left, top = min(xs), min(ys)
    wide, high = max(xs) - left, max(ys) - top
    side = max(_LEAST_SIDE, _ROOM * len(chart.places) ** 0.5)
    scale = (side - 2 * _MARGIN) / (max(wide, high) or 1.0)
    at = {
        spot.id: (_MARGIN + (spot.x - left) * scale, _MARGIN + (spot.y - top) * scale)
        for spot in chart.places
    }
    return at, (2 * _MARGIN + wide * scale, 2 * _MARGIN + high * scale)


def _ways(chart: Chart, at: Mapping[str, XY]) -> Iterable[str]:
    for link in chart.ways:
        dashes = _DASHES[chart.kinds.index(link.kind) % len(_DASHES)]
        yield element(
            "path",
            d=line_data([at[link.a], at[link.b]]),
            class_="way",
            stroke_dasharray=dashes or None,
            data_a=link.a,
            data_b=link.b,
            data_kind=link.kind,
        )


def _place(id: str, where: XY, name: str) -> str:
    return element(
        "g",
        element("circle", r=13, class_="town"),
        element("text", text_of(name), y=36, class_="town-name"),
        class_="city",
        id=f"city-{id}",
        data_id=id,
        transform=f"translate({number(where[0])} {number(where[1])})",
    )


def _pieces(view: Mapping[str, Any] | None, at: Mapping[str, XY], name: Name) -> Iterable[str]:
    stacks: dict[str, list[str]] = {}
    for piece in _placed(view):
        if piece["place"] in at:
            stacks.setdefault(str(piece["place"]), []).append(str(piece["id"]))
    for place, ids in stacks.items():
        x, y = at[place]
        for index, id in enumerate(ids):
            shifted = x + 58.0 * (index - (len(ids) - 1) / 2)
            yield element(
                "g",
                element("rect", x=-27, y=-15, width=54, height=30, rx=5, class_="token"),
                element("text", text_of(name(id)[:6]), y=5, class_="token-name"),
                transform=f"translate({number(shifted)} {number(y - 32)})",
            )


def _placed(view: Mapping[str, Any] | None) -> Sequence[Mapping[str, Any]]:
    pieces = (view or {}).get("pieces")
    if not isinstance(pieces, list):
        return ()
    return [each for each in pieces if isinstance(each, Mapping) and {"id", "place"} <= {*each}]


def _style(light: Theme) -> str:
    """Every rule names the map, so that it can be adopted by a page."""
    rules = {
        ".paper": f"fill:{light.paper}",
        ".way": f"fill:none;stroke:{light.road};stroke-width:4;stroke-linecap:round",
        ".town": f"fill:{light.town_fill};stroke:{light.ink};stroke-width:3",
        ".town-name": f"font:20px 'Sanssouci Fell',serif;fill:{light.ink};text-anchor:middle;"
        f"paint-order:stroke;stroke:{light.halo};stroke-width:4",
        ".token": f"fill:{light.ink};stroke:{light.piece_line}",
        ".token-name": f"font:15px 'Sanssouci Fell',serif;fill:{light.paper};text-anchor:middle",
    }
    return "".join(f".sanssouci-map {name}{{{rule}}}" for name, rule in rules.items())
