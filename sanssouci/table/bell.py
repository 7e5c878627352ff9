"""News from other servers on the same database, carried by PostgreSQL's own notifications."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    import psycopg

CHANNEL: Final = "sanssouci"
_PAUSE: Final = 1.0

_log = logging.getLogger("sanssouci.table")


class News(NamedTuple):
    """Something another server has written; without a table, anything may have been missed."""

    kind: str
    table: str
    n: int
    text: str = ""
    server: str = ""
    """Whose news it is."""

    def line(self, server: str) -> str:
        return f"{server} {self.kind} {self.table} {self.n} {self.text}"


MISSED: Final = News("missed", "", 0)


class Bell:
    """Listens in its own thread until it is stopped; reconnects after the database was away."""

    def __init__(self, address: str, server: str, ring: Callable[[News], None]) -> None:
        self._address = address
        self._server = server
        self._ring = ring
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="bell", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        import psycopg  # an extra, needed with PostgreSQL only

        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._ring(MISSED)
                    self._listen(connection)
            except psycopg.Error:
                _log.exception("cannot hear other servers")
                self._stopped.wait(_PAUSE)

    def _listen(self, connection: psycopg.Connection) -> None:
        while not self._stopped.is_set():
            for notice in connection.notifies(timeout=_PAUSE / 4):
                server, kind, table, n, text = notice.payload.split(" ", 4)
                if server != self._server:
                    self._ring(News(kind, table, int(n), text, server))
