"""Clocks as the players' browsers see them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from sanssouci.table.database import utc_now
from tests.web.staging import Browser, Message, Server, serving
from tests.web.test_kill import server_process

AN_HOUR = {"kind": "live", "minutes": 60, "increment": 30}


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "sand"}, {"kind": "live"}, {"kind": "live", "minutes": 0}, "live", {},
        {"kind": "days", "days": 1.5}, {"kind": "days", "days": 3, "minutes": 3},
        {"kind": "live", "minutes": 5, "increment": -1}, {"kind": "live", "minutes": 10**9},
    ],
)  # fmt: skip
def test_clocks_that_cannot_be(me: Browser, clock: object) -> None:
    order = {
        "game": "friedrich",
        "scenario": "austrian-theatre",
        "seats": {"frederick": {"kind": "me"}, "maria": {"kind": "me"}},
        "clock": clock,
    }
    assert "clock" in me.post("/api/tables", order, 422)["error"]["text"]


def latest(browser: Browser, type: str) -> Message:
    return next(message for message in reversed(browser.heard) if message["type"] == type)


def test_everybody_sees_whose_clock_runs(me: Browser, you: Browser, stranger: Browser) -> None:
    made = me.lay("austrian-theatre", clock=AN_HOUR, frederick="me", maria="invite")
    table = made["table"]
    me.sit(table)
    waiting = latest(me, "table")["clock"]
    assert waiting["running"] == []
    assert (waiting["kind"], waiting["minutes"], waiting["increment"]) == ("live", 60, 30)
    you.join(made["invitations"]["maria"], "You")
    started = me.hear_until("table", mine=["frederick"])
    while not started["clock"]["running"]:
        started = me.hear_until("table")
    assert started["clock"]["running"] == ["frederick", "maria"]
    assert started["clock"]["left"].keys() == {"frederick", "maria"}
    assert datetime.fromisoformat(started["clock"]["at"]).tzinfo == UTC
    stranger.sit(table)
    rng = Random(1)
    while len(me.positions["frederick"]["actors"]) > 1:
        assert me.act_at_random(rng) or me.hear()
    assert latest(me, "table")["clock"]["running"] == ["maria"]
    assert latest(me, "table")["clock"]["left"]["frederick"] > 3600  # each decision earned some
    stranger.catch_up(me.positions["frederick"]["entries"])
    stranger.hear_until("table")
    assert latest(stranger, "table")["clock"]["running"] == ["maria"]
    assert me.get("/api/tables")[0]["clock"]["running"] == ["maria"]
    assert stranger.get(f"/api/tables/{table}")["clock"]["running"] == ["maria"]
    again = me.post(f"/api/tables/{table}/rematch", status=201)["table"]
    assert me.get(f"/api/tables/{again}")["clock"]["minutes"] == 60


def test_when_time_is_out_a_bot_plays_on(server: Server, me: Browser, you: Browser) -> None:
    clock = {"kind": "days", "days": 3}
    made = me.lay("austrian-theatre", clock=clock, frederick="me", maria="invite")
    table = made["table"]
    you.join(made["invitations"]["maria"], "You")
    me.sit(table)
    you.sit(table)
    server.tables.now = lambda: utc_now() + timedelta(days=2.9)
    me.act_at_random(Random(1))
    server.tables.now = lambda: utc_now() + timedelta(days=3.1)
    try:
        assert me.hear_until("notice")["text"] == "You has run out of time."
        ended = me.hear_until("table", over=True)
    finally:
        server.tables.now = utc_now
    assert ended["result"]["winners"] == ["frederick"]
    assert ended["result"]["reason"] == "time"
    assert ended["seats"]["maria"] == {
        "name": "You",
        "kind": "bot",
        "present": True,
        "resigned": True,
    }
    assert ended["clock"]["out"] == ["maria"]
    assert ended["clock"]["left"]["maria"] == 0
    assert ended["clock"]["running"] == []
    you.hear_until("table", over=True, mine=[])
    assert you.get(f"/api/tables/{table}")["clock"]["out"] == ["maria"]


def test_time_used_survives_a_killed_server(tmp_path: Path) -> None:
    with server_process(tmp_path) as (process, url), Browser(url) as me:
        cookie = me.http.cookies["sanssouci"]
        table = me.lay("austrian-theatre", clock=AN_HOUR, frederick="me", maria="me")["table"]
        me.sit(table)
        for _ in range(5):
            me.act_at_random(Random(1))
        before = me.get(f"/api/tables/{table}")["clock"]
        process.kill()
        process.wait()
    with serving(tmp_path) as server, Browser(server.url) as me:
        me.http.cookies.clear()
        me.http.cookies.set("sanssouci", cookie)
        after = me.get(f"/api/tables/{table}")["clock"]
        assert after["running"] == before["running"]
        # Exact but for the seconds since the server's last sign of life.
        for seat, left in before["left"].items():
            assert abs(after["left"][seat] - left) < 120
        assert sum(after["left"].values()) > 7200
