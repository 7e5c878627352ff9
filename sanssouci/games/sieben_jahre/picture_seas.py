"""The sea as on a chart of the time: rhumb lines, numbered squares, harbours, dashed routes."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from sanssouci.board.drawing import ornaments
from sanssouci.board.drawing.lettering import Box, Style, text_box, write
from sanssouci.board.drawing.svg import XY, element, group, line_data, smooth_data
from sanssouci.board.drawing.theme import Theme
from sanssouci.games.sieben_jahre.pack import NOWHERE, Pack
from sanssouci.games.sieben_jahre.picture_layout import AMERICA, CARIBBEAN, EUROPE, Theatre
from sanssouci.games.sieben_jahre.wording import sea_name

HALF: Final = 25.0
"""Half the side of a sea square."""
_NUMBER: Final = Style("roman", 27)
_NAME: Final = Style("italic", 16)
_ROSES: Final[tuple[tuple[Theatre, XY, float], ...]] = (
    (EUROPE, (1330, 1480), 52),
    (EUROPE, (1250, 330), 0),
    (EUROPE, (2060, 2200), 0),
    (EUROPE, (2380, 90), 0),
    (AMERICA, (960, 900), 36),
    (CARIBBEAN, (560, 1130), 0),
    (CARIBBEAN, (330, 1690), 0),
)
"""Where rhumb lines start, and how large a compass stands there, if one does."""
_WINDS: Final = 32
_ANCHOR: Final = (
    "M0 -8.5a2.4 2.4 0 1 1 .01 0M0 -8.5V6.5M-4.5 -4.5H4.5"
    "M-7.5 1C-6.5 5 -3.5 6.5 0 7C3.5 6.5 6.5 5 7.5 1"
)


def definitions() -> str:
    clips = "".join(
        element("clipPath", _rect(theatre.frame), id=f"waters-of-{theatre.id}")
        for theatre in (AMERICA, CARIBBEAN, EUROPE)
    )
    return clips + element("path", id="anchor", d=_ANCHOR)


def _rect(box: Box, **attributes: str) -> str:
    return element(
        "rect",
        x=box.left,
        y=box.top,
        width=box.right - box.left,
        height=box.bottom - box.top,
        **attributes,
    )


def rhumbs_layer() -> str:
    """Rays of the winds across the water; land is drawn over them."""
    parts = []
    for theatre, (x, y), _ in _ROSES:
        for heading, kind in ((0, "rhumb"), (1, "half-rhumb")):
            rays = []
            for wind in range(heading, _WINDS, 2):
                turn = 2 * math.pi * wind / _WINDS
                rays.append(line_data([(x, y), _far_off((x, y), turn)]))
            clip = f"url(#waters-of-{theatre.id})"
            parts.append(element("path", d="".join(rays), class_=kind, clip_path=clip))
    return group(parts, id="layer-rhumbs", class_="layer")


def _far_off(start: XY, turn: float) -> XY:
    return start[0] + 3200 * math.cos(turn), start[1] + 3200 * math.sin(turn)


def roses() -> str:
    return "".join(ornaments.compass(x, y, size) for _, (x, y), size in _ROSES[:1] if size)


def lanes_layer(pack: Pack, at: Mapping[str, XY]) -> str:
    """Fine lines between squares that touch, and from every harbour to its square."""
    parts = []
    for way in pack.sea_ways:
        a, b = pack.seas[way.a].id, pack.seas[way.b].id
        path = line_data([at[a], at[b]])
        parts.append(
            element("path", id=f"road-{a}--{b}", d=path, class_="lane", data_a=a, data_b=b)
        )
    for province in pack.provinces:
        if province.sea != NOWHERE:
            way_out = line_data([at[province.id], at[pack.seas[province.sea].id]])
            parts.append(element("path", d=way_out, class_="roadstead", data_id=province.id))
    return group(parts, id="layer-lanes", class_="layer")


def lines_layer(pack: Pack, at: Mapping[str, XY]) -> str:
    """The dashed lines on which armies are sent without warships (S29.4)."""
    parts = []
    for line in pack.lines:
        a, b = pack.provinces[line.a].id, pack.provinces[line.b].id
        data = smooth_data(course(a, b, at))
        parts.append(element("path", d=data, class_="sea-route-halo"))
        parts.append(
            element("path", id=f"road-{a}--{b}", d=data, class_="sea-route", data_a=a, data_b=b)
        )
    return group(parts, id="layer-lines", class_="layer")


_BENDS: Final[Mapping[frozenset[str], tuple[XY, ...]]] = {
    frozenset(("dover", "hamburg")): ((1975, 800), (2130, 685), (2320, 655)),
    frozenset(("cork", "porto")): ((1345, 1080), (1305, 1420), (1300, 1740), (1360, 1890)),
}
"""By the two ends, the way of a dashed line that cannot go straight."""


def course(a: str, b: str, at: Mapping[str, XY]) -> tuple[XY, ...]:
    between = _BENDS.get(frozenset((a, b)), ())
    if between and math.dist(at[a], between[0]) > math.dist(at[a], between[-1]):
        between = between[::-1]
    return (at[a], *between, at[b])


def squares_layer(pack: Pack, at: Mapping[str, XY], names: Mapping[str, XY]) -> str:
    parts = []
    for sea in pack.seas:
        x, y = at[sea.id]
        box = Box(-HALF, -HALF, HALF, HALF)
        name_x, name_y = names[sea.id]
        parts.append(
            element(
                "g",
                _rect(box, class_="square guarded" if sea.guarded else "square"),
                _rect(Box(4 - HALF, 4 - HALF, HALF - 4, HALF - 4), class_="square-line"),
                write(str(sea.number), _NUMBER, 0, 9, "middle", class_="square-number"),
                write(sea_name(sea), _NAME, name_x - x, name_y - y, "middle", class_="square-name"),
                id=f"city-{sea.id}",
                class_="city sea-square",
                transform=f"translate({x:g} {y:g})",
                data_id=sea.id,
                data_name=sea_name(sea),
                data_number=str(sea.number),
            )
        )
    return group(parts, id="layer-squares", class_="layer")


def square_boxes(pack: Pack, at: Mapping[str, XY]) -> dict[str, Box]:
    return {
        sea.id: Box(x - HALF, y - HALF, x + HALF, y + HALF)
        for sea, (x, y) in ((sea, at[sea.id]) for sea in pack.seas)
    }


_NO_FRAMES: Final[Mapping[str, Box]] = {}


def square_names(
    pack: Pack, at: Mapping[str, XY], symbols: Sequence[Box], frames: Mapping[str, Box] = _NO_FRAMES
) -> dict[str, XY]:
    """Below each square, or above it, where no symbol and no other name is in the way.

    A name keeps to the frame of its sea, whatever else is in the way, if there is one.
    """
    found: dict[str, XY] = {}
    taken = list(symbols)
    for sea in pack.seas:
        x, y = at[sea.id]
        spots = [
            (x + shift, y + drop)
            for shift, drop in product((0, -30, 30, -58, 58), (HALF + 17, -HALF - 7, HALF + 32))
        ]
        boxes = {spot: _box(sea_name(sea), spot) for spot in spots}
        frame = frames.get(sea.id)
        inside = [spot for spot in spots if frame is None or frame.encloses(boxes[spot])]
        found[sea.id] = min(inside or spots, key=lambda spot: sum(map(boxes[spot].overlaps, taken)))
        taken.append(boxes[found[sea.id]])
    return found


def _box(name: str, spot: XY) -> Box:
    return text_box(name, _NAME, *spot, "middle")


def name_boxes(pack: Pack, spots: Mapping[str, XY]) -> list[Box]:
    return [_box(sea_name(sea), spots[sea.id]) for sea in pack.seas]


def anchor_boxes(pack: Pack, at: Mapping[str, XY], reach: Mapping[str, float]) -> list[Box]:
    spots = (
        anchor_spot(pack, at, reach[province.id], province.index)
        for province in pack.provinces
        if province.harbour
    )
    return [Box(x - 10, y - 10, x + 10, y + 10) for x, y in spots]


def anchors(pack: Pack, at: Mapping[str, XY], reach: Mapping[str, float]) -> str:
    """An anchor beside every harbour, towards its square: full for a port, thin for a roadstead."""
    parts = []
    for province in pack.provinces:
        if not province.harbour:
            continue
        x, y = anchor_spot(pack, at, reach[province.id], province.index)
        kind = "port" if province.harbour == "port" else "anchorage"
        parts.append(
            element(
                "g",
                element("circle", r=10.5, class_=f"anchor-ground {kind}"),
                element("use", href="#anchor", class_=f"anchor {kind}"),
                transform=f"translate({x:.1f} {y:.1f})",
            )
        )
    return "".join(parts)


def anchor_spot(pack: Pack, at: Mapping[str, XY], reach: float, index: int) -> XY:
    province = pack.provinces[index]
    x, y = at[province.id]
    towards = at[pack.seas[province.sea].id] if province.sea != NOWHERE else (x, y + 10)
    far = math.dist((x, y), towards) or 1.0
    step = reach + 11
    return x + (towards[0] - x) / far * step, y + (towards[1] - y) / far * step


def css(theme: Theme) -> str:
    return (
        f".rhumb{{stroke:{theme.sea_line};stroke-width:.8;stroke-opacity:.42;fill:none}}"
        f".half-rhumb{{stroke:{theme.accent};stroke-width:.6;stroke-opacity:.22;fill:none}}"
        f".lane{{stroke:{theme.sea_route};stroke-width:1.6;stroke-opacity:.55;fill:none}}"
        f".roadstead{{stroke:{theme.sea_route};stroke-width:1.4;stroke-opacity:.7;fill:none;"
        "stroke-dasharray:2 4;stroke-linecap:round}"
        f".square{{fill:{theme.halo};fill-opacity:.86;stroke:{theme.sea_route};stroke-width:2.4}}"
        f".square.guarded{{stroke:{theme.accent}}}"
        f".square-line{{fill:none;stroke:{theme.sea_route};stroke-width:.8}}"
        f".square-number{{fill:{theme.river_name}}}"
        f".square-name{{fill:{theme.river_name};stroke:{theme.sea};stroke-width:3;"
        "stroke-opacity:.8;paint-order:stroke;stroke-linejoin:round}"
        f".sea-route{{fill:none;stroke:{theme.accent};stroke-width:3.2;stroke-linecap:round;"
        "stroke-dasharray:12 8}"
        f".sea-route-halo{{fill:none;stroke:{theme.halo};stroke-width:6;stroke-opacity:.7}}"
        f".anchor{{fill:none;stroke:{theme.river_name};stroke-width:1.7;stroke-linecap:round}}"
        f".anchor-ground{{fill:{theme.halo};stroke:{theme.river_name};stroke-width:1}}"
        f".anchor-ground.port{{fill:{theme.river_name}}}"
        f".anchor.port{{stroke:{theme.halo}}}"
    )
