"""The database under the store: its engine, its transactions, its version."""

from __future__ import annotations

import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Table,
    Text,
    create_engine,
    event,
    func,
    insert,
    inspect,
    literal,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, InterfaceError, InvalidatePoolError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.schema import CreateColumn

from sanssouci.kernel.catalogue import tell
from sanssouci.table import schema
from sanssouci.table.bell import CHANNEL, News
from sanssouci.table.file_lock import FileLock
from sanssouci.table.opening import (
    CannotOpen,
    database_url,
    keep_private,
    prepare_file,
    sentences,
    sqlite_file,
)


def as_text(moment: datetime) -> str:
    """A time as it is stored and sent: ISO 8601 in UTC, which sorts chronologically."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def utc_now() -> datetime:
    return datetime.now(UTC)


def now() -> str:
    return as_text(datetime.now(UTC))


UNREACHABLE: Final = (OperationalError, InterfaceError)
"""What a database raises that is full, broken or away."""
_TRIED: Final = "tried"
"""When it was last tried whether something can be stored again."""
_ROOM: Final = 100_000
_USED: Final = "used"
_SURE: Final = 2.0
"""Seconds for which a connection that has just served is trusted to serve again."""
_CONNECTIONS: Final = 10
"""Connections kept open. With fewer than there are threads, one would be opened for each query."""


@dataclass(slots=True)
class _Job:
    work: Callable[[Connection], None]
    is_done: bool = False
    error: Exception | None = None


class Database:
    """SQLite or PostgreSQL by its address; the schema is created or migrated.

    ``alone``: no other server may use the file. PostgreSQL serves any number.
    Raises CannotOpen or InUse.
    """

    def __init__(self, given: str, *, alone: bool = False) -> None:
        url = database_url(given)
        file = sqlite_file(url)
        if file is not None:
            prepare_file(file)
        self._lock = FileLock(file) if alone and file is not None else None
        try:
            with sentences(url):
                self._open(url)
            if file is not None:
                keep_private(file)
        except BaseException:
            self._unlock()
            raise

    def _open(self, url: URL) -> None:
        self.engine = _engine(url)
        self.has_notifications = self.engine.dialect.name == "postgresql"
        self.server = secrets.token_hex(4)
        """Tells our own notifications from those of others."""
        # SQLite has one writer at a time anyway; waiting here is fairer than its own polling.
        self._one_writer: AbstractContextManager[object] = (
            nullcontext() if self.has_notifications else threading.Lock()
        )
        self._waiting: deque[_Job] = deque()
        self._is_in_trouble = False
        """True if the last attempt to store something failed for want of a disk or a database."""
        if not self.has_notifications:
            with self.engine.connect() as connection:
                _check_ours(connection, url)
                connection.exec_driver_sql("PRAGMA journal_mode=WAL")  # the file keeps it
        with self.engine.begin() as connection:
            if self.has_notifications:  # one server after the other makes the tables
                connection.execute(select(func.pg_advisory_xact_lock(1756)))
            schema.metadata.create_all(connection)
            _bring_up_to_date(connection, url)

    @property
    def address(self) -> str:
        """The database as its own library wants it named."""
        url = self.engine.url.set(drivername="postgresql")
        return url.render_as_string(hide_password=False)

    @contextmanager
    def write(self) -> Iterator[Connection]:
        with self._one_writer, self._noting_trouble(), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def _noting_trouble(self) -> Iterator[None]:
        try:
            yield
        except UNREACHABLE:
            self._is_in_trouble = True
            raise
        self._is_in_trouble = False

    def write_together(self, work: Callable[[Connection], None]) -> None:
        """Like ``write``, but concurrent writers share one commit.

        Work that raises an error is rolled back alone, without affecting the others.
        """
        if self.has_notifications:  # PostgreSQL does this by itself
            with self.write() as connection:
                work(connection)
            return
        job = _Job(work)
        self._waiting.append(job)
        with self._one_writer:
            if not job.is_done:  # else whoever had the turn before has done it too
                self._do_waiting()
        if job.error is not None:
            raise job.error

    def _do_waiting(self) -> None:
        jobs = [self._waiting.popleft() for _ in range(len(self._waiting))]
        try:
            with self._noting_trouble(), self.engine.begin() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver begins none by itself
                for job in jobs:
                    try:
                        with connection.begin_nested() if len(jobs) > 1 else nullcontext():
                            try:
                                job.work(connection)
                            except Exception as error:
                                job.error = error
                                raise
                    except UNREACHABLE as error:
                        # SQLite has undone all of it: those before are not stored either, and
                        # the savepoint that was to be undone is gone with the rest.
                        raise job.error or error from None
                    except Exception as error:
                        job.error = error
                        if len(jobs) == 1:  # undone with the whole, it needs no savepoint
                            raise
        except Exception as error:  # not even the others are stored
            for job in jobs:
                job.error = job.error or error
        for job in jobs:
            job.is_done = True

    def notify(
        self, connection: Connection, kind: str, table: str, n: int = 0, text: str = ""
    ) -> None:
        """Tell other servers, once this transaction is committed."""
        if self.has_notifications:
            line = News(kind, table, n, text).line(self.server)
            connection.execute(select(func.pg_notify(CHANNEL, line)))

    def tell(self, news: Iterable[News]) -> None:
        """Tell other servers at once, in one transaction.

        It does not wait for the disk, because nothing is stored, so nobody else waits for it
        either.
        """
        lines = literal([each.line(self.server) for each in news], postgresql.ARRAY(Text))
        each = func.unnest(lines).column_valued("each_line")
        with self.write() as connection:
            connection.execute(text("SET LOCAL synchronous_commit TO off"))
            connection.execute(select(func.pg_notify(CHANNEL, each)))

    def announce(self, address: str) -> None:
        """Tell whoever tries to start another server on this file where this one is."""
        if self._lock is not None:
            self._lock.announce(address)

    def close(self) -> None:
        self.engine.dispose()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def ping(self) -> None:
        """Raises an error if the database does not answer, or could not store and still cannot."""
        with self.engine.connect() as connection:
            connection.execute(select(1))
        if self._is_in_trouble:
            for value in ("x" * _ROOM, now()):  # a few bytes find room where nothing else does
                with self.write() as connection:
                    put(connection, schema.meta, {"name": _TRIED, "value": value})


def trouble(error: DBAPIError) -> str:
    """What players are told when the database fails."""
    reason = str(error.orig).lower()
    full = "full" in reason or "no space left" in reason
    return tell("error.disk_full" if full else "error.not_stored")


def put(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    """Insert or update a row by its primary key; concurrent calls do not collide."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    key = [column.name for column in table.primary_key]
    rest = {name: value for name, value in values.items() if name not in key}
    statement = dialect.insert(table).values(**values)
    if rest:
        statement = statement.on_conflict_do_update(index_elements=key, set_=rest)
    else:
        statement = statement.on_conflict_do_nothing()
    connection.execute(statement)


def _engine(url: URL) -> Engine:
    is_file = url.get_backend_name() == "sqlite"
    # An error that reaches the log must not take along what players have written.
    engine = create_engine(
        url, pool_size=_CONNECTIONS, pool_use_lifo=not is_file, hide_parameters=True
    )
    if is_file:
        event.listen(engine, "connect", _prepare_sqlite)
    else:
        event.listen(engine, "checkin", _note_use)
        event.listen(engine, "checkout", partial(_ping_if_idle, engine))
    return engine


def _note_use(_connection: Any, record: ConnectionPoolEntry) -> None:
    record.info[_USED] = time.monotonic()


def _ping_if_idle(engine: Engine, connection: Any, record: ConnectionPoolEntry, _: Any) -> None:
    """Test a connection that may have been cut, and have it replaced if it was.

    Testing it every time, as SQLAlchemy can do by itself, costs one more query per action.
    """
    idle = time.monotonic() - record.info.get(_USED, -_SURE)
    if idle >= _SURE:
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise InvalidatePoolError from error


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    # An action is acknowledged after its commit, so a commit must have reached the disk.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _check_ours(connection: Connection, url: URL) -> None:
    """Leave a file of another program alone."""
    found = set(inspect(connection).get_table_names())
    if schema.meta.name not in found and not found <= schema.metadata.tables.keys():
        raise CannotOpen(tell("host.other_program", file=str(url.database)))


def _add(connection: Connection, column: Column[str]) -> None:
    """Add a column, unless its table was made just now and has it."""
    table = column.table.name
    if column.name not in {each["name"] for each in inspect(connection).get_columns(table)}:
        written = CreateColumn(column).compile(connection)
        connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {written}"))


def _bring_up_to_date(connection: Connection, url: URL) -> None:
    """Add missing columns; missing tables have already been created."""
    found = connection.execute(
        select(schema.meta.c.value).where(schema.meta.c.name == "schema")
    ).scalar()
    if found is None:
        connection.execute(insert(schema.meta).values(name="schema", value=str(schema.VERSION)))
        return
    version = int(found)
    if version > schema.VERSION:
        place = url.render_as_string(hide_password=True)
        raise CannotOpen(
            tell(
                "host.other_version",
                file=str(sqlite_file(url) or place),
                found=found,
                wanted=schema.VERSION,
            )
        )
    for step in range(version + 1, schema.VERSION + 1):
        for column in schema.ADDED.get(step, ()):
            _add(connection, column)
    if version < schema.VERSION:
        connection.execute(
            update(schema.meta)
            .where(schema.meta.c.name == "schema")
            .values(value=str(schema.VERSION))
        )
