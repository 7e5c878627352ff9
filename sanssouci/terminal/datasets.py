"""``sanssouci dataset``: decisions of recorded games, or of games bots play now, as a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from sanssouci.bots import BOTS, RandomBot, play_out
from sanssouci.games import load
from sanssouci.kernel import BadOption, Record
from sanssouci.research.shown import Shown
from sanssouci.terminal.questions import read_pairs
from sanssouci.terminal.simulation import bots_seated


def dataset(
    output: Annotated[Path, typer.Option("-o", "--output", help="The Parquet file to write.")],
    records: Annotated[
        list[Path] | None, typer.Argument(metavar="[RECORDS]", help="Records of one game.")
    ] = None,
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="Let bots play this game.")
    ] = None,
    count: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 10,
    scenario: Annotated[
        str | None, typer.Option("--scenario", metavar="ID", help="Which scenario they play.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="A choice of the game."),
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=BOT", help=f"Which bot sits where ({', '.join(BOTS)})."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game.")] = 0,
    shown: Annotated[Shown, typer.Option(help="What a row holds of the position.")] = Shown.VIEW,
) -> None:
    """Write the decisions of games as a Parquet table, one row each, for learning programs."""
    from sanssouci.research.dataset import export  # needs the extra "research"

    if bool(records) == bool(game):
        raise BadOption("name records, or a --game for bots to play")
    if records:
        source = _recorded(records)
        id, total = Record.load(records[0]).game, len(records)
    else:
        assert game is not None
        id, total = load(game).id, count
        players = bots_seated(load(id).scenario(scenario).seats, seat or [])
        source = _played(id, scenario, read_pairs(option or [], "option"), players, seed, count)
    watched = track(source, "games", total, console=Console(stderr=True), transient=True)
    rows = export(watched, output, id, shown)
    typer.echo(f"{output}: {rows} decisions of {total} games")


def _recorded(paths: list[Path]) -> Iterator[tuple[str, Record]]:
    for path in paths:
        yield str(path), Record.load(path)


def _played(
    id: str,
    scenario: str | None,
    options: dict[str, str],
    players: dict[str, str],
    seed: int,
    count: int,
) -> Iterator[tuple[str, Record]]:
    game = load(id)
    seats = game.scenario(scenario).seats
    for number in range(seed, seed + count):
        bots = {seat: BOTS[players.get(seat, RandomBot.name)]() for seat in seats}
        yield f"seed {number}", play_out(game, scenario, options, bots, number)[0]
