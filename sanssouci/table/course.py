"""The course of a game: a play that knows which stored entry each thing came from."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from sanssouci.kernel import (
    CHANCE,
    Action,
    Entry,
    Game,
    Line,
    Message,
    Options,
    Play,
    Record,
    SanssouciError,
    State,
)
from sanssouci.table.entries import EntryKind, Row
from sanssouci.table.errors import BrokenEntry, TableBroken


class Cut(NamedTuple):
    """An undo, entry ``seq``: the log lines of entries after ``back_to`` and before it are void."""

    seq: int
    back_to: int


class Reason(NamedTuple):
    """Why a bot did something: ``place`` is its entry's in the record, ``seq`` its number."""

    place: int
    seq: int
    seat: str
    why: str


class Aside(NamedTuple):
    """An entry that was an aside (``step`` 1) or took one back (-1)."""

    seat: str
    step: int
    is_secret: bool
    """Whether nobody else was told of it."""

    def hidden_from(self, audience: Collection[str]) -> bool:
        return self.is_secret and self.seat not in audience


def told_to_others(state: State, seat: str, lines: Iterable[Line]) -> bool:
    """Whether anybody but the seat may read one of the lines."""
    others = [None, *(other for other in state.game.seats(state) if other != seat)]
    return any(line.visible_to(other) for line in lines for other in others)


class _TablePlay(Play):
    """Chance repeats what the store has decided already; else the table's seed decides.

    The luck of each entry comes from the seed and the entry's number, so that it does not depend
    on how often the server was started since.
    """

    def __init__(self, state: State, record: Record, seed: str) -> None:
        super().__init__(state, record, Random())
        self.decided: deque[Action] = deque()
        self.lines_before_chance: list[int] = []
        """How long the log was before each decision of chance since the last action."""
        self._seed = seed

    def _resolve_chance(self) -> None:
        while self.state.actors == (CHANCE,):
            if self.decided:
                action = self.decided.popleft()
            else:
                luck = Random(f"{self._seed} {len(self.record.entries)}")
                action = self.state.sample_chance(luck)
            self.lines_before_chance.append(len(self.lines))
            self.state.apply(CHANCE, action)
            self.record.entries.append(Entry(CHANCE, action))
            self._steps.clear()

    def begin_chance(self) -> None:
        """Let chance act first, in a game that begins with it."""
        self._resolve_chance()

    @property
    def can_nobody_undo(self) -> bool:
        return not self._steps

    def undone_next(self, seat: str) -> Action | None:
        """What the seat would take back now."""
        return self.record.entries[self._steps[-1].entries].action if self.can_undo(seat) else None

    def before_last_step(self) -> tuple[int, int]:
        """How long log and record were before what would be undone now."""
        return self._steps[-1].lines, self._steps[-1].entries


class Course:
    """A game with its entries, as rows that can be stored and read back."""

    def __init__(self, game: Game, scenario: str, options: Options, seed: str) -> None:
        record = Record(game.id, game.rules_version, scenario, dict(options))
        self.game = game
        self.play = _TablePlay(game.new(scenario, **options), record, seed)
        self.count = 0
        """How many entries there are, taken back ones and undos included."""
        self.line_entries: list[int] = []
        """By log line, the entry that told it."""
        self.cuts: list[Cut] = []
        self.reasons: list[Reason] = []
        self.asides: dict[int, Aside] = {}
        """By entry, in the order of the entries."""

    @property
    def state(self) -> State:
        return self.play.state

    # -- going on -------------------------------------------------------------------------------

    def begin(self) -> list[Row]:
        """What chance does before anybody else."""
        self.play.begin_chance()
        return self._new_rows(0, None)

    def act(self, seat: str, action: str, client_id: str | None = None, why: str = "") -> list[Row]:
        """Carry out an action; the rows it leads to are still to be stored."""
        before = len(self.play.record.entries)
        self.play.lines_before_chance = []
        asides, told = self.state.asides(seat), len(self.play.lines)
        self.play.act(seat, action)
        if why:
            self.reasons.append(Reason(before, self.count + 1, seat, why))
        if self.play.record.entries[before].action in asides:
            self._note_aside(seat, 1, self.play.lines[told:])
        return self._new_rows(before, client_id, why)

    def undo(self, seat: str, client_id: str | None = None) -> list[Row]:
        kept, left = self.play.before_last_step() if self.play.can_undo(seat) else (0, 0)
        undone, untold = self.play.undone_next(seat), self.play.lines[kept:]
        self.play.undo(seat)
        if undone in self.state.asides(seat):
            self._note_aside(seat, -1, untold)
        self.count += 1
        void = self.line_entries[kept:]
        self.cuts.append(Cut(self.count, void[0] - 1 if void else self.count - 1))
        del self.line_entries[kept:]
        self._number_lines(len(self.play.lines), self.count)
        self.reasons = [reason for reason in self.reasons if reason.place < left]
        return [Row(self.count, seat, EntryKind.UNDO, "", client_id)]

    def _note_aside(self, seat: str, step: int, lines: Sequence[Line]) -> None:
        """The next entry is one; ``lines`` are those it tells or takes back."""
        self.asides[self.count + 1] = Aside(seat, step, not told_to_others(self.state, seat, lines))

    def _new_rows(self, before: int, client_id: str | None, why: str = "") -> list[Row]:
        """Rows for the entries that the record has gained, whose log lines get their numbers."""
        rows: list[Row] = []
        fresh = self.play.record.entries[before:]
        log_ends = [*self.play.lines_before_chance, len(self.play.lines)]
        if len(fresh) < len(log_ends):  # chance has begun, no action stands before it
            log_ends = log_ends[1:]
        for entry, log_end in zip(fresh, log_ends, strict=True):
            self.count += 1
            kind = EntryKind.CHANCE if entry.seat == CHANCE else EntryKind.ACT
            if kind is EntryKind.ACT:
                rows.append(Row(self.count, entry.seat, kind, entry.action, client_id, why))
            else:
                rows.append(Row(self.count, entry.seat, kind, entry.action))
            self._number_lines(log_end, self.count)
        return rows

    def _number_lines(self, up_to: int, entry: int) -> None:
        self.line_entries += [entry] * (up_to - len(self.line_entries))

    # -- what was told --------------------------------------------------------------------------
    # An audience is the seats of one browser. It does not know of others' secret asides, so that
    # it counts fewer entries than there are.

    def told_number(self, audience: Collection[str], entry: int) -> int:
        """The number by which an audience knows an entry, or how many it knows up to there."""
        return entry - bisect_right(self._hidden(audience), entry)

    def entry_told(self, audience: Collection[str], number: int) -> int:
        """The other way round: the last entry up to which the audience knows so many."""
        entry = number
        for hidden in self._hidden(audience):
            if hidden > entry + 1:
                break
            entry += 1
        return min(entry, self.count)

    def told_length(self, audience: Collection[str]) -> int:
        """How many entries the game has as it stands, as far as the audience knows."""
        hidden = (aside.step for aside in self.asides.values() if aside.hidden_from(audience))
        return len(self.play.record.entries) - sum(hidden)

    def _hidden(self, audience: Collection[str]) -> list[int]:
        return [entry for entry, aside in self.asides.items() if aside.hidden_from(audience)]

    def log_since(self, seen: int, seat: str | None) -> tuple[int, list[tuple[int, Line]]]:
        """What a seat that has seen so many entries has to be told.

        Returns a number and lines: the seat forgets the lines of all entries after the number,
        as some may have been taken back, and reads these instead.
        """
        after = min([seen, *(cut.back_to for cut in self.cuts if cut.seq > seen)])
        lines = zip(self.line_entries, self.play.lines, strict=True)
        return after, [
            (entry, line) for entry, line in lines if entry > after and line.visible_to(seat)
        ]

    # -- the store's side -----------------------------------------------------------------------

    def replay(self, rows: Sequence[Row]) -> None:
        """Play stored entries through again."""
        if [row.seq for row in rows] != list(range(self.count + 1, self.count + len(rows) + 1)):
            raise TableBroken("entries are missing from the store")
        starts = [n for n, row in enumerate(rows) if row.kind is not EntryKind.CHANCE or n == 0]
        for start, end in pairwise([*starts, len(rows)]):
            try:
                self._replay_step(rows[start:end])
            except Exception as error:  # whatever rules make of an action that is not theirs
                row = rows[start]
                known = isinstance(error, SanssouciError)
                reason = str(error) if known else f"{type(error).__name__}: {error}"
                raise BrokenEntry(row.seq, row.seat, row.action, reason) from error

    def _replay_step(self, rows: Sequence[Row]) -> None:
        """One decision and what chance made of it."""
        first = rows[0]
        self.play.decided.extend(Action(row.action) for row in rows if row.kind is EntryKind.CHANCE)
        if first.kind is EntryKind.UNDO:
            again = self.undo(first.seat)
        elif first.kind is EntryKind.ACT:
            again = self.act(first.seat, first.action, why=first.why)
        else:
            again = self.begin()
        if [(row.seat, row.action) for row in again] != [(row.seat, row.action) for row in rows]:
            raise TableBroken("it led elsewhere when it was stored")

    def snapshot(self) -> dict[str, Any] | None:
        """All of it as plain data, if nothing can be taken back just now."""
        if not self.play.can_nobody_undo:
            return None
        return {
            "rules": self.game.rules_version,
            "seq": self.count,
            "state": self.state.to_json(),
            "entries": [[entry.seat, str(entry.action)] for entry in self.play.record.entries],
            "lines": [
                [entry, line.message.to_json(), line.audience]
                for entry, line in zip(self.line_entries, self.play.lines, strict=True)
            ],
            "cuts": self.cuts,
            "reasons": self.reasons,
            "asides": [[entry, *aside] for entry, aside in self.asides.items()],
        }

    def restore(self, data: dict[str, Any], seed: str) -> None:
        """Take everything from a snapshot."""
        record = self.play.record
        record.entries = [Entry(seat, Action(action)) for seat, action in data["entries"]]
        self.play = _TablePlay(self.game.from_json(data["state"]), record, seed)
        self.play.lines.extend(_lines(data["lines"]))
        self.line_entries = [entry for entry, _, _ in data["lines"]]
        self.cuts = [Cut(*cut) for cut in data["cuts"]]
        self.reasons = [Reason(*reason) for reason in data.get("reasons", ())]
        self.asides = {entry: Aside(*aside) for entry, *aside in data["asides"]}
        self.count = data["seq"]


def _lines(data: Iterable[tuple[int, dict[str, Any], list[str] | None]]) -> list[Line]:
    return [
        Line(
            Message.from_json(message),
            None if audience is None else tuple(audience),
        )
        for _, message, audience in data
    ]
