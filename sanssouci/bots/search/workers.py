"""Several processes that think about the same decision, each in worlds of its own."""

from __future__ import annotations

import multiprocessing
import os
import time
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import reduce
from multiprocessing import get_context, parent_process
from operator import add
from random import Random
from threading import Thread
from typing import Any, Final

from sanssouci.bots.search.clock import Limit
from sanssouci.bots.search.thought import Thought, think
from sanssouci.games import load
from sanssouci.kernel import Game, Line, Message, Situation

_MOST_BY_ITSELF: Final = 4
"""More processes than this are started only if asked for."""
_TAKING_ONE_EACH: Final = 0.05
"""Seconds for which a process keeps its task of loading, so that none of them gets two."""


def idle_cores() -> int:
    """How many processes may think at once without taking time from others, one at least."""
    if multiprocessing.parent_process() is not None:
        return 1  # one of many already, in the arena's pool for instance
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return max(1, min(_MOST_BY_ITSELF, cores - round(load)))


_shared: list[Workers] = []


def shared_workers(count: int) -> Workers:
    """At least ``count`` workers, shared by all marshals of this process, who think in turn."""
    if not _shared or _shared[0].count < count or _shared[0].is_broken:
        for outgrown in _shared:
            outgrown.close()
        _shared[:] = [Workers(count)]
    return _shared[0]


@dataclass(frozen=True)
class _Task:
    """A situation as plain data; positions themselves do not travel."""

    game: str
    rules: str
    seat: str
    world: dict[str, Any]
    seed: int
    seconds: float
    allow_asides: bool
    log: list[dict[str, Any]]
    limit: Limit
    depth: int
    weights: str


class Workers:
    """A pool of processes, kept from decision to decision."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.is_broken = False
        self._pool = ProcessPoolExecutor(count, get_context("spawn"), _end_with_the_parent)
        self._ready: set[tuple[str, str]] = set()

    def get_ready(self, game: Game) -> None:
        """Have all processes running with a game loaded, before any clock runs."""
        key = (game.id, game.rules_version)
        if key not in self._ready:
            self._ready.add(key)
            barrier = [self._pool.submit(_load, *key) for _ in range(self.count)]
            for loaded in barrier:
                loaded.result()

    def think(
        self, situation: Situation, limit: Limit, depth: int, count: int, weights: str
    ) -> Thought:
        """What ``count`` of them find out, each within the same limit."""
        world = situation.world.to_json()
        log = [line.message.to_json() for line in situation.log]
        tasks = [
            _Task(
                situation.game.id,
                situation.game.rules_version,
                situation.seat,
                world,
                situation.rng.getrandbits(64),
                situation.seconds,
                situation.allow_asides,
                log,
                limit,
                depth,
                weights,
            )
            for _ in range(count)
        ]
        try:
            return reduce(add, self._pool.map(_carry_out, tasks))
        except BrokenExecutor:
            self.is_broken = True  # the next decision has new ones
            return think(situation, limit, depth, weights)

    def close(self) -> None:
        self._pool.shutdown()


def _end_with_the_parent() -> None:
    """Exit with the parent: a worker whose parent was killed would wait for work forever."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _load(game: str, rules: str) -> None:
    time.sleep(_TAKING_ONE_EACH)
    load(game, rules)


def _carry_out(task: _Task) -> Thought:
    world = load(task.game, task.rules).from_json(task.world, trial=False)
    rng = Random(task.seed)
    log = tuple(Line(Message.from_json(message)) for message in task.log)
    situation = Situation(task.seat, world, rng, task.seconds, task.allow_asides, log)
    return think(situation, task.limit, task.depth, task.weights)
