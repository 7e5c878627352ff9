"""Choosing some of the units in a space, and how many go together."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sanssouci.games.crisis.atlas import SEATS
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.units import ISOLATED, NAME, NATION_OF, TOLD, Units, groups
from sanssouci.kernel import Action, Prospect
from sanssouci.steps.selection import Selection as SelectionStep

PLACES = 8
"""How many units go together by land; an isolated one takes two places (C4.4)."""


def places(units: Sequence[int]) -> int:
    return len(units) + sum(1 for unit in units if unit & ISOLATED)


def who_may_go(units: Units, weight: Callable[[int], int], room: int) -> Iterator[Prospect]:
    """Each kind of unit that could go along, with the places one of it takes of those there are."""
    for unit, count in groups(units):
        yield Prospect.of(
            "foresee.goes", "C4.4" if weight(unit) > 1 else "C6.1",
            unit=TOLD[unit], count=count, places=weight(unit), room=room,
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Selection(SelectionStep[Position]):
    """The side whose units they are chooses."""

    def chooser(self, position: Position) -> str:
        return SEATS[position.side(NATION_OF[self.pool[0]])]

    def unit_name(self) -> str:
        return NAME[self.pool[0]]

    def unit_told(self) -> str:
        """The same unit as a sentence calls it."""
        return TOLD[self.pool[0]]


@dataclass(frozen=True, slots=True)
class Travellers(Selection):
    """Those who go together; they have to find room."""

    @abstractmethod
    def room(self) -> int:
        """How many places are left."""

    def weight(self, unit: int) -> int:
        """How many places a unit takes."""
        return places((unit,))

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        return who_may_go(self.pool, self.weight, self.room())
