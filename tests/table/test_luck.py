"""Whose luck it is: nobody's who plays, and everybody can check it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sanssouci.games import load
from sanssouci.kernel import BadOption, Record, check_luck, commitment
from sanssouci.table import BotPool, LiveTable, TablePlan, Tables, advice, seating, telling
from sanssouci.table.bot_pool import Question
from sanssouci.table.deciding import luck_of_bot
from sanssouci.table.moving import Moves
from tests.table.staging import (
    DUEL,
    HOT_SEAT,
    INVITATION,
    ME,
    PERSON,
    YOU,
    plan,
    play_some,
    tables_in,
)

SHARED = {"frederick": PERSON, "maria": INVITATION}


class Overheard(BotPool):
    """Processes whose questions can be read, and whose odds are their luck."""

    def __init__(self) -> None:
        super().__init__(1)
        self.questions: list[Question] = []

    async def ask(self, question: Question, *args: Any, **more: Any) -> dict[str, Any]:
        self.questions.append(question)
        if question.task == "odds":
            return {"odds": {"luck": question.seed}}
        return {"action": load(question.game).from_json(question.world).legal(question.seat)[0]}


async def everybody_sits(tables: Tables) -> LiveTable:
    laid = await tables.create(plan(SHARED), ME)
    await tables.sit_down(laid.invitations["maria"], YOU, "You")
    return await tables.get(laid.head.id)


def test_a_seed_is_for_those_who_play_alone(tmp_path: Path) -> None:
    """With it the host of a table computed his guest's hand."""

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            with pytest.raises(BadOption, match="nobody else is invited"):
                await tables.create(
                    TablePlan("friedrich", "austrian-theatre", {}, SHARED, seed=5), ME
                )
            alone = await tables.create(plan(HOT_SEAT, seed=5), ME)
            assert telling.luck(alone.head.seed, over=False) == {
                "commitment": None,
                "secret": None,
                "from_start": False,
            }

    asyncio.run(run())


def test_what_was_promised_before_the_game_can_be_checked_after_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await everybody_sits(tables)
            promised = telling.luck(table.head.seed, over=False)
            assert promised["commitment"] == commitment(table.head.seed)
            assert promised["secret"] is None
            rng = Random(1)
            for number in range(60):
                seat = table.course.state.actors[0]
                holder = ME if seat == "frederick" else YOU
                action = rng.choice(table.course.state.legal(seat))
                await table.act(holder, seat, action, table.questions.number(seat), str(number))
            await seating.resign(table, YOU, "maria")
            head = table.head
            text = telling.finished_record(table.course, {}, head.result, head.seed).dumps()
            record = Record.loads(text)
            assert check_luck(load("friedrich"), record, promised=promised["commitment"]) > 5
            assert telling.luck(head.seed, over=True)["secret"] == record.secret

    asyncio.run(run())


def test_a_game_that_goes_on_from_a_record_has_luck_of_its_own(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            old = await tables.get((await tables.create(plan(), ME)).head.id)
            await play_some(old, 40, undo=0)
            text = old.course.play.finished_record().dumps()
            table = await tables.get((await tables.import_record(text, ME)).head.id)
            before = len(table.course.play.record.entries)
            await play_some(table, 40, undo=0)
            record = telling.finished_record(table.course, {}, None, table.head.seed)
            after = sum(entry.seat == "chance" for entry in record.entries[before:])
            assert check_luck(load("friedrich"), record) == after > 0

    asyncio.run(run())


def test_when_a_seat_of_a_seeded_game_goes_elsewhere_a_secret_decides(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(plan(), ME)).head.id)
            await play_some(table, 30)
            moves = Moves(tables.store)
            moves.take(moves.offer(table.id, "maria", ME), YOU)
            await table.refresh()
            await seating.bind_luck_if_shared(table)
            told = telling.luck(table.head.seed, over=False)
            assert told["commitment"]
            assert not told["from_start"]  # who comes is told that a seed has decided before
            stored = tables.store.load(table.id)
            assert stored is not None
            assert stored.head.seed == table.head.seed

    asyncio.run(run())


def test_a_question_does_not_carry_the_seed(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path, bots := Overheard()) as tables:
            table = await tables.get((await tables.create(plan(DUEL, seed=77777), ME)).head.id)
            await table.driver.rest()
            await advice.hint(table, ME, "frederick")
            assert len(bots.questions) > 2
            assert not any(table.head.seed in question.seed for question in bots.questions)

    asyncio.run(run())


async def to_a_battle(table: LiveTable, ready: Callable[[LiveTable], bool]) -> None:
    rng = Random(4)
    for number in range(3000):
        if ready(table):
            return
        seat = rng.choice(table.course.state.actors)
        legal = table.course.state.legal(seat)
        action = rng.choice([action for action in legal if action != "done"] or list(legal))
        holder = ME if seat == "frederick" else YOU
        await table.act(holder, seat, action, table.questions.number(seat), str(number))
    raise AssertionError("no battle in which somebody could shift troops")


def test_advice_does_not_change_with_what_others_do_in_secret(tmp_path: Path) -> None:
    """Maria shifts troops within a stack: Frederick's odds told him so."""

    async def run() -> None:
        async with tables_in(tmp_path, Overheard()) as tables:
            table = await everybody_sits(tables)
            await to_a_battle(
                table,
                lambda table: (
                    "battle" in table.course.state.view("frederick")
                    and bool(table.course.state.asides("maria"))
                ),
            )
            before = await advice.odds(table, ME, "frederick")
            count = table.course.count
            aside = table.course.state.asides("maria")[0]
            await table.act(YOU, "maria", aside, table.questions.number("maria"), "aside")
            assert table.course.count == count + 1
            assert await advice.odds(table, ME, "frederick") == before

    asyncio.run(run())


def test_a_bot_has_the_same_luck_whatever_others_do_in_secret(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path, Overheard()) as tables:
            table = await everybody_sits(tables)
            await to_a_battle(table, lambda table: bool(table.course.state.asides("maria")))
            luck = {seat: luck_of_bot(table, seat) for seat in ("frederick", "maria")}
            assert len(set(luck.values())) == 2
            aside = table.course.state.asides("maria")[0]
            await table.act(YOU, "maria", aside, table.questions.number("maria"), "aside")
            assert luck_of_bot(table, "frederick") == luck["frederick"]
            assert luck_of_bot(table, "maria") != luck["maria"]

    asyncio.run(run())
