"""M3 Set-up: pieces and markers stand where the rules say; troops are allotted in secret."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.games.maria.armies import ARMY_RULES
from sanssouci.games.maria.atlas import ATLAS, GRAPH, MOST_TROOPS
from sanssouci.games.maria.nations import FRANCE, NATION_INDEX, NATIONS
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.victory_markers import put_flag
from sanssouci.steps.armies import Allotment as AllotmentStep


@dataclass(frozen=True, slots=True)
class Allotment(AllotmentStep[Position]):
    """Every power divides its troops, nobody seeing the others' sheets (M3.2)."""

    name: ClassVar[str] = "allotment"
    rules: ClassVar = ARMY_RULES

    def strength(self, position: Position, nation: int) -> int:
        return position.setting.strength[nation]

    def least(self, position: Position, general: int) -> int:
        return max(1, ATLAS.minimum[general])

    def greatest(self, position: Position, general: int) -> int:
        exact = position.setting.option["fixed_troops"] == "exact"
        return ATLAS.minimum[general] if exact and ATLAS.minimum[general] > 1 else MOST_TROOPS

    def deal_unknown_troops(self, position: Position, seat: str | None, rng: Random) -> None:
        """Others see only who is ready: a sheet begun is blank, a finished one anything."""
        unfinished = self.actors(position)
        for nation in position.setting.nations:
            owner = position.seat(nation)
            if owner == seat:
                continue
            for general in self.generals(position, nation):
                position.troops[general] = 0
            if owner not in unfinished:
                self._deal_sheet(position, nation, rng)
        for owner in unfinished:
            if owner != seat:
                self.fill_forced(position, owner)

    def _deal_sheet(self, position: Position, nation: int, rng: Random) -> None:
        """Fill a sheet as its owner might have."""
        for general in self.generals(position, nation):
            position.troops[general] = rng.choice(self.choices(position, general))

    def completed(self, position: Position) -> None:
        from sanssouci.games.maria.sequence import first_frames

        position.pop()
        first_frames(position)


def begin(position: Position) -> None:
    place_markers(position)
    allotment = Allotment()
    position.push(allotment)
    for seat in position.setting.scenario.seats:
        allotment.fill_forced(position, seat)


def place_markers(position: Position) -> None:
    """Markers in Silesia and on the electoral seats (M3.3, M3.4)."""
    for city in bits(ATLAS.silesian):
        put_flag(position, NATION_INDEX[ATLAS.cities[city].held_by], city)
    if position.setting.whole_war:
        french = (c for c in bits(ATLAS.seats) if ATLAS.cities[c].held_by == NATIONS[FRANCE])
        position.french_seats = GRAPH.mask(french)
