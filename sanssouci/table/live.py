"""A table in play: what its players and watchers may ask of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

from sanssouci.kernel import BadAction, Survey
from sanssouci.kernel.catalogue import tell
from sanssouci.table import bounds, elsewhere, telling
from sanssouci.table.bot_pool import BotPool
from sanssouci.table.course import Course
from sanssouci.table.driving import Driver
from sanssouci.table.entries import Row
from sanssouci.table.errors import RefusalCode, Refused
from sanssouci.table.in_memory import TableInMemory, TimeOf
from sanssouci.table.seats import Seat, SeatKind
from sanssouci.table.store import Conflict, Duplicate, Store, Stored
from sanssouci.table.telling import Told
from sanssouci.table.threads import in_thread
from sanssouci.table.watchers import Watcher


class LiveTable(TableInMemory):
    """A table with people and bots.

    This class has the game; ``seating``, ``proposals``, ``talk`` and ``advice`` have everything
    else they may do.
    """

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        stored: Stored,
        course: Course,
        time_of: TimeOf,
    ) -> None:
        super().__init__(store, stored, course, time_of)
        self.bots = bots
        self.driver = Driver(self, bots)
        self.last_used = self._opened = time.monotonic()
        self._last_seen: dict[str, float] = {}
        """By seat, when whoever has it was last here, if he is not."""
        self.elsewhere = elsewhere.Elsewhere()
        self.presence_listener: Callable[[], None] | None = None
        """Told when somebody has come to this server or gone; it may not wait."""
        self._told_presence: tuple[dict[str, bool], int] | None = None
        """Who is here, as those who watch were last told."""
        self.advice: dict[tuple[str, str], tuple[str, Any]] = {}
        """By kind and seat, what it knew when it asked for advice, and what it was told."""

    @property
    def is_idle(self) -> bool:
        return not self.watchers and not self.driver.is_at_work and not self._lock.locked()

    # -- coming to look -------------------------------------------------------------------------

    def join(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._presence_has_changed(watcher)
        self.driver.wake()

    def part(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.last_used = time.monotonic()
        self._seen_now(self.seats_of(watcher.holder))
        self._presence_has_changed()

    def _presence_has_changed(self, newcomer: Watcher | None = None) -> None:
        self._told_presence = self.presence(), self.spectators()
        self.watchers.presence_changed(newcomer)
        if self.presence_listener is not None:
            self.presence_listener()

    def hear_presence(self, server: str, text: str) -> None:
        """Who is here through another server."""
        before = self.elsewhere.seats
        self.elsewhere.hear(server, text)
        self._seen_now(before - self.elsewhere.seats)
        self.look_who_is_here()

    def look_who_is_here(self) -> None:
        """Tell watchers if somebody has come or gone on another server."""
        here = self.presence(), self.spectators()
        if here != self._told_presence:
            self._told_presence = here
            self.watchers.presence_changed()

    def told_elsewhere(self) -> str:
        """Presence on this server, as other servers are told."""
        here = self.watchers.presence(self.head.seats.values())
        persons = [seat for seat, is_here in here.items() if is_here and self._is_person(seat)]
        return elsewhere.told(persons, self._spectators_here())

    def _is_person(self, seat: str) -> bool:
        return self.head.seats[seat].kind is SeatKind.PERSON

    def _seen_now(self, seats: Iterable[str]) -> None:
        self._last_seen.update(dict.fromkeys(seats, time.monotonic()))

    def was_here_within(self, seat: str, seconds: float) -> bool:
        """True if the owner of the seat was here that recently, or may have been unnoticed."""
        return time.monotonic() - self._last_seen.get(seat, self._opened) < seconds

    async def refresh(self) -> None:
        """Reread everything once the current operation is done."""
        async with self._lock:
            held = {seat.id: seat.holder for seat in self.head.seats.values()}
            await self.reload()
            self._seen_now(
                seat.id for seat in self.head.seats.values() if seat.holder != held[seat.id]
            )
            if self.presence_listener is not None and self.watchers:
                self.presence_listener()
            if self.watchers:  # else the server that has written lets the bots go on
                self.driver.wake()

    # -- who may what ---------------------------------------------------------------------------

    def seats_of(self, holder: str) -> list[str]:
        return [seat.id for seat in self.head.seats.values() if seat.held_by(holder)]

    def replaced(self, holder: str) -> list[str]:
        """The seats that a bot plays for a browser until it takes them back."""
        seats = self.head.seats.values()
        return [] if self.head.over else [s.id for s in seats if s.can_be_taken_back_by(holder)]

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
            raise Refused(RefusalCode.NOT_YOURS, tell("error.not_your_seat"))
        return found

    def check_running(self) -> None:
        if self.head.over:
            raise Refused(RefusalCode.OVER, tell("kernel.over"))

    # -- what is told ---------------------------------------------------------------------------

    def position(
        self, seat: str | None, seen: int, audience: Collection[str] | None = None
    ) -> Told:
        """The position for a seat that has seen so many entries; the audience shares its
        screen."""
        self.last_used = time.monotonic()
        may_act = seat is not None and self.head.seats[seat].kind is SeatKind.PERSON
        return telling.position(
            self.course,
            seat,
            min(seen, self.course.count),
            audience=((seat,) if seat else ()) if audience is None else audience,
            question=None if seat is None else self.questions.number(seat),
            may_act=may_act,
            over=self.head.over,
            training=self.head.training,
        )

    def presence(self) -> dict[str, bool]:
        here, there = self.watchers.presence(self.head.seats.values()), self.elsewhere.seats
        return {
            seat: is_here or (seat in there and self._is_person(seat))
            for seat, is_here in here.items()
        }

    def spectators(self) -> int:
        return self._spectators_here() + self.elsewhere.spectators

    def _spectators_here(self) -> int:
        return sum(not self.seats_of(watcher.holder) for watcher in self.watchers)

    def narrow(self, holder: str, seat: str, words: Sequence[str], question: int) -> dict[str, int]:
        """The words that may follow some words of an action; see ``State.narrow``."""
        self.check_mine(holder, seat)
        self.check_running()
        if question != self.questions.number(seat):
            raise Refused(RefusalCode.STALE, tell("error.gone_on"))
        return dict(self.course.state.narrow(seat, words))

    def why_not(self, holder: str, seat: str, action: str) -> tuple[str, str]:
        """Why an action is forbidden, and the rule; both empty if it is not."""
        self.check_mine(holder, seat)
        state, game = self.course.state, self.course.game
        try:
            reason = state.why_not(seat, game.parse(state, seat, action))
        except BadAction as error:
            raise Refused(RefusalCode.BAD_MESSAGE, str(error)) from error
        return ("", "") if reason is None else (game.say(reason), reason.rule)

    def foresee(self, holder: str, seat: str, actions: Iterable[str]) -> list[list[Told]]:
        """What each of some actions of a seat would do; nothing of those that are not legal."""
        self.check_mine(holder, seat)
        return [telling.prospects(self.course.state, seat, action) for action in actions]

    def survey(self, holder: str, seat: str | None) -> Survey:
        """What the rules say of the map, as a seat of mine or a spectator may know it."""
        if seat is not None:
            self.check_mine(holder, seat)
        return self.course.state.survey(seat)

    # -- entries --------------------------------------------------------------------------------

    async def act(self, holder: str, seat: str, action: str, question: int, client_id: str) -> int:
        """Carry out the answer to a question and store it; returns the number of entries.

        The same id is carried out only once. An answer to any question but the seat's current one
        raises Refused.
        """

        def move(key: str) -> list[Row]:
            meant = self.course.game.parse(self.course.state, seat, action)
            if self.course.state.is_aside(seat, meant):
                bounds.check_asides(self.course, seat)
            return self.course.act(seat, meant, key)

        return await self._enter(holder, seat, question, client_id, move)

    async def undo(self, holder: str, seat: str, question: int, client_id: str) -> int:
        def move(key: str) -> list[Row]:
            bounds.check_undo(self.course)
            return self.course.undo(seat, key)

        return await self._enter(holder, seat, question, client_id, move)

    async def _enter(
        self,
        holder: str,
        seat: str,
        question: int,
        client_id: str,
        move: Callable[[str], list[Row]],
    ) -> int:
        async with self.locked():
            self.check_mine(holder, seat)
            mine, key = self.seats_of(holder), f"{seat} {client_id}"
            if await self._is_new(seat, question, key):
                try:
                    await self.store_move(seat, lambda: move(key))
                except Duplicate:
                    pass  # done at another server
                except Conflict as error:
                    text = tell("error.something_else")
                    raise Refused(RefusalCode.STALE, text) from error
                self.driver.wake()
            return self.course.told_number(mine, self.course.count)

    async def _is_new(self, seat: str, question: int, key: str) -> bool:
        """True if a message has not been carried out yet; raises Refused if it is too late."""
        if key in self._done:
            return False
        try:
            self.check_running()
            if question != self.questions.number(seat):
                raise Refused(RefusalCode.STALE, tell("error.not_done"))
        except Refused:
            if not await in_thread(self.store.has_entry, self.id, key):
                raise
            return False  # done before the last snapshot
        return True
