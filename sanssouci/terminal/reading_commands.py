"""``sanssouci rules``, ``map``, ``docs``, ``campaigns`` and ``games``: what there is to read."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from sanssouci.folders import guides_folder
from sanssouci.games import GAMES, game_ids, load
from sanssouci.kernel import BadOption, Game
from sanssouci.terminal import pictures, questions
from sanssouci.terminal.campaigns import campaign_sheet
from sanssouci.terminal.command_arguments import AtOption, GameArgument, SeatOption
from sanssouci.terminal.library import Library
from sanssouci.terminal.printed_rules import printed_rules
from sanssouci.terminal.records import read_moment
from sanssouci.terminal.wording import say


class Theme(StrEnum):
    DAY = "day"
    CANDLE = "candle"


def rules(
    game: GameArgument,
    words: Annotated[list[str] | None, typer.Argument(metavar="[ID or WORDS]")] = None,
    pdf: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Read a rulebook: its contents, one rule or chapter by id, or what speaks of some words."""
    loaded = load(game)
    library = Library(loaded)
    if pdf is not None:
        if words:
            raise BadOption(say("cli.pdf_alone"))
        if pdf.suffix.lower() != ".pdf":
            raise BadOption(say("cli.pdf_ending", file=str(pdf)))
        pdf.write_bytes(printed_rules(loaded, library.book))
        typer.echo(pdf)
        return
    _page(library.find(" ".join(words)) if words else library.contents())


def _page(content: RenderableType) -> None:
    """Print, through a pager if it is longer than the screen."""
    console = Console()
    lines = console.render_lines(content, console.options.update(height=None), pad=False)
    if console.is_terminal and len(lines) > console.height:
        with console.pager(styles=True):
            console.print(content)
    else:
        console.print(content)


def draw_map(
    game: GameArgument = GAMES[0],
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE")] = Path("map.svg"),
    record: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    at: AtOption = None,
    seat: SeatOption = None,
    theme: Annotated[Theme, typer.Option(metavar="|".join(Theme))] = Theme.DAY,
    width: Annotated[int, typer.Option(min=200, max=20_000, metavar="N")] = pictures.WIDTH,
) -> None:
    """Draw the map, empty or with the pieces of a recorded game."""
    drawn = load(game)
    if record is None and (at is not None or seat is not None):
        raise BadOption(say("cli.need_record"))
    view = None
    if record is not None:
        moment = read_moment(record, at)
        if moment.game.id != drawn.id:
            raise BadOption(
                say("cli.other_game", file=str(record), game=moment.game.id, wanted=drawn.id)
            )
        drawn, view = moment.game, moment.view(seat, reveal=False)
    pictures.write_map(drawn, view, output, theme=theme.value, width=width)
    typer.echo(output)


def docs() -> None:
    """Say where the guides and the examples lie on this computer."""
    folder = guides_folder()
    for guide in sorted((folder / "docs").glob("*.md")):
        title = guide.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        typer.echo(f"{guide}  {title}")
    typer.echo(f"{folder / 'examples'}  {say('cli.examples')}")


def campaigns(
    game: Annotated[str, typer.Argument(metavar="[GAME]")] = "sieben-jahre",
) -> None:
    """Show how far you are in the campaigns of a game's scenario book."""
    found = load(game)
    if not found.campaigns:
        raise BadOption(say("cli.no_campaigns", game=found.title))
    Console(highlight=False).print(campaign_sheet(found, found.campaigns))


def games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
) -> None:
    """List the games with their scenarios and options."""
    console = Console(highlight=False)
    for id in game_ids() if game is None else [game]:
        _list(load(id), console)


def _list(game: Game, console: Console) -> None:
    console.print(Text(game.title, "bold").append(f"  ({game.id})", "not bold"))
    console.print(Text(game.credited(), "dim"))
    console.print()
    table = Table(box=None, header_style="dim", pad_edge=False)
    for heading in ("scenario", "seats", "meaning", "rule"):
        table.add_column(say(f"cli.head_{heading}"))
    for scenario in game.scenarios:
        seats = ", ".join(scenario.seats)
        table.add_row(Text(scenario.id, "bold"), seats, game.text_of(scenario), scenario.rule)
    console.print(table)
    console.print()
    console.print(questions.option_table(game))
