"""C12.4 to C12.6 Mobilisation: new units come to the map, worn ones recover."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import (
    ALL_SPACES,
    BIT,
    BOXES,
    COMMANDER,
    COMMANDER_INDEX,
    COMMANDERS,
    HOME,
    INDEX,
    NATION_INDEX,
    RESOURCES,
    SEATS,
    SPACE,
)
from sanssouci.games.crisis.communication import network
from sanssouci.games.crisis.pack import NATIONS
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.units import (
    BY_NAME,
    DEPLETED,
    INSIDE,
    ISOLATED,
    NAME,
    NATION_OF,
    TOLD,
    commander,
    groups,
    troop,
)
from sanssouci.kernel import Action, Message, Phase, Prospect

UNIT_COST, RECOVERY_COST = 2, 1
"""In half points: a point places one unit or recovers two (C12.4)."""


@dataclass(frozen=True, slots=True)
class Mobilization(Phase[Position]):
    """A nation spends its points."""

    name: ClassVar[str] = "mobilization"
    nation: int
    halves: int
    """Half points left."""
    open_spaces: int
    """Where units of the nation may come, limits not counted."""
    winter: bool
    placed: tuple[int, ...] = ()
    """The spaces new units have come to, once for each."""

    @classmethod
    def of(
        cls, position: Position, nation: int, points: int, *, winter: bool,
        placed: tuple[int, ...] = (),
    ) -> Mobilization:  # fmt: skip
        side = position.side(nation)
        open_spaces = network(position, side) & position.controlled(side)
        own_box = sum(BIT[box] for box in bits(BOXES) if HOME[box] == nation)
        return cls(
            nation, UNIT_COST * points, open_spaces & (ALL_SPACES & ~BOXES | own_box),
            winter, placed,
        )  # fmt: skip

    def _room(self, position: Position) -> list[int]:
        """The spaces that take one more new unit (C12.5)."""
        double = RESOURCES & ~position.scorched
        return [
            space
            for space in bits(self.open_spaces)
            if BOXES & BIT[space] or self.placed.count(space) < (2 if double & BIT[space] else 1)
        ]

    def _recruits(self, position: Position) -> list[str]:
        """Who is in the unit reserve."""
        names = [NATIONS[self.nation]] if position.reserve[self.nation] else []
        return names + [
            COMMANDER[each]
            for each in bits(position.released)
            if COMMANDERS[each].nation == self.nation
        ]

    def _worn(self, position: Position) -> list[tuple[int, int]]:
        """The units that could recover in winter (C12.6)."""
        side = position.side(self.nation)
        return [
            (space, unit)
            for space in bits(position.spaces_with(1 << self.nation))
            if position.holder(space) == side
            for unit, _ in groups(position.at[space])
            if unit & DEPLETED and not unit & (ISOLATED | INSIDE) and NATION_OF[unit] == self.nation
        ]

    def _actions(self, position: Position) -> list[Action]:
        actions = []
        if self.halves >= UNIT_COST:
            recruits = self._recruits(position)
            actions = [
                Action(f"place {name} {SPACE[space]}")
                for name in recruits
                for space in (self._room(position) if recruits else ())
            ]
        if self.winter and self.halves >= RECOVERY_COST:
            actions += [
                Action(f"restore {SPACE[space]} {NAME[unit]}")
                for space, unit in self._worn(position)
            ]
        return actions

    def able(self, position: Position) -> bool:
        """True if the nation can do anything with what it has left."""
        if self.halves >= UNIT_COST and self._recruits(position) and self._room(position):
            return True
        return self.winter and self.halves >= RECOVERY_COST and bool(self._worn(position))

    def actors(self, position: Position) -> tuple[str, ...]:
        return (SEATS[position.side(self.nation)],) if self.able(position) else ()

    def prompt(self, position: Position, seat: str) -> Message:
        key = "prompt.mobilization" if self.winter else "prompt.rapid_mobilization"
        if self.halves < UNIT_COST:
            key = "prompt.last_half"
        points, half = divmod(self.halves, UNIT_COST)
        return Message.of(
            key, "C12.4" if self.winter else "C11.9",
            nation=NATIONS[self.nation], points=points, half=half,
        )  # fmt: skip

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [*self._actions(position), Action("done")]

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        """Points that could still be spent are lost with ``done``; nothing keeps them."""
        if action.verb == "done":
            points, half = divmod(self.halves, UNIT_COST)
            yield Prospect.of(
                "foresee.left_raising", "C12.4" if self.winter else "C11.9", NATIONS[self.nation],
                halves=self.halves, points=points, half=half,
            )  # fmt: skip

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "place" and len(action.words) == 2:
            name, where = action.words
            if name not in self._recruits(position):
                return Message.of("refuse.no_recruit", "C1.7", nation=NATIONS[self.nation])
            if self.halves < UNIT_COST:
                return Message.of("refuse.no_points", "C12.4")
            return Message.of("refuse.place", "C12.5", space=where)
        if action.verb == "restore":
            return Message.of("refuse.restore", "C12.6")
        return Message.of("refuse.mobilization_form", "C12.4")

    def place(self, position: Position, seat: str, name: str, where: str) -> None:
        space = INDEX[where]
        if name in NATION_INDEX:
            position.reserve[self.nation] -= 1
            unit = troop(self.nation)
        else:
            position.released &= ~(1 << COMMANDER_INDEX[name])
            unit = commander(COMMANDER_INDEX[name])
        position.add(space, (unit,))
        position.tell("log.placed", "C12.5", unit=TOLD[unit], space=where)
        position.become(replace(self, halves=self.halves - UNIT_COST, placed=(*self.placed, space)))

    def restore(self, position: Position, seat: str, where: str, name: str) -> None:
        unit = BY_NAME[name]
        position.change(INDEX[where], unit, unit & ~DEPLETED)
        position.tell("log.restored", "C12.6", unit=TOLD[unit], space=where)
        position.become(replace(self, halves=self.halves - RECOVERY_COST))

    def done(self, position: Position, seat: str) -> None:
        position.tell("log.done", "C12.4" if self.winter else "C11.9", who=NATIONS[self.nation])
        self.proceed(position)

    def proceed(self, position: Position) -> None:
        position.pop()
        if self.winter:
            below = position.stack[-1]
            assert isinstance(below, WinterMobilization)
            position.become(replace(below, placed=self.placed))


@dataclass(frozen=True, slots=True)
class WinterMobilization(Phase[Position]):
    """One nation after the other, as their player likes (C12.4).

    What they share is the room in the spaces (C12.5). Once he has been asked he is asked before
    each nation, the last one too, so that ``done`` said twice passes over nobody.
    """

    name: ClassVar[str] = "winter_mobilization"
    side: int
    waiting: tuple[int, ...]
    placed: tuple[int, ...] = ()
    asked: bool = False

    def _able(self, position: Position) -> list[int]:
        """The nations that could do something now."""
        return [nation for nation in self.waiting if self._points(position, nation).able(position)]

    def _points(self, position: Position, nation: int) -> Mobilization:
        points = position.resources(1 << nation)
        return Mobilization.of(position, nation, points, winter=True, placed=self.placed)

    def actors(self, position: Position) -> tuple[str, ...]:
        able = len(self._able(position))
        return (SEATS[self.side],) if able > 1 or (able and self.asked) else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.mobilization_order", "C12.4")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("mobilize", NATIONS[nation]) for nation in self._able(position)]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "done":
            return Message.of("refuse.nations_waiting", "C12.4")
        return Message.of("refuse.mobilization_order", "C12.4")

    def mobilize(self, position: Position, seat: str, nation: str) -> None:
        self._begin(position, NATION_INDEX[nation], asked=True)

    def proceed(self, position: Position) -> None:
        able = self._able(position)
        if able:
            self._begin(position, able[0], asked=False)
        else:
            position.pop()

    def _begin(self, position: Position, nation: int, *, asked: bool) -> None:
        rest = tuple(each for each in self.waiting if each != nation)
        position.become(replace(self, waiting=rest, asked=asked))
        position.tell("log.mobilizes", "C12.4", nation=NATIONS[nation])
        position.push(self._points(position, nation))
