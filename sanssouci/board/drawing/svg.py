"""A tiny writer of SVG: elements are strings, attributes are checked and escaped once, here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

XY = tuple[float, float]
Attribute = str | float | int | None


def number(value: float) -> str:
    """As short as one decimal allows."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def element(tag: str, *children: str, **attributes: Attribute) -> str:
    """``element("g", inner, id="a", stroke_width=2, class_="b")``; None leaves an attribute out."""
    parts = [tag]
    for key, value in attributes.items():
        if value is None:
            continue
        text = value if isinstance(value, str) else number(value)
        parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    opening = " ".join(parts)
    inner = "".join(children)
    return f"<{opening}>{inner}</{tag}>" if inner else f"<{opening}/>"


def text_of(words: str) -> str:
    return escape(words)


def group(children: Iterable[str], **attributes: Attribute) -> str:
    return element("g", "\n".join(children), **attributes)


def line_data(points: Sequence[XY], *, closed: bool = False) -> str:
    """Path data through the points, by steps from one to the next, which are shorter to write."""
    start_x, start_y = round(points[0][0], 1), round(points[0][1], 1)
    data = [f"M{number(start_x)} {number(start_y)}l"]
    for x, y in points[1:]:
        new_x, new_y = round(x, 1), round(y, 1)
        data.append(f"{number(new_x - start_x)} {number(new_y - start_y)} ")
        start_x, start_y = new_x, new_y
    return "".join(data).rstrip("l ") + ("z" if closed else "")


def pairs(flat: Sequence[float]) -> list[XY]:
    """x, y, x, y ... as points."""
    return list(zip(flat[::2], flat[1::2], strict=True))


def smooth_data(points: Sequence[XY]) -> str:
    """Path data of a soft curve through the points (Catmull-Rom as cubic Béziers)."""
    data = [f"M{number(points[0][0])} {number(points[0][1])}"]
    last = len(points) - 1
    for i in range(last):
        before, here = points[max(0, i - 1)], points[i]
        there, after = points[i + 1], points[min(last, i + 2)]
        one = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
        two = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        data.append("C" + " ".join(f"{number(x)} {number(y)}" for x, y in (one, two, there)))
    return "".join(data)
