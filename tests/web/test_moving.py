"""Taking a seat along to another browser, without an account."""

from __future__ import annotations

from datetime import timedelta

import pytest

from sanssouci.table import moving, schema
from sanssouci.table.tokens import hashed
from tests.web.staging import Browser, Server


def token_in(url: str) -> str:
    return url.rpartition("/")[2]


def test_a_seat_moves_once_and_the_old_browser_keeps_nothing(
    server: Server, me: Browser, you: Browser, stranger: Browser
) -> None:
    made = me.lay("austrian-theatre", frederick="me", maria="me")
    table = made["table"]
    me.sit(table)
    me.send(type="note", id="first", seat="maria", text="attack at dawn")
    me.hear_until("kept")
    you.post(f"/api/tables/{table}/move", {"seat": "maria"}, 403)
    me.post(f"/api/tables/{table}/move", {"seat": "nobody"}, 403)
    void = me.post(f"/api/tables/{table}/move", {"seat": "maria"})["url"]
    url = me.post(f"/api/tables/{table}/move", {"seat": "maria"})["url"]
    assert url.startswith(f"{server.url}/move/")
    assert you.http.get(url).headers["content-type"].startswith("text/html")
    stranger.post(f"/api/move/{token_in(void)}", status=404)
    with server.tables.store.engine.connect() as connection:
        stored = connection.execute(schema.moves.select()).all()
    assert token_in(url) not in repr(stored)
    assert hashed(token_in(url)) in repr(stored)
    page = you.get(f"/api/move/{token_in(url)}")
    assert page["seat_name"] == "Maria Theresa"
    assert me.get(f"/api/tables/{table}")["mine"] == ["frederick", "maria"]  # looking takes nothing
    assert you.post(f"/api/move/{token_in(url)}") == {"table": table, "seat": "maria"}
    assert me.hear_until("table")["mine"] == ["frederick"]
    stranger.post(f"/api/move/{token_in(url)}", status=404)
    you.sit(table)
    assert set(you.positions) == {"maria"}
    assert you.heard[2] == {"type": "note", "seat": "maria", "text": "attack at dawn"}
    refused = me.act("maria", you.positions["maria"]["legal"][0])
    assert refused["code"] == "not_yours"
    seen = len(me.heard)
    you.act("maria", you.positions["maria"]["legal"][0])
    me.hear_until("position")
    assert {m["seat"] for m in me.heard[seen:] if m["type"] == "position"} == {"frederick"}


def test_a_link_is_good_for_an_hour(
    me: Browser, you: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    monkeypatch.setattr(moving, "VALID", timedelta(seconds=-1))
    url = me.post(f"/api/tables/{table}/move", {"seat": "maria"})["url"]
    assert you.http.get(f"/api/move/{token_in(url)}").status_code == 404
    you.post(f"/api/move/{token_in(url)}", status=404)
    assert me.get(f"/api/tables/{table}")["mine"] == ["frederick", "maria"]


def test_a_seat_that_was_resigned_meanwhile_does_not_move(me: Browser, you: Browser) -> None:
    table = me.lay("three-player", frederick="me", elisabeth="me", maria="me")["table"]
    url = me.post(f"/api/tables/{table}/move", {"seat": "maria"})["url"]
    me.sit(table)
    me.tell("resign", seat="maria")
    me.hear_until("notice")
    assert you.http.get(f"/api/move/{token_in(url)}").status_code == 404
    you.post(f"/api/move/{token_in(url)}", status=404)
