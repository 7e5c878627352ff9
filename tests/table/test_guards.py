"""Guards of the table, each of which a mutant once passed unseen."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from sanssouci.games import load
from sanssouci.kernel import CHANCE, Action, Choice
from sanssouci.table import BotPool, Conflict, LiveTable, Tables
from sanssouci.table.bot_pool import Question
from sanssouci.table.clocks import Terms
from sanssouci.table.course import Course
from sanssouci.table.store import SeatChange
from tests.table.staging import (
    BOT,
    HOT_SEAT,
    INVITATION,
    ME,
    NOBODY,
    PERSON,
    YOU,
    plan,
    play_some,
    tables_in,
)
from tests.table.test_clocks import Time, left, tables_at
from tests.table.test_live import refusal, until

GENEROUS = Terms("live", minutes=600, increment=60)


async def laid(tables: Tables, *args: object, **kwargs: object) -> LiveTable:
    return await tables.get((await tables.create(plan(*args, **kwargs), ME)).head.id)  # type: ignore[arg-type]


def test_an_aside_earns_no_time(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with tables_at(tmp_path, time) as tables:
            order = replace(plan(HOT_SEAT), clock=GENEROUS)
            table = await tables.get((await tables.create(order, ME)).head.id)
            while not (asides := _asides(table)):
                await play_some(table, 1, seed=table.course.count, undo=0)
            seat, aside = asides
            before = left(table, time)
            await table.act(ME, seat, aside, table.questions.number(seat), "aside")
            assert table.course.count in table.course.asides
            assert left(table, time) == before
            time.now += timedelta(seconds=1)
            actor = table.course.state.actors[0]
            was = left(table, time)[actor]
            action = table.course.state.legal(actor)[0]
            await table.act(ME, actor, action, table.questions.number(actor), "decision")
            assert left(table, time)[actor] == was + GENEROUS.increment

    asyncio.run(run())


def _asides(table: LiveTable) -> tuple[str, Action] | None:
    state = table.course.state
    for seat in table.head.seats:
        for aside in state.asides(seat):
            return seat, aside
    return None


def played(seed: str, actions: int = 80) -> list[Action]:
    """What chance decided in a game in which everybody always takes the first action."""
    course = Course(load("friedrich"), "austrian-theatre", {}, seed)
    course.begin()
    for _ in range(actions):
        seat = course.state.actors[0]
        course.act(seat, course.state.legal(seat)[0])
    return [entry.action for entry in course.play.record.entries if entry.seat == CHANCE]


def test_chance_comes_from_the_seed_of_the_table() -> None:
    assert len(played("5")) > 1
    assert played("5") == played("5")
    assert played("5") != played("6")


class _WaitingPool(BotPool):
    """Answers with the first legal action, but not before it may."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: asyncio.Queue[Question] = asyncio.Queue()
        self.replies: asyncio.Queue[Action] = asyncio.Queue()

    async def choose(self, question: Question) -> Choice:
        await self.asked.put(question)
        return Choice(await self.replies.get())


def test_an_answer_to_a_question_that_has_changed_is_not_played(tmp_path: Path) -> None:
    """One army has marched meanwhile; the march of another would still be legal."""

    async def run() -> None:
        bots = _WaitingPool()
        async with tables_in(tmp_path, bots) as tables:
            table = await laid(tables, {"frederick": BOT, "maria": PERSON})
            course = table.course
            while not (marches := _marches(table)):
                if "maria" in course.state.actors:
                    first = course.state.legal("maria")[0]
                    asked = table.questions.number("maria")
                    await table.act(ME, "maria", first, asked, f"{course.count}")
                else:
                    await asyncio.wait_for(bots.asked.get(), 10)
                    count = course.count
                    await bots.replies.put(course.state.legal("frederick")[0])
                    await until(lambda count=count: course.count > count)  # type: ignore[misc]
            await asyncio.wait_for(bots.asked.get(), 10)
            async with table.locked():  # as news from another server that was quicker
                await table.store_move("frederick", lambda: course.act("frederick", marches[0]))
            [stale] = [a for a in course.state.legal("frederick") if a in marches][:1]
            count = course.count
            await bots.replies.put(stale)
            await asyncio.wait_for(bots.asked.get(), 10)  # it is asked anew
            assert course.count == count

    asyncio.run(run())


def _marches(table: LiveTable) -> list[Action]:
    state = table.course.state
    if "frederick" not in state.actors:
        return []
    return [action for action in state.legal("frederick") if action.verb == "march"]


def test_an_answer_for_a_seat_that_a_person_has_taken_is_not_played(tmp_path: Path) -> None:
    async def run() -> None:
        bots = _WaitingPool()
        async with tables_in(tmp_path, bots) as tables:
            table = await laid(tables, {"frederick": BOT, "maria": PERSON})
            await asyncio.wait_for(bots.asked.get(), 10)
            seat = table.head.seats["frederick"]
            person = replace(seat, kind=table.head.seats["maria"].kind, holder=YOU, bot="")
            async with table.locked():
                await table.change(seat=person)
            await bots.replies.put(table.course.state.legal("frederick")[0])
            await asyncio.wait_for(table.driver.rest(), 10)
            assert table.course.count == 0

    asyncio.run(run())


@pytest.mark.parametrize("field", ["holder", "token", "kind"])
def test_a_seat_changes_hands_only_from_whom_it_was_read_with(tmp_path: Path, field: str) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            seats = {"frederick": PERSON, "maria": INVITATION}
            laid = await tables.create(plan(seats), ME)
            seat = laid.head.seats["maria"]
            other = {"holder": YOU, "token": "another", "kind": PERSON.kind}[field]
            known = replace(seat, **{field: other})  # type: ignore[arg-type]
            taken = replace(seat, kind=PERSON.kind, holder=NOBODY)
            with pytest.raises(Conflict):
                tables.store.change(laid.head.id, seat=SeatChange(known, taken))
            stored = tables.store.load(laid.head.id)
            assert stored is not None
            assert stored.head.seats["maria"] == seat
            tables.store.change(laid.head.id, seat=SeatChange(seat, taken))

    asyncio.run(run())


def test_a_decision_one_entry_old_is_refused(tmp_path: Path) -> None:
    """A second click on the same page, or one that is a single entry behind, does nothing."""

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await laid(tables, HOT_SEAT)
            for number in range(3):
                asked = table.questions.number("maria")
                await table.act(
                    ME, "maria", table.course.state.legal("maria")[0], asked, f"{number}"
                )
                assert table.questions.number("maria") == asked + 1
                count, action = table.course.count, table.course.state.legal("maria")[0]
                late = table.act(ME, "maria", action, asked, f"{number} late")
                assert (await refusal(late)).code == "stale"
                assert (await refusal(table.undo(ME, "maria", asked, "undo"))).code == "stale"
                assert table.course.count == count

    asyncio.run(run())
