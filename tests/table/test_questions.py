"""Which question an answer is for, as two servers on one database see it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sanssouci.table import Duplicate, LiveTable, in_memory, talk
from tests.table.staging import ME, plan, play_some, tables_in


async def play_up_to_a_secret_aside(table: LiveTable) -> str:
    """Frederick is to move, and may shift troops besides."""
    while True:
        await play_some(table, 1, seed=table.course.count, undo=0)
        asides = table.course.state.asides("frederick")
        if asides and table.course.state.actors == ("frederick",):
            return asides[0]


@pytest.mark.parametrize("snapshots_every", [1, 1000])
def test_a_secret_at_another_server_changes_nobody_elses_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, snapshots_every: int
) -> None:
    monkeypatch.setattr(in_memory, "SNAPSHOT_EVERY", snapshots_every)

    async def run() -> None:
        async with tables_in(tmp_path) as here, tables_in(tmp_path) as there:
            mine = await here.get((await here.create(plan(), ME)).head.id)
            secret = await play_up_to_a_secret_aside(mine)
            yours = await there.get(mine.id)
            # Maria is told of these, but asked nothing new, so her question is older than they are.
            march = mine.course.state.legal("frederick")[0]
            await yours.act(ME, "frederick", march, number(yours, "frederick"), "march")
            await yours.undo(ME, "frederick", number(yours, "frederick"), "back")
            before = number(yours, "maria")
            assert before < yours.course.told_number(["maria"], yours.course.count)
            await mine.refresh()
            await mine.act(ME, "frederick", secret, number(mine, "frederick"), "secret")
            await yours.refresh()
            assert number(yours, "maria") == before
            assert number(yours, "frederick") == number(mine, "frederick") == mine.course.count

    asyncio.run(run())


def number(table: LiveTable, seat: str) -> int:
    return table.questions.number(seat)


def test_a_receipt_counts_at_every_server(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as here, tables_in(tmp_path) as there:
            mine = await here.get((await here.create(plan(), ME)).head.id)
            yours = await there.get(mine.id)
            await talk.say(mine, ME, "Bonjour", "me 1")
            with pytest.raises(Duplicate):
                await talk.say(yours, ME, "Bonjour", "me 1")
            assert [line.text for line in await talk.said_after(yours, 0)] == ["Bonjour"]

    asyncio.run(run())
