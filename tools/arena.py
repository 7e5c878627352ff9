"""Matches between bots: who wins how often, and how sure that figure is.

    python -m tools.arena friedrich --scenario war-in-the-west \
        --seat frederick=recruit --seat pompadour=captain --games 100 --seed 1

A bot may have settings: ``--seat pompadour=marshal:playouts=100``. The seeds count up from the
first; the same command gives the same figures on any machine, unless a bot is limited by time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from statistics import mean

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sanssouci.bots import Result, bot_named, play_out
from sanssouci.games import load
from sanssouci.kernel import BadOption

_SURE = 1.96
"""Standard deviations on either side that hold 95 of 100 cases."""


@dataclass(frozen=True)
class Match:
    """The same set-up played over a row of seeds."""

    game: str
    scenario: str
    players: dict[str, str]
    """By seat, the name of a bot, with its settings if it has any."""
    seeds: range
    options: dict[str, str] = field(default_factory=dict)


def play_seed(match: Match, seed: int) -> Result:
    bots = {seat: bot_named(name) for seat, name in match.players.items()}
    return play_out(load(match.game), match.scenario, match.options, bots, seed)[1]


def play(match: Match, jobs: int) -> Iterator[Result]:
    """The games of a match as they end, in one process or several."""
    if jobs == 1:
        for seed in match.seeds:
            yield play_seed(match, seed)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_seed, match, seed) for seed in match.seeds]):
            yield future.result()


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval: between which shares the true one lies, 95 times in 100."""
    share = won / games
    spread = _SURE * sqrt(share * (1 - share) / games + (_SURE / games / 2) ** 2)
    centre, scale = share + _SURE**2 / (2 * games), 1 + _SURE**2 / games
    return (centre - spread) / scale, (centre + spread) / scale


def summary(match: Match, results: list[Result], seconds: float) -> dict[str, object]:
    games = len(results)
    won = Counter(seat for result in results for seat in result.winners)
    return {
        "scenario": match.scenario,
        "players": match.players,
        "first_seed": match.seeds.start,
        "games": games,
        "wins": {seat: won[seat] for seat in match.players},
        "reasons": dict(Counter(result.reason for result in results).most_common()),
        "mean_turns": round(mean(result.turns for result in results), 1),
        "mean_actions": round(mean(result.actions for result in results), 1),
        "seconds": round(seconds, 1),
    }


def as_table(match: Match, results: list[Result], seconds: float) -> Table:
    games = len(results)
    last = match.seeds.stop - 1
    table = Table(title=f"{match.scenario}, {games} games, seeds {match.seeds.start} to {last}")
    for heading in ("seat", "bot", "won", "share", "95 % interval"):
        table.add_column(heading)
    won = Counter(seat for result in results for seat in result.winners)
    for seat, bot in match.players.items():
        low, high = interval(won[seat], games)
        share = f"{won[seat] / games:.1%}"
        table.add_row(seat, bot, str(won[seat]), share, f"{low:.1%} to {high:.1%}")
    reasons = Counter(result.reason for result in results).most_common()
    turns = mean(result.turns for result in results)
    table.caption = (
        ", ".join(f"{reason} {times}" for reason, times in reasons)
        + f"; {turns:.1f} turns on average; {seconds / games:.2f} s a game"
    )
    return table


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default="friedrich")
    parser.add_argument("--scenario", default=None)
    parser.add_argument("--seat", action="append", default=[], metavar="SEAT=BOT")
    parser.add_argument("--others", default="recruit", metavar="BOT", help="bot of the other seats")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def _match(arguments: argparse.Namespace) -> Match:
    game = load(arguments.game)
    scenario = game.scenario(arguments.scenario)
    named = dict(pair.split("=", 1) for pair in arguments.seat)
    for seat in named:
        if seat not in scenario.seats:
            raise BadOption(f"no seat called {seat!r} in {scenario.id}")
    players = {seat: named.get(seat, arguments.others) for seat in scenario.seats}
    for bot in players.values():
        bot_named(bot)  # refuses what does not exist
    options = dict(pair.split("=", 1) for pair in arguments.option)
    game.check_options(scenario, options)
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    return Match(game.id, scenario.id, players, seeds, options)


def main() -> None:
    arguments = _arguments()
    match = _match(arguments)
    results: list[Result] = []
    start = time.perf_counter()
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task("games", total=len(match.seeds))
        for result in play(match, arguments.jobs):
            results.append(result)
            progress.advance(task)
    seconds = time.perf_counter() - start
    if arguments.json:
        print(json.dumps(summary(match, results, seconds)))
    else:
        Console().print(as_table(match, results, seconds))


if __name__ == "__main__":
    main()
