"""Running games on new rules: those that play through can be moved, the others are named."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner

from sanssouci.cli import app
from sanssouci.games.crisis import GAME as CRISIS
from sanssouci.games.friedrich import GAME
from sanssouci.table import Store, TablePlan, schema
from sanssouci.table.errors import TableBroken
from tests.table.staging import BOT, ME, PERSON, database, plan, play_some, tables_in


def two_games_under_old_rules(folder: Path) -> tuple[str, str]:
    """One that plays through, and one whose seventh entry does not."""

    async def run() -> tuple[str, str]:
        async with tables_in(folder) as tables:
            ids = []
            for seed in (1, 2):
                id = (await tables.create(plan(seed=seed), ME)).head.id
                await play_some(await tables.get(id), 300, seed)
                ids.append(id)
            with tables.store.engine.begin() as connection:
                connection.execute(update(schema.tables).values(rules="0"))
                connection.execute(
                    update(schema.entries)
                    .where(schema.entries.c.table_id == ids[1], schema.entries.c.seq == 7)
                    .values(action="charge", kind="act")
                )
            return ids[0], ids[1]

    return asyncio.run(run())


def patch(folder: Path, *words: str) -> tuple[int, list[str]]:
    result = CliRunner().invoke(app, ["patch", "--database", database(folder), *words])
    return result.exit_code, result.stdout.splitlines()


def test_patch_says_what_breaks_and_moves_what_does_not(tmp_path: Path) -> None:
    fine, broken = two_games_under_old_rules(tmp_path)

    async def opens(table: str) -> bool:
        async with tables_in(tmp_path) as tables:
            try:
                await play_some(await tables.get(table), 3, 99, undo=0)
            except TableBroken:
                return False
            return True

    assert not asyncio.run(opens(fine))
    code, lines = patch(tmp_path)
    assert code == 1
    assert f"{fine} (The Austrian Theatre): plays through on rules {GAME.rules_version}" in lines[0]
    assert lines[1] == f"{broken} (The Austrian Theatre): broken on rules {GAME.rules_version}"
    assert lines[2].startswith("  entry 7, '")
    assert "charge" in lines[2]
    assert lines[3] == "2 running, 1 can be moved with --apply, 1 broken"
    assert not asyncio.run(opens(fine))  # only looked
    code, lines = patch(tmp_path, "--apply")
    assert (code, lines[-1]) == (1, "2 running, 1 moved to the new rules, 1 broken")
    assert asyncio.run(opens(fine))
    assert not asyncio.run(opens(broken))
    assert "fine" in patch(tmp_path)[1][0]


def test_a_game_from_before_an_option_is_played_without_it(tmp_path: Path) -> None:
    fine, _ = two_games_under_old_rules(tmp_path)
    store = Store(database(tmp_path))
    with store.engine.begin() as connection:
        options = connection.execute(select(schema.tables.c.options)).scalars().first()
        assert options is not None
        older = {name: value for name, value in options.items() if name != "literal_sweden"}
        assert older != options
        connection.execute(update(schema.tables).values(options=older))
    store.close()
    _, lines = patch(tmp_path, "--apply")
    assert lines[-1] == "2 running, 1 moved to the new rules, 1 broken"

    async def goes_on() -> None:
        async with tables_in(tmp_path) as tables:
            await play_some(await tables.get(fine), 3, 99, undo=0)

    asyncio.run(goes_on())


def test_a_great_crisis_of_the_rules_before_is_moved(tmp_path: Path) -> None:
    """Its data stay those it began with, and the price of a retreat is the one of today."""
    seats = dict.fromkeys(("prussia", "austria"), PERSON)
    _, _, data = CRISIS.rules_version.partition("-")

    async def begin() -> str:
        async with tables_in(tmp_path) as tables:
            order = TablePlan("crisis", "campaign", {}, seats, seed=3)
            id = (await tables.create(order, ME)).head.id
            await play_some(await tables.get(id), 3)
            older = {"besieged_recovery": False}
            with tables.store.engine.begin() as connection:
                connection.execute(update(schema.tables).values(rules=f"2-{data}", options=older))
            return id

    async def goes_on(id: str) -> None:
        async with tables_in(tmp_path) as tables:
            table = await tables.get(id)
            setting = table.course.state.setting
            assert (setting.option["besieged_recovery"], setting.option["retreat_cost"]) == (
                False, "one",
            )  # fmt: skip
            await play_some(table, 3, 99, undo=0)

    id = asyncio.run(begin())
    assert patch(tmp_path, "--apply")[1][-1] == "1 running, 1 moved to the new rules, 0 broken"
    asyncio.run(goes_on(id))


def test_a_game_that_is_no_longer_known_is_broken(tmp_path: Path) -> None:
    two_games_under_old_rules(tmp_path)
    store = Store(database(tmp_path))
    with store.engine.begin() as connection:
        connection.execute(update(schema.tables).values(game="chess"))
    store.close()
    code, lines = patch(tmp_path, "--apply")
    assert (code, lines[-1]) == (1, "2 running, 0 moved to the new rules, 2 broken")
    assert "chess" in lines[1]


def test_nothing_to_do(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables_in(tmp_path) as tables:
            await tables.create(plan({"frederick": BOT, "maria": BOT}), ME)

    asyncio.run(run())
    code, lines = patch(tmp_path)
    assert (code, lines[-1]) == (0, "1 running, 0 can be moved with --apply, 0 broken")


def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    store = Store(database(tmp_path))
    with store.engine.begin() as connection:
        for table in (schema.sessions, schema.accounts, schema.clocks, schema.moves):
            table.drop(connection)
        connection.execute(schema.meta.update().values(value="1"))
    store.close()
    store = Store(database(tmp_path))
    with store.engine.connect() as connection:
        assert connection.execute(schema.accounts.select()).all() == []
        assert connection.execute(schema.meta.select()).all() == [("schema", str(schema.VERSION))]
    store.close()


@pytest.mark.parametrize("words", [["--database", "nonsense"], ["--config", "/none"]])
def test_bad_options_are_one_line(words: list[str]) -> None:
    result = CliRunner().invoke(app, ["patch", *words])
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
