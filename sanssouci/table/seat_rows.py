"""Seats in the database. Everything here happens inside a transaction of the store."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, insert, select, update

from sanssouci.table import schema
from sanssouci.table.seats import Seat, SeatKind


def seats_of(connection: Connection, tables: Sequence[str]) -> dict[str, dict[str, Seat]]:
    """By table and in their order, its seats by their ids."""
    found: dict[str, dict[str, Seat]] = {table: {} for table in tables}
    rows = connection.execute(
        select(schema.seats)
        .where(schema.seats.c.table_id.in_(tables))
        .order_by(schema.seats.c.number)
    )
    for row in rows:
        found[row.table_id][row.seat] = Seat(
            row.seat, SeatKind(row.kind), row.name, row.bot, row.holder, row.token, row.resigned
        )
    return found


def add_seats(connection: Connection, table: str, seats: Iterable[Seat]) -> None:
    values = [_values(seat) | {"number": number} for number, seat in enumerate(seats)]
    connection.execute(insert(schema.seats).values(table_id=table), values)


def change_seat(connection: Connection, table: str, was: Seat, becomes: Seat) -> bool:
    """Set a seat; False if its owner has changed in the meantime."""
    changed = connection.execute(
        update(schema.seats)
        .where(
            schema.seats.c.table_id == table,
            schema.seats.c.seat == was.id,
            schema.seats.c.kind == was.kind.value,
            schema.seats.c.holder == was.holder,
            schema.seats.c.token == was.token,
        )
        .values(**_values(becomes))
    )
    return changed.rowcount == 1


def invited_by(connection: Connection, token: str) -> tuple[str, str] | None:
    """The table and seat that a hashed token invites to, taken or not."""
    found = connection.execute(
        select(schema.seats.c.table_id, schema.seats.c.seat).where(schema.seats.c.token == token)
    ).first()
    return None if found is None else (found.table_id, found.seat)


def _values(seat: Seat) -> dict[str, Any]:
    return {
        "seat": seat.id,
        "kind": seat.kind.value,
        "name": seat.name,
        "bot": seat.bot,
        "holder": seat.holder,
        "token": seat.token,
        "resigned": seat.resigned,
    }
