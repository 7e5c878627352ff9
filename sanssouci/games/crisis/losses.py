"""C8.2, C8.3 Dice and hits: what an attack rolls, and who takes the damage."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sanssouci.dice import Throw, faces
from sanssouci.games.crisis.atlas import SEATS, SPACE
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.selection import Selection
from sanssouci.games.crisis.units import DEPLETED, NATION_OF, Units, names_of
from sanssouci.kernel import Message, Phase

HIT = 6
"""What a die must show, with its bonus (C8.2)."""


@dataclass(frozen=True, slots=True)
class Attack(Throw[Position]):
    """Dice are thrown at the units of some nations in a space.

    ``bonuses`` holds a bonus for each die still to be rolled, the best first (C8.4).
    """

    name: ClassVar[str] = "attack"
    space: int
    bonuses: tuple[int, ...]
    targets: int
    inside: bool
    hits: int = 0

    def dice(self, position: Position) -> int:
        return len(self.bonuses)

    def roll(self, position: Position, seat: str, *dice: str) -> None:
        rolled = [die + bonus for die, bonus in zip(faces(dice), self.bonuses, strict=False)]
        hits = self.hits + sum(1 for total in rolled if total >= HIT)
        position.tell(
            "log.dice", "C8.2",
            dice=" ".join(map(str, rolled)), faces=" ".join(dice), space=SPACE[self.space],
        )  # fmt: skip
        left = self.bonuses[len(dice) :]
        if left:
            position.become(Attack(self.space, left, self.targets, self.inside, hits))
            return
        position.tell("log.hits", "C8.3", hits=hits, space=SPACE[self.space])
        position.become(Losses(self.space, hits, self.targets, self.inside))


@dataclass(frozen=True, slots=True)
class Losses(Phase[Position]):
    """Hits wait to be taken: by full units while there are any, then by depleted ones (C8.3)."""

    name: ClassVar[str] = "losses"
    space: int
    hits: int
    targets: int
    inside: bool

    def proceed(self, position: Position) -> None:
        position.pop()
        units = position.force(self.space, self.targets, self.inside)
        full = tuple(unit for unit in units if not unit & DEPLETED)
        left = self.hits
        if left < len(full):
            position.push(Casualties(self.space, full, hits=left, exposed=full))
            return
        _suffer(position, self.space, full)
        left -= len(full)
        depleted = position.force(self.space, self.targets, self.inside)
        if left < len(depleted):
            position.push(Casualties(self.space, depleted, hits=left, exposed=depleted))
            return
        _suffer(position, self.space, depleted)


@dataclass(frozen=True, slots=True)
class Casualties(Selection):
    """The owner chooses who takes the hits."""

    name: ClassVar[str] = "casualties"
    rule: ClassVar[str] = "C8.3"
    hits: int = 0
    exposed: Units = ()
    """All among whom the owner chooses."""

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.casualties", "C8.3",
            hits=self.hits - len(self.taken), space=SPACE[self.space], unit=self.unit_name(),
            who=self.unit_told(), count=self.group()[1],
        )  # fmt: skip

    def secret_from(self, position: Position, seat: str | None) -> bool:
        """Others see that hits are to be taken, and not what is decided so far."""
        return seat != SEATS[position.side(NATION_OF[self.exposed[0]])]

    def undecided(self) -> Casualties:
        return replace(self, pool=self.exposed, taken=())

    def numbers(self, position: Position) -> range:
        return self.numbers_to_reach(self.hits)

    def complete(self, position: Position) -> None:
        position.pop()
        _suffer(position, self.space, self.taken)


def _suffer(position: Position, space: int, units: Units) -> None:
    """Each takes a hit, and everybody is told who, whether or not there was a choice."""
    if units:
        position.tell(
            "log.casualties", "C8.3", space=SPACE[space], units=len(units), names=names_of(units)
        )
    for unit in units:
        position.hit(space, unit)
