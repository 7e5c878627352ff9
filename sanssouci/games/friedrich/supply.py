"""F9 Supply: tested at the end of a nation's own stage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.friedrich import offensive_option
from sanssouci.games.friedrich.atlas import ATLAS, GRAPH, GRID_LINE_5, TRAINS
from sanssouci.games.friedrich.nations import PRUSSIA
from sanssouci.games.friedrich.position import Position
from sanssouci.steps.supply import Supply as SupplyStep
from sanssouci.steps.supply import SupplyRules, within_reach

SUPPLY_RANGE = 6


def fed_by_trains(
    place: Sequence[int], nation: int, enemies: int, steps: int = SUPPLY_RANGE
) -> int:
    """The cities that many steps or less from a train, over cities without enemies (F9.4)."""
    return within_reach(GRAPH, [place[train] for train in TRAINS[nation]], steps, enemies)


def within_supply(position: Position, nation: int, steps: int = SUPPLY_RANGE) -> int:
    """The cities that the nation's trains reach now."""
    return fed_by_trains(position.place, nation, position.enemy_pieces(nation), steps)


def fed_cities(place: Sequence[int], nation: int, enemies: int) -> int:
    """Where a nation's generals are in supply, by where its trains and all enemies stand."""
    return ATLAS.home[nation] | fed_by_trains(place, nation, enemies)


def supplied_cities(position: Position, nation: int) -> int:
    """Where the nation's generals would be in supply now."""
    return fed_cities(position.place, nation, position.enemy_pieces(nation))


@dataclass(frozen=True, slots=True)
class Supply(SupplyStep[Position]):
    """Up with the supplied, off with those down twice, down with the rest (F9.5, F9.6)."""

    name: ClassVar[str] = "supply"
    rules: ClassVar = SupplyRules(turned="F9.5", starved="F9.6")

    def home(self, position: Position) -> int:
        return ATLAS.home[self.nation]

    def reach(self, position: Position) -> int:
        return within_supply(position, self.nation)

    def starve(self, position: Position, general: int) -> None:
        if position.is_down(general):
            self.take_off(position, general)
        else:
            self.turn_down(position, general)

    def after(self, position: Position, starved: Sequence[tuple[int, int]]) -> None:
        south = any(ATLAS.map.places[city].y > GRID_LINE_5 for _, city in starved)
        if self.nation == PRUSSIA and south:
            offensive_option.lose_card(position, "F13.10")
