"""Print the table of speeds. Peers are measured in the same run, turn and turn about."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

import sanssouci
from benchmarks import cluster, laboratory, load, measure, playouts, retreats
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Game, State

Scenarios = dict[str, tuple[Game, str]]
"""By the name to print: a game, and a scenario of it."""

SECTIONS: Final = (
    "speeds", "sizes", "captains", "playouts", "retreats", "environments", "load", "cluster",
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="per measurement")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", choices=SECTIONS)
    parser.add_argument(
        "--games", nargs="+", choices=sanssouci.GAMES, default=sanssouci.GAMES, help="measure these"
    )
    parser.add_argument("--tables", type=int, default=200, help="live tables of the load test")
    parser.add_argument("--spectators", type=int, default=500, help="of the load test")
    parser.add_argument("--postgres", metavar="URL", help="an empty database; else one of our own")
    parser.add_argument(
        "--before",
        type=Path,
        metavar="FOLDER",
        help="other code, whose playouts or server are measured as well",
    )
    parser.add_argument("--wars", type=int, default=100, help="of a match on a cluster")
    parser.add_argument("--pace", type=float, default=4.0, help="seconds a player thinks")
    parser.add_argument("--load-seconds", type=float, default=60.0)
    arguments = parser.parse_args()
    scenarios = all_scenarios(arguments.games)
    sections: dict[str, Callable[[], Table]] = {
        "speeds": lambda: speeds(scenarios, arguments.seconds, arguments.rounds),
        "sizes": lambda: sizes(scenarios),
        "captains": lambda: captains(scenarios, arguments.seconds, arguments.rounds),
        "playouts": lambda: playouts.table(arguments.rounds, arguments.before),
        "retreats": longest_retreats,
        "environments": lambda: environments(scenarios, arguments.seconds, arguments.rounds),
        "load": lambda: load.table(
            arguments.tables,
            arguments.spectators,
            arguments.pace,
            arguments.load_seconds,
            arguments.postgres,
            arguments.before,
        ),
        "cluster": lambda: cluster.table(arguments.wars, arguments.rounds),
    }
    console = Console()
    for name, section in sections.items():
        if arguments.only in (None, name):
            console.print(section())


def all_scenarios(ids: Iterable[str]) -> Scenarios:
    """By a name to print, every scenario of some games that has rules of its own."""
    games = map(sanssouci.game, ids)
    return {
        f"{game.id} {scenario.id}": (game, scenario.id)
        for game in games
        for scenario in game.scenarios
        if not scenario.like
    }


def speeds(scenarios: Scenarios, seconds: float, rounds: int) -> Table:
    """Every scenario and python-chess, in rounds, so that a noisy machine is noisy for all."""
    found: dict[str, list[measure.Speed]] = {name: [] for name in [*scenarios, "python-chess"]}
    for number in track(range(rounds), "playing at random"):
        for name, (game, scenario) in scenarios.items():
            found[name].append(measure.random_games(game, scenario, seconds, number))
        found["python-chess"].append(measure.random_chess(seconds, number))
    table = Table(title=f"Random games, one process, median of {rounds} rounds of {seconds:g} s")
    columns = (
        "decisions/s", "× chess", "with chance, actions/s", "games/s", "actions/game",
        "legal actions", "µs for each",
    )  # fmt: skip
    table.add_column("game")
    for column in columns:
        table.add_column(column, justify="right")
    peer = median(r.decisions_per_second for r in found["python-chess"])
    for name, all_rounds in found.items():
        decisions = median(r.decisions_per_second for r in all_rounds)
        table.add_row(
            name,
            f"{decisions:,.0f}",
            f"{decisions / peer:.2f}",
            f"{median(r.actions_per_second for r in all_rounds):,.0f}",
            f"{median(r.games_per_second for r in all_rounds):.1f}",
            f"{median((r.decisions + r.chances) / max(1, r.games) for r in all_rounds):,.0f}",
            f"{median(r.offered_per_decision for r in all_rounds):.1f}",
            f"{median(r.microseconds_per_offer for r in all_rounds):.2f}",
        )
    return table


def sizes(scenarios: Scenarios) -> Table:
    """What copying and showing a position costs."""
    import chess

    table = Table(title="A position in the middle of a game")
    for column in ("game", "clone, µs", "bytes per clone", "view, µs", "resample, µs", "JSON, µs"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for name, (game, scenario) in scenarios.items():
        state = measure.middle_position(game, scenario, seed=7)
        table.add_row(name, *_costs(state, game.seats(state)[0]))
    board = chess.Board()
    for _ in range(40):
        board.push(next(iter(board.legal_moves)))
    copies = {"with its 40 moves": board.copy, "without": lambda: board.copy(stack=False)}
    for how, copy in copies.items():
        table.add_row(f"python-chess, board {how}", f"{measure.microseconds(copy):.1f}")
    return table


def _costs(state: State, seat: str) -> list[str]:
    rng = Random(1)
    return [
        f"{measure.microseconds(state.clone):.1f}",
        f"{measure.bytes_per_clone(state):,.0f}",
        f"{measure.microseconds(lambda: state.view(seat), number=300):.0f}",
        f"{measure.microseconds(lambda: state.resample(seat, rng), number=300):.0f}",
        f"{measure.microseconds(state.to_json, number=300):.0f}",
    ]


def captains(scenarios: Scenarios, seconds: float, rounds: int) -> Table:
    """What a decision of a captain takes, the games turn and turn about."""
    found: dict[str, list[float]] = {name: [] for name in scenarios}
    for number in track(range(rounds), "captains"):
        for name, (game, scenario) in scenarios.items():
            found[name] += measure.captains_decisions(game, scenario, seconds, number)
    table = Table(title=f"A decision of the captain, ms, {rounds} rounds of {seconds:g} s")
    for column in ("game", "decisions", "mean", "median", "95 %", "worst"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for name, taken in found.items():
        in_order = sorted(taken)
        figures = (
            mean(taken), median(taken), in_order[len(taken) * 95 // 100], in_order[-1],
        )  # fmt: skip
        table.add_row(name, str(len(taken)), *(f"{1000 * figure:.2f}" for figure in figures))
    return table


def longest_retreats() -> Table:
    table = Table(title="Where may a beaten stack go? (nine obstacles near, 200 places)")
    for column in ("cities", "median, ms", "worst, ms"):
        table.add_column(column, justify="right")
    position = sanssouci.game("friedrich").new()
    assert isinstance(position, Position)
    for length in (5, 10, 15, 20, 23):
        middle, worst = retreats.worst_retreat(position, length, trials=200, seed=length)
        table.add_row(str(length), f"{middle:.2f}", f"{worst:.2f}")
    return table


def environments(scenarios: Scenarios, seconds: float, rounds: int) -> Table:
    """Games as numbers: a step is one word of an action."""
    table = Table(title=f"Environments, random words, median of {rounds} rounds of {seconds:g} s")
    for column in ("environment", "steps/s", "decisions/s"):
        table.add_column(column, justify="left" if column == "environment" else "right")
    for label, (game, scenario) in scenarios.items():
        found: dict[str, list[laboratory.Pace]] = {"words": [], "with tensor": [], "PettingZoo": []}
        for number in track(range(rounds), label):
            for observe, name in ((False, "words"), (True, "with tensor")):
                found[name].append(
                    laboratory.sequential(game.id, scenario, seconds, number, observe=observe)
                )
            found["PettingZoo"].append(laboratory.pettingzoo(game.id, scenario, seconds, number))
        for name, paces in found.items():
            table.add_row(
                f"{label}, {name}",
                f"{median(pace.steps_per_second for pace in paces):,.0f}",
                f"{median(pace.decisions_per_second for pace in paces):,.0f}",
            )
    return table


if __name__ == "__main__":
    main()
