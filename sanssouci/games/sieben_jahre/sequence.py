"""S5 The sequence of play: years, fractions and turns."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre import (
    actions,
    advantages,
    arrivals,
    automaton,
    command,
    commanders,
    conquest,
    convoys,
    end_of_battle,
    events,
    fortune,
    garrisons,
    income,
    ministry,
    movement,
    mustering,
    phases,
    provisions,
    raids,
    relief,
    scenario_mode,
    scorched_earth,
    scoring,
    victory,
    voyages,
)
from sanssouci.games.sieben_jahre.actions import MODES, Actions, Mode, granted
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import (
    BOARD_COUNT,
    FRACTIONS,
    LAST_YEAR,
    SWEDES_LAND,
)
from sanssouci.kernel import Phase, phases_in

FIRST_PHASE, SECOND_PHASE = 1, 2


@dataclass(frozen=True, slots=True)
class Year(Phase[Position]):
    """The steps of a year (S5.1)."""

    name: ClassVar[str] = "year"
    step: int = 0

    def proceed(self, position: Position) -> None:
        position.become(Year(self.step + 1))
        _STEPS[self.step](position)


def begin_year(position: Position) -> None:
    """Markers go, States and commanders come and go, and the year's die is rolled."""
    position.fraction = 0
    position.stopped = position.moved = position.campaigning = position.bought = 0
    position.spared = 0
    position.levied = [0] * len(position.levied)
    position.natives = [0] * BOARD_COUNT
    position.tell("log.year", "S5.1", year=str(position.year))
    scorched_earth.clear_markers(position)
    advantages.return_used(position)
    command.begin_year(position)
    arrivals.new_year(position)
    position.push(fortune.Fortune())


def _ministries(position: Position) -> None:
    for board in position.order:
        ministry.charge(position, board)
    for board in reversed(position.order):
        position.push(ministry.Ministry(board))


def _purchases(position: Position) -> None:
    for board in reversed(position.order):
        position.push(advantages.Purchases(board))


def _fractions(position: Position) -> None:
    position.push(Fraction())


def _end(position: Position) -> None:
    """What is held now is scored; then the next year, or the reckoning (S32.5)."""
    scoring.note_goals(position)
    arrivals.end_of_year(position)
    position.natives = [0] * BOARD_COUNT
    if position.year == LAST_YEAR:
        victory.reckon(position)
        return
    position.year += 1
    position.fraction = 0
    position.become(Year())


_STEPS: Final = (
    begin_year,
    income.collect,
    income.push_aid,
    garrisons.pay,
    _ministries,
    _purchases,
    _fractions,
    _end,
)


@dataclass(frozen=True, slots=True)
class Fraction(Phase[Position]):
    """The steps of a fraction (S5.2, S5.3)."""

    name: ClassVar[str] = "fraction"
    step: int = 0

    def proceed(self, position: Position) -> None:
        position.become(Fraction(self.step + 1))
        if self.step == 0:
            self._begin(position)
        elif self.step == 1:
            for board in reversed(position.order):
                position.push(Turn(board, SECOND_PHASE))
        elif self.step == 2:
            for board in reversed(position.order):
                position.push(scorched_earth.Foraging(board))
        elif self.step == 3:
            self._finish(position)
        else:
            self._go_on(position)

    def _begin(self, position: Position) -> None:
        position.fraction += 1
        position.moved = position.bought = position.splitting = position.spared = 0
        position.tell("log.fraction", "S5.2", fraction=position.fraction)
        command.make_due_changes(position)
        for board in reversed(position.order):
            position.push(Turn(board, FIRST_PHASE))

    def _finish(self, position: Position) -> None:
        """After the raids on the land: eating, exhaustion and hunger (S5.3)."""
        conquest.occupy_open_towns(position)
        if position.outcome:
            return
        provisions.eat(position)
        garrisons.starve(position)
        if position.setting.campaign:
            if (position.year, position.fraction) == (commanders.FERDINAND_COMES, SWEDES_LAND):
                arrivals.land_swedes(position)
        elif not position.outcome:
            scenario_mode.end_of_fraction(position)

    def _go_on(self, position: Position) -> None:
        """The year ends after its last fraction, or when all have stopped (S8.5)."""
        last = position.setting.sheet.length if position.setting.sheet else FRACTIONS
        resting = all(position.stopped >> board & 1 for board in position.order)
        if position.fraction < last and not resting:
            position.become(Fraction())
        else:
            position.pop()


@dataclass(frozen=True, slots=True)
class Turn(Phase[Position]):
    """A board's turn in one phase of a fraction."""

    name: ClassVar[str] = "turn"
    board: int
    half: int
    fled: bool = False

    def proceed(self, position: Position) -> None:
        """The beaten draw again first (S26.1); then come the actions (S8.2)."""
        if not self._acts(position):
            position.pop()
            return
        if not self.fled:
            position.become(Turn(self.board, self.half, fled=True))
            end_of_battle.draw_again(position, self.board)
            return
        position.pop()
        if position.stopped >> self.board & 1:
            return
        position.tell("log.turn", "S8.2", board=position.board_id(self.board), phase=self.half)
        if position.seat(self.board) is None:
            automaton.play_slot(position, self.board, self.half)
        elif self.half == FIRST_PHASE:
            position.push(Mode(self.board))
        else:
            allowed = MODES["split"][1]
            position.push(Actions(self.board, granted(position, self.board, allowed)))

    def _acts(self, position: Position) -> bool:
        """True if the board has actions now; in the second phase only who splits them (S8.2)."""
        bot = position.seat(self.board) is None
        return self.half == FIRST_PHASE or bot or bool(position.splitting >> self.board & 1)


PHASES: Final = phases_in(
    actions, advantages, convoys, events, fortune, income, ministry, movement, mustering, raids,
    relief, scorched_earth, voyages, sys.modules[__name__], *phases.MODULES,
)  # fmt: skip
"""Every phase by name, to read a position back."""
