"""The tables in ``data``: which columns they have, and what must be true of each line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sanssouci.board import Map, Road
from sanssouci.board.columns import TEXT, Line, name_in, one_of, optional, whole
from sanssouci.board.mapfile import (
    PLACE_COLUMNS,
    RECTANGLE_COLUMNS,
    Place,
    Rectangle,
    check_map,
    road_table,
)
from sanssouci.board.tables import Reader, Table, open_tables
from sanssouci.games.friedrich.deck import SUITS
from sanssouci.games.friedrich.nations import NATIONS

DATA: Final = Path(__file__).parent / "data"
COUNTRIES: Final = ("prussia", "hanover", "sweden", "austria", "empire", "saxony", "poland")
GENERAL_COUNT: Final = 24
PIECE_COUNT: Final = 35


@dataclass(frozen=True, slots=True, kw_only=True)
class City(Place):
    suit: str
    country: str
    objective_of: str
    """A nation, or nothing; so it is with depots."""
    objective_order: str
    depot_of: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Sector(Rectangle):
    column: int
    row: int
    suit: str
    re_entry_of: str
    """The nation whose substitute re-entry sites lie here, or nothing (F10.17)."""


@dataclass(frozen=True, slots=True)
class PieceRow:
    kind: str
    nation: str
    rank: int
    name: str
    start: int

    @property
    def is_general(self) -> bool:
        return self.kind == "general"


def _whole_objective(line: Line, city: City, earlier: Sequence[City]) -> None:
    if bool(city.objective_of) != bool(city.objective_order):
        line.wrong("objective_order", "an objective needs a nation and an order of 1 or 2")


def _generals_first(line: Line, piece: PieceRow, earlier: Sequence[PieceRow]) -> None:
    if piece.is_general != (len(earlier) < GENERAL_COUNT):
        line.wrong("kind", f"the {GENERAL_COUNT} generals come first, then the trains")


_NATION: Final = one_of(*NATIONS)
_SUIT: Final = one_of(*SUITS)

CITIES: Final = Table(
    "cities.tsv",
    City,
    {
        **PLACE_COLUMNS,
        "suit": _SUIT,
        "country": one_of(*COUNTRIES),
        "objective_of": optional(_NATION, ""),
        "objective_order": optional(one_of("1", "2"), ""),
        "depot_of": optional(_NATION, ""),
    },
    numbered=True,
    check=_whole_objective,
)
ROADS: Final = road_table("roads.tsv", Road, CITIES.file, one_of("main", "minor"))
SECTORS: Final = Table(
    "sectors.tsv",
    Sector,
    {
        "column": whole(1, 9),
        "row": whole(1, 9),
        **RECTANGLE_COLUMNS,
        "suit": _SUIT,
        "re_entry_of": optional(_NATION, ""),
    },
)
PIECES: Final = Table(
    "pieces.tsv",
    PieceRow,
    {
        "kind": one_of("general", "train"),
        "nation": _NATION,
        "rank": whole(1, 9),
        "name": TEXT,
        "start": name_in(CITIES.file),
    },
    check=_generals_first,
)


@dataclass(frozen=True, slots=True)
class Data:
    """All that the rules need of the printed board."""

    map: Map
    cities: tuple[City, ...]
    sectors: tuple[Sector, ...]
    pieces: tuple[PieceRow, ...]


def read_data(folder: Path = DATA) -> Data:
    """Raises BadPack with everything that is wrong."""
    reader = open_tables(folder, (CITIES, ROADS, SECTORS, PIECES))
    cities = reader.read(CITIES)
    map = Map(cities, reader.read(ROADS))
    data = Data(map, cities, reader.read(SECTORS), reader.read(PIECES))
    check_map(map, reader, CITIES.file, ROADS.file)
    _check_sectors(data, reader)
    if len(data.pieces) != PIECE_COUNT:
        reader.findings.note(PIECES.file, f"{len(data.pieces)} pieces, expected {PIECE_COUNT}")
    reader.findings.raise_if_any()
    return data


def _check_sectors(data: Data, reader: Reader) -> None:
    for sector, line in zip(data.sectors, reader.lines[SECTORS.file], strict=True):
        for city in data.cities:
            if sector.holds(city) and city.suit != sector.suit:
                line.wrong("suit", f"{city.id} lies here but is not in {sector.suit}")
