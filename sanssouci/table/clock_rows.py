"""Clocks in the database. Everything here happens inside a transaction of the store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from sqlalchemy import Connection, exists, func, insert, select, update

from sanssouci.table import schema
from sanssouci.table.clocks import LIVE, Clock
from sanssouci.table.database import as_text, put

_ALIVE = "alive"
"""When a server was last known to run, while a clock did, in the steady time of the servers."""
_SIGNED = "alive_at"
"""When that was by the clock of the database, in seconds."""


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


def overdue(connection: Connection, now: Mapping[str, datetime]) -> list[str]:
    """The tables at which somebody is out of time; what time it is depends on the clock's kind."""
    due = schema.clocks.c.due <= as_text(max(now.values()))
    clocks = {
        row.table_id: Clock.from_row(row)
        for row in connection.execute(select(schema.clocks).where(due))
    }
    return [table for table, clock in clocks.items() if clock.late(now[clock.terms.kind])]


def any_running(connection: Connection) -> bool:
    return bool(
        connection.execute(select(exists().where(schema.clocks.c.due.is_not(None)))).scalar()
    )


def sign_of_life(connection: Connection, now: datetime) -> None:
    put(connection, schema.meta, {"name": _ALIVE, "value": as_text(now)})
    if connection.dialect.name == "postgresql":
        put(connection, schema.meta, {"name": _SIGNED, "value": str(_database_seconds(connection))})


def time_of_others(connection: Connection, silence: timedelta) -> datetime | None:
    """Their last sign, and what has passed since by the clock of the database."""
    last = last_sign_of_life(connection)
    signed = connection.execute(
        select(schema.meta.c.value).where(schema.meta.c.name == _SIGNED)
    ).scalar()
    if last is None or signed is None:
        return None
    passed = timedelta(seconds=_database_seconds(connection) - float(signed))
    return last + passed if timedelta() <= passed < silence else None


def _database_seconds(connection: Connection) -> float:
    seconds = func.extract("epoch", func.clock_timestamp())
    return float(connection.execute(select(seconds)).scalar_one())


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
