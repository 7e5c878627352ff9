"""Games at work on a Ray cluster, when one machine is not enough."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import sanssouci
from sanssouci.arena.extras import need
from sanssouci.arena.playing import BrokenOff, Job, Played, play
from sanssouci.kernel import SanssouciError
from sanssouci.kernel.catalogue import tell

_WAITING_PER_PROCESSOR = 2
"""Games handed to the cluster ahead of time, so that no processor ever waits for the next."""

_PATIENCE = 10.0
"""Seconds a cluster may take to open its door."""


def play_on_ray(
    jobs: Sequence[Job], address: str | None = None, at_once: int | None = None
) -> Iterator[Played]:
    """The games as they end; ``address`` is that of a cluster, or ``local`` to start one here."""
    need("ray", "ray")
    import ray

    with _connected(address):
        remote = ray.remote(num_cpus=1, max_retries=3)(play)
        processors = at_once or int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        coming = iter(jobs)
        ahead = processors * (1 if at_once else _WAITING_PER_PROCESSOR)
        running = [remote.remote(job) for job in islice(coming, ahead)]
        while running:
            (ended,), running = ray.wait(running, num_returns=1)
            running += [remote.remote(job) for job in islice(coming, 1)]
            try:
                yield ray.get(ended)
            except ray.exceptions.RayTaskError as error:
                raise BrokenOff(str(error.cause)) from error
            except ray.exceptions.RayError as error:
                raise BrokenOff(tell("arena.ray_gave_up", problem=type(error).__name__)) from error


@contextmanager
def _connected(address: str | None) -> Iterator[None]:
    """A connection to the cluster, or the one there is already; workers are sent this package."""
    import ray

    if ray.is_initialized():
        yield
        return
    if address is not None and ":" in address:
        _knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody outside
    package = Path(sanssouci.__file__).parent
    try:
        ray.init(
            address=address,
            runtime_env={"py_modules": [str(package)], "excludes": ["__pycache__"]},
            logging_level=logging.WARNING,
            log_to_driver=False,
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise SanssouciError(
            tell("arena.no_ray", address=str(address), problem=str(error))
        ) from error
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Check the address first: Ray itself takes minutes to give up."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), _PATIENCE).close()
    except (OSError, ValueError) as error:
        raise SanssouciError(
            tell("arena.no_ray", address=str(address), problem=str(error))
        ) from error
