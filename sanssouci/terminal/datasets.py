"""``sanssouci dataset``: decisions of recorded games, or of games bots play now, as a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from sanssouci.arena import Plan, make_plan, play
from sanssouci.bots import RandomBot
from sanssouci.games import GAMES, load
from sanssouci.kernel import BadOption, Record
from sanssouci.research.shown import Shown
from sanssouci.terminal.questions import read_pairs
from sanssouci.terminal.wording import say


def dataset(
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE")],
    records: Annotated[list[Path] | None, typer.Argument(metavar="[RECORDS]")] = None,
    game: Annotated[
        str | None,
        typer.Option("--game", metavar="GAME"),
    ] = None,
    count: Annotated[int, typer.Option("-n", "--games", min=1, metavar="N")] = 10,
    scenario: Annotated[str | None, typer.Option("--scenario", metavar="ID")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE"),
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=BOT"),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    shown: Annotated[Shown, typer.Option(metavar="|".join(Shown))] = Shown.VIEW,
) -> None:
    """Write the decisions of games as a Parquet table, one row each, for learning programs."""
    from sanssouci.research.dataset import export  # needs the extra "research"

    if records and game:
        raise BadOption(say("cli.records_or_game"))
    if records:
        source = _recorded(records)
        first = Record.load(records[0])
        chosen, total = load(first.game, first.rules), len(records)
    else:
        plan = make_plan(
            {
                "game": game or GAMES[0],
                "scenarios": scenario or (),
                "options": read_pairs(option or []),
                "seats": read_pairs(seat or []),
                "others": RandomBot.name,
                "games": count,
                "seed": seed,
                "records": True,
            }
        )
        chosen, total = load(plan.game), count
        source = _played(plan)
    watched = track(
        source, say("cli.bar_games"), total, console=Console(stderr=True), transient=True
    )
    rows = export(watched, output, chosen, shown)
    typer.echo(say("cli.decisions", file=str(output), count=rows, games=total))


def _recorded(paths: list[Path]) -> Iterator[tuple[str, Record]]:
    for path in paths:
        yield str(path), Record.load(path)


def _played(plan: Plan) -> Iterator[tuple[str, Record]]:
    for job in plan.jobs():
        text = play(job).record
        assert text is not None
        yield f"seed {job.seed}", Record.loads(text)
