"""A fault in a rule at the table: nothing is stored, the player is told, the game goes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sanssouci.games.friedrich.movement import Movement
from sanssouci.games.friedrich.position import Position
from sanssouci.table import LiveTable
from sanssouci.table.course import Course
from tests.table.staging import ME, Listener, plan, play_some, tables_in
from tests.table.test_live import refusal

Rule = Callable[..., None]


def broken_halfway(monkeypatch: pytest.MonkeyPatch, verb: str) -> Rule:
    """From now on a verb of Friedrich's movement changes something and then breaks down."""
    whole: Rule = getattr(Movement, verb)

    def half(phase: Movement, position: Position, seat: str, *words: str) -> None:
        position.turn += 7
        position.tell("log.turn", "F2.1", turn=position.turn)
        raise KeyError("nowhere")

    monkeypatch.setattr(Movement, verb, half)
    return whole


async def marching(table: LiveTable, seats: tuple[str, ...] = ("frederick", "maria")) -> str:
    """Play until somebody may march; returns who."""
    for number in range(200):
        for seat in seats:
            if any(action.verb == "march" for action in table.course.state.legal(seat)):
                return seat
        await play_some(table, 1, seed=number, undo=0)
    raise AssertionError("nobody ever marches")


def march_of(table: LiveTable, seat: str) -> str:
    return next(a for a in table.course.state.legal(seat) if a.verb == "march")


def test_a_rule_that_breaks_down_stores_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(plan(), ME)).head.id)
            seat = await marching(table)
            march, before = march_of(table, seat), table.course.state.hash()
            count, told = table.course.count, list(table.course.play.lines)
            whole = broken_halfway(monkeypatch, "march")
            refused = await refusal(table.act(ME, seat, march, count, "broken"))
            assert (refused.code, refused.rule) == ("fault", "")
            assert "Nothing has changed" in refused.text
            assert any("KeyError: 'nowhere'" in (r.exc_text or "") for r in caplog.records)
            assert (table.course.count, table.course.state.hash()) == (count, before)
            assert table.course.play.lines == told
            assert not table.is_doubtful
            monkeypatch.setattr(Movement, "march", whole)
            await table.act(ME, seat, march, count, "again")
            after = table.course.state.hash()
            tables.live.clear()
            again = await tables.get(table.id)
            assert again.course.state.hash() == after

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())


def test_a_fault_after_the_move_is_not_kept_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever fails between the rules and the store, memory is as the store knows it."""

    def fail(*given: Any, **named: Any) -> None:
        raise ZeroDivisionError

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(plan(), ME)).head.id)
            before, count = table.course.state.hash(), table.course.count
            action = table.course.state.legal("maria")[0]
            with monkeypatch.context() as broken:
                broken.setattr(Course, "result", fail)
                with pytest.raises(ZeroDivisionError):
                    await table.act(ME, "maria", action, count, "one")
            assert (table.course.count, table.course.state.hash()) == (count, before)
            await table.act(ME, "maria", action, count, "two")

    asyncio.run(run())


def test_a_bot_does_something_else_where_a_rule_breaks_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(plan(), ME)).head.id)
            await marching(table, ("frederick",))
            listener = Listener()
            table.join(listener)
            march, count = march_of(table, "frederick"), table.course.count
            broken_halfway(monkeypatch, "march")
            async with table.locked():
                seat = table.head.seats["frederick"]
                await table.driver._play(seat, march, "because")  # type: ignore[arg-type]
            assert table.course.count > count
            assert not any(e.action.startswith("march") for e in table.course.play.entries[-1:])
            assert listener.notices == [
                "A fault in the program stood in the way of the bot playing Frederick; "
                "a random action was taken in its place."
            ]

    asyncio.run(run())
