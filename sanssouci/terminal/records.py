"""Records read back: to any moment, with everything that was said on the way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from sanssouci.games import load
from sanssouci.kernel import BadOption, Game, Line, Record, State, retrace
from sanssouci.terminal.open_view import open_view
from sanssouci.terminal.wording import say


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a recorded game, and the log that led to it."""

    game: Game
    record: Record
    at: int
    """How many entries have been played."""
    state: State
    lines: list[Line]

    def check_seat(self, seat: str | None) -> None:
        seats = self.game.seats(self.state)
        if seat is not None and seat not in seats:
            raise BadOption(say("error.no_seat", seat=seat, listed=", ".join(seats)))

    def is_open(self, reveal: bool) -> bool:
        """True if everything may be shown: on demand, or because the game is over."""
        return reveal or self.state.outcome is not None

    def view(self, seat: str | None, reveal: bool) -> dict[str, Any]:
        """What a seat sees; without a seat what a spectator sees, or all if that is open."""
        self.check_seat(seat)
        if seat is None and self.is_open(reveal):
            return open_view(self.state)
        return self.state.view(seat)

    def log(self, seat: str | None, reveal: bool) -> list[Line]:
        if seat is None and self.is_open(reveal):
            return self.lines
        return [line for line in self.lines if line.visible_to(seat)]


def read_moment(path: Path, at: int | None = None, *, other_rules: bool = False) -> Moment:
    """The position after so many entries of a record, by default after the last."""
    record = Record.load(path)
    game = load(record.game, record.rules, or_other=other_rules)
    count = len(record.entries)
    if at is None:
        at = count
    elif not 0 <= at <= count:
        raise BadOption(say("terminal.no_moment", count=count, moment=at))
    shown = record if at == count else replace(record, entries=record.entries[:at], hash="")
    walked = retrace(game, shown, other_rules=other_rules)
    return Moment(game, record, at, walked.state, walked.lines)
