"""Tables kept in a database. Every method is one transaction and blocks; call it in a thread."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, delete, exists, func, insert, select, union, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError

from sanssouci.kernel import Options, SanssouciError
from sanssouci.table import clock_rows, entry_rows, schema, seat_rows
from sanssouci.table.clocks import DAYS, LIVE, Clock
from sanssouci.table.database import Database, now, put
from sanssouci.table.entries import Row
from sanssouci.table.seats import Seat

ENTRIES: Final = "table"
"""News of entries, or of anything else that is read with a table."""
NOTICE: Final = "notice"
"""News of something that those at the table are told."""
CHAT_KEPT: Final = 200
"""Number of chat lines sent to somebody who joins."""
LOBBY_PAGE: Final = 100
"""Number of tables on a page of the list."""


class Conflict(SanssouciError):
    """Somebody else has written in between; what was known of the table is stale."""


class Duplicate(SanssouciError):
    """This message has already been carried out."""

    def __init__(self) -> None:
        super().__init__("done already")


class ClockChange(NamedTuple):
    """Applied only if the clock is still the known one."""

    was: Clock
    becomes: Clock


class SeatChange(NamedTuple):
    """Applied only if the known owner still has the seat."""

    was: Seat
    becomes: Seat


@dataclass(slots=True)
class Head:
    """Everything stored about a table except its entries."""

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
    """True if bots give their reasons at once, and not only after the game."""
    clock: Clock | None = None
    position: Mapping[str, Any] | None = None
    """The position it begins with, if not with the set-up."""
    lesson: str = ""
    """The lesson that is learnt here, if one is."""

    def with_seat(self, seat: Seat) -> Head:
        return replace(self, seats={**self.seats, seat.id: seat})


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as stored; ``rows`` are those after the snapshot."""

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

    def create(
        self, head: Head, rows: Sequence[Row], snapshot: dict[str, Any] | None = None
    ) -> None:
        head.created = head.updated = now()
        with self.write() as connection:
            connection.execute(insert(schema.tables).values(**_head_values(head)))
            seat_rows.add_seats(connection, head.id, head.seats.values())
            entry_rows.add_entries(connection, head.id, rows, head.created)
            if snapshot is not None:
                put(connection, schema.snapshots, _snapshot_values(head.id, snapshot))
            if head.position is not None:
                opening = {"table_id": head.id, "data": head.position, "lesson": head.lesson}
                connection.execute(insert(schema.openings).values(**opening))
            if head.training:
                entry_rows.mark_training(connection, head.id)
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
            head.training = entry_rows.is_training(connection, table)
            opening = connection.execute(
                select(schema.openings).where(schema.openings.c.table_id == table)
            ).first()
            if opening is not None:
                head.position, head.lesson = opening.data, opening.lesson
            usable = (
                kept is not None
                and not whole
                and kept.data.get("rules") == head.rules
                and "asides" in kept.data  # not written by an older version
            )
            after = kept.seq if kept is not None and usable else 0
            rows = entry_rows.entries_of(connection, table, after)
            return Stored(head, kept.data if kept is not None and usable else None, rows)

    def append(
        self,
        table: str,
        rows: Sequence[Row],
        turn_of: Sequence[str],
        result: dict[str, Any] | None,
        clock: ClockChange | None = None,
        *,
        quiet: bool = False,
        author: Seat | None = None,
    ) -> None:
        """Store entries; raises Duplicate or Conflict and stores nothing if that cannot be.

        Those of which others are not told are ``quiet``: the lobby does not show that they were.
        The ``author`` must still have the seat as it was known. Other servers are not told in this
        transaction: PostgreSQL commits those that notify one after the other.
        """
        at = now()
        becomes = {"turn_of": list(turn_of), "over": result is not None, "result": result}
        if not quiet:
            becomes["updated"] = at

        def write(connection: Connection) -> None:
            if not entry_rows.go_on(connection, table, becomes, author):
                raise Conflict("the game has ended or the seat has changed hands meanwhile")
            entry_rows.add_entries(connection, table, rows, at)
            if clock is not None:
                _change_clock(connection, table, clock)

        try:
            self.write_together(write)
        except IntegrityError as error:
            for row in rows:
                if row.client_id and self.has_entry(table, row.client_id):
                    raise Duplicate from error
            raise Conflict("another entry was stored first") from error

    def has_entry(self, table: str, client_id: str) -> bool:
        """True if a message has led to an entry."""
        with self.engine.connect() as connection:
            return entry_rows.has_entry(connection, table, client_id)

    def has_receipt(self, table: str, receipt: str) -> bool:
        """True if a message that leads to no entry was carried out."""
        kept = (schema.receipts.c.table_id == table) & (schema.receipts.c.client_id == receipt)
        with self.engine.connect() as connection:
            return bool(connection.execute(select(exists().where(kept))).scalar())

    def keep_snapshot(self, table: str, data: dict[str, Any]) -> None:
        with self.write() as connection:
            put(connection, schema.snapshots, _snapshot_values(table, data))

    def change(
        self,
        table: str,
        clock: ClockChange | None = None,
        *,
        seat: SeatChange | None = None,
        result: dict[str, Any] | None = None,
        receipt: str | None = None,
        notices: Sequence[str] = (),
    ) -> None:
        """A seat changes hands, the game ends before its rules end it, or both.

        Raises Conflict and stores nothing if something else happened before, and Duplicate if the
        receipt is there already.
        """
        with self.write() as connection:
            _keep_receipt(connection, table, receipt)
            if seat is not None:
                _change_seat(connection, table, seat)
            _touch(connection, table)
            if result is not None:
                ended = {"turn_of": [], "over": True, "result": result, "proposal": None}
                _update_running(connection, table, ended)
            if clock is not None:
                _change_clock(connection, table, clock)
            self.notify(connection, ENTRIES, table)
            for text in notices:
                self.notify(connection, NOTICE, table, text=text)

    def end_lesson(self, table: str) -> None:
        """A table where somebody has learnt is one like any other from now on."""
        with self.write() as connection:
            connection.execute(
                update(schema.openings).where(schema.openings.c.table_id == table).values(lesson="")
            )
            self.notify(connection, ENTRIES, table)

    def keep_proposal(
        self,
        table: str,
        proposal: dict[str, Any] | None,
        receipt: str | None = None,
        notice: str = "",
    ) -> None:
        with self.write() as connection:
            _keep_receipt(connection, table, receipt)
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == table).values(proposal=proposal)
            )
            self.notify(connection, ENTRIES, table)
            if notice:
                self.notify(connection, NOTICE, table, text=notice)

    def bind_luck(self, table: str, chosen: str, secret: str) -> None:
        """From now on a secret decides what chance does, where a seed had been chosen."""
        with self.write() as connection:
            connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table, schema.tables.c.seed == chosen)
                .values(seed=secret)
            )
            self.notify(connection, ENTRIES, table)

    # -- seats ----------------------------------------------------------------------------------

    def find_invitation(self, token: str) -> tuple[str, str] | None:
        """The table and seat that a hashed token invites to, taken or not."""
        with self.engine.connect() as connection:
            return seat_rows.invited_by(connection, token)

    # -- clocks ---------------------------------------------------------------------------------

    def overdue(self, hours: datetime, days: datetime) -> list[str]:
        """The tables at which somebody is out of time, by the times of both kinds of clocks."""
        with self.engine.connect() as connection:
            return clock_rows.overdue(connection, {LIVE: hours, DAYS: days})

    def sign_of_life(self, at: datetime, silence: timedelta) -> datetime:
        """Note that a server runs, needed only while a clock does; returns the time of them all."""
        with self.engine.connect() as connection:
            wanted = clock_rows.any_running(connection)
        if not wanted:
            return at
        with self.write() as connection:
            others = self._time_of_others(connection, silence)
            agreed = at if others is None else max(at, others)
            clock_rows.sign_of_life(connection, agreed)
        return agreed

    def resume_clocks(self, at: datetime, silence: timedelta) -> datetime:
        """Called when a server starts; another one may have kept time meanwhile, and has it."""
        with self.write() as connection:
            others = self._time_of_others(connection, silence)
            if others is not None:
                return others
            clock_rows.resume_live_clocks(connection, at)
        return at

    def _time_of_others(self, connection: Connection, silence: timedelta) -> datetime | None:
        """Now, as other servers have it that have given a sign lately."""
        if not self.has_notifications:
            return None
        connection.execute(select(func.pg_advisory_xact_lock(1757)))
        return clock_rows.time_of_others(connection, silence)

    # -- the lobby ------------------------------------------------------------------------------

    def tables_of(self, holder: str, limit: int = LOBBY_PAGE, skip: int = 0) -> list[Head]:
        """A page of the tables a browser hosts or sits at: running ones first, then the latest."""
        with self.engine.connect() as connection:
            rows = connection.execute(tables_query(holder, limit, skip)).mappings().all()
            ids = [row["id"] for row in rows]
            seats = seat_rows.seats_of(connection, ids)
            clocks = clock_rows.clocks_of(connection, ids)
            lessons = {
                opening.table_id: opening.lesson
                for opening in connection.execute(
                    select(schema.openings.c.table_id, schema.openings.c.lesson).where(
                        schema.openings.c.table_id.in_(ids)
                    )
                )
            }
            put_away = set(
                connection.execute(
                    select(schema.archived.c.table_id).where(
                        schema.archived.c.table_id.in_(ids), schema.archived.c.holder == holder
                    )
                ).scalars()
            )
        heads = [_head(row, seats[row["id"]]) for row in rows]
        for head in heads:
            head.archived = head.id in put_away
            head.clock = clocks.get(head.id)
            head.lesson = lessons.get(head.id, "")
        return heads

    def archive(self, table: str, holder: str, put_away: bool) -> None:
        mine = (schema.archived.c.table_id == table) & (schema.archived.c.holder == holder)
        with self.write() as connection:
            if put_away:
                put(connection, schema.archived, {"table_id": table, "holder": holder})
            else:
                connection.execute(delete(schema.archived).where(mine))

    # -- chat and notes -------------------------------------------------------------------------

    def add_chat(
        self, table: str, seat: str | None, who: str, text: str, receipt: str | None = None
    ) -> ChatLine:
        at = now()
        with self.write() as connection:
            _keep_receipt(connection, table, receipt)
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
            put(connection, schema.notes, {"table_id": table, "seat": seat, "text": text})

    def note(self, table: str, seat: str) -> str:
        with self.engine.connect() as connection:
            found = connection.execute(
                select(schema.notes.c.text).where(
                    schema.notes.c.table_id == table, schema.notes.c.seat == seat
                )
            ).scalar()
        return found or ""


def tables_query(holder: str, limit: int, skip: int) -> Select[Any]:
    """Finds my tables through two indexes, so that other people's cost nothing.

    A condition per table, such as ``EXISTS``, would be evaluated for every table there is.
    """
    mine = union(
        select(schema.tables.c.id).where(schema.tables.c.host == holder),
        select(schema.seats.c.table_id).where(schema.seats.c.holder == holder),
    )
    return (
        select(schema.tables)
        .where(schema.tables.c.id.in_(mine))
        .order_by(schema.tables.c.over, schema.tables.c.updated.desc(), schema.tables.c.id)
        .limit(limit)
        .offset(skip)
    )


def _head_values(head: Head) -> dict[str, Any]:
    return {column.name: getattr(head, column.name) for column in schema.tables.columns}


def _head(row: RowMapping, seats: dict[str, Seat]) -> Head:
    return Head(seats=seats, **row)


def _keep_receipt(connection: Connection, table: str, receipt: str | None) -> None:
    if receipt is None:
        return
    try:
        connection.execute(insert(schema.receipts).values(table_id=table, client_id=receipt))
    except IntegrityError as error:
        raise Duplicate from error


def _snapshot_values(table: str, data: dict[str, Any]) -> dict[str, Any]:
    return {"table_id": table, "seq": data["seq"], "data": data}


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


def _change_clock(connection: Connection, table: str, clock: ClockChange) -> None:
    if not clock_rows.change_clock(connection, table, *clock):
        raise Conflict("the clock has gone on meanwhile")


def _change_seat(connection: Connection, table: str, seat: SeatChange) -> None:
    if not seat_rows.change_seat(connection, table, *seat):
        raise Conflict("the seat has changed hands meanwhile")
