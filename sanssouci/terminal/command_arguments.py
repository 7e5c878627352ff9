"""What several commands of the command line are told alike."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameArgument = Annotated[str, typer.Argument(metavar="GAME")]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE")]
ScenarioOption = Annotated[str | None, typer.Option("--scenario", metavar="ID")]
OptionOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE"),
]
SeedOption = Annotated[int | None, typer.Option("--seed", metavar="N")]
SeatOption = Annotated[str | None, typer.Option("--seat", metavar="SEAT")]
RevealOption = Annotated[bool, typer.Option("--reveal")]
SecondsOption = Annotated[float, typer.Option(min=0.01, metavar="SECONDS")]
AtOption = Annotated[int | None, typer.Option("--at", metavar="N")]
OtherRulesOption = Annotated[bool, typer.Option("--other-rules")]
