"""Guests who hold connections without using them, and sockets that nobody reads."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.frames import Frame, Opcode

from sanssouci.table import telling
from sanssouci.table.watchers import A_FEW, Watchers
from sanssouci.web import Limits
from sanssouci.web.deflating import SharedDeflate
from sanssouci.web.json_logs import Unrepeated
from sanssouci.web.outbox import Outbox
from sanssouci.web.settings import Rate
from sanssouci.web.socket import COME_AGAIN
from tests.table.staging import Listener
from tests.web.staging import FAST, Browser, Server, serving, wait_until

HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "


@contextmanager
def half_sent(server: Server, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    where = urlsplit(server.url)
    assert where.hostname is not None
    assert where.port is not None
    with socket.create_connection(
        (where.hostname, where.port), timeout=20, source_address=(source, 0)
    ) as line:
        line.sendall(HALF)
        yield line


def is_closed(line: socket.socket) -> bool:
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def test_a_request_that_is_never_finished_is_given_up(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(header_seconds=0.2)) as server, half_sent(server) as line:
        assert is_closed(line)
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_so_is_the_second_request_of_a_connection(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(header_seconds=0.2)) as server, half_sent(server) as line:
        line.sendall(b"\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
        line.sendall(HALF)
        while not is_closed(line):
            pass


def test_a_body_that_never_comes_is_given_up(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(changes=FAST, body_seconds=0.2)) as server:
        where = urlsplit(server.url)
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: {where.netloc}\r\nOrigin: {server.url}\r\n"
            "X-Sanssouci: 1\r\nContent-Length: 100\r\n\r\n{"
        )
        with socket.create_connection((where.hostname, where.port), timeout=20) as line:
            line.sendall(head.encode())
            assert line.recv(4096).startswith(b"HTTP/1.1 408")


def test_half_sent_requests_do_not_keep_others_out(tmp_path: Path) -> None:
    """There were more of them than files may be open, and nobody was heard any more."""
    with serving(tmp_path, Limits(connections=20)) as server, ExitStack() as lines:
        held = [lines.enter_context(half_sent(server)) for _ in range(60)]
        for _ in range(5):
            assert httpx.get(f"{server.url}/health", timeout=20).status_code == 200
        assert is_closed(held[0])
        assert len(server.app.state.connections) <= 20


def test_one_address_has_a_share_of_the_connections(tmp_path: Path) -> None:
    limits = Limits(connections_by_address=5, header_seconds=600.0)  # nor is any late
    with serving(tmp_path, limits) as server, ExitStack() as lines:
        for _ in range(5):
            lines.enter_context(half_sent(server, "127.0.0.2"))
        wait_until(lambda: len(server.app.state.connections) == 5)
        assert is_closed(lines.enter_context(half_sent(server, "127.0.0.2")))
        assert httpx.get(f"{server.url}/health").status_code == 200  # from another one
        lines.close()
        wait_until(lambda: len(server.app.state.connections) == 0)
        lines.enter_context(half_sent(server, "127.0.0.2"))  # who has left may come again
        wait_until(lambda: len(server.app.state.connections) == 1)


def test_a_proxy_speaks_for_many_and_has_no_share(tmp_path: Path) -> None:
    limits = Limits(connections_by_address=1, header_seconds=600.0)
    with serving(tmp_path, limits) as server, ExitStack() as lines:
        for _ in range(3):
            lines.enter_context(half_sent(server, "127.0.0.1"))  # trusted by uvicorn's default
        wait_until(lambda: len(server.app.state.connections) == 3)


def test_a_browser_has_a_share_of_the_sockets(tmp_path: Path) -> None:
    limits = Limits(changes=FAST, sockets_by_browser=2)
    with serving(tmp_path, limits) as server, Browser(server.url) as me, ExitStack() as more:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        me.sit(table)
        cookie = me.http.cookies["sanssouci"]
        for number in range(2):
            again = more.enter_context(Browser(server.url))
            again.http.cookies.clear()
            again.http.cookies.set("sanssouci", cookie)
            again.dial(table)
            if number == 0:
                again.send(type="hello", seen=0)
                again.hear_until("presence")
        assert again.closing_code() == COME_AGAIN


def test_an_address_has_a_share_of_the_sockets(tmp_path: Path) -> None:
    limits = Limits(changes=FAST, sockets_by_address=1)
    with serving(tmp_path, limits) as server, Browser(server.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        me.sit(table)
        with Browser(server.url) as neighbour:  # who has a cookie of his own
            neighbour.dial(table)
            assert neighbour.closing_code() == COME_AGAIN


def test_all_lines_of_an_address_share_a_bound_of_bytes() -> None:
    limits, unsent = Limits(waiting_bytes_by_address=100), Counter[str]()
    one, other = (Outbox("127.0.0.2", limits, unsent) for _ in range(2))
    one.put("x" * 101)
    assert other.is_full
    assert not Outbox("127.0.0.3", limits, unsent).is_full
    one.drop()
    assert not other.is_full


def test_a_client_that_lets_too_many_messages_pile_up_is_cut_off() -> None:
    outbox = Outbox("127.0.0.2", Limits(waiting_messages=2), Counter())
    outbox.put("x")
    assert not outbox.is_full
    outbox.put("x")
    assert outbox.is_full


def test_a_client_that_does_not_keep_up_is_cut_off_at_a_bound_of_bytes(tmp_path: Path) -> None:
    limits = Limits(changes=FAST, waiting_bytes=100_000)
    with serving(tmp_path, limits) as server, Browser(server.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        me.sit(table)
        live, loop = server.live(table), server.tables._chores[0].get_loop()
        most: list[int] = []

        def flood() -> None:
            for _ in range(100):
                live.watchers.hear_notice("x" * 10_000)
                most.append(sum(server.app.state.lines.unsent.values()))

        loop.call_soon_threadsafe(flood)
        assert me.closing_code() == COME_AGAIN
        assert max(most) < 120_000
        wait_until(lambda: not server.app.state.lines.unsent)


def test_what_all_spectators_are_told_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    position = telling.position

    def counting(course: object, seat: str | None, *args: object, **more: object) -> object:
        made.append(seat)
        return position(course, seat, *args, **more)  # type: ignore[arg-type]

    limits = Limits(changes=FAST, socket=Rate(1e6, 1e6))
    with serving(tmp_path, limits) as server, Browser(server.url) as me, ExitStack() as crowd:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        me.sit(table)
        others = [crowd.enter_context(Browser(server.url)) for _ in range(6)]
        for other in others:
            other.sit(table)
        monkeypatch.setattr(telling, "position", counting)
        action = me.positions["maria"]["legal"][0]
        assert me.act("maria", action)["type"] == "acted"
        told = [other.hear_until("position") for other in others]
        assert all(position == told[0] for position in told)
        assert sorted(made, key=str) == [None, "frederick", "maria"]


def test_what_is_the_same_for_many_is_packed_once() -> None:
    sender, other = (SharedDeflate(False, True, 15, 15) for _ in range(2))
    receiver = SharedDeflate(True, False, 15, 15)
    frame = Frame(Opcode.TEXT, b"the same for everybody " * 100)
    packed = sender.encode(frame)
    assert other.encode(frame) is packed
    assert len(packed.data) < 100
    assert bytes(receiver.decode(packed).data) == frame.data
    assert other.encode(Frame(Opcode.TEXT, b"something else")) is not packed


def test_the_log_does_not_repeat_itself() -> None:
    def trouble(at: float, text: str = "socket.accept() out of system resource") -> bool:
        record = logging.makeLogRecord({"msg": text, "levelno": logging.ERROR, "created": at})
        passed.append(record)
        return log.filter(record)

    log, passed = Unrepeated(most=2, seconds=60), list[logging.LogRecord]()
    assert [trouble(n / 10) for n in range(100)] == [True] * 2 + [False] * 98
    assert trouble(11, "something else")
    assert trouble(70)
    assert passed[-1].left_out == 98  # type: ignore[attr-defined]
    ordinary = logging.makeLogRecord({"msg": "request", "levelno": logging.INFO})
    assert all(log.filter(ordinary) for _ in range(10))


def test_a_crowd_is_not_told_of_everybody_who_comes() -> None:
    class Onlooker(Listener):
        told = 0

        def presence_changed(self) -> None:
            self.told += 1

    async def run() -> None:
        watchers = Watchers()
        crowd = [Onlooker() for _ in range(A_FEW)]
        watchers.update(crowd)
        for newcomer in (more := [Onlooker() for _ in range(30)]):
            watchers.add(newcomer)
            watchers.presence_changed(newcomer)
        assert [onlooker.told for onlooker in crowd] == [0] * A_FEW
        assert [newcomer.told for newcomer in more] == [1] * 30
        while not crowd[0].told:
            await asyncio.sleep(0.05)
        assert [onlooker.told for onlooker in crowd] == [1] * A_FEW

    asyncio.run(run())


def test_nobody_opens_tables_or_reads_without_end(tmp_path: Path) -> None:
    limits = Limits(changes=FAST, hellos=Rate(2, 0.001), reads=Rate(3, 0.001))
    with serving(tmp_path, limits) as server, Browser(server.url) as me:
        table = me.lay("austrian-theatre", frederick="me", maria="me")["table"]
        answers = [me.http.get("/api/tables").status_code for _ in range(4)]
        assert answers == [200] * 3 + [429]
        me.sit(table)
        me.send(type="hello", seen=0)
        me.send(type="hello", seen=0)
        assert me.closing_code() == COME_AGAIN
