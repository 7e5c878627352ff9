"""Who is next when there are few places."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sanssouci.games import load
from sanssouci.table import BotPool, SeatKind, SeatPlan
from sanssouci.table.bot_pool import Errand, Question
from sanssouci.table.fairness import CLAIM, Claim, FairPlaces, Rank
from tests.table.staging import ME, NOBODY, PERSON, YOU, Listener, plan, tables_in

WAITED_FOR, WATCHED, UNWATCHED = Rank


class Crowd:
    """People who want a place each, and the order in which they got one."""

    def __init__(self, size: int) -> None:
        self.places = FairPlaces(size)
        self.served: list[str] = []
        self.most = 0
        self._here = 0
        self._all_have_come = asyncio.Event()
        self._everybody: list[asyncio.Task[None]] = []

    async def come(self, name: str, claim: Callable[[], Claim]) -> asyncio.Task[None]:
        async def work() -> None:
            CLAIM.set(claim)
            async with self.places.place():
                self.served.append(name)
                self._here += 1
                self.most = max(self.most, self._here)
                await self._all_have_come.wait()
                await asyncio.sleep(0)
                self._here -= 1

        task = asyncio.create_task(work())
        self._everybody.append(task)
        await asyncio.sleep(0)
        return task

    async def all(self) -> list[str]:
        self._all_have_come.set()
        await asyncio.gather(*self._everybody, return_exceptions=True)
        return self.served


def claiming(rank: Rank, address: str = "", person: str = "") -> Callable[[], Claim]:
    claim = Claim(rank, address, person)
    return lambda: claim


def test_whoever_is_waited_for_comes_before_a_crowd_of_empty_tables() -> None:
    """Two dozen tables without any person made a guest wait for all of them."""

    async def run() -> None:
        crowd = Crowd(1)
        for number in range(24):
            await crowd.come(f"empty {number}", claiming(UNWATCHED, person="somebody"))
        await crowd.come("watched", claiming(WATCHED, "here", "onlooker"))
        await crowd.come("guest", claiming(WAITED_FOR, "there", "guest"))
        assert (await crowd.all())[:4] == ["empty 0", "guest", "watched", "empty 1"]

    asyncio.run(run())


def test_equals_take_turns_by_address_and_then_by_person() -> None:
    async def run() -> None:
        crowd = Crowd(1)
        for number in range(3):  # one address with two browsers, of which one asks more often
            for person in ("a", "a", "b"):
                await crowd.come(f"{person}{number}", claiming(WAITED_FOR, "home", person))
        for number in range(3):
            await crowd.come(f"c{number}", claiming(WAITED_FOR, "elsewhere", "c"))
        served = [name[0] for name in await crowd.all()]
        assert served[:7] == ["a", "c", "b", "c", "a", "c", "b"]

    asyncio.run(run())


def test_nobody_has_all_places() -> None:
    async def run() -> None:
        alone = Crowd(4)
        for number in range(9):
            await alone.come(f"{number}", claiming(WAITED_FOR, "home", "a"))
        await alone.all()
        assert alone.most == 2
        household = Crowd(4)
        for number in range(9):
            await household.come(f"{number}", claiming(WAITED_FOR, "home", f"{number}"))
        await household.all()
        assert household.most == 3
        empty = Crowd(4)
        for number in range(9):
            await empty.come(f"{number}", claiming(UNWATCHED, person=f"{number}"))
        await empty.all()
        assert empty.most == 2

    asyncio.run(run())


def test_a_place_that_is_not_wanted_any_more_goes_to_the_next() -> None:
    async def run() -> None:
        crowd = Crowd(1)
        first = await crowd.come("first", claiming(WAITED_FOR, person="a"))
        second = await crowd.come("second", claiming(WAITED_FOR, person="b"))
        await crowd.come("third", claiming(WAITED_FOR, person="c"))
        second.cancel()
        first.cancel()
        assert await crowd.all() == ["first", "third"]

    asyncio.run(run())


def test_bots_think_for_whoever_looks_at_their_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(plan(), ME)).head.id)
            assert table.driver.claim() == Claim(UNWATCHED, "", ME)
            table.join(Listener(NOBODY, "there"))
            assert table.driver.claim() == Claim(WATCHED, "there", NOBODY)
            table.join(Listener(ME, "here"))
            assert table.driver.claim() == Claim(WAITED_FOR, "here", ME)
            table.join(Listener(YOU, "there"))
            assert table.driver.claim() == Claim(WAITED_FOR, "here", ME)

    asyncio.run(run())


class OneProcess(BotPool):
    """A process that answers at once, so that it is always busy where many ask."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []

    async def _start(self) -> Any:
        return None

    async def _stop(self, process: object) -> None: ...

    async def _exchange(self, process: object, question: Question | Errand) -> dict[str, Any]:
        assert isinstance(question, Question)
        self.asked.append(question.bot)
        await asyncio.sleep(0.001)
        state = load(question.game).from_json(question.world)
        return {"action": state.legal(question.seat)[0]}


def test_a_guest_does_not_wait_for_tables_without_people(tmp_path: Path) -> None:
    def bots(name: str) -> SeatPlan:
        return SeatPlan(SeatKind.BOT, name)

    async def run() -> None:
        async with tables_in(tmp_path, pool := OneProcess()) as tables:
            for _ in range(6):
                seats = {"frederick": bots("marshal"), "maria": bots("marshal")}
                await tables.get((await tables.create(plan(seats), YOU)).head.id)
            while len(pool.asked) < 20:
                await asyncio.sleep(0.01)
            mine = {"frederick": PERSON, "maria": bots("captain")}
            table = await tables.get((await tables.create(plan(mine), ME)).head.id)
            table.join(Listener(ME, "here"))
            before = len(pool.asked)
            await table.driver.rest()
            since = pool.asked[before:]
            assert since.count("captain") > 1
            assert since.index("captain") <= 1  # after the one that was thinking already

    asyncio.run(run())
