"""All the tables of a server: found, created, kept in memory while somebody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, Final

from sanssouci.kernel import CHANCE
from sanssouci.kernel.catalogue import tell
from sanssouci.table import elsewhere, importing, planning, seating, store, talk, telling
from sanssouci.table.accounts import SESSIONS
from sanssouci.table.bell import MISSED, Bell, News
from sanssouci.table.bot_pool import BotPool
from sanssouci.table.clocks import LIVE, Clock, Terms
from sanssouci.table.course import Course
from sanssouci.table.database import utc_now
from sanssouci.table.entries import Row
from sanssouci.table.errors import NoSuchTable
from sanssouci.table.in_memory import read_table
from sanssouci.table.live import LiveTable
from sanssouci.table.reviews import Reviews
from sanssouci.table.seats import Seat, SeatKind, clean_name
from sanssouci.table.setup import LaidTable, TablePlan, lay
from sanssouci.table.steady import SteadyTime
from sanssouci.table.store import LOBBY_PAGE, Head, Store
from sanssouci.table.threads import at_length, in_thread
from sanssouci.table.timekeeper import Timekeeper
from sanssouci.table.tokens import hashed
from sanssouci.table.waking import keep_awake

IDLE_SECONDS: Final = 600.0
"""So long a table stays in memory after the last look at it."""
MOST_IDLE_ENTRIES: Final = 200_000
"""Maximum number of entries that tables nobody looks at keep in memory: some 250 MB."""
_JUST_USED: Final = 10.0
"""Seconds in which whoever asked for a table may still be about to look at it."""


class Tables:
    def __init__(
        self,
        store: Store,
        bots: BotPool,
        now: Callable[[], datetime] = utc_now,
        steady: SteadyTime | None = None,
    ) -> None:
        self.store = store
        self.bots = bots
        self.now = now
        self.steady = steady or SteadyTime()
        self.reviews = Reviews(store)
        self.turn_listener: Callable[[LiveTable, str], None] | None = None
        self.sessions_listener: Callable[[str], Coroutine[Any, Any, None]] | None = None
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._bell: Bell | None = None
        self._catching_up: set[asyncio.Task[None]] = set()
        self._to_others = elsewhere.Outbox(store.tell)

    # -- the life of the server -----------------------------------------------------------------

    def start(self) -> None:
        chores = (
            self._sweep(),
            Timekeeper(self).run(),
            keep_awake(self),
            self._keep_telling_presence(),
        )
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
        """Another server has written: reread what is in memory of it."""
        if news.kind in (SESSIONS, MISSED.kind) and self.sessions_listener is not None:
            self._catch_up(self.sessions_listener(news.table))
        for table in list(self.live.values()):
            if news.table in (table.id, ""):
                self._hear_of_table(table, news)

    def _hear_of_table(self, table: LiveTable, news: News) -> None:
        match news.kind:
            case elsewhere.PRESENCE:
                table.hear_presence(news.server, news.text)
            case elsewhere.WHO:
                self._tell_presence(table)
            case store.NOTICE:
                table.watchers.hear_notice(news.text)
            case "chat":
                self._catch_up(talk.pass_on(table, news.n))
            case _:
                self._catch_up(table.refresh())

    def _tell_presence(self, table: LiveTable) -> None:
        """Other servers are told who is at a table through this one; of a crowd once."""
        self._to_others.put(elsewhere.PRESENCE, table.id, table.told_elsewhere)

    async def _keep_telling_presence(self) -> None:
        while self.store.has_notifications:
            await asyncio.sleep(elsewhere.TELL_EVERY)
            self.look_for_silent_servers()
            for table in list(self.live.values()):
                if table.watchers:
                    self._tell_presence(table)

    def look_for_silent_servers(self) -> None:
        """A server that is gone cannot say so, nor what it has stored last."""
        for table in list(self.live.values()):
            if table.elsewhere.forget_the_silent():
                self._catch_up(table.refresh())
            table.look_who_is_here()

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
        await self._to_others.close()
        for table in list(self.live.values()):
            await table.driver.stop()
        await self.reviews.close()
        await self.bots.close()
        await in_thread(self.store.close)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 10)
            self.drop_idle()

    def drop_idle(self, seconds: float = IDLE_SECONDS) -> None:
        """Drop tables nobody is looking at; the store has all of them."""
        now = time.monotonic()
        idle = sorted((t for t in self.live.values() if t.is_idle), key=lambda t: t.last_used)
        kept = sum(table.course.count for table in idle)
        for table in idle:
            since = now - table.last_used
            if since >= seconds or (kept > MOST_IDLE_ENTRIES and since >= _JUST_USED):
                del self.live[table.id]
                kept -= table.course.count

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
                stored, course = await read_table(self.store, id)
                found = LiveTable(self.store, self.bots, stored, course, self.time_of)
                if self.turn_listener is not None:
                    found.turn_listener = partial(self.turn_listener, found)
                if self.store.has_notifications:
                    found.presence_listener = partial(self._tell_presence, found)
                    found.entry_listener = partial(self._to_others.put, store.ENTRIES, id)
                    self._to_others.put(elsewhere.WHO, id)
                self.live[id] = found
                self.drop_idle()
        finally:
            if not lock.locked():
                with contextlib.suppress(KeyError):
                    del self._loading[id]
        found.driver.wake()
        return found

    async def tables_of(self, holder: str, limit: int = LOBBY_PAGE, skip: int = 0) -> list[Head]:
        return await in_thread(self.store.tables_of, holder, limit, skip)

    async def refresh_tables_of(self, holder: str) -> None:
        """What this holder had has passed to another."""
        for table in list(self.live.values()):
            if table.is_host(holder) or table.seats_of(holder):
                await table.refresh()

    def time_of(self, terms: Terms | None) -> datetime:
        """The current time for a clock: days follow the calendar, hours are monotonic."""
        return self.steady() if terms is not None and terms.kind == LIVE else self.now()

    async def archive(self, id: str, holder: str, put_away: bool) -> None:
        await self.get(id)
        await in_thread(self.store.archive, id, holder, put_away)

    # -- laying ---------------------------------------------------------------------------------

    async def create(self, plan: TablePlan, host: str) -> LaidTable:
        laid = lay(plan, host, self.time_of(plan.clock), self.bots.names)
        head = laid.head
        course = Course(
            laid.game, head.scenario, head.options, head.seed, head.position, head.lesson
        )
        await self._keep(head, course, course.begin())
        return laid

    async def _keep(
        self,
        head: Head,
        course: Course,
        rows: list[Row],
        snapshot: dict[str, Any] | None = None,
    ) -> None:
        head.turn_of = [actor for actor in course.state.actors if actor != CHANCE]
        head.result = course.result()
        head.over = head.result is not None
        head.clock = _started(head)
        await in_thread(self.store.create, head, rows, snapshot)

    async def rematch(self, id: str, holder: str) -> LaidTable:
        """The same game again: my seats and the bots as they were, invitations for the others."""
        return await self.create(planning.rematch((await self.get(id)).head, holder), holder)

    async def teach(self, game_id: str, lesson_id: str, holder: str) -> LaidTable:
        """A table for a lesson."""
        return await self.create(planning.lesson(game_id, lesson_id), holder)

    async def branch(self, id: str, holder: str, number: int, step: int | None = None) -> LaidTable:
        """A table of its own that goes on from a moment of another, frame ``number`` of its replay,
        which a reader may have counted as another ``step``.

        Not before the end if somebody else plays.
        """
        table = await self.get(id)
        planning.demand_may_branch(table.head, holder)
        played = table.course.play.record
        state = await at_length(
            telling.position_at,
            table.course.game,
            replace(played, entries=list(played.entries)),
            number,
            audience=table.known_to(holder),
            everything=table.head.over,
        )
        plan = planning.branch(table.head, holder, state, step or number + 1)
        return await self.create(plan, holder)

    async def import_record(
        self, text: str, holder: str, wished: Mapping[str, SeatKind] | None = None
    ) -> LaidTable:
        """A table from a record: to look at if the game is over, else to go on with.

        ``wished`` says of seats who has them then; the others are as recorded.
        """
        imported = await at_length(importing.read, text, self.bots.names, wished)
        laid = lay(imported.plan, holder, self.now(), self.bots.names)
        laid.head.seed = imported.secret
        await self._keep(laid.head, imported.course, imported.rows, imported.snapshot)
        return laid

    async def look_at_record(self, text: str) -> importing.Imported:
        """What a record would become; nothing is kept."""
        return await at_length(importing.read, text, self.bots.names)

    # -- sitting down ---------------------------------------------------------------------------

    async def invitation(self, token: str) -> tuple[LiveTable, Seat]:
        found = await in_thread(self.store.find_invitation, hashed(token))
        if found is None:
            raise NoSuchTable(tell("error.no_invitation"))
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
