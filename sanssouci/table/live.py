"""A table in play: what those who sit at it or watch it may ask of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from datetime import datetime

from sanssouci.kernel import Action, BadAction
from sanssouci.table import telling
from sanssouci.table.bot_pool import BotPool
from sanssouci.table.driving import Driver
from sanssouci.table.entries import Row
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.in_memory import TableInMemory
from sanssouci.table.seats import Seat, SeatKind
from sanssouci.table.store import Conflict, Duplicate, Store, Stored
from sanssouci.table.telling import Told
from sanssouci.table.watchers import Watcher


class LiveTable(TableInMemory):
    """A table with people and bots at it.

    Here is the game; ``seating``, ``proposals``, ``talk`` and ``advice`` have all else they may do.
    """

    def __init__(
        self, store: Store, bots: BotPool, stored: Stored, now: Callable[[], datetime]
    ) -> None:
        super().__init__(store, stored, now)
        self.bots = bots
        self.driver = Driver(self, bots)
        self.last_used = time.monotonic()

    @property
    def is_idle(self) -> bool:
        return not self.watchers and not self.driver.is_at_work and not self._lock.locked()

    # -- coming to look -------------------------------------------------------------------------

    def join(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.watchers.presence_changed()
        self.driver.wake()

    def part(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.last_used = time.monotonic()
        self.watchers.presence_changed()

    async def refresh(self) -> None:
        """Read everything anew as soon as what is going on has been done."""
        async with self._lock:
            await self.reload()
            if self.watchers:  # else the server that has written lets the bots go on
                self.driver.wake()

    # -- who may what ---------------------------------------------------------------------------

    def seats_of(self, holder: str) -> list[str]:
        return [seat.id for seat in self.head.seats.values() if seat.held_by(holder)]

    def known_to(self, holder: str) -> list[str]:
        """The seats whose secrets a browser may know: its own, and all once the game is over."""
        return list(self.head.seats) if self.head.over else self.seats_of(holder)

    def known_count(self, holder: str) -> int:
        """How many entries a browser knows of."""
        return self.course.told_number(self.known_to(holder), self.course.count)

    def is_host(self, holder: str) -> bool:
        return bool(holder) and holder == self.head.host

    def check_mine(self, holder: str, seat: str) -> Seat:
        found = self.head.seats.get(seat)
        if found is None or not found.held_by(holder):
            raise Refused(RefusalCode.NOT_YOURS, "This seat is not yours.")
        return found

    def check_running(self) -> None:
        if self.head.over:
            raise Refused(RefusalCode.OVER, "The game is over.")

    # -- what is told ---------------------------------------------------------------------------

    def position(
        self, seat: str | None, seen: int, audience: Collection[str] | None = None
    ) -> Told:
        """As a seat knows it that has seen so many entries; the audience is who reads with it."""
        self.last_used = time.monotonic()
        may_act = seat is not None and self.head.seats[seat].kind is SeatKind.PERSON
        return telling.position(
            self.course,
            seat,
            min(seen, self.course.count),
            audience=((seat,) if seat else ()) if audience is None else audience,
            may_act=may_act,
            over=self.head.over,
            training=self.head.training,
        )

    def presence(self) -> dict[str, bool]:
        return self.watchers.presence(self.head.seats.values())

    def spectators(self) -> int:
        return sum(not self.seats_of(watcher.holder) for watcher in self.watchers)

    def why_not(self, holder: str, seat: str, action: str) -> tuple[str, str]:
        """Why an action is forbidden, and the rule; both empty if it is not."""
        self.check_mine(holder, seat)
        state, game = self.course.state, self.course.game
        try:
            reason = state.why_not(seat, game.canonical(state, seat, Action.parse(action)))
        except BadAction as error:
            raise Refused(RefusalCode.BAD_MESSAGE, str(error)) from error
        return ("", "") if reason is None else (game.say(reason), reason.rule)

    # -- entries --------------------------------------------------------------------------------

    async def act(self, holder: str, seat: str, action: str, seen: int, client_id: str) -> int:
        """Carry out an action and store it; returns the number of entries. Raises Refused."""
        return await self._enter(
            holder, seat, seen, client_id, lambda key: self.course.act(seat, action, key)
        )

    async def undo(self, holder: str, seat: str, seen: int, client_id: str) -> int:
        return await self._enter(
            holder, seat, seen, client_id, lambda key: self.course.undo(seat, key)
        )

    async def _enter(
        self,
        holder: str,
        seat: str,
        seen: int,
        client_id: str,
        move: Callable[[str], list[Row]],
    ) -> int:
        async with self.locked():
            self.check_mine(holder, seat)
            mine, key = self.seats_of(holder), f"{seat} {client_id}"
            if key not in self._done:
                self.check_running()
                self._check_fresh(seat, seen, mine)
                try:
                    await self.store_move(seat, lambda: move(key))
                except Duplicate:
                    pass  # done before the last snapshot, or at another server
                except Conflict as error:
                    text = "Something else happened first; look again."
                    raise Refused(RefusalCode.STALE, text) from error
                self.driver.wake()
            return self.course.told_number(mine, self.course.count)

    def _check_fresh(self, seat: str, seen: int, mine: Collection[str]) -> None:
        """A decision taken on an old page counts only if the same was to be decided there."""
        known = self.course.told_number(mine, self.course.count)
        if self.course.entry_told(mine, seen) < self._upset_at[seat] or seen > known:
            raise Refused(RefusalCode.STALE, "The game has gone on; look again.")
