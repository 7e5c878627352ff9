"""Positions for rulebook cases: put units, control, cards and markers where a case wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sanssouci.games.crisis import GAME, communication
from sanssouci.games.crisis.action_points import Muster, RollForPoints
from sanssouci.games.crisis.atlas import (
    BIT,
    CARD_INDEX,
    COMMANDER_INDEX,
    CUPS,
    INDEX,
    NATION_INDEX,
    SEATS,
    SPACE_COUNT,
)
from sanssouci.games.crisis.operations import Operations
from sanssouci.games.crisis.pack import ARMIES
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.sequence import ArmyPhase, Campaign, EndOfTurn, Turn
from sanssouci.games.crisis.units import (
    BY_NAME,
    FIRST_COMMANDER,
    NAME,
    NATION_OF,
    commander_of,
    groups,
)
from sanssouci.games.crisis.winter import Winter
from sanssouci.kernel import CHANCE, Line, Phase

ARMY_INDEX = {id: number for number, id in enumerate(ARMIES)}
WINTER_1756, APRIL_1757, FEBRUARY_1758, FEBRUARY_1762 = 3, 5, 10, 34


def stage(
    army: str | None = None,
    *,
    at: Mapping[str, str] | None = None,
    only: bool = False,
    control: Mapping[str, str] | None = None,
    points: int | None = None,
    turn: int = FEBRUARY_1758,
    phase: str = "operations",
    hands: Mapping[str, Sequence[str]] | None = None,
    retreats: Mapping[str, int] | None = None,
    scorched: Sequence[str] = (),
    empress_dead: bool = False,
    **options: Any,
) -> Position:
    """A position in the middle of a game, its log switched on.

    ``army``: whose phase it is, with ``points`` to spend; or ``phase`` is "roll" (the die for
    points is about to be cast), "muster" (``points`` are those before the retreat marker),
    "winter", "turn" (it is about to begin) or "end_of_turn". ``at``: space -> units, as in
    "8 prussia, 2 prussia.depleted, frederick"; a space named in it holds nothing else. With
    ``only=True`` there are no other units on the map. The lines of communication of the active
    side are checked.
    """
    position = GAME.new("campaign", **options)
    assert isinstance(position, Position)
    position.turn = turn
    position.empress_dead = empress_dead
    position.cup = list(CUPS[turn - 1])
    for space in range(SPACE_COUNT):
        if only:
            take_off(position, space)
    for name, units in (at or {}).items():
        take_off(position, INDEX[name])
        put(position, name, units)
    for name, nation in (control or {}).items():
        position.give(INDEX[name], NATION_INDEX[nation])
    for name in scorched:
        position.scorched |= BIT[INDEX[name]]
    for seat, cards in (hands or {}).items():
        deal(position, seat, *cards)
    for name, number in (retreats or {}).items():
        position.retreats[ARMY_INDEX[name]] = number
    position.stack = _stack(position, army, phase, points)
    lines: list[Line] = []
    position.log = lines
    position._settle()
    return position


def _stack(
    position: Position, army: str | None, phase: str, points: int | None
) -> list[Phase[Position]]:
    if army is None:
        frames: dict[str, list[Phase[Position]]] = {
            "winter": [EndOfTurn(), Winter()],
            "turn": [Turn()],
            "end_of_turn": [EndOfTurn()],
        }
        return frames[phase]
    number = ARMY_INDEX[army]
    position.army = number
    communication.check(position, position.army_side(number))
    top: dict[str, Phase[Position]] = {
        "roll": RollForPoints(number),
        "muster": Muster(number, points or 0),
        "operations": Operations(number, 6 if points is None else points),
    }
    return [EndOfTurn(), Campaign(), ArmyPhase(number, 1), top[phase]]


def take_off(position: Position, space: int) -> None:
    """Everything in a space goes to the reserves."""
    for unit in position.at[space]:
        if unit < FIRST_COMMANDER:
            position.reserve[NATION_OF[unit]] += 1
        else:
            position.waiting |= 1 << commander_of(unit)
    position.station(space, ())


def put(position: Position, space: str, units: str) -> None:
    for item in filter(None, units.split(", ")):
        number, _, name = item.rpartition(" ")
        unit = BY_NAME[name]
        if unit < FIRST_COMMANDER:
            position.reserve[NATION_OF[unit]] -= int(number or 1)
            assert position.reserve[NATION_OF[unit]] >= 0, f"not so many of {name}"
        else:
            bit = 1 << COMMANDER_INDEX[name.split(".")[0]]
            position.waiting &= ~bit
            position.released &= ~bit
            for there in range(SPACE_COUNT):
                twin = [u for u in position.at[there] if u >= FIRST_COMMANDER]
                position.remove(there, [u for u in twin if 1 << commander_of(u) == bit])
        position.add(INDEX[space], [unit] * int(number or 1))


def deal(position: Position, seat: str, *cards: str) -> None:
    side = SEATS.index(seat)
    for id in cards:
        card = CARD_INDEX[side][id]
        position.decks[side].remove(card)
        position.hands[side].append(card)


def act(position: Position, *actions: str, stay: bool = False) -> Position:
    """Carry out actions, each by whoever is asked; ``seat: action`` names the seat.

    An army that has no point left is done (C6.9), unless it is to ``stay``.
    """
    for number, text in enumerate(actions, start=1):
        seat, colon, rest = text.partition(": ")
        if not colon:
            seat, rest = position.actors[0], text
        position.apply(seat, GAME.parse(position, seat, rest) if seat != CHANCE else rest)
        if not stay and actions[number : number + 1] != ("done",):
            _end_marches(position)
    return position


def _end_marches(position: Position) -> None:
    if position.actors and isinstance(frame := position.stack[-1], Operations) and not frame.points:
        position.apply(position.actors[0], "done")


def units(position: Position, space: str) -> str:
    """What stands in a space, written as ``stage`` reads it."""
    found = groups(position.at[INDEX[space]])
    return ", ".join(
        NAME[unit] if number == 1 else f"{number} {NAME[unit]}" for unit, number in found
    )


def owner(position: Position, space: str) -> str:
    return next(
        id for id, nation in NATION_INDEX.items() if nation == position.control[INDEX[space]]
    )


def legal(position: Position, start: str = "") -> list[str]:
    """The legal actions of whoever is asked that begin with some words."""
    return [str(a) for a in position.legal(position.actors[0]) if a.startswith(start)]


def why(position: Position, action: str) -> str:
    """The id of the rule that forbids an action to whoever is asked."""
    reason = position.why_not(position.actors[0], action)
    assert reason is not None, f"{action!r} is legal"
    assert GAME.say(reason)
    return reason.rule


def log_keys(position: Position) -> list[str]:
    return [line.message.key for line in position.log or ()]


def points(position: Position) -> int | None:
    found = position.view(None)["points"]
    assert found is None or isinstance(found, int)
    return found


def phase(position: Position) -> str:
    return position.stack[-1].name
