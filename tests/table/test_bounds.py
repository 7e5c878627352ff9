"""Games that somebody makes too long, and where they are played through."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sanssouci.games import load
from sanssouci.kernel import Action, BadRecord, Play
from sanssouci.kernel.chronicle import Entry
from sanssouci.table import LiveTable, Refused, bounds, importing, in_memory, tables
from sanssouci.table.course import Course
from sanssouci.table.in_memory import rebuilt
from sanssouci.table.seats import SeatKind
from sanssouci.table.store import Stored
from tests.table.staging import ME, Listener, plan, play_some, tables_in


def with_asides(seat: str) -> Play:
    """A game that has come to where the seat can shift troops."""
    play = load("friedrich").play("austrian-theatre", seed=5)
    rng = Random(1)
    while not play.state.asides(seat):
        actor = rng.choice(play.state.actors)
        play.act(actor, rng.choice(play.state.legal(actor)))
    return play


def to_and_fro(play: Play, seat: str, times: int) -> str:
    """The record of the game with endless transfers after it."""
    for _ in range(times):
        play.act(seat, play.state.asides(seat)[0])
    return play.finished_record().dumps()


def test_a_record_of_endless_transfers_is_not_imported(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as here:
            most = bounds.MOST_ASIDES_IN_A_ROW
            play = with_asides("maria")
            bearable = to_and_fro(play, "maria", most)
            assert (await here.import_record(bearable, ME)).head.game == "friedrich"
            with pytest.raises(BadRecord, match="in a row"):
                await here.import_record(to_and_fro(play, "maria", 1), ME)

    asyncio.run(run())


def test_a_record_that_is_too_long_is_refused_before_it_is_played(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as here:
            record = with_asides("maria").finished_record()
            missing = bounds.MOST_ENTRIES + 1 - len(record.entries)
            record.entries += [Entry("maria", Action("nonsense"))] * missing
            with pytest.raises(BadRecord, match=r"10001 entries; at most 10000"):
                await here.import_record(record.dumps(), ME)

    asyncio.run(run())


async def shift(table: LiveTable, seat: str, times: int) -> None:
    for _ in range(times):
        aside, question = table.course.state.asides(seat)[0], table.questions.number(seat)
        await table.act(ME, seat, aside, question, f"aside {table.course.count}")


def test_at_a_table_somebody_has_to_decide_something_now_and_then(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as here:
            text = with_asides("maria").finished_record().dumps()
            table = await here.get((await here.import_record(text, ME)).head.id)
            await shift(table, "maria", bounds.MOST_ASIDES_IN_A_ROW)
            count = table.course.count
            with pytest.raises(Refused, match="in a row"):
                await shift(table, "maria", 1)
            assert table.course.count == count
            seat = table.course.state.actors[0]
            action, question = table.course.state.legal(seat)[0], table.questions.number(seat)
            await table.act(ME, seat, action, question, "a decision")
            if table.course.state.asides("maria"):
                await shift(table, "maria", 1)

    asyncio.run(run())


def test_nobody_takes_back_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_TAKEN_BACK", 17)

    async def run() -> None:
        async with tables_in(tmp_path) as here:
            table = await here.get((await here.create(plan(), ME)).head.id)

            async def act_and_undo() -> None:
                seat, count = table.course.state.actors[0], table.course.count
                action = table.course.state.legal(seat)[0]
                await table.act(ME, seat, action, table.questions.number(seat), f"act {count}")
                await table.undo(ME, seat, table.questions.number(seat), f"undo {count}")

            for _ in range(10):
                await act_and_undo()
            with pytest.raises(Refused, match="taken back"):
                await act_and_undo()
            assert table.course.count < 40

    asyncio.run(run())


def test_looking_at_many_games_does_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever imports long games and looks at one after the other pays for none of them."""
    monkeypatch.setattr(tables, "_JUST_USED", 0.0)

    async def run() -> None:
        async with tables_in(tmp_path) as here:
            text = with_asides("maria").finished_record().dumps()
            ids = [(await here.import_record(text, ME)).head.id for _ in range(5)]
            length = (await here.get(ids[0])).course.count
            monkeypatch.setattr(tables, "MOST_IDLE_ENTRIES", 2 * length)
            watched = await here.get(ids[1])
            watched.join(Listener())
            for id in ids[2:]:
                await here.get(id)
            assert list(here.live) == [ids[1], ids[3], ids[4]]

    asyncio.run(run())


def test_games_are_played_through_off_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def noting(work: Any) -> Any:
        def noted(*args: Any) -> Any:
            threads.append(threading.current_thread().name)
            return work(*args)

        return noted

    monkeypatch.setattr(in_memory, "rebuilt", noting(rebuilt))
    monkeypatch.setattr(importing, "read", noting(importing.read))
    monkeypatch.setattr(Course, "snapshot", noting(Course.snapshot))
    monkeypatch.setattr(in_memory, "SNAPSHOT_EVERY", 5)

    async def run() -> None:
        async with tables_in(tmp_path) as here:
            text = with_asides("maria").finished_record().dumps()
            table = await here.get((await here.import_record(text, ME)).head.id)
            await play_some(table, 10)
            await table.refresh()

    asyncio.run(run())
    assert len(threads) > 4
    assert all(name.startswith("replay") for name in threads)


@pytest.mark.parametrize(
    ("player", "bot"),
    [
        ("captain", "captain"),
        ("Captain", "captain"),
        ("marshal:playouts=200", "marshal"),
        ("hussar", "hussar"),
        ("Anna, then recruit", "recruit"),
        ("exec:./mybot.sh --bold", "captain"),
        ("my_bots:Cautious", "captain"),
        ("cautious:nerve=3", "captain"),
        ("recruit, then Anna", ""),
        ("Anna Amalia", ""),
        ("human", ""),
        ("", ""),
    ],
)
def test_a_bot_is_not_seated_as_a_person(tmp_path: Path, player: str, bot: str) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as here:
            play = load("friedrich").play("war-in-the-west", seed=3)
            record = play.finished_record()
            record.players = {"frederick": "human", "pompadour": player}
            seats = (await here.import_record(record.dumps(), ME)).head.seats
            assert seats["frederick"].kind is SeatKind.PERSON
            assert seats["pompadour"].kind is (SeatKind.BOT if bot else SeatKind.PERSON)
            assert seats["pompadour"].bot == bot

    asyncio.run(run())


def test_an_imported_game_is_not_played_through_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as here:
            play, rng = with_asides("maria"), Random(2)
            for _ in range(100):
                actor = rng.choice(play.state.actors)
                play.act(actor, rng.choice(play.state.legal(actor)))
            head = (await here.import_record(play.finished_record().dumps(), ME)).head
            stored = here.store.load(head.id)
            assert isinstance(stored, Stored)
            assert stored.snapshot is not None
            since = [entry.seat for entry in play.entries][::-1].index("chance")
            assert len(stored.rows) == since < 50
            table = await here.get(head.id)
            assert table.course.state.hash() == play.state.hash()
            assert table.course.play.entries == play.entries

    asyncio.run(run())
