"""Clocks: whom they run for, what earns time, and what happens when it is out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from sanssouci.kernel import BadOption
from sanssouci.table import BotPool, LiveTable, Store, Tables, seating
from sanssouci.table.clocks import Clock, Terms
from sanssouci.table.steady import ASLEEP, SteadyTime
from sanssouci.table.timekeeper import SILENCE, Timekeeper
from tests.table.staging import (
    DUEL,
    HOT_SEAT,
    INVITATION,
    ME,
    PERSON,
    YOU,
    Listener,
    database,
    plan,
    play_some,
)

BEGIN = datetime(2026, 5, 1, tzinfo=UTC)
AN_HOUR = Terms("live", minutes=60, increment=30)
THREE_DAYS = Terms("days", days=3)


class Time(SteadyTime):
    """Passes when a test says so."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> datetime:
        return self.now

    def catch_up(self, now: datetime) -> None: ...

    def passes(self, **span: float) -> None:
        self.now += timedelta(**span)


@asynccontextmanager
async def tables_at(folder: Path, time: Time) -> AsyncIterator[Tables]:
    tables = Tables(Store(database(folder)), BotPool(1), time, time)
    try:
        yield tables
    finally:
        await tables.close()


def left(table: LiveTable, time: Time) -> dict[str, float]:
    assert table.head.clock is not None
    found: dict[str, float] = table.head.clock.told(time())["left"]
    return found


def running(table: LiveTable) -> list[str]:
    assert table.head.clock is not None
    return list(table.head.clock.running)


@pytest.mark.parametrize(
    "terms", [{"kind": "sand"}, {"kind": "live"}, {"kind": "days", "days": -1}]
)
def test_clocks_that_cannot_be(terms: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Terms(**terms)  # type: ignore[arg-type]


def test_only_a_decision_that_is_new_earns_time() -> None:
    clock = Clock.begin(AN_HOUR, ["maria"], BEGIN).going_on(["maria"], BEGIN)
    at = BEGIN + timedelta(seconds=10)
    decided = clock.after("maria", 1, ["maria"], at)
    assert decided.hands["maria"].left == 3620
    taken_back = decided.after("maria", -1, ["maria"], at)
    assert taken_back.hands["maria"].left == 3620
    again = taken_back.after("maria", 1, ["maria"], at)
    assert again.hands["maria"].left == 3620
    assert again.after("maria", 0, ["maria"], at).hands["maria"].left == 3620
    assert again.after("maria", 1, ["maria"], at).hands["maria"].left == 3650
    assert again.after("elisabeth", 1, ["maria"], at).hands == again.hands


def test_clocks_run_for_persons_who_have_to_decide(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with tables_at(tmp_path, time) as tables:
            order = replace(plan(HOT_SEAT), clock=AN_HOUR)
            table = await tables.get((await tables.create(order, ME)).head.id)
            assert running(table) == ["frederick", "maria"]
            time.passes(seconds=100)
            action = table.course.state.legal("maria")[0]
            await table.act(ME, "maria", action, 0, "a")
            assert left(table, time) == {"frederick": 3500, "maria": 3530}
            while len(table.course.state.actors) > 1:
                await play_some(table, 1, seed=table.course.count, undo=0)
            assert running(table) == list(table.course.state.actors)
            before = left(table, time)
            time.passes(seconds=7)
            after = left(table, time)
            [actor] = table.course.state.actors
            for seat in HOT_SEAT:
                assert before[seat] - after[seat] == (7 if seat == actor else 0)

    asyncio.run(run())


def test_a_clock_waits_until_everybody_sits(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with tables_at(tmp_path, time) as tables:
            order = replace(plan({"frederick": PERSON, "maria": INVITATION}), clock=THREE_DAYS)
            laid = await tables.create(order, ME)
            table = await tables.get(laid.head.id)
            time.passes(days=30)
            await Timekeeper(tables).look()
            assert running(table) == []
            await tables.sit_down(laid.invitations["maria"], YOU, "You")
            assert running(table) == ["frederick", "maria"]
            assert left(table, time)["maria"] == 3 * 86_400

    asyncio.run(run())


def test_who_is_out_of_time_is_played_on_by_a_bot(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with tables_at(tmp_path, time) as tables:
            seats = {"frederick": PERSON, "elisabeth": PERSON, "maria": PERSON}
            order = replace(plan(seats, "three-player"), clock=Terms("live", minutes=1))
            table = await tables.get((await tables.create(order, ME)).head.id)
            listener = Listener()
            table.join(listener)
            timekeeper = Timekeeper(tables)
            time.passes(seconds=59)
            await timekeeper.look()
            assert listener.notices == []
            time.passes(seconds=2)
            await timekeeper.look()
            assert "has run out of time" in listener.notices[0]
            assert table.head.over  # both others are on one side
            assert table.head.result is not None
            assert table.head.result["reason"] == "time"
            assert table.head.result["winners"] == ["elisabeth", "maria"]
            assert running(table) == []
            again = tables.store.load(table.id)
            assert again is not None
            assert again.head.clock is not None
            assert again.head.clock.due is None
            assert again.head.clock.told(time())["out"] == ["frederick"]

    asyncio.run(run())


def test_a_forgotten_game_of_days_is_decided_though_nobody_opens_it(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with tables_at(tmp_path, time) as tables:
            order = replace(plan(DUEL), clock=THREE_DAYS)
            id = (await tables.create(order, ME)).head.id
        time.passes(days=2)
        async with tables_at(tmp_path, time) as tables:
            tables.store.resume_clocks(time(), SILENCE)
            assert left(await tables.get(id), time) == {"frederick": 86_400}
            tables.drop_idle(0)
        time.passes(days=2)
        async with tables_at(tmp_path, time) as tables:
            tables.store.resume_clocks(time(), SILENCE)
            await Timekeeper(tables).look()
            stored = tables.store.load(id)
            assert stored is not None
            assert stored.head.result is not None
            assert stored.head.result["winners"] == ["maria"]
            assert stored.head.result["reason"] == "time"

    asyncio.run(run())


def test_a_clock_of_hours_stands_still_while_no_server_runs(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with tables_at(tmp_path, time) as tables:
            id = (await tables.create(replace(plan(), clock=AN_HOUR), ME)).head.id
            timekeeper = Timekeeper(tables)
            time.passes(minutes=10)
            await timekeeper.look()  # the last sign of life; then the machine fails
        time.passes(hours=5)
        async with tables_at(tmp_path, time) as tables:
            tables.store.resume_clocks(time(), SILENCE)
            table = await tables.get(id)
            assert left(table, time) == {"frederick": 3000, "maria": 3000}
            time.passes(minutes=1)
            assert left(table, time)["maria"] == 2940

    asyncio.run(run())


def test_of_two_servers_one_takes_the_seat_away(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with tables_at(tmp_path, time) as here, tables_at(tmp_path, time) as there:
            id = (await here.create(replace(plan(DUEL), clock=AN_HOUR), ME)).head.id
            mine, yours = await here.get(id), await there.get(id)
            heard = Listener(), Listener()
            mine.join(heard[0])
            yours.join(heard[1])
            time.passes(hours=2)
            await asyncio.gather(seating.forfeit_late(mine), seating.forfeit_late(yours))
            notices = [text for listener in heard for text in listener.notices]
            assert sum("has run out of time." in text for text in notices) == 1
            for table in (mine, yours):
                await table.refresh()  # as news from the other server makes it do
                assert table.head.result is not None
                assert table.head.result["winners"] == ["maria"]

    asyncio.run(run())


def test_a_decision_in_time_at_another_server_counts(tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with tables_at(tmp_path, time) as here, tables_at(tmp_path, time) as there:
            id = (await here.create(replace(plan(), clock=THREE_DAYS), ME)).head.id
            mine, yours = await here.get(id), await there.get(id)
            time.passes(days=2.9)
            for seat in ("frederick", "maria"):
                action = mine.course.state.legal(seat)[0]
                await mine.act(ME, seat, action, mine.questions.number(seat), seat)
            time.passes(days=0.2)
            await seating.forfeit_late(yours)  # it has not heard of them
            assert not yours.head.over
            assert yours.course.count == 2

    asyncio.run(run())


def test_who_comes_or_goes_is_heeded_though_the_clock_has_gone_on_elsewhere(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        time = Time()
        async with tables_at(tmp_path, time) as here, tables_at(tmp_path, time) as there:
            order = replace(plan({"frederick": PERSON, "maria": INVITATION}), clock=AN_HOUR)
            laid = await here.create(order, ME)
            mine, yours = await here.get(laid.head.id), await there.get(laid.head.id)

            async def decide(name: str) -> None:
                time.passes(seconds=1)
                action = mine.course.state.legal("frederick")[0]
                await mine.act(ME, "frederick", action, mine.questions.number("frederick"), name)

            await decide("first")
            await there.sit_down(laid.invitations["maria"], YOU, "You")
            assert yours.course.count == 1
            assert running(yours) == ["frederick", "maria"]
            await mine.refresh()  # as news from the other server makes it do
            await decide("second")
            await seating.resign(yours, YOU, "maria")
            assert yours.course.count == 2
            await mine.refresh()
            for table in (mine, yours):
                assert table.head.result is not None
                assert table.head.result["winners"] == ["frederick"]
                assert running(table) == []

    asyncio.run(run())


class Machine:
    """Its wall clock can be set, and it can sleep; so may whoever asks for the time."""

    def __init__(self) -> None:
        self.wall, self.running = BEGIN, 100.0

    def passes(self, seconds: float) -> None:
        self.wall += timedelta(seconds=seconds)
        self.running += seconds

    def time(self) -> SteadyTime:
        return SteadyTime(lambda: self.wall, lambda: self.running)


@pytest.mark.parametrize("hours", [2, -2, 24 * 400])
def test_a_jump_of_the_wall_clock_is_nobodys_loss(tmp_path: Path, hours: int) -> None:
    async def run() -> None:
        machine = Machine()
        tables = Tables(Store(database(tmp_path)), BotPool(1), lambda: machine.wall, machine.time())
        table = await tables.get((await tables.create(replace(plan(), clock=AN_HOUR), ME)).head.id)
        timekeeper = Timekeeper(tables)
        await timekeeper.look()
        machine.wall += timedelta(hours=hours)
        for _ in range(10):
            machine.passes(1)
            await timekeeper.look()
        assert not table.head.over
        clock = table.head.clock
        assert clock is not None
        assert clock.told(table.now(clock.terms))["left"] == {"frederick": 3590, "maria": 3590}
        await tables.close()

    asyncio.run(run())


def test_days_keep_the_calendar(tmp_path: Path) -> None:
    """A machine that slept through the weekend has not stopped it."""

    async def run() -> None:
        machine = Machine()
        tables = Tables(Store(database(tmp_path)), BotPool(1), lambda: machine.wall, machine.time())
        id = (await tables.create(replace(plan(DUEL), clock=THREE_DAYS), ME)).head.id
        table = await tables.get(id)
        machine.wall += timedelta(days=2.9)
        await Timekeeper(tables).look()
        assert running(table)
        machine.wall += timedelta(days=0.2)
        await Timekeeper(tables).look()
        assert not running(table)
        await tables.close()

    asyncio.run(run())


def test_a_machine_that_sleeps_takes_no_time_though_its_counter_goes_on() -> None:
    machine = Machine()
    time = machine.time()
    machine.passes(5)
    assert time() == BEGIN + timedelta(seconds=5)
    machine.passes(ASLEEP + 3600)
    assert time() == BEGIN + timedelta(seconds=5)
    machine.passes(2)
    assert time() == BEGIN + timedelta(seconds=7)
