"""Where the contingents are, and how they come together and part.

A contingent is its commander: whatever belongs to it is found under his number.
"""

from __future__ import annotations

from typing import Any, Final

from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_COUNT,
    IS_ADMIRAL,
    PROVINCES_OF,
    STATE_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.setting import Setting
from sanssouci.games.sieben_jahre.states import COALITION_OF
from sanssouci.kernel import State, part
from sanssouci.kernel.parts import NUMBER, NUMBERS, bitset, derived

NOWHERE: Final = -1
NOBODY: Final = -1


def _by_commander(value: int) -> Any:
    return part(NUMBERS, lambda setting: [value] * COMMANDER_COUNT)


class Pieces(State):
    """The part of a position that tells of commanders and their contingents."""

    setting: Setting

    at: list[int] = _by_commander(NOWHERE)
    """Where he is, changed by ``put`` and ``remove`` alone; who sails a dashed line is nowhere."""
    troops: list[int] = _by_commander(0)
    """His units as one number (``units``); whoever has none is not in play."""
    provisions: list[int] = _by_commander(0)
    ammunition: list[int] = _by_commander(0)
    exhaustion: list[int] = _by_commander(0)
    mustered: list[int] = _by_commander(0)
    """How many units he had when the year began."""
    aboard: list[int] = _by_commander(NOBODY)
    """The admiral who carries him."""
    chief: list[int] = _by_commander(NOBODY)
    """The general whose grand army he has joined."""
    voyage: list[int] = _by_commander(0)
    """How far he is on a dashed line: see ``voyages``."""
    resting: list[int] = _by_commander(0)
    """The date of the last fraction in which he may not move (S29.4)."""
    moved: int = part(bitset(COMMANDER), 0)
    campaigning: int = part(bitset(COMMANDER), 0)
    """Bitset of those who have moved, fought or stood abroad this year, and so eat (S14.3)."""
    bought: int = part(bitset(COMMANDER), 0)
    fleeing: int = part(bitset(COMMANDER), 0)
    """Bitset of the beaten who draw again when their board's turn comes (S26.1)."""
    spared: int = part(bitset(COMMANDER), 0)
    """Bitset of those who cannot be attacked again in this fraction (S26.1)."""
    bound: int = part(bitset(COMMANDER), 0)
    """Bitset of those who have not been yet where their war of 1762 begins (S28.1)."""
    portuguese: int = part(NUMBER, NOBODY)
    """The general who leads Portugal's army in 1762 (S28.1)."""
    set_aside: int = part(bitset(COMMANDER), 0)
    """Bitset of the commanders out of the game."""
    changes: list[int] = part(NUMBERS, lambda setting: [])
    """Announced changes of command, three numbers each: the old, the new, the date (S12.9)."""
    standing: dict[int, tuple[int, ...]] = part(derived("{}.copy()"), lambda setting: {})
    """By place, the commanders who stand there for themselves; follows ``at``."""

    def coalition(self, commander: int) -> int:
        return COALITION_OF[STATE_OF[commander]]

    def friends_at(self, place: int, coalition: int) -> tuple[int, ...]:
        """The contingents of a coalition that stand in a place, those aboard not counted."""
        here = self.standing.get(place, ())
        return tuple(c for c in here if COALITION_OF[STATE_OF[c]] == coalition)

    def enemies_at(self, place: int, coalition: int) -> tuple[int, ...]:
        """The contingents against a coalition that stand in a place."""
        here = self.standing.get(place, ())
        return tuple(c for c in here if COALITION_OF[STATE_OF[c]] != coalition)

    def attackable_at(self, place: int, coalition: int) -> tuple[int, ...]:
        """The enemies of a coalition in a place who may be attacked: not those beaten who have just
        tried to get away (S26.1)."""
        return tuple(c for c in self.enemies_at(place, coalition) if not self.spared >> c & 1)

    def field_held_at(self, place: int, coalition: int) -> bool:
        """True if enemies of a coalition hold the field in a place: the beaten who have not got
        away yet do not (S26.1)."""
        beaten = self.spared | self.fleeing
        return any(not beaten >> c & 1 for c in self.enemies_at(place, coalition))

    def occupied(self, coalition: int) -> int:
        """The provinces in which armies of a coalition stand."""
        mask = 0
        for place, here in self.standing.items():
            if not is_sea(place) and any(COALITION_OF[STATE_OF[c]] == coalition for c in here):
                mask |= 1 << place
        return mask

    def guards_of(self, region: int, coalition: int) -> list[int]:
        """The armies of a coalition that hold a region, not the beaten who have to leave it."""
        return [
            c
            for place in PROVINCES_OF[region]
            for c in self.friends_at(place, coalition)
            if not self.fleeing >> c & 1
        ]

    def grand_army(self, commander: int) -> tuple[int, ...]:
        """The armies that move as one with a general: himself and whoever has joined him."""
        here = self.standing.get(self.at[commander], ())
        return (commander, *(c for c in here if self.chief[c] == commander))

    def partner(self, commander: int) -> int:
        """The general who has joined another's grand army, or NOBODY."""
        return next((c for c in self.grand_army(commander) if c != commander), NOBODY)

    def has_moved(self, commander: int) -> bool:
        """True if a contingent, or one that has joined it, has moved in this fraction (S8.4)."""
        return any(self.moved >> c & 1 for c in self.grand_army(commander))

    def passenger(self, admiral: int) -> int:
        """The army that a squadron carries."""
        for c in self.setting.coalition_commanders[self.coalition(admiral)]:
            if self.aboard[c] == admiral:
                return c
        return NOBODY

    def put(self, commander: int, place: int) -> None:
        """Let a contingent stand in a place; whoever has joined it or is aboard comes along."""
        company = self.grand_army(commander) if self.at[commander] >= 0 else (commander,)
        for each in company:
            self._lift(each)
            self.at[each] = place
            self.standing[place] = tuple(sorted((*self.standing.get(place, ()), each)))
        if IS_ADMIRAL[commander]:
            carried = self.passenger(commander)
            if carried != NOBODY:
                self.at[carried] = place

    def take_the_field(self, commander: int) -> None:
        """Whoever has moved eats from its loads for the rest of the year, and so do those who
        have joined it or are aboard (S14.3)."""
        for each in self.grand_army(commander):
            self.campaigning |= 1 << each
        if IS_ADMIRAL[commander] and (carried := self.passenger(commander)) != NOBODY:
            self.campaigning |= 1 << carried

    def embark(self, army: int, admiral: int) -> None:
        """Take an army aboard a squadron; one that was beaten has got away with it (S26.1)."""
        self.part_company(army)
        self._lift(army)
        self.fleeing &= ~(1 << army)
        self.aboard[army] = admiral
        self.at[army] = self.at[admiral]

    def set_sail(self, army: int) -> None:
        """Take an army off the map, for the length of a dashed line; the beaten get away, too."""
        self.part_company(army)
        self._lift(army)
        self.fleeing &= ~(1 << army)
        self.at[army] = NOWHERE

    def land(self, army: int, province: int) -> None:
        """Put an army ashore, or any contingent where nothing carries it."""
        if self.aboard[army] != NOBODY:
            self.aboard[army], self.at[army] = NOBODY, NOWHERE
        self.voyage[army] = 0
        self.put(army, province)

    def part_company(self, commander: int) -> None:
        """Dissolve the grand army somebody leads or belongs to."""
        self.chief[commander] = NOBODY
        for each in self.standing.get(self.at[commander], ()):
            if self.chief[each] == commander:
                self.chief[each] = NOBODY

    def _lift(self, commander: int) -> None:
        place = self.at[commander]
        if place == NOWHERE or self.aboard[commander] != NOBODY:
            return
        left = tuple(c for c in self.standing[place] if c != commander)
        if left:
            self.standing[place] = left
        else:
            del self.standing[place]

    def remove(self, commander: int) -> None:
        """Take a contingent off the map; its commander is free again (S20.19, S31.1).

        What it carries is lost, and so is an army that was aboard (S21.4).
        """
        if IS_ADMIRAL[commander]:
            carried = self.passenger(commander)
            if carried != NOBODY:
                self.remove(carried)
        self.part_company(commander)
        self._lift(commander)
        self.at[commander] = NOWHERE
        for part_ in (
            self.troops, self.provisions, self.ammunition, self.exhaustion, self.mustered,
            self.voyage, self.resting,
        ):  # fmt: skip
            part_[commander] = 0
        self.aboard[commander] = NOBODY
        keep = ~(1 << commander)
        self.moved &= keep
        self.campaigning &= keep
        self.bought &= keep
        self.fleeing &= keep
        self.spared &= keep
        self.bound &= keep
        if self.portuguese == commander:
            self.portuguese = NOBODY
