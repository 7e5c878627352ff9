"""C7 Battles: where they are fought, who goes into the forts, and in what order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import (
    ARMY_MASK,
    CAPACITY,
    INDEX,
    SEATS,
    SPACE,
)
from sanssouci.games.crisis.field_battle import FieldBattle
from sanssouci.games.crisis.fort_battle import FortBattle
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.units import (
    ARRIVED,
    BY_NAME,
    INSIDE,
    ISOLATED,
    NAME,
    NATION_OF,
    RECOVERED,
    Units,
    names_of,
    nations_in,
)
from sanssouci.kernel import Action, Message, Phase


def battle_spaces(position: Position, army: int) -> tuple[int, ...]:
    """Where the active army has to fight (C7.1)."""
    own = ARMY_MASK[army]
    enemies = position.friends(1 - position.army_side(army))
    return tuple(
        space
        for space in bits(position.spaces_open_with(own))
        if position.has_units(space, enemies)
        and (
            position.has_open_units(space, enemies)
            or any(unit & ARRIVED for unit in position.force(space, own))
        )
    )


def assault_spaces(position: Position, army: int) -> list[int]:
    """The sieges at which the active army may buy a fort battle (C7.2)."""
    return [
        space for space in bits(position.besieged_spaces()) if may_assault(position, army, space)
    ]


def may_assault(position: Position, army: int, space: int) -> bool:
    in_open, inside = nations_in(position.at[space])
    own = ARMY_MASK[army]
    if position.holder(space) == position.army_side(army):
        return bool(inside & own)
    return bool(in_open & own) and not any(unit & ARRIVED for unit in position.force(space, own))


@dataclass(frozen=True, slots=True)
class Battles(Phase[Position]):
    """The marches are over: field battles come first, then fort battles."""

    name: ClassVar[str] = "battles"
    army: int
    assaults: tuple[int, ...]

    def proceed(self, position: Position) -> None:
        spaces = battle_spaces(position, self.army)
        for space in bits(position.spaces_with(ARMY_MASK[self.army])):
            # Who has just arrived cannot go into a fort whose battle is still to come (C7.3).
            position.clear(space, RECOVERED if space in spaces else ARRIVED | RECOVERED)
        position.become(FieldBattles(self.army, spaces, spaces, self.assaults))


@dataclass(frozen=True, slots=True)
class Garrison(Phase[Position]):
    """The side that controls a fort says who is on defense (C7.3)."""

    name: ClassVar[str] = "garrison"
    army: int
    space: int

    def _candidates(self, position: Position) -> Units:
        """Those who can be inside: at the active side only its army, and nobody who just came."""
        holder = position.holder(self.space)
        nations = position.friends(holder)
        if holder == position.army_side(self.army):
            nations = ARMY_MASK[self.army]
        return tuple(
            unit
            for unit in position.at[self.space]
            if nations >> NATION_OF[unit] & 1 and not unit & ARRIVED
        )

    def _room(self, position: Position, candidates: Units) -> int:
        inside = sum(1 for unit in position.at[self.space] if unit & INSIDE)
        return CAPACITY[self.space] - inside + sum(1 for unit in candidates if unit & INSIDE)

    def actors(self, position: Position) -> tuple[str, ...]:
        candidates = self._candidates(position)
        if not candidates or self._room(position, candidates) <= 0:
            return ()
        return (SEATS[position.holder(self.space)],)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.garrison", "C7.3", space=SPACE[self.space], capacity=CAPACITY[self.space]
        )

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        candidates = self._candidates(position)
        room = self._room(position, candidates)
        chosen = [
            Action.of("garrison", SPACE[self.space], *(NAME[unit] for unit in units))
            for number in range(min(room, len(candidates)), 0, -1)
            for units in sorted(set(combinations(candidates, number)))
        ]
        return [*chosen, Action.of("garrison", SPACE[self.space], "none")]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of(
            "refuse.garrison", "C7.3", space=SPACE[self.space], capacity=CAPACITY[self.space]
        )

    def garrison(self, position: Position, seat: str, space: str, *names: str) -> None:
        position.pop()
        chosen = [] if names == ("none",) else [BY_NAME[name] for name in names]
        candidates = self._candidates(position)
        position.remove(self.space, candidates)
        left = list(candidates)
        for unit in chosen:
            left.remove(unit)
        position.add(self.space, [unit & ~ISOLATED | INSIDE for unit in chosen])
        position.add(self.space, [unit & ~INSIDE for unit in left])
        if chosen:
            position.tell(
                "log.garrison", "C7.3", space=space, units=len(chosen), names=names_of(chosen)
            )
        else:
            position.tell("log.no_garrison", "C7.3", space=space)

    def proceed(self, position: Position) -> None:
        position.pop()


@dataclass(frozen=True, slots=True)
class Encounter(Phase[Position]):
    """The garrison is chosen: whoever is in the open now fights there, if both sides are."""

    name: ClassVar[str] = "encounter"
    army: int
    space: int

    def proceed(self, position: Position) -> None:
        position.pop()
        position.clear(self.space, ARRIVED)
        side, own = position.army_side(self.army), ARMY_MASK[self.army]
        if position.has_open_units(self.space, own) and position.has_open_units(
            self.space, position.friends(1 - side)
        ):
            FieldBattle.start(position, self.space, side, own)


@dataclass(frozen=True, slots=True)
class _BattlesOfAKind(Phase[Position]):
    """The player whose phase it is not chooses which comes next (C7.5)."""

    army: int
    waiting: tuple[int, ...]
    """The spaces where there is still to be fought."""

    def start(self, position: Position, space: int) -> None:
        """Begin one of the battles."""
        raise NotImplementedError

    def end(self, position: Position) -> None:
        """All are fought."""
        raise NotImplementedError

    def actors(self, position: Position) -> tuple[str, ...]:
        if len(self.waiting) < 2:
            return ()
        return (SEATS[1 - position.army_side(self.army)],)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.battle_order", "C7.5")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("fight", SPACE[space]) for space in self.waiting]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.fight", "C7.5")

    def fight(self, position: Position, seat: str, space: str) -> None:
        position.tell("log.next_battle", "C7.5", space=space)
        self._next(position, INDEX[space])

    def proceed(self, position: Position) -> None:
        if self.waiting:
            self._next(position, self.waiting[0])
        else:
            self.end(position)

    def _next(self, position: Position, space: int) -> None:
        left = tuple(each for each in self.waiting if each != space)
        position.become(replace(self, waiting=left))
        self.start(position, space)


@dataclass(frozen=True, slots=True)
class FieldBattles(_BattlesOfAKind):
    """All field battles come first, each after the garrison of its fort is chosen (C7.3)."""

    name: ClassVar[str] = "field_battles"
    spaces: tuple[int, ...] = ()
    """All spaces with a battle that costs nothing."""
    assaults: tuple[int, ...] = ()

    def start(self, position: Position, space: int) -> None:
        position.push(Encounter(self.army, space))
        if position.is_fort(space):
            position.push(Garrison(self.army, space))

    def end(self, position: Position) -> None:
        stormed = tuple(space for space in self.spaces if self._storms(position, space))
        position.become(FortBattles(self.army, stormed + self.assaults))

    def _storms(self, position: Position, space: int) -> bool:
        """True if the attackers are before an enemy fort with nobody but its garrison (C7.4)."""
        return (
            position.besieged(space)
            and position.holder(space) != position.army_side(self.army)
            and position.has_open_units(space, ARMY_MASK[self.army])
        )


@dataclass(frozen=True, slots=True)
class FortBattles(_BattlesOfAKind):
    """Then the fort battles."""

    name: ClassVar[str] = "fort_battles"

    def start(self, position: Position, space: int) -> None:
        if position.besieged(space):
            FortBattle.start(position, space, position.army_side(self.army), ARMY_MASK[self.army])

    def end(self, position: Position) -> None:
        position.pop()
