"""Bargains at a table: who is asked nothing sees an offer made to him, and answers it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sanssouci.table import LiveTable, TablePlan
from tests.table.staging import ME, PERSON, tables_in

OFFER = "no-combat france austria 3"


async def give_out_troops(table: LiveTable) -> None:
    while table.course.state.phase.name == "allotment":
        seat = table.course.state.actors[0]
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
