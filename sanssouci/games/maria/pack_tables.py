"""The files of a pack: the head, the tables of the board and those of politics."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sanssouci.board.columns import whole
from sanssouci.board.findings import Findings
from sanssouci.board.pack_head import PackHead, compare, head_table, read_head
from sanssouci.board.tables import Table, open_pack
from sanssouci.games.maria import pack_checks, political_tables, tables
from sanssouci.games.maria.pack import Pack


@dataclass(frozen=True, slots=True)
class Head(PackHead):
    counts_towns: int
    counts_fortresses: int


HEAD_TABLE: Final = head_table(
    "maria",
    Head,
    {
        "counts.towns": whole(1, 999),
        "counts.fortresses": whole(1, 999),
    },
)
TABLES: Final[tuple[Table[Any], ...]] = (
    HEAD_TABLE,
    *tables.TABLES,
    political_tables.POLITICAL_CARDS,
    political_tables.POLITICAL_BOARD,
)
FILES: Final = tuple(table.file for table in TABLES)


def read_pack(path: Path) -> Pack:
    """The pack in a folder or .zip; raises BadPack with everything that is wrong."""
    reader = open_pack(path, TABLES)
    findings = reader.findings
    board = tables.read_board(reader)
    politics = political_tables.read_politics(reader)
    head = read_head(reader, HEAD_TABLE, FILES, path)
    pack = Pack(head.title, head.reconstruction, head.notes, board, politics)
    pack_checks.check(pack, findings)
    _printed_counts(pack, head, findings)
    findings.raise_if_any(str(path))
    return pack


def _printed_counts(pack: Pack, head: Head, findings: Findings) -> None:
    """What the owner has counted on the printed maps, against what the table adds up to."""
    cities, file = pack.board.cities, tables.CITIES.file
    fortresses = sum(city.is_fortress for city in cities)
    compare(findings, "towns", head.counts_towns, len(cities), file)
    compare(findings, "fortresses", head.counts_fortresses, fortresses, file)
