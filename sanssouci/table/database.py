"""The database under the store: its engine, its transactions, its version."""

from __future__ import annotations

import secrets
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select, text, update

from sanssouci.kernel import SanssouciError
from sanssouci.table import schema
from sanssouci.table.bell import CHANNEL, News


def as_text(moment: datetime) -> str:
    """A moment as it is stored and sent: ISO 8601 in UTC, which sorts as time does."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def utc_now() -> datetime:
    return datetime.now(UTC)


def now() -> str:
    return as_text(utc_now())


@dataclass(slots=True)
class _Job:
    work: Callable[[Connection], None]
    is_done: bool = False
    error: Exception | None = None


class Database:
    """SQLite or PostgreSQL by its address; tables are made, and old ones brought up to date."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.server = secrets.token_hex(4)
        """Tells our own notifications from those of others."""
        # SQLite has one writer at a time anyway; waiting here is fairer than its own polling.
        self._one_writer: AbstractContextManager[object] = (
            nullcontext() if self.has_notifications else threading.Lock()
        )
        self._waiting: deque[_Job] = deque()
        with self.engine.begin() as connection:
            if self.has_notifications:  # one server after the other makes the tables
                connection.execute(select(func.pg_advisory_xact_lock(1756)))
            schema.metadata.create_all(connection)
            _bring_up_to_date(connection, url)

    @property
    def has_notifications(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    @property
    def address(self) -> str:
        """The database as its own library wants it named."""
        url = self.engine.url.set(drivername="postgresql")
        return url.render_as_string(hide_password=False)

    @contextmanager
    def write(self) -> Iterator[Connection]:
        with self._one_writer, self.engine.begin() as connection:
            yield connection

    def write_together(self, work: Callable[[Connection], None]) -> None:
        """Like ``write``, but all that wait for the disk at a time reach it together.

        Work that raises an error is undone alone; what it was waiting with is not.
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
            with self.engine.begin() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")  # its driver begins none by itself
                for job in jobs:
                    try:
                        with connection.begin_nested():
                            job.work(connection)
                    except Exception as error:
                        job.error = error
        except Exception as error:  # not even the others are stored
            for job in jobs:
                job.error = job.error or error
        for job in jobs:
            job.is_done = True

    def notify(self, connection: Connection, kind: str, table: str, n: int = 0) -> None:
        """Tell other servers, once this transaction is committed."""
        if self.has_notifications:
            line = News(kind, table, n).line(self.server)
            connection.execute(select(func.pg_notify(CHANNEL, line)))

    def close(self) -> None:
        self.engine.dispose()

    def ping(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(select(1))


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


def _bring_up_to_date(connection: Connection, url: str) -> None:
    """Whole tables that are new have been made already; columns are added here."""
    found = connection.execute(
        select(schema.meta.c.value).where(schema.meta.c.name == "schema")
    ).scalar()
    if found is None:
        connection.execute(insert(schema.meta).values(name="schema", value=str(schema.VERSION)))
        return
    version = int(found)
    if version > schema.VERSION:
        place = url.rpartition("@")[2]  # without a password
        raise SanssouciError(
            f"{place} was written by another version of Sanssouci: "
            f"its tables are of version {found}, these are of version {schema.VERSION}"
        )
    for step in range(version + 1, schema.VERSION + 1):
        for statement in schema.STEPS.get(step, ()):
            connection.execute(text(statement))
    if version < schema.VERSION:
        connection.execute(
            update(schema.meta)
            .where(schema.meta.c.name == "schema")
            .values(value=str(schema.VERSION))
        )
