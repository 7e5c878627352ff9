"""Kill -9 in the middle of a game: what was acknowledged is there, and the game goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from sanssouci.table import Store
from sanssouci.table.in_memory import rebuilt
from tests.web.staging import Browser


@contextmanager
def server_process(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "sanssouci", "serve", "--port", "0"]
    environment = os.environ | {"SANSSOUCI_DATABASE": f"sqlite:///{folder / 'tables.sqlite'}"}
    log = (folder / "log").open("a")
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        yield process, address
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
        log.close()


def play_until_killed(
    me: Browser, process: subprocess.Popen[str], life: int, rng: Random
) -> dict[str, int]:
    """The messages that were acknowledged before the end, with the entries there were then."""
    acknowledged: dict[str, int] = {}
    deadline = 40 + rng.randrange(20)
    try:
        for number in range(1000):
            if number == deadline:  # the bot may be in the middle of a thought, or of an entry
                process.send_signal(signal.SIGKILL)
            position = me.positions["frederick"]
            if not position["legal"]:
                me.hear()
                continue
            id = f"{life}-{number}"
            answer = me.act("frederick", rng.choice(position["legal"]), id=id)
            if answer["type"] == "acted":
                acknowledged[id] = answer["entries"]
    except (ConnectionClosed, OSError):
        return acknowledged
    raise AssertionError("the server outlived its end")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 here")
def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    cookie, table, seen = "", "", 0
    rng = Random(8)
    for life in range(3):
        with server_process(tmp_path) as (process, url), Browser(url) as me:
            if not table:
                cookie = me.http.cookies["sanssouci"]
                table = me.lay("austrian-theatre", frederick="me", maria="random")["table"]
            me.http.cookies.clear()
            me.http.cookies.set("sanssouci", cookie)
            me.sit(table, seen=seen)
            assert me.positions["frederick"]["entries"] >= max(acknowledged.values(), default=0)
            acknowledged |= play_until_killed(me, process, life, rng)
            seen = me.positions["frederick"]["entries"]
            process.wait()
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        stored = store.load(table)
        assert stored is not None
        assert rebuilt(stored).count >= max(acknowledged.values())
        for id in acknowledged:
            assert store.has_entry(table, f"frederick {id}"), f"{id} is lost"
        store.close()
    assert len(acknowledged) > 50
