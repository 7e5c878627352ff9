"""Find a place for the names of the rivers on a game's map.

Run rarely, by hand, after a change of geography or of the names of towns:

    pip install numpy
    PYTHONPATH=. python tools/build_river_names.py friedrich

A name slides along its river to the stretch where it covers least and bends little.
Result: ``river_names.tsv``.
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from sanssouci.board.drawing.land import RIVER_NAME, River
from sanssouci.board.drawing.lettering import Box, text_width
from sanssouci.board.drawing.placing import Ink

Array: TypeAlias = NDArray[np.float64]
XY = tuple[float, float]


@dataclass(frozen=True)
class Sheet:
    """What of a game's map the names of rivers have to do with."""

    width: float
    height: float
    rivers: tuple[River, ...]
    ink: Ink
    names: tuple[Box, ...]
    """Of towns, and their symbols."""
    panels: tuple[Box, ...]
    target: Path


def many_towns(game: str) -> Sheet:
    """The sheet of a game whose names are placed by ``build_labels.py``."""
    from tools.build_labels import map_ink

    picture = import_module(f"sanssouci.games.{game}.picture")
    names = [
        picture.labels()[town.id].box(town.name, picture.name_style(town))
        for town in picture.towns()
    ]
    return Sheet(
        picture.WIDTH,
        picture.HEIGHT,
        picture.geography().rivers,
        map_ink(picture),
        (*names, *(town.box for town in picture.towns())),
        picture.PANELS,
        Path(str(picture.__file__)).parent / "data",
    )


def crisis() -> Sheet:
    from sanssouci.games.crisis import picture
    from sanssouci.games.crisis.pack import BUILT_IN

    names = [
        picture.labels()[town.id].box(town.name, picture.name_style(town))
        for town in picture.towns()
    ]
    return Sheet(
        picture.WIDTH,
        picture.HEIGHT,
        picture.geography().rivers,
        picture.ink(),
        (*names, *(town.box for town in picture.towns())),
        picture.obstacles(),
        BUILT_IN,
    )


SHEETS: dict[str, Callable[[], Sheet]] = {
    "friedrich": lambda: many_towns("friedrich"),
    "maria": lambda: many_towns("maria"),
    "crisis": crisis,
}


def resampled(points: Array, step: float) -> Array:
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    at = np.arange(0, along[-1], step)
    return np.stack([np.interp(at, along, points[:, i]) for i in (0, 1)], axis=1)


def calmed(points: Array, rounds: int) -> Array:
    for _ in range(rounds):
        inner = (points[:-2] + points[1:-1] + points[2:]) / 3
        points = np.concatenate([points[:1], inner, points[-1:]])
    return points


def river_places(
    river: River, ink: Ink, how_many: int, width: float, height: float
) -> list[list[XY]]:
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
                    if not (12 < cx < width - 12 and 12 < cy < height - 12):
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


def cover(ink: Ink, boxes: Iterable[Box], step: int, weight: float) -> None:
    for box in boxes:
        for x in np.arange(box.left, box.right, step):
            for y in np.arange(box.top, box.bottom, step):
                ink.add(float(x), float(y), weight)


def main(game: str) -> None:
    sheet = SHEETS[game]()
    ink = sheet.ink
    cover(ink, sheet.names, 4, 3.0)
    cover(ink, sheet.panels, 6, 9.0)
    lines = ["name\twidth\tpath"]
    unnamed = []
    for river in sheet.rivers:
        places = river_places(
            river, ink, {1: 1, 2: 1, 3: 2}[river.width], sheet.width, sheet.height
        )
        if not places:
            unnamed.append(river.name)
        for base in places:
            path = " ".join(f"{x:g},{y:g}" for x, y in base)
            lines.append(f"{river.name}\t{river.width}\t{path}")
            for x, y in base:
                ink.add_line([(x - 6, y - 5), (x + 6, y - 5)], 3.0)
    (sheet.target / "river_names.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines) - 1} river names; without room: {', '.join(unnamed) or 'none'}")


if __name__ == "__main__":
    main(sys.argv[1])
