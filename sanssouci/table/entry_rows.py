"""Entries in the database, and beside them why bots did what they did.

Everything here happens inside a transaction of the store.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, exists, insert, select, update

from sanssouci.bots import reasons
from sanssouci.kernel import Reason
from sanssouci.table import schema
from sanssouci.table.entries import EntryKind, Row
from sanssouci.table.seats import Seat

# These are what every action needs, so they are put together once.
_RUNNING: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("at_table"), schema.tables.c.over.is_(False)
)
_HELD: Final = (
    select(schema.seats.c.seat)
    .where(
        schema.seats.c.table_id == bindparam("at_table"),
        schema.seats.c.seat == bindparam("author"),
        schema.seats.c.kind == bindparam("held_as"),
        schema.seats.c.holder == bindparam("held_by"),
    )
    .with_for_update(read=True)
)
"""The seat, held as was known; nobody can change that before the transaction ends."""
_RUNNING_AND_HELD: Final = _RUNNING.where(_HELD.exists())
_NEW: Final = insert(schema.entries)


def go_on(
    connection: Connection, table: str, becomes: Mapping[str, Any], author: Seat | None
) -> bool:
    """Update a table's status; False if its game is over, or the author has lost the seat."""
    if author is None:
        changed = connection.execute(_RUNNING, {"at_table": table, **becomes})
    else:
        held = {"author": author.id, "held_as": author.kind.value, "held_by": author.holder}
        changed = connection.execute(_RUNNING_AND_HELD, {"at_table": table, **held, **becomes})
    return changed.rowcount == 1


def add_entries(connection: Connection, table: str, rows: Sequence[Row], at: str) -> None:
    if not rows:
        return
    entries = [
        {
            "table_id": table,
            "seq": row.seq,
            "seat": row.seat,
            "kind": row.kind.value,
            "action": str(row.action),
            "client_id": row.client_id,
            "at": at,
        }
        for row in rows
    ]
    connection.execute(_NEW, entries)
    whys = [
        {"table_id": table, "seq": row.seq, "why": reasons.written(row.why)}
        for row in rows
        if row.why
    ]
    if whys:
        connection.execute(insert(schema.reasons), whys)


def entries_of(connection: Connection, table: str, after: int) -> list[Row]:
    """The entries after the one with a number."""
    whys = _reasons_of(connection, table, after)
    rows = connection.execute(
        select(schema.entries)
        .where(schema.entries.c.table_id == table, schema.entries.c.seq > after)
        .order_by(schema.entries.c.seq)
    )
    return [
        Row(r.seq, r.seat, EntryKind(r.kind), r.action, r.client_id, whys.get(r.seq, ""))
        for r in rows
    ]


def has_entry(connection: Connection, table: str, client_id: str) -> bool:
    """True if a message has led to an entry."""
    entry = (schema.entries.c.table_id == table) & (schema.entries.c.client_id == client_id)
    return bool(connection.execute(select(exists().where(entry))).scalar())


def _reasons_of(connection: Connection, table: str, after: int) -> dict[int, Reason]:
    """By the number of an entry after the one given, the reason for it."""
    rows = connection.execute(
        select(schema.reasons.c.seq, schema.reasons.c.why).where(
            schema.reasons.c.table_id == table, schema.reasons.c.seq > after
        )
    )
    return {row.seq: reasons.read(row.why) for row in rows}


def mark_training(connection: Connection, table: str) -> None:
    connection.execute(insert(schema.trainings).values(table_id=table))


def is_training(connection: Connection, table: str) -> bool:
    found = select(schema.trainings).where(schema.trainings.c.table_id == table)
    return connection.execute(found).first() is not None
