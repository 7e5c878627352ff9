"""What several commands of the command line are told alike."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sanssouci.bots import BOTS, STYLES

BOT_NAMES = f"{', '.join((*BOTS, *STYLES))}, module:Class or exec:COMMAND"

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as friedrich.")]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]
ScenarioOption = Annotated[
    str | None, typer.Option("--scenario", metavar="ID", help="Which scenario of the game.")
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A choice of the game; may be repeated."),
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", help="Repeats the luck of the game and of the bots.")
]
SeatOption = Annotated[
    str | None, typer.Option("--seat", metavar="SEAT", help="Show what this seat may know.")
]
RevealOption = Annotated[
    bool, typer.Option("--reveal", help="Show what is hidden, though the game is not over.")
]
SecondsOption = Annotated[
    float, typer.Option(min=0.01, help="How long a bot may think about one decision.")
]
AtOption = Annotated[
    int | None, typer.Option("--at", metavar="N", help="After so many entries of the record.")
]
OtherRulesOption = Annotated[
    bool, typer.Option("--other-rules", help="Try a record made under other rules.")
]
