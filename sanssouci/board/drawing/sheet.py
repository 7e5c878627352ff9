"""The printed sheet around a map: frame, edge grid, cartouches, compass, scale, and the whole."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from sanssouci.board.drawing.lettering import Box, Style, font_faces, write
from sanssouci.board.drawing.svg import element, group, number
from sanssouci.board.drawing.theme import Theme

MARGIN = 58.0
"""Room for the frame on every side of the board."""

_SCOPE = "sanssouci-map"
_EDGE_LETTER = Style("roman", 26)


@dataclass(frozen=True)
class Grid:
    """Names of columns and rows, and where each begins and the last one ends."""

    columns: Sequence[str]
    rows: Sequence[str]
    column_edges: Sequence[float]
    row_edges: Sequence[float]

    def square(self, x: float, y: float) -> str:
        """The name of the cell in which a point lies."""
        column = bisect_right(self.column_edges, x, 1, len(self.columns)) - 1
        row = bisect_right(self.row_edges, y, 1, len(self.rows)) - 1
        return self.columns[column] + self.rows[row]


def scoped(css: str) -> str:
    """The same rules, valid inside a map only: on a web page they must not leak."""
    rules = []
    for rule in css.split("}")[:-1]:
        selectors, body = rule.split("{")
        inner = ",".join(f".{_SCOPE} {selector}" for selector in selectors.split(","))
        rules.append(f"{inner}{{{body}}}")
    return "".join(rules)


def document(
    width: float, height: float, css: str, definitions: str, layers: Iterable[str], title: str
) -> str:
    """The whole SVG; it needs nothing from outside."""
    view_box = f"{number(-MARGIN)} {number(-MARGIN)} {number(width + 2 * MARGIN)}"
    return element(
        "svg",
        element("title", title),
        element("style", font_faces() + scoped(css)),
        element("defs", definitions),
        "\n".join(layers),
        class_=_SCOPE,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{view_box} {number(height + 2 * MARGIN)}",
        width=width + 2 * MARGIN,
        height=height + 2 * MARGIN,
    )


def paper(width: float, height: float) -> str:
    return element(
        "rect",
        x=-MARGIN,
        y=-MARGIN,
        width=width + 2 * MARGIN,
        height=height + 2 * MARGIN,
        class_="paper",
    )


def _frame_rect(width: float, height: float, gap: float, line: float) -> str:
    return element(
        "rect",
        x=-gap,
        y=-gap,
        width=width + 2 * gap,
        height=height + 2 * gap,
        class_="frame-line",
        stroke_width=line,
    )


def frame_layer(width: float, height: float, grid: Grid) -> str:
    """Lines, a chequered scale as on maps of the time, and the names of columns and rows."""
    parts = [paper_ring(width, height)]
    parts.extend(
        _frame_rect(width, height, gap, line)
        for gap, line in ((0, 2.2), (4, 0.9), (11, 0.9), (40, 0.9), (44, 3.6), (49, 0.9))
    )
    bars: list[str] = []
    names: list[str] = []
    ticks: list[str] = []
    for name, start, end in _cells(grid.columns, grid.column_edges):
        for y_bar, y_name, y_tick in ((-11.0, -17.0, -40.0), (height + 4, height + 34, height + 11)):
            names.append(write(name, _EDGE_LETTER, (start + end) / 2, y_name, "middle"))
            ticks.append(f"M{number(start)} {number(y_tick)}v29" if start else "")
            bars.extend(
                element("rect", x=bar, y=y_bar, width=(end - start) / 4, height=7)
                for bar in (start, (start + end) / 2)
            )
    for name, start, end in _cells(grid.rows, grid.row_edges):
        for x_bar, x_name, x_tick in ((-11.0, -25.5, -40.0), (width + 4, width + 25.5, width + 11)):
            names.append(write(name, _EDGE_LETTER, x_name, (start + end) / 2 + 8, "middle"))
            ticks.append(f"M{number(x_tick)} {number(start)}h29" if start else "")
            bars.extend(
                element("rect", x=x_bar, y=bar, width=7, height=(end - start) / 4)
                for bar in (start, (start + end) / 2)
            )
    parts.append(group(bars, class_="frame-bar"))
    parts.append(element("path", d="".join(ticks), class_="frame-line", stroke_width=0.9))
    parts.append(group(names, class_="edge-name"))
    for x in (-25.5, width + 25.5):
        for y in (-25.5, height + 25.5):
            parts.append(_rosette(x, y))
    parts.append(_age(width, height))
    return group(parts, id="layer-frame", class_="layer")


def _cells(names: Sequence[str], edges: Sequence[float]) -> Iterator[tuple[str, float, float]]:
    return zip(names, edges, edges[1:], strict=False)


def paper_ring(width: float, height: float) -> str:
    """Paper around the board, hiding whatever of the map reaches beyond it."""
    outer = f"M{-MARGIN:g} {-MARGIN:g}H{width + MARGIN:g}V{height + MARGIN:g}H{-MARGIN:g}z"
    inner = f"M0 0V{height:g}H{width:g}V0z"
    return element("path", d=outer + inner, class_="paper")


def _age(width: float, height: float) -> str:
    """Old paper darkens from its edges."""
    return element(
        "rect",
        x=-MARGIN,
        y=-MARGIN,
        width=width + 2 * MARGIN,
        height=height + 2 * MARGIN,
        fill="url(#paper-age)",
        pointer_events="none",
    )


def definitions(theme: Theme) -> str:
    stops = (("55%", "0"), ("85%", "0.07"), ("100%", "0.2"))
    return element(
        "radialGradient",
        *(
            element("stop", offset=at, stop_color=theme.age, stop_opacity=strength)
            for at, strength in stops
        ),
        id="paper-age",
        cx="50%",
        cy="50%",
        r="72%",
    )


def _rosette(x: float, y: float) -> str:
    petal = "M0 0C-4 -5 -4 -10 0 -13C4 -10 4 -5 0 0z"
    leaves = [
        element("path", d=petal, transform=f"rotate({angle})") for angle in range(0, 360, 45)
    ]
    return element(
        "g",
        *leaves,
        element("circle", r=2.6, class_="rosette-eye"),
        class_="rosette",
        transform=f"translate({x:g} {y:g})",
    )


def cartouche(box: Box) -> str:
    """A panel with stepped corners and double lines."""
    return "".join(
        element("path", d=_stepped(box, gap, step), class_=kind)
        for gap, step, kind in (
            (0.0, 16.0, "cartouche"),
            (6.0, 16.0, "cartouche-line"),
        )
    )


def _stepped(box: Box, gap: float, step: float) -> str:
    """A rectangle whose corners are hollowed by quarter circles."""
    left, top, right, bottom = box.left + gap, box.top + gap, box.right - gap, box.bottom - gap
    arc = f"A{step:g} {step:g} 0 0 0 "
    return (
        f"M{left + step:g} {top:g}H{right - step:g}{arc}{right:g} {top + step:g}"
        f"V{bottom - step:g}{arc}{right - step:g} {bottom:g}"
        f"H{left + step:g}{arc}{left:g} {bottom - step:g}V{top + step:g}{arc}{left + step:g} {top:g}z"
    )


def flourish(x: float, y: float, half_width: float) -> str:
    """A swelling rule with a lozenge, as printers set below a title."""
    w = half_width
    return element(
        "path",
        d=f"M{x - w:g} {y:g}Q{x - w / 2:g} {y - 2.4:g} {x - 9:g} {y:g}"
        f"Q{x - w / 2:g} {y + 2.4:g} {x - w:g} {y:g}z"
        f"M{x + w:g} {y:g}Q{x + w / 2:g} {y - 2.4:g} {x + 9:g} {y:g}"
        f"Q{x + w / 2:g} {y + 2.4:g} {x + w:g} {y:g}z"
        f"M{x - 6:g} {y:g}L{x:g} {y - 5:g}L{x + 6:g} {y:g}L{x:g} {y + 5:g}z",
        class_="flourish",
    )


def compass(x: float, y: float, radius: float) -> str:
    """A rose of sixteen points, dark and light halves, north marked with a lily."""
    parts = [
        element("circle", r=radius * 0.62, class_="compass-ring"),
        element("circle", r=radius * 0.66, class_="compass-ring"),
        element("circle", r=radius * 0.2, class_="compass-ring"),
    ]
    for start, step, reach, waist in ((22.5, 45, 0.6, 0.12), (45, 90, 0.78, 0.17), (0, 90, 1.0, 0.19)):
        for i in range(360 // step):
            parts.append(_point(start + i * step, radius * reach, radius * waist, step))
    lily = (
        "M0 -14C4 -9 4 -5 1.5 0H-1.5C-4 -5 -4 -9 0 -14zM2.5 -1C6 -3 9 -7 6 -10C12 -9 10 0 3 2z"
        "M-2.5 -1C-6 -3 -9 -7 -6 -10C-12 -9 -10 0 -3 2zM-5 2H5V4H-5z"
    )
    parts.append(
        element("path", d=lily, class_="compass-dark", transform=f"translate(0 {-radius - 5:g})")
    )
    return element("g", *parts, id="compass", transform=f"translate({x:g} {y:g})")


def _point(angle: float, reach: float, waist: float, step: float) -> str:
    side = math.radians(45)
    wx, wy = waist * math.sin(side), -waist * math.cos(side)
    turn = f"rotate({angle:g})"
    dark = element("path", d=f"M0 0V{-reach:.1f}L{wx:.1f} {wy:.1f}z", class_="compass-dark")
    light = element("path", d=f"M0 0V{-reach:.1f}L{-wx:.1f} {wy:.1f}z", class_="compass-light")
    return element("g", dark, light, transform=turn)


def scale_bar(x: float, y: float, unit: float, marks: Sequence[int], words: str) -> str:
    """A bar chequered at the marks; ``unit`` is the length of one mile on the board."""
    small = Style("roman", 12.5)
    parts = []
    for i, (start, end) in enumerate(zip(marks, marks[1:], strict=False)):
        parts.append(
            element(
                "rect",
                x=x + start * unit,
                y=y,
                width=(end - start) * unit,
                height=5,
                class_="scale-dark" if i % 2 == 0 else "scale-light",
            )
        )
    parts.extend(
        write(str(mark), small, x + mark * unit, y - 4, "middle", class_="legend-text")
        for mark in marks
    )
    middle = x + (marks[0] + marks[-1]) * unit / 2
    parts.append(
        write(words, Style("italic", 13.5), middle, y + 18, "middle", class_="legend-text")
    )
    return group(parts, id="scale")


def css(theme: Theme) -> str:
    return (
        f".paper{{fill:{theme.paper};fill-rule:evenodd}}"
        f".frame-line{{fill:none;stroke:{theme.frame}}}.frame-bar{{fill:{theme.frame}}}"
        f".edge-name{{fill:{theme.frame}}}.rosette{{fill:{theme.frame}}}"
        f".rosette-eye{{fill:{theme.paper}}}"
        f".cartouche{{fill:{theme.paper};stroke:{theme.frame};stroke-width:2.4}}"
        f".cartouche-line{{fill:none;stroke:{theme.frame};stroke-width:.9}}"
        f".flourish{{fill:{theme.accent}}}"
        f".compass-ring{{fill:none;stroke:{theme.soft_ink};stroke-width:1}}"
        f".compass-dark{{fill:{theme.frame};stroke:{theme.frame};stroke-width:.8}}"
        f".compass-light{{fill:{theme.paper};stroke:{theme.frame};stroke-width:.8}}"
        f".scale-dark{{fill:{theme.frame}}}"
        f".scale-dark,.scale-light{{stroke:{theme.frame};stroke-width:1}}"
        f".scale-light{{fill:{theme.paper}}}"
        f".legend-text{{fill:{theme.ink}}}.title{{fill:{theme.ink}}}.title-red{{fill:{theme.accent}}}"
    )
