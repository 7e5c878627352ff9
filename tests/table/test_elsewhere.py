"""What other servers on the same database are told, and what is told of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from sanssouci.table import elsewhere
from sanssouci.table.bell import News
from sanssouci.table.elsewhere import Outbox
from sanssouci.table.entries import EntryKind, Row
from sanssouci.table.store import Store
from tests.table.staging import INVITATION, ME, PERSON, YOU, Listener, database, plan, tables_in

INVITED = {"frederick": PERSON, "maria": INVITATION}


def test_what_there_is_to_tell_of_many_tables_is_sent_as_one() -> None:
    sent: list[list[News]] = []

    async def tell() -> None:
        outbox = Outbox(lambda news: sent.append(list(news)))
        for number in range(200):
            outbox.put("presence", f"table {number}", lambda: "soon to be changed")
            outbox.put("presence", f"table {number}", lambda: "here")
        await outbox.close()
        outbox.put("who", "table 0")
        await outbox.close()

    asyncio.run(tell())
    assert sent == [
        [News("presence", f"table {number}", 0, "here") for number in range(200)],
        [News("who", "table 0", 0, "")],
    ]


def test_news_that_comes_while_others_are_sent_is_sent_next() -> None:
    sent: list[str] = []

    async def tell() -> None:
        loop = asyncio.get_running_loop()

        def send(news: Sequence[News]) -> None:
            sent.extend(each.table for each in news)
            if sent == ["first"]:
                loop.call_soon_threadsafe(outbox.put, "who", "second")

        outbox = Outbox(send)
        outbox.put("who", "first")
        await outbox.close()

    asyncio.run(tell())
    assert sent == ["first", "second"]


def test_news_that_cannot_be_sent_does_not_keep_back_the_next(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tried: list[str] = []

    def send(news: Sequence[News]) -> None:
        tried.extend(each.table for each in news)
        if tried == ["first"]:
            raise OperationalError("", {}, Exception("away"))

    async def tell() -> None:
        outbox = Outbox(send)
        outbox.put("who", "first")
        await outbox.close()
        outbox.put("who", "second")
        await outbox.close()

    asyncio.run(tell())
    assert tried == ["first", "second"]
    assert "cannot tell other servers" in caplog.text


class _Counting(Listener):
    def __init__(self, holder: str) -> None:
        super().__init__(holder)
        self.told = 0

    def presence_changed(self) -> None:
        self.told += 1


def test_people_are_told_of_other_servers_only_if_something_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hear() -> None:
        async with tables_in(tmp_path) as tables:
            laid = await tables.create(plan(INVITED), ME)
            await tables.sit_down(laid.invitations["maria"], YOU, "You")
            table = await tables.get(laid.head.id)
            me = _Counting(ME)
            table.join(me)
            assert me.told == 1
            here = elsewhere.told(["maria"], 3)
            for _ in range(5):
                table.hear_presence("other", here)
            assert me.told == 2
            assert table.presence() == {"frederick": True, "maria": True}
            assert table.spectators() == 3
            monkeypatch.setattr(elsewhere, "FORGOTTEN_AFTER", 0.0)  # it has gone without a word
            table.look_who_is_here()
            table.look_who_is_here()
            assert me.told == 3
            assert table.presence() == {"frederick": True, "maria": False}

    asyncio.run(hear())


def test_what_a_server_stored_before_it_was_gone_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It tells others of an entry after it is stored, and may end in between."""

    async def hear() -> None:
        async with tables_in(tmp_path) as tables:
            id = (await tables.create(plan(), ME)).head.id
            table = await tables.get(id)
            table.hear_presence("other", elsewhere.told(["maria"], 0))
            other = Store(database(tmp_path))
            actor = table.course.state.actors[0]
            action = table.course.state.legal(actor)[0]
            row = Row(table.course.count + 1, actor, EntryKind.ACT, action, "x")
            other.append(id, [row], [actor], None)
            other.close()
            tables.look_for_silent_servers()
            await asyncio.sleep(0)
            assert table.course.count < row.seq
            monkeypatch.setattr(elsewhere, "FORGOTTEN_AFTER", 0.0)
            tables.look_for_silent_servers()
            while table.course.count < row.seq:  # pytest-timeout ends this if it is never read
                await asyncio.sleep(0.01)

    asyncio.run(hear())
