"""A game being played: the position with its record, log and undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from sanssouci.kernel.action import Action
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.chronicle import Chronicle, Entry, Luck, Written, drawn_from
from sanssouci.kernel.errors import CannotUndo, Illegal, RuleFailed, described
from sanssouci.kernel.game import Game, Options, Scenario
from sanssouci.kernel.record import Record, retrace
from sanssouci.kernel.state import CHANCE, State


class _Step(NamedTuple):
    """What it takes to undo one action."""

    seat: str
    before: State
    entries: int
    lines: int


class Done(NamedTuple):
    """A decision that has been carried out."""

    written: list[Written]
    """All entries it has led to, those of chance included."""
    before: State
    """The position it was taken in, not to be changed."""
    is_aside: bool


class _WayBack:
    """Tracks, while a record is read, what its last player could still take back."""

    def __init__(self) -> None:
        self._steps: list[_Step] = []
        self._entries: list[Entry] = []
        self._last: tuple[_Step, bool] | None = None
        """The step that is being taken, and whether it is an aside."""

    def watch(self, state: State, entry: Entry) -> None:
        """Sees each entry, and the position before it."""
        self._take_last(state)
        if entry.seat == CHANCE:
            self._steps = []
        else:
            aside = entry.seat not in state.actors
            step = _Step(entry.seat, state.clone(), len(self._entries), len(state.log or ()))
            self._last = step, aside
        self._entries.append(entry)

    def steps_to(self, end: State) -> list[_Step]:
        """The steps that can be taken back in the position where the record ends."""
        self._take_last(end)
        return self._steps

    def _take_last(self, after: State) -> None:
        if self._last is not None:
            step, aside = self._last
            self._steps = _steps_with(self._steps, step, aside, after.sealed, self._entries)
            self._last = None


def _steps_with(
    steps: list[_Step], step: _Step, aside: bool, sealed: bool, entries: Sequence[Entry]
) -> list[_Step]:
    """What can be taken back after one more step; ``sealed`` says that it showed something."""
    own = bool(steps) and steps[-1].seat == step.seat
    if aside and not own:  # it bars another's way back only as far as it answers him
        barred = (n for n in reversed(range(len(steps))) if _is_answered(steps[n], entries))
        return steps[next(barred, -1) + 1 :]
    return [] if sealed else [*(steps if own else []), step]


def _is_answered(step: _Step, entries: Sequence[Entry]) -> bool:
    """Whether others could not have done what they did since without this step."""
    without = Chronicle(step.before.clone())
    try:
        for entry in entries[step.entries :]:
            if entry.seat != step.seat:
                without.apply(*entry)
    except Illegal:
        return True
    return False


class Play(Chronicle):
    """Holds a position and writes down what happens to it.

    Chance decides at once whenever it is asked. An action may be undone by the seat that took
    it, as long as neither chance nor another seat has acted since and nothing hidden was shown;
    what another does aside bars the way back only where it answers what was done.
    """

    def __init__(self, state: State, record: Record, luck: Luck) -> None:
        super().__init__(state, record.entries)
        self.record = record
        self._luck = luck
        self._steps: list[_Step] = []

    def __repr__(self) -> str:
        return f"<{self.state}; {len(self.entries)} entries>"

    @classmethod
    def begin(
        cls, game: Game, scenario: Scenario, options: Options, *, seed: int | None = None
    ) -> Play:
        record = Record(game.id, game.rules_version, scenario.id, dict(options))
        play = cls(game.begin(scenario, options), record, drawn_from(Random(seed)))
        play.let_chance_act()
        return play

    @classmethod
    def from_position(cls, state: State, *, seed: int | None = None) -> Play:
        """Play on from any position, such as one that was set up by hand."""
        setting = state.setting
        record = Record(
            setting.game.id, setting.game.rules_version, setting.scenario.id,
            dict(setting.options), position=state.to_json(),
        )  # fmt: skip
        play = cls(state.clone(), record, drawn_from(Random(seed)))
        play.let_chance_act()
        return play

    @classmethod
    def resume(
        cls, game: Game, record: Record, *, seed: int | None = None, other_rules: bool = False
    ) -> Play:
        """Continue where a record stops; what could be undone there still can."""
        way_back = _WayBack()
        before = retrace(game, record, other_rules=other_rules, watch=way_back.watch)
        kept = Record(
            game.id, game.rules_version, record.scenario, dict(record.options),
            dict(record.players), before.entries, position=record.position,
        )  # fmt: skip
        play = cls(before.state, kept, drawn_from(Random(seed)))
        play.lines.extend(before.lines)
        play._steps = way_back.steps_to(before.state)
        play.let_chance_act()
        return play

    @property
    def game(self) -> Game:
        return self.state.game

    def act(self, seat: str, action: Action | str) -> None:
        """Carry out one action of a seat and what chance makes of it, all of it or nothing."""
        self.carry_out(seat, self.state.game.parse(self.state, seat, action))

    def carry_out(self, seat: str, action: Action) -> Done:
        """The same as ``act``, for those who know the action and want to know what it led to."""
        is_aside = self.state.is_aside(seat, action)
        interrupts = seat not in self.state.actors
        step = _Step(seat, self.state.clone(), len(self.entries), len(self.lines))
        steps = self._steps
        try:
            written = [self.apply(seat, action)]
            interrupts = is_aside and interrupts
            self._steps = _steps_with(steps, step, interrupts, self.state.sealed, self.entries)
            written += self.let_chance_act()
            self._ask(seat, action)
            return Done(written, step.before, is_aside)
        except BaseException as error:  # a rule broke down, or somebody pressed Ctrl-C
            if not isinstance(error, Illegal) or len(self.entries) > step.entries:
                self.go_back(step.before, step.entries, step.lines)
                self._steps = steps
            raise

    def _ask(self, seat: str, action: Action) -> None:
        """Nobody may be left before a question that the rules cannot put.

        What may be done is built only once, so this costs nothing to those who look at it anyway.
        """
        try:
            for actor in self.state.actors:
                self.state.prompt(actor)
                self.state.legal(actor)
        except Exception as error:
            raise RuleFailed(seat, action, described(error)) from error

    def let_chance_act(self) -> list[Written]:
        """What chance decides before any player has to."""
        written = self.resolve_chance(self._luck)
        if written:
            self._steps = []
        return written

    def can_undo(self, seat: str) -> bool:
        return bool(self._steps) and self._steps[-1].seat == seat

    def undo(self, seat: str) -> None:
        """Take back the last action of a seat; what others did aside meanwhile stays done."""
        if not self.can_undo(seat):
            raise CannotUndo(tell("error.undo_barred"))
        *steps, step = self._steps
        asides = [entry for entry in self.entries[step.entries :] if entry.seat != seat]
        again = Chronicle(step.before.clone() if asides else step.before)
        for entry in asides:
            again.apply(*entry)
        self.go_back(again.state, step.entries, step.lines)
        self.entries += again.entries
        self.lines += again.lines
        self._steps = steps

    def finished_record(self) -> Record:
        """The record so far, with the result and the fingerprint of the position it ends in."""
        outcome = self.state.outcome
        return replace(
            self.record,
            entries=list(self.entries),
            hash=self.state.hash(),
            result=str(outcome) if outcome else "",
        )
