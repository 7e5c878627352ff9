"""Walking through a recorded game."""

from __future__ import annotations

from dataclasses import replace

from rich.console import Console
from rich.text import Text

from sanssouci.games import load
from sanssouci.kernel import CHANCE, BadOption, Entry, Line, Record, State
from sanssouci.kernel import replay as play_through
from sanssouci.terminal.library import Library
from sanssouci.terminal.presenter import presenter_for
from sanssouci.terminal.reader import Reader


class Stopped(Exception):
    """The reader has seen enough."""


def replay(
    record: Record,
    console: Console,
    *,
    to: int | None = None,
    reveal: bool = False,
    told: bool = True,
    step: Reader | None = None,
    other_rules: bool = False,
) -> State | None:
    """Tell a record's log up to an entry; ``step`` waits for Enter after each decision.

    Private lines are told only of finished games, or if asked for. Returns the position at the
    end, or None if the reader stopped before it.
    """
    game = load(record.game, record.rules, or_other=other_rules)
    count = len(record.entries)
    if to is not None and not 0 <= to <= count:
        raise BadOption(f"the record has {count} entries; there is no moment {to}")
    shown = record if to in (None, count) else replace(record, entries=record.entries[:to], hash="")
    reveal = reveal or bool(record.result)
    presenter = presenter_for(game, Library(game))
    lines: list[Line] = []
    number = 0

    def tell() -> None:
        if told:
            for text in presenter.narration(
                [each for each in lines if reveal or not each.audience]
            ):
                console.print(text)
        lines.clear()

    def watch(state: State, entry: Entry) -> None:
        nonlocal number
        number += 1
        stopping = step is not None and entry.seat != CHANCE
        # Without stops, lines are gathered until a stage is complete, to be told in one go.
        if stopping or (lines and lines[-1].message.key.endswith((".stage", ".turn"))):
            held = [] if stopping else _cut_heading(lines)
            tell()
            lines.extend(held)
        state.log = lines
        if stopping and step is not None:
            console.print(Text(f"{number:4} {entry.seat}: {entry.action}", "dim"))
            _wait(step)

    try:
        state = play_through(game, shown, other_rules=other_rules, watch=watch)
    except Stopped:
        return None
    tell()
    return state


def _cut_heading(lines: list[Line]) -> list[Line]:
    """Take the headings at the end of the lines: they belong to what follows."""
    keep = len(lines)
    while keep and lines[keep - 1].message.key.endswith((".stage", ".turn")):
        keep -= 1
    held = lines[keep:]
    del lines[keep:]
    return held


def _wait(reader: Reader) -> None:
    try:
        if reader.read("Enter goes on, q stops ").strip().lower().startswith("q"):
            raise Stopped
    except (EOFError, KeyboardInterrupt):
        raise Stopped from None
