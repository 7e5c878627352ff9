"""One browser connected to one table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from sanssouci.kernel import BadOption, speaking
from sanssouci.kernel.catalogue import tell
from sanssouci.table import (
    LiveTable,
    Refused,
    Tables,
    advice,
    notices,
    proposals,
    seating,
    talk,
    telling,
)
from sanssouci.table.database import UNREACHABLE, trouble
from sanssouci.table.errors import NoSuchTable, RefusalCode, TableBroken
from sanssouci.table.store import ChatLine, Duplicate
from sanssouci.table.threads import in_thread
from sanssouci.table.titles import title_of
from sanssouci.web import messages, nul
from sanssouci.web.addresses import address_of
from sanssouci.web.metrics import Metrics
from sanssouci.web.rates import Bucket, Buckets
from sanssouci.web.settings import Settings

FOREIGN_ORIGIN: Final = 4403
NO_SUCH_TABLE: Final = 4404
TOO_LONG: Final = 1009
COME_AGAIN: Final = 1013

_log = logging.getLogger("sanssouci.web")


class Connection:
    """Hears what happens at its table and speaks for the seats its browser holds."""

    def __init__(
        self,
        socket: WebSocket,
        tables: Tables,
        table_id: str,
        settings: Settings,
        metrics: Metrics,
        unsent: Counter[str],
        hellos: Buckets,
    ) -> None:
        """``unsent`` counts by address how many bytes wait for clients to read them, ``hellos``
        how often tables are opened.
        """
        limits = settings.limits
        self.holder: str = socket.scope["state"]["holder"]
        self.session: str = socket.scope["state"]["session"]
        self.address = address_of(socket.scope)
        self.language: str = socket.scope["state"]["language"]
        self._socket = socket
        self._tables = tables
        self._table_id = table_id
        self._limits = limits
        self._heartbeat = settings.heartbeat
        self._metrics = metrics
        self._page: str | None = None
        self._is_over = False
        """Whether it has hung up; what still comes over an old line is not heard any more."""
        self._table: LiveTable | None = None
        self._seen: dict[str | None, int] = {}
        """By seat of mine, the entry up to which it has been told everything."""
        self._mine: list[str] = []
        self._last: dict[str | None, str] = {}
        """By seat of mine, the last position without its log, which is not sent twice."""
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(limits.waiting_messages)
        self._unsent = unsent
        self._hellos = hellos
        self._waiting_bytes = 0
        self._messages = Bucket(limits.socket)
        self._chat = Bucket(limits.chat)
        self._advice = Bucket(limits.advice)
        self._errands: set[asyncio.Task[None]] = set()

    # -- the connection -------------------------------------------------------------------------

    async def run(self) -> None:
        await self._socket.accept()
        if not self._socket.scope["state"]["same_origin"]:
            await self._socket.close(FOREIGN_ORIGIN, "foreign origin")
            return
        try:
            await self._tables.get(self._table_id)
        except (NoSuchTable, TableBroken) as error:
            await self._socket.close(NO_SUCH_TABLE, str(error)[:100])
            return
        writer = asyncio.create_task(self._write())
        try:
            with speaking(self.language):
                await self._read()
        except WebSocketDisconnect:
            pass
        finally:
            if self._table is not None:
                self._table.part(self)
            ending = [writer, *self._errands]
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)
            self._count_waiting(-self._waiting_bytes)

    async def turn_away(self) -> None:
        """There are too many connections already."""
        await self._socket.accept()
        await self._socket.close(COME_AGAIN, "too many connections")

    async def _read(self) -> None:
        while True:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if text is None:
                self._refuse(None, RefusalCode.BAD_MESSAGE, tell("error.json_only"))
                continue
            if len(text) > self._limits.message:
                await self._socket.close(TOO_LONG, "message too long")
                return
            await self._hear(text)

    async def _write(self) -> None:
        while (text := await self._waiting.get()) is not None:
            await self._socket.send_text(text)
            self._count_waiting(-len(text))
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(COME_AGAIN, "come again")

    def _send(self, message: dict[str, Any]) -> None:
        self._put(written(message))

    def _put(self, text: str) -> None:
        if self._is_over:
            return
        too_much = self._waiting_bytes > self._limits.waiting_bytes or (
            self._unsent[self.address] > self._limits.waiting_bytes_by_address
        )
        if too_much or self._waiting.full():
            self.hang_up()  # the client does not keep up
        else:
            self._waiting.put_nowait(text)
            self._count_waiting(len(text))

    def _count_waiting(self, more: int) -> None:
        self._waiting_bytes += more
        self._unsent[self.address] += more
        if not self._unsent[self.address]:
            del self._unsent[self.address]

    def hang_up(self) -> None:
        """End the connection; the client comes back and says what it has seen."""
        self._is_over = True
        while not self._waiting.empty():
            text = self._waiting.get_nowait()
            self._count_waiting(-len(text or ""))
        self._waiting.put_nowait(None)
        if self._table is not None:
            self._table.watchers.discard(self)

    def is_earlier_line_of(self, other: Connection) -> bool:
        """Whether the page behind this connection has come back on another one."""
        same_page = self._page is not None and self._page == other._page
        return self is not other and same_page and self.holder == other.holder

    def _refuse(self, id: str | None, code: RefusalCode, text: str, rule: str = "") -> None:
        self._metrics.count(f'refusals_total{{code="{code.value}"}}')
        self._send({"type": "refused", "id": id, "code": code.value, "text": text, "rule": rule})

    # -- what the client says -------------------------------------------------------------------

    async def _hear(self, text: str) -> None:
        if self._is_over:
            return
        if nul.in_json(text):
            self._refuse(_id_in(text), RefusalCode.BAD_MESSAGE, nul.refusal())
            return
        try:
            message = messages.CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            self._refuse(_id_in(text), RefusalCode.BAD_MESSAGE, _first_problem(error))
            return
        id = getattr(message, "id", None)
        if not self._messages.take():
            self._refuse(id, RefusalCode.TOO_FAST, tell("error.too_many_messages"))
            return
        try:
            await self._obey(message)
        except Refused as error:
            if error.code is RefusalCode.STALE:
                self._last.clear()
                self.position_changed()
            self._refuse(id, error.code, error.text, error.rule)
        except (BadOption, NoSuchTable, TableBroken) as error:
            self._refuse(id, RefusalCode.BAD_MESSAGE, str(error))
        except UNREACHABLE as error:
            _log.error("cannot store", extra={"table": self._table_id, "problem": str(error)})
            self._refuse(id, RefusalCode.NOT_STORED, trouble(error))
        except Exception:  # a fault of ours is no reason to drop the line
            _log.exception("a message could not be answered", extra={"table": self._table_id})
            text = tell("error.fault")
            self._refuse(id, RefusalCode.FAULT, text)

    async def _obey(self, message: messages.ClientMessage) -> None:
        if isinstance(message, messages.Ping):
            self._send({"type": "pong", "every": self._heartbeat})
            return
        if isinstance(message, messages.Hello):
            await self._hello(message)
            return
        table, me = self._table, self.holder
        if table is None:
            raise Refused(RefusalCode.BAD_MESSAGE, tell("error.hello_first"))
        match message:
            case messages.Act(id=id, seat=seat, action=action, question=question):
                began = time.perf_counter()
                count = await table.act(self.holder, seat, action, question, id)
                self._metrics.time("action", time.perf_counter() - began)
                self._metrics.count("actions_total")
                self._send({"type": "acted", "id": id, "entries": count})
            case messages.Undo(id=id, seat=seat, question=question):
                count = await table.undo(self.holder, seat, question, id)
                self._metrics.count("undos_total")
                self._send({"type": "acted", "id": id, "entries": count})
            case messages.Why(id=id, seat=seat, action=action):
                text, rule = table.why_not(self.holder, seat, action)
                self._send({"type": "why", "id": id, "text": text, "rule": rule})
            case messages.Narrow(id=id, seat=seat, words=words, question=question):
                following = table.narrow(self.holder, seat, words, question)
                told = {"id": id, "seat": seat, "words": words, "following": following}
                self._send({"type": "narrow", **told})
            case messages.Foresee(id=id, seat=seat, actions=actions):
                foreseen = table.foresee(self.holder, seat, actions)
                self._send({"type": "prospects", "id": id, "prospects": foreseen})
            case messages.AskSurvey(id=id, seat=whose):
                survey = table.survey(self.holder, whose)
                self._send({"type": "survey", "id": id, "survey": survey})
            case messages.AskHint(id=id, seat=seat):
                self._send_later(id, self._hint(table, id, seat))
            case messages.AskOdds(id=id, seat=seat):
                self._send_later(id, self._odds(table, id, seat))
            case messages.SayChat(id=id, text=text):
                if not self._chat.take():
                    raise Refused(RefusalCode.TOO_FAST, tell("error.not_so_fast"))
                await self._once(table, id, lambda receipt: talk.say(table, me, text, receipt))
            case messages.KeepNote(id=id, seat=seat, text=text):
                await talk.keep_note(table, self.holder, seat, text)
                self._send({"type": "kept", "id": id, "seat": seat})
            case messages.Resign(id=id, seat=seat):
                await self._once(
                    table, id, lambda receipt: seating.resign(table, me, seat, receipt)
                )
            case messages.Propose(id=id, what=what, seat=seat):
                await self._once(
                    table, id, lambda receipt: proposals.propose(table, me, seat, what, receipt)
                )
            case messages.Answer(id=id, seat=seat, proposal=to, yes=yes):
                await self._once(
                    table, id, lambda receipt: proposals.answer(table, me, seat, to, yes, receipt)
                )
            case messages.Replace(id=id, seat=seat, bot=bot):
                await self._once(
                    table, id, lambda receipt: seating.replace_by_bot(table, me, seat, bot, receipt)
                )
            case messages.OrderToPass(id=id, seat=seat, on=on):
                await self._once(
                    table, id, lambda receipt: seating.order_to_pass(table, me, seat, on, receipt)
                )
            case messages.TakeBack(id=id, seat=seat):
                await self._once(
                    table, id, lambda receipt: seating.take_back(table, me, seat, receipt)
                )

    async def _once(
        self, table: LiveTable, id: str, do: Callable[[str], Coroutine[Any, Any, None]]
    ) -> None:
        """Do something under a receipt; if it was done before, say so once more."""
        receipt = f"{self.holder} {id}"
        try:
            await do(receipt)
        except Duplicate:
            pass
        except Refused:  # perhaps only because it is done already
            if not await in_thread(table.store.has_receipt, table.id, receipt):
                raise
        self._send({"type": "done", "id": id})

    # -- advice, which takes its time -----------------------------------------------------------

    def _send_later(self, id: str, answer: Coroutine[Any, Any, dict[str, Any]]) -> None:
        """Listen on while an answer is worked out."""

        async def work() -> None:
            try:
                self._send(await answer)
            except Refused as error:
                self._refuse(id, error.code, error.text, error.rule)

        if not self._advice.take():
            answer.close()
            raise Refused(RefusalCode.TOO_FAST, tell("error.not_so_fast"))
        task = asyncio.create_task(work())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _hint(self, table: LiveTable, id: str, seat: str) -> dict[str, Any]:
        entries = table.known_count(self.holder)
        found = await advice.hint(table, self.holder, seat)
        return {
            "type": "hint",
            "id": id,
            "seat": seat,
            "entries": entries,
            "actions": list(found.actions),
            "why": table.course.game.explain(found.why),
            "bot": found.by,
        }

    async def _odds(self, table: LiveTable, id: str, seat: str) -> dict[str, Any]:
        entries = table.known_count(self.holder)
        found = await advice.odds(table, self.holder, seat)
        return {"type": "odds", "id": id, "seat": seat, "entries": entries, "odds": found}

    async def _hello(self, hello: messages.Hello) -> None:
        if not self._hellos.take(self.address):
            self.hang_up()
            return
        table = self._table = await self._tables.get(self._table_id)
        mine = table.seats_of(self.holder)
        notes = {seat: await talk.note(table, self.holder, seat) for seat in mine}
        chat = await talk.said_after(table, hello.chat)
        self._page = hello.page
        for other in list(table.watchers):
            if isinstance(other, Connection) and other.is_earlier_line_of(self):
                other.hang_up()
        self._mine = mine
        self._seen = dict.fromkeys((*mine, None), table.course.entry_told(mine, hello.seen))
        self._last.clear()
        self.table_changed()
        self.position_changed()
        for seat, text in notes.items():
            self._send({"type": "note", "seat": seat, "text": text})
        for line in chat:
            self.hear_chat(line)
        table.join(self)

    # -- what the table says (see ``table.watchers.Watcher``) ------------------------------------

    def table_changed(self) -> None:
        if (table := self._table) is not None:
            mine, replaced = table.seats_of(self.holder), table.replaced(self.holder)
            key = tuple(mine), tuple(replaced), table.is_host(self.holder)
            self._put(table.watchers.once(key, lambda: written(table_message(table, self.holder))))

    def position_changed(self) -> None:
        if self._table is None:
            return
        mine = self._table.seats_of(self.holder)
        if mine != self._mine:  # entries are counted anew, so everything is told again
            self._mine, self._seen = mine, {}
        seats: list[str] | list[None] = mine or [None]
        for seat in seats:
            seen = self._seen.get(seat, 0)
            make = partial(position_message, self._table, seat, seen, mine)
            told = self._table.watchers.once((seat, seen, *mine), make)
            self._seen[seat] = self._table.course.count
            # Nothing is sent about what a seat cannot notice, not even that something happened.
            if told.has_log or told.position != self._last.get(seat):
                self._last[seat] = told.position
                self._put(told.text)

    def presence_changed(self) -> None:
        if (table := self._table) is not None:
            self._put(table.watchers.once("presence", lambda: presence_message(table)))

    def hear_chat(self, line: ChatLine) -> None:
        self._send(
            {
                "type": "chat",
                "n": line.n,
                "seat": line.seat,
                "who": line.who,
                "text": line.text,
                "at": line.at,
            }
        )

    def hear_notice(self, text: str) -> None:
        self._send({"type": "notice", "text": notices.told(text)})


def written(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"))


class ToldPosition(NamedTuple):
    """A position as it is sent; the same for all who look from the same seats."""

    text: str
    position: str
    """Without its log."""
    has_log: bool


def position_message(
    table: LiveTable, seat: str | None, seen: int, mine: Sequence[str]
) -> ToldPosition:
    told = table.position(seat, seen, mine)
    # What is shown of the news goes with them: without any, nothing must seem to have changed.
    log = {key: told.pop(key) for key in ("log", "log_after", "scene")}
    position = written({"type": "position", **told})
    return ToldPosition(f"{position[:-1]},{written(log)[1:]}", position, bool(log["log"]))


def presence_message(table: LiveTable) -> str:
    seats, watchers = table.presence(), table.spectators()
    return written({"type": "presence", "seats": seats, "watchers": watchers})


def table_message(table: LiveTable, holder: str) -> dict[str, Any]:
    head, present = table.head, table.presence()
    return {
        "type": "table",
        "table": head.id,
        "title": title_of(head),
        "game": head.game,
        "scenario": head.scenario,
        "options": head.options,
        "seats": {
            seat.id: {
                "name": seat.name,
                "kind": seat.kind.value,
                "present": present[seat.id],
                "resigned": seat.resigned,
            }
            for seat in head.seats.values()
        },
        "mine": table.seats_of(holder),
        "replaced": table.replaced(holder),
        "passing": [seat for seat in table.seats_of(holder) if head.seats[seat].passes],
        "host": table.is_host(holder),
        "over": head.over,
        "result": table.course.result() or notices.result_told(head.result),
        "hints": head.hints,
        "training": head.training,
        "proposal": proposals.standing(head),
        "clock": None if head.clock is None else head.clock.told(table.now(head.clock.terms)),
        "luck": telling.luck(head.seed, over=head.over),
    }


def _id_in(text: str) -> str | None:
    """The id of a message that is wrong otherwise, so that its sender knows which one."""
    with contextlib.suppress(ValueError, RecursionError):
        message = json.loads(text)
        if isinstance(message, dict) and isinstance(message.get("id"), str):
            return str(message["id"])[:100].encode("utf-8", "replace").decode()
    return None


def _first_problem(error: ValidationError) -> str:
    problem = error.errors(include_url=False, include_input=False, include_context=False)[0]
    place = ".".join(str(part) for part in problem["loc"])
    return f"{place}: {problem['msg']}" if place else problem["msg"]
