"""Positions for rulebook cases: put contingents, flags and coins where a case wants them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from sanssouci.games.sieben_jahre import GAME, units
from sanssouci.games.sieben_jahre.actions import Actions
from sanssouci.games.sieben_jahre.atlas import (
    ADVANTAGE_INDEX,
    COMMANDER_INDEX,
    PLACE_INDEX,
    REGION_INDEX,
)
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.sequence import Fraction, Year
from sanssouci.games.sieben_jahre.states import BOARD_INDEX, STATE_INDEX
from sanssouci.kernel import CHANCE, Illegal, Phase

FRACTIONS_STEP = 7
"""The step of the year that comes once its fractions are begun."""
RAPID, NORMAL, SLOWED, DIFFICULT, VERY_SLOW, NONE = "e1", "e5", "e10", "e15", "e19", "e21"
"""An Event of each class; they cost 1, 1, 1, 2, 3 and 1."""


def troops(text: str) -> int:
    """Units as the scenario sheets write them: ``4fv 1ca 1aa``, or ``6nv``."""
    made = units.NONE
    for word in text.split():
        arm = "fcan".index(word[1])
        made = units.with_count(made, arm, int(word[0]))
        made = units.with_level(made, arm, word[2] == "v")
    return made


def stage(
    board: str | None = None,
    *,
    armies: Mapping[str, str] | None = None,
    year: int = 1757,
    fraction: int = 1,
    left: int = 4,
    coins: int = 500,
    flags: Mapping[str, str] | None = None,
    scenario: str = "campaign",
    stack: Sequence[Phase[Any]] = (),
    **options: Any,
) -> Position:
    """A position in the middle of a campaign, its log switched on.

    ``armies``: commander -> "place, units, provisions/ammunition", such as
    "berlin, 4fv 1cv 1av, 8/8"; there are no others. ``board`` has ``left`` actions to take;
    without one, ``stack`` says what is going on within the fraction.
    """
    position = GAME.new(scenario, **options)
    assert isinstance(position, Position)
    position.stack = [Year(FRACTIONS_STEP), Fraction(1)]
    for commander in range(len(position.troops)):
        if position.in_play(commander):
            position.remove(commander)
    position.year, position.fraction = year, fraction
    position.purse = [coins] * 4
    for region, state in (flags or {}).items():
        position.flag[REGION_INDEX[region]] = STATE_INDEX[state]
    for id, text in (armies or {}).items():
        put(position, id, text)
    if board is not None:
        position.push(Actions(BOARD_INDEX[board], left))
    position.stack.extend(stack)
    position._actors = None
    position.log = []
    return position


def put(position: Position, id: str, text: str) -> int:
    """Give a commander a contingent; returns his number."""
    place, made, loads = (word.strip() for word in text.split(","))
    c = COMMANDER_INDEX[id]
    position.troops[c] = troops(made)
    position.provisions[c], position.ammunition[c] = map(int, loads.split("/"))
    position.mustered[c] = position.units(c)
    position.put(c, PLACE_INDEX[place])
    return c


def give_tiles(position: Position, board: str, *ids: str) -> None:
    """Let a board have some Advantages."""
    for id in ids:
        position.bag.remove(ADVANTAGE_INDEX[id])
        position.advantages[BOARD_INDEX[board]].append(ADVANTAGE_INDEX[id])


def act(position: Position, *actions: str) -> None:
    """Carry out actions of whoever may act, chance included."""
    for action in actions:
        position.apply(position.actors[0], action)


def chance(position: Position, *actions: str) -> None:
    for action in actions:
        position.apply(CHANCE, action)


def refusal(position: Position, action: str) -> str:
    """The rule by which an action is refused."""
    seat = position.actors[0]
    with pytest.raises(Illegal):
        position.clone().apply(seat, action)
    message = position.why_not(seat, action)
    assert message is not None
    return message.rule


def offered(position: Position, *words: str) -> list[str]:
    """The words that may follow."""
    return list(position.narrow(position.actors[0], words))


def told(position: Position) -> list[str]:
    """The keys of the log."""
    assert position.log is not None
    return [line.message.key for line in position.log]


def purse(position: Position, board: str) -> int:
    return position.purse[BOARD_INDEX[board]]


def where(position: Position, id: str) -> str:
    """The id of the place where a commander is."""
    from sanssouci.games.sieben_jahre.atlas import PLACE

    return PLACE[position.at[COMMANDER_INDEX[id]]]
