"""Loading and checking a map: tab-separated tables of places and roads.

``cities.tsv`` has the columns id, name, x, y and any others a game wants; ``roads.tsv`` has a, b
(ids of places) and kind. Every mistake is reported with its file and line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import isfinite, nan
from pathlib import Path
from types import MappingProxyType

from sanssouci.board.tables import ID, Findings, cells
from sanssouci.kernel.errors import BadMap


@dataclass(frozen=True, slots=True)
class Place:
    index: int
    id: str
    name: str
    x: float
    y: float
    fields: Mapping[str, str]
    """The further columns of the table, by name."""


@dataclass(frozen=True, slots=True)
class Road:
    a: int
    b: int
    kind: str


@dataclass(frozen=True, slots=True)
class Map:
    places: tuple[Place, ...]
    roads: tuple[Road, ...]

    def index(self) -> dict[str, int]:
        return {place.id: place.index for place in self.places}


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table, with the means to complain about it."""

    path: Path
    line: int
    values: dict[str, str]

    def __getitem__(self, column: str) -> str:
        return self.values[column]

    def number(self, column: str) -> float:
        try:
            number = float(self.values[column])
        except ValueError:
            number = nan
        if not isfinite(number):
            raise self.error(f"{column} is {self.values[column]!r}, not a number")
        return number

    def error(self, problem: str) -> BadMap:
        return BadMap(f"{self.path.name}, line {self.line}: {problem}")


def read_table(path: Path, columns: tuple[str, ...]) -> Iterator[Row]:
    """The rows of a tab-separated table that must have at least these columns."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadMap(f"{path.name}: cannot be read: {error.strerror}") from error
    findings = Findings()
    rows = [Row(path, line, values) for line, values in cells(path.name, data, columns, findings)]
    findings.raise_if_any()
    yield from rows


def load_map(folder: Path) -> Map:
    """Read ``cities.tsv`` and ``roads.tsv``; the places must hang together."""
    places = _read_places(folder / "cities.tsv")
    if not places:
        raise BadMap("cities.tsv: there is no place in it")
    roads = _read_roads(folder / "roads.tsv", {place.id: place.index for place in places})
    _check_connected(places, roads)
    return Map(places, roads)


def _read_places(path: Path) -> tuple[Place, ...]:
    places: list[Place] = []
    seen: set[str] = set()
    for row in read_table(path, ("id", "name", "x", "y")):
        id = row["id"]
        if not ID.fullmatch(id):
            raise row.error(f"{id!r} is no id: small letters, digits and hyphens")
        if id in seen:
            raise row.error(f"{id!r} stands twice")
        seen.add(id)
        further = {k: v for k, v in row.values.items() if k not in ("id", "name", "x", "y")}
        places.append(
            Place(
                index=len(places),
                id=id,
                name=row["name"],
                x=row.number("x"),
                y=row.number("y"),
                fields=MappingProxyType(further),
            )
        )
    return tuple(places)


def _read_roads(path: Path, index: Mapping[str, int]) -> tuple[Road, ...]:
    roads: list[Road] = []
    seen: set[frozenset[str]] = set()
    for row in read_table(path, ("a", "b", "kind")):
        for end in (row["a"], row["b"]):
            if end not in index:
                raise row.error(f"a road to {end!r}, which is no place on the map")
        ends = frozenset((row["a"], row["b"]))
        if len(ends) == 1:
            raise row.error(f"a road from {row['a']} to itself")
        if ends in seen:
            raise row.error(f"the road {row['a']} - {row['b']} stands twice")
        if row["kind"] not in ("main", "minor"):
            raise row.error(f"kind is {row['kind']!r}, not main or minor")
        seen.add(ends)
        roads.append(Road(index[row["a"]], index[row["b"]], row["kind"]))
    return tuple(roads)


def _check_connected(places: tuple[Place, ...], roads: tuple[Road, ...]) -> None:
    neighbours: dict[int, list[int]] = {place.index: [] for place in places}
    for road in roads:
        neighbours[road.a].append(road.b)
        neighbours[road.b].append(road.a)
    reached = {0}
    frontier = [0]
    while frontier:
        for neighbour in neighbours[frontier.pop()]:
            if neighbour not in reached:
                reached.add(neighbour)
                frontier.append(neighbour)
    if len(reached) < len(places):
        stranded = next(place for place in places if place.index not in reached)
        raise BadMap(f"roads.tsv: no way leads from {places[0].id} to {stranded.id}")
