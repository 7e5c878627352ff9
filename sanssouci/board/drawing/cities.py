"""Towns: their symbols and names.

A town is an open circle.  A town that matters is drawn as a small fortress seen from above, solid
or with an open yard, and a nation's letter in it; a magazine is a house.  Where every town belongs
to a nation, a city is a disc and a fortress a bastioned square, both with the nation's letter; a
fortress has a star for every garrison it takes, and a wreath is around what feeds an army.  The
seat of an elector wears his hat.  So none is told by colour alone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from sanssouci.board.drawing.lettering import Anchor, Box, Style, text_box, write
from sanssouci.board.drawing.svg import element, group
from sanssouci.board.drawing.theme import Theme

Symbol = Literal[
    "town", "fort", "open-fort", "magazine", "city", "rich-city", "fortress", "rich-fortress"
]

#: Half the width of each symbol's box.
REACH: Mapping[Symbol, float] = {
    "town": 7.5,
    "fort": 12.5,
    "open-fort": 12.5,
    "magazine": 13.0,
    "city": 12.5,
    "rich-city": 21.5,
    "fortress": 18.5,
    "rich-fortress": 29.0,
}
RING_REACH = 4.5
HAT = 15.0
"""How high an elector's hat stands above a symbol."""

_LETTER = Style("roman", 15)
_CITY_LETTER = Style("roman", 15)
_FORTRESS_LETTER = Style("roman", 19)
_GARRISONS: Mapping[Symbol, tuple[float, ...]] = {"fortress": (0,), "rich-fortress": (-5.5, 5.5)}
_STAR = "M0 -3.6L1 -1.2L3.5 -1.1L1.5 .5L2.2 3L0 1.6L-2.2 3L-1.5 .5L-3.5 -1.1L-1 -1.2z"

_CORNER = ((0.74, 0.26), (0.95, 0.34), (0.97, 0.97), (0.34, 0.95), (0.26, 0.74))


def _fort(size: float) -> str:
    """A square with a bastion at each corner."""
    points: list[str] = []
    for turn in range(4):
        for x, y in _CORNER:
            for _ in range(turn):
                x, y = -y, x
            points.append(f"{x * size:.1f} {y * size:.1f}")
    return "M" + "L".join(points) + "z"


@dataclass(frozen=True)
class Town:
    id: str
    name: str
    x: float
    y: float
    symbol: Symbol = "town"
    nation: str | None = None
    """Whose colour and letter the symbol bears."""
    letter: str = ""
    ring_of: str | None = None
    """A nation whose army stands here at the start: a fine ring in its colour."""
    elector: bool = False
    """True if an elector has his seat here."""
    data: Mapping[str, str] = field(default_factory=dict)
    """Further facts for whoever uses the drawing, as data- attributes."""

    @property
    def reach(self) -> float:
        return REACH[self.symbol] + (RING_REACH if self.ring_of else 0.0)

    @property
    def box(self) -> Box:
        top = self.y - self.reach - (HAT if self.elector else 0.0)
        return Box(self.x - self.reach, top, self.x + self.reach, self.y + self.reach)


@dataclass(frozen=True)
class Label:
    """Where a town's name is written."""

    x: float
    y: float
    anchor: Anchor

    def box(self, words: str, style: Style) -> Box:
        return text_box(words, style, self.x, self.y, self.anchor)


def definitions() -> str:
    fort = _fort(12.0)
    house = "M-11 11V-3L0 -12L11 -3V11z"
    return (
        element("circle", id="symbol-town", r=6.2)
        + element("path", id="symbol-fort", d=fort)
        + element("path", id="symbol-magazine", d=house)
        + element("circle", id="symbol-city", r=11.4)
        + element("path", id="symbol-fortress", d=_fort(18.0))
        + element("path", id="garrison-star", d=_STAR)
        + element(
            "g",
            element("path", d="M-8 0C-10 -7 -6 -11 0 -12C6 -11 10 -7 8 0z", class_="hat"),
            element(
                "path", d="M-9.5 -1.5C-4 1 4 1 9.5 -1.5V3C4 5.5 -4 5.5 -9.5 3z", class_="ermine"
            ),
            element("path", d="M-6 .6v2M-2 1.4v2M2 1.4v2M6 .6v2", class_="ermine-tail"),
            element("circle", cy=-12.4, r=1.6, class_="ermine"),
            id="elector-hat",
        )
        + "".join(
            _wreath(name, radius) for name, radius in (("rich-city", 17.0), ("rich-fortress", 24.5))
        )
    )


def _wreath(name: str, radius: float) -> str:
    """Leaves of laurel around a ring."""
    leaves = []
    count = round(radius * 0.85)
    step = 2 * math.pi / count
    for i in range(count):
        for reach in (4.2, -3.4):
            spots = (
                (radius, i * step),
                (radius + reach * 1.1, (i + 0.35) * step),
                (radius + reach * 0.8, (i + 0.95) * step),
                (radius, (i + 0.6) * step),
            )
            a, b, c, d = (f"{r * math.cos(t):.1f} {r * math.sin(t):.1f}" for r, t in spots)
            leaves.append(f"M{a}Q{b} {c}Q{d} {a}z")
    return element(
        "g",
        element("circle", r=radius, class_="wreath-ring"),
        element("path", d="".join(leaves), class_="wreath"),
        id=f"wreath-{name}",
    )


def symbol(kind: Symbol, nation: str | None, letter: str) -> str:
    """A symbol around the origin."""
    if kind == "town":
        return element("use", href="#symbol-town", class_="town")
    if kind in ("city", "rich-city", "fortress", "rich-fortress"):
        return _owned(kind, nation, letter)
    shape = "#symbol-magazine" if kind == "magazine" else "#symbol-fort"
    body = element("use", href=shape, class_=f"{kind} mark-{nation}")
    letter_class = f"on-mark-{nation}"
    if kind == "open-fort":
        body += element("circle", r=8.0, class_="fort-yard")
        letter_class = "yard-letter"
    lift = 6.5 if kind == "magazine" else 4.8
    return body + write(letter, _LETTER, 0, lift, "middle", class_=letter_class)


def _owned(kind: Symbol, nation: str | None, letter: str) -> str:
    """A symbol of a town that belongs to a nation."""
    strong = kind in _GARRISONS
    parts = []
    if kind.startswith("rich"):
        parts.append(element("circle", r=REACH[kind] - 1.5, class_="wreath-ground"))
        parts.append(element("use", href=f"#wreath-{kind}"))
    shape = "#symbol-fortress" if strong else "#symbol-city"
    parts.append(element("use", href=shape, class_=f"fort mark-{nation}"))
    style, drop = (_FORTRESS_LETTER, 3.5) if strong else (_CITY_LETTER, 5.0)
    parts.append(write(letter, style, 0, drop, "middle", class_=f"on-mark-{nation}"))
    parts.extend(
        element(
            "use",
            href="#garrison-star",
            class_=f"on-mark-{nation}",
            transform=f"translate({x:g} 9.5)",
        )
        for x in _GARRISONS.get(kind, ())
    )
    return "".join(parts)


def hat(above: float) -> str:
    """An elector's hat upon a symbol that reaches so high."""
    return element("use", href="#elector-hat", transform=f"translate(0 {-above - 0.5:g})")


def city_layer(towns: Iterable[Town]) -> str:
    parts = []
    for town in towns:
        inner = symbol(town.symbol, town.nation, town.letter)
        if town.ring_of:
            reach = REACH[town.symbol] + 3.0
            inner = element("circle", r=reach, class_=f"start-ring ring-{town.ring_of}") + inner
        if town.elector:
            inner += hat(REACH[town.symbol])
        data = {f"data_{key.replace('-', '_')}": value for key, value in town.data.items()}
        parts.append(
            element(
                "g",
                inner,
                id=f"city-{town.id}",
                class_=f"city {town.symbol}-city",
                transform=f"translate({town.x:g} {town.y:g})",
                data_id=town.id,
                data_name=town.name,
                **data,
            )
        )
    return group(parts, id="layer-cities", class_="layer")


def name_layer(
    towns: Iterable[Town], labels: Mapping[str, Label], lettering: Mapping[str, str], others: str
) -> str:
    """The names of towns where their labels say, lettered by their symbol or like all others."""
    parts = [
        write(
            town.name,
            None,
            labels[town.id].x,
            labels[town.id].y,
            labels[town.id].anchor,
            class_=f"name {lettering.get(town.symbol, others)}",
            data_id=town.id,
        )
        for town in towns
    ]
    return group(parts, id="layer-names", class_="layer")


def css(theme: Theme) -> str:
    rules = [
        f".town{{fill:{theme.town_fill};stroke:{theme.ink};stroke-width:1.9}}",
        f".fort,.open-fort,.magazine{{stroke:{theme.ink};stroke-width:1.5;stroke-linejoin:round}}",
        f".fort-yard{{fill:{theme.town_fill};stroke:{theme.ink};stroke-width:1}}",
        f".yard-letter{{fill:{theme.ink}}}",
        f".wreath{{fill:{theme.wreath};stroke:{theme.ink};stroke-width:.4}}",
        f".wreath-ring{{fill:none;stroke:{theme.wreath};stroke-width:1.6}}",
        f".hat{{fill:{theme.accent};stroke:{theme.ink};stroke-width:1}}",
        f".ermine{{fill:{theme.town_fill};stroke:{theme.ink};stroke-width:.9}}",
        f".ermine-tail{{fill:none;stroke:{theme.ink};stroke-width:1}}",
        f".wreath-ground{{fill:{theme.halo};fill-opacity:.9}}",
        f".start-ring{{fill:{theme.halo};fill-opacity:.55;stroke-width:1.8;"
        "stroke-dasharray:3.2 2.2}",
        f".name{{fill:{theme.ink};stroke:{theme.halo};stroke-width:3;stroke-opacity:.85;"
        "paint-order:stroke;stroke-linejoin:round}",
    ]
    for nation, colours in theme.nations.items():
        rules.append(
            f".mark-{nation}{{fill:{colours.mark}}}.on-mark-{nation}{{fill:{colours.on_mark}}}"
            f".ring-{nation}{{stroke:{colours.mark}}}"
        )
    return "".join(rules)
