"""The printed sheet around a map: frame, edge grid, cartouches, compass, scale, and the whole."""

from __future__ import annotations

import itertools
import re
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from sanssouci.board.drawing.lettering import Style, font_faces, write
from sanssouci.board.drawing.ornaments import rosette
from sanssouci.board.drawing.svg import element, group, number
from sanssouci.board.drawing.theme import Theme
from sanssouci.kernel.catalogue import spoken

MARGIN = 58.0
"""Room for the frame on every side of the board."""

_SCOPE = "sanssouci-map"
_CLASSES = re.compile(r"class=['\"]([^'\"]*)['\"]")
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


def scoped(css: str, definitions: str = "") -> str:
    """The same rules, valid inside a map only: on a web page they must not leak.

    Classes of shapes in the definitions are left as they are: a shape that is used elsewhere
    stands in a tree of its own, where browsers do not see the map around it.
    """
    shared = {f".{name}" for names in _CLASSES.findall(definitions) for name in names.split()}
    rules = []
    for rule in css.split("}")[:-1]:
        selectors, body = rule.split("{")
        inner = ",".join(
            selector if selector.strip() in shared else f".{_SCOPE} {selector}"
            for selector in selectors.split(",")
        )
        rules.append(f"{inner}{{{body}}}")
    return "".join(rules)


@dataclass(frozen=True)
class Drawing:
    """A game's map as a pile of layers."""

    title: Callable[[], str]
    """In the language being spoken."""
    size: tuple[float, float]
    themes: Mapping[str, Theme]
    layers: Sequence[str]
    """Their names, from the bottom up."""
    moving: Sequence[str]
    """The layers that a view changes; the others are drawn once."""
    layer: Callable[[str, Mapping[str, Any] | None, Theme], str]
    css: Callable[[Theme], str]
    definitions: Callable[[Theme], str]

    def draw(
        self,
        view: Mapping[str, Any] | None,
        *,
        theme: str = "day",
        layers: Collection[str] | None = None,
    ) -> str:
        """The map with the pieces of the view as an SVG of its own.

        ``theme`` is "day" or "candle"; ``layers`` picks some of them instead of all.
        """
        if theme not in self.themes:
            raise ValueError(f"there is no theme {theme!r}, only {', '.join(self.themes)}")
        if unknown := set(layers or ()) - set(self.layers):
            raise ValueError(f"there is no layer {sorted(unknown)[0]!r}")
        drawn = [
            self.layer(name, view, self.themes[theme])
            if name in self.moving
            else self._still(name, theme, spoken())
            for name in self.layers
            if layers is None or name in layers
        ]
        return document(
            *self.size,
            self.css(self.themes[theme]),
            self._definitions(theme),
            drawn,
            self.title(),
        )

    @cached_property
    def _still(self) -> Callable[[str, str, str], str]:
        """By name, theme and language; words of the layer are in the one being spoken."""
        return cache(lambda name, theme, _: self.layer(name, None, self.themes[theme]))

    @cached_property
    def _definitions(self) -> Callable[[str], str]:
        return cache(lambda theme: self.definitions(self.themes[theme]))


def document(
    width: float, height: float, css: str, definitions: str, layers: Iterable[str], title: str
) -> str:
    """The whole SVG; it needs nothing from outside."""
    view_box = f"{number(-MARGIN)} {number(-MARGIN)} {number(width + 2 * MARGIN)}"
    return element(
        "svg",
        element("title", title),
        element("style", font_faces() + scoped(css, definitions)),
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


def frame_layer(width: float, height: float, grid: Grid, eastern: Grid | None = None) -> str:
    """Lines, a chequered scale as on maps of the time, and the names of columns and rows.

    Two maps side by side have a grid each: the columns of both, and the rows on their own side.
    """
    grids = (grid,) if eastern is None else (grid, eastern)
    parts = [paper_ring(width, height)]
    parts.extend(
        _frame_rect(width, height, gap, line)
        for gap, line in ((0, 2.2), (4, 0.9), (11, 0.9), (40, 0.9), (44, 3.6), (49, 0.9))
    )
    bars: list[str] = []
    names: list[str] = []
    ticks: list[str] = []
    columns = (cell for each in grids for cell in _cells(each.columns, each.column_edges))
    for name, start, end in columns:
        for y_bar, y_name, y_tick in (
            (-11.0, -17.0, -40.0),
            (height + 4, height + 34, height + 11),
        ):
            names.append(write(name, _EDGE_LETTER, (start + end) / 2, y_name, "middle"))
            ticks.append(f"M{number(start)} {number(y_tick)}v29" if start else "")
            bars.extend(
                element("rect", x=bar, y=y_bar, width=(end - start) / 4, height=7)
                for bar in (start, (start + end) / 2)
            )
    sides = ((-11.0, -25.5, -40.0), (width + 4, width + 25.5, width + 11))
    for each, (x_bar, x_name, x_tick) in zip((grids[0], grids[-1]), sides, strict=True):
        for name, start, end in _cells(each.rows, each.row_edges):
            names.append(write(name, _EDGE_LETTER, x_name, (start + end) / 2 + 8, "middle"))
            ticks.append(f"M{number(x_tick)} {number(start)}h29" if start else "")
            bars.extend(
                element("rect", x=x_bar, y=bar, width=7, height=(end - start) / 4)
                for bar in (start, (start + end) / 2)
            )
    parts.append(group(bars, class_="frame-bar"))
    parts.append(element("path", d="".join(ticks), class_="frame-line", stroke_width=0.9))
    parts.append(group(names, class_="edge-name"))
    corners = itertools.product((-25.5, width + 25.5), (-25.5, height + 25.5))
    parts.extend(rosette(x, y) for x, y in corners)
    parts.append(_age(width, height))
    return group(parts, id="layer-frame", class_="layer")


def _cells(names: Sequence[str], edges: Sequence[float]) -> Iterator[tuple[str, float, float]]:
    return zip(names, edges, edges[1:], strict=False)


def paper_ring(width: float, height: float) -> str:
    """Paper around the board, hiding whatever of the map reaches beyond it."""
    edge = MARGIN + 1  # a hair beyond the sheet: its last row of dots shows no coast
    outer = f"M{-edge:g} {-edge:g}H{width + edge:g}V{height + edge:g}H{-edge:g}z"
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


def css(theme: Theme) -> str:
    return (
        f".paper{{fill:{theme.paper};fill-rule:evenodd}}"
        f".frame-line{{fill:none;stroke:{theme.frame}}}.frame-bar{{fill:{theme.frame}}}"
    )
