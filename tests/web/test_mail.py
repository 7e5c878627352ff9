"""Word by mail that it is somebody's turn: if the host sends mail, to players who said yes."""

from __future__ import annotations

import queue
import re
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_string, policy
from email.message import EmailMessage
from pathlib import Path
from random import Random

import pytest

from tests.web.staging import Browser, Server, serving

_SCRIPT = {"EHLO": "250 here", "MAIL": "250 ok", "RCPT": "250 ok", "DATA": "354 go on"}


class PostOffice:
    """As much of a mail server as takes letters."""

    def __init__(self) -> None:
        self.letters: queue.Queue[EmailMessage] = queue.Queue()
        self.is_open = True
        office = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                self.say("220 here" if office.is_open else "421 closed")
                while word := self.rfile.readline().decode()[:4].upper():
                    self.say(_SCRIPT.get(word, "221 bye"))
                    if word == "DATA":
                        lines = iter(lambda: self.rfile.readline().decode(), ".\r\n")
                        letter = message_from_string("".join(lines), policy=policy.default)
                        assert isinstance(letter, EmailMessage)
                        office.letters.put(letter)
                        self.say("250 taken")
                    elif word == "QUIT":
                        return

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.address = f"127.0.0.1:{self.server.server_address[1]}"

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=60)


@pytest.fixture
def office() -> Iterator[PostOffice]:
    place = PostOffice()
    thread = threading.Thread(target=place.server.serve_forever, args=(0.05,))
    thread.start()
    yield place
    place.server.shutdown()
    thread.join()
    place.server.server_close()


@pytest.fixture
def posting(tmp_path: Path, office: PostOffice) -> Iterator[Server]:
    """A server whose host sends mail, without a pause between two notices."""
    with serving(
        tmp_path,
        webhook_minutes=0.0,
        mail_server=office.address,
        mail_security="none",
        mail_from="The table <table@example.org>",
    ) as server:
        server.app.state.turn_notices.waits = (0.0, 0.01)
        yield server


def link_in(letter: EmailMessage) -> str:
    found = re.search(r"https?://\S+", letter.get_content())
    assert found
    return found[0]


def test_mail_comes_to_who_has_said_yes_in_his_language(
    posting: Server, office: PostOffice
) -> None:
    with Browser(posting.url) as me, Browser(posting.url, "de") as you:
        made = me.lay("austrian-theatre", frederick="invite", maria="me")
        table = made["table"]
        path = f"/api/tables/{table}/webhook"
        you.join(made["invitations"]["frederick"], "You")
        order = {"seat": "frederick", "url": "mailto:you@example.org"}
        assert you.post(path, order) == order | {"asked": True}
        asked = office.next()
        assert asked["to"] == "you@example.org"
        assert asked["from"] == "The table <table@example.org>"
        assert "deine Adresse" in asked["subject"]
        you.sit(table)
        rng = Random(2)
        while you.act_at_random(rng):  # allot everything
            pass
        you.hang_up()
        assert you.http.get(f"/mail/{table}/frederick/guessed").status_code == 404
        answer = you.http.get(link_in(asked))
        assert answer.status_code == 303
        assert answer.headers["location"] == f"/table/{table}"
        assert you.http.get(link_in(asked)).status_code == 404, "it is good for once"
        assert you.get(path) == {"frederick": "mailto:you@example.org"}
        assert me.get(path) == {"maria": None}
        me.sit(table)
        while "frederick" not in me.positions["maria"]["actors"]:
            me.act_at_random(rng)
        letter = office.next()
        assert letter["to"] == "you@example.org"
        assert "am Zug" in letter["subject"]
        assert link_in(letter) == f"{posting.url}/table/{table}"
        assert "you@example.org" not in me.http.get(f"/api/tables/{table}").text


def test_nothing_is_sent_before_the_answer_and_nobody_is_asked_twice(
    posting: Server, office: PostOffice
) -> None:
    with Browser(posting.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
        path = f"/api/tables/{table}/webhook"
        order = {"seat": "frederick", "url": "mailto:me@example.org"}
        me.post(path, order)
        asked = office.next()
        text = me.post(f"{path}/test", {"seat": "frederick"}, 400)["error"]["text"]
        assert "First open the link" in text
        assert office.letters.empty()
        me.http.get(link_in(asked))
        assert me.post(f"{path}/test", {"seat": "frederick"}) == {"status": 200}
        assert "announced" in office.next()["subject"]
        other = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
        assert not me.post(f"/api/tables/{other}/webhook", order)["asked"]
        with Browser(posting.url) as stranger:
            third = stranger.lay("austrian-theatre", frederick="me", maria="random")["table"]
            assert stranger.post(f"/api/tables/{third}/webhook", order)["asked"]


def test_a_strangers_post_cannot_be_filled(posting: Server, office: PostOffice) -> None:
    with Browser(posting.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        path = f"/api/tables/{table}/webhook"
        answers = [
            me.http.post(path, json={"seat": "maria", "url": f"mailto:{name}@example.org"})
            for name in ("her", "Her", "her", "her", "her")
        ]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 400, 400]
        assert "Several letters" in answers[-1].json()["error"]["text"]
        assert office.letters.qsize() == 3


@pytest.mark.parametrize(
    "address",
    ["", "nobody", "a@b", "a@b.org,c@d.org", "a@b.org\nBcc: c@d.org", "<a@b.org>", "a b@c.org",
     "a@b.org?cc=c@d.org", "ä@b.org"],
)  # fmt: skip
def test_what_is_no_plain_address_is_refused(
    posting: Server, office: PostOffice, address: str
) -> None:
    with Browser(posting.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        order = {"seat": "maria", "url": f"mailto:{address}"}
        refused = me.post(f"/api/tables/{table}/webhook", order, 400)["error"]["text"]
        assert "no plain mail address" in refused
        assert office.letters.empty()


def test_a_mail_server_that_is_closed_is_told_of(posting: Server, office: PostOffice) -> None:
    office.is_open = False
    with Browser(posting.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        path = f"/api/tables/{table}/webhook"
        refused = me.post(path, {"seat": "maria", "url": "mailto:me@example.org"}, 400)
        assert "did not take the letter" in refused["error"]["text"]
        assert me.get(path)["maria"] is None


def test_without_a_mail_server_a_mail_address_is_refused_in_words(me: Browser) -> None:
    table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
    order = {"seat": "maria", "url": "mailto:me@example.org"}
    refused = me.post(f"/api/tables/{table}/webhook", order, 400)["error"]["text"]
    assert refused == "This server sends no mail; a web address (https) would do."
