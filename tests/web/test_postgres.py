"""Two servers on one PostgreSQL: players at either see the same game."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sanssouci.table import Store, schema, waking
from sanssouci.table.backup import back_up, restore
from sanssouci.table.database import utc_now
from tests.table.test_backup import contents, filled, quiet
from tests.web.postgres import postgres, programs
from tests.web.staging import Browser, serving, wait_until


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    pytest.importorskip("psycopg")
    bin = programs()
    if bin is None:
        pytest.skip("PostgreSQL is not installed")
    with postgres(bin) as address:
        yield address


def test_two_servers_share_their_games(database: str) -> None:
    with (
        serving(database) as one,
        serving(database) as other,
        Browser(one.url) as me,
        Browser(other.url) as you,
    ):
        made = me.lay("austrian-theatre", frederick="me", maria="invite")
        table = made["table"]
        me.sit(table)
        you.join(made["invitations"]["maria"], "You")
        me.hear_until("table")
        you.sit(table)
        rng = Random(1)
        moves = 0
        while moves < 60:
            for person in (me, you):
                if person.act_at_random(rng):
                    moves += 1
                person.catch_up(max(server.live(table).course.count for server in (one, other)))
        you.send(type="chat", text="Across the border")
        assert me.hear_until("chat")["text"] == "Across the border"
        count = max(server.live(table).course.count for server in (one, other))
        me.catch_up(count)
        you.catch_up(count)
        assert one.live(table).course.state.hash() == other.live(table).course.state.hash()
        you.send(type="resign", seat="maria")
        ended = me.hear_until("table", over=True)
        assert ended["result"]["winners"] == ["frederick"]


def test_a_bot_game_runs_once_though_two_servers_drive_it(database: str) -> None:
    with (
        serving(database) as one,
        serving(database) as other,
        Browser(one.url) as me,
        Browser(other.url) as you,
    ):
        table = me.lay("war-in-the-west", frederick="random", pompadour="random")["table"]
        me.sit(table)
        you.sit(table)
        me.catch_up(150)
        you.catch_up(150)
        texts = [line["text"] for line in me.logs[None] if line["entry"] <= 150]
        assert [line["text"] for line in you.logs[None] if line["entry"] <= 150] == texts


def test_of_two_servers_one_takes_a_seat_away_on_time(database: str) -> None:
    with (
        serving(database) as one,
        serving(database) as other,
        Browser(one.url) as me,
        Browser(other.url) as you,
    ):
        clock = {"kind": "days", "days": 1}
        table = me.lay("austrian-theatre", clock=clock, frederick="me", maria="captain")["table"]
        me.sit(table)
        you.sit(table)
        while "maria" in me.positions["frederick"]["actors"]:
            me.hear()
        for server in (one, other):
            server.tables.now = lambda: utc_now() + timedelta(days=2)
        ends = [person.hear_until("table", over=True) for person in (me, you)]
        assert {end["result"]["reason"] for end in ends} == {"time"}
        assert {tuple(end["clock"]["out"]) for end in ends} == {("frederick",)}
        notices = [
            message["text"]
            for person in (me, you)
            for message in person.heard
            if message["type"] == "notice" and "run out of time;" in message["text"]
        ]
        assert len(notices) == 1


def test_a_session_that_ends_at_one_server_ends_at_all(database: str) -> None:
    with (
        serving(database) as one,
        serving(database) as other,
        Browser(one.url) as me,
        Browser(other.url) as you,
    ):
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        me.post("/api/account", {"name": "Traveller", "password": "a long way"}, 201)
        you.post("/api/login", {"name": "Traveller", "password": "a long way"})
        you.sit(table)
        assert set(you.positions) == {"frederick", "maria"}
        me.post("/api/account/password", {"old": "a long way", "new": "another way"})
        assert you.closing_code() == 1013
        assert you.get("/api/tables") == []


def test_a_server_takes_over_the_bots_of_another_that_ended(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(database) as one, Browser(one.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
    monkeypatch.setattr(waking, "QUIET", timedelta(seconds=0.2))
    with serving(database) as other:
        live = other.tables.live
        wait_until(lambda: table in live and "maria" not in live[table].course.state.actors, 30)


def test_a_backup_goes_from_sqlite_to_postgresql_and_back(database: str, tmp_path: Path) -> None:
    here = Store(filled(tmp_path))
    there = Store(database)
    back = Store(f"sqlite:///{tmp_path / 'back.sqlite'}")
    files = tmp_path / "first", tmp_path / "second"
    back_up(here, files[0], quiet)
    restore(there, files[0], quiet, force=True)
    [table] = {line.table_id for line in _chat(there)}
    assert there.add_chat(table, None, "Me", "and on").n > max(row.id for row in _chat(here))
    back_up(there, files[1], quiet)
    restore(back, files[1], quiet)
    was, found = contents(here), contents(back)
    assert len(found.pop("chat")) == len(was.pop("chat")) + 1
    assert found == was
    for store in (here, there, back):
        store.close()


def _chat(store: Store) -> list[Any]:
    with store.engine.connect() as connection:
        return list(connection.execute(schema.chat.select()))
