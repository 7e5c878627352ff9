"""F9 Supply: tested at the end of a nation's own stage."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from sanssouci.games.friedrich import offensive_option
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    CITY,
    GENERALS,
    GRAPH,
    GRID_LINE_5,
    PIECE_ID,
    TRAINS,
)
from sanssouci.games.friedrich.nations import PRUSSIA
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Phase

SUPPLY_RANGE = 6


def within_supply(position: Position, nation: int, steps: int = SUPPLY_RANGE) -> int:
    """The cities that many steps or less from a train, over cities without enemies (F9.4)."""
    enemies = position.enemy_pieces(nation)
    mask = 0
    for train in TRAINS[nation]:
        city = position.place[train]
        if city >= 0:
            mask |= reach_of_train(city, steps, enemies & GRAPH.ball(city, steps))
    return mask


@lru_cache(maxsize=4096)
def reach_of_train(city: int, steps: int, enemies_near: int) -> int:
    """What a train supplies; of the enemies, pass those within its range only."""
    return GRAPH.flood(city, steps, ~enemies_near)


def supplied_cities(position: Position, nation: int) -> int:
    """Where the nation's generals would be in supply now."""
    return ATLAS.home[nation] | within_supply(position, nation)


@dataclass(frozen=True, slots=True)
class Supply(Phase[Position]):
    """Up with the supplied, off with those down twice, down with the rest (F9.5, F9.6)."""

    name: ClassVar[str] = "supply"
    nation: int

    def proceed(self, position: Position) -> None:
        position.pop()
        nation = self.nation
        home = ATLAS.home[nation]
        on_map = [g for g in GENERALS[nation] if position.place[g] >= 0]
        outside = [
            g for g in on_map if position.is_down(g) or not GRAPH.bit[position.place[g]] & home
        ]
        if not outside:
            return
        supplied = home | within_supply(position, nation)
        starved_south = False
        for general in outside:
            city = position.place[general]
            if GRAPH.bit[city] & supplied:
                if position.is_down(general):
                    position.down &= ~(1 << general)
                    position.tell("log.turned_up", "F9.5", general=PIECE_ID[general])
            elif position.is_down(general):
                starved_south |= ATLAS.map.places[city].y > GRID_LINE_5
                position.take_off(general)
                position.seal()  # the nation's total now tells how strong he was
                position.tell("log.starved", "F9.6", general=PIECE_ID[general], city=CITY[city])
            else:
                position.down |= 1 << general
                position.tell("log.turned_down", "F9.5", general=PIECE_ID[general])
        if nation == PRUSSIA and starved_south:
            offensive_option.lose_card(position, "F13.10")
