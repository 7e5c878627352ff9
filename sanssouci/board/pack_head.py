"""The head of a data pack, ``pack.toml``: alike in all games but for what somebody has counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from sanssouci.board.columns import TEXT, TRUE, Column, one_of, whole
from sanssouci.board.findings import Findings
from sanssouci.board.packs import HEAD
from sanssouci.board.tables import Reader, Table
from sanssouci.kernel.catalogue import tell


@dataclass(frozen=True, slots=True)
class PackHead:
    format: int
    game: str
    title: str
    reconstruction: bool
    notes: str


H = TypeVar("H", bound=PackHead)


def head_table(game: str, row: type[H], further: Mapping[str, Column]) -> Table[H]:
    """The columns of a head; ``further`` are those that only this game has."""
    columns = {
        "format": whole(1, 1),
        "game": one_of(game),
        "title": TEXT,
        "reconstruction": TRUE,
        "notes": TEXT,
    }
    return Table(HEAD, row, {**columns, **further})


def read_head(reader: Reader, table: Table[H], files: Sequence[str], path: Path) -> H:
    """The head, once all other files have been read; raises BadPack if one could not be.

    Sums over a table that could not be read would only repeat what is said already.
    """
    head = reader.read_only(table)
    if head is None or not all(reader.lines[file] for file in files):
        reader.findings.raise_if_any(str(path))
    assert head is not None, "a head that cannot be read is a problem"
    return head


def compare(findings: Findings, what: str, printed: int, found: int, *files: str) -> None:
    """What the box says, against what the tables (all, or one or two ``files``) add up to."""
    if printed == found:
        return
    words = {"printed": printed, "found": found}
    match files:
        case (file,):
            text = tell("pack.add_up", files=file, **words)
        case (first, last):
            text = tell("pack.both_add_up", first=first, last=last, **words)
        case _:
            text = tell("pack.all_add_up", **words)
    findings.note(HEAD, text, column=f"counts.{what}")
