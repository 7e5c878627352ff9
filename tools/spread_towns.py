"""Lay out the towns of Maria's two maps: true positions, moved apart until they can be read.

Run rarely, by hand, after a change of positions or sectors:

    pip install numpy
    PYTHONPATH=. python tools/spread_towns.py

Longitude and latitude (``geography/maria/aliases.tsv``) are carried straight to the sheet, so that
the squares of the printed grid stay rectangles.  Then towns that stand too close push each other
away, and away from roads that only pass by, while each is drawn back to where it belongs and kept
inside the sector whose suit it has.  Result: the columns x and y of ``cities.tsv``; run
``build_geography.py`` and ``build_labels.py`` after it.
"""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import csv
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float64]

HERE = Path(__file__).resolve().parent / "geography" / "maria"
DATA = HERE.parents[2] / "sanssouci" / "games" / "maria" / "data"

WEST, NORTH = 1.55, 52.95
PER_LONGITUDE, PER_LATITUDE = 185.6, 290.0
APART = 62.0
"""How far two towns should be from each other."""
ASIDE = 26.0
"""How far a town should be from a road that does not lead to it."""
FROM_LINES = 17.0
"""How far from the lines of its sector."""
ROUNDS = 1500


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def on_sheet(lon: float, lat: float) -> tuple[float, float]:
    return (lon - WEST) * PER_LONGITUDE, (NORTH - lat) * PER_LATITUDE


def true_places(ids: list[str]) -> Array:
    known = {row["id"]: row["modern"].split(",") for row in rows(HERE / "aliases.tsv")}
    return np.array([on_sheet(float(known[id][0]), float(known[id][1])) for id in ids])


def limits(cities: list[dict[str, str]], places: Array) -> Array:
    """West, north, east and south of the room that each town has in its sector."""
    sectors = [
        (*(float(row[edge]) for edge in ("x0", "y0", "x1", "y1")), row["suit"])
        for row in rows(DATA / "sectors.tsv")
    ]
    found = []
    for city, (x, y) in zip(cities, places, strict=True):
        # A town on a line belongs to the square north or east of it.
        west, north, east, south, _ = min(
            (sector for sector in sectors if sector[4] == city["suit"]),
            key=lambda s: max(s[0] - x, x - s[2], s[1] - y, y - s[3]),
        )
        found.append((west, north, east, south))
    room = np.array(found)
    room[:, :2] += FROM_LINES
    room[:, 2:] -= FROM_LINES
    return room


def spread(home: Array, room: Array, roads: NDArray[np.intp]) -> Array:
    dice = np.random.default_rng(1741)
    places = home + dice.normal(0, 0.5, home.shape)
    count = len(home)
    near = [
        (i, j)
        for i in range(count)
        for j in range(i)
        if np.hypot(*(home[i] - home[j])) < 2.2 * APART
    ]
    one, two = np.array(near).T
    passing = np.array(
        [
            (town, a, b)
            for a, b in roads
            for town in range(count)
            if town not in (a, b)
            and np.hypot(*(home[town] - (home[a] + home[b]) / 2))
            < np.hypot(*(home[a] - home[b])) / 2 + 2 * ASIDE
        ]
    )
    for round in range(ROUNDS):
        push = 0.03 * (home - places)
        between = places[one] - places[two]
        far = np.maximum(np.hypot(*between.T), 1.0)
        shove = np.clip(APART - far, 0, None)[:, None] * between / far[:, None] * 0.12
        np.add.at(push, one, shove)
        np.add.at(push, two, -shove)
        town, a, b = passing.T
        along = places[b] - places[a]
        part = np.sum((places[town] - places[a]) * along, axis=1) / np.sum(along**2, axis=1)
        part = np.clip(part, 0, 1)
        off = places[town] - (places[a] + along * part[:, None])
        far = np.maximum(np.hypot(*off.T), 1.0)
        shove = np.clip(ASIDE - far, 0, None)[:, None] * off / far[:, None] * 0.15
        np.add.at(push, town, shove)
        np.add.at(push, a, -shove * (1 - part)[:, None])
        np.add.at(push, b, -shove * part[:, None])
        places = np.clip(places + push * min(1.0, 2 - 2 * round / ROUNDS), room[:, :2], room[:, 2:])
    return places


def main() -> None:
    cities = rows(DATA / "cities.tsv")
    ids = [city["id"] for city in cities]
    number = {id: index for index, id in enumerate(ids)}
    roads = np.array([(number[row["a"]], number[row["b"]]) for row in rows(DATA / "roads.tsv")])
    home = true_places(ids)
    places = spread(home, limits(cities, home), roads)
    moved = np.hypot(*(places - home).T)
    gaps = np.hypot(*(places[:, None] - places[None, :]).transpose(2, 0, 1))
    np.fill_diagonal(gaps, np.inf)
    print(f"moved: mean {moved.mean():.0f}, most {moved.max():.0f} ({ids[int(moved.argmax())]})")
    print(f"closest pair: {gaps.min():.0f}; below 45: {(gaps < 45).sum() // 2}")
    for city, (x, y) in zip(cities, places, strict=True):
        city["x"], city["y"] = str(round(float(x))), str(round(float(y)))
    lines = ["\t".join(cities[0]), *("\t".join(city.values()) for city in cities)]
    (DATA / "cities.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
