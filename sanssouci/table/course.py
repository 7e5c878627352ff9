"""The course of a game: a ``Play`` that knows which stored entry everything came from."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from sanssouci.bots import reasons
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
    Written,
    luck_at,
)
from sanssouci.kernel import Reason as Why
from sanssouci.kernel.catalogue import tell
from sanssouci.table.entries import EntryKind, Row
from sanssouci.table.errors import BrokenEntry, TableBroken
from sanssouci.table.leaving import Result


class Cut(NamedTuple):
    """An undo, entry ``seq``: the log lines of entries after ``back_to`` and before it are void."""

    seq: int
    back_to: int


class Reason(NamedTuple):
    """Why a bot did something: ``place`` is its entry's in the record, ``seq`` its number."""

    place: int
    seq: int
    seat: str
    why: Why


class Aside(NamedTuple):
    """An entry that was an aside (``step`` 1) or took one back (-1)."""

    seat: str
    step: int


class Secret(NamedTuple):
    """An entry that not everybody was told of (``step`` 1) or that took one back (-1)."""

    seat: str
    step: int
    confidants: tuple[str, ...] = ()
    """Those who were told, as of an offer that is made to one of them."""

    def hidden_from(self, audience: Collection[str]) -> bool:
        return not any(seat in audience for seat in (self.seat, *self.confidants))


def readers(state: State, lines: Sequence[Line]) -> tuple[str | None, ...]:
    """Who may read one of the lines: seats, and None for spectators."""
    everybody = (None, *state.game.seats(state))
    return tuple(one for one in everybody if any(line.visible_to(one) for line in lines))


class _TablePlay(Play):
    """Chance repeats what is already stored; otherwise the table's seed decides.

    The luck of each entry comes from the seed and the entry's number, so that it does not depend
    on how often the server was started since.
    """

    def __init__(self, state: State, record: Record, seed: str) -> None:
        super().__init__(state, record, self._decide)
        self.decided: deque[Action] = deque()
        self._seed = seed

    def _decide(self, state: State, made: int) -> Action:
        if self.decided:
            return self.decided.popleft()
        return state.sample_chance(luck_at(self._seed, made))

    @property
    def can_nobody_undo(self) -> bool:
        return not self._steps

    def undone_next(self, seat: str) -> Action | None:
        """What the seat would take back with an undo now."""
        return self.record.entries[self._steps[-1].entries].action if self.can_undo(seat) else None

    def before_last_step(self) -> tuple[int, int]:
        """How long log and record were before what would be undone now."""
        return self._steps[-1].lines, self._steps[-1].entries


class Course:
    """A game with its entries, as rows that can be stored and read back."""

    def __init__(
        self,
        game: Game,
        scenario: str,
        options: Options,
        seed: str,
        position: Mapping[str, Any] | None = None,
        lesson: str = "",
    ) -> None:
        record = Record(game.id, game.rules_version, scenario, dict(options), position=position)
        self.game = game
        self.play = _TablePlay(record.first_position(game), record, seed)
        self.lesson = next((each for each in game.lessons if each.id == lesson), None)
        """What is to be learnt here; None also if newer rules teach it no more."""
        self.count = 0
        """How many entries there are, taken back ones and undos included."""
        self.steps: list[int] = []
        """How many there were before each decision; what chance made of it comes after it."""
        self.line_entries: list[int] = []
        """By log line, the entry that told it."""
        self.cuts: list[Cut] = []
        self.reasons: list[Reason] = []
        self.asides: dict[int, Aside] = {}
        """By entry, in the order of the entries."""
        self.secrets: dict[int, Secret] = {}
        """The same: asides and half-made choices that not everybody was told of."""
        self._hidden_from: dict[frozenset[str], tuple[int, list[int]]] = {}
        """By audience, how many secrets there were when it was worked out which are kept from it,
        and those entries."""

    @property
    def state(self) -> State:
        return self.play.state

    def taught(self, seat: str) -> list[Action]:
        """The decision that the lesson tells a seat to make now, as far as it says so in full and
        that can be done."""
        lesson = self.lesson
        if lesson is None or seat != lesson.seat or seat not in self.state.actors:
            return []
        if lesson.reached(self.play.lines) == len(lesson.goals):
            return []
        done = [entry.action for entry in self.play.entries if entry.seat == seat]
        return lesson.decision(done, self.state)

    def result(self) -> Result | None:
        """The result of a game that was played to its end."""
        outcome = self.play.state.outcome
        if outcome is None:
            return None
        text = self.game.say(outcome.message)
        return {**outcome.brief(), "text": text, "rule": outcome.message.rule}

    # -- going on -------------------------------------------------------------------------------

    def begin(self) -> list[Row]:
        """What chance does before anybody else."""
        return self._new_rows(self.play.let_chance_act())

    def act(
        self, seat: str, action: Action, client_id: str | None = None, why: Why = ""
    ) -> list[Row]:
        """Carry out an action; the rows it leads to are still to be stored."""
        place, told = len(self.play.record.entries), len(self.play.lines)
        done = self.play.carry_out(seat, action)
        self.steps.append(self.count)
        if why:
            self.reasons.append(Reason(place, self.count + 1, seat, why))
        self._note(seat, 1, self.play.lines[told:], done.is_aside, done.before)
        return self._new_rows(done.written, client_id, why)

    def undo(self, seat: str, client_id: str | None = None) -> list[Row]:
        kept, left = self.play.before_last_step() if self.play.can_undo(seat) else (0, 0)
        undone, untold = self.play.undone_next(seat), self.play.lines[kept:]
        before = self.state
        self.play.undo(seat)
        self._note(seat, -1, untold, undone in self.state.asides(seat), before)
        self.count += 1
        void = self.line_entries[kept:]
        self.cuts.append(Cut(self.count, void[0] - 1 if void else self.count - 1))
        del self.line_entries[kept:]
        self._number_lines(len(self.play.lines), self.count)
        self.reasons = [reason for reason in self.reasons if reason.place < left]
        return [Row(self.count, seat, EntryKind.UNDO, "", client_id)]

    def _note(
        self, seat: str, step: int, lines: Sequence[Line], is_aside: bool, before: State
    ) -> None:
        """True if the next entry is an aside or a secret; ``lines`` it tells or takes back."""
        if is_aside:
            self.asides[self.count + 1] = Aside(seat, step)
        if any(line.audience is None for line in lines):
            return  # everybody is told
        if is_aside or before.is_concealed_by(seat) or self.state.is_concealed_by(seat):
            told = readers(self.state, lines)
            confidants = tuple(one for one in told if one is not None and one != seat)
            self.secrets[self.count + 1] = Secret(seat, step, confidants)

    def _new_rows(
        self, written: Iterable[Written], client_id: str | None = None, why: Why = ""
    ) -> list[Row]:
        """Rows for entries just made, whose log lines get their numbers."""
        rows: list[Row] = []
        for (seat, action), log_end in written:
            self.count += 1
            if seat == CHANCE:
                rows.append(Row(self.count, seat, EntryKind.CHANCE, action))
            else:
                rows.append(Row(self.count, seat, EntryKind.ACT, action, client_id, why))
            self._number_lines(log_end, self.count)
        return rows

    def _number_lines(self, up_to: int, entry: int) -> None:
        self.line_entries += [entry] * (up_to - len(self.line_entries))

    # -- what was told --------------------------------------------------------------------------
    # An audience is the seats of one browser. It does not know of others' secret asides and
    # half-made choices, so that it counts fewer entries than there are.

    def told_number(self, audience: Collection[str], entry: int) -> int:
        """The number under which an audience knows an entry, or how many it knows up to there."""
        return entry - bisect_right(self._hidden(audience), entry)

    def numbering(self, audience: Collection[str]) -> Callable[[int], int]:
        """``told_number`` for many entries: what is hidden is looked for once."""
        hidden = self._hidden(audience)
        return lambda entry: entry - bisect_right(hidden, entry)

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
        hidden = (secret.step for secret in self.secrets.values() if secret.hidden_from(audience))
        return len(self.play.record.entries) - sum(hidden)

    def _hidden(self, audience: Collection[str]) -> list[int]:
        """Secrets are only ever added, so what was found holds until there is another."""
        known, hidden = self._hidden_from.get(key := frozenset(audience), (-1, []))
        if known != len(self.secrets):
            hidden = [entry for entry, each in self.secrets.items() if each.hidden_from(audience)]
            self._hidden_from[key] = len(self.secrets), hidden
        return hidden

    def log_since(self, seen: int, seat: str | None) -> tuple[int, list[tuple[int, Line]]]:
        """What a seat that has seen so many entries has to be told.

        Returns a number and lines: the seat forgets the lines of all entries after the number,
        as some may have been taken back, and reads these instead.
        """
        after = min([seen, *(cut.back_to for cut in self.cuts if cut.seq > seen)])
        first = bisect_right(self.line_entries, after)
        lines = zip(self.line_entries[first:], self.play.lines[first:], strict=True)
        return after, [(entry, line) for entry, line in lines if line.visible_to(seat)]

    def newest_lines(self, seat: str | None) -> list[Line]:
        """What a seat was told last: all lines it may read of one decision.

        It is the same whatever others have done since without its being told.
        """
        newest: list[Line] = []
        since = None
        for at in range(len(self.play.lines) - 1, -1, -1):
            entry, line = self.line_entries[at], self.play.lines[at]
            if since is not None and entry <= since:
                break
            if line.visible_to(seat):
                newest.append(line)
                if since is None:
                    step = bisect_left(self.steps, entry)
                    since = self.steps[step - 1] if step else entry - 1
        return newest[::-1]

    # -- the store's side -----------------------------------------------------------------------

    def replay(self, rows: Sequence[Row], *, go_on: bool = False) -> list[Row]:
        """Play stored entries through again.

        The store never ends between an action and what chance makes of it, but a record may: if
        ``go_on``, chance then decides, and the rows it adds are returned.
        """
        if [row.seq for row in rows] != list(range(self.count + 1, self.count + len(rows) + 1)):
            raise TableBroken(tell("host.entries_missing"))
        starts = [n for n, row in enumerate(rows) if row.kind is not EntryKind.CHANCE or n == 0]
        added: list[Row] = []
        for start, end in pairwise([*starts, len(rows)]):
            try:
                added = self._replay_step(rows[start:end], go_on=go_on and end == len(rows))
            except Exception as error:  # whatever rules make of an action that is not theirs
                row = rows[start]
                known = isinstance(error, SanssouciError)
                reason = str(error) if known else f"{type(error).__name__}: {error}"
                raise BrokenEntry(row.seq, row.seat, row.action, reason) from error
        return added

    def _replay_step(self, rows: Sequence[Row], *, go_on: bool) -> list[Row]:
        """One decision and what chance made of it; returns what chance has added to it."""
        first = rows[0]
        self.play.decided.extend(Action(row.action) for row in rows if row.kind is EntryKind.CHANCE)
        if first.kind is EntryKind.UNDO:
            again = self.undo(first.seat)
        elif first.kind is EntryKind.ACT:
            again = self.act(first.seat, Action(first.action), why=first.why)
        else:
            again = self.begin()
        same = again[: len(rows)] if go_on else again
        if [(row.seat, row.action) for row in same] != [(row.seat, row.action) for row in rows]:
            raise TableBroken(tell("host.led_elsewhere"))
        return again[len(rows) :]

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
            "reasons": [(*reason[:3], reasons.to_json(reason.why)) for reason in self.reasons],
            "asides": [[entry, *aside] for entry, aside in self.asides.items()],
            "secrets": [[entry, *secret] for entry, secret in self.secrets.items()],
        }

    def restore(self, data: dict[str, Any], seed: str) -> None:
        """Take everything from a snapshot."""
        record = self.play.record
        record.entries = [Entry(seat, Action(action)) for seat, action in data["entries"]]
        self.play = _TablePlay(self.game.from_json(data["state"], trial=False), record, seed)
        self.play.lines.extend(_lines(data["lines"]))
        self.line_entries = [entry for entry, _, _ in data["lines"]]
        self.cuts = [Cut(*cut) for cut in data["cuts"]]
        self.reasons = [
            Reason(place, seq, seat, reasons.from_json(why))
            for place, seq, seat, why in data.get("reasons", ())
        ]
        self.asides = {entry: Aside(*aside[:2]) for entry, *aside in data["asides"]}
        secrets = data.get("secrets")
        if secrets is None:  # written when an aside itself said whether it was one
            secrets = [aside[:3] for aside in data["asides"] if aside[3]]
        self.secrets = {
            entry: Secret(seat, step, tuple(*confidants))
            for entry, seat, step, *confidants in secrets
        }
        self._hidden_from.clear()
        self.count = data["seq"]


def _lines(data: Iterable[tuple[int, dict[str, Any], list[str] | None]]) -> list[Line]:
    return [
        Line(
            Message.from_json(message),
            None if audience is None else tuple(audience),
        )
        for _, message, audience in data
    ]
