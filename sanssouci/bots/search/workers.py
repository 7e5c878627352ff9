"""Several processes that think about the same decision, each in worlds of its own."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import reduce
from multiprocessing import get_context
from operator import add
from random import Random
from typing import Any

from sanssouci.bots.search.clock import Limit
from sanssouci.bots.search.thought import Thought, think
from sanssouci.games import load
from sanssouci.kernel import Situation


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
    limit: Limit
    depth: int


class Workers:
    """A pool of processes, started with the first decision and kept for the next."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = ProcessPoolExecutor(count, get_context("spawn"))

    def think(self, situation: Situation, limit: Limit, depth: int) -> Thought:
        """What all of them find out within the limit, which is each one's own."""
        world = situation.world.to_json()
        tasks = [
            _Task(
                situation.game.id,
                situation.game.rules_version,
                situation.seat,
                world,
                situation.rng.getrandbits(64),
                situation.seconds,
                situation.allow_asides,
                limit,
                depth,
            )
            for _ in range(self._count)
        ]
        return reduce(add, self._pool.map(_carry_out, tasks))

    def close(self) -> None:
        self._pool.shutdown()


def _carry_out(task: _Task) -> Thought:
    world = load(task.game, task.rules).from_json(task.world)
    rng = Random(task.seed)
    situation = Situation(task.seat, world, rng, task.seconds, task.allow_asides)
    return think(situation, task.limit, task.depth)
