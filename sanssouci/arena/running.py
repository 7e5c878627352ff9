"""Runs a plan: plays what is missing and stores it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from sanssouci.arena.playing import Job, Played
from sanssouci.arena.store import Store

Workers = Callable[[Sequence[Job]], Iterator[Played]]
"""Play games anywhere and give them back as they end, in any order."""


def missing(store: Store) -> list[Job]:
    """The games of the plan that have not been played yet."""
    played = store.played()
    return [job for job in store.plan.jobs() if job.number not in played]


def run(store: Store, jobs: Sequence[Job], workers: Workers) -> Iterator[Played]:
    """Play these games and keep each as it ends."""
    waiting = {job.number: job for job in jobs}
    for played in workers(jobs):
        store.add(waiting.pop(played.number), played)
        yield played
