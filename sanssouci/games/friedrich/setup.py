"""F1 Set-up: pieces stand where the sheets say; troops are allotted in secret, all at once."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from sanssouci.games.friedrich.armies import ARMY_RULES
from sanssouci.games.friedrich.position import Position
from sanssouci.steps.armies import Allotment as AllotmentStep


@dataclass(frozen=True, slots=True)
class Allotment(AllotmentStep[Position]):
    """Every player gives each general his troops, nobody seeing the others' sheets (F1.14)."""

    name: ClassVar[str] = "allotment"
    rules: ClassVar = ARMY_RULES

    def strength(self, position: Position, nation: int) -> int:
        return position.setting.strength[nation]

    def deal_unknown_troops(self, position: Position, seat: str | None, rng: Random) -> None:
        """Others see only who is ready: a sheet begun is blank, a finished one anything."""
        unfinished = self.actors(position)
        for nation in position.setting.nations:
            owner = position.controllers[nation]
            if owner == seat:
                continue
            if owner in unfinished:
                for general in self.generals(position, nation):
                    position.troops[general] = 0
            else:
                position.resample_troops(nation, rng)
        for owner in unfinished:
            if owner != seat:
                self.fill_forced(position, owner)

    def completed(self, position: Position) -> None:
        from sanssouci.games.friedrich.sequence import Turn

        position.become(Turn())


def begin(position: Position) -> None:
    allotment = Allotment()
    position.push(allotment)
    for seat in position.setting.scenario.seats:
        allotment.fill_forced(position, seat)
