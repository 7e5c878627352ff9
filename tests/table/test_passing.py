"""A standing order: pass for me until there is something to decide."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import sanssouci
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.kernel import Play, any_of
from sanssouci.table import LiveTable, TablePlan, seating
from tests.table.staging import HOT_SEAT, ME, NOBODY, plan, tables_in
from tests.table.test_live import refusal, until


def nobody_to_march() -> TablePlan:
    """Prussia is to move and has nobody on the map; Austria has."""
    commands = ["clear", "place browne prag", "begin prussia"]
    state = FRIEDRICH_GAME.arrange(commands, "austrian-theatre")
    assert list(state.legal("frederick")) == ["done"]
    return replace(plan(HOT_SEAT), position=state.to_json())


def asked(table: LiveTable) -> tuple[str, ...]:
    return table.course.state.actors


def test_what_leaves_no_choice_is_answered_for_whoever_wants_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(nobody_to_march(), ME)).head.id)
            assert (await refusal(seating.order_to_pass(table, NOBODY, "frederick", True))).code
            assert asked(table) == ("frederick",), "nobody passes who has not said so"
            await seating.order_to_pass(table, ME, "frederick", True)
            await until(lambda: asked(table) == ("maria",), 60)
            assert table.head.seats["frederick"].passes
            await seating.order_to_pass(table, ME, "maria", True)
            await asyncio.sleep(0.2)
            assert asked(table) == ("maria",), "who can march is asked"
            again = await tables.get(table.id)
            assert again.head.seats["maria"].passes, "it is kept"
            await seating.resign(table, ME, "frederick")
            assert table.head.seats["frederick"].bot == "captain"

    asyncio.run(run())


def test_nobody_passes_who_could_take_something_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.create(nobody_to_march(), ME)).head.id)
            await table.act(ME, "frederick", "done", table.questions.number("frederick"), "1")
            await seating.order_to_pass(table, ME, "maria", True)
            state = table.course.state
            while len(state.legal("maria")) > 1:
                action = next(a for a in state.legal("maria") if a != "done")
                await table.act(
                    ME, "maria", action, table.questions.number("maria"), str(table.course.count)
                )
                state = table.course.state
            await asyncio.sleep(0.2)
            assert asked(table) == ("maria",)
            assert table.course.play.can_undo("maria")

    asyncio.run(run())


def without_a_choice(game: str) -> tuple[Play, str]:
    """A game played at random until somebody is asked what has only one answer."""
    for seed in range(1, 20):
        play, rng = sanssouci.game(game).play(seed=seed), Random(seed)
        for _ in range(1500):
            if not play.state.actors:
                break
            seat = play.state.actors[0]
            state, legal = play.state, play.state.legal(seat)
            if len(legal) == 1 and not state.goes_on(seat) and not play.can_undo(seat):
                return play, seat
            play.act(seat, any_of(legal, rng))
    raise AssertionError("everybody always has a choice")


@pytest.mark.parametrize("game", sanssouci.GAMES)
def test_nobody_is_asked_what_has_one_answer_in_any_game(game: str, tmp_path: Path) -> None:
    play, seat = without_a_choice(game)
    (answer,) = play.state.legal(seat)

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get((await tables.import_record(play.record.dumps(), ME)).head.id)
            known = len(play.record.entries)
            assert table.course.state.actors == play.state.actors
            await seating.order_to_pass(table, ME, seat, True)
            await until(lambda: len(table.course.play.record.entries) > known, 60)
            said = table.course.play.record.entries[known]
            assert (said.seat, said.action) == (seat, answer)

    asyncio.run(run())
