"""A position of The Great Crisis: where everything stands, in a few flat lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final

from sanssouci.board import bits
from sanssouci.games.crisis import hidden, soundness, view
from sanssouci.games.crisis.atlas import (
    ARMY_COUNT,
    ARMY_NATIONS,
    BIT,
    CHITS,
    COMMANDER,
    DECKS,
    FIRST_SIDE,
    FORTS,
    HOME,
    INDEX,
    NATION_COUNT,
    RESOURCE_VALUE,
    RESOURCES,
    RUSSIA,
    SEATS,
    SPACE,
    SPACE_COUNT,
)
from sanssouci.games.crisis.pack import ARMIES
from sanssouci.games.crisis.setting import Setting
from sanssouci.games.crisis.units import (
    DEPLETED,
    FIRST_COMMANDER,
    INSIDE,
    NATION_OF,
    Units,
    commander_of,
    joined,
    nations_in,
    without,
)
from sanssouci.kernel import Action, Aim, Message, State, Survey, part
from sanssouci.kernel.parts import (
    FLAG,
    NUMBER,
    NUMBERS,
    UNORDERED,
    Kind,
    bitset,
    by_word,
    derived,
    listed,
)

ALL_NATIONS: Final = (1 << NATION_COUNT) - 1
NOBODY: Final = -1
"""The active army when no phase is going on."""


def _write_stationed(at: Sequence[Units]) -> dict[str, list[int]]:
    return {SPACE[space]: list(units) for space, units in enumerate(at) if units}


def _read_stationed(data: Any) -> list[Units]:
    at: list[Units] = [()] * SPACE_COUNT
    for name, units in by_word(NUMBERS).read(data).items():
        if name not in INDEX:
            raise ValueError(f"there is no space {name!r}")
        at[INDEX[name]] = tuple(units)
    return at


_STATIONED: Final = Kind("{}.copy()", _write_stationed, _read_stationed)


class Position(State):
    """The state of a game. The rules live in the phases; here is only what they work on."""

    setting: Setting
    turn: int = part(NUMBER, 1)
    at: list[Units] = part(_STATIONED, lambda setting: [()] * SPACE_COUNT)
    """By space, the units there in order; changed by ``station`` alone."""
    open: list[int] = part(derived("{}.copy()"), lambda setting: [0] * NATION_COUNT)
    """By nation, the spaces where it has units in the open; follows ``at``."""
    inside: list[int] = part(derived("{}.copy()"), lambda setting: [0] * NATION_COUNT)
    """By nation, the spaces where it has units on defense; follows ``at``."""
    control: list[int] = part(NUMBERS, lambda setting: list(HOME))
    """By space, the nation that controls it; changed by ``give`` alone."""
    held: list[int] = part(derived("{}.copy()"), lambda setting: _homes())
    """By nation, the spaces it controls; follows ``control``."""
    scorched: int = part(bitset(SPACE), 0)
    """Bitset of the spaces that are neither fort nor resource any more (C11.10)."""
    reserve: list[int] = part(NUMBERS, lambda setting: [0] * NATION_COUNT)
    """By nation, the troops in its unit reserve."""
    released: int = part(bitset(COMMANDER), 0)
    """Bitset of the commanders in the unit reserves."""
    waiting: int = part(bitset(COMMANDER), 0)
    """Bitset of the commanders in the commander reserves."""
    removed: int = part(bitset(COMMANDER), 0)
    """Bitset of the commanders out of the game."""
    retreats: list[int] = part(NUMBERS, lambda setting: [0] * ARMY_COUNT)
    """By army, its retreat marker."""
    cup: list[int] = part(NUMBERS, lambda setting: [0] * len(CHITS))
    """How many of each chit are still to be drawn in this turn."""
    empress_dead: bool = part(FLAG, False)
    army: int = part(NUMBER, NOBODY)
    """The army whose phase it is."""
    earned: int = part(bitset(SPACE), 0)
    """Bitset of the spaces that give the active player a card in this phase (C11.3)."""
    boxes_entered: int = part(bitset(SPACE), 0)
    boxes_left: int = part(bitset(SPACE), 0)
    """Bitsets of the boxes units have moved into and out of in this phase (C1.6)."""
    hands: list[list[int]] = part(listed(UNORDERED), lambda setting: [[], []])
    decks: list[list[int]] = part(listed(UNORDERED), lambda setting: [list(d) for d in DECKS])
    """By side, the cards to draw from; their order means nothing, chance picks."""
    used: list[list[int]] = part(listed(UNORDERED), lambda setting: [[], []])
    held_over: list[int] = part(NUMBERS, lambda setting: [0, 0])
    """By side: at least so many cards are in hand since used cards last went into the deck."""
    recycled: list[list[int]] = part(listed(UNORDERED), lambda setting: [[], []])
    """By side, the cards everybody saw go back into the deck at that time."""

    # -- sides -----------------------------------------------------------------------------------

    def side(self, nation: int) -> int:
        """The alliance a nation belongs to now (C13.2)."""
        if nation == RUSSIA and self.empress_dead:
            return 1 - FIRST_SIDE[RUSSIA]
        return FIRST_SIDE[nation]

    def army_side(self, army: int) -> int:
        return self.side(ARMY_NATIONS[army][0])

    def friends(self, side: int) -> int:
        """The nations of an alliance."""
        return _FRIENDS[self.empress_dead][side]

    def holder(self, space: int) -> int:
        """The side that controls a space."""
        return self.side(self.control[space])

    def leader(self, id: str) -> str | None:
        return SEATS[self.army_side(ARMIES.index(id))] if id in ARMIES else None

    # -- spaces ----------------------------------------------------------------------------------

    def is_fort(self, space: int) -> bool:
        return bool(FORTS & ~self.scorched & BIT[space])

    def is_resource(self, space: int) -> bool:
        return bool(RESOURCES & ~self.scorched & BIT[space])

    def controlled(self, side: int) -> int:
        """The spaces an alliance controls."""
        return _union(self.held, self.friends(side))

    def resources_of(self, space: int) -> int:
        """The resources of a space, which are none once it is scorched (C11.10)."""
        return RESOURCE_VALUE[space] if self.is_resource(space) else 0

    def resources(self, nations: int) -> int:
        """How many resource spaces these nations control, boxes included."""
        held = _union(self.held, nations) & RESOURCES & ~self.scorched
        return sum(RESOURCE_VALUE[space] for space in bits(held))

    def has_units(self, space: int, nations: int) -> bool:
        in_open, inside = nations_in(self.at[space])
        return bool((in_open | inside) & nations)

    def has_open_units(self, space: int, nations: int) -> bool:
        return bool(nations_in(self.at[space])[0] & nations)

    def spaces_with(self, nations: int) -> int:
        """The spaces where these nations have units at all."""
        return _union(self.open, nations) | _union(self.inside, nations)

    def spaces_open_with(self, nations: int) -> int:
        """The spaces where these nations have units in the open."""
        return _union(self.open, nations)

    def besieged(self, space: int) -> bool:
        """True if the space is a fort under siege (C3.6)."""
        units = self.at[space]
        if not units or not self.is_fort(space):
            return False
        in_open, inside = nations_in(units)
        holders = self.friends(self.holder(space))
        return bool(inside & holders and in_open and not in_open & holders)

    def besieged_spaces(self) -> int:
        """All forts under siege."""
        garrisoned = _union(self.inside, ALL_NATIONS)
        return sum(BIT[space] for space in bits(garrisoned) if self.besieged(space))

    def force(self, space: int, nations: int, inside: bool = False) -> Units:
        """The units of some nations in the open, or on defense, in order."""
        wanted = INSIDE if inside else 0
        return tuple(
            unit
            for unit in self.at[space]
            if nations >> NATION_OF[unit] & 1 and unit & INSIDE == wanted
        )

    # -- changes several chapters share ----------------------------------------------------------

    def station(self, space: int, units: Units) -> None:
        """Say who is in a space from now on."""
        was_open, was_inside = nations_in(self.at[space])
        self.at[space] = units
        in_open, inside = nations_in(units)
        bit = BIT[space]
        for nation in bits(was_open ^ in_open):
            self.open[nation] ^= bit
        for nation in bits(was_inside ^ inside):
            self.inside[nation] ^= bit

    def give(self, space: int, nation: int) -> None:
        """A space is controlled by another nation."""
        self.held[self.control[space]] ^= BIT[space]
        self.held[nation] ^= BIT[space]
        self.control[space] = nation

    def remove(self, space: int, units: Iterable[int]) -> None:
        self.station(space, without(self.at[space], units))

    def add(self, space: int, units: Iterable[int]) -> None:
        self.station(space, joined(self.at[space], units))

    def change(self, space: int, unit: int, changed: int) -> None:
        """One unit of a space gets into another state."""
        self.station(space, joined(without(self.at[space], (unit,)), (changed,)))

    def clear(self, space: int, flags: int, nations: int = -1) -> None:
        """Take markers off the units of a space."""
        cleared = [
            unit & ~flags if nations >> NATION_OF[unit] & 1 else unit for unit in self.at[space]
        ]
        self.station(space, tuple(sorted(cleared)))

    def hit(self, space: int, unit: int) -> None:
        """A unit is depleted, or lost if it was already (C1.2)."""
        if unit & DEPLETED:
            self.destroy(space, unit)
        else:
            self.change(space, unit, unit | DEPLETED)

    def destroy(self, space: int, unit: int) -> None:
        """A troop goes to the reserve, a commander out of the game."""
        self.remove(space, (unit,))
        if unit < FIRST_COMMANDER:
            self.reserve[NATION_OF[unit]] += 1
        else:
            lost = commander_of(unit)
            self.removed |= 1 << lost
            self.tell("log.commander_lost", "C1.2", commander=COMMANDER[lost], space=SPACE[space])

    def earn(self, space: int, side: int) -> None:
        """The active player will draw a card for a space (C11.3)."""
        if self.army != NOBODY and self.army_side(self.army) == side:
            self.earned |= BIT[space]

    def aimed_at(self, seat: str | None) -> Sequence[Aim]:
        from sanssouci.games.crisis import victory

        return victory.aims(self)

    # -- the contract ----------------------------------------------------------------------------

    def seen(self, seat: str | None) -> dict[str, Any]:
        return view.build(self, seat)

    def deal_anew(self, seat: str | None, rng: Random) -> None:
        hidden.resample(self, seat, rng)

    def layers(self, seat: str | None) -> Survey:
        return view.survey(self)

    def derive(self) -> None:
        """Work out where nations stand and what they hold from ``at`` and ``control``."""
        soundness.check_ranges(self)
        at, control = self.at, self.control
        self.at, self.control, self.held = [()] * SPACE_COUNT, list(HOME), _homes()
        for space, nation in enumerate(control):
            self.give(space, nation)
        for space, units in enumerate(at):
            self.station(space, units)

    def check(self) -> None:
        soundness.check(self)

    def asides(self, seat: str) -> Sequence[Action]:
        from sanssouci.games.crisis import scorched_earth

        return () if self.outcome else scorched_earth.asides(self, seat)

    def do_aside(self, seat: str, action: Action) -> None:
        from sanssouci.games.crisis import scorched_earth

        scorched_earth.do_aside(self, seat, action)

    def why_not_aside(self, seat: str, action: Action) -> Message | None:
        from sanssouci.games.crisis import scorched_earth

        return scorched_earth.why_not(self, seat, action) if action.verb == "scorch" else None


def _friends(empress_dead: bool) -> tuple[int, int]:
    sides = [FIRST_SIDE[nation] for nation in range(NATION_COUNT)]
    if empress_dead:
        sides[RUSSIA] = 1 - sides[RUSSIA]
    return tuple(  # type: ignore[return-value]
        sum(1 << nation for nation, where in enumerate(sides) if where == side)
        for side in range(len(SEATS))
    )


def _union(masks: Sequence[int], nations: int) -> int:
    """The spaces of some nations together."""
    found = 0
    for nation in bits(nations):
        found |= masks[nation]
    return found


def _homes() -> list[int]:
    homes = [0] * NATION_COUNT
    for space, nation in enumerate(HOME):
        homes[nation] |= BIT[space]
    return homes


_FRIENDS: Final = (_friends(False), _friends(True))
