"""Two servers on one PostgreSQL: players at either see the same game."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import SQLAlchemyError

from sanssouci.table import Store, elsewhere, schema, waking
from sanssouci.table.backup import back_up, restore
from sanssouci.table.bell import News
from sanssouci.table.database import Database, utc_now
from sanssouci.table.driving import Driver
from sanssouci.table.opening import CannotOpen
from sanssouci.table.timekeeper import SILENCE
from sanssouci.table.webhooks import Webhook, Webhooks
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
                courses = [server.live(table).course for server in (one, other)]
                person.catch_up_with(max(courses, key=lambda course: course.count))
        you.tell("chat", text="Across the border")
        assert me.hear_until("chat")["text"] == "Across the border"
        # What one has half decided is told to nobody at the other server, but known there soon.
        wait_until(lambda: one.live(table).course.count == other.live(table).course.count)
        me.catch_up_with(one.live(table).course)
        you.catch_up_with(other.live(table).course)
        assert one.live(table).course.state.hash() == other.live(table).course.state.hash()
        you.tell("resign", seat="maria")
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
            if message["type"] == "notice" and "run out of time." in message["text"]
        ]
        assert len(notices) == 2  # both have heard it, once


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


def test_a_browser_that_logs_out_at_one_server_has_no_line_at_another(database: str) -> None:
    with serving(database) as one, serving(database) as other, Browser(one.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        me.post("/api/account", {"name": "Leaver", "password": "a long way"}, 201)
        with Browser(other.url) as same:
            same.http.cookies.clear()
            same.http.cookies.set("sanssouci", me.http.cookies["sanssouci"])
            same.sit(table)
            assert set(same.positions) == {"frederick", "maria"}
            me.post("/api/logout")
            assert same.closing_code() == 1013


def test_who_is_there_and_what_is_told_is_known_at_both(database: str) -> None:
    with (
        serving(database) as one,
        serving(database) as other,
        Browser(one.url) as me,
        Browser(other.url) as you,
        Browser(other.url) as watcher,
    ):
        made = me.lay("austrian-theatre", frederick="me", maria="invite")
        table = made["table"]
        you.join(made["invitations"]["maria"], "You")
        you.sit(table)
        me.sit(table)
        both = {"frederick": True, "maria": True}
        wait_until(lambda: one.live(table).presence() == both)  # told when it was asked
        assert you.hear_until("presence", seats=both)
        watcher.sit(table)
        assert me.hear_until("presence", watchers=1)
        assert me.ask("replace", seat="maria", bot="random")["text"] == "You is at the table."
        me.ask("propose", what="draw", seat="frederick")
        assert you.hear_until("notice", text="Frederick proposes a draw.")
        you.hang_up()
        assert me.hear_until("presence", seats={"frederick": True, "maria": False})
        refused = me.ask("replace", seat="maria", bot="random")
        assert "a moment ago" in refused["text"]


def test_who_is_at_many_tables_is_told_in_one_transaction(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Transactions that notify are committed one after the other, players' actions among them."""
    monkeypatch.setattr(elsewhere, "TELL_EVERY", 0.5)
    told: list[list[News]] = []

    def noted(store: Database, news: Iterable[News], tell: Any = Database.tell) -> None:
        told.append(list(news))
        tell(store, told[-1])

    monkeypatch.setattr(Database, "tell", noted)
    with (
        serving(database) as one,
        serving(database) as other,
        Browser(other.url) as you,
        ExitStack() as players,
    ):
        tables = []
        for _ in range(3):
            me = players.enter_context(Browser(one.url))
            tables.append(me.lay("austrian-theatre", frederick="me", maria="me")["table"])
            me.sit(tables[-1])
        you.sit(tables[0])
        told.clear()
        wait_until(lambda: any({n.table for n in news} == {*tables} for news in told))
        there = other.live(tables[0])  # the page may have been told of it as it sat down
        wait_until(lambda: there.presence() == {"frederick": True, "maria": True})
        assert there.spectators() == 1


def test_connections_that_were_cut_while_idle_are_opened_anew(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import psycopg  # an extra

    with closing(Store(database)) as store:
        assert store.tables_of("nobody") == []
        monkeypatch.setattr("sanssouci.table.database._SURE", 0.0)  # it was idle for as long
        with psycopg.connect(store.address, autocommit=True) as host:
            host.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert store.tables_of("nobody") == []


def test_a_server_takes_over_the_bots_of_another_that_ended(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as asleep:
        asleep.setattr(Driver, "wake", lambda _: None)  # or the first server's bot may be quicker
        with serving(database) as one, Browser(one.url) as me:
            table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
    monkeypatch.setattr(waking, "QUIET", timedelta(seconds=0.2))
    with serving(database) as other:
        live = other.tables.live
        wait_until(lambda: table in live and "maria" not in live[table].course.state.actors, 30)


def test_two_tabs_that_save_at_once_do_not_collide(database: str) -> None:
    """Each of these deleted a row and inserted it again, so that the second found one there."""
    with serving(database) as server, Browser(server.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        store, together = server.tables.store, threading.Barrier(8, timeout=60)
        hooks = Webhooks(store)

        def save(number: int) -> None:
            for turn in range(10):
                together.wait()  # breaks for all if one of them has failed
                store.keep_note(table, "maria", f"note {number} {turn}")
                store.archive(table, "me", True)
                store.keep_snapshot(table, {"seq": turn, "number": number})
                store.sign_of_life(utc_now(), SILENCE)
                hooks.keep(table, "maria", Webhook(f"http://example.org/{number}", server.url))

        with ThreadPoolExecutor(8) as tabs:
            for done in [tabs.submit(save, number) for number in range(8)]:
                done.result()
        assert store.note(table, "maria").endswith(" 9")


def test_what_players_write_does_not_reach_the_log(database: str, tmp_path: Path) -> None:
    for address in (database, f"sqlite:///{tmp_path / 'tables.sqlite'}"):
        store = Store(address)
        with pytest.raises(SQLAlchemyError) as caught:
            store.add_chat("nowhere", None, "Me", "a secret")  # there is no such table
        assert "secret" not in str(caught.value)
        store.close()


def test_servers_on_one_database_have_one_time(database: str) -> None:
    """One whose wall clock is two hours ahead does not take two hours from everybody."""
    one, other = Store(database), Store(database)
    with one.write() as connection:
        connection.execute(schema.meta.delete().where(schema.meta.c.name != "schema"))
    begin = utc_now()
    assert one.resume_clocks(begin, SILENCE) == begin
    found = other.resume_clocks(begin + timedelta(hours=2), SILENCE)
    assert begin - timedelta(seconds=1) < found < begin + SILENCE
    for store in (one, other):
        store.close()


def test_a_name_or_a_role_that_postgresql_does_not_know_is_one_sentence(database: str) -> None:
    for wrong in (database.replace("/postgres", "/nowhere"), database.replace("sanssouci", "you")):
        with pytest.raises(CannotOpen, match="does not exist") as caught:
            Store(wrong)
        assert "\n" not in str(caught.value)


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
