"""M15.2 to M15.4 Where bought troops can go: to generals on the map, or with those who return."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sanssouci.board import bits
from sanssouci.games.maria import arenberg
from sanssouci.games.maria.atlas import (
    ATLAS,
    GENERAL_COUNT,
    GENERALS,
    GRAPH,
    MOST_TROOPS,
    NATION_OF,
    STACK_LIMIT,
)
from sanssouci.games.maria.position import OFF, Position
from sanssouci.games.maria.victory_markers import control
from sanssouci.kernel.caching import cached_property


class Openings:
    """Where a power's purchase can go, after what has been placed of it so far.

    ``gifts`` are the first generals of stacks given a troop each, ``entries`` the generals who have
    come back and where; each of these has one of the troops with him.
    """

    def __init__(
        self,
        position: Position,
        nation: int,
        gifts: Sequence[int] = (),
        entries: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.position = position
        self.nation = nation
        self.stacks = position.stacks(nation)
        """The power's generals by town, those who have come back included."""
        self._entered = dict(entries)
        self._spent_on: dict[int, int] = {}
        for general, city in entries:
            self.stacks[city] = sorted([*self.stacks.get(city, ()), general])
            self._spend(city)
        for first in gifts:
            self._spend(next(city for city, stack in self.stacks.items() if first in stack))

    def _spend(self, city: int) -> None:
        self._spent_on[city] = self._spent_on.get(city, 0) + 1

    def reinforceable(self) -> Iterator[tuple[int, int]]:
        """(town, room) of the stacks with room for troops (M15.2)."""
        for city, stack in self.stacks.items():
            room = self.position.room(stack) - self._spent_on.get(city, 0)
            if room > 0:
                yield city, room

    @cached_property
    def generals_off(self) -> list[int]:
        """Generals who could return (M15.3)."""
        place = self.position.place
        return [g for g in GENERALS[self.nation] if place[g] == OFF and g not in self._entered]

    @cached_property
    def _not_lost(self) -> int:
        """The major fortresses that no enemy holds (M15.3)."""
        lost = control(self.position).hostile[self.nation]
        return ATLAS.majors & self.position.setting.land & ~lost

    @cached_property
    def _room_for_one(self) -> int:
        """The towns where one more general of the power may stand (M15.3)."""
        position = self.position
        mask = ~position.occupied() | position.train_mask(position.prey(self.nation))
        seat = position.seat(self.nation)
        partners = position.relations.cooperating[self.nation]
        for general in range(GENERAL_COUNT):
            owner = NATION_OF[general]
            if owner in partners and position.seat(owner) == seat:
                mask |= GRAPH.bit[position.place[general]]
        for city in {*self.stacks, *self._entered.values()}:
            there = len(position.stack_at(city)) + list(self._entered.values()).count(city)
            if there >= STACK_LIMIT:
                mask &= ~GRAPH.bit[city]
        for city in self._mixed_pairs():
            mask &= ~GRAPH.bit[city]
        return mask

    def _mixed_pairs(self) -> Iterator[int]:
        """The towns of full stacks without generals of the power."""
        for partner in self.position.relations.cooperating[self.nation]:
            for city in self.position.stacks(partner):
                if len(self.position.stack_at(city)) >= STACK_LIMIT:
                    yield city

    def doors(self, general: int) -> int:
        """The towns where a general may come back (M15.3, M15.4, M22.1)."""
        home = self.position.relations.home[self.nation] | arenberg.welcome(general)
        return home & self._not_lost & self._room_for_one

    def _slots(self, city: int) -> int:
        there = len(self.position.stack_at(city)) + list(self._entered.values()).count(city)
        return STACK_LIMIT - there

    def capacity(self, wanted: int) -> int:
        """How many troops can be placed, as far as wanted."""
        room = sum(room for _, room in self.reinforceable())
        if room < wanted:
            room += MOST_TROOPS * self._entering()
        return min(room, wanted)

    def _entering(self) -> int:
        """How many generals could come back; those with the least choice first."""
        slots: dict[int, int] = {}
        entering = 0
        for doors in sorted((self.doors(g) for g in self.generals_off), key=int.bit_count):
            for city in bits(doors):
                if slots.setdefault(city, self._slots(city)) > 0:
                    slots[city] -= 1
                    entering += 1
                    break
        return entering
