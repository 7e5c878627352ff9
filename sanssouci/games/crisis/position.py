"""A position of The Great Crisis: where everything stands, in a few flat lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Self

from sanssouci.board import bits
from sanssouci.games.crisis import hidden, view
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
    NATION_COUNT,
    RESOURCE_VALUE,
    RESOURCES,
    RUSSIA,
    SEATS,
    SPACE,
    SPACE_COUNT,
)
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
from sanssouci.kernel import Action, Message, Outcome, State

if TYPE_CHECKING:
    from sanssouci.games.crisis.game import Crisis

ALL_NATIONS: Final = (1 << NATION_COUNT) - 1
NOBODY: Final = -1
"""The active army when no phase is going on."""


class Position(State):
    """The state of a game. The rules live in the phases; here is only what they work on."""

    __slots__ = (
        "army",
        "at",
        "boxes_entered",
        "boxes_left",
        "control",
        "cup",
        "decks",
        "earned",
        "empress_dead",
        "hands",
        "held",
        "held_over",
        "inside",
        "open",
        "recycled",
        "released",
        "removed",
        "reserve",
        "retreats",
        "scorched",
        "setting",
        "turn",
        "used",
        "waiting",
    )

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.turn = 1
        self.at: list[Units] = [()] * SPACE_COUNT
        """By space, the units there in order; changed by ``station`` alone."""
        self.open = [0] * NATION_COUNT
        """By nation, the spaces where it has units in the open; follows ``at``."""
        self.inside = [0] * NATION_COUNT
        """By nation, the spaces where it has units on defense; follows ``at``."""
        self.control = list(HOME)
        """By space, the nation that controls it; changed by ``give`` alone."""
        self.held = list(_HOMES)
        """By nation, the spaces it controls; follows ``control``."""
        self.scorched = 0
        """Bitset of the spaces that are neither fort nor resource any more (C11.10)."""
        self.reserve = [0] * NATION_COUNT
        """By nation, the troops in its unit reserve."""
        self.released = 0
        """Bitset of the commanders in the unit reserves."""
        self.waiting = 0
        """Bitset of the commanders in the commander reserves."""
        self.removed = 0
        """Bitset of the commanders out of the game."""
        self.retreats = [0] * ARMY_COUNT
        """By army, its retreat marker."""
        self.cup = [0] * len(CHITS)
        """How many of each chit are still to be drawn in this turn."""
        self.empress_dead = False
        self.army = NOBODY
        """The army whose phase it is."""
        self.earned = 0
        """Bitset of the spaces that give the active player a card in this phase (C11.3)."""
        self.boxes_entered = 0
        self.boxes_left = 0
        """Bitsets of the boxes units have moved into and out of in this phase (C1.6)."""
        self.hands: list[list[int]] = [[], []]
        self.decks: list[list[int]] = [list(deck) for deck in DECKS]
        """By side, the cards to draw from; their order means nothing, chance picks."""
        self.used: list[list[int]] = [[], []]
        self.held_over: list[list[int]] = [[], []]
        """By side, the cards in hand since before used cards last went back into the deck."""
        self.recycled: list[list[int]] = [[], []]
        """By side, the cards everybody saw go back into the deck at that time."""

    @property
    def game(self) -> Crisis:
        from sanssouci.games.crisis.game import CRISIS

        return CRISIS

    def clone(self) -> Self:
        new = object.__new__(type(self))
        new._copy_kernel_slots(self)
        new.setting = self.setting
        new.turn = self.turn
        new.at = self.at.copy()
        new.open = self.open.copy()
        new.inside = self.inside.copy()
        new.control = self.control.copy()
        new.held = self.held.copy()
        new.scorched = self.scorched
        new.reserve = self.reserve.copy()
        new.released = self.released
        new.waiting = self.waiting
        new.removed = self.removed
        new.retreats = self.retreats.copy()
        new.cup = self.cup.copy()
        new.empress_dead = self.empress_dead
        new.army = self.army
        new.earned = self.earned
        new.boxes_entered = self.boxes_entered
        new.boxes_left = self.boxes_left
        new.hands = [hand.copy() for hand in self.hands]
        new.decks = [deck.copy() for deck in self.decks]
        new.used = [used.copy() for used in self.used]
        new.held_over = [held.copy() for held in self.held_over]
        new.recycled = [cards.copy() for cards in self.recycled]
        return new

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

    # -- spaces ----------------------------------------------------------------------------------

    def is_fort(self, space: int) -> bool:
        return bool(FORTS & ~self.scorched & BIT[space])

    def is_resource(self, space: int) -> bool:
        return bool(RESOURCES & ~self.scorched & BIT[space])

    def controlled(self, side: int) -> int:
        """The spaces an alliance controls."""
        return _union(self.held, self.friends(side))

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
        """Whether the space is a fort under siege (C3.6)."""
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

    def finish(self, winners: tuple[str, ...], reason: str, rule: str) -> None:
        message = Message.of(f"end.{reason}", rule)
        self.outcome = Outcome(winners, reason, message)
        self.tell(message.key, rule)

    # -- the contract ----------------------------------------------------------------------------

    def view(self, seat: str | None) -> dict[str, Any]:
        return view.build(self, seat)

    def resample(self, seat: str | None, rng: Random) -> Self:
        new = self.clone()
        new._actors = None
        hidden.resample(new, seat, rng)
        return new

    def to_json(self) -> dict[str, Any]:
        return {
            "game": "crisis",
            "scenario": self.setting.scenario.id,
            "options": dict(self.setting.options),
            "stack": [phase.to_json() for phase in self.stack],
            "outcome": self.outcome and self.outcome.to_json(),
            "turn": self.turn,
            "at": {SPACE[space]: list(units) for space, units in enumerate(self.at) if units},
            "control": self.control,
            "scorched": [SPACE[space] for space in bits(self.scorched)],
            "reserve": self.reserve,
            "released": [COMMANDER[each] for each in bits(self.released)],
            "waiting": [COMMANDER[each] for each in bits(self.waiting)],
            "removed": [COMMANDER[each] for each in bits(self.removed)],
            "retreats": self.retreats,
            "cup": self.cup,
            "empress_dead": self.empress_dead,
            "army": self.army,
            "earned": [SPACE[space] for space in bits(self.earned)],
            "boxes_entered": [SPACE[space] for space in bits(self.boxes_entered)],
            "boxes_left": [SPACE[space] for space in bits(self.boxes_left)],
            "hands": [sorted(hand) for hand in self.hands],
            "decks": [sorted(deck) for deck in self.decks],
            "used": [sorted(used) for used in self.used],
            "held_over": [sorted(held) for held in self.held_over],
            "recycled": [sorted(cards) for cards in self.recycled],
        }

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


_HOMES: Final = tuple(_homes())
_FRIENDS: Final = (_friends(False), _friends(True))
