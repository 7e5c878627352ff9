"""C2 Sequence of play: turns, chits, the phase of an army, and the end of a turn."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.crisis import (
    action_points,
    battles,
    communication,
    control,
    events,
    field_battle,
    fort_battle,
    losses,
    mobilization,
    operations,
    rapid_mobilization,
    retreat,
    setup,
    tactics_cards,
    victory,
    winter,
)
from sanssouci.games.crisis.action_points import RollForPoints
from sanssouci.games.crisis.atlas import (
    ARMY_MASK,
    CHITS,
    CUPS,
    TURN_END_CHIT,
    TURNS,
)
from sanssouci.games.crisis.events import EventDie
from sanssouci.games.crisis.position import NOBODY, Position
from sanssouci.games.crisis.tactics_cards import Draw, return_used
from sanssouci.games.crisis.winter import ORDER, Winter
from sanssouci.kernel import CHANCE, Action, Phase, phases_in

_CHITS: Final = tuple(Action(f"chit {chit}") for chit in CHITS)


@dataclass(frozen=True, slots=True)
class Turn(Phase[Position]):
    """A new turn begins: chits into the cup, or winter (C2.1, C2.2)."""

    name: ClassVar[str] = "turn"

    def proceed(self, position: Position) -> None:
        turn = TURNS[position.turn - 1]
        position.tell("log.turn", "C2.1", month=turn.month, year=str(turn.year))
        position.become(EndOfTurn())
        if turn.winter:
            position.push(Winter())
        else:
            position.cup = list(CUPS[position.turn - 1])
            position.push(Campaign())


@dataclass(frozen=True, slots=True)
class Campaign(Phase[Position]):
    """Chits are drawn until the turn-end chit comes, or the cup is empty (C2.3, C2.4)."""

    name: ClassVar[str] = "campaign"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,) if any(position.cup) else ()

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [_CHITS[chit] for chit, number in enumerate(position.cup) for _ in range(number)]

    def chit(self, position: Position, seat: str, id: str) -> None:
        drawn = CHITS.index(id)
        position.cup[drawn] -= 1
        if drawn == TURN_END_CHIT:
            position.tell("log.turn_end_chit", "C2.4")
            position.pop()
            return
        position.tell("log.chit", "C2.2", army=id)
        if position.spaces_with(ARMY_MASK[drawn]):
            position.push(ArmyPhase(drawn))

    def proceed(self, position: Position) -> None:
        position.pop()


@dataclass(frozen=True, slots=True)
class ArmyPhase(Phase[Position]):
    """The steps of an army's phase (C2.5)."""

    name: ClassVar[str] = "army_phase"
    army: int
    step: int = 0

    def proceed(self, position: Position) -> None:
        side = position.army_side(self.army)
        position.become(ArmyPhase(self.army, self.step + 1))
        if self.step == 0:
            position.army = self.army
            for each in (0, 1):
                if each == side or position.setting.checks_all_networks:
                    communication.check(position, each)
            position.push(RollForPoints(self.army))
        elif self.step == 1:
            cards = position.earned.bit_count()
            if cards:
                position.push(Draw(side, cards))
        else:
            position.pop()
            position.army = NOBODY
            position.earned = position.boxes_entered = position.boxes_left = 0
            victory.test(position, side)


@dataclass(frozen=True, slots=True)
class EndOfTurn(Phase[Position]):
    """Used cards go back, events, victory, the next turn (C2.6)."""

    name: ClassVar[str] = "end_of_turn"
    step: int = 0

    def proceed(self, position: Position) -> None:
        position.become(EndOfTurn(self.step + 1))
        if self.step == 0:
            for side in ORDER:
                return_used(position, side)
            position.push(EventDie())
        elif self.step == 1:
            for side in ORDER:
                victory.test(position, side)
        elif position.turn == len(TURNS):
            victory.draw(position, victory.END_OF_WAR)
        else:
            position.turn += 1
            position.become(Turn())


PHASES: Final = phases_in(
    setup, action_points, operations, battles, field_battle, fort_battle, losses, retreat,
    control, tactics_cards, rapid_mobilization, mobilization, winter, events, sys.modules[__name__],
)  # fmt: skip
"""Every phase by name, to read a position back."""
