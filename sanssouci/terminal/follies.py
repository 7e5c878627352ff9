"""``sanssouci follies``: what went wrong in recorded games, counted."""

from __future__ import annotations

import json as json_text
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console, Group
from rich.table import Table

from sanssouci.arena import opened
from sanssouci.arena.follies import Count, as_plain, count_follies
from sanssouci.games import load
from sanssouci.kernel import BadOption, Message, Record
from sanssouci.kernel.numerals import percent
from sanssouci.terminal.questions import player_called
from sanssouci.terminal.wording import say

_DATABASE: Final = b"SQLite format 3\0"
"""How a table of the arena begins."""


def follies(
    paths: Annotated[
        list[Path],
        typer.Argument(metavar="PATH..."),
    ],
    json: Annotated[bool, typer.Option("--json")] = False,
    other_rules: Annotated[bool, typer.Option("--other-rules")] = False,
) -> None:
    """Count in recorded games what a good player hardly ever does."""
    counts = count_follies(_records(paths), other_rules=other_rules)
    if json:
        typer.echo(json_text.dumps(as_plain(counts), indent=2))
    else:
        Console().print(Group(*(folly_table(count) for count in counts)))


def _records(paths: Iterable[Path]) -> Iterator[Record]:
    for path in paths:
        if path.is_dir():
            files = sorted(file for file in path.iterdir() if file.is_file())
            if not files:
                raise BadOption(say("cli.no_record_in", folder=str(path)))
            yield from _records(files)
        elif _is_table(path):
            with opened(path) as store:
                for number in sorted(store.played()):
                    yield Record.loads(
                        store.record(number),
                        say("cli.game_of_table", file=str(path), number=number),
                    )
        else:
            yield Record.load(path)


def _is_table(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_DATABASE)) == _DATABASE


def folly_table(count: Count) -> Table:
    """The counts of one game, each folly with those who committed it."""
    game = load(count.game)
    title = say("cli.follies", game=game.title, count=count.records)
    table = Table(title=title, title_style="bold")
    for heading in ("folly", "seat", "player"):
        table.add_column(say(f"cli.head_{heading}"))
    for heading in ("times", "of", "share"):
        table.add_column(say(f"cli.head_{heading}"), justify="right")
    last = ""
    for (folly, player), tally in sorted(count.tallies.items()):
        what = "" if folly.key == last else game.say(Message.of(folly.key))
        share = "" if tally.share is None else percent(tally.share)
        seat = game.name(folly.seat) if folly.seat else ""
        table.add_row(what, seat, player_called(player), str(tally.times), str(tally.of), share)
        last = folly.key
    return table
