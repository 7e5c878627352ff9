"""Wars are looked back on beside the games that are played, and the review is kept."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sanssouci.review import Answer, answered, walk
from sanssouci.review.works import Work
from sanssouci.table import BotPool, LiveTable, RefusalCode, Refused, Tables
from sanssouci.table.bot_pool import Errand
from sanssouci.table.review_rows import kept_review
from sanssouci.table.reviews import Reviews, Status, clerks
from tests.review.staging import TINY, given_away
from tests.table.staging import ME, NOBODY, plan, tables_in


class Clerk(BotPool):
    """Works in this process, and may be told to stop working."""

    def __init__(self, most: int = 10_000) -> None:
        super().__init__(1)
        self.done = 0
        self.most = most
        self.stuck = asyncio.Event()

    async def run(self, errand: Errand) -> dict[str, Any]:
        if self.done == self.most:
            self.stuck.set()
            await asyncio.Event().wait()
        self.done += 1
        return answered(errand.work)


async def _finished(tables: Tables) -> LiveTable:
    head = (await tables.import_record(given_away().dumps(), ME)).head
    return await tables.get(head.id)


async def _until_done(reviews: Reviews, table: LiveTable) -> Status:
    while (found := await reviews.status(table)).state == "running":
        assert 0 <= found.progress <= 1
        await asyncio.sleep(0.01)
    return found


def test_a_review_is_begun_once_stopped_gone_on_with_and_kept(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await _finished(tables)
            clerk = Clerk(most=4)
            reviews = Reviews(tables.store, clerk, TINY)
            assert (await reviews.status(table)).state == "none"
            with pytest.raises(Refused, match="sits at this table"):
                await reviews.begin(table, NOBODY)
            assert (await reviews.begin(table, ME)).state == "running"
            assert (await reviews.begin(table, ME)).state == "running"
            await clerk.stuck.wait()
            await reviews.close()
            kept = kept_review(tables.store, table.id)
            assert kept is not None
            assert len(kept.pieces) == 4
            assert kept.review is None

            other = Clerk()
            again = Reviews(tables.store, other, TINY)
            assert (await again.begin(table, ME)).state == "running"
            found = await _until_done(again, table)
            assert found.state == "done"
            assert found.review is not None
            assert found.review.moments[0].by == "frederick"
            await again.close()
            assert other.done

            fresh = Reviews(tables.store, Clerk(most=0), TINY)
            assert (await fresh.begin(table, ME)).review == found.review, "nothing is done again"
            await fresh.close()

    asyncio.run(run())


def test_nothing_is_told_of_a_game_that_is_played(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            laid = await tables.create(plan(), ME)
            table = await tables.get(laid.head.id)
            reviews = Reviews(tables.store, Clerk(most=0), TINY)
            for ask in (reviews.status(table), reviews.begin(table, ME)):
                with pytest.raises(Refused, match="over") as refused:
                    await ask
                assert refused.value.code is RefusalCode.NOT_YOURS
            assert kept_review(tables.store, table.id) is None

    asyncio.run(run())


def test_the_clerks_process_answers() -> None:
    war = walk(given_away())
    work = Work("", "playouts", 0, "1", 0.0, horizon=war.turns[0].horizon, first=0, count=2)

    async def run() -> Answer:
        pool = clerks()
        try:
            return await pool.run(Errand(work.question(war.positions[0], ()), 60.0))
        finally:
            await pool.close()

    assert asyncio.run(run()) == work.done(war.positions[0], ())
