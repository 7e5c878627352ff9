"""Sea, land, lakes, rivers, hills and borders."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from sanssouci.board.drawing.lettering import Style, write_along
from sanssouci.board.drawing.svg import XY, element, group, line_data, pairs, smooth_data
from sanssouci.board.drawing.theme import Theme

Rings = tuple[tuple[XY, ...], ...]

RIVER_NAME = {1: Style("italic", 13, 1.2), 2: Style("italic", 14, 2.0), 3: Style("italic", 17, 3.5)}
_RIVER_WIDTH = {1: 1.1, 2: 1.7, 3: 2.7}
_RIM = ((46.0, "0.16"), (34.0, "0.18"), (22.0, "0.22"), (11.0, "0.3"))
_NEIGHBOURHOOD = 800.0
"""Islands smaller than this are drawn together with others near by."""
_WATERLINES = ((27.0, 0.22), (19.5, 0.34), (13.0, 0.48), (7.5, 0.66))


@dataclass(frozen=True)
class River:
    name: str
    width: int
    lines: Rings


@dataclass(frozen=True)
class Hill:
    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Geography:
    """Rings are filled by the even-odd rule: a ring inside a ring is a hole."""

    land: Rings
    lakes: Rings
    rivers: tuple[River, ...]
    countries: Mapping[str, Rings]
    hills: tuple[Hill, ...]


def _rings(flat_lists: Sequence[Sequence[float]]) -> Rings:
    return tuple(tuple(pairs(flat)) for flat in flat_lists)


def load_geography(path: Path) -> Geography:
    data = json.loads(path.read_text(encoding="utf-8"))
    return Geography(
        land=_rings(data["land"]),
        lakes=_rings(data["lakes"]),
        rivers=tuple(River(r["name"], r["width"], _rings(r["lines"])) for r in data["rivers"]),
        countries={name: _rings(rings) for name, rings in data["countries"].items()},
        hills=tuple(Hill(*hill) for hill in data["hills"]),
    )


def inside(rings: Rings, x: float, y: float) -> bool:
    """True if a point lies in the area (even-odd rule)."""
    odd = False
    for ring in rings:
        ax, ay = ring[-1]
        for bx, by in ring:
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                odd = not odd
            ax, ay = bx, by
    return odd


def regions(rings: Rings) -> list[Rings]:
    """An area in pieces that lie apart: a large island by itself, small ones with their neighbours.

    A browser paints tile by tile and passes over a shape that lies outside, but not over the far
    end of a shape that does not: all the coasts of a map in one path are drawn for every tile.
    """
    boxes = [_box(ring) for ring in rings]
    by_size = sorted(range(len(rings)), key=lambda ring: _extent(boxes[ring]), reverse=True)
    islands: dict[int, list[int]] = {}
    for ring in by_size:
        x, y = rings[ring][0]
        around = (land for land in islands if _in_box(boxes[land], x, y))
        home = next((land for land in around if inside((rings[land],), x, y)), ring)
        islands.setdefault(home, []).append(ring)
    pieces: dict[tuple[int, ...], list[int]] = {}
    for land, members in islands.items():
        left, top, _, _ = boxes[land]
        large = _extent(boxes[land]) > _NEIGHBOURHOOD
        key = (land,) if large else (int(left // _NEIGHBOURHOOD), int(top // _NEIGHBOURHOOD))
        pieces.setdefault(key, []).extend(members)
    return [tuple(rings[ring] for ring in sorted(piece)) for piece in pieces.values()]


def _box(ring: Sequence[XY]) -> tuple[float, float, float, float]:
    across, down = zip(*ring, strict=True)
    return min(across), min(down), max(across), max(down)


def _extent(box: tuple[float, float, float, float]) -> float:
    left, top, right, bottom = box
    return max(right - left, bottom - top)


def _in_box(box: tuple[float, float, float, float], x: float, y: float) -> bool:
    left, top, right, bottom = box
    return left <= x <= right and top <= y <= bottom


def area_data(rings: Rings) -> str:
    return "".join(line_data(whole(ring), closed=True) for ring in rings)


def whole(line: Sequence[XY]) -> list[XY]:
    """A line through whole numbers: half a unit is a hair on the board, and a third of the file.

    Neighbours stay neighbours, as the points they share are rounded alike.
    """
    points: list[XY] = []
    for x, y in line:
        point = (round(x), round(y))
        if not points or point != points[-1]:
            points.append(point)
    return points


def definitions(geography: Geography) -> str:
    """The shapes that several layers share."""
    coasts = [
        element("path", d=area_data(region), fill_rule="evenodd")
        for region in regions(geography.land)
    ]
    shore = group(coasts, id="shore")
    hatch = element(
        "pattern",
        element("path", d="M0 1H8M4 3H12", class_="sea-hatch"),
        id="sea-hatching",
        width=12,
        height=4,
        patternUnits="userSpaceOnUse",
    )
    countries = []
    for shapes in _shapes(geography).values():
        for shape, region in shapes.items():
            data = area_data(region)
            countries.append(element("path", id=f"land-{shape}", d=data, fill_rule="evenodd"))
            use = element("use", href=f"#land-{shape}", clip_rule="evenodd")
            countries.append(element("clipPath", use, id=f"clip-{shape}"))
    return shore + hatch + "\n".join(countries) + _hill_definitions()


def _shapes(geography: Geography) -> dict[str, dict[str, Rings]]:
    """Every country's pieces, each with a name of its own."""
    return {
        name: {f"{name}-{number}": region for number, region in enumerate(regions(rings))}
        for name, rings in geography.countries.items()
    }


def sea_layer(width: float, height: float) -> str:
    """Lines that follow the shore, fainter the farther out, and hatching close to it."""
    parts = [element("rect", class_="sea", width=width, height=height)]
    for distance, strength in _WATERLINES:
        # A broad line with a slightly narrower one of sea colour upon it leaves two thin ones.
        parts.append(
            element(
                "use",
                href="#shore",
                class_="waterline",
                stroke_width=2 * distance + 1.1,
                stroke_opacity=f"{strength:.2f}",
            )
        )
        parts.append(
            element("use", href="#shore", class_="waterline-gap", stroke_width=2 * distance - 1.1)
        )
    parts.append(
        element("use", href="#shore", stroke="url(#sea-hatching)", stroke_width=9, fill="none")
    )
    return group(parts, id="layer-sea", class_="layer")


def land_layer(geography: Geography, theme: Theme) -> str:
    parts = [element("use", href="#shore", class_="foreign-land")]
    countries = _shapes(geography)
    for name, shapes in countries.items():
        tinted = [_tinted(shape, theme.tints[name], theme.wash) for shape in shapes]
        parts.append(group(tinted, id=f"country-{name}", class_="country", data_id=name))
    borders = [
        element("use", href=f"#land-{shape}", class_="border")
        for shapes in countries.values()
        for shape in shapes
    ]
    parts.append(group(borders, id="borders"))
    return group(parts, id="layer-land", class_="layer")


def _tinted(shape: str, tint: str, wash: float) -> str:
    """A piece of a country: washed, and along its border the colourist's brush went once more."""
    rims = [
        element(
            "use",
            href=f"#land-{shape}",
            class_="rim",
            stroke=tint,
            stroke_width=width,
            stroke_opacity=strength,
        )
        for width, strength in _RIM
    ]
    washed = element("use", href=f"#land-{shape}", fill=tint, fill_opacity=f"{wash:.2f}")
    return washed + element("g", *rims, clip_path=f"url(#clip-{shape})")


def water_layer(geography: Geography) -> str:
    lakes = element("path", d=area_data(geography.lakes), class_="lake", fill_rule="evenodd")
    parts = [element("use", href="#shore", class_="coast"), lakes]
    for river in geography.rivers:
        data = "".join(smooth_data(whole(line)) for line in river.lines)
        parts.append(
            element(
                "path",
                d=data,
                class_="river",
                stroke_width=_RIVER_WIDTH[river.width],
                data_name=river.name,
            )
        )
    return group(parts, id="layer-water", class_="layer")


@dataclass(frozen=True)
class RiverName:
    name: str
    width: int
    points: tuple[XY, ...]
    """The baseline, beside the river."""


def river_names_layer(names: Sequence[RiverName]) -> str:
    parts = [
        write_along(
            name.name,
            RIVER_NAME[name.width],
            name.points,
            f"river-name-{i}",
            class_="river-name",
        )
        for i, name in enumerate(names)
    ]
    return group(parts, id="layer-river-names", class_="layer")


#: Outlines of small hills (left foot, top, right foot) and the strokes of their shaded side.
_HILLS = (
    ("M-10 0C-7 -3 -5 -10 -1 -11C3 -11.5 6 -4 10 0", "M1 -10.5L4 -2M3.5 -8.5L6.5 -1.5M5.5 -6L8 -1"),
    ("M-9 0C-6 -5 -4 -9 0 -9.5C4 -9 5 -5 9 0", "M1.5 -9L3.5 -2M3.5 -7.5L5.5 -1.5M5 -5.5L7 -1"),
    (
        "M-11 0C-8 -2 -6 -8 -3 -8C-1 -8 0 -6 1 -6C3 -9 5 -5 10 0",
        "M-2 -7.5L0 -2M2.5 -6.5L4.5 -1.5M4.5 -5.5L7 -1",
    ),
)


def _hill_definitions() -> str:
    return "".join(
        element(
            "g",
            element("path", d=f"{outline}z", class_="hill-body"),
            element("path", d=f"{outline}{shade}", class_="hill-line"),
            id=f"hill-{i}",
        )
        for i, (outline, shade) in enumerate(_HILLS)
    )


def hills_layer(geography: Geography) -> str:
    parts = [
        element(
            "use",
            href=f"#hill-{i % len(_HILLS)}",
            transform=f"translate({hill.x} {hill.y})scale({hill.size})",
        )
        for i, hill in enumerate(geography.hills)
    ]
    return group(parts, id="layer-hills", class_="layer")


def css(theme: Theme) -> str:
    return (
        f".sea{{fill:{theme.sea}}}"
        f".sea-hatch{{stroke:{theme.sea_line};stroke-width:.7;fill:none}}"
        f".waterline{{stroke:{theme.sea_line};fill:none;stroke-linejoin:round}}"
        f".waterline-gap{{stroke:{theme.sea};fill:none;stroke-linejoin:round}}"
        f".foreign-land{{fill:{theme.foreign_land}}}"
        ".rim{fill:none;stroke-linejoin:round}"
        f".border{{fill:none;stroke:{theme.border};stroke-width:1.5;stroke-dasharray:1 3.2;"
        "stroke-linecap:round}"
        f".coast{{fill:none;stroke:{theme.ink};stroke-width:1.5;stroke-linejoin:round}}"
        f".lake{{fill:{theme.sea};stroke:{theme.river};stroke-width:1}}"
        f".river{{fill:none;stroke:{theme.river};stroke-linejoin:round;stroke-linecap:round}}"
        f".river-name{{fill:{theme.river_name};stroke:{theme.halo};stroke-width:2.5;"
        "stroke-opacity:.75;paint-order:stroke;stroke-linejoin:round}"
        f".hill-body{{fill:{theme.hill_shade}}}"
        f".hill-line{{fill:none;stroke:{theme.hill};stroke-width:1;stroke-linecap:round}}"
    )
