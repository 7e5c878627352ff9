"""Ornaments of the sheet: cartouche, rule, compass, scale, ship and rosette."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from sanssouci.board.drawing.lettering import Box, Style, write
from sanssouci.board.drawing.svg import element, group
from sanssouci.board.drawing.theme import Theme


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
        f"H{left + step:g}{arc}{left:g} {bottom - step:g}"
        f"V{top + step:g}{arc}{left + step:g} {top:g}z"
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
    for start, step, reach, waist in (
        (22.5, 45, 0.6, 0.12),
        (45, 90, 0.78, 0.17),
        (0, 90, 1.0, 0.19),
    ):
        parts.extend(
            _point(start + turn, radius * reach, radius * waist) for turn in range(0, 360, step)
        )
    lily = (
        "M0 -14C4 -9 4 -5 1.5 0H-1.5C-4 -5 -4 -9 0 -14zM2.5 -1C6 -3 9 -7 6 -10C12 -9 10 0 3 2z"
        "M-2.5 -1C-6 -3 -9 -7 -6 -10C-12 -9 -10 0 -3 2zM-5 2H5V4H-5z"
    )
    parts.append(
        element("path", d=lily, class_="compass-dark", transform=f"translate(0 {-radius - 5:g})")
    )
    return element("g", *parts, id="compass", transform=f"translate({x:g} {y:g})")


def _point(angle: float, reach: float, waist: float) -> str:
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
    for i, (start, end) in enumerate(itertools.pairwise(marks)):
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


def _sail(x: float, top: float, bottom: float, half: float) -> str:
    """A square sail full of wind from the left."""
    middle = (top + bottom) / 2
    belly = half * 0.5
    return (
        f"M{x - half:g} {top:g}Q{x - half + belly:g} {middle:g} {x - half - 1:g} {bottom:g}"
        f"Q{x + belly:g} {bottom - 4:g} {x + half + 1:g} {bottom:g}"
        f"Q{x + half + belly + 2:g} {middle:g} {x + half:g} {top:g}z"
    )


def ship(x: float, y: float, size: float) -> str:
    """A ship of the line under sail, as engravers put them where the sea is empty."""
    sails = "".join(
        _sail(*sail)
        for sail in (
            *((-20, -27, -13, 8), (-20, -38, -28, 6), (-20, -46, -39, 4)),
            *((1, -32, -14, 10), (1, -46, -33, 8), (1, -56, -47, 5)),
            *((21, -28, -13, 8), (21, -40, -29, 6.5), (21, -48, -41, 4)),
        )
    )
    masts = "M-20 -2V-52M1 0V-64M21 -2V-55M36 -5L54 -17"
    hull = (
        "M-42 -15L-38 3C-34 13 -22 16 0 16C18 16 28 12 38 -6L29 -3C14 1 -8 1 -25 -3L-28 -9L-40 -12z"
    )
    planks = "M-38 0C-20 7 14 8 33 0M-35 6C-18 12 12 12 29 6"
    pennants = "M1 -64C7 -67 10 -62 17 -65L14 -62L17 -60C10 -58 7 -62 1 -60z"
    jib = "M52 -16L23 -36L27 -9z"
    waves = (
        "M-62 20C-56 16 -50 16 -44 20C-38 24 -32 24 -26 20C-20 16 -14 16 -8 20C-2 24 4 24 10 20"
        "C16 16 22 16 28 20C34 24 40 24 46 20C52 16 58 16 64 20"
        "M-40 26C-35 23 -31 23 -26 26C-21 29 -17 29 -12 26M6 27C11 24 15 24 20 27C25 30 29 30 34 27"
    )
    gun_ports = "".join(f"M{gun} 4.5h2.4" for gun in range(-30, 30, 7))
    return element(
        "g",
        element("path", d=waves, class_="wave"),
        element("path", d=masts, class_="mast"),
        element("path", d=sails + jib, class_="sail"),
        element("path", d=hull, class_="hull"),
        element("path", d=planks + gun_ports, class_="plank"),
        element("path", d=pennants, class_="pennant"),
        class_="ship",
        transform=f"translate({x:g} {y:g})scale({size:g})",
    )


def rosette(x: float, y: float) -> str:
    petal = "M0 0C-4 -5 -4 -10 0 -13C4 -10 4 -5 0 0z"
    leaves = [element("path", d=petal, transform=f"rotate({angle})") for angle in range(0, 360, 45)]
    return element(
        "g",
        *leaves,
        element("circle", r=2.6, class_="rosette-eye"),
        class_="rosette",
        transform=f"translate({x:g} {y:g})",
    )


def css(theme: Theme) -> str:
    return (
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
        f".wave{{fill:none;stroke:{theme.sea_line};stroke-width:1}}"
        f".mast{{fill:none;stroke:{theme.frame};stroke-width:1.4}}"
        f".sail{{fill:{theme.paper};stroke:{theme.frame};stroke-width:.9}}"
        f".hull{{fill:{theme.soft_ink};stroke:{theme.frame};stroke-width:1.1}}"
        f".plank{{fill:none;stroke:{theme.paper};stroke-width:.8}}"
        f".pennant{{fill:{theme.accent}}}"
    )
