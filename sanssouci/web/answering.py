"""A client's requests at its table, and the answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from sanssouci.kernel.catalogue import tell
from sanssouci.table import LiveTable, Refused, advice, proposals, seating, talk
from sanssouci.table.errors import RefusalCode
from sanssouci.table.store import Duplicate
from sanssouci.table.threads import in_thread
from sanssouci.table.titles import bot_title
from sanssouci.web import messages
from sanssouci.web.metrics import Metrics
from sanssouci.web.rates import Bucket
from sanssouci.web.settings import Limits

Send = Callable[[dict[str, Any]], None]
Refuse = Callable[[str | None, Refused], None]


class Answering:
    """Answers one browser, message by message; what cannot be done raises Refused."""

    def __init__(
        self, holder: str, limits: Limits, metrics: Metrics, send: Send, refuse: Refuse
    ) -> None:
        self._holder = holder
        self._metrics = metrics
        self._send = send
        self._refuse = refuse
        self._chat = Bucket(limits.chat)
        self._advice = Bucket(limits.advice)
        self.errands: set[asyncio.Task[None]] = set()
        """What is still being worked out."""

    async def answer(self, table: LiveTable, message: messages.ToTable) -> None:
        me = self._holder
        match message:
            case messages.Act(id=id, seat=seat, action=action, question=question):
                began = time.perf_counter()
                count = await table.act(me, seat, action, question, id)
                self._metrics.time("action", time.perf_counter() - began)
                self._metrics.count("actions_total")
                self._send({"type": "acted", "id": id, "entries": count})
            case messages.Undo(id=id, seat=seat, question=question):
                count = await table.undo(me, seat, question, id)
                self._metrics.count("undos_total")
                self._send({"type": "acted", "id": id, "entries": count})
            case messages.Why(id=id, seat=seat, action=action):
                text, rule = table.why_not(me, seat, action)
                self._send({"type": "why", "id": id, "text": text, "rule": rule})
            case messages.Narrow(id=id, seat=seat, words=words, question=question):
                following = table.narrow(me, seat, words, question)
                told = {"id": id, "seat": seat, "words": words, "following": following}
                self._send({"type": "narrow", **told})
            case messages.Foresee(id=id, seat=seat, actions=actions):
                foreseen = table.foresee(me, seat, actions)
                self._send({"type": "prospects", "id": id, "prospects": foreseen})
            case messages.AskSurvey(id=id, seat=whose):
                survey = table.survey(me, whose)
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
                await talk.keep_note(table, me, seat, text)
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
        """Do something once per receipt; if it was done before, repeat the answer."""
        receipt = f"{self._holder} {id}"
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
        """Keep listening while an answer is computed."""

        async def work() -> None:
            try:
                self._send(await answer)
            except Refused as error:
                self._refuse(id, error)

        if not self._advice.take():
            answer.close()
            raise Refused(RefusalCode.TOO_FAST, tell("error.not_so_fast"))
        task = asyncio.create_task(work())
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def _hint(self, table: LiveTable, id: str, seat: str) -> dict[str, Any]:
        entries = table.known_count(self._holder)
        found = await advice.hint(table, self._holder, seat)
        return {
            "type": "hint",
            "id": id,
            "seat": seat,
            "entries": entries,
            "actions": list(found.actions),
            "told": [step and table.course.game.say(step) for step in found.told],
            "why": table.course.game.explain(found.why),
            "bot": found.by,
            "by": bot_title(found.by),
        }

    async def _odds(self, table: LiveTable, id: str, seat: str) -> dict[str, Any]:
        entries = table.known_count(self._holder)
        found = await advice.odds(table, self._holder, seat)
        return {"type": "odds", "id": id, "seat": seat, "entries": entries, "odds": found}
