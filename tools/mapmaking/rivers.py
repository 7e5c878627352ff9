"""Rivers by the towns they pass."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import heapq
import math
import random
from collections import defaultdict
from itertools import pairwise
from typing import Any

import numpy as np
from shapely.geometry import (
    LineString,
)
from shapely.ops import linemerge

from tools.mapmaking.boards import XY, Array, Board, Window
from tools.mapmaking.borders import roughened
from tools.mapmaking.outlines import numbers
from tools.mapmaking.shores import shapes
from tools.mapmaking.warp import Warp


class RiverNet:
    """GSHHG's nameless river lines as a graph in which named courses are traced."""

    def __init__(self, world: Window) -> None:
        self.nodes: list[XY] = []
        self.links: dict[int, list[tuple[int, float]]] = defaultdict(list)
        index: dict[XY, int] = {}
        ends = []
        west, south, east, north = world
        for _, _, points in shapes("rivers_h", world):
            before = -1
            for lon, lat in points:
                if not (west < lon < east and south < lat < north):
                    before = -1
                    continue
                key = (round(float(lon), 3), round(float(lat), 3))
                if key not in index:
                    index[key] = len(self.nodes)
                    self.nodes.append(key)
                node = index[key]
                if before < 0:
                    ends.append(node)
                elif before != node:
                    self._link(before, node, 1.0)
                before = node
            if before >= 0:
                ends.append(before)
        self.where = np.array(self.nodes) * (0.62, 1.0)
        for end in ends:  # tributaries stop a little short of the river they flow into
            for near in np.flatnonzero(self._far(self.where[end]) < 0.06):
                if near != end:
                    self._link(end, int(near), 3.0)

    def _far(self, point: Array) -> Array:
        off: Array = np.hypot(self.where[:, 0] - point[0], self.where[:, 1] - point[1])
        return off

    def _link(self, a: int, b: int, price: float) -> None:
        (ax, ay), (bx, by) = self.nodes[a], self.nodes[b]
        cost = price * math.hypot((ax - bx) * 0.62, ay - by)
        self.links[a].append((b, cost))
        self.links[b].append((a, cost))

    def course(self, start: XY, end: XY) -> list[XY]:
        """Points strictly between start and end along the net; none if the net goes astray."""
        a = int(np.argmin(self._far(np.array(start) * (0.62, 1.0))))
        b = int(np.argmin(self._far(np.array(end) * (0.62, 1.0))))
        straight = math.hypot((start[0] - end[0]) * 0.62, start[1] - end[1])
        limit = 1.9 * straight + 0.08
        cost, came = {a: 0.0}, {a: a}
        queue = [(0.0, a)]
        while queue:
            far, node = heapq.heappop(queue)
            if node == b or far > limit:
                break
            for other, step in self.links[node]:
                if far + step < cost.get(other, math.inf):
                    cost[other] = far + step
                    came[other] = node
                    heapq.heappush(queue, (far + step, other))
        off = max(
            self._far(np.array(start) * (0.62, 1.0))[a], self._far(np.array(end) * (0.62, 1.0))[b]
        )
        if b not in came or cost[b] > limit or off > 0.2:
            return []
        path = [b]
        while path[-1] != a:
            path.append(came[path[-1]])
        return [self.nodes[node] for node in reversed(path)]


def bank(points: Array, index: int, town: XY) -> XY:
    """Where a river passes a town: on the side it comes from, close by but not under it."""
    before, after = points[max(0, index - 3)], points[min(len(points) - 1, index + 3)]
    along = after - before
    length = float(np.hypot(*along)) or 1.0
    normal = np.array([-along[1], along[0]]) / length
    side = 1.0 if float(np.dot(points[index] - np.array(town), normal)) >= 0 else -1.0
    x, y = np.array(town) + normal * side * 9.0
    return float(x), float(y)


def pulled(points: Array, anchors: dict[int, XY]) -> Array:
    """Shift a line so that the anchored points lie at their anchors, the shift dying out evenly."""
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    keys = sorted(anchors)
    shift = np.array([np.array(anchors[k]) - points[k] for k in keys])
    at = along[keys]
    return points + np.stack([np.interp(along, at, shift[:, i]) for i in (0, 1)], axis=1)


def rounded_course(points: Array) -> LineString:
    """Even spacing, then a moving average that keeps the ends: a river without kinks."""
    line = LineString(points)
    count = max(3, int(line.length / 4.0))
    even = np.array(
        [line.interpolate(i / count, normalized=True).coords[0] for i in range(count + 1)]
    )
    for _ in range(3):
        inner = (even[:-2] + 2 * even[1:-1] + even[2:]) / 4
        even = np.concatenate([even[:1], inner, even[-1:]])
    return LineString(even)


def rivers(warp: Warp, board: Board, land: Any) -> list[dict[str, Any]]:
    net = RiverNet(board.world)
    towns = {town.id: town for town in board.towns}
    dice = random.Random(1756)
    result = []
    missed = 0
    for row in board.table("rivers"):
        stops: list[tuple[XY, XY | None]] = []  # (lon/lat, place on the board or None)
        for stop in row["course"].split():
            if "," in stop:
                lon, lat = stop.split(",")
                stops.append(((float(lon), float(lat)), None))
            elif stop in warp.place:
                town, place = towns[stop], warp.place[stop]
                stops.append(((place.lon, place.lat), (town.x, town.y)))
            else:
                raise SystemExit(f"{row['name']}: {stop} was not found in the gazetteer")
        line: list[XY] = [stops[0][0]]
        held = {0: stops[0][1]}
        for (start, _), (end, place_at) in pairwise(stops):
            between = net.course(start, end)
            if not between:
                # The net lacks this stretch: meander a little on the straight way.
                missed += 1
                sway = 0.06 * math.hypot(end[0] - start[0], end[1] - start[1])
                between = [
                    (
                        start[0] + (end[0] - start[0]) * t + dice.uniform(-sway, sway),
                        start[1] + (end[1] - start[1]) * t + dice.uniform(-sway, sway) * 0.6,
                    )
                    for t in (0.25, 0.5, 0.75)
                ]
                line.extend(between)
                line.append(end)
            else:
                line.extend(between)
            held[len(line) - 1] = place_at
        points = warp(np.array(line))
        anchors = {k: bank(points, k, v) for k, v in held.items() if v is not None}
        # Free stops lie where the warp puts them.
        for k, v in held.items():
            if v is None:
                anchors[k] = (float(points[k][0]), float(points[k][1]))
        way = [(float(x), float(y)) for x, y in pulled(points, anchors)]
        course = rounded_course(np.array(roughened(way, dice, 3)))
        shown = course.intersection(land.buffer(1.5)).simplify(0.7)
        parts = [p for p in getattr(shown, "geoms", [shown]) if p.length > 12]
        if not parts:
            continue
        if len(parts) > 1:
            merged = linemerge(parts)
            parts = list(getattr(merged, "geoms", [merged]))
        result.append(
            {
                "name": row["name"],
                "width": int(row["width"]),
                "lines": [numbers(p.coords) for p in parts],
            }
        )
    print(f"river stretches the net lacks: {missed}")
    return result
