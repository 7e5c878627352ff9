"""Bargains at a table: who is asked nothing sees an offer made to him, and answers it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sanssouci.table import LiveTable, SeatKind, SeatPlan, TablePlan
from tests.table.staging import ME, PERSON, tables_in
from tests.table.test_live import until

OFFER = "no-combat france austria 3"


async def give_out_troops(table: LiveTable) -> None:
    while table.course.state.phase.name == "allotment":
        people = [seat for seat, held in table.head.seats.items() if held.kind is SeatKind.PERSON]
        seat = next((seat for seat in table.course.state.actors if seat in people), None)
        if seat is None:
            await until(lambda: table.course.state.phase.name != "allotment", 60)
            return
        number = table.questions.number(seat)
        action = table.course.state.legal(seat)[0]
        await table.act(ME, seat, action, number, f"{seat} {table.course.count}")


def test_an_offer_is_answered_out_of_turn(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            seats = dict.fromkeys(("maria", "frederick", "louis"), PERSON)
            order = TablePlan("maria", "advanced", {}, seats, seed=5)
            table = await tables.get((await tables.create(order, ME)).head.id)
            await give_out_troops(table)
            proposer, partner = "louis", "maria"
            if partner in table.course.state.actors:  # then the other one waits
                proposer, partner = partner, proposer
            assert partner not in table.course.state.actors
            before = table.position("frederick", 0)
            question = table.questions.number(proposer)
            await table.act(ME, proposer, f"offer {partner} {OFFER}", question, "offer")
            told = table.position(partner, 0)
            assert told["legal"] == []
            [proposal] = told["view"]["proposals"]
            assert (proposal["proposer"], proposal["partner"]) == (proposer, partner)
            answer = f"accept {proposer} {OFFER}"
            assert answer in told["asides"]
            assert table.position("frederick", 0) == before
            await table.act(ME, partner, answer, told["question"], "answer")
            for seat in (proposer, partner, "frederick", None):
                view = table.position(seat, 0)["view"]
                assert [deal["kind"] for deal in view["deals"]] == ["no-combat"]
                assert view["proposals"] == []

    asyncio.run(run())


@pytest.mark.parametrize("bot", ["captain", "recruit", "random"])
def test_a_bot_answers_at_once_though_it_is_not_to_act(tmp_path: Path, bot: str) -> None:
    """Frederick, a person, asks Louis XV while it is his own turn to bid or to march."""

    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            seats = {"maria": PERSON, "frederick": PERSON, "louis": SeatPlan(SeatKind.BOT, bot)}
            order = TablePlan("maria", "advanced", {}, seats, seed=5)
            table = await tables.get((await tables.create(order, ME)).head.id)
            await give_out_troops(table)
            await until(lambda: table.head.turn_of in (["maria"], ["frederick"]), 60)
            [seat] = table.head.turn_of
            nations = {"maria": "france austria", "frederick": "france pragmatic"}[seat]
            before = table.course.state.legal(seat)
            offer = f"offer louis no-combat {nations} 3"
            await table.act(ME, seat, offer, table.questions.number(seat), "offer")
            await until(lambda: not table.course.state.proposals, 60)  # type: ignore[attr-defined]
            keys = [line["key"] for line in table.position(seat, 0)["log"]]
            assert {"log.deal", "log.decline"} & set(keys)
            assert table.course.state.legal(seat) == before, "and nothing else has happened"
            if bot == "recruit":
                assert "log.decline" in keys

    asyncio.run(run())
