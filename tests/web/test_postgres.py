"""Two servers on one PostgreSQL: players at either see the same game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.web.postgres import postgres, programs
from tests.web.staging import Browser, serving


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
