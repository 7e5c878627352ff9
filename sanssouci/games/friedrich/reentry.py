"""F10 Re-entry: where new troops and returning pieces can go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from operator import itemgetter
from typing import TYPE_CHECKING

from sanssouci.board import bits
from sanssouci.games.friedrich import movement_limits
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    FRIEDRICH,
    GENERAL_COUNT,
    GENERALS,
    GRAPH,
    MOST_TROOPS,
    STACK_LIMIT,
    TRAINS,
)
from sanssouci.games.friedrich.fate_cards import text
from sanssouci.games.friedrich.nations import ENEMIES, NATIONS, PRUSSIA
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel.caching import cached_property
from sanssouci.steps.field import OFF

if TYPE_CHECKING:
    from sanssouci.games.friedrich.movement import Movement

NOTHING_FOR_FRIEDRICH = text(7, "H")
_DEPOTS = [tuple(bits(depots)) for depots in ATLAS.depots]
_enemy_places = [
    itemgetter(*(p for enemy in ENEMIES[nation] for p in (*GENERALS[enemy], *TRAINS[enemy])))
    for nation in range(len(NATIONS))
]
"""By nation, what picks the places of all enemy pieces out of the list of places."""


def depots_lost(place: Sequence[int], nation: int) -> bool:
    """True if enemies stand on every depot, so that a substitute opens (F10.14)."""
    enemy_places = set(_enemy_places[nation](place))
    return enemy_places.issuperset(_DEPOTS[nation])


class Openings:
    """Where a nation's purchase can go, after what has been placed of it so far.

    ``gifts`` are the commanders of stacks given a troop each, ``entries`` the pieces that have
    come back and where; every general among them has one of the troops with him.
    """

    def __init__(
        self,
        position: Position,
        movement: Movement,
        stacks: dict[int, list[int]],
        gifts: Sequence[int] = (),
        entries: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.position = position
        self.movement = movement
        self.nation = movement.nation
        self.stacks = stacks
        self.entries = entries
        self._entered = {piece for piece, _ in entries}
        self._new_trains = 0
        self._spent_on: dict[int, int] = {}
        for piece, city in entries:
            if piece < GENERAL_COUNT:
                self.stacks[city] = sorted([*self.stacks.get(city, ()), piece])
                self._spend(city)
            else:
                self._new_trains |= GRAPH.bit[city]
        self.trains_off = [
            train
            for train in TRAINS[self.nation]
            if position.place[train] == OFF and train not in self._entered
        ]
        for commander in gifts:
            self._spend(next(city for city, stack in self.stacks.items() if commander in stack))

    def _spend(self, city: int) -> None:
        self._spent_on[city] = self._spent_on.get(city, 0) + 1

    # -- troops for generals on the map ------------------------------------------------------------

    def may_reinforce(self, city: int) -> bool:
        """True if a stack may be given troops, fate willing (F11.7H, F11.10S)."""
        position, stack = self.position, self.stacks[city]
        if position.fate == NOTHING_FOR_FRIEDRICH:
            return FRIEDRICH not in stack
        if position.fate == movement_limits.FRESH_TROOPS and self.nation == PRUSSIA:
            attacking = GRAPH.touching[city] & position.enemy_generals(self.nation)
            return not (attacking and any(self.movement.marched >> g & 1 for g in stack))
        return True

    def reinforceable(self) -> Iterator[tuple[int, int]]:
        """(city, room) of the stacks that may get troops."""
        troops = self.position.troops
        for city, stack in self.stacks.items():
            room = MOST_TROOPS * len(stack) - self._spent_on.get(city, 0)
            for general in stack:
                room -= troops[general]
            if room > 0 and self.may_reinforce(city):
                yield city, room

    # -- pieces that come back ---------------------------------------------------------------------

    @cached_property
    def generals_off(self) -> list[int]:
        """Generals who could return; not Friedrich while he gets no new troops (F11.7H)."""
        place = self.position.place
        barred = FRIEDRICH if self.position.fate == NOTHING_FOR_FRIEDRICH else OFF
        return [
            general
            for general in GENERALS[self.nation]
            if place[general] == OFF and general not in self._entered and general != barred
        ]

    @cached_property
    def unnamed(self) -> bool:
        """True if a substitute city has still to be named (F10.15)."""
        return (
            not self.entries
            and self.movement.substitute == OFF
            and depots_lost(self.position.place, self.nation)
        )

    @cached_property
    def _entry_cities(self) -> int:
        """Depots, or one substitute city (F10.9, F10.15)."""
        if not depots_lost(self.position.place, self.nation):
            return ATLAS.depots[self.nation]
        if self.unnamed:
            return ATLAS.substitutes[self.nation] & ~self.position.enemy_pieces(self.nation)
        return GRAPH.bit[self.entries[0][1] if self.entries else self.movement.substitute]

    @cached_property
    def _empty(self) -> int:
        """The cities without any piece, those placed just now included."""
        own = GRAPH.mask(tuple(self.stacks))
        return ~(self.position.occupied() | own | self._new_trains)

    @cached_property
    def train_doors(self) -> int:
        """Completely empty entry cities (F10.10)."""
        return self._entry_cities & self._empty

    @cached_property
    def _general_doors(self) -> int:
        """Entry cities that are empty or hold own generals with room (F10.9, F10.13)."""
        joinable = 0
        for city, stack in self.stacks.items():
            if len(stack) < STACK_LIMIT and self.may_reinforce(city):
                joinable |= GRAPH.bit[city]
        return self._entry_cities & (self._empty | joinable)

    def general_doors(self, general: int) -> int:
        """The cities a certain general may re-enter (F10.12)."""
        if not self._general_doors:
            return 0
        barred = movement_limits.no_entry(self.position, self.nation, general, fresh=True)
        return self._general_doors & ~barred

    # -- does it all fit? --------------------------------------------------------------------------

    def capacity(self, trains: int, wanted: int) -> int:
        """How many troops can be placed beside so many trains, as far as wanted; -1: no way."""
        room = 0
        for _, stack_room in self.reinforceable():
            room += stack_room
        if not trains and room >= wanted:
            return wanted
        train_doors = list(bits(self.train_doors)) if trains else []
        if trains > (min(1, len(train_doors)) if self.unnamed else len(train_doors)):
            return -1
        if room >= wanted:
            return wanted
        if self.unnamed:  # one city takes either a train or up to three generals
            entering = 0 if trains else self._most_entering_one_city()
        else:
            entering = max(
                self._entering(GRAPH.mask(taken)) for taken in combinations(train_doors, trains)
            )
        return min(wanted, room + MOST_TROOPS * entering)

    def _slots(self, city: int) -> int:
        return STACK_LIMIT - len(self.stacks.get(city, ()))

    def _most_entering_one_city(self) -> int:
        doors = [self.general_doors(general) for general in self.generals_off]
        return max(
            (
                min(self._slots(city), sum(door >> city & 1 for door in doors))
                for city in bits(self._general_doors)
            ),
            default=0,
        )

    def _entering(self, closed: int) -> int:
        """How many generals could come back with these cities closed to them."""
        slots = {city: self._slots(city) for city in bits(self._general_doors & ~closed)}
        entering = 0
        doors = [self.general_doors(general) & ~closed for general in self.generals_off]
        for door in sorted(doors, key=int.bit_count):  # those with the least choice first
            city = next((city for city in bits(door) if slots[city] > 0), None)
            if city is not None:
                slots[city] -= 1
                entering += 1
        return entering
