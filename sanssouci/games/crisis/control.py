"""C3 Control: who holds a space, and when it changes hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.crisis.atlas import BIT, BOXES, HOME, NATION_INDEX, SEATS, SPACE
from sanssouci.games.crisis.pack import NATIONS
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.units import INSIDE, NATION_OF, nations_in
from sanssouci.kernel import Action, Message, Phase


def settle(position: Position, space: int) -> None:
    """Something has come or gone: end a siege that is none, change control where it must."""
    units = position.at[space]
    if not units or BOXES & BIT[space]:
        return
    holder = position.holder(space)
    if nations_in(units)[1] & position.friends(1 - holder):  # it was their fort a moment ago
        position.clear(space, INSIDE, position.friends(1 - holder))
    if position.has_units(space, position.friends(holder)):
        if not position.has_units(space, position.friends(1 - holder)):
            position.clear(space, INSIDE)
        return
    _conquer(position, space, 1 - holder)


def _conquer(position: Position, space: int, side: int) -> None:
    """A space goes to the side that alone has units there (C3.1 to C3.3)."""
    if position.is_fort(space) or position.is_resource(space):
        position.earn(space, side)
    if position.side(HOME[space]) == side:
        owners = [HOME[space]]
    else:
        numbers = Counter(NATION_OF[unit] for unit in position.at[space])
        most = max(numbers.values())
        owners = sorted(nation for nation, number in numbers.items() if number == most)
    if len(owners) == 1:
        give(position, space, owners[0])
    else:  # it is theirs already; whose of them is told when it is decided
        position.give(space, owners[0])
        position.push(Claim(side, space, tuple(owners)))


def give(position: Position, space: int, nation: int) -> None:
    position.give(space, nation)
    position.tell("log.control", "C3.1", space=SPACE[space], nation=NATIONS[nation])


@dataclass(frozen=True, slots=True)
class Claim(Phase[Position]):
    """Several nations have equally many units in a conquered space (C3.2)."""

    name: ClassVar[str] = "claim"
    side: int
    space: int
    owners: tuple[int, ...]

    def actors(self, position: Position) -> tuple[str, ...]:
        return (SEATS[self.side],)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.claim", "C3.2", space=SPACE[self.space])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("claim", SPACE[self.space], NATIONS[nation]) for nation in self.owners]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.claim", "C3.2", space=SPACE[self.space])

    def claim(self, position: Position, seat: str, space: str, nation: str) -> None:
        position.pop()
        give(position, self.space, NATION_INDEX[nation])
