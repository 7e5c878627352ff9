"""Armies counted in units: blocks with numbers, names of commanders, and marks of their plight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sanssouci.board.drawing.lettering import Style, write
from sanssouci.board.drawing.pieces import RIBBON, ribbon
from sanssouci.board.drawing.svg import element, group
from sanssouci.board.drawing.theme import Theme

_COUNT = Style("roman", 25)
_SIZE = 34.0
_STEP = 36.0
_GAP = 9.0
"""Between the blocks of one nation and those of the next."""
_FOOT = -11.0
"""How far below the middle of the space the blocks stand: a town stays legible before them."""
TOP = _FOOT - _SIZE


@dataclass(frozen=True)
class Leader:
    id: str
    words: str
    """His name and values, as on his counter."""
    depleted: bool = False


@dataclass(frozen=True)
class Force:
    """The units of a nation in a space that share one fate."""

    nation: str
    full: int
    depleted: int
    leaders: tuple[Leader, ...] = ()
    inside: bool = False
    """Behind the walls, not in the open."""
    isolated: bool = False

    @property
    def blocks(self) -> list[tuple[int, bool]]:
        """How many, and whether on their weaker side."""
        return [(n, weak) for n, weak in ((self.full, False), (self.depleted, True)) if n]

    @property
    def width(self) -> float:
        return max(1, len(self.blocks)) * _STEP


def definitions() -> str:
    half = _SIZE / 2
    merlons = "h4v-5h4v5" * 5
    return (
        element("rect", id="block", x=-half, y=-_SIZE, width=_SIZE, height=_SIZE, rx=3.5)
        + element(
            "rect", id="block-inner", x=-half + 3, y=3 - _SIZE, width=_SIZE - 6, height=_SIZE - 6
        )
        + element("path", id="parapet", d=f"M-22 12V-3{merlons}h4V12z", class_="wall")
        + element(
            "g",
            element("circle", r=9.5, class_="cut-off-disc"),
            element(
                "path",
                d="M-1.8 -3H-3.6a3 3 0 0 0 0 6H-1.8M1.8 -3H3.6a3 3 0 0 1 0 6H1.8",
                class_="cut-off-line",
            ),
            id="cut-off",
        )
        + element(
            "path",
            id="flames",
            d="M0 16C-12 16 -16 7 -13 -1C-11 4 -8 4 -8 0C-8 -9 -2 -11 -3 -20C5 -16 6 -9 5 -4"
            "C8 -5 9 -8 8 -11C14 -5 16 2 13 8C11 13 6 16 0 16z",
            class_="flames",
        )
    )


def forces(units: Sequence[Force], place: str, x: float, y: float) -> str:
    """All units in a space: blocks side by side, the names of commanders below."""
    width = sum(force.width for force in units) + _GAP * (len(units) - 1)
    left = -width / 2
    parts = []
    row = 0
    for force in units:
        drawn = [
            element(
                "g",
                block(force.nation, count, weak=weak),
                transform=f"translate({left + (i + 0.5) * _STEP:.1f} {_FOOT:g})",
            )
            for i, (count, weak) in enumerate(force.blocks)
        ]
        middle = left + force.width / 2
        if force.inside:
            scale = force.width / _STEP
            drawn.append(
                element(
                    "use",
                    href="#parapet",
                    transform=f"translate({middle:.1f} {_FOOT:g})scale({scale:g} 1)",
                )
            )
        if force.isolated:
            at = f"translate({left + force.width - 3:.1f} {_FOOT - _SIZE + 2:g})"
            drawn.append(element("use", href="#cut-off", transform=at))
        for leader in force.leaders:
            drop = 19.0 + row * (RIBBON + 0.8)
            name = ribbon(leader.words, force.nation, drop, reverse=leader.depleted)
            drawn.append(
                element(
                    "g",
                    name,
                    id=f"piece-{leader.id}",
                    class_=f"piece commander {force.nation}",
                    data_id=leader.id,
                    data_city=place,
                )
            )
            row += 1
        states = "".join(
            f" {word}"
            for word, holds in (("inside", force.inside), ("isolated", force.isolated))
            if holds
        )
        parts.append(
            group(
                drawn,
                class_=f"force {force.nation}{states}",
                data_city=place,
                data_nation=force.nation,
                data_full=force.full,
                data_depleted=force.depleted,
            )
        )
        left += force.width + _GAP
    return group(parts, class_="stack", transform=f"translate({x:g} {y:g})", data_city=place)


def block(nation: str, count: int, *, weak: bool) -> str:
    """A row of units standing on the origin, the depleted ones on their hatched side."""
    number = str(count)
    if weak:
        return (
            element("use", href="#block", class_="token reverse")
            + element("use", href="#block-inner", fill=f"url(#reverse-{nation})")
            + element("circle", cy=-_SIZE / 2, r=11.5, class_="reverse-disc")
            + write(number, _COUNT, 0, -_SIZE / 2 + 8, "middle", class_="reverse-rank")
        )
    return (
        element("use", href="#block", class_=f"token piece-{nation}")
        + element("use", href="#block-inner", class_=f"token-inner on-piece-{nation}-line")
        + write(number, _COUNT, 0, -_SIZE / 2 + 8, "middle", class_=f"on-piece-{nation}")
    )


def siege(place: str, x: float, y: float) -> str:
    """Trenches around a fortress."""
    return element("circle", id=f"siege-{place}", class_="siege", cx=x, cy=y, r=36, data_city=place)


def scorched(place: str, x: float, y: float) -> str:
    return element(
        "use",
        id=f"scorched-{place}",
        href="#flames",
        class_="scorched",
        transform=f"translate({x:g} {y:g})",
        data_city=place,
    )


def css(theme: Theme) -> str:
    line = theme.piece_line
    return (
        f".wall{{fill:#cfc4ae;stroke:{line};stroke-width:1.5;stroke-linejoin:round}}"
        f".cut-off-disc{{fill:#a8281f;stroke:{line};stroke-width:1.2}}"
        ".cut-off-line{fill:none;stroke:#fffaf0;stroke-width:1.8;stroke-linecap:round}"
        f".flames{{fill:#d9622b;stroke:{line};stroke-width:1.6;stroke-linejoin:round}}"
        f".siege{{fill:none;stroke:{theme.accent};stroke-width:4;stroke-dasharray:9 5}}"
    )
