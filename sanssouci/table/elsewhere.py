"""Who is at a table through other servers on the same database."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from sanssouci.table.bell import News
from sanssouci.table.threads import in_thread

PRESENCE: Final = "presence"
"""News of who is at a table through the server that tells it."""
WHO: Final = "who"
"""News of a server that wants to know."""
TELL_EVERY: Final = 15.0
"""Seconds after which each server tells it again."""
PAUSE: Final = 0.05
"""Seconds in which what there is to tell is collected."""
FORGOTTEN_AFTER: Final = 3 * TELL_EVERY
"""Seconds without a word after which a server has nobody there."""

_log = logging.getLogger("sanssouci.table")


class _Told(NamedTuple):
    seats: frozenset[str]
    spectators: int
    at: float


def told(seats: Collection[str], spectators: int) -> str:
    return json.dumps({"seats": sorted(seats), "spectators": spectators})


class Elsewhere:
    def __init__(self) -> None:
        self._told: dict[str, _Told] = {}

    def hear(self, server: str, text: str) -> None:
        said = json.loads(text)
        seats = frozenset(said["seats"])
        self._told[server] = _Told(seats, said["spectators"], time.monotonic())

    def forget_the_silent(self) -> bool:
        """Drop servers that have been silent for long; returns True if there were any."""
        fresh = {server: told for server, told in self._told.items() if _is_fresh(told)}
        any_gone, self._told = len(fresh) < len(self._told), fresh
        return any_gone

    def _fresh(self) -> list[_Told]:
        return [told for told in self._told.values() if _is_fresh(told)]

    @property
    def seats(self) -> set[str]:
        return {seat for told in self._fresh() for seat in told.seats}

    @property
    def spectators(self) -> int:
        return sum(told.spectators for told in self._fresh())


def _is_fresh(told: _Told) -> bool:
    return time.monotonic() - told.at < FORGOTTEN_AFTER


class Outbox:
    """News for other servers: collected for a moment, then sent as one.

    PostgreSQL commits transactions that notify strictly one after the other, each waiting for the
    disk. So presence at two hundred tables is not sent in as many transactions, and actions are
    not announced in the transaction that stores them.
    """

    def __init__(self, send: Callable[[Sequence[News]], None]) -> None:
        """``send`` may block; it is called in a thread."""
        self._send = send
        self._waiting: dict[tuple[str, str], Callable[[], str]] = {}
        self._sending: asyncio.Task[None] | None = None

    def put(self, kind: str, table: str, text: Callable[[], str] = str) -> None:
        """Only the last message of each kind and table is sent, serialised at the last moment."""
        self._waiting[kind, table] = text
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        while self._waiting:
            await asyncio.sleep(PAUSE)
            waiting, self._waiting = self._waiting, {}
            news = [News(kind, table, 0, text()) for (kind, table), text in waiting.items()]
            try:
                await in_thread(self._send, news)
            except SQLAlchemyError:
                _log.exception("cannot tell other servers")
        self._sending = None

    async def close(self) -> None:
        """Send what is left."""
        if self._sending is not None:
            await self._sending
