"""All the tables of a server: found, laid, kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from datetime import datetime
from functools import partial
from typing import Any, Final

from sanssouci.games import load
from sanssouci.kernel import CHANCE, BadOption, BadRecord, Record, replay
from sanssouci.table import leaving, seating, talk
from sanssouci.table.accounts import SESSIONS
from sanssouci.table.bell import MISSED, Bell, News
from sanssouci.table.bot_pool import BotPool
from sanssouci.table.clocks import Clock
from sanssouci.table.course import Course
from sanssouci.table.database import utc_now
from sanssouci.table.entries import EntryKind, Row
from sanssouci.table.errors import NoSuchTable, RefusalCode, Refused
from sanssouci.table.live import LiveTable
from sanssouci.table.seats import Seat, SeatKind, clean_name
from sanssouci.table.setup import LaidTable, SeatPlan, TablePlan, lay
from sanssouci.table.store import Head, Store
from sanssouci.table.threads import in_thread
from sanssouci.table.timekeeper import Timekeeper
from sanssouci.table.tokens import hashed
from sanssouci.table.waking import keep_awake

IDLE_SECONDS: Final = 600.0
"""So long a table stays in memory after the last look at it."""


class Tables:
    def __init__(self, store: Store, bots: BotPool, now: Callable[[], datetime] = utc_now) -> None:
        self.store = store
        self.bots = bots
        self.now = now
        self.turn_listener: Callable[[LiveTable, str], None] | None = None
        self.sessions_listener: Callable[[str], Coroutine[Any, Any, None]] | None = None
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._bell: Bell | None = None
        self._catching_up: set[asyncio.Task[None]] = set()

    # -- the life of the server -----------------------------------------------------------------

    def start(self) -> None:
        chores = (self._sweep(), Timekeeper(self).run(), keep_awake(self))
        self._chores = [asyncio.create_task(chore) for chore in chores]
        if self.store.has_notifications:
            loop = asyncio.get_running_loop()
            self._bell = Bell(
                self.store.address,
                self.store.server,
                lambda news: _call_soon(loop, self._hear_news, news),
            )
            self._bell.start()

    def _hear_news(self, news: News) -> None:
        """Another server has written: what is in memory of it is read anew."""
        if news.kind in (SESSIONS, MISSED.kind) and self.sessions_listener is not None:
            self._catch_up(self.sessions_listener(news.table))
        for table in list(self.live.values()):
            if news.table in (table.id, ""):
                chat = news.kind == "chat"
                self._catch_up(talk.pass_on(table, news.n) if chat else table.refresh())

    def _catch_up(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        if self._bell is not None:
            await in_thread(self._bell.stop)
        await asyncio.gather(*self._catching_up, return_exceptions=True)
        for table in list(self.live.values()):
            await table.driver.stop()
        await self.bots.close()
        await in_thread(self.store.close)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 10)
            self.drop_idle()

    def drop_idle(self, seconds: float = IDLE_SECONDS) -> None:
        """Forget tables nobody looks at; the store has all of them."""
        now = time.monotonic()
        for id, table in list(self.live.items()):
            if table.is_idle and now - table.last_used >= seconds:
                del self.live[id]

    # -- finding --------------------------------------------------------------------------------

    async def get(self, id: str) -> LiveTable:
        """A table in play, read from the store if it is not in memory."""
        if (found := self.live.get(id)) is not None:
            if found.is_doubtful:
                await found.refresh()
            return found
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if (found := self.live.get(id)) is not None:
                    return found
                stored = await in_thread(self.store.load, id)
                if stored is None:
                    raise NoSuchTable("There is no such table.")
                found = LiveTable(self.store, self.bots, stored, lambda: self.now())
                if self.turn_listener is not None:
                    found.turn_listener = partial(self.turn_listener, found)
                self.live[id] = found
        finally:
            if not lock.locked():
                with contextlib.suppress(KeyError):
                    del self._loading[id]
        found.driver.wake()
        return found

    async def tables_of(self, holder: str) -> list[Head]:
        return await in_thread(self.store.tables_of, holder)

    async def refresh_tables_of(self, holder: str) -> None:
        """What this holder had has passed to another."""
        for table in list(self.live.values()):
            if table.is_host(holder) or table.seats_of(holder):
                await table.refresh()

    async def archive(self, id: str, holder: str, put_away: bool) -> None:
        await self.get(id)
        await in_thread(self.store.archive, id, holder, put_away)

    # -- laying ---------------------------------------------------------------------------------

    async def create(self, plan: TablePlan, host: str) -> LaidTable:
        laid = lay(plan, host, self.now(), self.bots.names)
        course = Course(laid.game, laid.head.scenario, laid.head.options, laid.head.seed)
        await self._keep(laid.head, course, course.begin())
        return laid

    async def _keep(self, head: Head, course: Course, rows: list[Row]) -> None:
        head.turn_of = [actor for actor in course.state.actors if actor != CHANCE]
        head.result = leaving.result_by_rules(course.state)
        head.over = head.result is not None
        head.clock = _started(head)
        await in_thread(self.store.create, head, rows)

    async def rematch(self, id: str, holder: str) -> LaidTable:
        """The same game again: my seats and the bots as they were, invitations for the others."""
        old = (await self.get(id)).head
        if not any(seat.holder == holder for seat in old.seats.values()) and old.host != holder:
            raise Refused(RefusalCode.NOT_YOURS, "You were not at this table.")
        seats = {seat.id: _same_again(seat, holder) for seat in old.seats.values()}
        plan = TablePlan(
            old.game,
            old.scenario,
            old.options,
            seats,
            title=old.title,
            hints=old.hints,
            training=old.training,
            clock=None if old.clock is None else old.clock.terms,
        )
        return await self.create(plan, holder)

    async def import_record(self, text: str, holder: str) -> Head:
        """A table from a record: to look at if the game is over, else to go on with."""
        record = Record.loads(text)
        try:
            game = load(record.game)
        except BadOption as error:
            raise BadRecord(str(error)) from error
        await in_thread(replay, game, record)  # says best what is wrong with it
        seats = {
            seat: SeatPlan(SeatKind.PERSON, name=record.players.get(seat, ""))
            for seat in game.scenario(record.scenario).seats
        }
        title = f"{game.scenario(record.scenario).title} (imported)"
        plan = TablePlan(game.id, record.scenario, record.options, seats, title)
        laid = lay(plan, holder, self.now())
        course = Course(game, laid.head.scenario, laid.head.options, laid.head.seed)
        rows = [
            Row(
                number,
                entry.seat,
                EntryKind.CHANCE if entry.seat == CHANCE else EntryKind.ACT,
                entry.action,
            )
            for number, entry in enumerate(record.entries, start=1)
        ]
        await in_thread(course.replay, rows)
        await self._keep(laid.head, course, rows)
        return laid.head

    # -- sitting down ---------------------------------------------------------------------------

    async def invitation(self, token: str) -> tuple[LiveTable, Seat]:
        found = await in_thread(self.store.find_invitation, hashed(token))
        if found is None:
            raise NoSuchTable("This invitation is not valid, or no longer so.")
        table = await self.get(found[0])
        return table, table.head.seats[found[1]]

    async def sit_down(self, token: str, holder: str, name: str) -> tuple[LiveTable, Seat]:
        table, seat = await self.invitation(token)
        cleaned = clean_name(name, table.course.game.name(seat.id))
        await seating.take(table, seat.id, hashed(token), holder, cleaned)
        return table, table.head.seats[seat.id]


def _call_soon(loop: asyncio.AbstractEventLoop, call: Callable[[News], None], news: News) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has ended, and with it the server
        loop.call_soon_threadsafe(call, news)


def _started(head: Head) -> Clock | None:
    """The clock of a new table, which runs at once unless somebody has still to come."""
    if head.clock is None or any(s.kind is SeatKind.INVITATION for s in head.seats.values()):
        return head.clock
    return head.clock.going_on(head.turn_of, head.clock.since)


def _same_again(seat: Seat, holder: str) -> SeatPlan:
    if seat.holder == holder:
        return SeatPlan(SeatKind.PERSON, name=seat.name)
    if seat.kind is SeatKind.BOT and not seat.resigned:
        return SeatPlan(SeatKind.BOT, bot=seat.bot)
    return SeatPlan(SeatKind.INVITATION, name=seat.name)
