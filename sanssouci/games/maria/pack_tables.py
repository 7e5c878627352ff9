"""The files of a pack: the head, the tables of the board and those of politics."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sanssouci.board.columns import TEXT, TRUE, one_of, whole
from sanssouci.board.findings import Findings
from sanssouci.board.packs import HEAD
from sanssouci.board.tables import Table, open_pack
from sanssouci.games.maria import pack_checks, political_tables, tables
from sanssouci.games.maria.pack import Pack


@dataclass(frozen=True, slots=True)
class Head:
    """What ``pack.toml`` says."""

    format: int
    game: str
    title: str
    reconstruction: bool
    notes: str
    counts_towns: int
    counts_fortresses: int


HEAD_TABLE: Final = Table(
    HEAD,
    Head,
    {
        "format": whole(1, 1),
        "game": one_of("maria"),
        "title": TEXT,
        "reconstruction": TRUE,
        "notes": TEXT,
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
    head = reader.read_only(HEAD_TABLE)
    # Sums over a table that could not be read would only repeat what is said already.
    if head is None or not all(reader.lines[file] for file in FILES):
        findings.raise_if_any(str(path))
    assert head is not None, "a head that cannot be read is a problem"
    pack = Pack(head.title, head.reconstruction, head.notes, board, politics)
    pack_checks.check(pack, findings)
    _printed_counts(pack, head, findings)
    findings.raise_if_any(str(path))
    return pack


def _printed_counts(pack: Pack, head: Head, findings: Findings) -> None:
    """What the owner has counted on the printed maps, against what the table adds up to."""
    fortresses = sum(city.is_fortress for city in pack.board.cities)
    for what, printed, found in (
        ("towns", head.counts_towns, len(pack.board.cities)),
        ("fortresses", head.counts_fortresses, fortresses),
    ):
        if printed != found:
            text = f"{printed}, but {tables.CITIES.file} adds up to {found}"
            findings.note(HEAD, text, column=f"counts.{what}")
