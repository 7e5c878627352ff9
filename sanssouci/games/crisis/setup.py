"""C1.8 Set-up: units where the tables put them, and two commanders drawn at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.crisis.atlas import PACK
from sanssouci.games.crisis.pack import COMMANDER_RESERVE, UNIT_RESERVE
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.units import commander, troop
from sanssouci.games.crisis.winter import Release
from sanssouci.kernel import Phase


@dataclass(frozen=True, slots=True)
class Opening(Phase[Position]):
    """The war begins once the commanders are drawn."""

    name: ClassVar[str] = "opening"

    def proceed(self, position: Position) -> None:
        from sanssouci.games.crisis.sequence import Turn

        position.become(Turn())


def stand_at_first(position: Position) -> None:
    """Everybody is where the tables put him; whom chance releases is still waiting."""
    for nation in PACK.nations:
        position.reserve[nation.index] = nation.troops
    for placement in PACK.placements:
        position.add(placement.space, [troop(placement.nation)] * placement.troops)
        position.reserve[placement.nation] -= placement.troops
    for each in PACK.commanders:
        if each.start == UNIT_RESERVE:
            position.released |= 1 << each.index
        elif each.start == COMMANDER_RESERVE:
            position.waiting |= 1 << each.index
        else:
            position.add(each.start, (commander(each.index),))


def begin(position: Position) -> None:
    stand_at_first(position)
    position.push(Opening())
    for nation in reversed(PACK.nations):
        for _ in range(nation.released):
            position.push(Release(nation.index))
