"""Tables kept in a database. Every method is one transaction and blocks; call it in a thread."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
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
from sanssouci.table import reason_rows, schema
from sanssouci.table.bell import CHANNEL, News
from sanssouci.table.entries import EntryKind, Row
from sanssouci.table.seats import Seat, SeatKind

CHAT_KEPT: Final = 200
"""So many lines of chat are told to somebody who sits down."""


class Conflict(SanssouciError):
    """Somebody else has written in between; what was known of the table is stale."""


class Duplicate(SanssouciError):
    """This very message has been carried out before."""

    def __init__(self, seq: int) -> None:
        super().__init__("done already")
        self.seq = seq


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


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Store:
    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.server = secrets.token_hex(4)
        """Tells our own notifications from those of others."""
        # SQLite has one writer at a time anyway; waiting here is fairer than its own polling.
        self._one_writer: AbstractContextManager[object] = (
            nullcontext() if self.has_notifications else threading.Lock()
        )
        with self.engine.begin() as connection:
            if self.has_notifications:  # one server after the other makes the tables
                connection.execute(select(func.pg_advisory_xact_lock(1756)))
            schema.metadata.create_all(connection)
            _check_version(connection, url)

    @property
    def has_notifications(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    @property
    def address(self) -> str:
        """The database as its own library wants it named."""
        url = self.engine.url.set(drivername="postgresql")
        return url.render_as_string(hide_password=False)

    @contextmanager
    def _write(self) -> Iterator[Connection]:
        with self._one_writer, self.engine.begin() as connection:
            yield connection

    def _notify(self, connection: Connection, kind: str, table: str, n: int = 0) -> None:
        """Tell other servers, once this transaction is committed."""
        if self.has_notifications:
            line = News(kind, table, n).line(self.server)
            connection.execute(select(func.pg_notify(CHANNEL, line)))

    def close(self) -> None:
        self.engine.dispose()

    def ping(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(select(1))

    # -- tables ---------------------------------------------------------------------------------

    def create(self, head: Head, rows: Iterable[Row]) -> None:
        head.created = head.updated = now()
        values = [_entry_values(head.id, row, head.created) for row in rows]
        with self._write() as connection:
            connection.execute(insert(schema.tables).values(**_head_values(head)))
            connection.execute(
                insert(schema.seats),
                [
                    _seat_values(head.id, seat) | {"number": number}
                    for number, seat in enumerate(head.seats.values())
                ],
            )
            if values:
                connection.execute(insert(schema.entries), values)
            if head.training:
                reason_rows.mark_training(connection, head.id)

    def load(self, table: str) -> Stored | None:
        with self.engine.connect() as connection:
            found = connection.execute(
                select(schema.tables).where(schema.tables.c.id == table)
            ).mappings()
            row = found.first()
            if row is None:
                return None
            head = _head(row, _seats(connection, [table])[table])
            kept = connection.execute(
                select(schema.snapshots).where(schema.snapshots.c.table_id == table)
            ).first()
            head.training = reason_rows.is_training(connection, table)
            usable = kept is not None and kept.data.get("rules") == head.rules
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
    ) -> None:
        """Store entries; raises Duplicate or Conflict and stores nothing if that cannot be."""
        at = now()
        try:
            with self._write() as connection:
                connection.execute(
                    insert(schema.entries), [_entry_values(table, row, at) for row in rows]
                )
                reason_rows.add_reasons(connection, table, rows)
                changed = connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == table, schema.tables.c.over.is_(False))
                    .values(
                        updated=at,
                        turn_of=list(turn_of),
                        over=result is not None,
                        result=result,
                    )
                )
                if changed.rowcount != 1:
                    raise Conflict("the game has ended meanwhile")
                self._notify(connection, "table", table)
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
        with self._write() as connection:
            connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table))
            connection.execute(insert(schema.snapshots).values(table_id=table, seq=seq, data=data))

    def end(self, table: str, result: dict[str, Any]) -> None:
        """Close a table by agreement or because players have left."""
        with self._write() as connection:
            changed = connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table, schema.tables.c.over.is_(False))
                .values(updated=now(), turn_of=[], over=True, result=result, proposal=None)
            )
            if changed.rowcount != 1:
                raise Conflict("the game has ended meanwhile")
            self._notify(connection, "table", table)

    def keep_proposal(self, table: str, proposal: dict[str, Any] | None) -> None:
        with self._write() as connection:
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == table).values(proposal=proposal)
            )
            self._notify(connection, "table", table)

    # -- seats ----------------------------------------------------------------------------------

    def change_seat(self, table: str, seat: Seat) -> None:
        with self._write() as connection:
            connection.execute(
                update(schema.seats)
                .where(schema.seats.c.table_id == table, schema.seats.c.seat == seat.id)
                .values(**_seat_values(table, seat))
            )
            connection.execute(
                update(schema.tables).where(schema.tables.c.id == table).values(updated=now())
            )
            self._notify(connection, "table", table)

    def find_invitation(self, token: str) -> tuple[str, str] | None:
        """The table and seat that a hashed token invites to, taken or not."""
        with self.engine.connect() as connection:
            found = connection.execute(
                select(schema.seats.c.table_id, schema.seats.c.seat).where(
                    schema.seats.c.token == token
                )
            ).first()
            return None if found is None else (found.table_id, found.seat)

    def take_seat(self, table: str, seat: str, token: str, holder: str, name: str) -> bool:
        """Hand an invited seat over; False if somebody was quicker."""
        with self._write() as connection:
            taken = connection.execute(
                update(schema.seats)
                .where(
                    schema.seats.c.table_id == table,
                    schema.seats.c.seat == seat,
                    schema.seats.c.token == token,
                    schema.seats.c.kind == SeatKind.INVITATION.value,
                )
                .values(kind=SeatKind.PERSON.value, holder=holder, name=name)
            )
            self._notify(connection, "table", table)
            return taken.rowcount == 1

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
            seats = _seats(connection, [row["id"] for row in rows])
            put_away = set(
                connection.execute(
                    select(schema.archived.c.table_id).where(schema.archived.c.holder == holder)
                ).scalars()
            )
        heads = [_head(row, seats[row["id"]]) for row in rows]
        for head in heads:
            head.archived = head.id in put_away
        return heads

    def archive(self, table: str, holder: str, put_away: bool) -> None:
        mine = (schema.archived.c.table_id == table) & (schema.archived.c.holder == holder)
        with self._write() as connection:
            connection.execute(delete(schema.archived).where(mine))
            if put_away:
                connection.execute(insert(schema.archived).values(table_id=table, holder=holder))

    # -- chat and notes -------------------------------------------------------------------------

    def add_chat(self, table: str, seat: str | None, who: str, text: str) -> ChatLine:
        at = now()
        with self._write() as connection:
            key = connection.execute(
                insert(schema.chat).values(table_id=table, seat=seat, who=who, text=text, at=at)
            ).inserted_primary_key
            assert key is not None
            self._notify(connection, "chat", table, key[0])
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
        with self._write() as connection:
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


def _engine(url: str) -> Engine:
    if url.startswith("postgresql://"):  # name the driver that our optional extra installs
        url = "postgresql+psycopg://" + url.removeprefix("postgresql://")
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # An action is acknowledged after its commit, so a commit must have reached the disk.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _check_version(connection: Connection, url: str) -> None:
    found = connection.execute(
        select(schema.meta.c.value).where(schema.meta.c.name == "schema")
    ).scalar()
    if found is None:
        connection.execute(insert(schema.meta).values(name="schema", value=str(schema.VERSION)))
    elif found != str(schema.VERSION):
        place = url.rpartition("@")[2]  # without a password
        raise SanssouciError(
            f"{place} was written by another version of Sanssouci: "
            f"its tables are of version {found}, these are of version {schema.VERSION}"
        )


def _head_values(head: Head) -> dict[str, Any]:
    return {column.name: getattr(head, column.name) for column in schema.tables.columns}


def _head(row: RowMapping, seats: dict[str, Seat]) -> Head:
    return Head(seats=seats, **row)


def _seat_values(table: str, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": table,
        "seat": seat.id,
        "kind": seat.kind.value,
        "name": seat.name,
        "bot": seat.bot,
        "holder": seat.holder,
        "token": seat.token,
        "resigned": seat.resigned,
    }


def _seats(connection: Connection, tables: Sequence[str]) -> dict[str, dict[str, Seat]]:
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
