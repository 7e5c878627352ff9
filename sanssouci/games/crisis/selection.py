"""Choosing some of the units in a space: one group of equal units after the other.

Every subset can be chosen this way without a list of all subsets. Numbers that are forced are
not asked for, as everybody can see that they are.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from sanssouci.games.crisis.atlas import SEATS
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.units import ISOLATED, NAME, NATION_OF, Units
from sanssouci.kernel import Action, Message, Phase

PLACES = 8
"""How many units go together by land; an isolated one takes two places (C4.4)."""


def places(units: Sequence[int]) -> int:
    return len(units) + sum(1 for unit in units if unit & ISOLATED)


@dataclass(frozen=True, slots=True)
class Selection(Phase[Position]):
    """``pool``: the units not yet decided on, in order; ``taken``: those chosen so far."""

    rule: ClassVar[str]
    """What limits the numbers."""
    space: int
    pool: Units
    taken: Units = ()

    @abstractmethod
    def numbers(self, position: Position) -> range:
        """How many of the first group of the pool may be taken."""

    @abstractmethod
    def complete(self, position: Position) -> None:
        """All is decided: replace or pop this frame and do what was chosen."""

    def group(self) -> tuple[int, int]:
        """The unit asked about, and how many there are."""
        return self.pool[0], self.pool.count(self.pool[0])

    def unit_name(self) -> str:
        return NAME[self.pool[0]]

    def actors(self, position: Position) -> tuple[str, ...]:
        if not self.pool or len(self.numbers(position)) == 1:
            return ()
        return (SEATS[position.side(NATION_OF[self.pool[0]])],)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        name = self.unit_name()
        return [Action(f"take {name} {number}") for number in reversed(self.numbers(position))]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        unit = self.unit_name()
        if action.verb != "take" or action.words[:1] != (unit,):
            return Message.of("refuse.take_order", self.rule, unit=unit)
        numbers = self.numbers(position)
        return Message.of("refuse.take_number", self.rule, low=numbers[0], high=numbers[-1])

    def take(self, position: Position, seat: str, name: str, number: str) -> None:
        self._take(position, int(number))

    def proceed(self, position: Position) -> None:
        if self.pool:
            self._take(position, self.numbers(position)[0])
        else:
            self.complete(position)

    def _take(self, position: Position, number: int) -> None:
        unit, count = self.group()
        after = replace(self, pool=self.pool[count:], taken=self.taken + (unit,) * number)
        position.become(after)
