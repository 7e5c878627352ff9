"""Why bots did what they did, as it is stored beside the entries."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, insert, select

from sanssouci.bots import reasons
from sanssouci.kernel import Reason
from sanssouci.table import schema
from sanssouci.table.entries import Row


def add_reasons(connection: Connection, table: str, rows: Iterable[Row]) -> None:
    values = [
        {"table_id": table, "seq": row.seq, "why": reasons.written(row.why)}
        for row in rows
        if row.why
    ]
    if values:
        connection.execute(insert(schema.reasons), values)


def reasons_of(connection: Connection, table: str, after: int) -> dict[int, Reason]:
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
