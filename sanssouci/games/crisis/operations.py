"""C5.3 to C6 Recovery and marches: what an army does with its action points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from sanssouci.board import bits
from sanssouci.games.crisis import foresight, march_refusals
from sanssouci.games.crisis.atlas import (
    ARMY_MASK,
    INDEX,
    LAND,
    SEATS,
    SPACE,
)
from sanssouci.games.crisis.battles import Battles, assault_spaces
from sanssouci.games.crisis.march_lists import moves
from sanssouci.games.crisis.marching import Ground, march_units
from sanssouci.games.crisis.pack import ARMIES
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.selection import PLACES, Travellers, places
from sanssouci.games.crisis.units import (
    ARRIVED,
    BY_NAME,
    DEPLETED,
    INSIDE,
    ISOLATED,
    NAME,
    NATION_OF,
    RECOVERED,
    TOLD,
    groups,
    leaders_first,
    names_of,
)
from sanssouci.kernel import Action, Message, Phase, Prospect

RECOVERY, MARCHES, ASSAULTS = range(3)
"""What an army does, in this order (C6.8)."""

_DONE: Final = Action("done")


@dataclass(frozen=True, slots=True)
class Operations(Phase[Position]):
    """Points are spent one by one: recovery first, then marches, at last assaults."""

    name: ClassVar[str] = "operations"
    army: int
    points: int
    stage: int = RECOVERY
    assaults: tuple[int, ...] = ()

    def actors(self, position: Position) -> tuple[str, ...]:
        """Asked until he is done, with no point left as well (C6.9)."""
        return (SEATS[position.army_side(self.army)],)

    def prompt(self, position: Position, seat: str) -> Message:
        key = ("prompt.recovery", "prompt.marches", "prompt.assaults")[self.stage]
        if not self.points:
            return Message.of("prompt.no_points_left", "C6.9", army=ARMIES[self.army])
        return Message.of(key, "C6.8", army=ARMIES[self.army], points=self.points)

    # -- what is possible --------------------------------------------------------------------------

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        actions = [_DONE]
        if not self.points:
            return actions
        if self.stage <= RECOVERY:
            actions += self._recoveries(position)
        if self.stage <= MARCHES:
            ground = Ground.of(position, self.army)
            for space in bits(position.spaces_with(ARMY_MASK[self.army])):
                actions += moves(ground, space)
        actions += [
            Action(f"assault {SPACE[space]}")
            for space in assault_spaces(position, self.army)
            if space not in self.assaults
        ]
        return actions

    def _recoveries(self, position: Position) -> list[Action]:
        """Each depleted unit that can be made full again (C5.3, C5.4)."""
        barred = ISOLATED if position.setting.besieged_recovery else ISOLATED | INSIDE
        own = ARMY_MASK[self.army]
        return [
            Action(f"recover {SPACE[space]} {NAME[unit]}")
            for space in bits(position.spaces_with(own))
            for unit, _ in groups(position.at[space])
            if unit & DEPLETED and not unit & barred and own >> NATION_OF[unit] & 1
        ]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return march_refusals.explain(position, self, action)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        return foresight.of_operation(position, self, action)

    def meant(self, position: Position, seat: str, action: Action) -> Action | None:
        """A double step does not name the space between; who names it means the same."""
        if action.verb not in ("march", "pick") or len(action.words) < 3:
            return None
        start, via, end = (INDEX[space] for space in action.words)
        shorter = Action.of(action.verb, SPACE[start], SPACE[end])
        joined = via in LAND[start] and end in LAND[via]
        return shorter if joined and shorter in position.legal(seat) else None

    # -- verbs -------------------------------------------------------------------------------------

    def done(self, position: Position, seat: str) -> None:
        position.tell("log.done", "C6.9", who=ARMIES[self.army])
        position.become(Battles(self.army, self.assaults))

    def spend(self, position: Position, stage: int) -> None:
        position.become(replace(self, points=self.points - 1, stage=stage))

    def recover(self, position: Position, seat: str, space: str, name: str) -> None:
        self.spend(position, RECOVERY)
        unit = BY_NAME[name]
        position.change(INDEX[space], unit, unit & ~DEPLETED | RECOVERED)
        position.tell("log.recovers", "C5.3", unit=TOLD[unit], space=space)

    def march(self, position: Position, seat: str, start: str, end: str) -> None:
        """All that can go from one space to another."""
        self.spend(position, MARCHES)
        party = Ground.of(position, self.army).party(INDEX[start], INDEX[end])
        march_units(position, self.army, INDEX[start], INDEX[end], party)

    def pick(self, position: Position, seat: str, start: str, end: str) -> None:
        """Some of them; who is decided next, and nothing is spent before."""
        pool = Ground.of(position, self.army).party(INDEX[start], INDEX[end])
        position.push(Party(INDEX[start], leaders_first(pool), army=self.army, end=INDEX[end]))

    def sail(self, position: Position, seat: str, start: str, end: str, name: str) -> None:
        self.spend(position, MARCHES)
        march_units(position, self.army, INDEX[start], INDEX[end], (BY_NAME[name],))

    def sortie(self, position: Position, seat: str, space: str, *names: str) -> None:
        """Besieged units come out and will fight (C6.6)."""
        self.spend(position, MARCHES)
        units = [BY_NAME[name] for name in names]
        for unit in units:
            position.change(INDEX[space], unit, unit & ~INSIDE | ARRIVED)
        position.tell("log.sortie", "C6.6", space=space, units=len(units), names=names_of(units))

    def assault(self, position: Position, seat: str, space: str) -> None:
        position.become(
            replace(
                self, points=self.points - 1, stage=ASSAULTS,
                assaults=(*self.assaults, INDEX[space]),
            )
        )  # fmt: skip
        position.tell("log.assault", "C7.2", space=space, army=ARMIES[self.army])


@dataclass(frozen=True, slots=True)
class Party(Travellers):
    """Who marches together (C6.1, C6.4)."""

    name: ClassVar[str] = "party"
    rule: ClassVar[str] = "C6.1"
    army: int = 0
    end: int = 0

    def prompt(self, position: Position, seat: str) -> Message:
        all_fit = places(self.taken) + places(self.pool) <= PLACES
        return Message.of(
            "prompt.party" if all_fit else "prompt.crowded_party", "C6.1",
            start=SPACE[self.space], end=SPACE[self.end], unit=self.unit_name(),
            who=self.unit_told(), count=self.group()[1], room=self._fitting(),
        )  # fmt: skip

    def room(self) -> int:
        return PLACES - places(self.taken)

    def _fitting(self) -> int:
        """How many units like the one asked about find room."""
        return self.room() // self.weight(self.pool[0])

    def numbers(self, position: Position) -> range:
        _, count = self.group()
        most = min(count, self._fitting())
        forced = not self.taken and count == len(self.pool)
        return range(1 if forced else 0, most + 1)

    def hidden_from(self, position: Position, seat: str | None) -> bool:
        return seat != SEATS[position.army_side(self.army)]

    def complete(self, position: Position) -> None:
        position.pop()
        operations = position.stack[-1]
        assert isinstance(operations, Operations)
        operations.spend(position, MARCHES)
        march_units(position, self.army, self.space, self.end, self.taken)
