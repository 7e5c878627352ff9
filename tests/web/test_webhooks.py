"""Word that it is somebody's turn, sent to where he wants it and nowhere else."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sanssouci.web.webhook_sending import BadWebhook, TurnNotices, _is_public
from tests.web.staging import Browser, Server, serving


class Postbox:
    """Takes what is posted, and answers as it is told to."""

    def __init__(self) -> None:
        self.letters: queue.Queue[dict[str, Any]] = queue.Queue()
        self.answers: list[int] = []
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = box.answers.pop(0) if box.answers else 204
                self.send_response(status)
                if status == 302:
                    self.send_header("location", "/elsewhere")
                self.end_headers()
                box.letters.put({"path": self.path, "host": self.headers["host"], "body": body})

            def log_message(self, format: str, *args: object) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self.server.server_port}/hook"

    def next(self) -> dict[str, Any]:
        return self.letters.get(timeout=60)


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    box = Postbox()
    thread = threading.Thread(target=box.server.serve_forever, args=(0.05,))
    thread.start()
    yield box
    box.server.shutdown()
    thread.join()
    box.server.server_close()


@pytest.fixture
def open_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may send into its own network, without a pause between two notices."""
    with serving(tmp_path, webhooks_private=True, webhook_minutes=0.0) as server:
        server.app.state.turn_notices.waits = (0.0, 0.01, 0.02)
        yield server


def test_word_is_sent_when_it_becomes_my_turn(open_server: Server, postbox: Postbox) -> None:
    with Browser(open_server.url) as me, Browser(open_server.url) as you:
        made = me.lay("austrian-theatre", frederick="invite", maria="me")
        table = made["table"]
        path = f"/api/tables/{table}/webhook"
        you.join(made["invitations"]["frederick"], "You")
        me.post(path, {"seat": "frederick", "url": postbox.url}, 403)
        assert you.post(path, {"seat": "frederick", "url": postbox.url})["url"] == postbox.url
        assert you.get(path) == {"frederick": postbox.url}
        assert me.get(path) == {"maria": None}
        assert you.post(f"{path}/test", {"seat": "frederick"}) == {"status": 204}
        assert "announced" in postbox.next()["body"].decode()
        you.sit(table)
        rng = Random(2)
        while you.act_at_random(rng):  # allot everything
            pass
        you.hang_up()
        postbox.answers = [500, 503]  # it is tried again
        me.sit(table)
        while "frederick" not in me.positions["maria"]["actors"]:
            me.act_at_random(rng)
        letters = [postbox.next() for _ in range(3)]
        assert {letter["path"] for letter in letters} == {"/hook"}
        assert len({letter["body"] for letter in letters}) == 1
        letter = json.loads(letters[0]["body"])
        assert letters[0]["host"] == f"localhost:{postbox.server.server_port}"
        assert letter["text"].startswith("It is your turn as Frederick")
        assert letter["url"] == f"{open_server.url}/table/{table}"
        assert letter.keys() == {"table", "title", "seat", "seat_name", "text", "url"}
        you.post(path, {"seat": "frederick", "url": None})
        assert you.get(path) == {"frederick": None}
        you.post(f"{path}/test", {"seat": "frederick"}, 409)
        assert postbox.letters.empty()


def test_nobody_is_called_who_is_there(open_server: Server, postbox: Postbox) -> None:
    with Browser(open_server.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
        me.post(f"/api/tables/{table}/webhook", {"seat": "frederick", "url": postbox.url})
        me.sit(table)
        rng = Random(1)
        for _ in range(40):
            if not me.act_at_random(rng):
                me.hear()
        assert postbox.letters.empty()


def test_redirects_are_not_followed(open_server: Server, postbox: Postbox) -> None:
    with Browser(open_server.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        path = f"/api/tables/{table}/webhook"
        me.post(path, {"seat": "maria", "url": postbox.url})
        postbox.answers = [302]
        assert me.post(f"{path}/test", {"seat": "maria"}) == {"status": 302}
        assert postbox.next()["path"] == "/hook"
        assert postbox.letters.empty()


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/", "file:///etc/passwd", "javascript:alert(1)", "", "//example.org",
        "http://", "http://[", "http://user:password@example.org/", "http://127.0.0.1/",
        "http://localhost/", "http://[::1]/", "http://10.0.0.1/", "http://169.254.169.254/latest",
        "http://192.168.1.1:8080/", "http://0.0.0.0/", "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/", "http://[fe80::1]/", "http://2130706433/", "http://0x7f.1/",
        "http://[64:ff9b:1::7f00:1]/",
        "http://[fec0::1]/", "http://[::127.0.0.1]/", "http://[::ffff:0:7f00:1]/",
        "http://nowhere.invalid/", "http://" + "a" * 300 + ".org/", "http://exa mple/",
    ],
)  # fmt: skip
def test_addresses_nothing_is_sent_to(me: Browser, url: str) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    path = f"/api/tables/{table}/webhook"
    assert me.post(path, {"seat": "maria", "url": url}, 400)["error"]["text"]
    assert me.get(path)["maria"] is None


def test_a_name_that_moves_into_our_network_is_refused_when_sending(
    server: Server, me: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What counts is the address at the time, and the request goes to that very address."""
    notices: TurnNotices = server.app.state.turn_notices
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    path = f"/api/tables/{table}/webhook"

    async def resolve(self: object, host: str, port: int, **_: object) -> list[Any]:
        return [(2, 1, 6, "", ("93.184.216.34", port)), (2, 1, 6, "", ("10.0.0.1", port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", resolve)
    answer = me.post(path, {"seat": "maria", "url": "https://rebound.example/"}, 400)
    assert "public internet" in answer["error"]["text"]
    assert isinstance(notices, TurnNotices)
    with pytest.raises(BadWebhook):
        asyncio.run(notices.check("https://rebound.example/"))


def test_what_is_public() -> None:
    for address in ("93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34"):
        assert _is_public(address), address


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "100.64.0.1", "224.0.0.1", "0.0.0.0", "192.0.0.1", "255.255.255.255",
        "::", "::1", "fc00::1", "fe80::1%eth0", "fec0::1", "feff::1", "ff02::1", "100::1",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "::10.0.0.1", "::ffff:0:7f00:1",
        "64:ff9b::7f00:1", "64:ff9b:1::7f00:1", "64:ff9b:1:ffff::a00:1", "2002:7f00:1::",
        "2001:0:7f00:1::", "2001:db8::1", "3fff::1", "5f00::1", "2606:2800:220:1:0:5efe:7f00:1",
        "2606:2800:220:1:200:5efe:7f00:1",
    ],
)  # fmt: skip
def test_what_is_not(address: str) -> None:
    assert not _is_public(address)
