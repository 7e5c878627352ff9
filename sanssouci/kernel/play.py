"""A game being played: the position with its record, its log and the way back."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

from sanssouci.kernel.action import Action
from sanssouci.kernel.errors import CannotUndo
from sanssouci.kernel.game import Game, Options, Scenario
from sanssouci.kernel.message import Line
from sanssouci.kernel.record import Entry, Record, replay
from sanssouci.kernel.state import CHANCE, State


class _Step(NamedTuple):
    """What it takes to undo one action."""

    seat: str
    before: State
    entries: int
    lines: int


class Play:
    """Holds a position and writes down what happens to it.

    Chance decides at once whenever it is asked. An action may be undone by the seat that took
    it, as long as neither chance nor another seat has acted since and nothing hidden was shown.
    """

    def __init__(self, state: State, record: Record, rng: Random) -> None:
        self.state = state
        self.record = record
        self.lines: list[Line] = []
        self._rng = rng
        self._steps: list[_Step] = []
        state.log = self.lines

    @classmethod
    def begin(
        cls, game: Game, scenario: Scenario, options: Options, *, seed: int | None = None
    ) -> Play:
        record = Record(game.id, game.rules_version, scenario.id, dict(options))
        play = cls(game.begin(scenario, options), record, Random(seed))
        play._resolve_chance()
        return play

    @classmethod
    def resume(
        cls, game: Game, record: Record, *, seed: int | None = None, other_rules: bool = False
    ) -> Play:
        """Go on where a record stops."""
        lines: list[Line] = []

        def listen(state: State, entry: Entry) -> None:
            state.log = lines

        state = replay(game, record, other_rules=other_rules, watch=listen)
        kept = Record(
            game.id, game.rules_version, record.scenario, dict(record.options),
            dict(record.players), list(record.entries),
        )  # fmt: skip
        play = cls(state, kept, Random(seed))
        play.lines = lines
        state.log = lines
        play._resolve_chance()
        return play

    @property
    def game(self) -> Game:
        return self.state.game

    def act(self, seat: str, action: Action | str) -> None:
        """Carry out one action of a seat, written down and followed by chance's answer."""
        action = self.game.parse(self.state, seat, action)
        aside = seat not in self.state.actors and action in self.state.asides(seat)
        step = _Step(seat, self.state.clone(), len(self.record.entries), len(self.lines))
        self.state.apply(seat, action)
        self.record.entries.append(Entry(seat, action))
        if not self.can_undo(seat):
            if aside:
                return  # it interrupts nobody, not even another player's way back
            self._steps.clear()
        self._steps.append(step)
        if self.state.sealed:
            self._steps.clear()
        self._resolve_chance()

    def can_undo(self, seat: str) -> bool:
        return bool(self._steps) and self._steps[-1].seat == seat

    def undo(self, seat: str) -> None:
        """Take back the last action of a seat; what others did aside meanwhile stays done."""
        if not self.can_undo(seat):
            raise CannotUndo("chance, a reveal or another player stands between")
        step = self._steps.pop()
        asides = [entry for entry in self.record.entries[step.entries :] if entry.seat != seat]
        self.state = step.before
        self.state.log = self.lines
        del self.lines[step.lines :]
        del self.record.entries[step.entries :]
        for entry in asides:
            self.state.apply(*entry)
            self.record.entries.append(entry)

    def log(self, seat: str | None) -> list[Line]:
        """The lines a seat may read; None is a spectator."""
        return [line for line in self.lines if line.visible_to(seat)]

    def finished_record(self) -> Record:
        """The record so far, with the result and the fingerprint of the position it ends in."""
        outcome = self.state.outcome
        return replace(
            self.record,
            entries=list(self.record.entries),
            hash=self.state.hash(),
            result=str(outcome) if outcome else "",
        )

    def _resolve_chance(self) -> None:
        while self.state.actors == (CHANCE,):
            action = self.state.sample_chance(self._rng)
            self.state.apply(CHANCE, action)
            self.record.entries.append(Entry(CHANCE, action))
            self._steps.clear()
