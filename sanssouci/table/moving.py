"""Links that transfer a player's seat to another browser."""

from __future__ import annotations

from datetime import timedelta
from typing import Final, NamedTuple

from sqlalchemy import delete, insert, select, update

from sanssouci.table import schema
from sanssouci.table.database import Database, as_text, utc_now
from sanssouci.table.seats import SeatKind
from sanssouci.table.tokens import hashed, new_token

VALID: Final = timedelta(hours=1)


class Move(NamedTuple):
    table: str
    seat: str


class Moves:
    """Every method is one transaction and blocks; call it in a thread."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def offer(self, table: str, seat: str, holder: str) -> str:
        """The token of a new link; older ones for the seat are void."""
        token = new_token()
        moves, now = schema.moves, utc_now()
        with self._database.write() as connection:
            connection.execute(
                delete(moves).where(
                    ((moves.c.table_id == table) & (moves.c.seat == seat))
                    | (moves.c.until <= as_text(now))
                )
            )
            connection.execute(
                insert(moves).values(
                    token=hashed(token),
                    table_id=table,
                    seat=seat,
                    holder=holder,
                    until=as_text(now + VALID),
                )
            )
        return token

    def find(self, token: str) -> Move | None:
        """The target of a link, if it is still valid."""
        moves, seats = schema.moves, schema.seats
        with self._database.engine.connect() as connection:
            found = connection.execute(
                select(moves.c.table_id, moves.c.seat).where(
                    moves.c.token == hashed(token),
                    moves.c.until > as_text(utc_now()),
                    seats.c.table_id == moves.c.table_id,
                    seats.c.seat == moves.c.seat,
                    seats.c.holder == moves.c.holder,
                    seats.c.kind == SeatKind.PERSON.value,
                )
            ).first()
        return None if found is None else Move(*found)

    def take(self, token: str, holder: str) -> Move | None:
        """Transfer the seat, once; None if the link is no longer valid."""
        moves, seats = schema.moves, schema.seats
        with self._database.write() as connection:
            offered = connection.execute(
                select(moves).where(
                    moves.c.token == hashed(token), moves.c.until > as_text(utc_now())
                )
            ).first()
            used = connection.execute(delete(moves).where(moves.c.token == hashed(token)))
            if offered is None or used.rowcount != 1:
                return None
            taken = connection.execute(
                update(seats)
                .where(
                    seats.c.table_id == offered.table_id,
                    seats.c.seat == offered.seat,
                    seats.c.holder == offered.holder,
                    seats.c.kind == SeatKind.PERSON.value,
                )
                .values(holder=holder)
            )
            if taken.rowcount != 1:  # it was resigned, or has gone elsewhere
                return None
            self._database.notify(connection, "table", offered.table_id)
        return Move(offered.table_id, offered.seat)
