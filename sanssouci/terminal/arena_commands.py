"""``sanssouci arena``: play matches and tournaments between bots, and read what came of them."""

from __future__ import annotations

import json as json_text
import re
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from sanssouci.arena import (
    IN_MEMORY,
    Plan,
    Store,
    Workers,
    begun,
    figures,
    make_plan,
    opened,
    plain,
    play_here,
    play_on_ray,
    read_plan,
)
from sanssouci.arena.extras import need
from sanssouci.kernel import BadOption
from sanssouci.terminal.arena_tables import as_tables, play_missing, ratings_if_possible
from sanssouci.terminal.helping import SpokenTyper
from sanssouci.terminal.questions import read_pairs
from sanssouci.terminal.wording import say

app = SpokenTyper(no_args_is_help=True)

_NEXT_BOT = re.compile(r",(?!\w+=)")
"""The comma between two bots; that between two parameters of one is followed by a name and =."""

FileArgument = Annotated[Path, typer.Argument(metavar="FILE")]


@app.callback()
def _arena() -> None:
    """Matches and tournaments between bots: results, ratings, reports."""


@app.command()
def run(
    plan: Annotated[Path | None, typer.Argument(metavar="[PLAN]")] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME")] = None,
    scenario: Annotated[list[str] | None, typer.Option(metavar="ID")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE[,VALUE]"),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,BOT,..."),
    ] = None,
    mirror: Annotated[bool | None, typer.Option("--mirror")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=BOT"),
    ] = None,
    others: Annotated[str | None, typer.Option(metavar="BOT")] = None,
    games: Annotated[int | None, typer.Option(min=1, metavar="N")] = None,
    seed: Annotated[int | None, typer.Option(min=0, metavar="N")] = None,
    seconds: Annotated[float | None, typer.Option(metavar="SECONDS")] = None,
    strict: Annotated[bool | None, typer.Option("--strict")] = None,
    records: Annotated[bool | None, typer.Option("--records")] = None,
    isolated: Annotated[
        bool | None,
        typer.Option("--isolated"),
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, metavar="N")] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS"),
    ] = None,
) -> None:
    """Play a plan, or what is still missing of it; the same command goes on after Ctrl-C."""
    given: dict[str, Any] = {
        "game": game,
        "scenarios": scenario,
        "options": _values(option),
        "bots": bots and _NEXT_BOT.split(bots),
        "mirror": mirror,
        "seats": seat and read_pairs(seat),
        "others": others,
        "games": games,
        "seed": seed,
        "seconds": seconds,
        "strict": strict,
        "records": records,
        "isolated": isolated,
    }  # fmt: skip
    asked = _plan(plan, {name: value for name, value in given.items() if value is not None})
    workers: Workers = (
        partial(play_on_ray, address=ray, at_once=jobs)
        if ray
        else partial(play_here, processes=jobs)
    )
    with begun(out or IN_MEMORY, asked) as store:
        try:
            play_missing(store, workers, Console(stderr=True))
        except KeyboardInterrupt:
            kept = say("cli.kept_games", count=len(store.played()), file=str(out))
            typer.echo(kept if out else say("cli.kept_none"), err=True)
            raise typer.Exit(130) from None
        _print(store)


def _values(pairs: list[str] | None) -> dict[str, list[str]] | None:
    if pairs is None:
        return None
    return {name: value.split(",") for name, value in read_pairs(pairs).items()}


def _plan(file: Path | None, given: dict[str, Any]) -> Plan:
    if file is None:
        return make_plan(given)
    if given:
        raise BadOption(say("cli.whole_plan", file=str(file), names=", ".join(given)))
    return read_plan(file)


@app.command()
def show(
    file: FileArgument,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Print the figures of a table; also while it is still being played."""
    with opened(file) as store:
        _print(store, as_json=json)


def _print(store: Store, *, as_json: bool = False) -> None:
    found = figures(store.plan, store.games())
    ratings = ratings_if_possible(store)
    if as_json:
        typer.echo(json_text.dumps(plain(store.plan, found, ratings), indent=2))
    else:
        Console().print(as_tables(store, found, ratings))


@app.command()
def report(
    file: FileArgument,
    to: Annotated[Path, typer.Option(metavar="DIR")],
) -> None:
    """Write an HTML report, and every figure of it as PNG and SVG."""
    need("arena", "jinja2", "matplotlib", "openskill")
    from sanssouci.arena.report import write_report

    with opened(file) as store:
        for path in write_report(store, to):
            typer.echo(path)


@app.command()
def export(
    file: FileArgument,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE")],
) -> None:
    """Write the table, a row for each seat of each game, as Parquet."""
    need("research", "pyarrow")
    from sanssouci.arena.parquet import write_parquet

    with opened(file) as store:
        typer.echo(say("cli.rows", file=str(output), count=write_parquet(store, output)))


@app.command()
def record(
    file: FileArgument,
    number: Annotated[int, typer.Argument(metavar="NUMBER")],
) -> None:
    """Print the record of a game, if the plan asked for records."""
    with opened(file) as store:
        typer.echo(store.record(number), nl=False)
