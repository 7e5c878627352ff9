"""``sanssouci pack``: look at, check and install data typed in from a printed game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sanssouci.board.packs import game_of, read_files, write_zip
from sanssouci.board.tables import BadPack, Findings
from sanssouci.kernel import BadOption

_BROKEN = 1
"""The exit code for a pack with mistakes in it; 2 is for a wrong command."""
_DEFAULT_GAME = "crisis"

app = typer.Typer(no_args_is_help=True)

PackArgument = Annotated[Path, typer.Argument(metavar="PACK", help="A folder or a .zip file.")]
GameOption = Annotated[str, typer.Option("--game", metavar="GAME", help="Whose data.")]


@app.callback()
def _about() -> None:
    """Play with exact data from a printed game instead of our reconstruction."""


@app.command()
def check(pack: PackArgument) -> None:
    """Say everything that is wrong with a pack, with file, line and column."""
    try:
        found = _module_for(pack).load_pack(pack)
    except BadPack as error:
        for problem in error.problems:
            typer.echo(problem)
        count = len(error.problems)
        typer.echo(f"{pack}: {count} problem{'s' if count > 1 else ''}", err=True)
        raise typer.Exit(_BROKEN) from error
    typer.echo(f"{pack}: sound, fingerprint {found.fingerprint}")


@app.command()
def show(
    pack: Annotated[
        Path | None,
        typer.Argument(metavar="[PACK]", help="A folder or a .zip file; else what is in use."),
    ] = None,
    game: GameOption = _DEFAULT_GAME,
) -> None:
    """Tell in a few lines what a pack holds."""
    module = _module(game) if pack is None else _module_for(pack)
    path = module.installed_path() if pack is None else pack
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(overflow="fold")
    table.add_row(Text("data", "bold"), "built in" if path == module.BUILT_IN else str(path))
    for heading, words in _part(module, "summary").summary(module.load_pack(path)):
        table.add_row(Text(heading, "bold"), Text(words))
    Console(highlight=False).print(table)


@app.command()
def example(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that is not there yet.")],
    game: GameOption = _DEFAULT_GAME,
) -> None:
    """Write the built-in data as a starting point."""
    module = _module(game)
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        raise BadOption(f"{folder} is there already; nothing was written") from None
    for name, data in _files(module, module.BUILT_IN).items():
        (folder / name).write_bytes(data)
    typer.echo(folder)


@app.command()
def install(pack: PackArgument) -> None:
    """Check a pack and play with it from now on."""
    module = _module_for(pack)
    found = module.load_pack(pack)
    write_zip(_files(module, pack), module.user_path())
    typer.echo(f"{module.user_path()}: installed, fingerprint {found.fingerprint}")


@app.command()
def remove(game: GameOption = _DEFAULT_GAME) -> None:
    """Play with the built-in data again."""
    path = _module(game).user_path()
    try:
        path.unlink()
    except FileNotFoundError:
        raise BadOption(f"no pack of {game} is installed") from None
    typer.echo(f"{path}: removed")


def _module_for(pack: Path) -> Any:
    return _module(game_of(pack) or _DEFAULT_GAME)


def _module(game: str) -> Any:
    """The part of a game that reads packs."""
    name = f"sanssouci.games.{game}"
    if not game.isidentifier() or find_spec(name) is None or find_spec(f"{name}.pack") is None:
        raise BadOption(f"there are no packs for a game called {game!r}")
    return import_module(f"{name}.pack")


def _part(module: Any, part: str) -> Any:
    return import_module(f"{module.__name__}_{part}")


def _files(module: Any, path: Path) -> dict[str, bytes]:
    findings = Findings()
    files = read_files(path, _part(module, "reading").FILES, findings)
    findings.raise_if_any(str(path))
    return files
