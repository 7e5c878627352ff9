"""A table in play: everything that can happen at it, one thing after the other."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from dataclasses import replace
from datetime import datetime
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from sanssouci.bots import told_to_all
from sanssouci.bots.referee import MOST_ASIDES
from sanssouci.games import load
from sanssouci.kernel import CHANCE, Action, BadAction, CannotUndo, Illegal
from sanssouci.table import leaving, telling, timing
from sanssouci.table.bot_pool import BotPool, Question
from sanssouci.table.course import Course
from sanssouci.table.database import utc_now
from sanssouci.table.deciding import decide
from sanssouci.table.entries import Row
from sanssouci.table.errors import NoSuchTable, RefusalCode, Refused, TableBroken
from sanssouci.table.leaving import Proposal, Result
from sanssouci.table.seats import Seat, SeatKind
from sanssouci.table.setup import DEFAULT_BOT, check_bot
from sanssouci.table.store import (
    ChatLine,
    ClockChange,
    Conflict,
    Duplicate,
    Head,
    Store,
    Stored,
)
from sanssouci.table.telling import Told
from sanssouci.table.tokens import hashed, new_token

SNAPSHOT_EVERY: Final = 250
"""Entries between two snapshots; without one, a game is played through from its beginning."""

_log = logging.getLogger("sanssouci.table")
P = ParamSpec("P")
T = TypeVar("T")


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


async def in_thread(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Database work, off the loop; it is finished even if whoever asked for it has gone."""
    work = asyncio.ensure_future(asyncio.to_thread(call, *args, **kwargs))
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        raise


def _alone(
    change: Callable[Concatenate[LiveTable, P], Awaitable[T]],
) -> Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, T]]:
    """Carried out under the lock; if another server was quicker, once more from its beginning.

    Nothing may be told before it is stored.
    """

    @wraps(change)
    async def carried_out(table: LiveTable, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with table._lock:
            if table.is_doubtful:
                await table.reload()
            while True:
                try:
                    return await change(table, *args, **kwargs)
                except Conflict:
                    await table.reload()

    return carried_out


class LiveTable:
    """Holds the game in memory; the store is ahead of it never, behind it only under the lock."""

    def __init__(
        self, store: Store, bots: BotPool, stored: Stored, now: Callable[[], datetime] = utc_now
    ) -> None:
        self.store = store
        self.bots = bots
        self.now = now
        self.turn_listener: Callable[[LiveTable, str], None] | None = None
        """Told when it becomes a person's turn; it may not wait."""
        self.watchers: set[Watcher] = set()
        self.last_used = time.monotonic()
        self._lock = asyncio.Lock()
        self._driving: asyncio.Task[None] | None = None
        self._asides = 0
        self._take(stored)

    def _take(self, stored: Stored) -> None:
        """Take everything from the store; what was known before is forgotten."""
        self.is_doubtful = False
        """Whether the game in memory may have gone further than the store knows."""
        self.head = stored.head
        self.course = rebuilt(stored)
        self._snapshot_at = stored.snapshot["seq"] if stored.snapshot else 0
        self._done = {row.client_id: row.seq for row in stored.rows if row.client_id}
        # The last entry by others that changed what a seat has to decide: see ``_check_fresh``.
        self._upset_at = dict.fromkeys(self.head.seats, self.course.count)

    @property
    def id(self) -> str:
        return self.head.id

    @property
    def is_idle(self) -> bool:
        return not self.watchers and self._driving is None and not self._lock.locked()

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

    def _own(self, holder: str, seat: str) -> Seat:
        found = self.head.seats.get(seat)
        if found is None or not found.held_by(holder):
            raise Refused(RefusalCode.NOT_YOURS, "This seat is not yours.")
        return found

    def _check_running(self) -> None:
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
        here = {watcher.holder for watcher in self.watchers}
        return {
            seat.id: seat.kind is SeatKind.BOT or (bool(seat.holder) and seat.holder in here)
            for seat in self.head.seats.values()
        }

    def spectators(self) -> int:
        return sum(not self.seats_of(watcher.holder) for watcher in self.watchers)

    def why_not(self, holder: str, seat: str, action: str) -> tuple[str, str]:
        """Why an action is forbidden, and the rule; both empty if it is not."""
        self._own(holder, seat)
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
        async with self._lock:
            if self.is_doubtful:
                await self.reload()
            self._own(holder, seat)
            key = f"{seat} {client_id}"
            mine = self.seats_of(holder)
            if key in self._done:
                return self.course.told_number(mine, self.course.count)
            self._check_running()
            self._check_fresh(seat, seen, mine)
            try:
                await self._store_move(seat, lambda: move(key))
            except Duplicate:
                pass  # before the last snapshot, or at another server
            except Conflict as error:
                text = "Something else happened first; look again."
                raise Refused(RefusalCode.STALE, text) from error
            self.wake()
            return self.course.told_number(mine, self.course.count)

    def _check_fresh(self, seat: str, seen: int, mine: Collection[str]) -> None:
        """A decision taken on an old page counts only if the same was to be decided there."""
        known = self.course.told_number(mine, self.course.count)
        if self.course.entry_told(mine, seen) < self._upset_at[seat] or seen > known:
            raise Refused(RefusalCode.STALE, "The game has gone on; look again.")

    async def _store_move(self, seat: str, move: Callable[[], list[Row]]) -> None:
        """Carry a move out in memory and store it; if it cannot be stored, forget it again."""
        before = self._decisions()
        try:
            rows = move()
        except Illegal as error:
            text = self.course.game.say(error.reason)
            raise Refused(RefusalCode.ILLEGAL, text, error.rule) from error
        except CannotUndo as error:
            raise Refused(RefusalCode.ILLEGAL, f"Cannot be undone: {error}.") from error
        except BadAction as error:
            raise Refused(RefusalCode.ILLEGAL, str(error)) from error
        result = leaving.result_by_rules(self.course.state)
        turn_of = [actor for actor in self.course.state.actors if actor != CHANCE]
        over = result is not None
        clock = timing.after_entry(self.head, self.course, rows[0], self.now(), over=over)
        self.is_doubtful = True
        try:
            aside = self.course.asides.get(rows[0].seq)
            quiet = aside is not None and aside.is_secret
            await in_thread(self.store.append, self.id, rows, turn_of, result, clock, quiet=quiet)
        except Exception:
            await self.reload()
            raise
        self.is_doubtful = False
        called = [actor for actor in turn_of if actor not in self.head.turn_of]
        self.head.turn_of = turn_of
        self.head.over, self.head.result = result is not None, result
        self._done |= {row.client_id: row.seq for row in rows if row.client_id}
        after = self._decisions()
        for each in self.head.seats:
            if before[each] != after[each] and (each != seat or len(rows) > 1):
                self._upset_at[each] = self.course.count
        self._tell_position()
        if self._set_clock(clock) or result is not None:
            self._tell_table()
        self._call(called)
        await self._keep_snapshot()

    def _decisions(self) -> dict[str, tuple[Any, ...]]:
        """By seat, what it has to decide."""
        state = self.course.state
        return {
            seat: (state.prompt(seat), *state.legal(seat)) if seat in state.actors else ()
            for seat in self.head.seats
        }

    async def _keep_snapshot(self) -> None:
        if self.course.count < self._snapshot_at + SNAPSHOT_EVERY:
            return
        if (data := self.course.snapshot()) is None:
            return
        self._snapshot_at = self.course.count
        try:
            await in_thread(self.store.keep_snapshot, self.id, self.course.count, data)
        except SQLAlchemyError:  # only a cache: the move before it is stored
            _log.exception("no snapshot", extra={"table": self.id})

    async def reload(self) -> None:
        """Read everything anew, as another server or a failure has made it doubtful."""
        stored = await in_thread(self.store.load, self.id)
        if stored is None:
            raise NoSuchTable("the table is gone")
        was = self.head
        self._take(stored)
        if not _looks_like(was, self.head):
            self._tell_table()
        self._tell_position()

    async def refresh(self) -> None:
        """Read everything anew as soon as what is going on has been done."""
        async with self._lock:
            await self.reload()
            if self.watchers:  # else the server that has written lets the bots go on
                self.wake()

    # -- clocks ---------------------------------------------------------------------------------

    def _set_clock(self, change: ClockChange | None) -> bool:
        """Take a clock that has been stored; returns whether people have to be told."""
        if change is None:
            return False
        self.head.clock = change.becomes
        return not change.becomes.looks_like(change.was)

    @_alone
    async def forfeit_late(self) -> None:
        """Bots take the seats of those who are out of time."""
        while (clock := self.head.clock) is not None and not self.head.over:
            if (late := clock.late(self.now())) is None:
                break
            seat = self.head.seats[late]
            text = f"{seat.name} has run out of time; a bot plays on."
            await self._leave(seat, leaving.OUT_OF_TIME, text)

    def _call(self, seats: Sequence[str]) -> None:
        if self.turn_listener is not None and not self.head.over:
            for seat in seats:
                if self.head.seats[seat].kind is SeatKind.PERSON:
                    self.turn_listener(self, seat)

    # -- bots -----------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let the bots go on, if one is to act."""
        if self._driving is None and self._next_bot() is not None:
            self._driving = asyncio.create_task(self._drive())

    async def bots_rest(self) -> None:
        """Returns when no bot is to act, or another server has taken over."""
        if self._driving is not None:
            await asyncio.wait([self._driving])

    def _next_bot(self) -> Seat | None:
        if self.head.over:
            return None
        for actor in self.course.state.actors:
            seat = self.head.seats.get(actor)
            if seat is not None and seat.kind is SeatKind.BOT:
                return seat
        return None

    async def _drive(self) -> None:
        try:
            while (seat := self._next_bot()) is not None:
                await self._bot_acts(seat)
        except Conflict:
            pass  # the table has been read anew; whoever was quicker drives it
        except Exception:
            _log.exception("bots stopped", extra={"table": self.id})
        finally:
            self._driving = None

    async def _bot_acts(self, seat: Seat) -> None:
        async with self._lock:
            state = self.course.state
            seed = f"bot {self.head.seed} {self.course.count}"
            legal = list(state.legal(seat.id))
            asides = set(state.asides(seat.id)) if self._asides < MOST_ASIDES else set()
            question = Question.about(
                state,
                seat.id,
                seat.bot or DEFAULT_BOT,
                seed,
                self.course.play.log(seat.id),
                allow_asides=bool(asides),
            )
        action, why, by, failed = await decide(self.bots, question, legal, asides)
        async with self._lock:
            if self._next_bot() != seat or not self._still_open(seat.id, legal, asides):
                return  # something has happened meanwhile: think again
            self._asides = self._asides + 1 if action in asides else 0
            await self._store_move(seat.id, lambda: self.course.act(seat.id, action, why=why))
            if failed is not None:
                _log.warning("bot failed", extra={"table": self.id, "problem": str(failed)})
                self._tell_notice(told_to_all(self.course.game.name(seat.id), failed, by))

    def _still_open(self, seat: str, legal: list[Action], asides: set[Action]) -> bool:
        """Whether the seat may still do what it might have done when the bot was asked."""
        state = self.course.state
        return list(state.legal(seat)) == legal and asides <= set(state.asides(seat))

    async def stop(self) -> None:
        if self._driving is not None:
            self._driving.cancel()
            await asyncio.gather(self._driving, return_exceptions=True)

    # -- talk -----------------------------------------------------------------------------------

    async def chat(self, holder: str, text: str) -> None:
        mine = self.seats_of(holder)
        if not mine and not self.is_host(holder):
            raise Refused(RefusalCode.NOT_YOURS, "Only those at the table may speak.")
        who = self.head.seats[mine[0]].name if mine else "Host"
        seat = mine[0] if len(mine) == 1 else None
        line = await in_thread(self.store.add_chat, self.id, seat, who, text)
        for watcher in list(self.watchers):
            watcher.hear_chat(line)

    async def pass_on_chat(self, n: int) -> None:
        """Tell those who are connected here what was said at another server."""
        for line in await self.chat_after(n - 1):
            if line.n == n:
                for watcher in list(self.watchers):
                    watcher.hear_chat(line)

    async def keep_note(self, holder: str, seat: str, text: str) -> None:
        self._own(holder, seat)
        await in_thread(self.store.keep_note, self.id, seat, text)

    async def note(self, holder: str, seat: str) -> str:
        self._own(holder, seat)
        return await in_thread(self.store.note, self.id, seat)

    async def chat_after(self, n: int) -> list[ChatLine]:
        return await in_thread(self.store.chat_after, self.id, n)

    # -- coming and going -----------------------------------------------------------------------

    @_alone
    async def take_seat(self, seat: str, token: str, holder: str, name: str) -> None:
        found = self.head.seats[seat]
        if found.held_by(holder):
            return
        taken = replace(found, kind=SeatKind.PERSON, holder=holder, token=token, name=name)
        head = _with_seat(self.head, taken)
        clock = timing.after_change(head, self.course, self.now())
        if not await in_thread(self.store.take_seat, self.id, taken, clock):
            raise Refused(RefusalCode.NOT_YOURS, "This seat is taken.")
        self._become(head, clock, f"{name} sits down as {self.course.game.name(seat)}.")

    @_alone
    async def renew_invitation(self, holder: str, seat: str) -> str:
        """A new link for a seat still open; the old one is void. For the host."""
        found = self._hosted(holder, seat)
        if found.kind is not SeatKind.INVITATION:
            raise Refused(RefusalCode.ILLEGAL, "This seat is taken.")
        token = new_token()
        await self._change(seat=replace(found, token=hashed(token)))
        return token

    @_alone
    async def resign(self, holder: str, seat: str) -> None:
        found = self._own(holder, seat)
        self._check_running()
        await self._leave(found, leaving.RESIGNED, f"{found.name} resigns; a bot plays on.")

    @_alone
    async def replace_by_bot(self, holder: str, seat: str, bot: str) -> None:
        """The host seats a bot for somebody who is away or has never come."""
        found = self._hosted(holder, seat)
        self._check_running()
        if found.kind is SeatKind.BOT:
            raise Refused(RefusalCode.ILLEGAL, "A bot sits there already.")
        if self.presence()[seat]:
            raise Refused(RefusalCode.ILLEGAL, f"{found.name} is at the table.")
        kind = check_bot(bot, self.bots.names)
        seated = Seat(seat, SeatKind.BOT, kind.capitalize(), kind, resigned=found.resigned)
        await self._change(f"A bot takes the seat of {found.name}.", seat=seated)
        self.wake()

    def _hosted(self, holder: str, seat: str) -> Seat:
        if not self.is_host(holder):
            raise Refused(RefusalCode.NOT_YOURS, "Only the host of the table can do that.")
        if seat not in self.head.seats:
            raise Refused(RefusalCode.BAD_MESSAGE, f"There is no seat called {seat}.")
        return self.head.seats[seat]

    @_alone
    async def propose(self, holder: str, seat: str, what: str) -> None:
        found = self._own(holder, seat)
        self._check_running()
        if self.head.proposal is not None:
            raise Refused(RefusalCode.ILLEGAL, "A proposal stands already; answer it first.")
        if what not in leaving.PROPOSALS:
            raise Refused(RefusalCode.BAD_MESSAGE, f"Nobody can propose {what!r}.")
        proposal = {"what": what, "seat": seat, "yes": self.seats_of(holder)}
        await self._weigh(proposal, f"{found.name} proposes {leaving.PROPOSALS[what]}.")

    @_alone
    async def answer(self, holder: str, seat: str, yes: bool) -> None:
        found = self._own(holder, seat)
        self._check_running()
        proposal = self.head.proposal
        if proposal is None:
            raise Refused(RefusalCode.ILLEGAL, "Nothing has been proposed.")
        if yes:
            agreed = {*proposal["yes"], *self.seats_of(holder)}
            await self._weigh({**proposal, "yes": sorted(agreed)})
        else:
            await self._keep_proposal(None, f"{found.name} declines.")

    async def _weigh(self, proposal: Proposal, notice: str = "") -> None:
        """Keep a proposal, or carry it out once all persons agree."""
        result = leaving.result_of_agreement(proposal, self.head.seats)
        if result is None:
            await self._keep_proposal(proposal, notice)
        else:
            await self._change(notice, result=result)

    def proposal(self) -> Told | None:
        """The proposal that stands, and whose answer is awaited."""
        standing = self.head.proposal
        if standing is None:
            return None
        waiting = leaving.undecided(standing, self.head.seats)
        return {"what": standing["what"], "seat": standing["seat"], "waiting_for": waiting}

    async def _keep_proposal(self, proposal: Proposal | None, notice: str) -> None:
        await in_thread(self.store.keep_proposal, self.id, proposal)
        self.head.proposal = proposal
        if notice:
            self._tell_notice(notice)
        self._tell_table()

    async def _leave(self, seat: Seat, reason: str, notice: str) -> None:
        """A bot plays on for somebody; the table is over if that leaves nobody to play against."""
        lost = replace(seat, kind=SeatKind.BOT, bot=seat.bot or DEFAULT_BOT, resigned=True)
        game, head = self.course.game, _with_seat(self.head, lost)
        result = leaving.result_of_leaving(game, head.scenario, head.seats, reason)
        if result is None and head.proposal is not None:
            result = leaving.result_of_agreement(head.proposal, head.seats)
        out_of_time = seat.id if reason == leaving.OUT_OF_TIME else None
        await self._change(notice, seat=lost, result=result, out_of_time=out_of_time)
        self.wake()

    async def _change(
        self,
        notice: str = "",
        *,
        seat: Seat | None = None,
        result: Result | None = None,
        out_of_time: str | None = None,
    ) -> None:
        """A seat changes hands, the game ends before its rules end it, or both: all or nothing."""
        head = self.head if seat is None else _with_seat(self.head, seat)
        if result is not None:
            head = replace(head, over=True, result=result, turn_of=[], proposal=None)
        clock = timing.after_change(head, self.course, self.now(), out_of_time=out_of_time)
        await in_thread(self.store.change, self.id, clock, seat=seat, result=result)
        self._become(head, clock, notice, "" if result is None else result["text"])

    def _become(self, head: Head, clock: ClockChange | None, *notices: str) -> None:
        """What the table has become is stored: know it and tell it."""
        self.head = head
        self._set_clock(clock)
        for notice in filter(None, notices):
            self._tell_notice(notice)
        self._tell_table()
        self._tell_position()

    # -- watchers -------------------------------------------------------------------------------

    def join(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._tell_presence()
        self.wake()

    def part(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.last_used = time.monotonic()
        self._tell_presence()

    def _tell_table(self) -> None:
        for watcher in list(self.watchers):
            watcher.table_changed()

    def _tell_position(self) -> None:
        for watcher in list(self.watchers):
            watcher.position_changed()

    def _tell_presence(self) -> None:
        for watcher in list(self.watchers):
            watcher.presence_changed()

    def _tell_notice(self, text: str) -> None:
        for watcher in list(self.watchers):
            watcher.hear_notice(text)


def _looks_like(was: Head, head: Head) -> bool:
    """Whether nobody has to be told of the table itself; what happens in the game is no part."""
    if (was.clock is None) != (head.clock is None):
        return False
    if was.clock is not None and head.clock is not None and not head.clock.looks_like(was.clock):
        return False
    return all(
        getattr(was, name) == getattr(head, name)
        for name in ("title", "host", "seats", "over", "result", "proposal")
    )


def _with_seat(head: Head, seat: Seat) -> Head:
    return replace(head, seats={**head.seats, seat.id: seat})


def rebuilt(stored: Stored) -> Course:
    """The game of a stored table, from its snapshot and the entries since, or from all entries."""
    head: Head = stored.head
    game = load(head.game)
    if head.rules != game.rules_version:
        raise TableBroken(f"played under rules {head.rules}, these are rules {game.rules_version}")
    course = Course(game, head.scenario, head.options, head.seed)
    if stored.snapshot is not None:
        course.restore(stored.snapshot, head.seed)
    course.replay(stored.rows)
    return course
