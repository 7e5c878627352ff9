"""Lettering: the faces, how wide words run in them, and text elements."""

from __future__ import annotations

import base64
import json
import math
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal

from sanssouci.board.drawing.svg import XY, Attribute, element, smooth_data, text_of

FONT_FOLDER = Path(__file__).parent / "fonts"

OTHER_SCRIPT: Final = re.compile("[\u0370-\u1fff]")
"""Letters that our fonts have not, such as Greek ones."""
_OTHER_FAMILIES: Final = "Liberation Serif, DejaVu Serif, Times New Roman, serif"
"""Whichever of these a system has letters what our fonts cannot."""
_WIDER: Final = 1.15  # they run wider than ours
_ALIKE: Final = str.maketrans(
    "αβγδεζηθικλμνξοπρσςτυφχψωΓΔΘΛΞΠΣΦΨΩΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "abydeznoikvuveonpostuoxwwTAOAEHEOYOABEZHIKMNOPTYX",
)
"""Latin letters about as wide."""

Face = Literal["roman", "italic", "capitals"]
Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True)
class Style:
    face: Face
    size: float
    spacing: float = 0.0


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def encloses(self, other: Box) -> bool:
        return (
            self.left <= other.left
            and other.right <= self.right
            and self.top <= other.top
            and other.bottom <= self.bottom
        )

    def shifted(self, x: float, y: float) -> Box:
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)


@cache
def _metrics() -> dict[str, Any]:
    data: dict[str, Any] = json.loads((FONT_FOLDER / "metrics.json").read_text(encoding="utf-8"))
    return data


def _letters(words: str, face: Face) -> list[tuple[float, float, float]]:
    """Width, lowest and highest point of each letter; one the fonts lack is guessed at."""
    known = _metrics()[face]["letters"]
    return [known.get(letter) or _like(letter, known) for letter in words]


def _like(letter: str, known: dict[str, tuple[float, float, float]]) -> tuple[float, float, float]:
    """Without its accent, and as wide as a letter that looks like it."""
    alike = unicodedata.normalize("NFD", letter)[0].translate(_ALIKE)
    width, lowest, highest = known.get(alike, known["M"])
    return width * _WIDER, lowest, highest


def text_width(words: str, style: Style) -> float:
    widths = (width for width, _, _ in _letters(words, style.face))
    return sum(width * style.size + style.spacing for width in widths) - style.spacing


def fitting(words: str, style: Style, room: float) -> Style:
    """The style, or a smaller one in which the words fit."""
    share = room / max(text_width(words, style), 1.0)
    return style if share >= 1 else Style(style.face, style.size * share, style.spacing * share)


def text_box(words: str, style: Style, x: float, y: float, anchor: Anchor) -> Box:
    """The box that the ink of the words fills, written from, around or up to (x, y)."""
    letters = _letters(words, style.face)
    width = text_width(words, style)
    left = x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    top = max(highest for _, _, highest in letters) * style.size
    bottom = min(lowest for _, lowest, _ in letters) * style.size
    return Box(left, y - top, left + width, y - bottom)


def font_attributes(style: Style, words: str) -> dict[str, Attribute]:
    face = _metrics()[style.face]
    return {
        "font_family": _OTHER_FAMILIES if OTHER_SCRIPT.search(words) else face["family"],
        "font_style": "italic" if face["style"] == "italic" else None,
        "font_size": style.size,
        "letter_spacing": style.spacing or None,
    }


def write(
    words: str,
    style: Style | None,
    x: float,
    y: float,
    anchor: Anchor = "start",
    room: float | None = None,
    **attributes: Attribute,
) -> str:
    """A text element; without a style the face comes from its class.

    Where there is only so much ``room`` in a line, as words differ in length from language to
    language, it is written smaller if it must.
    """
    if style and room is not None:
        style = fitting(words, style, room)
    return element(
        "text",
        text_of(words),
        x=x,
        y=y,
        text_anchor=None if anchor == "start" else anchor,
        **(font_attributes(style, words) if style else {}),
        **attributes,
    )


def write_along(
    words: str,
    style: Style,
    points: Sequence[XY],
    path_id: str,
    **attributes: Attribute,
) -> str:
    """Words written along a curve, centred on it."""
    track = element("path", id=path_id, d=smooth_data(points), fill="none", stroke="none")
    run = element(
        "textPath",
        text_of(words),
        href=f"#{path_id}",
        startOffset="50%",
        text_anchor="middle",
    )
    return track + element("text", run, **font_attributes(style, words), **attributes)


def spread_style(words: str, face: Face, size: float, points: Sequence[XY]) -> Style:
    """The style in which the words fill the curve from end to end, smaller if they must."""
    length = 0.97 * sum(math.dist(a, b) for a, b in pairwise(points))
    width = text_width(words, Style(face, size))
    if width > length:
        return Style(face, size * length / width)
    return Style(face, size, (length - width) / len(words))


@cache
def font_faces() -> str:
    """CSS that carries the fonts inside the drawing."""
    rules = []
    for name, face in _metrics().items():
        data = (FONT_FOLDER / f"sanssouci-fell-{name}.woff2").read_bytes()
        rules.append(
            f"@font-face{{font-family:'{face['family']}';font-style:{face['style']};"
            f"src:url(data:font/woff2;base64,{base64.b64encode(data).decode()}) format('woff2')}}"
        )
    return "".join(rules)
