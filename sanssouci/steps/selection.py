"""Choosing some units of many: one group of equal units after the other.

Every subset can be chosen this way without a list of all subsets. Numbers that are forced are
not asked for, as everybody can see that they are.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, TypeVar

from sanssouci.kernel import Action, Message, Phase, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Selection(Phase[S]):
    """``pool``: the units not yet decided on, in order; ``taken``: those chosen so far."""

    goes_on: ClassVar[bool] = True
    rule: ClassVar[str]
    """What limits the numbers."""
    space: int
    pool: tuple[int, ...]
    taken: tuple[int, ...] = ()

    @abstractmethod
    def numbers(self, position: S) -> range:
        """How many of the first group of the pool may be taken."""

    @abstractmethod
    def complete(self, position: S) -> None:
        """All is decided: replace or pop this frame and do what was chosen."""

    @abstractmethod
    def chooser(self, position: S) -> str:
        """Who chooses."""

    @abstractmethod
    def unit_name(self) -> str:
        """The unit asked about, as actions call it."""

    def unit_told(self) -> str:
        """The same unit as sentences call it."""
        return self.unit_name()

    def group(self) -> tuple[int, int]:
        """The unit asked about, and how many there are."""
        return self.pool[0], self.pool.count(self.pool[0])

    def numbers_to_reach(self, wanted: int) -> range:
        """For ``numbers`` where exactly so many are to be taken in all."""
        _, count = self.group()
        missing = wanted - len(self.taken)
        return range(max(0, missing - (len(self.pool) - count)), min(count, missing) + 1)

    def actors(self, position: S) -> tuple[str, ...]:
        if not self.pool or len(self.numbers(position)) == 1:
            return ()
        return (self.chooser(position),)

    def legal(self, position: S, seat: str) -> Sequence[Action]:
        name = self.unit_name()
        return [Action(f"take {name} {number}") for number in reversed(self.numbers(position))]

    def why_not(self, position: S, seat: str, action: Action) -> Message | None:
        unit = self.unit_name()
        if action.verb != "take" or action.words[:1] != (unit,):
            return Message.of("refuse.take_order", self.rule, unit=self.unit_told())
        numbers = self.numbers(position)
        return Message.of("refuse.take_number", self.rule, low=numbers[0], high=numbers[-1])

    def take(self, position: S, seat: str, name: str, number: str) -> None:
        self._take(position, int(number))

    def proceed(self, position: S) -> None:
        if self.pool:
            self._take(position, self.numbers(position)[0])
        else:
            self.complete(position)

    def _take(self, position: S, number: int) -> None:
        unit, count = self.group()
        after = replace(self, pool=self.pool[count:], taken=self.taken + (unit,) * number)
        position.become(after)
