"""Hills strewn along ridges."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import random

import numpy as np
from shapely.geometry import (
    LineString,
    Point,
    box,
)
from shapely.ops import unary_union
from shapely.prepared import prep

from tools.mapmaking.boards import Board
from tools.mapmaking.warp import Warp


def hills(warp: Warp, board: Board) -> list[list[float]]:
    """[x, y, size] of small hills along the ridges, clear of towns and roads, north to south."""
    dice = random.Random(1740)
    towns, roads = board.towns, board.roads
    by_id = {town.id: town for town in towns}
    taken = unary_union(
        [Point(t.x, t.y).buffer(16) for t in towns]
        + [
            LineString([(by_id[a].x, by_id[a].y), (by_id[b].x, by_id[b].y)]).buffer(5)
            for a, b in roads
        ]
    )
    free = prep(taken)
    inner = box(12, 12, board.size[0] - 12, board.size[1] - 12)
    found: list[list[float]] = []
    for row in board.table("ranges"):
        size = float(row["size"])
        ridge = np.array([[float(n) for n in p.split(",")] for p in row["ridge"].split()])
        fine = LineString(ridge).segmentize(0.05)
        line = LineString(warp(np.array(fine.coords)))
        for _ in range(int(line.length * (0.5 + size * 0.5))):
            on = line.interpolate(dice.random() * line.length)
            spread = 20 * size
            x, y = on.x + dice.gauss(0, spread * 0.6), on.y + dice.gauss(0, spread)
            scale = size * dice.uniform(0.75, 1.15)
            body = box(x - 11 * scale, y - 12 * scale, x + 11 * scale, y + 2)
            if free.intersects(body) or not inner.covers(body):
                continue
            if any(abs(x - h[0]) < 15 * scale and abs(y - h[1]) < 9 * scale for h in found):
                continue
            found.append([round(x, 1), round(y, 1), round(scale, 2)])
    return sorted(found, key=lambda hill: hill[1])


# ------------------------------------------------------------------ the file
