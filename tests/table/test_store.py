"""The store: what two writers, a double click and a restart find there."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text

from sanssouci.kernel import SanssouciError
from sanssouci.table import Conflict, Duplicate, LiveTable, Refused, Store, Tables, schema
from sanssouci.table.entries import EntryKind, Row
from sanssouci.table.in_memory import rebuilt
from sanssouci.table.store import Stored
from sanssouci.table.webhooks import Webhook, Webhooks
from tests.table.staging import HOT_SEAT, ME, YOU, database, plan, play_some, tables_in


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    store = Store(database(tmp_path))
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    store.close()


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    store = Store(database(tmp_path))
    with store.engine.begin() as connection:
        connection.execute(schema.meta.update().values(value="99"))
    store.close()
    with pytest.raises(SanssouciError, match="another version"):
        Store(database(tmp_path))


@pytest.mark.parametrize("has_webhooks", [True, False])
def test_a_database_of_an_older_version_gets_what_it_lacks(
    tmp_path: Path, has_webhooks: bool
) -> None:
    async def prepare() -> str:
        async with tables_in(tmp_path) as tables:
            id = (await tables.create(plan(), ME)).head.id
            Webhooks(tables.store).keep(id, "maria", Webhook("https://example.org", "http://here"))
            return id

    table = asyncio.run(prepare())
    store = Store(database(tmp_path))
    with store.engine.begin() as connection:
        connection.execute(schema.meta.update().values(value="5"))
        for column in schema.ADDED[6] if has_webhooks else ():
            connection.execute(text(f"ALTER TABLE webhooks DROP COLUMN {column.name}"))
        if not has_webhooks:
            connection.execute(text("DROP TABLE webhooks"))
    store.close()
    again = Store(database(tmp_path))
    found = Webhooks(again).find(table, "maria")
    assert found == (Webhook("https://example.org", "http://here") if has_webhooks else None)
    again.close()


def test_of_two_writers_one_wins_and_an_id_is_stored_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            id = (await tables.create(plan(), ME)).head.id
            store, other = tables.store, Store(database(tmp_path))
            first = Row(1, "maria", EntryKind.ACT, "allot daun 8", "maria a")
            store.append(id, [first], ["maria"], None)
            with pytest.raises(Conflict):
                other.append(id, [first._replace(client_id="maria b")], [], None)
            with pytest.raises(Duplicate):
                other.append(id, [first._replace(seq=2)], [], None)
            stored = store.load(id)
            assert stored is not None
            assert stored.rows == [first]
            assert stored.head.turn_of == ["maria"]  # nothing of what was refused is there
            other.close()

    asyncio.run(run())


def test_those_who_store_at_once_succeed_or_fail_alone(tmp_path: Path) -> None:
    """Sixteen tables at once; every other one has an entry that is there already."""

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            store = tables.store
            ids = [(await tables.create(plan(), ME)).head.id for _ in range(16)]
            row = Row(1, "maria", EntryKind.ACT, "allot daun 8", "maria a")
            for id in ids[::2]:
                store.append(id, [row._replace(client_id="maria b")], [], None)
            together = threading.Barrier(len(ids))

            def append(id: str) -> None:
                together.wait()
                store.append(id, [row], ["maria"], None)

            with ThreadPoolExecutor(len(ids)) as threads:
                attempts = [threads.submit(append, id) for id in ids]
                errors = [attempt.exception() for attempt in attempts]
            assert [type(error) for error in errors] == [Conflict, type(None)] * 8
            for number, id in enumerate(ids):
                stored = store.load(id)
                assert stored is not None
                [kept] = stored.rows
                assert kept.client_id == ("maria a" if number % 2 else "maria b")
                assert stored.head.turn_of == (["maria"] if number % 2 else [])

    asyncio.run(run())


def test_nothing_is_stored_after_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            id = (await tables.create(plan(), ME)).head.id
            result = {"winners": [], "reason": "abandoned", "text": "", "rule": ""}
            tables.store.change(id, result=result)
            with pytest.raises(Conflict):
                tables.store.append(id, [Row(1, "maria", EntryKind.ACT, "allot daun 8")], [], None)
            stored = tables.store.load(id)
            assert stored is not None
            assert stored.rows == []

    asyncio.run(run())


async def long_game(tables: Tables) -> tuple[LiveTable, Stored]:
    """A game of which there is a snapshot, and how it lies in the store."""
    table = await tables.get((await tables.create(plan(), ME)).head.id)
    await play_some(table, 420)
    stored = as_stored(table)
    assert stored.snapshot is not None
    return table, stored


def as_stored(table: LiveTable) -> Stored:
    stored = table.store.load(table.id)
    assert stored is not None
    return stored


def test_a_snapshot_that_cannot_be_used_costs_nothing(tmp_path: Path) -> None:
    """A later version may refuse what an earlier one has written; the entries have it all."""

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table, stored = await long_game(tables)
            id = table.id
            assert stored.snapshot is not None
            stored.snapshot["state"]["stack"].reverse()
            tables.store.keep_snapshot(id, stored.snapshot)
            tables.live.clear()
            again = await tables.get(id)
            assert again.course.state.hash() == table.course.state.hash()
            await again.refresh()
            assert again.course.count == table.course.count

    asyncio.run(run())


@pytest.mark.parametrize("with_snapshot", [True, False])
def test_a_game_is_rebuilt_as_it_was(tmp_path: Path, with_snapshot: bool) -> None:
    """Position, record, log, the numbers of its lines and the way back are all the same."""

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table, stored = await long_game(tables)
            assert len(stored.rows) < table.course.count
            if not with_snapshot:
                with tables.store.engine.begin() as connection:
                    connection.execute(schema.snapshots.delete())
                stored = as_stored(table)
                assert len(stored.rows) == table.course.count
            was, now = table.course, rebuilt(stored)
            assert now.count == was.count
            assert now.state.hash() == was.state.hash()
            assert now.play.record == was.play.record
            assert now.play.lines == was.play.lines
            assert now.line_entries == was.line_entries
            assert now.cuts == was.cuts
            for seat in HOT_SEAT:
                assert now.play.can_undo(seat) == was.play.can_undo(seat)
                assert now.log_since(100, seat) == was.log_since(100, seat)

    asyncio.run(run())


def test_two_servers_share_a_database(tmp_path: Path) -> None:
    """The one that has not seen the other's entry is told to look again, and can go on then."""

    async def run() -> None:
        async with tables_in(tmp_path) as here, tables_in(tmp_path) as there:
            id = (await here.create(plan(), ME)).head.id
            mine, yours = await here.get(id), await there.get(id)
            await mine.act(ME, "maria", mine.course.state.legal("maria")[0], 0, "1")
            late = yours.course.state.legal("maria")[-1]
            with pytest.raises(Refused) as refused:
                await yours.act(ME, "maria", late, 0, "2")
            assert refused.value.code == "stale"
            assert yours.course.state.hash() == mine.course.state.hash()
            # The first server's message, sent again to the second, is known there.
            again = yours.course.state.legal("maria")[0]
            assert await yours.act(ME, "maria", again, 0, "1") == 1
            assert await yours.act(ME, "maria", again, 1, "3") == 2

    asyncio.run(run())


def test_an_invitation_is_taken_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            from tests.table.staging import INVITATION, PERSON

            laid = await tables.create(plan({"frederick": PERSON, "maria": INVITATION}), ME)
            token = laid.invitations["maria"]
            stored = tables.store.load(laid.head.id)
            assert stored is not None
            assert token not in repr(stored)
            results = await asyncio.gather(
                tables.sit_down(token, YOU, "You"),
                tables.sit_down(token, "another", "Another"),
                return_exceptions=True,
            )
            assert sum(isinstance(result, Refused) for result in results) == 1
            table = await tables.get(laid.head.id)
            [taker] = [who for who in (YOU, "another") if table.seats_of(who)]
            await tables.sit_down(token, taker, "You")  # again, in another tab
            assert table.seats_of(taker) == ["maria"]

    asyncio.run(run())
