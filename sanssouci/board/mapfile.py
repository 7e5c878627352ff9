"""Maps: tables of places and of the roads between them.

``cities.tsv`` has the columns id, name, x and y; ``roads.tsv`` has a, b (ids of places) and kind.
A game declares further columns, files of other names and rows of its own type.

What kinds of roads there are says ``ways.tsv``, with the columns kind, fast and seam (``yes`` or
nothing), or the game itself; else there are main roads, which are fast, and minor ones. Two
columns of the places say more about a map in several parts: places with another ``sheet`` are
joined by seams alone, and those of an ``island`` need no way to the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

from sanssouci.board.columns import (
    ANYTHING,
    NEW_ID,
    NUMBER,
    TEXT,
    YES,
    Column,
    Line,
    name_in,
    spare,
    word_in,
)
from sanssouci.board.tables import Reader, Table, open_tables
from sanssouci.kernel.catalogue import tell


@dataclass(frozen=True, slots=True)
class Place:
    index: int
    id: str
    name: str
    x: float
    y: float
    sheet: str = ""
    island: str = ""


@dataclass(frozen=True, slots=True)
class Road:
    a: int
    b: int
    kind: str


@dataclass(frozen=True, slots=True)
class Way:
    """A kind of road."""

    kind: str
    fast: bool = False
    """True if a march that keeps to such roads goes farther."""
    seam: bool = False
    """True if it joins two sheets."""


ROADS: Final = (Way("main", fast=True), Way("minor"))
"""The kinds of roads on a map that declares none."""

D = TypeVar("D", bound=Road)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rectangle:
    """A part of the map, its western and northern edge included."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def edges(self) -> tuple[float, float, float, float]:
        return self.x0, self.y0, self.x1, self.y1

    def holds(self, place: Place) -> bool:
        return self.x0 <= place.x < self.x1 and self.y0 <= place.y < self.y1


@dataclass(frozen=True, slots=True)
class Map:
    places: tuple[Place, ...]
    roads: tuple[Road, ...]
    ways: tuple[Way, ...] = ROADS

    def index(self) -> dict[str, int]:
        return {place.id: place.index for place in self.places}

    def without(self, *kinds: str) -> Map:
        """The same places with these kinds of roads closed."""
        return replace(self, roads=tuple(road for road in self.roads if road.kind not in kinds))


# -- the tables of a map ----------------------------------------------------------------------

PLACE_COLUMNS: Final[Mapping[str, Column]] = MappingProxyType(
    {
        "id": NEW_ID,
        "name": TEXT,
        "x": NUMBER,
        "y": NUMBER,
        "sheet": spare(ANYTHING),
        "island": spare(ANYTHING),
    }
)
RECTANGLE_COLUMNS: Final[Mapping[str, Column]] = MappingProxyType(
    dict.fromkeys(("x0", "y0", "x1", "y1"), NUMBER)
)
CITIES: Final = Table("cities.tsv", Place, PLACE_COLUMNS, numbered=True)
WAYS: Final = Table(
    "ways.tsv", Way, {"kind": NEW_ID, "fast": YES, "seam": YES}, key="kind", needed=False
)


def road_table(
    file: str,
    row: type[D],
    places: str,
    kind: Column,
    further: Mapping[str, Column] = MappingProxyType({}),
) -> Table[D]:
    """The roads between the places of a table; none stands twice, and none leads to itself."""
    end = name_in(places)
    return Table(
        file,
        row,
        {"a": end, "b": end, "kind": kind, **further},
        once=("a", "b"),
        either_way=True,
        check=_leads_elsewhere,
    )


def _leads_elsewhere(line: Line, road: Road, earlier: Sequence[Road]) -> None:
    if road.a == road.b:
        line.wrong("b", tell("pack.to_itself", place=line.cells["a"]))


# -- reading ----------------------------------------------------------------------------------


def load_map(folder: Path) -> Map:
    """Read ``cities.tsv``, ``roads.tsv`` and ``ways.tsv``; the map must be connected."""
    roads = road_table("roads.tsv", Road, CITIES.file, word_in(WAYS.file))
    reader = open_tables(folder, (CITIES, WAYS, roads))
    places = reader.read(CITIES)
    ways = reader.read(WAYS) or ROADS
    reader.known[WAYS.file] = {way.kind: number for number, way in enumerate(ways)}
    found = Map(places, reader.read(roads), ways)
    check_map(found, reader, CITIES.file, roads.file)
    reader.findings.raise_if_any()
    return found


def check_map(map: Map, reader: Reader, places: str, roads: str) -> None:
    """What two files tell together: seams join sheets, and every part hangs together."""
    if not map.places:
        if not any(problem.file == places for problem in reader.findings.problems):
            reader.findings.note(places, tell("pack.no_place"))
        return
    _check_seams(map, reader.lines[roads])
    # A line that could not be read may be the very way that is missed.
    if not any(problem.file in (places, roads) for problem in reader.findings.problems):
        _check_connected(map, reader, roads)


def _check_seams(map: Map, lines: Sequence[Line]) -> None:
    seams = {way.kind for way in map.ways if way.seam}
    for road, line in zip(map.roads, lines, strict=True):
        sheets = sorted({map.places[end].sheet for end in (road.a, road.b)})
        if road.kind in seams and len(sheets) == 1:
            line.wrong(
                "kind", tell("pack.seam", sheet=sheets[0]) if sheets[0] else tell("pack.only_sheet")
            )
        elif road.kind not in seams and len(sheets) == 2:
            line.wrong("kind", tell("pack.no_seam", start=sheets[0], end=sheets[1]))


def _check_connected(map: Map, reader: Reader, file: str) -> None:
    """Each island, and the mainland, must be connected."""
    neighbours: list[list[int]] = [[] for _ in map.places]
    for road in map.roads:
        neighbours[road.a].append(road.b)
        neighbours[road.b].append(road.a)
    parts: dict[str, list[Place]] = {}
    for place in map.places:
        parts.setdefault(place.island, []).append(place)
    for part in parts.values():
        reached = {part[0].index}
        frontier = [part[0].index]
        while frontier:
            for neighbour in neighbours[frontier.pop()]:
                if neighbour not in reached:
                    reached.add(neighbour)
                    frontier.append(neighbour)
        stranded = [place.id for place in part if place.index not in reached]
        if stranded:
            reader.findings.note(
                file, tell("pack.stranded", place=part[0].id, listed=", ".join(stranded))
            )
