"""Walking through a recorded game: told to its end, or forwards and back at the reader's will."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.console import Console
from rich.text import Text

from sanssouci.games import load
from sanssouci.kernel import CHANCE, BadOption, Chronicle, Entry, Game, Line, Record, State, retrace
from sanssouci.terminal.library import Library
from sanssouci.terminal.presenter import presenter_for
from sanssouci.terminal.reader import Reader
from sanssouci.terminal.wording import say

_APART = 100
"""A position is kept every so many entries, from which those between are played again."""
_HEADINGS = (".stage", ".turn")


class Tape:
    """A record read to its end: what was told by which entry, and every position on the way."""

    def __init__(self, record: Record, *, other_rules: bool = False) -> None:
        self.game: Game = load(record.game, record.rules, or_other=other_rules)
        self.record = record
        self._told: list[int] = []
        """By entry, how many lines had been told before it."""
        self._kept: list[State] = []

        def watch(state: State, entry: Entry) -> None:
            if len(self._told) % _APART == 0:
                self._kept.append(state.clone())
            self._told.append(len(state.log or ()))

        walked = retrace(self.game, record, other_rules=other_rules, watch=watch)
        self.end: State = walked.state
        self.lines: Sequence[Line] = walked.lines

    def __len__(self) -> int:
        return len(self.record.entries)

    def told_by(self, start: int, end: int) -> Sequence[Line]:
        """The lines that the entries from one number up to another have told, the last not."""
        return self.lines[self._line(start) : self._line(end)]

    def _line(self, entry: int) -> int:
        return self._told[entry] if entry < len(self) else len(self.lines)

    def position(self, entry: int) -> State:
        """The position in which so many entries have been made."""
        if entry == len(self):
            return self.end
        start = entry // _APART
        chronicle = Chronicle(self._kept[start].clone(), listens=False)
        for made in self.record.entries[start * _APART : entry]:
            chronicle.apply(*made)
        return chronicle.state

    def turns(self) -> list[int]:
        """For each turn of the game, after which entry its first line was told."""
        beats = self.game.story.beats
        marked = [
            number
            for number, line in enumerate(self.lines)
            if (beat := beats.get(line.message.key)) and beat.kind == "turn"
        ]
        entries = [self._entry(line) for line in marked]
        return list(dict.fromkeys(entries))

    def _entry(self, line: int) -> int:
        """After how many entries a line had been told."""
        return bisect_right(self._told, line)

    def next_decision(self, entry: int, step: int) -> int:
        """The next moment, forwards or back, at which a player decides; else the first or last."""
        entry += step
        while 0 < entry < len(self) and self.record.entries[entry].seat == CHANCE:
            entry += step
        return min(max(entry, 0), len(self))


def replay(
    record: Record,
    console: Console,
    *,
    start: int = 0,
    to: int | None = None,
    turn: int | None = None,
    reveal: bool = False,
    told: bool = True,
    step: Reader | None = None,
    other_rules: bool = False,
) -> State | None:
    """Tell a record's log up to an entry; ``step`` asks after each decision where to go.

    Private lines are told only of finished games, or if asked for. Returns the position at the
    end, or None if the reader stopped before it.
    """
    count = len(record.entries)
    if to is not None and not 0 <= to <= count:
        raise BadOption(say("terminal.no_moment", count=count, moment=to))
    if not 0 <= start <= (count if to is None else to):
        raise BadOption(say("terminal.nothing_from", entry=start))
    shown = record if to in (None, count) else replace(record, entries=record.entries[:to], hash="")
    tape = Tape(shown, other_rules=other_rules)
    if turn is not None:
        start = _turn(tape, turn)
    teller = _Teller(tape, console, reveal or bool(record.result))
    if step is not None:
        return Walk(tape, teller, console, step).run(start)
    if told:
        teller.tell_all(start)
    return tape.end


def _turn(tape: Tape, number: int) -> int:
    turns = tape.turns()
    if not 1 <= number <= len(turns):
        raise BadOption(say("terminal.no_turn", count=len(turns), turn=number))
    return turns[number - 1]


@dataclass
class _Teller:
    tape: Tape
    console: Console
    reveals: bool

    def __post_init__(self) -> None:
        self.presenter = presenter_for(self.tape.game, Library(self.tape.game))

    def tell(self, start: int, end: int) -> None:
        """What some entries have told."""
        self._print(self.tape.told_by(start, end))

    def tell_all(self, start: int) -> None:
        """All from an entry on, stage by stage, each with the number of its first entry."""
        held = _cut_headings(list(self.tape.told_by(max(0, start - 1), start)))
        beginning = start
        for entry in range(start, len(self.tape)):
            held += self.tape.told_by(entry, entry + 1)
            if held and held[-1].message.key.endswith(_HEADINGS):
                headings = _cut_headings(held)
                if held:
                    self._number(beginning)
                    self._print(held)
                    beginning = entry + 1
                held = headings
        if held:
            self._number(beginning)
            self._print(held)

    def _number(self, entry: int) -> None:
        self.console.print(Text(f"[{entry}]", "dim"))

    def _print(self, lines: Sequence[Line]) -> None:
        for text in self.presenter.narration(
            [line for line in lines if self.reveals or not line.audience]
        ):
            self.console.print(text)


def _cut_headings(lines: list[Line]) -> list[Line]:
    """Take the headings at the end of the lines: they belong to what follows."""
    keep = len(lines)
    while keep and lines[keep - 1].message.key.endswith(_HEADINGS):
        keep -= 1
    held = lines[keep:]
    del lines[keep:]
    return held


class Walk:
    """Somebody goes through a game, forwards and back."""

    def __init__(self, tape: Tape, teller: _Teller, console: Console, reader: Reader) -> None:
        self.tape = tape
        self.teller = teller
        self.console = console
        self.reader = reader

    def run(self, at: int) -> State | None:
        """From an entry on; None if the reader stops before the end."""
        if at < len(self.tape) and self.tape.record.entries[at].seat == CHANCE:
            at = self.tape.next_decision(at, 1)
        self._tell_last(at)
        while at < len(self.tape):
            self.console.print(Text(f"{at + 1:4} {self._named(at)}", "dim"))
            try:
                place = say("goals.far", have=at, need=len(self.tape))
                keys = say("terminal.walk_keys")
                line = self.reader.read(f"{place} ({keys}) ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return None
            if line.startswith("q"):
                return None
            try:
                at = self._go(at, line)
            except BadOption as error:
                self.console.print(Text(str(error), "red"))
        return self.tape.end

    def _named(self, entry: int) -> str:
        """The decision to come, as the map and the log call those it is about."""
        game = self.tape.game
        seat, action = self.tape.record.entries[entry]
        return f"{game.name(seat)}: {' '.join((action.verb, *map(game.names, action.words)))}"

    def _go(self, at: int, line: str) -> int:
        """Where a line leads, told as far as it is new."""
        word, _, rest = line.partition(" ")
        if line in ("", "n"):
            end = self.tape.next_decision(at, 1)
            self.teller.tell(at, end)
            return end
        if line in ("s", "show"):
            self._show(at)
            return at
        if line in ("b", "back"):
            there = self.tape.next_decision(at, -1)
        elif line.isdigit():
            there = self._entry(int(line))
        elif word in ("t", "turn") and rest.isdigit():
            there = _turn(self.tape, int(rest))
        else:
            keys = say("terminal.walk_keys")
            raise BadOption(say("terminal.leads_nowhere", line=line, keys=keys))
        if there < len(self.tape) and self.tape.record.entries[there].seat == CHANCE:
            there = self.tape.next_decision(there, 1)
        self._tell_last(there)
        return there

    def _tell_last(self, at: int) -> None:
        """What led to a moment: the decision before it, and what chance made of it."""
        self.teller.tell(self.tape.next_decision(at, -1), at)

    def _entry(self, number: int) -> int:
        if not 0 <= number <= len(self.tape):
            raise BadOption(say("terminal.no_moment", count=len(self.tape), moment=number))
        return number

    def _show(self, at: int) -> None:
        """The position as spectators saw it."""
        view = self.tape.position(at).view(None)
        presenter = self.teller.presenter
        for sheet in (presenter.status(view), presenter.decision(view)):
            if sheet is not None:
                self.console.print(sheet)
        if centre := presenter.centre(view):
            self.console.print(presenter.board(view, [centre], self.console.width))
