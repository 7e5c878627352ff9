"""M4 Sequence of play: politics, hussars, three action stages; winter after every third turn."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.maria import (
    combat,
    conquest,
    displacement,
    election,
    french_reduction,
    hussars,
    joining,
    missions,
    movement,
    political_events,
    politics,
    recruitment,
    retreat,
    saxony,
    setup,
    silesia,
    subsidies,
    supply,
    tactical_cards,
    trains,
    victory,
    winter,
)
from sanssouci.games.maria.combat import Combat
from sanssouci.games.maria.conquest import RetroactiveConquest
from sanssouci.games.maria.hussars import HussarStage
from sanssouci.games.maria.movement import Movement
from sanssouci.games.maria.nations import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    NATIONS,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN,
    SAXONY,
)
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.supply import SupplyCheck
from sanssouci.games.maria.tactical_cards import Draw, deal_opening_hands
from sanssouci.games.maria.winter import Winter
from sanssouci.kernel import Phase, phases_in

POLITICS, HUSSARS, FRENCH, PRUSSIAN_STAGE, AUSTRIAN_STAGE, AFTERWARDS = range(1, 7)
"""The stages of a turn; an election and winter come afterwards (M4.2)."""
TURNS_IN_A_YEAR: Final = 3


def nations_of_stage(position: Position, stage: int) -> tuple[int, ...]:
    """The powers that act in a stage as things stand (M4.2, M4.4)."""
    tied = position.alliance == PRUSSIAN
    if stage == FRENCH:
        nations: tuple[int, ...] = (FRANCE, BAVARIA)
    elif stage == PRUSSIAN_STAGE:
        nations = (PRUSSIA, SAXONY) if tied else (PRUSSIA,)
    elif stage == AUSTRIAN_STAGE:
        nations = (AUSTRIA, PRAGMATIC) if tied else (AUSTRIA, SAXONY, PRAGMATIC)
    else:
        nations = ()
    return tuple(nation for nation in nations if nation in position.setting.nations)


def stage_nations(position: Position) -> tuple[int, ...]:
    """The powers that act in the stage in play."""
    return nations_of_stage(position, position.stage)


def first_frames(position: Position) -> None:
    """All sheets are written: the opening hands are dealt, and the first turn begins (M3.5)."""
    position.push(Turn())
    deal_opening_hands(position)


@dataclass(frozen=True, slots=True)
class Turn(Phase[Position]):
    """A turn: its stages one after the other (M4.2)."""

    name: ClassVar[str] = "turn"
    stage: int = POLITICS
    """The next stage."""

    def proceed(self, position: Position) -> None:
        stage = position.stage = self.stage
        position.become(Turn(stage + 1))
        if stage == POLITICS:
            position.tell("log.turn", "M4.1", turn=position.turn, year=year(position.turn))
            if position.setting.whole_war:
                position.push(AfterPolitics())
                position.push(politics.Politics())
        elif stage == HUSSARS:
            position.push(HussarStage())
        elif stage < AFTERWARDS:
            position.push(Stage())
        else:
            position.become(EndOfTurn())


def year(turn: int) -> int:
    return 1741 + (turn - 1) // TURNS_IN_A_YEAR


@dataclass(frozen=True, slots=True)
class AfterPolitics(Phase[Position]):
    """Victory is tested when politics are over (M25.2)."""

    name: ClassVar[str] = "after_politics"

    def proceed(self, position: Position) -> None:
        position.pop()
        victory.test_outside_stages(position)


BEGIN, DRAW, SUPPLY, MOVEMENT, COMBAT, RETROACTIVE, TEST, OFFERS, TEST_AGAIN = range(9)


@dataclass(frozen=True, slots=True)
class Stage(Phase[Position]):
    """An action stage: both powers go together through its phases (M4.3, M25.5).

    Which powers act is looked at in every phase, as Saxony may change sides in between.
    """

    name: ClassVar[str] = "stage"
    step: int = BEGIN

    def proceed(self, position: Position) -> None:
        step, stage = self.step, position.stage
        nations = stage_nations(position)
        position.become(Stage(step + 1))
        if step == BEGIN:
            names = "+".join(NATIONS[nation] for nation in nations)
            position.tell("log.stage", "M4.2", nations=names)
            silesia.begin_stage(position, stage)
        elif step == DRAW:
            for nation in reversed(nations):
                position.push(Draw(nation))
            if position.setting.whole_war:
                subsidies.begin_stage(position, stage)
        elif step == SUPPLY:
            position.push(SupplyCheck(nations))
        elif step == MOVEMENT:
            position.push(Movement(nations))
        elif step == COMBAT:
            position.push(Combat.begin(position, nations))
        elif step == RETROACTIVE:
            position.push(RetroactiveConquest())
        elif step == OFFERS:
            self._make_offers(position, stage)
        else:
            self._test(position)
        if step < TEST:
            silesia.begin_phase(position)

    def _test(self, position: Position) -> None:
        if self.step == TEST and position.setting.whole_war:
            election.review(position)
        if self.step == TEST_AGAIN:
            position.pop()
        victory.test(position)

    def _make_offers(self, position: Position, stage: int) -> None:
        """What may be offered at the end of a stage (M20.1, M21.1)."""
        if not position.setting.whole_war:
            return
        if stage == FRENCH:
            position.push(french_reduction.Reduction())
        elif stage == PRUSSIAN_STAGE:
            position.push(silesia.Peace())


@dataclass(frozen=True, slots=True)
class EndOfTurn(Phase[Position]):
    """An election that is due, winter after every third turn, and the next turn (M4.1, M4.2)."""

    name: ClassVar[str] = "end_of_turn"
    step: int = 0

    def proceed(self, position: Position) -> None:
        position.become(EndOfTurn(self.step + 1))
        setting = position.setting
        last = position.turn == setting.turns
        if self.step == 0:
            position.truce = False  # "this turn" of a card ends with stage 5 (M17.10)
            if setting.whole_war and position.election == 1:
                position.push(election.Election())
        elif self.step == 1:
            if setting.whole_war:
                victory.test_outside_stages(position)
            elif last:
                victory.test_endurance(position)
        elif self.step == 2:
            if position.turn % TURNS_IN_A_YEAR == 0:
                position.push(Winter())
        elif last:
            victory.test_last_winter(position)
        else:
            politics.end_turn(position)
            position.end_turn_of_deals()
            position.turn += 1
            position.become(Turn())


PHASES: Final = phases_in(
    combat, conquest, displacement, election, french_reduction, hussars, joining, missions,
    movement, political_events, politics, recruitment, retreat, saxony, setup, silesia, subsidies,
    supply, tactical_cards, trains, winter, sys.modules[__name__],
)  # fmt: skip
"""Every phase by name, to read a position back."""
