"""Clocks in the database. Everything here happens inside a transaction of the store."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection, delete, exists, insert, select, update

from sanssouci.table import schema
from sanssouci.table.clocks import LIVE, Clock
from sanssouci.table.database import as_text

_ALIVE = "alive"
"""When a server was last known to run, while a clock did."""


def clocks_of(connection: Connection, tables: Sequence[str]) -> dict[str, Clock]:
    rows = connection.execute(select(schema.clocks).where(schema.clocks.c.table_id.in_(tables)))
    return {row.table_id: Clock.from_row(row) for row in rows}


def add_clock(connection: Connection, table: str, clock: Clock) -> None:
    connection.execute(insert(schema.clocks).values(table_id=table, **clock.row()))


def change_clock(connection: Connection, table: str, was: Clock, becomes: Clock) -> bool:
    """Set a clock; False if it is not the one that was known."""
    changed = connection.execute(
        update(schema.clocks)
        .where(schema.clocks.c.table_id == table, schema.clocks.c.since == as_text(was.since))
        .values(**becomes.row())
    )
    return changed.rowcount == 1


def overdue(connection: Connection, now: datetime) -> list[str]:
    found = select(schema.clocks.c.table_id).where(schema.clocks.c.due <= as_text(now))
    return list(connection.execute(found).scalars())


def any_running(connection: Connection) -> bool:
    return bool(
        connection.execute(select(exists().where(schema.clocks.c.due.is_not(None)))).scalar()
    )


def sign_of_life(connection: Connection, now: datetime) -> None:
    connection.execute(delete(schema.meta).where(schema.meta.c.name == _ALIVE))
    connection.execute(insert(schema.meta).values(name=_ALIVE, value=as_text(now)))


def last_sign_of_life(connection: Connection) -> datetime | None:
    found = connection.execute(
        select(schema.meta.c.value).where(schema.meta.c.name == _ALIVE)
    ).scalar()
    return None if found is None else datetime.fromisoformat(found)


def resume_live_clocks(connection: Connection, now: datetime) -> None:
    """Begin again where the clocks of hours stood when the last server ended."""
    stopped = last_sign_of_life(connection)
    rows = connection.execute(select(schema.clocks).where(schema.clocks.c.due.is_not(None))).all()
    for row in rows:
        clock = Clock.from_row(row)
        if clock.terms.kind == LIVE:
            resumed = clock.resumed(stopped or clock.since, now)
            change_clock(connection, row.table_id, clock, resumed)
    sign_of_life(connection, now)
