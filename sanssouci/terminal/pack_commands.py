"""``sanssouci pack``: look at, check and install data typed in from a printed game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sanssouci.board.findings import BadPack
from sanssouci.board.packs import game_of
from sanssouci.kernel import BadOption
from sanssouci.kernel.packs import Shelf
from sanssouci.terminal.helping import SpokenTyper
from sanssouci.terminal.wording import say

_BROKEN = 1
"""The exit code for a pack with mistakes in it; 2 is for a wrong command."""
_DEFAULT_GAME = "crisis"

app = SpokenTyper(no_args_is_help=True)

PackArgument = Annotated[Path, typer.Argument(metavar="PACK")]
GameOption = Annotated[str, typer.Option("--game", metavar="GAME")]


@app.callback()
def _about() -> None:
    """Play with exact data from a printed game instead of our reconstruction."""


@app.command()
def check(pack: PackArgument) -> None:
    """Say everything that is wrong with a pack, with file, line and column."""
    try:
        found = _shelf_for(pack).read(pack)
    except BadPack as error:
        for problem in error.problems:
            typer.echo(problem)
        count = len(error.problems)
        typer.echo(say("cli.pack_problems", pack=str(pack), count=count), err=True)
        raise typer.Exit(_BROKEN) from error
    typer.echo(say("cli.pack_sound", pack=str(pack), fingerprint=found.fingerprint))


@app.command()
def show(
    pack: Annotated[
        Path | None,
        typer.Argument(metavar="[PACK]"),
    ] = None,
    game: GameOption = _DEFAULT_GAME,
) -> None:
    """Tell in a few lines what a pack holds."""
    shelf = _shelf(game) if pack is None else _shelf_for(pack)
    path = shelf.in_use() if pack is None else pack
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(overflow="fold")
    where = say("cli.pack_built_in") if path == shelf.built_in else str(path)
    table.add_row(Text(say("cli.pack_data"), "bold"), where)
    for heading, words in shelf.summary(path):
        table.add_row(Text(heading, "bold"), Text(words))
    Console(highlight=False).print(table)


@app.command()
def example(
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    game: GameOption = _DEFAULT_GAME,
) -> None:
    """Write the built-in data as a starting point."""
    shelf = _shelf(game)
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        raise BadOption(say("cli.pack_there", folder=str(folder))) from None
    for name, data in shelf.files(shelf.built_in).items():
        (folder / name).write_bytes(data)
    typer.echo(folder)


@app.command()
def install(pack: PackArgument) -> None:
    """Check a pack and play with it from now on."""
    found = _shelf_for(pack).install(pack)
    typer.echo(say("cli.pack_installed", pack=str(pack), fingerprint=found.fingerprint))


@app.command()
def remove(game: GameOption = _DEFAULT_GAME) -> None:
    """Play with the built-in data again."""
    _shelf(game).remove()
    typer.echo(say("cli.pack_removed", game=game))


def _shelf_for(pack: Path) -> Shelf:
    return _shelf(game_of(pack) or _DEFAULT_GAME)


def _shelf(game: str) -> Shelf:
    """The packs of a game; the game itself is not loaded, as its own pack may be broken."""
    package = game.replace("-", "_")
    name = f"sanssouci.games.{package}"
    if not package.isidentifier() or find_spec(name) is None or find_spec(f"{name}.shelf") is None:
        raise BadOption(say("cli.no_packs", game=game))
    found: Shelf = import_module(f"{name}.shelf").SHELF
    return found
