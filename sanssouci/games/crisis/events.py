"""C13 Events: the death of the Empress, and peace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.dice import Throw, faces
from sanssouci.games.crisis import control, victory
from sanssouci.games.crisis.atlas import (
    FIRST_SIDE,
    HOME,
    PACK,
    PRUSSIAN,
    RUSSIA,
    SPACE_COUNT,
    TURNS,
)
from sanssouci.games.crisis.pack import ELIZABETH
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.units import DEPLETED, NATION_OF, state_of
from sanssouci.kernel import CHANCE

FATAL = 1
"""What the die must show."""
_FIRST_TURN = next((turn.number for turn in TURNS if turn.event == ELIZABETH), len(TURNS) + 1)


@dataclass(frozen=True, slots=True)
class EventDie(Throw[Position]):
    """A die at the end of a turn: first for the Empress, after her death for peace."""

    name: ClassVar[str] = "event_die"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,) if position.empress_dead or position.turn >= _FIRST_TURN else ()

    def roll(self, position: Position, seat: str, *dice: str) -> None:
        position.pop()
        (die,) = faces(dice)
        if position.empress_dead:
            position.tell("log.peace_die", "C13.3", die=die)
            if die == FATAL:
                victory.draw(position, victory.PEACE)
        else:
            position.tell("log.empress_die", "C13.1", die=die)
            if die == FATAL:
                change_sides(position)

    def proceed(self, position: Position) -> None:
        position.pop()


def change_sides(position: Position) -> None:
    """Russia joins Prussia: her units go home, her spaces come over (C13.2)."""
    position.tell("log.empress_dies", "C13.2")
    box = PACK.box_of(RUSSIA)
    assert box is not None
    for space in bits(position.spaces_with(1 << RUSSIA)):
        units = tuple(unit for unit in position.at[space] if NATION_OF[unit] == RUSSIA)
        position.remove(space, units)
        position.add(box, [_home_again(unit) for unit in units])
    position.empress_dead = True
    for space in range(SPACE_COUNT):
        if position.control[space] == RUSSIA and FIRST_SIDE[HOME[space]] == PRUSSIAN:
            control.give(position, space, HOME[space])
    for space in range(SPACE_COUNT):
        control.settle(position, space)


def _home_again(unit: int) -> int:
    """A unit keeps its losses and no marker: its box is a source of supply."""
    return unit & ~state_of(unit) | unit & DEPLETED
