"""Data files: each table is declared once, and one reader reads them all.

    SPACES = Table("spaces.tsv", Space, {"id": NEW_ID, "name": TEXT, "x": number(0, 1000)})

The reader goes through a folder or a .zip, notes every mistake with file, line and column, and
makes rows of the declared type: columns become arguments of the same name. ``pack.toml``, the head
of a pack, is a table of one line whose columns are called like its keys (``counts.cards``).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from sanssouci.board.columns import Column, Line
from sanssouci.board.findings import Findings
from sanssouci.board.packs import HEAD, read_files
from sanssouci.kernel.catalogue import SHARED, Catalogues, tell
from sanssouci.kernel.errors import shown

R = TypeVar("R")
_CATALOGUES: Final = Catalogues(SHARED)
REMARK: Final = "#"
"""Lines that begin so may stand above the head, to say where a table comes from."""


@dataclass(frozen=True)
class Table(Generic[R]):
    file: str
    row: Callable[..., R]
    columns: Mapping[str, Column]
    key: str = "id"
    """The column by which other tables name its rows."""
    numbered: bool = False
    """True if rows are told their number, counted from 0, as ``index``."""
    ids: tuple[str, ...] = ()
    """If given, there is one row for each of these, and rows have this order."""
    once: tuple[str, ...] = ()
    """Columns whose cells never stand together twice, such as the two ends of a road."""
    either_way: bool = False
    """True if the cells of ``once`` may change places and still are the same."""
    check: Callable[[Line, R, Sequence[R]], None] | None = None
    """Says what is wrong with a row beyond single cells; told the rows before it, too."""
    needed: bool = True
    """True if the file must be there."""


class Reader:
    """Reads table after table; what a table may name must have been read before."""

    def __init__(self, files: Mapping[str, bytes], findings: Findings) -> None:
        self.files = files
        self.findings = findings
        self.known: dict[str, dict[str, int]] = {}
        self.lines: dict[str, list[Line]] = {}
        """By file, the line of each row, for checks that need several tables."""

    def read(self, table: Table[R]) -> tuple[R, ...]:
        """The rows of a table, as far as rows can be made of its lines."""
        known = self.known.setdefault(
            table.file, {id: number for number, id in enumerate(table.ids)}
        )
        taken: dict[str, R] = {}
        rows: list[R] = []
        lines = self.lines.setdefault(table.file, [])
        seen: dict[Hashable, int] = {}
        for line in self._lines(table):
            if table.ids:
                line.known = {**self.known, table.file: dict.fromkeys(taken, 0)}
            values = {
                name.replace(".", "_"): column.read(line, name, line.cells.get(name, ""))
                for name, column in table.columns.items()
            }
            id = line.cells.get(table.key, "")
            if table.ids and id not in known:
                line.wrong(
                    table.key, tell("pack.none_of", cell=shown(id), listed=", ".join(table.ids))
                )
                continue
            self._stands_once(table, line, seen)
            if table.numbered:
                values["index"] = known[id] if table.ids else len(rows)
            elif line.lost:
                continue
            row = table.row(**values)
            if table.check is not None:
                table.check(line, row, rows)
            known.setdefault(id, len(rows))
            taken[id] = row
            rows.append(row)
            lines.append(line)
        if table.ids and rows:
            for id in table.ids:
                if id not in taken:
                    self.findings.note(table.file, tell("pack.no_row", id=id))
            return tuple(taken[id] for id in table.ids if id in taken)
        return tuple(rows)

    def read_only(self, table: Table[R]) -> R | None:
        """The one row of a table, such as the head of a pack."""
        return next(iter(self.read(table)), None)

    def _lines(self, table: Table[Any]) -> Iterator[Line]:
        if table.file not in self.files:
            if table.needed:
                self.findings.note(table.file, tell("pack.missing"))
            return
        data = self.files[table.file]
        if table.file == HEAD:
            found = [(0, keys) for keys in _toml(data, self.findings)]
        else:
            needed = [name for name, column in table.columns.items() if column.needed]
            found = list(_cells(table.file, data, needed, self.findings))
        for number, cells in found:
            yield Line(table.file, number, cells, self.findings, self.known)

    def _stands_once(self, table: Table[Any], line: Line, seen: dict[Hashable, int]) -> None:
        if not table.once:
            return
        cells = tuple(line.cells[column] for column in table.once)
        key: Hashable = frozenset(cells) if table.either_way else cells
        if key in seen:
            said = _CATALOGUES.speak().company(table.once)
            line.wrong(table.once[-1], tell("pack.same", what=said, line=seen[key]))
        seen.setdefault(key, line.number)


def open_tables(path: Path, tables: Sequence[Table[Any]]) -> Reader:
    """A reader of the files of some tables in a folder or .zip."""
    findings = Findings()
    return Reader(read_files(path, [table.file for table in tables], findings), findings)


def open_pack(path: Path, tables: Sequence[Table[Any]]) -> Reader:
    """The same for a pack; raises BadPack if none of its files is there.

    A list of all the missing files would only hide why.
    """
    reader = open_tables(path, tables)
    if not reader.files:
        if not reader.findings.problems:
            files = ", ".join(table.file for table in tables)
            reader.findings.note(path.name, tell("pack.no_files", listed=files))
        reader.findings.raise_if_any(str(path))
    return reader


def read_table(folder: Path, table: Table[R]) -> tuple[R, ...]:
    """The rows of a table that names nothing in others; raises BadPack with all that is wrong."""
    reader = open_tables(folder, (table,))
    rows = reader.read(table)
    reader.findings.raise_if_any()
    return rows


def _decoded(file: str, data: bytes, findings: Findings) -> str | None:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        broken = data[: error.start].count(b"\n") + 1
        findings.note(file, tell("pack.no_utf8", problem=str(error.reason)), line=broken)
        return None


def _cells(
    file: str, data: bytes, needed: Sequence[str], findings: Findings
) -> Iterator[tuple[int, dict[str, str]]]:
    """The lines of a tab-separated table by number, as far as they have the columns of the head."""
    text = _decoded(file, data, findings)
    if text is None:
        return
    lines = text.splitlines()
    top = next((at for at, line in enumerate(lines, 1) if not line.startswith(REMARK)), 1)
    head = lines[top - 1].split("\t") if lines else []
    missing = [column for column in needed if column not in head]
    if missing:
        findings.note(file, tell("pack.no_column", listed=", ".join(missing)), line=top)
        return
    for column in sorted({column for column in head if head.count(column) > 1}):
        findings.note(file, tell("pack.column_twice"), line=top, column=column)
    for number, line in enumerate(lines[top:], start=top + 1):
        values = line.split("\t")
        if len(values) != len(head):
            findings.note(
                file, tell("pack.columns", count=len(values), wanted=len(head)), line=number
            )
        else:
            yield number, dict(zip(head, values, strict=True))


def _toml(data: bytes, findings: Findings) -> Iterator[dict[str, str]]:
    """The keys of a TOML file as the cells of one line."""
    text = _decoded(HEAD, data, findings)
    if text is None:
        return
    try:
        yield dict(_flat(tomllib.loads(text)))
    except tomllib.TOMLDecodeError as error:
        findings.note(HEAD, tell("pack.no_toml", problem=str(error)))


def _flat(values: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    for key, value in values.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{key}.")
        elif isinstance(value, bool):
            yield before + key, str(value).lower()
        else:
            yield before + key, str(value)
