"""One browser connected to one table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Coroutine
from typing import Any, Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from sanssouci.kernel import BadOption
from sanssouci.table import LiveTable, Refused, Tables, advice, proposals, seating, talk
from sanssouci.table.errors import NoSuchTable, RefusalCode, TableBroken
from sanssouci.table.store import ChatLine
from sanssouci.web import messages
from sanssouci.web.metrics import Metrics
from sanssouci.web.rates import Bucket
from sanssouci.web.settings import Limits

FOREIGN_ORIGIN: Final = 4403
NO_SUCH_TABLE: Final = 4404
TOO_LONG: Final = 1009
COME_AGAIN: Final = 1013


class Connection:
    """Hears what happens at its table and speaks for the seats its browser holds."""

    def __init__(
        self, socket: WebSocket, tables: Tables, table_id: str, limits: Limits, metrics: Metrics
    ) -> None:
        self.holder: str = socket.scope["state"]["holder"]
        self.session: str = socket.scope["state"]["session"]
        self._socket = socket
        self._tables = tables
        self._table_id = table_id
        self._limits = limits
        self._metrics = metrics
        self._table: LiveTable | None = None
        self._seen: dict[str | None, int] = {}
        """By seat of mine, the entry up to which it has been told everything."""
        self._mine: list[str] = []
        self._last: dict[str | None, dict[str, Any]] = {}
        """By seat of mine, the last position without its log, which is not sent twice."""
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(limits.waiting_messages)
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

    async def _read(self) -> None:
        while True:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if text is None:
                self._refuse(None, RefusalCode.BAD_MESSAGE, "Messages are JSON texts.")
                continue
            if len(text) > self._limits.message:
                await self._socket.close(TOO_LONG, "message too long")
                return
            await self._hear(text)

    async def _write(self) -> None:
        while (text := await self._waiting.get()) is not None:
            await self._socket.send_text(text)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(COME_AGAIN, "come again")

    def _send(self, message: dict[str, Any]) -> None:
        self._put(json.dumps(message, separators=(",", ":")))

    def _put(self, text: str) -> None:
        if self._waiting.full():
            self.hang_up()  # the client does not keep up
        else:
            self._waiting.put_nowait(text)

    def hang_up(self) -> None:
        """End the connection; the client comes back and says what it has seen."""
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)
        if self._table is not None:
            self._table.watchers.discard(self)

    def _refuse(self, id: str | None, code: RefusalCode, text: str, rule: str = "") -> None:
        self._metrics.count(f'refusals_total{{code="{code.value}"}}')
        self._send({"type": "refused", "id": id, "code": code.value, "text": text, "rule": rule})

    # -- what the client says -------------------------------------------------------------------

    async def _hear(self, text: str) -> None:
        try:
            message = messages.CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            self._refuse(_id_in(text), RefusalCode.BAD_MESSAGE, _first_problem(error))
            return
        id = getattr(message, "id", None)
        if not self._messages.take():
            self._refuse(id, RefusalCode.TOO_FAST, "Too many messages; wait a moment.")
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

    async def _obey(self, message: messages.ClientMessage) -> None:
        if isinstance(message, messages.Hello):
            await self._hello(message)
            return
        table = self._table
        if table is None:
            raise Refused(RefusalCode.BAD_MESSAGE, "Say hello first.")
        match message:
            case messages.Act(id=id, seat=seat, action=action, entries=entries):
                began = time.perf_counter()
                count = await table.act(self.holder, seat, action, entries, id)
                self._metrics.time("action", time.perf_counter() - began)
                self._metrics.count("actions_total")
                self._send({"type": "acted", "id": id, "entries": count})
            case messages.Undo(id=id, seat=seat, entries=entries):
                count = await table.undo(self.holder, seat, entries, id)
                self._metrics.count("undos_total")
                self._send({"type": "acted", "id": id, "entries": count})
            case messages.Why(id=id, seat=seat, action=action):
                text, rule = table.why_not(self.holder, seat, action)
                self._send({"type": "why", "id": id, "text": text, "rule": rule})
            case messages.AskHint(id=id, seat=seat):
                self._send_later(id, self._hint(table, id, seat))
            case messages.AskOdds(id=id, seat=seat):
                self._send_later(id, self._odds(table, id, seat))
            case messages.SayChat(text=text):
                if not self._chat.take():
                    raise Refused(RefusalCode.TOO_FAST, "Not so fast.")
                await talk.say(table, self.holder, text)
            case messages.KeepNote(id=id, seat=seat, text=text):
                await talk.keep_note(table, self.holder, seat, text)
                self._send({"type": "kept", "id": id, "seat": seat})
            case messages.Resign(seat=seat):
                await seating.resign(table, self.holder, seat)
            case messages.Propose(what=what, seat=seat):
                await proposals.propose(table, self.holder, seat, what)
            case messages.Answer(seat=seat, yes=yes):
                await proposals.answer(table, self.holder, seat, yes)
            case messages.Replace(seat=seat, bot=bot):
                await seating.replace_by_bot(table, self.holder, seat, bot)

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
            raise Refused(RefusalCode.TOO_FAST, "Not so fast.")
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
            "action": found.action,
            "why": found.why,
            "bot": found.by,
        }

    async def _odds(self, table: LiveTable, id: str, seat: str) -> dict[str, Any]:
        entries = table.known_count(self.holder)
        found = await advice.odds(table, self.holder, seat)
        return {"type": "odds", "id": id, "seat": seat, "entries": entries, "odds": found}

    async def _hello(self, hello: messages.Hello) -> None:
        table = self._table = await self._tables.get(self._table_id)
        mine = table.seats_of(self.holder)
        notes = {seat: await talk.note(table, self.holder, seat) for seat in mine}
        chat = await talk.said_after(table, hello.chat)
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
        if self._table is not None:
            self._send(table_message(self._table, self.holder))

    def position_changed(self) -> None:
        if self._table is None:
            return
        mine = self._table.seats_of(self.holder)
        if mine != self._mine:  # entries are counted anew, so everything is told again
            self._mine, self._seen = mine, {}
        seats: list[str] | list[None] = mine or [None]
        for seat in seats:
            told = self._table.position(seat, self._seen.get(seat, 0), mine)
            self._seen[seat] = self._table.course.count
            log = {"log": told.pop("log"), "log_after": told.pop("log_after")}
            # Nothing is sent about what a seat cannot notice, not even that something happened.
            if log["log"] or told != self._last.get(seat):
                self._last[seat] = told
                self._send({"type": "position", **told, **log})

    def presence_changed(self) -> None:
        if self._table is not None:
            seats, watchers = self._table.presence(), self._table.spectators()
            self._send({"type": "presence", "seats": seats, "watchers": watchers})

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
        self._send({"type": "notice", "text": text})


def table_message(table: LiveTable, holder: str) -> dict[str, Any]:
    head, present = table.head, table.presence()
    return {
        "type": "table",
        "table": head.id,
        "title": head.title,
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
        "host": table.is_host(holder),
        "over": head.over,
        "result": head.result,
        "hints": head.hints,
        "training": head.training,
        "proposal": proposals.standing(head),
        "clock": None if head.clock is None else head.clock.told(table.now()),
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
