"""That somebody has left a table and what follows from it are stored together, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from sanssouci.table import SeatKind, Store, Tables, proposals, seating
from sanssouci.table.clocks import Terms
from sanssouci.table.notices import told
from sanssouci.table.store import Head
from tests.table.staging import HOT_SEAT, INVITATION, ME, PERSON, YOU, Listener, plan, tables_in

A_DAY = Terms("days", days=1)
FOUR = {"frederick": PERSON, "elisabeth": PERSON, "maria": INVITATION, "pompadour": PERSON}


@contextmanager
def breaking_down(store: Store, after: int) -> Iterator[None]:
    """A database that fails once it has written so many times."""
    writes = 0

    def fail(_connection: Any, _cursor: Any, statement: str, values: Any, *_: object) -> None:
        nonlocal writes
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            writes += 1
            if writes > after:
                raise OperationalError(statement, values, Exception("the disk is full"))

    event.listen(store.engine, "before_cursor_execute", fail)
    try:
        yield
    finally:
        event.remove(store.engine, "before_cursor_execute", fail)


def stored(tables: Tables, id: str) -> Head:
    found = tables.store.load(id)
    assert found is not None
    return found.head


async def failing_at_every_write(
    tables: Tables, id: str, leave: Callable[[], Coroutine[Any, Any, None]]
) -> Head:
    """The table as it is stored once the database no longer breaks down before leaving is done."""
    table, listener = await tables.get(id), Listener()
    table.join(listener)
    before, known, failures = stored(tables, id), table.head, 0
    while True:
        with breaking_down(tables.store, failures):
            try:
                await leave()
                break
            except OperationalError:
                failures += 1
        assert stored(tables, id) == before
        assert table.head == known
        assert listener.notices == []
    assert failures >= 3  # the seat, the clock and the table itself
    after = stored(tables, id)
    assert (table.head.seats, table.head.result) == (after.seats, after.result)
    assert after.result is not None
    assert listener.notices[1:] == [told(after.result["text"])]
    return after


def test_losing_a_seat_on_time_ends_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            id = (await tables.create(replace(plan(HOT_SEAT), clock=A_DAY), ME)).head.id
            late = tables.now() + timedelta(days=2)
            tables.now = lambda: late
            table = await tables.get(id)
            after = await failing_at_every_write(tables, id, lambda: seating.forfeit_late(table))
            assert after.result is not None
            assert after.result["winners"] == ["maria"]
            assert after.seats["frederick"].kind is SeatKind.BOT
            assert after.clock is not None
            assert after.clock.due is None
            assert after.clock.hands["frederick"].out

    asyncio.run(run())


def test_resigning_ends_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            id = (await tables.create(replace(plan(HOT_SEAT), clock=A_DAY), ME)).head.id
            table = await tables.get(id)
            after = await failing_at_every_write(
                tables, id, lambda: seating.resign(table, ME, "maria")
            )
            assert after.result is not None
            assert after.result["winners"] == ["frederick"]
            assert after.seats["maria"].resigned

    asyncio.run(run())


def test_who_resigns_no_longer_stands_in_the_way_of_a_draw(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            laid = await tables.create(replace(plan(FOUR, "four-player"), clock=A_DAY), ME)
            table = await tables.get(laid.head.id)
            await tables.sit_down(laid.invitations["maria"], YOU, "You")
            await proposals.propose(table, ME, "frederick", "draw")
            assert not table.head.over
            after = await failing_at_every_write(
                tables, table.id, lambda: seating.resign(table, YOU, "maria")
            )
            assert after.result is not None
            assert after.result["reason"] == "draw"
            assert after.result["winners"] == []

    asyncio.run(run())
