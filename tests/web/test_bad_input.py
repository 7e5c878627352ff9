"""Whatever is sent, the answer is a clear word and nothing is lost."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from sanssouci.web import Limits
from sanssouci.web.json_logs import without_tokens
from sanssouci.web.settings import Rate
from sanssouci.web.socket import FOREIGN_ORIGIN
from tests.web.staging import Browser, Server, serving

ORDER: dict[str, Any] = {
    "game": "friedrich",
    "scenario": "austrian-theatre",
    "seats": {"frederick": {"kind": "me"}, "maria": {"kind": "bot"}},
}


@pytest.mark.parametrize(
    ("change", "status", "word"),
    [
        ({"game": "chess"}, 400, "chess"),
        ({"scenario": "moon"}, 400, "moon"),
        ({"options": {"colour": "red"}}, 400, "colour"),
        ({"options": {"edition": 3}}, 400, "edition"),
        ({"seats": {"frederick": {"kind": "me"}}}, 400, "maria"),
        ({"seats": {"napoleon": {"kind": "me"}}}, 400, "napoleon"),
        ({"seats": ORDER["seats"] | {"maria": {"kind": "bot", "bot": "hal"}}}, 400, "hal"),
        ({"seats": {"frederick": {"kind": "king"}}}, 422, "kind"),
        ({"seats": []}, 422, "seats"),
        ({"seed": -1}, 422, "seed"),
        ({"nonsense": 1}, 422, "nonsense"),
        ({"title": "x" * 1000}, 422, "title"),
    ],
)  # fmt: skip
def test_orders_that_cannot_be(me: Browser, change: object, status: int, word: str) -> None:
    assert isinstance(change, dict)
    answer = me.post("/api/tables", ORDER | change, status)
    assert word in answer["error"]["text"]


def test_malformed_bodies(me: Browser) -> None:
    for content in (b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"a":' * 5000):
        answer = me.http.post(
            "/api/tables", content=content, headers={"Content-Type": "application/json"}
        )
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["error"]["text"]
    for content in (b"", b"hello", b"\xff\xfe", b"Sanssouci-Record: 1\nGame: chess\n"):
        answer = me.http.post(
            "/api/import", content=content, headers={"Content-Type": "text/plain"}
        )
        assert answer.status_code in (400, 422), answer.text
    huge = me.http.post("/api/tables", content=b"x" * 100_000)
    assert huge.status_code == 413

    def chunks() -> object:
        for _ in range(100):
            yield b"x" * 10_000

    assert me.http.post("/api/tables", content=chunks()).status_code == 413  # type: ignore[arg-type]


def test_what_does_not_exist(me: Browser) -> None:
    for path in (
        "/api/tables/nowhere", "/api/tables/nowhere/replay", "/api/tables/nowhere/record",
        "/api/tables/nowhere/review",
        "/api/games/chess/rules", "/api/games/chess/names", "/api/games/chess/map.svg",
        "/api/games/..%2f..%2fetc/rules", "/api/join/x", "/nothing", "/static/nothing.js",
    ):  # fmt: skip
        answer = me.http.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["error"]["code"] == "not_found"
    me.dial("nowhere")
    assert me.closing_code() == 4404


def test_a_person_at_an_empty_address_is_shown_the_way_out(me: Browser) -> None:
    asked = {"Accept": "text/html,*/*", "Accept-Language": "de"}
    for path, said in (
        ("/nothing", "Unter dieser Adresse gibt es nichts."),
        ("/rules/chess", "Dieses Spiel gibt es nicht."),
    ):
        answer = me.http.get(path, headers=asked)
        assert answer.status_code == 404
        assert f"<h1>{said}</h1>" in answer.text
        assert '<a href="/">' in answer.text
    assert me.http.get("/api/nothing", headers=asked).json()["error"]["code"] == "not_found"


def test_foreign_pages_are_turned_away(server: Server, me: Browser) -> None:
    foreign = {"Origin": "https://evil.example"}
    for headers in (foreign, {"X-Sanssouci": ""}, {"Origin": ""}, {"Origin": "null"}):
        answer = me.http.post("/api/tables", json=ORDER, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "foreign_origin"
    assert httpx.post(f"{server.url}/api/tables", json=ORDER).status_code == 403
    table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
    me.dial(table, origin="https://evil.example")
    assert me.closing_code() == 4403


def test_messages_that_make_no_sense(me: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    socket = me.dial(table)
    me.tell("chat", text="before hello")
    assert me.hear()["text"] == "Say hello first."
    me.send(type="hello", seen=0)
    me.hear_until("presence")
    for raw in (
        "", "{", "[]", "null", "7", '"act"', "{}", '{"type": "dance"}', '{"type": ["act"]}',
        '{"type": "act"}', '{"type": "hello", "seen": -1}', '{"type": "hello", "seen": "1"}',
        '{"type": "act", "id": 5, "seat": "maria", "action": "pass", "question": 0}',
        '{"type": "act", "id": "", "seat": "maria", "action": "pass", "question": 0}',
        '{"type": "chat", "id": "a", "text": ""}', "[" * 20_000, '{"type": "why", "id": "\\ud800"}',
    ):  # fmt: skip
        socket.send(raw)
        assert me.hear_until("refused")["code"] == "bad_message", raw
    socket.send(b"\x00\x01")
    assert me.hear_until("refused")["code"] == "bad_message"
    socket.send('{"type": "undo", "id": "mine", "seat": 3}')
    assert me.hear_until("refused")["id"] == "mine"
    for action in (
        "",
        "   ",
        "allot",
        "märz 🂡",
        "allot daun 1e9",
        "_settle",
        "x" * 1999,
    ):
        answer = me.act("frederick", action)
        assert (answer["type"], answer["code"]) == ("refused", "illegal"), action
        assert me.ask("why", seat="frederick", action=action)["type"] in ("why", "refused")
    assert me.positions["frederick"]["entries"] == 0
    assert me.act_at_random(Random(1)) == "frederick"


def test_a_message_that_is_too_long_ends_the_connection(me: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    me.sit(table)
    assert me.socket is not None
    me.socket.send(json.dumps({"type": "chat", "id": "a", "text": "x" * 100_000}))
    assert me.closing_code() == 1009
    me.sit(table)


def test_too_many_requests_and_messages(tmp_path: Path) -> None:
    slow = Rate(5, 0.01)
    limits = Limits(changes=slow, costly_reads=slow, socket=slow, chat=slow)
    with serving(tmp_path, limits) as server, Browser(server.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        answers = [me.http.post("/api/tables", json=ORDER) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [201] * 4 + [429] * 2
        reads = [me.http.get(f"/api/tables/{table}/replay?to=1").status_code for _ in range(6)]
        assert reads == [200] * 5 + [429]
        me.sit(table)
        codes = [me.act("frederick", "nonsense")["code"] for _ in range(6)]
        assert codes == ["illegal"] * 4 + ["too_fast"] * 2


def test_invitations_are_not_logged() -> None:
    assert without_tokens("GET /api/join/secret?x") == "GET /api/join/...?x"


def test_a_nul_is_refused_wherever_text_comes_in(me: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    for path in ("/api/tables/a%00b", "/api/join/%00", "/api/move/a%00", "/table/%00"):
        assert "NUL" in me.http.get(path).json()["error"]["text"]
    query = me.http.get(f"/api/tables/{table}/replay?seat=mar%00ia")
    assert (query.status_code, "NUL" in query.text) == (400, True)
    for path, body in (
        ("/api/tables", ORDER | {"title": "a\0b"}),
        ("/api/tables", ORDER | {"options": {"\0": 1}}),
        (f"/api/tables/{table}/move", {"seat": "\0"}),
        (f"/api/tables/{table}/webhook", {"seat": "maria", "url": "http://example.org/\0"}),
        ("/api/account", {"name": "Me\0", "password": "a long one"}),
        ("/api/login", {"name": "Me", "password": "a long\0 one"}),
    ):
        assert "NUL" in me.post(path, body, 400)["error"]["text"]
    record = me.http.post(
        "/api/import", content="Player: \0", headers={"Content-Type": "text/plain"}
    )
    assert (record.status_code, "NUL" in record.text) == (400, True)
    me.sit(table)
    for message in (
        {"type": "note", "seat": "maria", "text": "a\0b", "id": "1"},
        {"type": "act", "seat": "maria", "action": "pass", "entries": 0, "id": "2\0"},
        {"type": "chat", "text": "\0", "id": "3"},
    ):
        me.send(**message)
        assert "NUL" in me.hear_until("refused", code="bad_message")["text"]
    # Somebody who writes about it may do so.
    assert me.ask("note", seat="maria", text="\\u0000")["type"] == "kept"
    me.send(type="chat", id="chat", text="\\\\u0000")
    assert me.hear_until("chat")["text"] == "\\\\u0000"


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8756", "localhost.evil.example", "127.0.0.1.evil.example",
     "evillocalhost", "["],
)  # fmt: skip
def test_the_server_answers_to_its_own_names_alone(server: Server, me: Browser, host: str) -> None:
    """A name of a stranger may lead to this machine; his page is not ours."""
    for path in ("/", "/api/tables", "/metrics"):
        answer = me.http.get(path, headers={"Host": host})
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "unknown_host")
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert me.http.post("/api/tables", json=ORDER, headers=headers).status_code == 421


def test_a_socket_is_asked_for_by_the_servers_own_names_alone(server: Server, me: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    where = urlsplit(server.url)
    foreign = f"evil.example:{where.port}"  # a page of a stranger would be of the same origin
    line = socket.create_connection((where.hostname or "", where.port or 0))
    with line, connect(
        f"ws://{foreign}/api/tables/{table}/socket", sock=line, origin=Origin(f"http://{foreign}")
    ) as dialled:  # fmt: skip
        with pytest.raises(ConnectionClosed) as closed:
            dialled.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == FOREIGN_ORIGIN


def test_names_of_the_server(me: Browser, tmp_path: Path) -> None:
    names = ["localhost", "localhost:99", "LOCALHOST", "a.localhost", "[::1]:80", "10.0.0.7"]
    for host in [*names, socket.gethostname()]:
        assert me.http.get("/", headers={"Host": host}).status_code == 200, host
    more = ["Other.example"]
    public = "https://play.example.org"
    with serving(tmp_path, public_url=public, allowed_hosts=more) as other:
        for host in ("play.example.org", "other.example:8756"):
            assert httpx.get(other.url, headers={"Host": host}).status_code == 200
        assert httpx.get(other.url, headers={"Host": "evil.example"}).status_code == 421
    with serving(tmp_path, allowed_hosts=["*"]) as open_to_all:
        assert httpx.get(open_to_all.url, headers={"Host": "evil.example"}).status_code == 200
