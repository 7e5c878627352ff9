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


def steps(values: Iterable[float]) -> str:
    """Numbers of path data one after the other, as short as they can be told apart."""
    written = ""
    for value in values:
        text = number(value)
        text = text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text
        # A sign parts two numbers, and so does a point if the number before it has one already.
        last = written[written.rfind(" ") + 1 :].rpartition("-")[2]
        apart = not written or text[0] == "-" or (text[0] == "." and "." in last)
        written += text if apart else f" {text}"
    return written


def line_data(points: Sequence[XY], *, closed: bool = False) -> str:
    """Path data through the points, by steps from one to the next, which are shorter to write."""
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    data = f"M{steps((x, y))}"
    deltas: list[float] = []
    for next_x, next_y in points[1:]:
        next_x, next_y = round(next_x, 1), round(next_y, 1)
        deltas += next_x - x, next_y - y
        x, y = next_x, next_y
    return data + (f"l{steps(deltas)}" if deltas else "") + ("z" if closed else "")


def pairs(flat: Sequence[float]) -> list[XY]:
    """x, y, x, y ... as points."""
    return list(zip(flat[::2], flat[1::2], strict=True))


def smooth_data(points: Sequence[XY]) -> str:
    """Path data of a soft curve through the points (Catmull-Rom as cubic Béziers).

    The tangent is the same on both sides of a point, so that after the first curve only the second
    handle of each need be written.
    """
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    data = f"M{steps((x, y))}"
    last = len(points) - 1
    deltas: list[float] = []
    for i in range(last):
        before, here = points[max(0, i - 1)], points[i]
        there, after = points[i + 1], points[min(last, i + 2)]
        if i == 0:
            first = (here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6)
            deltas += first[0] - x, first[1] - y
        handle = (there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6)
        next_x, next_y = round(there[0], 1), round(there[1], 1)
        deltas += handle[0] - x, handle[1] - y, next_x - x, next_y - y
        if i == 0:
            data += f"c{steps(deltas)}"
            deltas = []
        x, y = next_x, next_y
    return data + (f"s{steps(deltas)}" if deltas else "")
