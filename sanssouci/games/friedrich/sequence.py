"""F2 Sequence of play: seven stages make a turn, and a turn ends with victory tests and fate."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.friedrich import (
    combat,
    conquest,
    fate,
    fate_choices,
    fate_exchanges,
    fate_moves,
    movement,
    offensive_option,
    recruitment,
    retreat,
    setup,
    supply,
    tactical_cards,
    victory,
)
from sanssouci.games.friedrich.combat import Combat
from sanssouci.games.friedrich.conquest import RetroactiveConquest
from sanssouci.games.friedrich.fate import FIRST_CARD_TURN, FateDraw
from sanssouci.games.friedrich.fate_cards import text
from sanssouci.games.friedrich.fate_moves import Evasion
from sanssouci.games.friedrich.movement import Movement
from sanssouci.games.friedrich.nations import AUSTRIA, NATIONS, PRUSSIA, RUSSIA
from sanssouci.games.friedrich.offensive_option import EastPrussia, OffensiveChoice
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.supply import Supply
from sanssouci.games.friedrich.tactical_cards import Deal, PhantomDraw, draw_size
from sanssouci.kernel import Phase, phases_in

_EVADE_DAUN: Final = text(8, "C")
_PHANTOM_CARDS: Final = 5


@dataclass(frozen=True, slots=True)
class Turn(Phase[Position]):
    """A turn: the stages of the nations, one after the other (F2.1)."""

    name: ClassVar[str] = "turn"
    nation: int = 0
    """The next nation to act."""

    def proceed(self, position: Position) -> None:
        nation = self.nation
        if nation == 0:
            position.imperial_suits = 0
            position.imperial_beaten = False
            position.tell("log.turn", "F2.1", turn=position.turn)
        if nation == len(NATIONS):
            position.become(EndOfTurn())
        else:
            position.become(Turn(nation + 1))
            if position.at_war(nation):
                begin_stage(position, nation)


def begin_stage(position: Position, nation: int) -> None:
    """Lay out the steps of a nation's stage, the first on top (F2.2)."""
    position.tell("log.stage", "F2.1", nation=NATIONS[nation])
    if nation == RUSSIA:
        position.push(EastPrussia())
    position.push(Supply(nation))
    position.push(RetroactiveConquest(nation))
    position.push(CombatBegins(nation))
    position.push(Movement.begin(position, nation))
    if nation == PRUSSIA and offensive_option.offered(position):
        position.push(OffensiveChoice())
    position.push(Deal(nation, draw_size(position, nation)))


@dataclass(frozen=True, slots=True)
class CombatBegins(Phase[Position]):
    """Who fights whom is looked at now, or after the Prussians have evaded (F7.1, F11.8C)."""

    name: ClassVar[str] = "combat_begins"
    nation: int

    def proceed(self, position: Position) -> None:
        if self.nation == AUSTRIA and position.fate == _EVADE_DAUN:
            position.become(Evasion())
            position.tell("log.evasion", "F11.8C")
        else:
            position.become(Combat.begin(position, self.nation))


@dataclass(frozen=True, slots=True)
class EndOfTurn(Phase[Position]):
    """Victory test, card of fate, next turn (F2.7)."""

    name: ClassVar[str] = "end_of_turn"
    step: int = 0

    def proceed(self, position: Position) -> None:
        position.become(EndOfTurn(self.step + 1))
        if self.step == 0:
            if position.setting.phantom_cards:
                position.push(PhantomDraw(_PHANTOM_CARDS))
        elif self.step == 1:
            victory.test(position)
        elif self.step == 2:
            if position.turn >= FIRST_CARD_TURN:
                position.push(FateDraw())
        else:
            position.turn += 1
            position.become(Turn())


PHASES: Final = phases_in(
    setup, tactical_cards, movement, recruitment, combat, retreat, conquest, supply,
    fate, fate_choices, fate_exchanges, fate_moves, offensive_option, sys.modules[__name__],
)  # fmt: skip
"""Every phase by name, to read a position back."""
