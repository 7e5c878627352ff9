"""Many games of bots in fixed seats, and what came of them: the arena in one table."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from sanssouci.arena import IN_MEMORY, Plan, SetupFigures, begun, figures, play_here
from sanssouci.bots import called
from sanssouci.games import load
from sanssouci.kernel.numerals import decimal, percent
from sanssouci.terminal.arena_tables import play_missing
from sanssouci.terminal.wording import say, say_of


@dataclass(frozen=True)
class Simulation:
    """A plan of one set-up and one seating, played."""

    plan: Plan
    figures: SetupFigures
    seconds: float
    forfeits: tuple[str, ...]
    """A sentence for each bot that has lost games by failing."""


def simulate(plan: Plan, jobs: int | None, records: Path | None, console: Console) -> Simulation:
    """Play a plan in a pool of processes; records are written to a folder if one is named."""
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    start = time.perf_counter()
    with begun(IN_MEMORY, plan) as store:
        play_missing(store, partial(play_here, processes=jobs), console)
        seconds = time.perf_counter() - start
        games = store.games()
        if records is not None:
            for game in games:
                name = f"{plan.game}-{game.setup.scenario}-{game.seed}.txt"
                (records / name).write_text(store.record(game.number), encoding="utf-8")
    found = figures(plan, games)
    (setup,) = found.setups.values()
    return Simulation(plan, setup, seconds, tuple(found.forfeits))


def summary(played: Simulation) -> dict[str, object]:
    """The figures as plain data."""
    plan, found = played.plan, played.figures
    (setup,) = plan.setups()
    return {
        "game": plan.game,
        "scenario": setup.scenario,
        "options": setup.options,
        "players": dict(found.wins.keys()),
        "seed": plan.seed,
        "games": found.games,
        "wins": {seat: share.won for (seat, _), share in found.wins.items()},
        "shared": found.shared,
        "drawn": found.drawn,
        "reasons": dict(found.reasons.most_common()),
        "mean_turns": round(found.mean_turns, 2),
        "mean_actions": round(found.mean_decisions, 1),
        "replaced": found.fallbacks,
        "forfeits": list(played.forfeits),
        "seconds": round(played.seconds, 2),
        "games_per_second": round(found.games / played.seconds, 2),
    }


def as_json(played: Simulation) -> str:
    return json.dumps(summary(played), indent=2)


def as_table(played: Simulation) -> Table:
    game = load(played.plan.game)
    found = played.figures
    scenario = game.scenario(played.plan.scenarios[0])
    kinds = dict.fromkeys(bot for _, bot in found.wins)
    title = say(
        "terminal.games_of",
        scenario=game.title_of(scenario),
        count=found.games,
        bots=", ".join(map(called, kinds)),
    )
    table = Table(title=title, title_style="bold", min_width=len(title))
    table.add_column("")
    table.add_column(say("terminal.head_games"), justify="right")
    table.add_column(say("terminal.head_share"), justify="right")

    def add(words: str, times: int) -> None:
        table.add_row(words, str(times), percent(times / found.games, 1))

    for (seat, _), share in found.wins.items():
        add(say_of(game, "terminal.won_by", who=seat), share.won)
    if found.shared:
        add(say("terminal.won_by_several"), found.shared)
    if found.drawn:
        add(say("terminal.won_by_nobody"), found.drawn)
    table.add_section()
    for reason, times in found.reasons.most_common():
        add(game.ending(reason), times)
    table.add_section()
    table.add_row(say("terminal.mean_turns"), decimal(found.mean_turns, 2), "")
    table.add_row(say("terminal.mean_actions"), decimal(found.mean_decisions, 1), "")
    if found.fallbacks:
        table.add_row(say("terminal.taken_from_bots"), str(found.fallbacks), "")
    table.add_row(say("terminal.games_per_second"), decimal(found.games / played.seconds, 2), "")
    table.caption = " ".join(played.forfeits) or None
    return table
