"""Ten thousand stored games: what the lobby asks of them, and how the databases answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Select, insert, text
from sqlalchemy.engine import Connection

from sanssouci.table import Store, schema
from sanssouci.table.store import LOBBY_PAGE, tables_query
from tests.table.staging import database
from tests.web.postgres import postgres, programs

GAMES = 10_000
MINE = 250
ME = "me"


@pytest.fixture(scope="module")
def on_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    store = filled(Store(database(tmp_path_factory.mktemp("many"))))
    yield store
    store.close()


@pytest.fixture(scope="module")
def on_postgres() -> Iterator[Store]:
    pytest.importorskip("psycopg")
    bin = programs()
    if bin is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres(bin) as address:
        store = filled(Store(address))
        yield store
        store.close()


def filled(store: Store) -> Store:
    """Games of others, and some of mine: half hosted, half with a seat; of these half are over."""
    tables, seats = [], []
    for number in range(GAMES):
        mine = number < MINE
        tables.append(
            {
                "id": f"t{number}", "title": "A game", "game": "friedrich", "rules": "1",
                "scenario": "austrian-theatre", "options": {}, "seed": "1", "hints": True,
                "host": ME if mine and number % 2 else f"host {number % 997}",
                "created": "", "updated": f"2026-01-01T{number:06}", "turn_of": ["maria"],
                "over": number % 4 < 2, "result": None, "proposal": None,
            }
        )  # fmt: skip
        for place, seat in enumerate(("frederick", "maria")):
            holder = ME if mine and not number % 2 and not place else f"holder {number % 1009}"
            seats.append(
                {
                    "table_id": f"t{number}", "seat": seat, "number": place, "kind": "person",
                    "name": "", "bot": "", "holder": holder, "token": "", "resigned": False,
                }
            )  # fmt: skip
    with store.write() as connection:
        connection.execute(insert(schema.tables), tables)
        connection.execute(insert(schema.seats), seats)
        connection.execute(text("ANALYZE"))
    return store


def explained(connection: Connection, words: str, query: Select[tuple[object, ...]]) -> str:
    dialect = connection.engine.dialect
    spelled = query.compile(dialect=dialect, compile_kwargs={"literal_binds": True})
    return "\n".join(str(tuple(row)) for row in connection.execute(text(f"{words} {spelled}")))


def test_sqlite_finds_my_tables_through_indexes(on_sqlite: Store) -> None:
    with on_sqlite.engine.connect() as connection:
        plan = explained(connection, "EXPLAIN QUERY PLAN", tables_query(ME, LOBBY_PAGE, 0))
    assert "SCAN tables" not in plan
    assert "SCAN seats" not in plan
    assert "CORRELATED" not in plan
    assert "ix_seats_holder" in plan
    assert "ix_tables_host" in plan


def test_postgresql_finds_my_tables_through_indexes(on_postgres: Store) -> None:
    with on_postgres.engine.connect() as connection:
        plan = explained(connection, "EXPLAIN", tables_query(ME, LOBBY_PAGE, 0))
    assert "SubPlan" not in plan
    assert "Seq Scan on seats" not in plan
    assert "ix_seats_holder" in plan
    assert "ix_tables_host" in plan


def test_pages_hold_each_table_once_with_the_running_ones_first(on_sqlite: Store) -> None:
    pages = [on_sqlite.tables_of(ME, LOBBY_PAGE, skip) for skip in range(0, 400, LOBBY_PAGE)]
    assert [len(page) for page in pages] == [100, 100, 50, 0]
    heads = [head for page in pages for head in page]
    assert {head.id for head in heads} == {f"t{number}" for number in range(MINE)}
    assert [head.over for head in heads] == sorted(head.over for head in heads)
    running = [head.updated for head in heads if not head.over]
    assert running == sorted(running, reverse=True)
