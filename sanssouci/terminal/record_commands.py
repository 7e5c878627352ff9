"""``sanssouci show``, ``replay``, ``luck`` and ``export``: what is done with a recorded game."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from sanssouci.games import load
from sanssouci.kernel import BadOption, Record, check_luck
from sanssouci.terminal import exporting, replaying
from sanssouci.terminal.command_arguments import (
    AtOption,
    FileArgument,
    OtherRulesOption,
    RevealOption,
    SeatOption,
)
from sanssouci.terminal.reader import reader_for_this_terminal
from sanssouci.terminal.records import read_moment
from sanssouci.terminal.showing import show as show_moment
from sanssouci.terminal.wording import say


class ExportFormat(StrEnum):
    JSON = "json"
    SVG = "svg"
    PNG = "png"
    PDF = "pdf"
    MD = "md"
    LOG = "log"


def show(
    file: FileArgument,
    seat: SeatOption = None,
    at: AtOption = None,
    reveal: RevealOption = False,
    other_rules: OtherRulesOption = False,
) -> None:
    """Show a position of a recorded game as text."""
    moment = read_moment(file, at, other_rules=other_rules)
    show_moment(moment, Console(highlight=False), seat, reveal)


def replay(
    file: FileArgument,
    step: Annotated[bool, typer.Option("--step")] = False,
    start: Annotated[int | None, typer.Option("--from", metavar="N")] = None,
    turn: Annotated[int | None, typer.Option(metavar="N")] = None,
    fast: Annotated[bool, typer.Option("--fast")] = False,
    to: Annotated[int | None, typer.Option("--to", metavar="N")] = None,
    reveal: RevealOption = False,
    other_rules: OtherRulesOption = False,
) -> None:
    """Walk through a recorded game and verify that it leads where it says."""
    if step and fast:
        raise BadOption(say("cli.exclude", one="--step", other="--fast"))
    if start is not None and turn is not None:
        raise BadOption(say("cli.exclude", one="--from", other="--turn"))
    console = Console(highlight=False)
    record = Record.load(file)
    state = replaying.replay(
        record,
        console,
        start=start or 0,
        turn=turn,
        to=to,
        reveal=reveal,
        told=not fast,
        step=reader_for_this_terminal() if step else None,
        other_rules=other_rules,
    )
    if state is None:
        return
    console.print(_verdict(record, state.hash(), to, other_rules), style="dim")
    if record.result and to in (None, len(record.entries)):
        console.print(say("cli.result", result=record.result))


def _verdict(record: Record, hash: str, to: int | None, other_rules: bool) -> str:
    count = len(record.entries)
    if to is not None and to < count:
        return say("cli.position_at", hash=hash, at=to, count=count)
    reached = say("cli.position", hash=hash, count=count)
    if not record.hash:
        return f"{reached} {say('cli.nothing_to_compare')}"
    if hash == record.hash:
        return f"{reached} {say('cli.as_recorded')}"
    return f"{reached} {say('cli.otherwise', hash=record.hash)}"


def luck(
    file: FileArgument,
    promised: Annotated[str | None, typer.Option(metavar="HASH")] = None,
    other_rules: OtherRulesOption = False,
) -> None:
    """Check that chance did what the secret says that was promised before the game."""
    record = Record.load(file)
    game = load(record.game, record.rules, or_other=other_rules)
    checked = check_luck(game, record, promised=promised, other_rules=other_rules)
    told = say("cli.luck", file=str(file), count=checked, promise=str(record.commitment))
    typer.echo(told)


def export(
    file: FileArgument,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE")],
    format: Annotated[
        ExportFormat | None, typer.Option("--format", metavar="|".join(ExportFormat))
    ] = None,
    at: AtOption = None,
    seat: SeatOption = None,
    reveal: RevealOption = False,
    other_rules: OtherRulesOption = False,
) -> None:
    """Write a recorded game as data, picture, report or log."""
    wanted = format or _format_of(output)
    if output.exists() and output.samefile(file):
        raise BadOption(say("cli.onto_itself", file=str(output)))
    moment = read_moment(file, at, other_rules=other_rules)
    exporting.export(moment, output, wanted.value, seat, reveal)
    typer.echo(output)


def _format_of(output: Path) -> ExportFormat:
    """What the ending of a file's name says."""
    try:
        return ExportFormat(output.suffix.lstrip(".").lower())
    except ValueError:
        listed = ", ".join(f".{each}" for each in ExportFormat)
        raise BadOption(say("cli.format_unknown", file=str(output), listed=listed)) from None
