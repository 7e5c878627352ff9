"""Many games of bots, on all processors, and what came of them."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sanssouci.bots import RandomBot, Result, check_bot, play_out, seat_bot
from sanssouci.games import load
from sanssouci.kernel import TIME_LIMIT, BadOption, Game
from sanssouci.terminal.questions import read_pairs

_CHUNKS_PER_JOB = 16
"""Enough to keep every process busy to the end and the progress bar moving."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games to be played: the same set-up, with seeds counted up from the first."""

    game: str
    scenario: str | None
    options: Mapping[str, str] = field(default_factory=dict)
    first_seed: int = 0
    count: int = 1
    records: Path | None = None
    players: Mapping[str, str] = field(default_factory=dict)
    """By seat, the name of a bot; seats not named play at random."""
    seconds: float = TIME_LIMIT
    """How long a bot may think about one decision."""
    strict: bool = False
    """Whether a bot that fails ends everything with its error."""

    def parts(self, jobs: int) -> Iterator[Series]:
        size = max(1, self.count // (jobs * _CHUNKS_PER_JOB))
        for start in range(0, self.count, size):
            count = min(size, self.count - start)
            yield replace(self, first_seed=self.first_seed + start, count=count)


def bots_seated(seats: Sequence[str], pairs: Sequence[str]) -> dict[str, str]:
    """``seat=bot`` arguments, checked."""
    players = read_pairs(pairs, "seat")
    for seat, bot in players.items():
        if seat not in seats:
            raise BadOption(f"no seat called {seat!r}; there are {', '.join(seats)}")
        check_bot(bot)
    return players


def play_series(series: Series) -> list[Result]:
    """All games of a series, one after the other."""
    game = load(series.game)
    seats = game.scenario(series.scenario).seats
    bots = {seat: seat_bot(series.players.get(seat, RandomBot.name)) for seat in seats}
    results: list[Result] = []
    for seed in range(series.first_seed, series.first_seed + series.count):
        record, result = play_out(
            game,
            series.scenario,
            series.options,
            bots,
            seed,
            seconds=series.seconds,
            strict=series.strict,
        )
        if series.records is not None:
            record.save(series.records / f"{record.game}-{record.scenario}-{seed}.txt")
        results.append(result)
    return results


def simulate(series: Series, jobs: int | None, console: Console) -> tuple[list[Result], float]:
    """Play a series in a pool of processes; returns the results in order and the seconds taken."""
    jobs = min(jobs or os.cpu_count() or 1, series.count)
    game = load(series.game)  # wrong names and options are told before any process starts
    game.check_options(game.scenario(series.scenario), series.options)
    game.new(series.scenario, **series.options)
    if series.records is not None:
        series.records.mkdir(parents=True, exist_ok=True)
    start = time.perf_counter()
    results: list[Result] = []
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    ) as progress:
        task = progress.add_task("games", total=series.count)
        for part in _played(series, jobs):
            results += part
            progress.advance(task, len(part))
    results.sort(key=lambda result: result.seed)
    return results, time.perf_counter() - start


def _played(series: Series, jobs: int) -> Iterator[list[Result]]:
    if jobs == 1:
        yield from map(play_series, series.parts(jobs))
        return
    # Fresh processes: copying one in which the progress bar's thread runs is not safe.
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_series, part) for part in series.parts(jobs)]):
            yield future.result()


def summary(series: Series, results: list[Result], seconds: float) -> dict[str, object]:
    """The figures of a series as plain data."""
    game = load(series.game)
    scenario = game.scenario(series.scenario)
    count = len(results)
    won = Counter(seat for result in results for seat in result.winners)
    return {
        "game": series.game,
        "scenario": scenario.id,
        "options": dict(series.options),
        "players": {seat: series.players.get(seat, RandomBot.name) for seat in scenario.seats},
        "seed": series.first_seed,
        "games": count,
        "wins": {seat: won[seat] for seat in scenario.seats},
        "shared": sum(len(result.winners) > 1 for result in results),
        "reasons": dict(Counter(result.reason for result in results).most_common()),
        "mean_turns": round(sum(result.turns for result in results) / count, 2),
        "mean_actions": round(sum(result.actions for result in results) / count, 1),
        "replaced": sum(result.replaced for result in results),
        "seconds": round(seconds, 2),
        "games_per_second": round(count / seconds, 2),
    }


def as_json(series: Series, results: list[Result], seconds: float) -> str:
    return json.dumps(summary(series, results, seconds), indent=2)


def as_table(game: Game, series: Series, results: list[Result], seconds: float) -> Table:
    figures = summary(series, results, seconds)
    count = len(results)
    scenario = game.scenario(series.scenario)
    kinds = dict.fromkeys(series.players.get(seat, RandomBot.name) for seat in scenario.seats)
    title = f"{scenario.title}: {count} games of {' and '.join(kinds)} bots"
    table = Table(title=title, title_style="bold", min_width=len(title))
    table.add_column("")
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    won = Counter(seat for result in results for seat in result.winners)
    for seat in scenario.seats:
        table.add_row(f"won by {game.name(seat)}", str(won[seat]), f"{won[seat] / count:.1%}")
    if shared := sum(len(result.winners) > 1 for result in results):
        table.add_row("won by several", str(shared), f"{shared / count:.1%}")
    table.add_section()
    for reason, times in Counter(result.reason for result in results).most_common():
        table.add_row(f"by {reason}", str(times), f"{times / count:.1%}")
    table.add_section()
    table.add_row("turns, on average", f"{figures['mean_turns']}", "")
    table.add_row("actions, on average", f"{figures['mean_actions']}", "")
    if figures["replaced"]:
        table.add_row("decisions taken from bots", f"{figures['replaced']}", "")
    table.add_row("games per second", f"{figures['games_per_second']}", "")
    return table
