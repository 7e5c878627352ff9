"""The connections to a table, and what they are told as it happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Iterable
from typing import Any, Final, Protocol, TypeVar

from sanssouci.kernel import speaking, spoken
from sanssouci.table.notices import notice
from sanssouci.table.seats import Seat, SeatKind
from sanssouci.table.store import ChatLine

A_FEW: Final = 20
NOW_AND_THEN: Final = 0.5
"""Seconds."""

T = TypeVar("T")

_log = logging.getLogger("sanssouci.table")


class Watcher(Protocol):
    """A connection to a table. None of these methods may block: they are called under the lock."""

    holder: str
    address: str
    """Where it comes from, as limits count it."""
    language: str
    """What it is told in."""

    def table_changed(self) -> None:
        """Seats, names or the result have changed."""

    def position_changed(self) -> None:
        """There are new entries."""

    def presence_changed(self) -> None: ...

    def hear_chat(self, line: ChatLine) -> None: ...

    def hear_notice(self, text: str) -> None: ...


class Watchers(set[Watcher]):
    """All watchers of one table; what they are told as one, each hears.

    One that is told something may hang up, so it is always a copy that is gone through.
    """

    def __init__(self) -> None:
        super().__init__()
        self._made: dict[Hashable, Any] | None = None
        """What has been made for those told before, while all are told the same news."""
        self._telling_presence: asyncio.TimerHandle | None = None

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """Something that is the same for all with this key: made once while all are told.

        For each language, that is.
        """
        if self._made is None:
            return make()
        key = spoken(), key
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made

    def _tell(self, tell: Callable[[Watcher], None]) -> None:
        before, self._made = self._made, {}
        try:
            for watcher in list(self):
                try:
                    with speaking(watcher.language):
                        tell(watcher)
                except Exception:  # what one cannot be told, the others are, and it is done
                    _log.exception("a watcher could not be told")
                    watcher.hear_notice(notice("table.unseen"))
        finally:
            self._made = before

    def table_changed(self) -> None:
        self._tell(lambda watcher: watcher.table_changed())

    def position_changed(self) -> None:
        self._tell(lambda watcher: watcher.position_changed())

    def presence_changed(self, newcomer: Watcher | None = None) -> None:
        """Somebody has come or gone; where many look on, they are told so now and then.

        Else a crowd would be told as often as it has people, and somebody who comes and goes all
        the time would keep the server busy with it.
        """
        if len(self) <= A_FEW:
            self._tell(lambda watcher: watcher.presence_changed())
            return
        if newcomer is not None:
            newcomer.presence_changed()
        if self._telling_presence is None:
            loop = asyncio.get_running_loop()
            self._telling_presence = loop.call_later(NOW_AND_THEN, self._tell_presence)

    def _tell_presence(self) -> None:
        self._telling_presence = None
        self._tell(lambda watcher: watcher.presence_changed())

    def hear_chat(self, line: ChatLine) -> None:
        self._tell(lambda watcher: watcher.hear_chat(line))

    def hear_notice(self, text: str) -> None:
        self._tell(lambda watcher: watcher.hear_notice(text))

    def presence(self, seats: Iterable[Seat]) -> dict[str, bool]:
        """By seat, whether whoever plays it is here; a bot always is."""
        here = {watcher.holder for watcher in self}
        return {
            seat.id: seat.kind is SeatKind.BOT or (bool(seat.holder) and seat.holder in here)
            for seat in seats
        }
