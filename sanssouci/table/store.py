"""Tables kept in a database. Every method is one transaction and blocks; call it in a thread."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError

from sanssouci.kernel import Options, SanssouciError
from sanssouci.table import clock_rows, reason_rows, schema, seat_rows
from sanssouci.table.clocks import Clock
from sanssouci.table.database import Database, now
from sanssouci.table.entries import EntryKind, Row
from sanssouci.table.seats import Seat

CHAT_KEPT: Final = 200
"""So many lines of chat are told to somebody who sits down."""


class Conflict(SanssouciError):
    """Somebody else has written in between; what was known of the table is stale."""


class Duplicate(SanssouciError):
    """This very message has been carried out before."""

    def __init__(self, seq: int) -> None:
        super().__init__("done already")
        self.seq = seq


class ClockChange(NamedTuple):
    """Carried out only if the clock is still the one that was known."""

    was: Clock
    becomes: Clock


class SeatChange(NamedTuple):
    """Carried out only if whoever was known to hold the seat still does."""

    was: Seat
    becomes: Seat


@dataclass(slots=True)
class Head:
    """All that is stored about a table but its entries."""

    id: str
    title: str
    game: str
    rules: str
    scenario: str
    options: Options
    seed: str
    hints: bool
    host: str
    seats: dict[str, Seat]
    turn_of: list[str] = field(default_factory=list)
    over: bool = False
    result: dict[str, Any] | None = None
    proposal: dict[str, Any] | None = None
    created: str = ""
    updated: str = ""
    archived: bool = False
    training: bool = False
    """Whether bots give their reasons at once, and not only after the game."""
    clock: Clock | None = None

    def with_seat(self, seat: Seat) -> Head:
        return replace(self, seats={**self.seats, seat.id: seat})


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it lies in the store; ``rows`` are those after the snapshot."""

    head: Head
    snapshot: dict[str, Any] | None
    rows: list[Row]


@dataclass(frozen=True, slots=True)
class ChatLine:
    n: int
    seat: str | None
    who: str
    text: str
    at: str


class Store(Database):
    # -- tables ---------------------------------------------------------------------------------

    def create(self, head: Head, rows: Iterable[Row]) -> None:
        head.created = head.updated = now()
        values = [_entry_values(head.id, row, head.created) for row in rows]
        with self.write() as connection:
            connection.execute(insert(schema.tables).values(**_head_values(head)))
            seat_rows.add_seats(connection, head.id, head.seats.values())
            if values:
                connection.execute(insert(schema.entries), values)
            if head.training:
                reason_rows.mark_training(connection, head.id)
            if head.clock is not None:
                clock_rows.add_clock(connection, head.id, head.clock)

    def load(self, table: str, *, whole: bool = False) -> Stored | None:
        """A table; without its snapshot if all entries are wanted as a ``whole``."""
        with self.engine.connect() as connection:
            found = connection.execute(
                select(schema.tables).where(schema.tables.c.id == table)
            ).mappings()
            row = found.first()
            if row is None:
                return None
            head = _head(row, seat_rows.seats_of(connection, [table])[table])
            head.clock = clock_rows.clocks_of(connection, [table]).get(table)
            kept = connection.execute(
                select(schema.snapshots).where(schema.snapshots.c.table_id == table)
            ).first()
            head.training = reason_rows.is_training(connection, table)
            usable = (
                kept is not None
                and not whole
                and kept.data.get("rules") == head.rules
                and "asides" in kept.data  # not written by an older version
            )
            after = kept.seq if kept is not None and usable else 0
            rows = connection.execute(
                select(schema.entries)
                .where(schema.entries.c.table_id == table, schema.entries.c.seq > after)
                .order_by(schema.entries.c.seq)
            )
            whys = reason_rows.reasons_of(connection, table, after)
            return Stored(
                head,
                kept.data if kept is not None and usable else None,
                [
                    Row(
                        r.seq, r.seat, EntryKind(r.kind), r.action, r.client_id, whys.get(r.seq, "")
                    )
                    for r in rows
                ],
            )

    def append(
        self,
        table: str,
        rows: Sequence[Row],
        turn_of: Sequence[str],
        result: dict[str, Any] | None,
        clock: ClockChange | None = None,
        *,
        quiet: bool = False,
    ) -> None:
        """Store entries; raises Duplicate or Conflict and stores nothing if that cannot be.

        Those of which others are not told are ``quiet``: the lobby does not show that they were.
        """
        at = now()
        becomes = {"turn_of": list(turn_of), "over": result is not None, "result": result}
        if not quiet:
            becomes["updated"] = at

        def write(connection: Connection) -> None:
            connection.execute(
                insert(schema.entries), [_entry_values(table, row, at) for row in rows]
            )
            reason_rows.add_reasons(connection, table, rows)
            _update_running(connection, table, becomes)
            _change_clock(connection, table, clock)
            self.notify(connection, "table", table)

        try:
            self.write_together(write)
        except IntegrityError as error:
            for row in rows:
                if row.client_id and (seq := self.find_client_id(table, row.client_id)):
                    raise Duplicate(seq) from error
            raise Conflict("another entry was stored first") from error

    def find_client_id(self, table: str, client_id: str) -> int | None:
        with self.engine.connect() as connection:
            return connection.execute(
                select(schema.entries.c.seq).where(
                    schema.entries.c.table_id == table, schema.entries.c.client_id == client_id
                )
            ).scalar()

    def keep_snapshot(self, table: str, seq: int, data: dict[str, Any]) -> None:
        with self.write() as connection:
            connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table))
            connection.execute(insert(schema.snapshots).values(table_id=table, seq=seq, data=data))

    def change(
        self,
        table: str,
        clock: ClockChange | None = None,
        *,
        seat: SeatChange | None = None,
        result: dict[str, Any] | None = None,
    ) -> None:
        """A seat changes hands, the game ends before its rules end it, or both.

        Raises Conflict and stores nothing if something else happened before.
        """
        with self.write() as connection:
            if seat is not None:
                _change_seat(connection, table, seat)
            _touch(connection, table)
            if result is not None:
                ended = {"turn_of": [], "over": True, "result": result, "proposal": None}
                _update_running(connection, table, ended)
            _change_clock(connection, table, clock)
            self.notify(connection, "table", table)

    def keep_proposal(self, table: str, proposal: dict[str, Any] | None) -> None:
        with self.write() as connection:
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == table).values(proposal=proposal)
            )
            self.notify(connection, "table", table)

    # -- seats ----------------------------------------------------------------------------------

    def find_invitation(self, token: str) -> tuple[str, str] | None:
        """The table and seat that a hashed token invites to, taken or not."""
        with self.engine.connect() as connection:
            return seat_rows.invited_by(connection, token)

    # -- clocks ---------------------------------------------------------------------------------

    def overdue(self, at: datetime) -> list[str]:
        """The tables at which somebody is out of time."""
        with self.engine.connect() as connection:
            return clock_rows.overdue(connection, at)

    def sign_of_life(self, at: datetime) -> None:
        """Note that a server runs; needed only while a clock does."""
        with self.engine.connect() as connection:
            wanted = clock_rows.any_running(connection)
        if wanted:
            with self.write() as connection:
                clock_rows.sign_of_life(connection, at)

    def resume_clocks(self, at: datetime, silence: timedelta) -> None:
        """Called when a server starts; another one may have kept time meanwhile."""
        with self.write() as connection:
            if self.has_notifications:
                connection.execute(select(func.pg_advisory_xact_lock(1757)))
                last = clock_rows.last_sign_of_life(connection)
                if last is not None and at - last < silence:
                    return
            clock_rows.resume_live_clocks(connection, at)

    # -- the lobby ------------------------------------------------------------------------------

    def tables_of(self, holder: str) -> list[Head]:
        """The tables a browser hosts or sits at, the latest first."""
        mine = exists().where(
            schema.seats.c.table_id == schema.tables.c.id, schema.seats.c.holder == holder
        )
        with self.engine.connect() as connection:
            rows = (
                connection.execute(
                    select(schema.tables)
                    .where(or_(schema.tables.c.host == holder, mine))
                    .order_by(schema.tables.c.updated.desc())
                    .limit(500)
                )
                .mappings()
                .all()
            )
            ids = [row["id"] for row in rows]
            seats = seat_rows.seats_of(connection, ids)
            clocks = clock_rows.clocks_of(connection, ids)
            put_away = set(
                connection.execute(
                    select(schema.archived.c.table_id).where(schema.archived.c.holder == holder)
                ).scalars()
            )
        heads = [_head(row, seats[row["id"]]) for row in rows]
        for head in heads:
            head.archived = head.id in put_away
            head.clock = clocks.get(head.id)
        return heads

    def archive(self, table: str, holder: str, put_away: bool) -> None:
        mine = (schema.archived.c.table_id == table) & (schema.archived.c.holder == holder)
        with self.write() as connection:
            connection.execute(delete(schema.archived).where(mine))
            if put_away:
                connection.execute(insert(schema.archived).values(table_id=table, holder=holder))

    # -- chat and notes -------------------------------------------------------------------------

    def add_chat(self, table: str, seat: str | None, who: str, text: str) -> ChatLine:
        at = now()
        with self.write() as connection:
            key = connection.execute(
                insert(schema.chat).values(table_id=table, seat=seat, who=who, text=text, at=at)
            ).inserted_primary_key
            assert key is not None
            self.notify(connection, "chat", table, key[0])
        return ChatLine(key[0], seat, who, text, at)

    def chat_after(self, table: str, n: int) -> list[ChatLine]:
        with self.engine.connect() as connection:
            rows = connection.execute(
                select(schema.chat)
                .where(schema.chat.c.table_id == table, schema.chat.c.id > n)
                .order_by(schema.chat.c.id.desc())
                .limit(CHAT_KEPT)
            ).all()
        return [ChatLine(row.id, row.seat, row.who, row.text, row.at) for row in reversed(rows)]

    def keep_note(self, table: str, seat: str, text: str) -> None:
        with self.write() as connection:
            connection.execute(
                delete(schema.notes).where(
                    schema.notes.c.table_id == table, schema.notes.c.seat == seat
                )
            )
            connection.execute(insert(schema.notes).values(table_id=table, seat=seat, text=text))

    def note(self, table: str, seat: str) -> str:
        with self.engine.connect() as connection:
            found = connection.execute(
                select(schema.notes.c.text).where(
                    schema.notes.c.table_id == table, schema.notes.c.seat == seat
                )
            ).scalar()
        return found or ""


def _head_values(head: Head) -> dict[str, Any]:
    return {column.name: getattr(head, column.name) for column in schema.tables.columns}


def _head(row: RowMapping, seats: dict[str, Seat]) -> Head:
    return Head(seats=seats, **row)


def _touch(connection: Connection, table: str) -> None:
    """The lobby shows the latest first."""
    connection.execute(
        update(schema.tables).where(schema.tables.c.id == table).values(updated=now())
    )


def _update_running(connection: Connection, table: str, values: dict[str, Any]) -> None:
    changed = connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == table, schema.tables.c.over.is_(False))
        .values(**values)
    )
    if changed.rowcount != 1:
        raise Conflict("the game has ended meanwhile")


def _change_clock(connection: Connection, table: str, clock: ClockChange | None) -> None:
    if clock is not None and not clock_rows.change_clock(connection, table, *clock):
        raise Conflict("the clock has gone on meanwhile")


def _change_seat(connection: Connection, table: str, seat: SeatChange) -> None:
    if not seat_rows.change_seat(connection, table, *seat):
        raise Conflict("the seat has changed hands meanwhile")


def _entry_values(table: str, row: Row, at: str) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": row.seq,
        "seat": row.seat,
        "kind": row.kind.value,
        "action": str(row.action),
        "client_id": row.client_id,
        "at": at,
    }
