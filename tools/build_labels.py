"""Find a place for every name on the map of a game with many towns.

Run rarely, by hand, after a change of cities, symbols, fonts or geography:

    pip install numpy
    PYTHONPATH=. python tools/build_labels.py friedrich

Town names: each has some sixty possible places around its symbol.  Places that touch a symbol, a
panel or the edge are struck out; the others cost more the more road, river and sector line they
cover.  A cooling search then looks for the cheapest choice in which no two names touch.
Result: ``labels.tsv``; run ``build_river_names.py`` after it.
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sanssouci.board.drawing.cities import Label, Town
from sanssouci.board.drawing.placing import CLEAR, EDGE, Ink, around, grown
from sanssouci.board.drawing.roads import courses, point_on

Array: TypeAlias = NDArray[np.float64]

GAMES = ("friedrich", "maria")
MINOR = ("minor", "road")


def map_ink(picture: ModuleType) -> Ink:
    """What is drawn on a game's map; ``picture`` is its module of that name."""
    ink = Ink()
    board = picture.board()
    for road, course in zip(board.roads, courses(board), strict=True):
        weight = 0.9 if road.kind in MINOR else 1.3
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


@dataclass
class Options:
    town: Town
    labels: list[Label]
    boxes: Array
    prices: Array


def options_of(picture: ModuleType, town: Town, towns: list[Town], ink: Ink) -> Options:
    style = picture.name_style(town)
    near = [t for t in towns if abs(t.x - town.x) < 260 and abs(t.y - town.y) < 80]
    labels, boxes, prices = [], [], []
    for label, oddity in around(town, style):
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


def touching(picture: ModuleType, placed: list[tuple[Town, Label]]) -> tuple[int, int]:
    """How many pairs of names touch, and how many names touch a symbol."""
    boxes = [(town, label.box(town.name, picture.name_style(town))) for town, label in placed]
    names = sum(one.overlaps(two) for i, (_, one) in enumerate(boxes) for _, two in boxes[:i])
    symbols = sum(box.overlaps(town.box) for _, box in boxes for town, _ in boxes)
    return names, symbols


def main(game: str) -> None:
    if game not in GAMES:
        raise SystemExit(f"{game} is none of {', '.join(GAMES)}")
    picture = import_module(f"sanssouci.games.{game}.picture")
    towns = list(picture.towns())
    ink = map_ink(picture)
    all_options = [options_of(picture, town, towns, ink) for town in towns]
    best: list[tuple[Town, Label]] = []
    least = math.inf
    for seed in (1712, 1756, 1786):
        chosen = choose(all_options, seed)
        placed = [(o.town, o.labels[k]) for o, k in zip(all_options, chosen, strict=True)]
        names, symbols = touching(picture, placed)
        price = sum(float(o.prices[k]) for o, k in zip(all_options, chosen, strict=True))
        print(f"seed {seed}: price {price:.0f}, name-name {names}, name-symbol {symbols}")
        if price + 1000 * (names + symbols) < least:
            least, best = price + 1000 * (names + symbols), placed
    lines = ["id\tx\ty\tanchor"]
    lines += [f"{t.id}\t{label.x:.1f}\t{label.y:.1f}\t{label.anchor}" for t, label in best]
    data = Path(str(picture.__file__)).parent / "data"
    (data / "labels.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
