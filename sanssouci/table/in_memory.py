"""A table in memory, in step with the store.

Every change is stored first, or dropped if it cannot be; then the watchers are told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from sanssouci.games import load
from sanssouci.kernel import CHANCE, BadAction, BadRecord, CannotUndo, Illegal, NoPack, RuleFailed
from sanssouci.kernel.catalogue import tell
from sanssouci.table import timing
from sanssouci.table.clocks import Terms
from sanssouci.table.course import Course
from sanssouci.table.entries import Row
from sanssouci.table.errors import NoSuchTable, RefusalCode, Refused, TableBroken
from sanssouci.table.leaving import Proposal, Result
from sanssouci.table.questions import Questions
from sanssouci.table.seats import Seat, SeatKind
from sanssouci.table.store import ClockChange, Conflict, Head, SeatChange, Store, Stored
from sanssouci.table.threads import at_length, in_thread
from sanssouci.table.watchers import Watchers

SNAPSHOT_EVERY: Final = 250
"""Entries between two snapshots; without one, a game is played through from its beginning."""

TimeOf = Callable[[Terms | None], datetime]
"""Now, by the kind of clock."""

_log = logging.getLogger("sanssouci.table")


class TableInMemory:
    """Never behind the store, and ahead of it only under the lock."""

    def __init__(self, store: Store, stored: Stored, course: Course, time_of: TimeOf) -> None:
        """``course`` is the game of what is ``stored``, see ``rebuilt``."""
        self.id = stored.head.id
        self.store = store
        self.now = time_of
        self.watchers = Watchers()
        self.turn_listener: Callable[[str], None] | None = None
        """Told the seat when it becomes a person's turn; it may not wait."""
        self.entry_listener: Callable[[], None] | None = None
        """Told when entries were stored here; it may not wait."""
        self._lock = asyncio.Lock()
        self._take(stored, course)
        self.questions = Questions(self.course, self.head.seats)

    def _take(self, stored: Stored, course: Course) -> None:
        """Replace everything by what the store has."""
        self.is_doubtful = False
        """True if the game in memory may have gone further than the store knows."""
        self.head = stored.head
        self.course = course
        self._snapshot_at = stored.snapshot["seq"] if stored.snapshot else 0
        self._done = {row.client_id for row in stored.rows}
        """The messages that have been carried out."""

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the lock: nobody else changes the table, and it matches the store."""
        async with self._lock:
            if self.is_doubtful:
                await self.reload()
            yield

    async def reload(self) -> None:
        """Reread everything, after another server's change or a failure."""
        (stored, course), was = await read_table(self.store, self.id), self.head
        self._take(stored, course)
        known = self.questions.count
        authors = {row.seat for row in stored.rows if row.seq > known}
        self.questions.look_again(self.course, None if self._snapshot_at > known else authors)
        if not _looks_like(was, self.head):
            self.watchers.table_changed()
        self.watchers.position_changed()

    # -- entries --------------------------------------------------------------------------------

    async def store_move(self, seat: str, move: Callable[[], list[Row]]) -> None:
        """Carry out a move in memory and store it; revert it if it cannot be stored."""
        self.is_doubtful = True
        try:
            rows = self._carry_out(move)
            result = self.course.result()
            over = result is not None
            turn_of = [actor for actor in self.course.state.actors if actor != CHANCE]
            clock = None
            if (was := self.head.clock) is not None:
                now = self.now(was.terms)
                clock = timing.after_entry(was, self.head, self.course, rows[0], now, over=over)
            quiet = rows[0].seq in self.course.secrets
            await in_thread(
                self.store.append,
                self.id,
                rows,
                turn_of,
                result,
                clock,
                quiet=quiet,
                author=self.head.seats[seat],
            )
        except Refused:
            self.is_doubtful = False  # nothing has been changed
            raise
        except Exception:
            await self.reload()
            raise
        self.is_doubtful = False
        if self.entry_listener is not None:
            self.entry_listener()
        called = [actor for actor in turn_of if actor not in self.head.turn_of]
        self.head.turn_of, self.head.over, self.head.result = turn_of, over, result
        self._done.update(row.client_id for row in rows)
        self.questions.look_again(self.course, [seat])
        self.watchers.position_changed()
        if (clock is not None and self._set_clock(clock)) or over:
            self.watchers.table_changed()
        if called and not over:
            self._announce_turn(called)
        if self.course.count >= self._snapshot_at + SNAPSHOT_EVERY:
            await self._keep_snapshot()

    def _carry_out(self, move: Callable[[], list[Row]]) -> list[Row]:
        try:
            return move()
        except Illegal as error:
            text = self.course.game.say(error.reason)
            raise Refused(RefusalCode.ILLEGAL, text, error.rule) from error
        except CannotUndo as error:
            raise Refused(RefusalCode.ILLEGAL, tell("error.cannot_undo", why=str(error))) from error
        except BadAction as error:
            raise Refused(RefusalCode.ILLEGAL, str(error)) from error
        except RuleFailed as error:  # the play is as it was before
            _log.exception("a rule broke down", extra={"table": self.id})
            text = tell("error.rule_fault")
            raise Refused(RefusalCode.FAULT, text) from error

    async def _keep_snapshot(self) -> None:
        if (data := await at_length(self.course.snapshot)) is None:
            return
        self._snapshot_at = self.course.count
        try:
            await in_thread(self.store.keep_snapshot, self.id, data)
        except SQLAlchemyError:  # only a cache: the move before it is stored
            _log.exception("no snapshot", extra={"table": self.id})

    def _announce_turn(self, seats: Sequence[str]) -> None:
        if self.turn_listener is not None:
            for seat in seats:
                if self.head.seats[seat].kind is SeatKind.PERSON:
                    self.turn_listener(seat)

    # -- seats, proposals and the end -----------------------------------------------------------

    async def change(
        self,
        notice: str = "",
        *,
        seat: Seat | None = None,
        result: Result | None = None,
        out_of_time: str | None = None,
        receipt: str | None = None,
    ) -> None:
        """A seat changes hands, the game ends before its rules end it, or both: all or nothing."""
        head, change = self.head, None
        if seat is not None:
            change = SeatChange(head.seats[seat.id], seat)
            head = head.with_seat(seat)
        if result is not None:
            head = replace(head, over=True, result=result, turn_of=[], proposal=None)
        clock = None
        if (was := head.clock) is not None:
            now = self.now(was.terms)
            clock = timing.after_change(was, head, self.course, now, out_of_time=out_of_time)
        notices = [text for text in (notice, (result or {}).get("text", "")) if text]
        await in_thread(
            self.store.change,
            self.id,
            clock,
            seat=change,
            result=result,
            receipt=receipt,
            notices=notices,
        )
        self.head = head
        if clock is not None:
            self._set_clock(clock)
        for text in notices:
            self.watchers.hear_notice(text)
        self.watchers.table_changed()
        self.watchers.position_changed()

    async def end_lesson(self) -> None:
        """Whoever learns goes on alone."""
        await in_thread(self.store.end_lesson, self.id)
        self.head.lesson, self.course.lesson = "", None
        self.watchers.table_changed()
        self.watchers.position_changed()

    async def keep_proposal(
        self, proposal: Proposal | None, notice: str, receipt: str | None = None
    ) -> None:
        await in_thread(self.store.keep_proposal, self.id, proposal, receipt, notice)
        self.head.proposal = proposal
        if notice:
            self.watchers.hear_notice(notice)
        self.watchers.table_changed()

    def _set_clock(self, change: ClockChange) -> bool:
        """Adopt a clock that has been stored; returns True if people have to be told."""
        self.head.clock = change.becomes
        return not change.becomes.looks_like(change.was)


Table = TypeVar("Table", bound=TableInMemory)
P = ParamSpec("P")
T = TypeVar("T")


def under_lock(
    change: Callable[Concatenate[Table, P], Awaitable[T]],
) -> Callable[Concatenate[Table, P], Coroutine[Any, Any, T]]:
    """Run with exclusive access to the table; retry from the start if another server was quicker.

    So nothing may be announced before it is stored.
    """

    @wraps(change)
    async def carried_out(table: Table, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with table.locked():
            while True:
                try:
                    return await change(table, *args, **kwargs)
                except Conflict:
                    await table.reload()

    return carried_out


def _looks_like(was: Head, head: Head) -> bool:
    """True if the table itself, the game aside, looks the same, so that nobody has to be told."""
    if (was.clock is None) != (head.clock is None):
        return False
    if was.clock is not None and head.clock is not None and not head.clock.looks_like(was.clock):
        return False
    return all(
        getattr(was, name) == getattr(head, name)
        for name in ("title", "lesson", "host", "seats", "over", "result", "proposal")
    )


async def read_table(store: Store, id: str) -> tuple[Stored, Course]:
    """A table as stored, and its game; raises NoSuchTable."""
    stored = await in_thread(store.load, id)
    if stored is not None and stored.snapshot is not None:
        try:
            return stored, await at_length(rebuilt, stored)
        except BadRecord:  # only a cache: the entries have it all, whoever spoilt this
            _log.exception("cannot use the snapshot", extra={"table": id})
            stored = await in_thread(store.load, id, whole=True)
    if stored is None:
        raise NoSuchTable(tell("error.no_table"))
    return stored, await at_length(rebuilt, stored)


def rebuilt(stored: Stored) -> Course:
    """The game of a stored table, from its snapshot and the entries since, or from all entries."""
    head = stored.head
    try:
        game = load(head.game, head.rules)
    except NoPack as error:
        raise TableBroken(str(error)) from error
    if head.rules != game.rules_version:
        raise TableBroken(tell("host.other_rules", rules=head.rules, these=game.rules_version))
    course = Course(game, head.scenario, head.options, head.seed, head.position, head.lesson)
    if stored.snapshot is not None:
        course.restore(stored.snapshot, head.seed)
    course.replay(stored.rows)
    return course
