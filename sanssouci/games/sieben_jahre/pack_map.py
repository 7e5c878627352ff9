"""The tables of a pack that make up the map, and the columns that several tables have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sanssouci.board.columns import (
    ID,
    NEW_ID,
    TEXT,
    YES,
    Column,
    Line,
    name_in,
    number,
    one_of,
    optional,
    whole,
)
from sanssouci.board.tables import Table
from sanssouci.games.sieben_jahre.pack import (
    BOARDS,
    COALITIONS,
    HARBOURS,
    KINDS,
    NOWHERE,
    SOURCES,
    STATES,
    TOWNS,
)
from sanssouci.games.sieben_jahre.pack_rows import Province, Region, Sea, SeaLine, State, Way
from sanssouci.kernel.catalogue import tell

SOURCE: Final[dict[str, Column]] = {"source": one_of(*SOURCES)}
YEAR: Final = whole(1756, 1762)
SECTOR: Final = whole(1, 12)
_LAT: Final = number(-90, 90)
_LON: Final = number(-180, 180)


def letters(allowed: str) -> Column:
    """One or more letters, such as the areas of a commander."""

    def read(line: Line, column: str, cell: str) -> str:
        if not cell or not set(cell) <= set(allowed):
            line.wrong(column, tell("pack.letters", cell=cell, allowed=allowed))
        return cell

    return Column(read)


def _number_of(names: Sequence[str]) -> Column:
    """One of some words; what is kept is its number."""
    word = one_of(*names)
    return Column(lambda line, column, cell: names.index(word.read(line, column, cell)))


def _leads_elsewhere(line: Line, way: Way | SeaLine, earlier: Sequence[Any]) -> None:
    if way.a == way.b:
        line.wrong("b", tell("pack.to_itself", place=line.cells["a"]))


def _only_harbours_have_a_sea(line: Line, province: Province, earlier: Sequence[Province]) -> None:
    if province.sea != NOWHERE and not province.harbour:
        line.wrong("sea", tell("pack.no_harbour", place=province.id))


# -- the map --------------------------------------------------------------------------------------

BOARD: Final = _number_of(BOARDS)
STATE_TABLE: Final = Table(
    "states.tsv",
    State,
    {
        "id": NEW_ID,
        "name": TEXT,
        "board": BOARD,
        "coalition": one_of(*COALITIONS),
        "capital": optional(ID, ""),
        **SOURCE,
    },
    numbered=True,
    ids=STATES,
)
STATE: Final = name_in(STATE_TABLE.file)
REGIONS: Final = Table(
    "regions.tsv",
    Region,
    {
        "id": NEW_ID,
        "name": TEXT,
        "state": optional(STATE, NOWHERE),
        "kind": one_of(*KINDS),
        "revenue": whole(0, 99),
        "garrison": whole(0, 8),
        "defence": whole(0, 4),
        "areas": letters("EAPC"),
        **SOURCE,
    },
    numbered=True,
)
REGION: Final = name_in(REGIONS.file)
SEAS: Final = Table(
    "seas.tsv",
    Sea,
    {
        "id": NEW_ID,
        "number": whole(1, 99),
        "name": TEXT,
        "sector": SECTOR,
        "guarded": YES,
        "lat": _LAT,
        "lon": _LON,
        **SOURCE,
    },
    numbered=True,
)
PROVINCES: Final = Table(
    "provinces.tsv",
    Province,
    {
        "id": NEW_ID,
        "name": TEXT,
        "region": REGION,
        "town": optional(one_of(*TOWNS), ""),
        "sector": SECTOR,
        "harbour": optional(one_of(*HARBOURS), ""),
        "sea": optional(name_in(SEAS.file), NOWHERE),
        "lat": _LAT,
        "lon": _LON,
        **SOURCE,
    },
    numbered=True,
    check=_only_harbours_have_a_sea,
)
PROVINCE: Final = name_in(PROVINCES.file)


def _ways(file: str, ends: Column) -> Table[Way]:
    return Table(
        file, Way, {"a": ends, "b": ends, **SOURCE},
        once=("a", "b"), either_way=True, check=_leads_elsewhere,
    )  # fmt: skip


ROADS: Final = _ways("roads.tsv", PROVINCE)
SEA_WAYS: Final = _ways("sea_ways.tsv", name_in(SEAS.file))
LINES: Final = Table(
    "lines.tsv",
    SeaLine,
    {"a": PROVINCE, "b": PROVINCE, "state": STATE, "length": whole(1, 12), **SOURCE},
    once=("a", "b"),
    either_way=True,
    check=_leads_elsewhere,
)
