"""Reviews of finished wars, worked out beside the games that are played and kept with their own.

The work is done piece by piece in one low-priority process outside the bots' worker pool, so no
bot waits for it. Several reviews take turns.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from sanssouci.bots import BotFailed
from sanssouci.kernel import BadRecord, Record, SanssouciError
from sanssouci.kernel.catalogue import tell
from sanssouci.review import (
    BUDGETS,
    WALKING,
    Answer,
    Budget,
    Review,
    Reviewing,
    Walk,
    Work,
    walk,
)
from sanssouci.table import telling
from sanssouci.table.bot_pool import BotPool, Errand
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.live import LiveTable
from sanssouci.table.review_rows import keep_review, kept_review
from sanssouci.table.store import Store
from sanssouci.table.threads import at_length, in_thread

_AT_ONCE: Final = 4
"""Wars that are held in memory for it; more wait for their turn."""
_KEEP_EVERY: Final = 10.0
"""Seconds after which what has been found out is stored, so that a stop costs little."""
_PATIENCE: Final = 600.0
"""Seconds for a piece: on a busy machine everybody else comes first."""
_TRIES: Final = 3
_SEED: Final = 1756
"""The same war is always looked back on alike."""

State = Literal["none", "running", "done"]
_log = logging.getLogger("sanssouci.table")


def clerks() -> BotPool:
    """The process that does it."""
    return BotPool(1, command=(sys.executable, "-m", "sanssouci.review.working"))


class Status(NamedTuple):
    state: State
    progress: float = 0.0
    review: Review | None = None


@dataclass
class _Job:
    task: asyncio.Task[None]
    reviewing: Reviewing | None = None
    walked: float = 0.0
    """The share of the record that has been walked through."""

    @property
    def progress(self) -> float:
        return WALKING * self.walked if self.reviewing is None else self.reviewing.progress

    def walk(self, record: Record) -> Walk:
        def told(share: float) -> None:
            self.walked = share

        return walk(record, progress=told)


class Reviews:
    def __init__(
        self, store: Store, pool: BotPool | None = None, budget: Budget = BUDGETS["quick"]
    ) -> None:
        self._store = store
        self._clerks = pool or clerks()
        self._budget = budget
        self._jobs: dict[str, _Job] = {}
        self._places = asyncio.Semaphore(_AT_ONCE)

    async def status(self, table: LiveTable) -> Status:
        """How far the review of a war is, and the review if it is whole."""
        _check_over(table)
        if (job := self._jobs.get(table.id)) is not None:
            return Status("running", job.progress)
        kept = await in_thread(kept_review, self._store, table.id)
        if kept is None or kept.review is None:
            return Status("none")
        try:
            return Status("done", 1.0, Review.from_json(kept.review))
        except BadRecord:  # of an older form: it is worked out anew if somebody wants it
            return Status("none")

    async def begin(self, table: LiveTable, holder: str) -> Status:
        """Start or resume a review; one that is done or in progress is not started again."""
        _check_over(table)
        if not table.seats_of(holder) and not table.is_host(holder):
            raise Refused(RefusalCode.NOT_YOURS, tell("error.review_not_yours"))
        found = await self.status(table)
        if found.state == "none" and table.id not in self._jobs:
            task = asyncio.create_task(self._work_out(table))
            self._jobs[table.id] = _Job(task)
            task.add_done_callback(lambda _: self._jobs.pop(table.id, None))
            return Status("running")
        return found

    async def close(self) -> None:
        """What has been found out so far is stored, and gone on with when somebody asks again."""
        jobs = list(self._jobs.values())
        for job in jobs:
            job.task.cancel()
        await asyncio.gather(*(job.task for job in jobs), return_exceptions=True)
        await self._clerks.close()

    async def _work_out(self, table: LiveTable) -> None:
        try:
            async with self._places:
                await self._review(table)
        except (BotFailed, SanssouciError, SQLAlchemyError):
            _log.exception("cannot look back on a war", extra={"table": table.id})

    async def _review(self, table: LiveTable) -> None:
        head = table.head
        players = {seat.id: seat.name for seat in head.seats.values()}
        job = self._jobs[table.id]
        walked = await at_length(
            lambda: job.walk(telling.finished_record(table.course, players, head.result, head.seed))
        )
        kept = await in_thread(kept_review, self._store, table.id)
        pieces: dict[str, Answer] = dict(kept.pieces) if kept is not None else {}
        reviewing = Reviewing(walked, self._budget, _SEED, pieces)
        job.reviewing = reviewing
        course = reviewing.works()
        stored = time.monotonic()
        try:
            found = await in_thread(_advance, course, None)
            while isinstance(found, Work):
                answer = await self._done(found, reviewing)
                found = await in_thread(_advance, course, answer)
                if time.monotonic() - stored > _KEEP_EVERY:
                    await in_thread(keep_review, self._store, table.id, dict(pieces))
                    stored = time.monotonic()
        except (asyncio.CancelledError, BotFailed):
            with contextlib.suppress(SQLAlchemyError):
                await in_thread(keep_review, self._store, table.id, dict(pieces))
            raise
        await in_thread(keep_review, self._store, table.id, {}, found.to_json())

    async def _done(self, work: Work, reviewing: Reviewing) -> Answer:
        question = await in_thread(lambda: work.question(*reviewing.given(work)))
        for left in reversed(range(_TRIES)):
            try:
                return await self._clerks.run(Errand(question, _PATIENCE))
            except BotFailed:
                if not left:
                    raise
        raise AssertionError


def _advance(
    course: Generator[Work, Answer, Review], answer: dict[str, Any] | None
) -> Work | Review:
    """The next piece of work, or the review; StopIteration cannot leave a thread."""
    try:
        return next(course) if answer is None else course.send(answer)
    except StopIteration as ended:
        review: Review = ended.value
        return review


def _check_over(table: LiveTable) -> None:
    """Refuse while the game is running: a review reveals what everybody holds."""
    if not table.head.over:
        raise Refused(RefusalCode.NOT_YOURS, tell("error.review_running"))
