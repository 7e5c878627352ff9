"""Find a place for every name on Friedrich's map.

Run rarely, by hand, after a change of cities, symbols, fonts or geography:

    pip install numpy
    PYTHONPATH=. python tools/build_labels.py

Town names: each has some sixty possible places around its symbol.  Places that touch a symbol, a
panel or the edge are struck out; the others cost more the more road, river and sector line they
cover.  A cooling search then looks for the cheapest choice in which no two names touch.  River
names slide along their river to the emptiest stretch.
Results: ``labels.tsv`` and ``river_names.tsv``.
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sanssouci.board.drawing.cities import Label, Town
from sanssouci.board.drawing.land import RIVER_NAME, River
from sanssouci.board.drawing.lettering import Anchor, Box, text_width
from sanssouci.board.drawing.roads import courses, point_on
from sanssouci.games.friedrich import picture

Array: TypeAlias = NDArray[np.float64]
XY = tuple[float, float]

CLEAR = 1.2  # least room between a name and anything it must not touch
EDGE = 6.0
_CELL = 32


class Ink:
    """Weighted points of what a name had better not cover, found quickly by place."""

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


def map_ink() -> Ink:
    ink = Ink()
    board = picture.board()
    for road, course in zip(board.roads, courses(board), strict=True):
        weight = 1.3 if road.kind == "main" else 0.9
        ink.add_line((point_on(course, t / 12) for t in range(13)), weight)
    for river in picture.geography().rivers:
        for line in river.lines:
            ink.add_line(line, 0.12)
    for ring in picture.geography().land:
        ink.add_line(ring, 0.25)
    for sector in picture.suit_sectors():
        corners = [
            (sector.left, sector.top),
            (sector.right, sector.top),
            (sector.right, sector.bottom),
        ]
        ink.add_line(corners, 0.15)
    return ink


def around(town: Town) -> list[tuple[Label, float]]:
    """Possible places of a name with the price of their oddity."""
    style = picture.name_style(town)
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


@dataclass
class Options:
    town: Town
    labels: list[Label]
    boxes: Array
    prices: Array


def options_of(town: Town, towns: list[Town], ink: Ink) -> Options:
    style = picture.name_style(town)
    near = [t for t in towns if abs(t.x - town.x) < 260 and abs(t.y - town.y) < 80]
    labels, boxes, prices = [], [], []
    for label, oddity in around(town):
        box = label.box(town.name, style)
        if (
            box.left < EDGE
            or box.top < EDGE
            or box.right > picture.WIDTH - EDGE
            or box.bottom > picture.HEIGHT - EDGE
        ):
            continue
        wide = grown(box, CLEAR)
        if any(wide.overlaps(t.box) for t in near) or any(wide.overlaps(p) for p in picture.PANELS):
            continue
        # A name almost touching a foreign symbol is read as that town's.
        close = sum(grown(box, 5.0).overlaps(t.box) for t in near if t is not town)
        labels.append(label)
        boxes.append((wide.left, wide.top, wide.right, wide.bottom))
        prices.append(oddity + 2.0 * close + ink.under(grown(box, 0.8)))
    if not labels:
        raise SystemExit(f"{town.name}: no place for its name")
    return Options(town, labels, np.array(boxes), np.array(prices))


def choose(all_options: list[Options], seed: int) -> list[int]:
    """Cooling search: names move about, touching costs ever more."""
    dice = np.random.default_rng(seed)
    count = len(all_options)
    boxes = np.array([o.boxes[int(np.argmin(o.prices))] for o in all_options])
    chosen = [int(np.argmin(o.prices)) for o in all_options]
    reach = [
        (o.boxes[:, 0].min(), o.boxes[:, 1].min(), o.boxes[:, 2].max(), o.boxes[:, 3].max())
        for o in all_options
    ]
    neighbours = [
        np.array(
            [
                j
                for j in range(count)
                if j != i
                and reach[i][0] < reach[j][2]
                and reach[j][0] < reach[i][2]
                and reach[i][1] < reach[j][3]
                and reach[j][1] < reach[i][3]
            ],
            dtype=int,
        )
        for i in range(count)
    ]
    sweeps = 70
    for sweep in range(sweeps):
        heat = 4.0 * (1 - sweep / sweeps) ** 2
        touch = 12.0 + 400.0 * (sweep / sweeps) ** 2
        for i in dice.permutation(count):
            o = all_options[i]
            prices = o.prices.copy()
            if len(neighbours[i]):
                other = boxes[neighbours[i]]
                hit = (
                    (o.boxes[:, None, 0] < other[None, :, 2])
                    & (other[None, :, 0] < o.boxes[:, None, 2])
                    & (o.boxes[:, None, 1] < other[None, :, 3])
                    & (other[None, :, 1] < o.boxes[:, None, 3])
                )
                prices += touch * hit.sum(axis=1)
            if heat > 0.05:
                weight = np.exp(-(prices - prices.min()) / heat)
                pick = int(dice.choice(len(weight), p=weight / weight.sum()))
            else:
                pick = int(np.argmin(prices))
            chosen[i] = pick
            boxes[i] = o.boxes[pick]
    return chosen


def touching(placed: list[tuple[Town, Label]]) -> tuple[int, int]:
    """How many pairs of names touch, and how many names touch a symbol."""
    boxes = [(town, label.box(town.name, picture.name_style(town))) for town, label in placed]
    names = sum(one.overlaps(two) for i, (_, one) in enumerate(boxes) for _, two in boxes[:i])
    symbols = sum(box.overlaps(town.box) for _, box in boxes for town, _ in boxes)
    return names, symbols


# ------------------------------------------------------------------ rivers


def resampled(points: Array, step: float) -> Array:
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    at = np.arange(0, along[-1], step)
    return np.stack([np.interp(at, along, points[:, i]) for i in (0, 1)], axis=1)


def calmed(points: Array, rounds: int) -> Array:
    for _ in range(rounds):
        inner = (points[:-2] + points[1:-1] + points[2:]) / 3
        points = np.concatenate([points[:1], inner, points[-1:]])
    return points


def river_places(river: River, ink: Ink, how_many: int) -> list[list[XY]]:
    """Baselines for a river's name where it covers least."""
    style = RIVER_NAME[river.width]
    step = 4.0
    length = text_width(river.name, style)
    count = int(length / step) + 7
    found: list[tuple[float, list[XY]]] = []
    for line in river.lines:
        if len(line) < 4:
            continue
        smooth = calmed(resampled(np.array(line), step), 14)
        for start in range(0, len(smooth) - count, 2):
            piece = smooth[start : start + count]
            if piece[0][0] > piece[-1][0]:
                piece = piece[::-1]
            ahead = piece[-1] - piece[0]
            turns = np.diff(np.unwrap(np.arctan2(*np.diff(piece, axis=0).T[::-1])))
            bent = float(np.abs(turns).sum())
            if bent > 1.3 or abs(ahead[0]) < 0.12 * abs(ahead[1]):
                continue
            tangent = np.gradient(piece, axis=0)
            normal = np.stack([tangent[:, 1], -tangent[:, 0]], axis=1)
            normal /= np.maximum(np.hypot(*normal.T), 1e-6)[:, None]  # upwards
            for lift in (4.0, -(0.52 * style.size + 3.0)):
                base = piece + normal * lift
                price = 1.6 * bent + abs(ahead[1]) / (abs(ahead[0]) + 20)
                for (x, y), (nx, ny) in zip(base, normal, strict=True):
                    cx, cy = x + nx * 0.25 * style.size, y + ny * 0.25 * style.size
                    half = 0.36 * style.size
                    price += (
                        ink.under(Box(cx - half, cy - half, cx + half, cy + half)) / len(base) * 4
                    )
                    if not (12 < cx < picture.WIDTH - 12 and 12 < cy < picture.HEIGHT - 12):
                        price += 50
                middle = [(round(float(x), 1), round(float(y), 1)) for x, y in base[::3]]
                found.append((price, middle))
    found.sort(key=lambda item: item[0])
    kept: list[list[XY]] = []
    for price, way in found:
        if price > (70 if river.width == 3 and not kept else 26) or len(kept) == how_many:
            break
        here = way[len(way) // 2]
        if all(math.dist(here, other[len(other) // 2]) > 380 for other in kept):
            kept.append(way)
    return kept


def main() -> None:
    towns = list(picture.towns())
    ink = map_ink()
    all_options = [options_of(town, towns, ink) for town in towns]
    best: list[tuple[Town, Label]] = []
    least = math.inf
    for seed in (1712, 1756, 1786):
        chosen = choose(all_options, seed)
        placed = [(o.town, o.labels[k]) for o, k in zip(all_options, chosen, strict=True)]
        names, symbols = touching(placed)
        price = sum(float(o.prices[k]) for o, k in zip(all_options, chosen, strict=True))
        print(f"seed {seed}: price {price:.0f}, name-name {names}, name-symbol {symbols}")
        if price + 1000 * (names + symbols) < least:
            least, best = price + 1000 * (names + symbols), placed
    lines = ["id\tx\ty\tanchor"]
    lines += [f"{t.id}\t{label.x:.1f}\t{label.y:.1f}\t{label.anchor}" for t, label in best]
    (picture.DATA / "labels.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")

    for town, label in best:  # rivers' names keep off the towns'
        for box in (label.box(town.name, picture.name_style(town)), town.box):
            for x in np.arange(box.left, box.right, 4):
                for y in np.arange(box.top, box.bottom, 4):
                    ink.add(float(x), float(y), 3.0)
    for panel in picture.PANELS:
        for x in np.arange(panel.left, panel.right, 6):
            for y in np.arange(panel.top, panel.bottom, 6):
                ink.add(float(x), float(y), 9.0)
    lines = ["name\twidth\tpath"]
    unnamed = []
    for river in picture.geography().rivers:
        places = river_places(river, ink, {1: 1, 2: 1, 3: 2}[river.width])
        if not places:
            unnamed.append(river.name)
        for base in places:
            path = " ".join(f"{x:g},{y:g}" for x, y in base)
            lines.append(f"{river.name}\t{river.width}\t{path}")
            for x, y in base:
                ink.add_line([(x - 6, y - 5), (x + 6, y - 5)], 3.0)
    (picture.DATA / "river_names.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines) - 1} river names; without room: {', '.join(unnamed) or 'none'}")


if __name__ == "__main__":
    main()
