"""Bots at a table: their reasons, their failures, programs of the host, and advice for people."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sanssouci.kernel import BadOption
from sanssouci.table import (
    BotPool,
    LiveTable,
    Refused,
    SeatKind,
    SeatPlan,
    TablePlan,
    Tables,
    advice,
    in_memory,
    seating,
)
from sanssouci.table.in_memory import rebuilt
from sanssouci.table.telling import REASON, frames
from tests.table.staging import (
    BOT,
    DUEL,
    ME,
    NOBODY,
    PERSON,
    PLENTY,
    Listener,
    plan,
    play_some,
    tables_in,
)
from tests.table.test_live import refusal, until

CAPTAIN = SeatPlan(SeatKind.BOT, "captain")
AGAINST_CAPTAIN = {"frederick": CAPTAIN, "pompadour": PERSON}
OUTSIDE = Path(__file__).parents[2] / "examples" / "outside"


def against_captain(*, training: bool = False, hints: bool = True) -> TablePlan:
    order = plan(AGAINST_CAPTAIN, "war-in-the-west")
    return replace(order, training=training, hints=hints)


async def laid(tables: Tables, order: TablePlan) -> LiveTable:
    return await tables.get((await tables.create(order, ME)).head.id)


async def my_turn(table: LiveTable, seat: str = "pompadour") -> None:
    await until(lambda: table.head.turn_of == [seat], 60)  # stored, not only played


async def play_on(table: LiveTable, actions: int, seat: str = "pompadour") -> None:
    for number in range(actions):
        await my_turn(table, seat)
        legal = table.course.state.legal(seat)
        choice = Random(number).choice(legal)
        await table.act(ME, seat, choice, table.questions.number(seat), f"{number}")


def reasons(table: LiveTable, seat: str | None, seen: int = 0) -> list[str]:
    told = table.position(seat, seen)["log"]
    assert [line["entry"] for line in told] == sorted(line["entry"] for line in told)
    return [line["text"] for line in told if line["key"] == REASON]


def test_reasons_are_kept_and_told_when_the_game_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_memory, "SNAPSHOT_EVERY", 20)

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await laid(tables, against_captain())
            await play_on(table, 12)
            await my_turn(table)
            seen = table.course.count
            assert table.course.reasons
            for seat in ("pompadour", None):
                assert reasons(table, seat) == []
            record = table.course.play.finished_record()
            await seating.resign(table, ME, "pompadour")
            assert table.head.over
            for seat in ("pompadour", "frederick", None):
                told = table.position(seat, seen)
                assert told["log_after"] == 0  # what was told before is told once more
                assert len(reasons(table, seat, seen)) == len(table.course.reasons)
            assert any("troops where the first battles" in why for why in reasons(table, None))
            shown = frames(
                table.course.game, record, 0, 10**6, None,
                audience=(), everything=True, reasons=table.course.reasons,
            )  # fmt: skip
            for reason in table.course.reasons:
                log = shown[reason.place + 1]["log"]
                [at] = [i for i, line in enumerate(log) if line["key"] == REASON]
                following = [line["key"] for line in log[at + 1 :]]
                assert following[:1] in ([], ["log.stage"], ["log.turn"])  # under its own heading
                assert "log.stage" not in [line["key"] for line in log[:at]]
                assert log[at]["args"] == {"seat": "frederick"}
                assert shown[reason.place + 1]["seat"] == "frederick"
            known = table.course.reasons
        async with tables_in(tmp_path) as tables:
            assert (await tables.get(table.id)).course.reasons == known
            stored = tables.store.load(table.id)
            assert stored is not None
            assert stored.snapshot is not None

    asyncio.run(run())


def test_in_training_they_are_told_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await laid(tables, against_captain(training=True))
            await play_on(table, 6)
            await my_turn(table)
            assert reasons(table, "pompadour")
            assert reasons(table, None) == reasons(table, "pompadour")
            seen = table.course.reasons[-1].seq
            assert reasons(table, "pompadour", seen) == []
            await seating.resign(table, ME, "pompadour")
            assert reasons(table, "pompadour", seen) == []  # they have been told
            rematch = await tables.rematch(table.id, ME)
            assert rematch.head.training
        async with tables_in(tmp_path) as tables:
            assert (await tables.get(table.id)).head.training

    asyncio.run(run())


def test_what_is_taken_back_takes_its_reason_along(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await laid(tables, plan())
            await play_some(table, 3, undo=0)
            seat = table.course.state.actors[0]
            table.course.act(seat, table.course.state.legal(seat)[0], why="a whim")
            [reason] = table.course.reasons
            assert table.course.play.record.entries[reason.place].seat == seat
            assert table.course.play.can_undo(seat)
            table.course.undo(seat)
            assert table.course.reasons == []

    asyncio.run(run())


# -- programs of the host -------------------------------------------------------------------------


def hosted(commands: Mapping[str, str]) -> BotPool:
    return BotPool(1, PLENTY, outside=commands)


def test_a_program_of_the_host_plays_by_its_name(tmp_path: Path) -> None:
    async def run() -> None:
        bots = hosted({"dice": f"{sys.executable} {OUTSIDE / 'any_action.py'}"})
        async with tables_in(tmp_path, bots) as tables:
            seats = {"frederick": SeatPlan(SeatKind.BOT, "dice"), "pompadour": BOT}
            table = await laid(tables, plan(seats, "war-in-the-west"))
            listener = Listener()
            table.join(listener)
            await until(lambda: table.head.over, 100)
            assert bots.failures == 0
            assert table.head.seats["frederick"].name == "Dice"
            assert "Frederick: why not?" in reasons(table, None)

    asyncio.run(run())


def test_a_broken_program_of_the_host_is_replaced_by_the_captain(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path, hosted({"dice": "false"})) as tables:
            seats = {"frederick": SeatPlan(SeatKind.BOT, "dice"), "pompadour": PERSON}
            table = await laid(tables, plan(seats, "war-in-the-west"))
            listener = Listener()
            table.join(listener)
            await until(lambda: bool(listener.notices), 60)
            wanted = "The bot playing Frederick broke down; the captain decided in its place."
            assert set(listener.notices) == {wanted}

    asyncio.run(run())


@pytest.mark.parametrize("name", ["exec:true", "exec:", "dice; rm", "../dice"])
def test_no_player_names_a_program(tmp_path: Path, name: str) -> None:
    async def run() -> None:
        async with tables_in(tmp_path, hosted({"dice": "true"})) as tables:
            seats = {"frederick": SeatPlan(SeatKind.BOT, name), "pompadour": PERSON}
            with pytest.raises(BadOption, match="no bot called"):
                await tables.create(plan(seats, "war-in-the-west"), ME)
            seats = {"frederick": SeatPlan(SeatKind.INVITATION), "pompadour": PERSON}
            table = await laid(tables, plan(seats, "war-in-the-west"))
            with pytest.raises(BadOption, match="no bot called"):
                await seating.replace_by_bot(table, ME, "frederick", name)

    asyncio.run(run())


# -- advice ---------------------------------------------------------------------------------------


def test_a_hint_is_the_strongest_bots_choice(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await laid(tables, against_captain())
            found = await advice.hint(table, ME, "pompadour")
            assert found.actions[0] in table.course.state.legal("pompadour")
            assert found.why
            count = table.course.count
            assert (await advice.hint(table, ME, "pompadour")).actions == found.actions or (
                table.course.count > count
            )

    asyncio.run(run())


def test_who_gets_no_advice(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await laid(tables, against_captain())
            for ask in (advice.hint, advice.odds):
                assert (await refusal(ask(table, NOBODY, "pompadour"))).code == "not_yours"
                assert (await refusal(ask(table, ME, "frederick"))).code == "not_yours"
            assert (await refusal(advice.odds(table, ME, "pompadour"))).text == (
                "You are in no combat."
            )
            strict = await laid(tables, against_captain(hints=False))
            for ask in (advice.hint, advice.odds):
                refused = await refusal(ask(strict, ME, "pompadour"))
                assert refused.code == "forbidden"
                assert "no advice" in refused.text
            await seating.resign(table, ME, "pompadour")
            assert isinstance(await refusal(advice.hint(table, ME, "pompadour")), Refused)
            duel = await laid(tables, plan())
            await play_some(duel, 60, undo=0)
            while len(duel.course.state.actors) > 1:
                await play_some(duel, 1, seed=duel.course.count, undo=0)
            [actor] = duel.course.state.actors
            [waiting] = {"frederick", "maria"} - {actor}
            assert (await refusal(advice.hint(duel, ME, waiting))).text == "It is not your turn."

    asyncio.run(run())


def test_odds_of_a_combat(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await laid(tables, plan())
            rng = Random(1)
            while "battle" not in (state := table.course.state).view(None):
                seat = state.actors[0]
                legal = [action for action in state.legal(seat) if action != "done"]
                action = rng.choice(legal or list(state.legal(seat)))
                question = table.questions.number(seat)
                await table.act(ME, seat, action, question, f"{table.course.count}")
            for seat in ("frederick", "maria"):
                found = await advice.odds(table, ME, seat)
                assert found["kind"] == "combat"
                assert bool(found["actions"]) == (seat in table.course.state.actors)

    asyncio.run(run())


@pytest.mark.skipif(sys.platform == "win32", reason="looks for a process as POSIX does")
def test_a_program_ends_with_the_server_though_it_does_not_care(tmp_path: Path) -> None:
    """It answers, but goes on for ever when its input has ended."""
    mark = tmp_path / "pid"
    program = tmp_path / "stubborn.py"
    program.write_text(
        f"""
import json, os, pathlib, sys, time
pathlib.Path({str(mark)!r}).write_text(str(os.getpid()))
for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        print(json.dumps({{"hello": 1}}), flush=True)
    if heard["type"] == "question":
        print(json.dumps({{"action": heard["legal"][0]}}), flush=True)
while True:
    time.sleep(1)
""",
        encoding="utf-8",
    )

    async def run() -> None:
        bots = hosted({"stubborn": f"{sys.executable} {program}"})
        async with tables_in(tmp_path, bots) as tables:
            seats = {"frederick": SeatPlan(SeatKind.BOT, "stubborn"), "pompadour": PERSON}
            await laid(tables, plan(seats, "war-in-the-west"))
            await until(lambda: bots.answers > 0, 60)
        number = int(mark.read_text(encoding="utf-8"))
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)

    asyncio.run(run())


def test_a_bot_whose_decision_was_taken_elsewhere_is_not_asked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as here, tables_in(tmp_path) as there:
            id = (await here.create(plan(DUEL), ME)).head.id
            stored = here.store.load(id)
            assert stored is not None
            mine = LiveTable(here.store, here.bots, stored, rebuilt(stored), here.time_of)
            await (await there.get(id)).driver.rest()
            reading = asyncio.create_task(mine.refresh())
            await asyncio.sleep(0)  # until it is reading what the other server has stored
            mine.driver.wake()
            assert mine.driver.is_at_work
            await mine.driver.rest()
            await reading
            assert mine.course.state.actors == ("frederick",)
            assert "bots stopped" not in caplog.text
            assert here.bots.failures == 0

    asyncio.run(run())
