"""Cards of fate that move generals: F11.6S, F11.8C, F11.12H."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    CITY,
    DAUN,
    GRAPH,
    HILDBURGHAUSEN,
    LAUDON,
    PIECE_ID,
    STACK_LIMIT,
    TRAINS,
)
from sanssouci.games.friedrich.fate_choices import DECLINE
from sanssouci.games.friedrich.nations import AUSTRIA, DEFENDERS, NATIONS, PRUSSIA
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action, Message, Phase


@dataclass(frozen=True, slots=True)
class MoveLaudon(Phase[Position]):
    """Austria may move Laudon one city (F11.6S)."""

    name: ClassVar[str] = "move_laudon"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(AUSTRIA),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.laudon", "F11.6S")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [*(Action.of("step", city) for city in laudon_steps(position)), DECLINE]

    def step(self, position: Position, seat: str, city: str) -> None:
        position.pop()
        end = ATLAS.index[city]
        for nation in DEFENDERS:
            for train in TRAINS[nation]:
                if position.place[train] == end:
                    position.destroy_train(train, "F4.10")
        start = CITY[position.place[LAUDON]]
        position.place[LAUDON] = end
        position.gather(position.generals_at(end, AUSTRIA))
        position.tell("log.fate_move", "F11.6S", general="laudon", start=start, end=city)

    def decline(self, position: Position, seat: str) -> None:
        position.pop()
        position.tell("log.declines", "F11.6S", nation=NATIONS[AUSTRIA])


def laudon_steps(position: Position) -> list[str]:
    """Adjacent cities that are empty, hold fewer than three Austrians, or an enemy train."""
    here = position.place[LAUDON]
    own = position.stacks(AUSTRIA)
    full = sum(GRAPH.bit[city] for city, stack in own.items() if len(stack) >= STACK_LIMIT)
    blocked = full | position.general_mask(n for n in range(len(NATIONS)) if n != AUSTRIA)
    blocked |= position.allied_trains(AUSTRIA)
    return [CITY[city] for city in bits(GRAPH.touching[here] & ~blocked)]


@dataclass(frozen=True, slots=True)
class ChaseHildburghausen(Phase[Position]):
    """Prussia may move the beaten Hildburghausen two cities west (F11.12H)."""

    name: ClassVar[str] = "chase"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(PRUSSIA),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.chase", "F11.12H")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [*(Action.of("chase", CITY[city]) for city in flight_cities(position)), DECLINE]

    def chase(self, position: Position, seat: str, city: str) -> None:
        position.pop()
        start = CITY[position.place[HILDBURGHAUSEN]]
        position.place[HILDBURGHAUSEN] = ATLAS.index[city]
        position.tell("log.fate_move", "F11.12H", general="hildburghausen", start=start, end=city)

    def decline(self, position: Position, seat: str) -> None:
        position.pop()
        position.tell("log.declines", "F11.12H", nation=NATIONS[PRUSSIA])


def flight_cities(position: Position) -> list[int]:
    """Two steps over empty cities, ending west: more to the west than north or south."""
    here = position.place[HILDBURGHAUSEN]
    if here < 0:
        return []
    free = ~position.occupied()
    middle = GRAPH.touching[here] & free
    ends = GRAPH.spread(middle) & free & ~GRAPH.bit[here]
    start = ATLAS.map.places[here]
    found = []
    for city in bits(ends):
        end = ATLAS.map.places[city]
        west = start.x - end.x
        if west > 0 and west >= abs(start.y - end.y):
            found.append(city)
    return found


@dataclass(frozen=True, slots=True)
class Evasion(Phase[Position]):
    """Prussian stacks next to Daun may fall back before Austria's combats (F11.8C)."""

    name: ClassVar[str] = "evasion"
    evaded: tuple[int, ...] = ()
    """The cities to which stacks have gone; they take no part in the combats."""

    def moves(self, position: Position) -> list[tuple[int, int]]:
        """(commander, empty city next to him)."""
        return evasions(position, self.evaded)

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(PRUSSIA),) if self.moves(position) else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.evasion", "F11.8C")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [
            *(Action.of("evade", PIECE_ID[g], CITY[city]) for g, city in self.moves(position)),
            Action("stand"),
        ]

    def evade(self, position: Position, seat: str, general: str, city: str) -> None:
        stack = position.stack_of(ATLAS.piece_index[general])
        start, end = position.place[stack[0]], ATLAS.index[city]
        for each in stack:
            position.place[each] = end
        position.tell("log.fate_move", "F11.8C", general=general, start=CITY[start], end=city)
        position.become(Evasion((*self.evaded, end)))

    def stand(self, position: Position, seat: str) -> None:
        self.proceed(position)

    def proceed(self, position: Position) -> None:
        from sanssouci.games.friedrich.combat import Combat

        position.become(Combat.begin(position, AUSTRIA, self.evaded))


def evasions(position: Position, evaded: Sequence[int]) -> list[tuple[int, int]]:
    if position.place[DAUN] < 0:
        return []
    free = ~position.occupied()
    return [
        (stack[0], city)
        for here, stack in position.stacks(PRUSSIA).items()
        if here not in evaded and GRAPH.touching[here] & GRAPH.bit[position.place[DAUN]]
        for city in bits(GRAPH.touching[here] & free)
    ]
