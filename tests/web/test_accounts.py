"""Accounts: one player in several browsers; and none needed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update
from websockets.sync.client import connect
from websockets.typing import Origin

from sanssouci.table import schema
from sanssouci.web import Limits
from sanssouci.web.addresses import same_line
from sanssouci.web.settings import Rate
from tests.web.staging import FAST, Browser, Server, serving

SECRET = "à la bataille"


@pytest.fixture(autouse=True)
def quick_passwords(server: Server) -> None:
    """Else most of the time would go into them, as it should where somebody guesses."""
    server.app.state.accounts.hasher = PasswordHasher(time_cost=1, memory_cost=8192)


def cookie(browser: Browser) -> str:
    return str(browser.http.cookies["sanssouci"])


def test_a_second_browser_has_the_same_seats(server: Server, me: Browser, you: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    assert me.get("/api/me") == {"account": None}
    before = cookie(me)
    made = me.post("/api/account", {"name": "  Old   Fritz ", "password": SECRET}, 201)
    assert made == me.get("/api/me") == {"account": "Old Fritz"}
    assert cookie(me) != before
    assert me.get(f"/api/tables/{table}")["mine"] == ["frederick", "maria"]
    yours = you.lay("austrian-theatre", frederick="me", maria="random")["table"]
    assert you.post("/api/login", {"name": "old fritz", "password": SECRET})["account"]
    mine = {summary["table"] for summary in you.get("/api/tables")}
    assert mine == {table, yours}
    assert {summary["table"] for summary in me.get("/api/tables")} == mine
    assert you.get(f"/api/tables/{table}")["host"]
    me.sit(table)
    you.sit(table)
    assert set(you.positions) == {"frederick", "maria"}
    assert you.act_at_random(Random(1))
    # What was worth something before the login is worth nothing now.
    with Browser(server.url) as thief:
        thief.http.cookies.clear()
        thief.http.cookies.set("sanssouci", before)
        assert thief.get("/api/tables") == []
        assert thief.get(f"/api/tables/{table}")["mine"] == []


def test_logging_out_leaves_nothing_behind(me: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    me.post("/api/account", {"name": "Leaver", "password": SECRET}, 201)
    session = cookie(me)
    me.sit(table)
    me.post("/api/logout")
    assert me.closing_code() == 1013
    assert me.get("/api/me") == {"account": None}
    assert me.get("/api/tables") == []
    me.http.cookies.clear()
    me.http.cookies.set("sanssouci", session)
    assert me.get("/api/me") == {"account": None}
    assert me.get("/api/tables") == []
    me.post("/api/logout")


def test_wrong_names_and_wrong_passwords_look_the_same(me: Browser, you: Browser) -> None:
    me.post("/api/account", {"name": "Someone", "password": SECRET}, 201)
    answers = [
        you.http.post("/api/login", json={"name": name, "password": password})
        for name, password in [("Someone", "not this one"), ("Nobody", SECRET), ("", "")]
    ]
    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.text for answer in answers}) == 1
    assert answers[0].json()["error"]["code"] == "bad_login"
    assert "set-cookie" not in answers[0].headers


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ({"name": "Short", "password": "1234567"}, 422),
        ({"name": "Long", "password": "x" * 201}, 422),
        ({"name": "x", "password": SECRET}, 422),
        ({"name": "\x00 \x01", "password": SECRET}, 400),
        ({"name": "Taken", "password": SECRET}, 409),
        ({"name": "ＴＡＫＥＮ", "password": SECRET}, 409),
        ({"name": ["Taken"], "password": SECRET}, 422),
        ({"name": "Extra", "password": SECRET, "admin": True}, 422),
    ],
)
def test_accounts_that_cannot_be(
    me: Browser, you: Browser, order: dict[str, object], status: int
) -> None:
    you.http.post("/api/account", json={"name": "Taken", "password": SECRET})
    answer = me.post("/api/account", order, status)
    assert SECRET not in answer["error"]["text"]
    assert me.get("/api/me") == {"account": None}


def test_a_new_password_ends_all_other_sessions(me: Browser, you: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    me.post("/api/account", {"name": "Careful", "password": SECRET}, 201)
    you.post("/api/login", {"name": "Careful", "password": SECRET})
    you.sit(table)
    old = cookie(me)
    me.post("/api/account/password", {"old": "wrong", "new": "another one"}, 403)
    me.post("/api/account/password", {"old": SECRET, "new": "another one"})
    assert cookie(me) != old
    assert me.get("/api/me") == {"account": "Careful"}
    assert you.closing_code() == 1013
    assert you.get("/api/me") == {"account": None}
    you.post("/api/login", {"name": "Careful", "password": SECRET}, 403)
    you.post("/api/login", {"name": "Careful", "password": "another one"})
    assert you.get(f"/api/tables/{table}")["mine"]


def test_a_deleted_account_leaves_the_seats_with_its_browser(me: Browser, you: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    me.post(f"/api/tables/{table}/archive")
    me.post("/api/account", {"name": "Gone", "password": SECRET}, 201)
    you.post("/api/login", {"name": "Gone", "password": SECRET})
    answer = me.http.request("DELETE", "/api/account", json={"password": "wrong one"})
    assert answer.status_code == 403
    answer = me.http.request("DELETE", "/api/account", json={"password": SECRET})
    assert answer.json() == {"account": None}
    assert you.get("/api/me") == {"account": None}
    assert you.get("/api/tables") == []
    [kept] = me.get("/api/tables")
    assert kept["mine"] == ["frederick", "maria"]
    assert kept["archived"]
    me.post("/api/login", {"name": "Gone", "password": SECRET}, 403)
    answer = me.http.request("DELETE", "/api/account", json={"password": SECRET})
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "not_yours"


def test_passwords_are_stored_hashed_and_hashed_again_when_that_got_stronger(
    server: Server, me: Browser, you: Browser
) -> None:
    me.post("/api/account", {"name": "Hashed", "password": SECRET}, 201)
    engine = server.tables.store.engine
    mine = schema.accounts.c.key == "hashed"

    def stored() -> str:
        with engine.connect() as connection:
            found = connection.execute(select(schema.accounts.c.password).where(mine)).scalar()
        return str(found)

    assert stored().startswith("$argon2id$")
    weak = PasswordHasher(time_cost=1, memory_cost=1024).hash(SECRET)  # as it once was thought fit
    with engine.begin() as connection:
        connection.execute(update(schema.accounts).where(mine).values(password=weak))
    you.post("/api/login", {"name": "Hashed", "password": SECRET})
    assert stored() != weak
    assert stored().startswith("$argon2id$")
    with engine.connect() as connection:
        sessions = connection.execute(select(schema.sessions.c.token)).scalars().all()
    assert cookie(you) not in sessions


def test_a_session_that_is_none_makes_a_new_browser(server: Server, me: Browser) -> None:
    forged = "session-" + "A" * 43
    me.http.cookies.clear()
    me.http.cookies.set("sanssouci", forged)
    answer = me.http.get("/api/me")
    assert answer.json() == {"account": None}
    assert forged not in answer.headers["set-cookie"]
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    with connect(
        f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
        origin=Origin(server.url),
        additional_headers={"Cookie": f"sanssouci={forged}"},
    ) as socket:
        socket.send('{"type": "hello"}')
        assert '"mine":[]' in str(socket.recv(timeout=60))


def test_passwords_cannot_be_tried_without_end(tmp_path: Path) -> None:
    limits = Limits(changes=FAST, logins=Rate(3, 0.001))
    with serving(tmp_path, limits) as server, Browser(server.url) as me:
        attempts = [
            me.http.post("/api/login", json={"name": f"A{number}", "password": "x"}).status_code
            for number in range(5)
        ]
        assert attempts == [403] * 3 + [429] * 2


def test_a_name_spelled_otherwise_has_the_same_limit(tmp_path: Path) -> None:
    """From as many addresses as attempts, in every spelling that reaches the same account."""
    spellings = [
        "zo\u00eb",
        "ZO\u00cb",
        " zo\u00eb\t",
        "zoe\u0308",
        "\uff5a\uff4f\u00eb",
        "zo\u00eb\u200b",
    ]
    limits = Limits(changes=FAST, logins=Rate(3, 0.001))
    with serving(tmp_path, limits) as server, Browser(server.url) as browser:
        answers = [
            browser.http.post(
                "/api/login",
                json={"name": name, "password": "a wrong password"},
                headers={"X-Forwarded-For": f"198.51.100.{number}"},
            ).status_code
            for number, name in enumerate(spellings)
        ]
        assert answers == [403] * 3 + [429] * 3


def test_one_line_of_ipv6_is_one_address() -> None:
    assert same_line("2001:db8::1") == same_line("2001:db8::ffff:2") != same_line("2001:db8:0:1::1")
    assert same_line("::ffff:192.0.2.7") == same_line("192.0.2.7") != same_line("192.0.2.8")
    assert same_line("a socket") == "a socket"


def test_a_short_password_is_refused_in_our_own_words(me: Browser) -> None:
    refused = me.http.post(
        "/api/account",
        json={"name": "Fritz", "password": "kurz"},
        headers={"X-Sanssouci": "1", "Origin": str(me.http.base_url).rstrip("/")},
    )
    assert refused.status_code == 422
    assert refused.json()["error"]["code"] == "short_password"
    assert "8 characters" in refused.json()["error"]["text"]
    assert "String should" not in refused.text
