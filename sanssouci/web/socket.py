"""One browser connected to one table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import Counter
from functools import partial
from typing import Any, Final

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from sanssouci.kernel import BadOption, speaking
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.complaints import misfit
from sanssouci.table import LiveTable, Refused, Tables, notices, talk
from sanssouci.table.database import UNREACHABLE, trouble
from sanssouci.table.errors import NoSuchTable, RefusalCode, TableBroken
from sanssouci.table.store import ChatLine
from sanssouci.web import messages, nul
from sanssouci.web.addresses import address_of
from sanssouci.web.announcing import (
    chat_message,
    position_message,
    presence_message,
    table_message,
    written,
)
from sanssouci.web.answering import Answering
from sanssouci.web.metrics import Metrics
from sanssouci.web.outbox import Outbox
from sanssouci.web.rates import Bucket, Buckets
from sanssouci.web.settings import Settings

FOREIGN_ORIGIN: Final = 4403
NO_SUCH_TABLE: Final = 4404
TOO_LONG: Final = 1009
COME_AGAIN: Final = 1013

_log = logging.getLogger("sanssouci.web")


class Connection:
    """Receives what happens at its table and acts for the seats its browser owns."""

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
        """True if it has hung up; what still comes over an old line is not heard any more."""
        self._table: LiveTable | None = None
        self._seen: dict[str | None, int] = {}
        """By seat of mine, the entry up to which it has been told everything."""
        self._mine: list[str] = []
        self._last: dict[str | None, str] = {}
        """By seat of mine, the last position without its log, which is not sent twice."""
        self._outbox = Outbox(self.address, limits, unsent)
        self._hellos = hellos
        self._messages = Bucket(limits.socket)
        self._answering = Answering(self.holder, limits, metrics, self._send, self._refuse)

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
            ending = [writer, *self._answering.errands]
            for task in ending:
                task.cancel()
            await asyncio.gather(*ending, return_exceptions=True)
            self._outbox.drop()

    async def turn_away(self) -> None:
        """Refuse the connection: there are too many."""
        await self._socket.accept()
        await self._socket.close(COME_AGAIN, "too many connections")

    async def _read(self) -> None:
        while True:
            frame = await self._socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if text is None:
                self._refuse(None, Refused(RefusalCode.BAD_MESSAGE, tell("error.json_only")))
                continue
            if len(text) > self._limits.message:
                await self._socket.close(TOO_LONG, "message too long")
                return
            await self._hear(text)

    async def _write(self) -> None:
        while (text := await self._outbox.take()) is not None:
            await self._socket.send_text(text)
            self._outbox.sent(text)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(COME_AGAIN, "come again")

    def _send(self, message: dict[str, Any]) -> None:
        self._put(written(message))

    def _put(self, text: str) -> None:
        if self._is_over:
            return
        if self._outbox.is_full:
            self.hang_up()
        else:
            self._outbox.put(text)

    def hang_up(self) -> None:
        """Close the connection; the client reconnects and says what it has seen."""
        self._is_over = True
        self._outbox.end()
        if self._table is not None:
            self._table.watchers.discard(self)

    def is_earlier_line_of(self, other: Connection) -> bool:
        """True if the page behind this connection has come back on another one."""
        same_page = self._page is not None and self._page == other._page
        return self is not other and same_page and self.holder == other.holder

    def _refuse(self, id: str | None, refused: Refused) -> None:
        code = refused.code.value
        self._metrics.count(f'refusals_total{{code="{code}"}}')
        told = {"code": code, "text": refused.text, "rule": refused.rule}
        self._send({"type": "refused", "id": id, **told})

    # -- what the client says -------------------------------------------------------------------

    async def _hear(self, text: str) -> None:
        if self._is_over:
            return
        if nul.in_json(text):
            self._refuse(_id_in(text), Refused(RefusalCode.BAD_MESSAGE, nul.refusal()))
            return
        try:
            message = messages.CLIENT_MESSAGE.validate_json(text)
        except ValidationError as error:
            problem = Refused(RefusalCode.BAD_MESSAGE, _first_problem(error))
            self._refuse(_id_in(text), problem)
            return
        id = getattr(message, "id", None)
        if not self._messages.take():
            self._refuse(id, Refused(RefusalCode.TOO_FAST, tell("error.too_many_messages")))
            return
        try:
            await self._obey(message)
        except Refused as error:
            if error.code is RefusalCode.STALE:
                self._last.clear()
                self.position_changed()
            self._refuse(id, error)
        except (BadOption, NoSuchTable, TableBroken) as error:
            self._refuse(id, Refused(RefusalCode.BAD_MESSAGE, str(error)))
        except UNREACHABLE as error:
            _log.error("cannot store", extra={"table": self._table_id, "problem": str(error)})
            self._refuse(id, Refused(RefusalCode.NOT_STORED, trouble(error)))
        except Exception:  # a fault of ours is no reason to drop the line
            _log.exception("a message could not be answered", extra={"table": self._table_id})
            self._refuse(id, Refused(RefusalCode.FAULT, tell("error.fault")))

    async def _obey(self, message: messages.ClientMessage) -> None:
        if isinstance(message, messages.Ping):
            self._send({"type": "pong", "every": self._heartbeat})
            return
        if isinstance(message, messages.Hello):
            await self._hello(message)
            return
        if self._table is None:
            raise Refused(RefusalCode.BAD_MESSAGE, tell("error.hello_first"))
        await self._answering.answer(self._table, message)

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
        self._send(chat_message(line))

    def hear_notice(self, text: str) -> None:
        self._send({"type": "notice", "text": notices.told(text)})


def _id_in(text: str) -> str | None:
    """The id of a message that is wrong otherwise, so that its sender knows which one."""
    with contextlib.suppress(ValueError, RecursionError):
        message = json.loads(text)
        if isinstance(message, dict) and isinstance(message.get("id"), str):
            return str(message["id"])[:100].encode("utf-8", "replace").decode()
    return None


def _first_problem(error: ValidationError) -> str:
    problem = error.errors(include_url=False, include_input=False)[0]
    place = ".".join(str(part) for part in problem["loc"])
    return f"{place}: {misfit(problem)}" if place else misfit(problem)
