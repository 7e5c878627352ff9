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
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from rich.progress import Progress
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from sanssouci.web.metrics import QUANTILES, quantile

SEATS = ("frederick", "maria")
# All players come from one address here, so that the limits would be theirs together.
CONFIG = """
[limits]
changes = { burst = 1e6, per_second = 1e6 }
socket = { burst = 1e6, per_second = 1e6 }
"""


@dataclass
class Findings:
    """What the players of all tables have measured."""

    latencies: list[float] = field(default_factory=list)
    refused: int = 0
    held: int = 0
    """Players still connected at the end."""


@dataclass(frozen=True)
class Place:
    """Who plays what and where."""

    url: str
    table: str
    seat: str
    cookie: str


@contextlib.contextmanager
def server(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    config = folder / "sanssouci.toml"
    config.write_text(CONFIG)
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    command = [sys.executable, "-m", "sanssouci", "serve", "--port", "0"]
    options = ["--config", str(config), "--database", database]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [*command, *options], stdout=subprocess.PIPE, stderr=log, text=True
        )
        with process:  # waits for its end
            try:
                assert process.stdout is not None
                yield process, process.stdout.readline().split()[-1]
            finally:
                process.terminate()


async def lay(http: httpx.AsyncClient, url: str, seed: int) -> list[Place]:
    """A table with two persons, each with a cookie of his own."""
    seats = {SEATS[0]: {"kind": "me"}, SEATS[1]: {"kind": "invite"}}
    order = {"game": "friedrich", "scenario": "austrian-theatre", "seats": seats, "seed": seed}
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
            order = {"seat": seat, "action": action, "entries": position["entries"]}
            await socket.send(json.dumps({"type": "act", "id": str(number), **order}))
            continue
        if message["type"] == "position":
            position = message
        elif message["type"] in ("acted", "refused"):
            found.latencies.append(time.perf_counter() - sent_at)
            found.refused += message["type"] == "refused"
            sent_at = 0.0


async def run(url: str, tables: int, pace: float, seconds: float, bar: Progress) -> Findings:
    """Lay the tables, let all play, and stop them."""
    found = Findings()
    headers = {"Origin": url, "X-Sanssouci": "1"}
    places: list[Place] = []
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=60) as http:
        for seed in bar.track(range(tables), description="laying tables"):
            places += await lay(http, url, seed)
    players = [
        asyncio.create_task(play(place, pace, number, found)) for number, place in enumerate(places)
    ]
    for _ in bar.track(range(round(2 * pace)), description="sitting down"):
        await asyncio.sleep(1)
    found.latencies.clear()
    for _ in bar.track(range(round(seconds)), description="playing"):
        await asyncio.sleep(1)
    found.held = sum(not player.done() for player in players)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
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


def processor_time() -> float:
    """Seconds that processes we started, and that have ended, have used."""
    times = os.times()
    return times.children_user + times.children_system


def table(tables: int, pace: float, seconds: float) -> Table:
    """Play, and say how long players waited and what an action cost the server."""
    before = processor_time()
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (process, url):
        with Progress(transient=True) as bar:
            found = asyncio.run(run(url, tables, pace, seconds, bar))
        (quantiles, actions), size = served(url), memory(process.pid)
    spent = processor_time() - before
    shown = Table(
        title=f"{tables} live tables, {found.held} of {2 * tables} players held, "
        f"{len(found.latencies) / seconds:.0f} actions/s, {found.refused} refused, server {size}, "
        f"{1000 * spent / max(1, actions):.1f} ms of processor per action"
    )
    for column in ("click to answer, ms", "median", "95 %", "99 %"):
        shown.add_column(column, justify="left" if column.endswith("ms") else "right")
    at_client = [quantile(found.latencies, share) for share in QUANTILES]
    for where, values in (("at the client", at_client), ("at the server", quantiles)):
        shown.add_row(where, *(f"{1000 * value:.1f}" for value in values))
    return shown
