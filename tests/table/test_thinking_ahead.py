"""Bots that think while people decide, where the host allows it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

from sanssouci.table import BotPool, LiveTable, SeatKind, SeatPlan, Tables
from sanssouci.table.bot_pool import Errand, Question
from sanssouci.table.deciding import luck_of_bot
from tests.bots.test_ahead import duel
from tests.table.staging import ME, PERSON, PLENTY, Listener, plan, tables_in
from tests.table.test_live import until


class CountingPool(BotPool):
    """Notes what its processes were asked to do."""

    def __init__(self, *, think_ahead: bool) -> None:
        slow = {name: f"tests.table.patient:{name.title()}" for name in ("patient", "unruly")}
        super().__init__(1, PLENTY, outside=slow, think_ahead=think_ahead)
        self.begun: list[str] = []
        self.done: list[str] = []
        self.seeds: list[str] = []

    async def _ask(self, question: Question | Errand) -> dict[str, Any]:
        assert isinstance(question, Question)
        self.begun.append(question.task)
        self.seeds.append(question.seed)
        reply = await super()._ask(question)
        self.done.append(question.task)
        return reply


async def laid(tables: Tables, bot: str) -> LiveTable:
    seats = {"frederick": PERSON, "maria": SeatPlan(SeatKind.BOT, bot)}
    order = replace(plan(seats), position=duel().to_json())
    table = await tables.get((await tables.create(order, ME)).head.id)
    table.join(Listener())
    return table


async def thought_ahead(table: LiveTable, pool: CountingPool) -> None:
    """A bot has thought ahead, and what it has found is kept."""
    await until(lambda: "ahead" in pool.done and not table.driver.ahead.is_at_work, PLENTY)


async def play(table: LiveTable, action: str) -> None:
    number = table.questions.number("frederick")
    await table.act(ME, "frederick", action, number, action)


def test_the_answer_is_ready_when_the_card_is_laid(tmp_path: Path) -> None:
    async def run() -> None:
        pool = CountingPool(think_ahead=True)
        async with tables_in(tmp_path, pool) as tables:
            table = await laid(tables, "patient")
            await thought_ahead(table, pool)
            asked: list[list[str]] = []  # with each entry, what had been asked until then
            table.entry_listener = lambda: asked.append(list(pool.begun))
            await play(table, "play 8H.1")
            await until(lambda: len(asked) > 1, PLENTY)
            assert asked[1] == ["ahead"], "the card of the bot came without another question"
            assert table.course.reasons, "it says why, as always"

    asyncio.run(run())


def test_another_question_than_was_expected_is_thought_about_anew(tmp_path: Path) -> None:
    async def run() -> None:
        pool = CountingPool(think_ahead=True)
        async with tables_in(tmp_path, pool) as tables:
            table = await laid(tables, "patient")
            await thought_ahead(table, pool)
            await play(table, "concede")
            await until(lambda: "choose" in pool.done, PLENTY)

    asyncio.run(run())


def test_quick_bots_are_asked_only_once_whether_they_are(tmp_path: Path) -> None:
    async def run() -> None:
        pool = CountingPool(think_ahead=True)
        async with tables_in(tmp_path, pool) as tables:
            table = await laid(tables, "captain")
            await until(lambda: pool.done == ["ahead"], PLENTY)
            await play(table, "play 8H.1")
            await until(lambda: "choose" in pool.done, PLENTY)
            assert pool.begun.count("ahead") == 1

    asyncio.run(run())


def test_nobody_thinks_ahead_unless_the_host_allows_it(tmp_path: Path) -> None:
    async def run() -> None:
        pool = CountingPool(think_ahead=False)
        async with tables_in(tmp_path, pool) as tables:
            table = await laid(tables, "patient")
            await play(table, "play 8H.1")
            await until(lambda: "choose" in pool.done, PLENTY)
            assert "ahead" not in pool.begun

    asyncio.run(run())


def test_a_wish_thought_of_beforehand_is_checked_as_any_other(tmp_path: Path) -> None:
    async def run() -> None:
        pool = CountingPool(think_ahead=True)
        async with tables_in(tmp_path, pool) as tables:
            table = await laid(tables, "unruly")
            await thought_ahead(table, pool)
            await play(table, "play 8H.1")
            count = table.course.count
            await until(lambda: table.course.count > count, PLENTY)
            assert "choose" in pool.begun, "the captain decides in its place"

    asyncio.run(run())


def test_thinking_ahead_tells_nothing_of_the_seed_of_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        pool = CountingPool(think_ahead=True)
        async with tables_in(tmp_path, pool) as tables:
            table = await laid(tables, "patient")
            await thought_ahead(table, pool)
            assert pool.seeds == [luck_of_bot(table, "maria", "ahead")]
            assert pool.seeds != [luck_of_bot(table, "maria")]

    asyncio.run(run())
