"""Many tables at once: a real server process, and real sockets that play legal actions."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from rich.progress import Progress
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from sanssouci.web.guarding import open_files
from sanssouci.web.metrics import QUANTILES, quantile
from tests.web.postgres import postgres, programs

CROWD = 5
"""One spectator of so many looks on at the same table; the others are spread."""
SEATS = ("frederick", "maria")
# All players come from one address here, so that the limits would be theirs together.
LIMITS = {
    "changes": "{ burst = 1e6, per_second = 1e6 }",
    "socket": "{ burst = 1e6, per_second = 1e6 }",
    "hellos": "{ burst = 1e6, per_second = 1e6 }",
    "sockets_by_address": "10000",
    "waiting_bytes_by_address": "1000000000",
}
_NAME_LIMITS = """
from dataclasses import fields
from sanssouci.web.settings import Limits
print(*(field.name for field in fields(Limits)))
"""


@dataclass
class Findings:
    """What the players of all tables have measured."""

    latencies: list[float] = field(default_factory=list)
    refused: int = 0
    held: int = 0
    """Players still connected at the end."""
    spectators: int = 0
    """Spectators still connected at the end."""
    heard: int = 0
    """Messages that spectators were sent while the others played."""
    server: list[float] = field(default_factory=list)
    """The server's own account of its last minute: quantiles of the time until it was stored."""
    actions: int = 0
    """What the server has carried out meanwhile."""
    processor: float | None = None
    """Seconds of processor that it took for them, where the system tells."""


@dataclass(frozen=True)
class Place:
    """Who plays what and where."""

    url: str
    table: str
    seat: str
    cookie: str


@contextlib.contextmanager
def sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{Path(folder) / 'tables.sqlite'}"


def databases(postgres_url: str | None) -> dict[str, Callable[[], AbstractContextManager[str]]]:
    """By name, databases to measure on: PostgreSQL if there is one, by address or installed."""
    found: dict[str, Callable[[], AbstractContextManager[str]]] = {"SQLite": sqlite}
    if postgres_url is not None:
        found["PostgreSQL"] = lambda: contextlib.nullcontext(postgres_url)
    elif (bin := programs()) is not None:
        found["PostgreSQL"] = lambda: postgres(bin)
    return found


@contextlib.contextmanager
def server(
    folder: Path, database: str, code: Path | None
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own; with ``code``, as it stands in that folder."""
    environment = os.environ | ({"PYTHONPATH": str(code)} if code else {})
    config = folder / "sanssouci.toml"
    config.write_text(_limits(code, environment))
    command = [sys.executable, "-m", "sanssouci", "serve", "--port", "0"]
    options = ["--config", str(config), "--database", database]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, stderr=log, text=True, cwd=code,
            env=environment,
        )  # fmt: skip
        with process:  # waits for its end
            try:
                assert process.stdout is not None
                yield process, process.stdout.readline().split()[-1]
            finally:
                process.terminate()


def _limits(code: Path | None, environment: Mapping[str, str]) -> str:
    """A file of settings; an older server refuses limits that it does not know yet."""
    asked = subprocess.run(
        [sys.executable, "-c", _NAME_LIMITS],
        cwd=code, env=environment, stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    known = asked.stdout.split()
    lines = [f"{name} = {value}" for name, value in LIMITS.items() if name in known]
    return "\n".join(["[limits]", *lines, ""])


async def lay(http: httpx.AsyncClient, url: str) -> list[Place]:
    """A table with two persons, each with a cookie of his own."""
    seats = {SEATS[0]: {"kind": "me"}, SEATS[1]: {"kind": "invite"}}
    order = {"game": "friedrich", "scenario": "austrian-theatre", "seats": seats}
    made = await _post(http, "/api/tables", order)
    token = made.json()["invitations"][SEATS[1]].rpartition("/")[2]
    joined = await _post(http, f"/api/join/{token}", {"name": "Guest"})
    return [
        Place(url, made.json()["table"], seat, answer.cookies["sanssouci"])
        for seat, answer in zip(SEATS, (made, joined), strict=True)
    ]


async def _post(http: httpx.AsyncClient, path: str, body: object) -> httpx.Response:
    http.cookies.clear()  # somebody new each time
    answer = await http.post(path, json=body)
    return answer.raise_for_status()


async def play(place: Place, pace: float, seed: int, found: Findings) -> None:
    """Sit at a table and take random legal actions, after some thought each."""
    rng = Random(f"{seed} {place.seat}")
    address = f"{place.url.replace('http', 'ws', 1)}/api/tables/{place.table}/socket"
    headers = {"Cookie": f"sanssouci={place.cookie}"}
    async with connect(
        address, origin=Origin(place.url), additional_headers=headers, open_timeout=60
    ) as socket:
        await _play(socket, place.seat, pace, rng, found)


async def _play(
    socket: ClientConnection, seat: str, pace: float, rng: Random, found: Findings
) -> None:
    await socket.send(json.dumps({"type": "hello", "seen": 0}))
    position: dict[str, Any] = {"legal": [], "outcome": None}
    number, sent_at, act_at = 0, 0.0, 0.0
    while position["outcome"] is None:
        waiting = not sent_at and bool(position["legal"])
        if waiting and not act_at:
            act_at = time.perf_counter() + rng.expovariate(1 / pace)
        try:
            limit = max(0.0, act_at - time.perf_counter()) if waiting else None
            message = json.loads(await asyncio.wait_for(socket.recv(), limit))
        except TimeoutError:
            action = rng.choice(position["legal"])
            number, sent_at, act_at = number + 1, time.perf_counter(), 0.0
            # Servers of an older version ask for the number of entries instead.
            asked = "question" if "question" in position else "entries"
            order = {"seat": seat, "action": action, asked: position[asked]}
            await socket.send(json.dumps({"type": "act", "id": str(number), **order}))
            continue
        if message["type"] == "position":
            position = message
        elif message["type"] in ("acted", "refused"):
            found.latencies.append(time.perf_counter() - sent_at)
            found.refused += message["type"] == "refused"
            sent_at = 0.0


async def watch(url: str, table: str, found: Findings) -> None:
    """Look on and do nothing."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, origin=Origin(url), open_timeout=60) as socket:
        await socket.send(json.dumps({"type": "hello", "seen": 0}))
        async for _ in socket:
            found.heard += 1


async def run(
    url: str, process: int, tables: int, spectators: int, pace: float, seconds: float, bar: Progress
) -> Findings:
    """Lay the tables, let all play, and stop them; ``process`` is the server."""
    found = Findings()
    headers = {"Origin": url, "X-Sanssouci": "1"}
    places: list[Place] = []
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=60) as http:
        for _ in bar.track(range(tables), description="laying tables"):
            places += await lay(http, url)
    players = [
        asyncio.create_task(play(place, pace, number, found)) for number, place in enumerate(places)
    ]
    crowd = [places[0].table] * (spectators // CROWD) + [place.table for place in places]
    onlookers: list[asyncio.Task[None]] = []
    for table in bar.track(crowd[:spectators], description="coming to look"):
        onlookers.append(asyncio.create_task(watch(url, table, found)))
        await asyncio.sleep(0.01)
    for _ in bar.track(range(round(2 * pace)), description="sitting down"):
        await asyncio.sleep(1)
    found.latencies.clear()
    found.heard = 0
    _, actions = await asyncio.to_thread(served, url)
    spent = processor_time(process)
    for _ in bar.track(range(round(seconds)), description="playing"):
        await asyncio.sleep(1)
    found.held = sum(not player.done() for player in players)
    found.spectators = sum(not onlooker.done() for onlooker in onlookers)
    now_spent = processor_time(process)
    found.server, found.actions = await asyncio.to_thread(served, url)
    found.actions -= actions
    if spent is not None and now_spent is not None:
        found.processor = now_spent - spent
    running = {*players, *onlookers}
    while running:  # again, as wait_for loses a cancellation that comes with a message
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=1)
    return found


def memory(process: int) -> str:
    """What a process holds in memory, where the system tells."""
    with contextlib.suppress(OSError):
        status = Path(f"/proc/{process}/status").read_text()
        if size := re.search(r"VmRSS:\s+(\d+) kB", status):
            return f"{int(size[1]) / 1024:.0f} MB"
    return "unknown"


def served(url: str) -> tuple[list[float], int]:
    """The server's own account: how long actions took until they were stored, and how many."""
    text = httpx.get(f"{url}/metrics", timeout=60).text
    quantiles = re.findall(r"action_seconds\{quantile.*?\} (\S+)", text)
    actions = re.search(r"^sanssouci_actions_total (\S+)", text, re.MULTILINE)
    return [float(value) for value in quantiles], int(float(actions[1])) if actions else 0


def processor_time(process: int) -> float | None:
    """Seconds of processor that a process has used, where the system tells."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return None


def table(
    tables: int,
    spectators: int,
    pace: float,
    seconds: float,
    postgres_url: str | None,
    before: Path | None,
) -> Table:
    """Play on each database, and say how long players waited and what an action cost.

    ``before`` has another state of the code, which is measured turn and turn about with this one.
    """
    open_files()  # this process has as many sockets as the server
    shown = Table(title=f"{tables} live tables, a decision every {pace:g} s, {seconds:g} s each")
    for column in ("click to answer, ms", "median", "95 %", "99 %", "held, and what it cost"):
        is_text = column.startswith(("click", "held"))
        shown.add_column(column, justify="left" if is_text else "right")
    found = databases(postgres_url)
    for name, database in found.items():
        for crowd in dict.fromkeys((0, spectators)):
            title = f"{name}, {crowd} spectators"
            if before is not None:
                was = f"{title}, before"
                _measure(shown, was, database, tables, crowd, pace, seconds, before.resolve())
            _measure(shown, title, database, tables, crowd, pace, seconds)
    if "PostgreSQL" not in found:
        shown.caption = "PostgreSQL is not installed and no --postgres was given: not measured"
    return shown


def _measure(
    shown: Table,
    name: str,
    database: Callable[[], AbstractContextManager[str]],
    tables: int,
    spectators: int,
    pace: float,
    seconds: float,
    code: Path | None = None,
) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        database() as address,
        server(Path(folder), address, code) as (process, url),
    ):
        with Progress(transient=True) as bar:
            found = asyncio.run(run(url, process.pid, tables, spectators, pace, seconds, bar))
        size = memory(process.pid)
    spent = "unknown"
    if found.processor is not None:
        spent = f"{1000 * found.processor / max(1, found.actions):.1f} ms"
    held = (
        f"{found.held} of {2 * tables} players, {found.spectators} of {spectators} spectators; "
        f"{len(found.latencies) / seconds:.0f} actions/s, {found.refused} refused, "
        f"{found.heard / seconds:.0f} messages/s to spectators; "
        f"server {size}, {spent} of processor per action while they play"
    )
    at_client = [quantile(found.latencies, share) for share in QUANTILES]
    for where, values in (("client", at_client), ("server", found.server)):
        row = [f"{1000 * value:.1f}" for value in values]
        shown.add_row(f"{name}: {where}", *row, held if where == "client" else "")
