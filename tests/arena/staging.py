"""Games of the arena that nobody had to play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from sanssouci.arena import (
    GameRow,
    Job,
    Plan,
    Played,
    Player,
    Setup,
    Store,
    Thinking,
    begun,
    make_plan,
)
from sanssouci.bots import Result

WEST = "war-in-the-west"
"""The scenario whose games are the shortest."""

Winners = Callable[[Job], Sequence[str]]


def small_plan(**fields: object) -> Plan:
    return make_plan({"scenarios": WEST, "bots": ["recruit", "random"], "games": 2, **fields})


def played(job: Job, winners: Sequence[str], turns: int = 10) -> Played:
    result = Result(job.seed, tuple(winners), "objectives", turns, 20)
    thinking = {seat: Thinking(10, 1.0, 0.25, 0) for seat in job.seats}
    return Played(job.number, result, thinking, 2.0, None)


def invented(plan: Plan, winners: Winners) -> list[GameRow]:
    """The rows of a table in which all games of a plan have been decided like this."""
    return [
        GameRow(
            job.number, Setup(job.scenario, dict(job.options)), job.seed, "objectives", 10, 20, 2.0,
            tuple(
                Player(seat, bot, seat in winners(job), 10, 0.1, 0.25, 0)
                for seat, bot in job.seats.items()
            ),
        )
        for job in plan.jobs()
    ]  # fmt: skip


def fill(store: Store, winners: Winners) -> None:
    for job in store.plan.jobs():
        store.add(job, played(job, winners(job), turns=5 + job.seed % 4))


def filled_table(path: Path, plan: Plan, winners: Winners) -> Path:
    with begun(path, plan) as store:
        fill(store, winners)
    return path


def winner_is(bot: str) -> Winners:
    """The seats of one bot win; without it, the first seat."""

    def winners(job: Job) -> list[str]:
        return [seat for seat, name in job.seats.items() if name == bot] or [next(iter(job.seats))]

    return winners
