"""Bots at work: each that is to act is asked, and its answer played."""

from __future__ import annotations

import asyncio
import logging

from sanssouci.bots import told_to_all
from sanssouci.bots.referee import MOST_ASIDES
from sanssouci.kernel import Action
from sanssouci.table.bot_pool import BotPool, Question
from sanssouci.table.deciding import decide
from sanssouci.table.in_memory import TableInMemory
from sanssouci.table.seats import Seat, SeatKind
from sanssouci.table.setup import DEFAULT_BOT
from sanssouci.table.store import Conflict

_log = logging.getLogger("sanssouci.table")


class Driver:
    """Lets the bots of one table act, one decision after the other."""

    def __init__(self, table: TableInMemory, bots: BotPool) -> None:
        self._table = table
        self._bots = bots
        self._driving: asyncio.Task[None] | None = None
        self._asides = 0
        """How many the bots have made in a row."""

    @property
    def is_at_work(self) -> bool:
        return self._driving is not None

    def wake(self) -> None:
        """Let the bots go on, if one is to act."""
        if self._driving is None and self._next_bot() is not None:
            self._driving = asyncio.create_task(self._drive())

    async def rest(self) -> None:
        """Returns when no bot is to act, or another server has taken over."""
        if self._driving is not None:
            await asyncio.wait([self._driving])

    async def stop(self) -> None:
        if self._driving is not None:
            self._driving.cancel()
            await asyncio.gather(self._driving, return_exceptions=True)

    def _next_bot(self) -> Seat | None:
        head = self._table.head
        if head.over:
            return None
        for actor in self._table.course.state.actors:
            seat = head.seats.get(actor)
            if seat is not None and seat.kind is SeatKind.BOT:
                return seat
        return None

    async def _drive(self) -> None:
        try:
            while (seat := self._next_bot()) is not None:
                await self._decide(seat)
        except Conflict:
            pass  # the table has been read anew; whoever was quicker drives it
        except Exception:
            _log.exception("bots stopped", extra={"table": self._table.id})
        finally:
            self._driving = None

    async def _decide(self, seat: Seat) -> None:
        table = self._table
        async with table.locked():
            if self._next_bot() != seat:
                return  # something has happened while it waited
            course = table.course
            legal = list(course.state.legal(seat.id))
            asides = set(course.state.asides(seat.id)) if self._asides < MOST_ASIDES else set()
            question = Question.about(
                course.state,
                seat.id,
                seat.bot or DEFAULT_BOT,
                f"bot {table.head.seed} {course.count}",
                course.play.log(seat.id),
                allow_asides=bool(asides),
            )
        action, why, by, failed = await decide(self._bots, question, legal, asides)
        async with table.locked():
            if self._next_bot() != seat or not self._still_open(seat.id, legal, asides):
                return  # something has happened meanwhile: think again
            self._asides = self._asides + 1 if action in asides else 0
            await table.store_move(seat.id, lambda: table.course.act(seat.id, action, why=why))
            if failed is not None:
                _log.warning("bot failed", extra={"table": table.id, "problem": str(failed)})
                name = table.course.game.name(seat.id)
                table.watchers.hear_notice(told_to_all(name, failed, by))

    def _still_open(self, seat: str, legal: list[Action], asides: set[Action]) -> bool:
        """Whether the seat may still do what it might have done when the bot was asked."""
        state = self._table.course.state
        return list(state.legal(seat)) == legal and asides <= set(state.asides(seat))
