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
    TRUE,
    YES,
    Column,
    name_in,
    one_of,
    optional,
    several,
    whole,
)
from sanssouci.board.packs import HEAD
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
class Head:
    """What ``pack.toml`` says."""

    format: int
    game: str
    title: str
    reconstruction: bool
    notes: str
    counts_commanders: int
    counts_events: int
    counts_advantages: int
    counts_battle_cards: int
    counts_options: int
    counts_unit_markers: int


_COUNT: Final = whole(1, 999)
HEAD_TABLE: Final = Table(
    HEAD,
    Head,
    {
        "format": whole(1, 1),
        "game": one_of("sieben-jahre"),
        "title": TEXT,
        "reconstruction": TRUE,
        "notes": TEXT,
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
    head = reader.read_only(HEAD_TABLE)
    # Sums over tables that could not be read would only repeat what is said already.
    findings.raise_if_any(str(path))
    assert head is not None, "a head that cannot be read is a problem"
    pack = Pack(head.title, head.reconstruction, head.notes, **rows)
    pack_checks.check(pack, findings)
    for what, found in pack_checks.counts(pack).items():
        printed = getattr(head, f"counts_{what}")
        if printed != found:
            findings.note(
                HEAD, f"{printed}, but the tables add up to {found}", column=f"counts.{what}"
            )
    findings.raise_if_any(str(path))
    return pack
