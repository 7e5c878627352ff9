"""All tables of a pack: the scenario book and the head, and reading the whole."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sanssouci.board.columns import (
    ANYTHING,
    ID,
    NEW_ID,
    TEXT,
    YES,
    Column,
    name_in,
    one_of,
    optional,
    several,
    whole,
)
from sanssouci.board.pack_head import PackHead, compare, head_table, read_head
from sanssouci.board.tables import Table, open_pack
from sanssouci.games.sieben_jahre import pack_checks
from sanssouci.games.sieben_jahre.pack import CAMPAIGNS, NOWHERE, Pack
from sanssouci.games.sieben_jahre.pack_forces import (
    ADVANTAGES,
    ALLIES,
    BATTLE_CARDS,
    COMMANDER,
    COMMANDERS,
    EVENTS,
    FORTUNES,
    LIMITS,
    MARKERS,
    OBJECTIVES,
    OPTIONS,
    PURSES,
    STARTS,
    UNITS,
)
from sanssouci.games.sieben_jahre.pack_map import (
    LINES,
    PROVINCE,
    PROVINCES,
    REGION,
    REGIONS,
    ROADS,
    SEA_WAYS,
    SEAS,
    SECTOR,
    SOURCE,
    STATE,
    STATE_TABLE,
    YEAR,
)
from sanssouci.games.sieben_jahre.pack_rows import Force, Sheet, Side

# -- the scenario book ----------------------------------------------------------------------------

SHEETS: Final = Table(
    "scenarios.tsv",
    Sheet,
    {
        "id": NEW_ID,
        "campaign": one_of(*CAMPAIGNS),
        "sheet": whole(1, 9),
        "title": TEXT,
        "year": YEAR,
        "months": TEXT,
        "length": whole(1, 10),
        "sectors": several(SECTOR),
        "facts": TEXT,
        **SOURCE,
    },
    numbered=True,
    once=("campaign", "sheet"),
)
_SIDE: Final[dict[str, Column]] = {"scenario": name_in(SHEETS.file), "side": whole(1, 2)}
SIDES: Final = Table(
    "sides.tsv",
    Side,
    {
        **_SIDE,
        "state": STATE,
        "purses": several(whole(1, 9999)),
        "take": several(PROVINCE),
        "hold": several(PROVINCE),
        "optional": several(PROVINCE),
        "garrisons": several(REGION),
        "held": several(REGION),
        "natives": whole(0, 3),
        "guerrillas": whole(0, 3),
        "count": YES,
        **SOURCE,
    },
    once=("scenario", "side"),
)
FORCES: Final = Table(
    "forces.tsv",
    Force,
    {
        **_SIDE,
        "commander": COMMANDER,
        "shown": ANYTHING,
        "led": optional(COMMANDER, NOWHERE),
        "aboard": optional(COMMANDER, NOWHERE),
        "units": several(TEXT),
        "provisions": whole(0, 8),
        "ammunition": whole(0, 8),
        "start": ID,
        "destination": ID,
        **SOURCE,
    },
    once=("scenario", "commander"),
)


@dataclass(frozen=True, slots=True)
class Head(PackHead):
    counts_commanders: int
    counts_events: int
    counts_advantages: int
    counts_battle_cards: int
    counts_options: int
    counts_unit_markers: int


_COUNT: Final = whole(1, 999)
HEAD_TABLE: Final = head_table(
    "sieben-jahre",
    Head,
    {
        "counts.commanders": _COUNT,
        "counts.events": _COUNT,
        "counts.advantages": _COUNT,
        "counts.battle_cards": _COUNT,
        "counts.options": _COUNT,
        "counts.unit_markers": _COUNT,
    },
)
_PARTS: Final[dict[str, Table[Any]]] = {
    "states": STATE_TABLE,
    "regions": REGIONS,
    "seas": SEAS,
    "provinces": PROVINCES,
    "roads": ROADS,
    "sea_ways": SEA_WAYS,
    "lines": LINES,
    "purses": PURSES,
    "allies": ALLIES,
    "commanders": COMMANDERS,
    "starts": STARTS,
    "limits": LIMITS,
    "units": UNITS,
    "markers": MARKERS,
    "events": EVENTS,
    "battle_cards": BATTLE_CARDS,
    "options": OPTIONS,
    "advantages": ADVANTAGES,
    "fortunes": FORTUNES,
    "objectives": OBJECTIVES,
    "sheets": SHEETS,
    "sides": SIDES,
    "forces": FORCES,
}
"""The tables by the field of the pack they fill, each after those it names."""
TABLES: Final[tuple[Table[Any], ...]] = (HEAD_TABLE, *_PARTS.values())
FILES: Final = tuple(table.file for table in TABLES)


def read_pack(path: Path) -> Pack:
    """The pack in a folder or .zip; raises BadPack with everything that is wrong."""
    reader = open_pack(path, TABLES)
    findings = reader.findings
    rows = {part: reader.read(table) for part, table in _PARTS.items()}
    head = read_head(reader, HEAD_TABLE, FILES, path)
    findings.raise_if_any(str(path))
    pack = Pack(head.title, head.reconstruction, head.notes, **rows)
    pack_checks.check(pack, findings)
    for what, found in pack_checks.counts(pack).items():
        compare(findings, what, getattr(head, f"counts_{what}"), found)
    findings.raise_if_any(str(path))
    return pack
