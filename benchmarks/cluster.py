"""The same match in one process, in two, and on Ray clusters of one node and of two.

Unlike the other figures these are of the clock on the wall: what a second processor is good for
cannot be seen in processor time.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from statistics import median
from typing import Any
from unittest.mock import patch

from rich.progress import track
from rich.table import Table

from sanssouci.arena import Job, Played, make_plan, play_here, play_on_ray

_OBJECT_STORE = 80_000_000
"""Bytes; the least that Ray takes. Games are small."""


def table(games: int, rounds: int) -> Table:
    """Wars in the west among captains, the ways to play them turn and turn about."""
    if find_spec("ray") is None:
        return Table(title="There is no Ray for this Python yet")
    with nodes(1) as one, nodes(2) as two:
        ways: dict[str, Callable[[list[Job]], Iterable[Played]]] = {
            "one process": lambda jobs: play_here(jobs, 1),
            "two processes": lambda jobs: play_here(jobs, 2),
            "Ray, one node": lambda jobs: play_on_ray(jobs, one),
            "Ray, two nodes": lambda jobs: play_on_ray(jobs, two),
        }
        taken: dict[str, list[float]] = {name: [] for name in ways}
        for number in track(range(rounds), "matches"):
            jobs = _match(games, seed=1 + number * games)
            for name, play in ways.items():
                begin = time.perf_counter()
                assert len(list(play(jobs))) == len(jobs)
                taken[name].append(time.perf_counter() - begin)
    found = Table(title=f"{games} wars in the west among captains, median of {rounds} rounds")
    for column in ("played in", "seconds", "games/s", "× one process"):
        found.add_column(column, justify="left" if column == "played in" else "right")
    alone = median(taken["one process"])
    for name, seconds in ((name, median(all_rounds)) for name, all_rounds in taken.items()):
        found.add_row(name, f"{seconds:.1f}", f"{games / seconds:.2f}", f"{alone / seconds:.2f}")
    return found


def _match(games: int, seed: int) -> list[Job]:
    plan = make_plan(
        {
            "scenarios": "war-in-the-west",
            "seats": {"frederick": "captain"},
            "others": "captain",
            "games": games,
            "seed": seed,
        }
    )
    return list(plan.jobs())


@contextmanager
def nodes(count: int) -> Iterator[str]:
    """The address of a Ray cluster on this machine, with a processor for each of its nodes."""
    from ray.cluster_utils import Cluster

    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": _OBJECT_STORE}
    with patch.dict(os.environ, RAY_USAGE_STATS_ENABLED="0", RAY_AUTH_MODE="disabled"):
        head = {**node, "include_dashboard": False}
        cluster: Any = Cluster(initialize_head=True, head_node_args=head)
        try:
            for _ in range(count - 1):
                cluster.add_node(**node)
            yield cluster.address
        finally:
            cluster.shutdown()
