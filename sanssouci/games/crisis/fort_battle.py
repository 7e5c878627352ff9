"""C10 Fort battles: one round, the garrison first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from sanssouci.games.crisis import control
from sanssouci.games.crisis.atlas import SPACE
from sanssouci.games.crisis.losses import Attack
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.strength import field_bonuses, garrison_bonuses
from sanssouci.games.crisis.units import armies_of
from sanssouci.kernel import Phase

_GARRISON, _BESIEGERS, _END = range(3)


@dataclass(frozen=True, slots=True)
class FortBattle(Phase[Position]):
    """``inside`` and ``outside`` are the nations that take part on either side of the walls."""

    name: ClassVar[str] = "fort_battle"
    space: int
    active: int
    inside: int
    outside: int
    step: int = _GARRISON

    @classmethod
    def start(cls, position: Position, space: int, active: int, active_nations: int) -> None:
        """The active side fights with one army, the other with all (C7.6)."""
        holder = position.holder(space)
        others = position.friends(1 - active)
        inside, outside = (active_nations, others) if holder == active else (others, active_nations)
        position.tell(
            "log.fort_battle", "C10.1",
            space=SPACE[space], who=armies_of(position.force(space, outside)),
            foe=armies_of(position.force(space, inside, inside=True)),
        )  # fmt: skip
        position.push(cls(space, active, inside, outside))

    def proceed(self, position: Position) -> None:
        position.become(replace(self, step=self.step + 1))
        garrison = position.force(self.space, self.inside, inside=True)
        if self.step == _GARRISON:
            bonuses = garrison_bonuses(position, self.space, garrison)
            self._attack(position, bonuses, self.outside, inside=False)
        elif self.step == _BESIEGERS:
            bonuses = field_bonuses(position, position.force(self.space, self.outside))
            self._attack(position, bonuses, self.inside, inside=True)
        else:
            self._end(position)

    def _attack(self, position: Position, bonuses: list[int], targets: int, inside: bool) -> None:
        if bonuses:
            position.push(Attack(self.space, tuple(bonuses), targets, inside))

    def _end(self, position: Position) -> None:
        position.pop()
        holder = position.holder(self.space)
        if holder == self.active and not position.has_units(
            self.space, position.friends(1 - holder)
        ):
            position.earn(self.space, holder)
        control.settle(position, self.space)
