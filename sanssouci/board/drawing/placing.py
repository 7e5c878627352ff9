"""Placing names around their towns, off each other, and over as little ink as possible."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from sanssouci.board.drawing.cities import Label, Town
from sanssouci.board.drawing.lettering import Anchor, Box, Style, text_width
from sanssouci.board.drawing.svg import XY

CLEAR = 1.2
"""The least room between a name and anything it must not touch."""
EDGE = 6.0
_CELL = 32
_SWEEPS = 40
_TOUCHING = 40.0
_IMPOSSIBLE = 1e6
_FOREIGN = 2.0
"""What it costs to come so close to a foreign symbol that the name seems to be its own."""


class Ink:
    """Weighted points that a name should not cover, indexed by place."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[tuple[float, float, float]]] = defaultdict(list)

    def add(self, x: float, y: float, weight: float) -> None:
        self._cells[int(x // _CELL), int(y // _CELL)].append((x, y, weight))

    def add_line(self, points: Iterable[XY], weight: float) -> None:
        way = list(points)
        for (ax, ay), (bx, by) in pairwise(way):
            steps = max(1, int(math.hypot(bx - ax, by - ay) / 3))
            for i in range(steps):
                self.add(ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps, weight)

    def under(self, box: Box) -> float:
        total = 0.0
        for cx in range(int(box.left // _CELL), int(box.right // _CELL) + 1):
            for cy in range(int(box.top // _CELL), int(box.bottom // _CELL) + 1):
                for x, y, weight in self._cells.get((cx, cy), ()):
                    if box.left <= x <= box.right and box.top <= y <= box.bottom:
                        total += weight
        return total


def grown(box: Box, by: float) -> Box:
    return Box(box.left - by, box.top - by, box.right + by, box.bottom + by)


def around(town: Town, style: Style) -> list[tuple[Label, float]]:
    """Possible places of a name with the price of their oddity."""
    width = text_width(town.name, style)
    plain = Label(0, 0, "start").box(town.name, style)
    rise, drop = -plain.top, plain.bottom
    middle = 0.24 * style.size  # the eye sees the middle of the small letters
    found: list[tuple[Label, float]] = []
    for far in (2.0, 5.0):
        reach = town.reach + far
        odd = 0.6 * (far - 2.0)
        for shift in (-14, -10, -6, -3, 0, 3, 6, 10, 14):
            tilt = abs(shift) * 0.16
            found.append((Label(town.x + reach, town.y + middle + shift, "start"), odd + tilt))
            found.append((Label(town.x - reach, town.y + middle + shift, "end"), odd + tilt + 0.5))
        for part in (-0.5, -0.36, -0.22, -0.1, 0.0, 0.1, 0.22, 0.36, 0.5):
            x = town.x + part * width
            tilt = 1.2 + abs(part) * 3
            anchor: Anchor = "middle"
            found.append((Label(x, town.y - reach + 1 - drop, anchor), odd + tilt))
            found.append((Label(x, town.y + reach - 1 + rise, anchor), odd + tilt + 0.2))
    return found


@dataclass(frozen=True)
class _Choice:
    label: Label
    box: Box
    price: float


def place_names(
    towns: Sequence[Town],
    style_of: Callable[[Town], Style],
    ink: Ink,
    room: Box,
    taken: Sequence[Box],
) -> Mapping[str, Label]:
    """A place for every name inside ``room`` and off what is ``taken``, if there is one.

    Names choose in turn what is cheapest for them among the others, again and again, while
    touching grows dearer. For a few dozen names that is as good as a patient search.
    """
    choices = {t.id: _choices(t, style_of(t), towns, ink, room, taken) for t in towns}
    chosen = {id: min(options, key=lambda o: o.price) for id, options in choices.items()}
    reach = {id: _around_all(options) for id, options in choices.items()}
    rivals = {
        id: [other for other in choices if other != id and reach[id].overlaps(reach[other])]
        for id in choices
    }
    for sweep in range(_SWEEPS):
        touching = _TOUCHING * (1 + sweep)
        before = dict(chosen)
        for id, options in choices.items():
            others = [chosen[other].box for other in rivals[id]]
            chosen[id] = min(
                options,
                key=lambda o: o.price + touching * sum(o.box.overlaps(b) for b in others),
            )
        if chosen == before:
            break
    return {id: choice.label for id, choice in chosen.items()}


def _choices(
    town: Town, style: Style, towns: Sequence[Town], ink: Ink, room: Box, taken: Sequence[Box]
) -> list[_Choice]:
    reach = text_width(town.name, style) + 4 * style.size
    near = [other for other in towns if math.dist((town.x, town.y), (other.x, other.y)) < reach]
    closed = [*(other.box for other in near), *taken]
    foreign = [grown(other.box, 5.0) for other in near if other is not town]
    found = []
    for label, oddity in around(town, style):
        box = label.box(town.name, style)
        wide = grown(box, CLEAR)
        hits = sum(map(wide.overlaps, closed)) + (not room.encloses(grown(box, EDGE)))
        close = sum(map(box.overlaps, foreign))
        price = oddity + _FOREIGN * close + ink.under(grown(box, 0.8)) + _IMPOSSIBLE * hits
        found.append(_Choice(label, wide, price))
    return found


def _around_all(options: Sequence[_Choice]) -> Box:
    boxes = [option.box for option in options]
    return Box(
        min(b.left for b in boxes),
        min(b.top for b in boxes),
        max(b.right for b in boxes),
        max(b.bottom for b in boxes),
    )
