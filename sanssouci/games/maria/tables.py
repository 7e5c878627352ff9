"""The tables in ``data``: which columns they have, and what must be true of each line.

The printed board was not at hand: these tables are our reconstruction of it, and an owner may
bring exact ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sanssouci.board import Map, Road
from sanssouci.board.columns import (
    NEW_ID,
    TEXT,
    YES,
    Line,
    name_in,
    number,
    one_of,
    optional,
    whole,
    word_in,
)
from sanssouci.board.mapfile import (
    PLACE_COLUMNS,
    RECTANGLE_COLUMNS,
    WAYS,
    Place,
    Rectangle,
    check_map,
    road_table,
)
from sanssouci.board.tables import Reader, Table
from sanssouci.cards.tactical import SUITS
from sanssouci.games.maria.nations import NATIONS

BOARD: Final = (3230, 1546)
"""The sheet on which x and y are measured, north up: both maps side by side."""
SHEETS: Final = ("flanders", "bohemia")
COUNTRIES: Final = (
    "france",
    "bavaria",
    "prussia",
    "saxony",
    "austria",
    "dutch",
    "hanover",
    "silesia",
    "empire",
    "poland",
)

EAST_PRUSSIA: Final = -1
SILESIA_BOX: Final = -2
BOXES: Final = {"east-prussia": EAST_PRUSSIA, "silesia": SILESIA_BOX}
"""Where a piece may begin off the map (M3.1)."""

GENERAL_COUNT: Final = 20
TRAIN_COUNT: Final = 10
PIECE_COUNT: Final = GENERAL_COUNT + TRAIN_COUNT


@dataclass(frozen=True, slots=True, kw_only=True)
class City(Place):
    suit: str
    country: str
    """The land it lies in; the Austrian Netherlands are ``austria`` on the sheet of Flanders."""
    fortress: str
    """``major``, ``minor`` or nothing (M2.2)."""
    elector: bool
    """True if it carries a vote in the electoral college (M2.2)."""
    held_by: str
    """Whose marker lies on a fortress in nobody's land at the start, or nothing (M3.3, M3.4)."""

    @property
    def is_fortress(self) -> bool:
        return bool(self.fortress)

    @property
    def is_major(self) -> bool:
        return self.fortress == "major"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sector(Rectangle):
    """A part of the map in which one suit is played (M2.3)."""

    columns: str
    rows: str
    suit: str


@dataclass(frozen=True, slots=True)
class PieceRow:
    id: str
    kind: str
    power: str
    rank: int
    name: str
    minimum: int
    """The fewest troops a general may begin with (M3.2)."""
    start: int
    """A city, or one of ``BOXES``."""

    @property
    def is_general(self) -> bool:
        return self.kind == "general"


def _generals_first(line: Line, piece: PieceRow, earlier: Sequence[PieceRow]) -> None:
    if piece.is_general != (len(earlier) < GENERAL_COUNT):
        line.wrong("kind", f"the {GENERAL_COUNT} generals come first, then the trains")


def _check_city(line: Line, city: City, earlier: Sequence[City]) -> None:
    if city.elector and not city.fortress:
        line.wrong("elector", "only a fortress carries a vote (M2.2)")
    holders = _HOLDERS.get(city.country, ()) if city.fortress else ()
    if city.held_by not in (holders or ("",)):
        wanted = " or ".join(holders) or "nobody"
        line.wrong("held_by", f"{city.held_by!r}, expected {wanted} (M3.3, M3.4)")


_SUIT: Final = one_of(*SUITS)
_HOLDERS: Final = {"silesia": ("prussia", "austria"), "empire": ("france", "austria")}
"""By country that is nobody's home, whose markers may lie on its fortresses at the start."""

CITIES: Final = Table(
    "cities.tsv",
    City,
    {
        **PLACE_COLUMNS,
        "x": number(0, BOARD[0]),
        "y": number(0, BOARD[1]),
        "sheet": one_of(*SHEETS),
        "suit": _SUIT,
        "country": one_of(*COUNTRIES),
        "fortress": optional(one_of("major", "minor"), ""),
        "elector": YES,
        "held_by": optional(one_of(*NATIONS), ""),
    },
    numbered=True,
    check=_check_city,
)
ROADS: Final = road_table("roads.tsv", Road, CITIES.file, word_in(WAYS.file))
SECTORS: Final = Table(
    "sectors.tsv",
    Sector,
    {
        "columns": TEXT,
        "rows": TEXT,
        **RECTANGLE_COLUMNS,
        "suit": _SUIT,
    },
)
PIECES: Final = Table(
    "pieces.tsv",
    PieceRow,
    {
        "id": NEW_ID,
        "kind": one_of("general", "train"),
        "power": one_of(*NATIONS),
        "rank": whole(1, 9),
        "name": TEXT,
        "minimum": optional(whole(1, 8), 0),
        "start": name_in(CITIES.file, BOXES),
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


TABLES: Final[tuple[Table[Any], ...]] = (CITIES, WAYS, ROADS, SECTORS, PIECES)


def read_board(reader: Reader) -> Data:
    """The tables of the board; what is wrong is noted in the reader's findings."""
    cities = reader.read(CITIES)
    ways = reader.read(WAYS)
    reader.known[WAYS.file] = {way.kind: number for number, way in enumerate(ways)}
    map = Map(cities, reader.read(ROADS), ways)
    data = Data(map, cities, reader.read(SECTORS), reader.read(PIECES))
    check_map(map, reader, CITIES.file, ROADS.file)
    _check_sectors(data, reader)
    generals = sum(piece.is_general for piece in data.pieces)
    if (generals, len(data.pieces)) != (GENERAL_COUNT, PIECE_COUNT):
        found = f"{generals} generals and {len(data.pieces) - generals} trains"
        reader.findings.note(PIECES.file, f"{found}, expected {GENERAL_COUNT} and {TRAIN_COUNT}")
    return data


def _check_sectors(data: Data, reader: Reader) -> None:
    lines = reader.lines[CITIES.file]
    if len(lines) != len(data.cities):  # some could not be read, which has been told
        return
    for city, line in zip(data.cities, lines, strict=True):
        around = {sector.suit for sector in data.sectors if sector.holds(city)}
        if city.suit not in around:
            line.wrong("suit", f"it lies in no sector of {city.suit}")
