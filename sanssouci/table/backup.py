"""The whole store in one file that any Sanssouci can read, whatever database it has.

A backup is a compressed text. Its first line is a header, then comes a line for every row, and the
last line has a checksum of all before it:

    {"sanssouci": "backup", "format": 1, "schema": 2, "made": ..., "columns": ..., "rows": ...}
    ["tables", ["k3v...", "The Austrian Theatre", ...]]
    {"sha256": "..."}

Snapshots are left out, as they are only a cache.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, func, insert, select

from sanssouci.kernel import SanssouciError
from sanssouci.kernel.catalogue import tell
from sanssouci.table import schema
from sanssouci.table.database import Database, now

FORMAT: Final = 1
_OLDEST: Final = 5
"""The oldest schema whose backups fit: what has come since has a value of its own if not given."""
_BATCH: Final = 500
_TABLES: Final = [table for table in schema.metadata.sorted_tables if table is not schema.snapshots]
"""In an order in which every row finds those it refers to."""

Progress = Callable[[int, int], None]
"""Told how many rows of how many are done."""
Header = dict[str, Any]


class BadBackup(SanssouciError):
    """A file that is not a backup, or an incomplete one."""


# -- writing --------------------------------------------------------------------------------------


def back_up(database: Database, file: Path, progress: Progress) -> int:
    """Write a backup while the server runs; returns the number of rows."""
    if file.exists():
        raise BadBackup(tell("host.exists", file=str(file)))
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        only_ours = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with (
            os.fdopen(only_ours, "wb") as raw,
            gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as packed,
            _snapshot(database) as connection,
        ):
            total = _write(connection, packed, progress)
        unfinished.rename(file)  # whole or not at all
    finally:
        unfinished.unlink(missing_ok=True)
    return total


@contextmanager
def _snapshot(database: Database) -> Iterator[Connection]:
    """A consistent snapshot that blocks no writer."""
    sqlite = not database.has_notifications
    level = "AUTOCOMMIT" if sqlite else "REPEATABLE READ"
    with database.engine.connect().execution_options(isolation_level=level) as connection:
        if sqlite:
            connection.exec_driver_sql("BEGIN")  # its driver begins none for reading
        yield connection


def _write(connection: Connection, packed: gzip.GzipFile, progress: Progress) -> int:
    digest = hashlib.sha256()

    def write(value: object) -> None:
        line = json.dumps(value, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        packed.write(line)

    counts = {
        table.name: connection.execute(
            select(func.count()).select_from(table).where(_wanted(table))
        ).scalar_one()
        for table in _TABLES
    }
    total, done = sum(counts.values()), 0
    write(
        {
            "sanssouci": "backup",
            "format": FORMAT,
            "schema": schema.VERSION,
            "made": now(),
            "columns": {table.name: table.columns.keys() for table in _TABLES},
            "rows": counts,
        }
    )
    for table in _TABLES:
        query = select(table).where(_wanted(table)).execution_options(yield_per=_BATCH)
        for row in connection.execute(query):
            write([table.name, list(row)])
            done += 1
            progress(done, total)
    packed.write(json.dumps({"sha256": digest.hexdigest()}).encode() + b"\n")
    return total


def _wanted(table: Table) -> Any:
    """Leave out the schema version: the header has it."""
    return schema.meta.c.name != "schema" if table is schema.meta else True


# -- reading --------------------------------------------------------------------------------------


def restore(database: Database, file: Path, progress: Progress, *, force: bool = False) -> int:
    """Fill the store from a backup, all or nothing; ``force`` replaces existing data."""
    header = check(file)
    total, done = int(sum(header["rows"].values())), 0
    with database.write() as connection:
        if not force and _is_filled(connection):
            raise BadBackup(tell("host.not_empty"))
        connection.execute(delete(schema.snapshots))
        for table in reversed(_TABLES):
            connection.execute(delete(table).where(_wanted(table)))
        for table, rows in _batches(file, header):
            connection.execute(insert(table), rows)
            done += len(rows)
            progress(done, total)
        if database.has_notifications:
            _continue_numbering(connection)
    return total


def _is_filled(connection: Connection) -> bool:
    tables = (schema.tables, schema.accounts)
    return any(connection.execute(select(table).limit(1)).first() for table in tables)


def _continue_numbering(connection: Connection) -> None:
    """PostgreSQL does not derive the next number from the rows, so set it."""
    last = select(func.coalesce(func.max(schema.chat.c.id), 0) + 1).scalar_subquery()
    sequence = func.pg_get_serial_sequence("chat", "id")
    connection.execute(select(func.setval(sequence, last, False)))


def check(file: Path) -> Header:
    """Read a whole backup; raises BadBackup unless it is complete."""
    with _lines(file) as lines:
        first = next(lines, b"")
        header = _header(file, first)
        digest, left = hashlib.sha256(first), dict(header["rows"])
        for line in lines:
            value = json.loads(line)
            if isinstance(value, dict):
                if value.get("sha256") != digest.hexdigest() or any(left.values()):
                    raise BadBackup(tell("host.checksum", file=str(file)))
                if next(lines, None) is not None:
                    raise BadBackup(tell("host.after_end", file=str(file)))
                return header
            digest.update(line)
            left[value[0]] -= 1
    raise BadBackup(tell("host.no_end", file=str(file)))


def _header(file: Path, line: bytes) -> Header:
    header = json.loads(line or b"null")
    if not isinstance(header, dict) or header.get("sanssouci") != "backup":
        raise BadBackup(tell("host.no_backup", file=str(file)))
    known = range(_OLDEST, schema.VERSION + 1)
    if header["format"] != FORMAT or header["schema"] not in known:
        raise BadBackup(
            tell("host.other_backup", file=str(file), found=header["schema"], wanted=schema.VERSION)
        )
    return header


def _batches(file: Path, header: Header) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows, many at a time; the file has been checked."""
    rows: list[dict[str, Any]] = []
    name = ""
    with _lines(file) as lines:
        next(lines)
        for value in map(json.loads, lines):
            end = isinstance(value, dict)
            if rows and (end or value[0] != name or len(rows) == _BATCH):
                yield schema.metadata.tables[name], rows
                rows = []
            if not end:
                name = value[0]
                rows.append(dict(zip(header["columns"][name], value[1], strict=True)))


@contextmanager
def _lines(file: Path) -> Iterator[Iterator[bytes]]:
    try:
        with gzip.open(file, "rb") as packed:
            yield iter(packed)
    except (EOFError, gzip.BadGzipFile, zlib.error, ValueError, KeyError, TypeError) as error:
        raise BadBackup(tell("host.damaged", file=str(file))) from error
