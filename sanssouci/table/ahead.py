"""Lets slow bots think while people decide, if the host allows it.

What a bot has found out beforehand is an answer to a question it expects. If that question comes,
nobody has to wait for the answer; if another one comes, the bot is asked as always.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from sanssouci.bots import BotFailed, reasons
from sanssouci.bots.ahead import question_before
from sanssouci.kernel import Action, Choice
from sanssouci.table.bot_pool import BotPool, Question
from sanssouci.table.deciding import luck_of_bot
from sanssouci.table.fairness import CLAIM, Claim, Rank
from sanssouci.table.in_memory import TableInMemory
from sanssouci.table.seats import Seat, SeatKind
from sanssouci.table.setup import DEFAULT_BOT


class ThinkingAhead:
    """What the bots of one table expect to be asked, and what they would answer."""

    def __init__(self, table: TableInMemory, bots: BotPool) -> None:
        self._table = table
        self._bots = bots
        self._task: asyncio.Task[None] | None = None
        self._expected: dict[str, tuple[str, Choice]] = {}
        """By seat, the question and the answer."""
        self._quick: set[str] = set()
        """Bots that answer at once anyway."""

    @property
    def is_at_work(self) -> bool:
        return self._task is not None

    def begin(self) -> None:
        """People have to decide; a bot that is already thinking goes on."""
        if self._bots.think_ahead and self._task is None:
            self._task = asyncio.create_task(self._think())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def answer(self, seat: str, *, allow_asides: bool) -> Choice | None:
        """What the bot has thought of beforehand, if it is what it is asked now."""
        question, choice = self._expected.pop(seat, ("", None))
        if choice is None:
            return None
        asked = question_before(self._table.course.state, seat, allow_asides=allow_asides)
        return choice if asked == question else None

    async def _think(self) -> None:
        CLAIM.set(self._claim)
        try:
            known = -1
            while known != self._table.course.count and not self._table.head.over:
                known = self._table.course.count
                for seat in self._waiting():
                    await self._think_for(seat)
        finally:
            self._task = None

    def _claim(self) -> Claim:
        """Only in time that nobody else wants."""
        return Claim(Rank.UNWATCHED, person=self._table.head.host)

    def _waiting(self) -> Iterator[Seat]:
        """The seats of slow bots that have nothing to decide now."""
        for seat in list(self._table.head.seats.values()):
            is_waiting = seat.id not in self._table.course.state.actors
            if seat.kind is SeatKind.BOT and is_waiting and seat.bot not in self._quick:
                yield seat

    async def _think_for(self, seat: Seat) -> None:
        bot = seat.bot or DEFAULT_BOT
        async with self._table.locked():
            course = self._table.course
            seed = luck_of_bot(self._table, seat.id, "ahead")
            question = Question.about(
                course.state, seat.id, bot, seed, course.play.log(seat.id), task="ahead"
            )
        try:
            reply = await self._bots.ask(question)
        except BotFailed:
            return  # it will be asked again when it is to act, and then its failure counts
        if reply.get("quick"):
            self._quick.add(bot)
        elif (found := reply.get("expected")) is not None:
            choice = Choice(Action(found["action"]), reasons.from_json(found["why"]))
            self._expected[seat.id] = found["question"], choice
