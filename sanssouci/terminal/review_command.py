"""``sanssouci review``: a finished war looked back on, in the terminal."""

from __future__ import annotations

import json as json_text
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TaskProgressColumn

from sanssouci.games import load
from sanssouci.kernel import BadOption, Record
from sanssouci.review import Review
from sanssouci.review import review as look_back
from sanssouci.terminal.bars import bar
from sanssouci.terminal.command_arguments import FileArgument, OtherRulesOption, SeatOption
from sanssouci.terminal.review_report import report
from sanssouci.terminal.wording import say


class BudgetName(StrEnum):
    QUICK = "quick"
    THOROUGH = "thorough"


def review(
    file: FileArgument,
    seat: SeatOption = None,
    budget: Annotated[
        BudgetName, typer.Option("--budget", metavar="quick|thorough")
    ] = BudgetName.QUICK,
    json: Annotated[Path | None, typer.Option("--json", metavar="FILE")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    other_rules: OtherRulesOption = False,
) -> None:
    """Look back on a finished war: chances by turn, what decided it, luck and skill."""
    record = Record.load(file)
    game = load(record.game, record.rules, or_other=other_rules)
    seats = game.scenario(record.scenario).seats
    if seat is not None and seat not in seats:
        raise BadOption(say("error.no_seat", seat=seat, listed=", ".join(seats)))
    found = _with_a_bar(record, budget, seed, other_rules=other_rules)
    if json is not None:
        json.write_text(json_text.dumps(found.to_json(), indent=1) + "\n", encoding="utf-8")
    Console(highlight=False).print(report(game, found, seat))


def _with_a_bar(record: Record, budget: str, seed: int, *, other_rules: bool) -> Review:
    with bar(Console(stderr=True), TaskProgressColumn()) as progress:
        task = progress.add_task(say("terminal.reviewing"), total=1.0)
        return look_back(
            record,
            budget=budget,
            seed=seed,
            progress=lambda share: progress.update(task, completed=share),
            other_rules=other_rules,
        )
