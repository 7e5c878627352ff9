"""Drives the bots: asks each one that has to act, and plays its answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from random import Random

from sanssouci.bots import other_actions
from sanssouci.bots.referee import MOST_ASIDES
from sanssouci.bots.trouble import failure_key
from sanssouci.kernel import Action, Reason, offer
from sanssouci.table.ahead import ThinkingAhead
from sanssouci.table.bot_pool import BotPool, Question
from sanssouci.table.deciding import decide, luck_of_bot
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.fairness import CLAIM, Claim, Rank
from sanssouci.table.in_memory import TableInMemory
from sanssouci.table.notices import notice_of
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
        self.ahead = ThinkingAhead(table, bots)
        self._asides = 0
        """How many the bots have made in a row."""

    @property
    def is_at_work(self) -> bool:
        return self._driving is not None

    def wake(self) -> None:
        """Let the bots go on, if one is to act; if not, they may think ahead."""
        if self._driving is not None:
            return
        if self._next_bot() is not None:
            self._driving = asyncio.create_task(self._drive())
        else:
            self._let_think_ahead()

    def _let_think_ahead(self) -> None:
        """Somebody is here who will have to wait for the bots when he has decided."""
        if self.claim().rank is Rank.WAITED_FOR:
            self.ahead.begin()

    async def rest(self) -> None:
        """Returns when no bot has to act, or another server has taken over."""
        if self._driving is not None:
            await asyncio.wait([self._driving])

    async def stop(self) -> None:
        await self.ahead.stop()
        if self._driving is not None:
            self._driving.cancel()
            await asyncio.gather(self._driving, return_exceptions=True)

    def _next_bot(self) -> Seat | None:
        head, state = self._table.head, self._table.course.state
        driven = {seat.id: seat for seat in head.seats.values() if seat.is_driven}
        if head.over or not driven:
            return None
        for actor in (*state.addressed, *state.actors):
            seat = driven.get(actor)
            if seat is not None and (seat.kind is SeatKind.BOT or self._only_answer(seat)):
                return seat
        return None

    def _only_answer(self, seat: Seat) -> Action | None:
        """The forced answer of a player who passes until there is something to decide.

        None while he could take something back: he may want to.
        """
        course = self._table.course
        if not seat.passes or course.play.can_undo(seat.id):
            return None
        legal = course.state.legal(seat.id)
        return legal[0] if len(legal) == 1 and not course.state.goes_on(seat.id) else None

    def claim(self) -> Claim:
        """For whom the bots of this table think: a player who is here, a spectator, or nobody."""
        seats = self._table.head.seats.values()
        watchers = sorted(self._table.watchers, key=lambda watcher: watcher.holder)
        for watcher in watchers:
            if any(seat.held_by(watcher.holder) for seat in seats):
                return Claim(Rank.WAITED_FOR, watcher.address, watcher.holder)
        for watcher in watchers:
            return Claim(Rank.WATCHED, watcher.address, watcher.holder)
        return Claim(Rank.UNWATCHED, person=self._table.head.host)

    async def _drive(self) -> None:
        CLAIM.set(self.claim)
        try:
            while (seat := self._next_bot()) is not None:
                await self._decide(seat)
            self._let_think_ahead()
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
            if (answer := self._only_answer(seat)) is not None:
                await self._play(seat, answer, "")
                return
            course = table.course
            legal = offer(course.state.demanded(seat.id))
            asides = set(course.state.asides(seat.id)) if self._asides < MOST_ASIDES else set()
            ready = self.ahead.answer(seat.id, allow_asides=bool(asides))
            if ready is not None and (ready.action in legal or ready.action in asides):
                self._asides = self._asides + 1 if ready.action in asides else 0
                await self._play(seat, *ready)
                return
            question = Question.about(
                course.state,
                seat.id,
                seat.bot or DEFAULT_BOT,
                luck_of_bot(table, seat.id),
                course.play.log(seat.id),
                allow_asides=bool(asides),
            )
        action, why, by, failed = await decide(self._bots, question, legal, asides)
        async with table.locked():
            if self._next_bot() != seat or not self._still_open(seat.id, legal, asides):
                return  # something has happened meanwhile: think again
            self._asides = self._asides + 1 if action in asides else 0
            await self._play(seat, action, why)
            if failed is not None:
                _log.warning("bot failed", extra={"table": table.id, "problem": str(failed)})
                self._confess(seat, failure_key(failed, by))

    async def _play(self, seat: Seat, action: Action, why: Reason) -> None:
        """Carry out what the bot wants; if a rule breaks down over it, something else."""
        table = self._table
        others = other_actions(table.course.state, seat.id, action, Random(table.course.count))
        try:
            await table.store_move(seat.id, partial(table.course.act, seat.id, action, why=why))
            return
        except Refused as refused:
            if refused.code is not RefusalCode.FAULT:
                raise
            fault = refused
        for other in others:
            try:
                await table.store_move(seat.id, partial(table.course.act, seat.id, other))
            except Refused:
                continue
            self._confess(seat, "table.bot_fault")
            return
        raise fault

    def _confess(self, seat: Seat, key: str) -> None:
        """Tell everybody that something other than the bot's choice was done."""
        table = self._table
        table.watchers.hear_notice(notice_of(table.course.game, key, {"seat": seat.id}))

    def _still_open(self, seat: str, legal: Sequence[Action], asides: set[Action]) -> bool:
        """True if the seat still has the options it had when the bot was asked."""
        state = self._table.course.state
        return offer(state.demanded(seat)) == legal and asides <= set(state.asides(seat))
