"""Countries as the merged cells of their towns, with borders that look drawn."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import math
import random
from collections import defaultdict
from itertools import pairwise
from typing import Any

from shapely import STRtree, voronoi_polygons
from shapely.geometry import (
    LineString,
    MultiPoint,
    Point,
    Polygon,
)
from shapely.ops import linemerge, polygonize, unary_union
from shapely.prepared import prep

from tools.mapmaking.boards import ABROAD, XY, Board
from tools.mapmaking.shores import polygons


def roughened(points: list[XY], dice: random.Random, depth: int) -> list[XY]:
    """Midpoints displaced a little, again and again, as surveyors of the time saw borders."""
    for _ in range(depth):
        finer = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            length = math.hypot(bx - ax, by - ay)
            if length > 9:
                push = dice.uniform(-0.13, 0.13)
                finer.append(((ax + bx) / 2 - (by - ay) * push, (ay + by) / 2 + (bx - ax) * push))
            finer.append((bx, by))
        points = finer
    return points


def cut_corners(points: list[XY], times: int) -> list[XY]:
    for _ in range(times):
        if len(points) < 3:
            return points
        new = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            new.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
            new.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        new.append(points[-1])
        points = new
    return points


def countries(board: Board, land: Any) -> dict[str, list[Polygon]]:
    dice = random.Random(1763)
    towns, roads = board.towns, board.roads
    by_id = {town.id: town for town in towns}
    seeds: dict[XY, str] = {(t.x, t.y): t.country for t in towns}
    # A road between two towns of a country stays in it: seeds along the road see to that.
    for a, b in roads:
        one, two = by_id[a], by_id[b]
        if one.country == two.country:
            for t in (0.33, 0.67):
                seeds[(one.x + (two.x - one.x) * t, one.y + (two.y - one.y) * t)] = one.country
    for row in board.table("abroad"):
        seeds[(float(row["x"]), float(row["y"]))] = row["country"] or ABROAD
    whole = board.sheet
    cells = voronoi_polygons(MultiPoint(list(seeds)), extend_to=whole)
    merged: dict[str, list[Any]] = defaultdict(list)
    pending = {Point(xy): country for xy, country in seeds.items()}
    points = list(pending)
    tree = STRtree(points)
    for cell in cells.geoms:
        for hit in tree.query(cell, predicate="contains"):
            merged[pending[points[hit]]].append(cell)
    areas = {country: unary_union(parts).intersection(whole) for country, parts in merged.items()}
    # Shared borders are bent once, for both neighbours.
    borders = unary_union([area.boundary for area in areas.values()])
    arcs = linemerge(borders)
    frame = whole.boundary
    bent = []
    for arc in getattr(arcs, "geoms", [arcs]):
        if frame.buffer(0.1).covers(arc):
            bent.append(arc)
            continue
        way = [(float(x), float(y)) for x, y in arc.simplify(4.0).coords]
        bent.append(LineString(cut_corners(roughened(cut_corners(way, 1), dice, 2), 2)))
    faces = list(polygonize(unary_union([*bent, frame])))
    result: dict[str, list[Polygon]] = defaultdict(list)
    for face in faces:
        inside = prep(face)
        counted: dict[str, int] = defaultdict(int)
        for town in towns:
            if inside.contains(Point(town.x, town.y)):
                counted[town.country] += 1
        if len(counted) > 1:
            raise SystemExit(f"a border parts no longer: {dict(counted)}")
        if counted:
            owner = next(iter(counted))
        else:  # nobody's town lies here: ask the cells
            middle = face.representative_point()
            owner = min(areas, key=lambda name: float(areas[name].distance(middle)))
        result[owner].append(face)
    shown = {}
    result.pop(ABROAD, None)
    for country, parts in result.items():
        area = unary_union(parts).intersection(land).simplify(0.6)
        shown[country] = [p for p in polygons(area) if p.area > 150 or country == "sweden"]
    return shown
