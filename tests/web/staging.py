"""A real server on a free port, and people who talk to it through HTTP and sockets."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sanssouci.table import LiveTable, Tables
from sanssouci.table.course import Course
from sanssouci.web import Limits, Settings
from sanssouci.web.messages import SERVER_MESSAGE
from sanssouci.web.serving import listen, uvicorn_config
from sanssouci.web.settings import Rate

Message = dict[str, Any]
FAST = Rate(1e6, 1e6)
NO_HURRY = Limits(
    changes=FAST,
    reads=FAST,
    costly_reads=FAST,
    socket=FAST,
    hellos=FAST,
    chat=FAST,
    advice=FAST,
    logins=FAST,
)


class Server:
    """The application in a thread of its own, reached through its port only."""

    def __init__(self, url: str, app: FastAPI) -> None:
        self.url = url
        self.app = app

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    def live(self, table: str) -> LiveTable:
        """The table itself, to compare with what was sent of it."""
        return self.tables.live[table]


@contextmanager
def serving(where: Path | str, limits: Limits = NO_HURRY, **more: Any) -> Iterator[Server]:
    """A server with its storage in a folder, or in the database of that address."""
    database = where if isinstance(where, str) else f"sqlite:///{where / 'tables.sqlite'}"
    settings = Settings(
        database,
        port=0,
        limits=limits,
        bot_processes=1,
        **({"bot_seconds": 4, "heartbeat": 600} | more),
    )
    listener = listen(settings)
    config = uvicorn_config(settings)
    config.load()
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        app = config.app
        assert isinstance(app, FastAPI)
        yield Server(f"http://127.0.0.1:{listener.getsockname()[1]}", app)
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def wait_until(done: Callable[[], bool], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.005)


class Browser:
    """One browser: a cookie, requests, and at most one socket."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url
        self.language = language
        headers = {"Origin": url, "X-Sanssouci": "1", "Accept-Language": language}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=60)
        self.http.get("/")
        self.socket: ClientConnection | None = None
        self.heard: list[Message] = []
        self.positions: dict[str | None, Message] = {}
        self.logs: dict[str | None, list[Message]] = {}
        self.ids = 0
        self._line = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.hang_up()
        self.http.close()

    # -- requests -------------------------------------------------------------------------------

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def lay(
        self, scenario: str, /, seed: int = 5, clock: Message | None = None, **kinds: str
    ) -> Message:
        """A table; seats are ``me``, ``invite`` or the name of a bot."""
        seats = {
            seat: {"kind": kind} if kind in ("me", "invite") else {"kind": "bot", "bot": kind}
            for seat, kind in kinds.items()
        }
        order: Message = {
            "game": "friedrich",
            "scenario": scenario,
            "seats": seats,
            "clock": clock,
        }
        if "invite" not in kinds.values():  # else nobody can choose it
            order["seed"] = seed
        made: Message = self.post("/api/tables", order, 201)
        return made

    def join(self, link: str, name: str) -> Message:
        joined: Message = self.post("/api/join/" + link.rpartition("/")[2], {"name": name})
        return joined

    # -- the socket -----------------------------------------------------------------------------

    def dial(self, table: str, origin: str | None = None) -> ClientConnection:
        self.hang_up()
        dialled = connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            origin=Origin(origin or self.url),
            additional_headers={
                "Cookie": f"sanssouci={self.http.cookies['sanssouci']}",
                "Accept-Language": self.language,
            },
        )
        self.socket = self._line.enter_context(dialled)
        return self.socket

    def sit(self, table: str, seen: int = 0) -> None:
        """Connect, say hello and hear everything up to the presence that ends the greeting."""
        self.dial(table)
        self.send(type="hello", seen=seen)
        self.hear_until("presence")

    def hang_up(self) -> None:
        self._line.close()
        self.socket = None

    def send(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear(self, seconds: float = 60) -> Message:
        """The next message, checked against the schema and remembered as a client would."""
        assert self.socket is not None
        raw = self.socket.recv(timeout=seconds)
        SERVER_MESSAGE.validate_json(raw)
        message: Message = json.loads(raw)
        self.heard.append(message)
        if message["type"] == "position":
            seat = message["seat"]
            self.positions[seat] = message
            known, after = self.logs.get(seat, []), message["log_after"]
            self.logs[seat] = [line for line in known if line["entry"] <= after] + message["log"]
        return message

    def closing_code(self) -> int:
        """Hear until the server closes the connection; with which code?"""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd else 0

    def hear_until(self, type: str, **fields: object) -> Message:
        while True:
            message = self.hear()
            if message["type"] == type and fields.items() <= message.items():
                return message

    def catch_up(self, entries: int) -> None:
        """Hear until every seat knows of so many entries."""
        while any(position["entries"] < entries for position in self.positions.values()):
            self.hear()

    def catch_up_with(self, course: Course) -> None:
        """Hear all that the seats of this browser may know of."""
        count = course.count  # the server goes on meanwhile, in a thread of its own
        mine = [seat for seat in self.positions if seat is not None]
        hidden = sum(secret.hidden_from(mine) for secret in list(course.secrets.values()))
        self.catch_up(count - hidden)

    def tell(self, type: str, **message: Any) -> None:
        """Send something whose answer is not waited for."""
        self.ids += 1
        self.send(**{"type": type, "id": f"m{self.ids}", **message})

    def ask(self, type: str, **message: Any) -> Message:
        """Send something that gets an answer, and return the answer."""
        self.tell(type, **message)
        id = message.get("id", f"m{self.ids}")
        while True:
            answer = self.hear()
            if answer.get("id") == id:
                return answer

    def act(self, seat: str, action: str, **more: Any) -> Message:
        question = self.positions[seat]["question"]
        return self.ask("act", **{"seat": seat, "action": action, "question": question, **more})

    def undo(self, seat: str, **more: Any) -> Message:
        question = self.positions[seat]["question"]
        return self.ask("undo", **{"seat": seat, "question": question, **more})

    def act_at_random(self, rng: Random) -> str | None:
        """Take one legal action for a seat of mine that may act; returns the seat."""
        for seat, position in self.positions.items():
            if seat is not None and position["legal"]:
                answer = self.act(seat, rng.choice(position["legal"]))
                assert answer["type"] in ("acted", "refused"), answer
                assert answer["type"] == "acted" or answer["code"] == "stale", answer
                return seat
        return None
