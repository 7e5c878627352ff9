"""Those who are connected to a table, and what they are told as it happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from sanssouci.table.seats import Seat, SeatKind
from sanssouci.table.store import ChatLine


class Watcher(Protocol):
    """Somebody connected to a table. None of these may wait: they are called under the lock."""

    holder: str

    def table_changed(self) -> None:
        """Seats, names or the result are not what they were."""

    def position_changed(self) -> None:
        """There are new entries."""

    def presence_changed(self) -> None: ...

    def hear_chat(self, line: ChatLine) -> None: ...

    def hear_notice(self, text: str) -> None: ...


class Watchers(set[Watcher]):
    """All watchers of one table; what they are told as one, each hears.

    One that is told something may hang up, so it is always a copy that is gone through.
    """

    def table_changed(self) -> None:
        for watcher in list(self):
            watcher.table_changed()

    def position_changed(self) -> None:
        for watcher in list(self):
            watcher.position_changed()

    def presence_changed(self) -> None:
        for watcher in list(self):
            watcher.presence_changed()

    def hear_chat(self, line: ChatLine) -> None:
        for watcher in list(self):
            watcher.hear_chat(line)

    def hear_notice(self, text: str) -> None:
        for watcher in list(self):
            watcher.hear_notice(text)

    def presence(self, seats: Iterable[Seat]) -> dict[str, bool]:
        """By seat, whether whoever plays it is here; a bot always is."""
        here = {watcher.holder for watcher in self}
        return {
            seat.id: seat.kind is SeatKind.BOT or (bool(seat.holder) and seat.holder in here)
            for seat in seats
        }
