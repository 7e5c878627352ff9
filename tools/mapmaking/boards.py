"""The boards of games that have a map: towns, roads, and how much of the world they show."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from shapely.geometry import (
    Polygon,
    box,
)

HERE = Path(__file__).resolve().parents[1] / "geography"
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
