"""F5 Conquest of objectives: what a march takes, at once or after the combats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.games.friedrich import offensive_option, protection
from sanssouci.games.friedrich.atlas import ATLAS, CITY, GRAPH
from sanssouci.games.friedrich.nations import (
    ATTACKERS,
    AUSTRIA,
    IMPERIAL,
    NATIONS,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
)
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Phase


def eased(position: Position, nation: int) -> bool:
    """Whether the nation needs its first-order objectives only (F11.16)."""
    if not position.setting.whole_war:
        return False
    if nation == SWEDEN:
        return bool(position.out >> RUSSIA & 1)
    if nation in (AUSTRIA, IMPERIAL):
        return position.controllers[IMPERIAL] != position.setting.first_controllers[IMPERIAL]
    return False


def objectives(position: Position, nation: int) -> int:
    """The objectives the nation can conquer now (F5.1, F5.15, F13)."""
    return _goals(position)[nation]


def _goals(position: Position) -> tuple[int, ...]:
    """By nation, what it can conquer; kept, as it changes only when the war takes a turn."""
    setting = position.setting
    situation = (
        position.out,
        position.controllers[IMPERIAL],
        position.offensive,
        setting.literal_text and position.turn,
    )
    goals = setting.goals.get(situation)
    if goals is None:
        goals = setting.goals[situation] = tuple(
            _conquerable(position, nation) for nation in range(len(NATIONS))
        )
    return goals


def _conquerable(position: Position, nation: int) -> int:
    if nation == PRUSSIA and not offensive_option.bohemia_open(position):
        return 0
    first, second = ATLAS.objectives[nation]
    return first if eased(position, nation) else first | second


def lacked_by_allies(position: Position, nation: int) -> int:
    """Objectives that allied nations of other players still want (F5.16)."""
    mask = 0
    controllers = position.controllers
    goals = _goals(position)
    for ally in ATTACKERS if nation in ATTACKERS else ():
        if controllers[ally] != controllers[nation] and position.at_war(ally):
            mask |= goals[ally]
    return mask & ~position.markers


def targets(position: Position, nation: int) -> tuple[int, int]:
    """What a general of the nation would take by leaving it: unprotected and protected cities."""
    marked = position.markers
    wanted = objectives(position, nation) & ~marked
    lost = ATLAS.defended[nation] & marked & ~ATLAS.all_objectives[nation]
    guarded = (wanted and protection.against_conquest(position, nation, wanted)) | (
        lost and protection.against_reconquest(position, nation, lost)
    )
    return (wanted | lost) & ~guarded, guarded


def take(position: Position, nation: int, city: int, rule: str) -> None:
    """Lay the nation's marker on its objective, or lift an enemy's from a city it defends."""
    bit = GRAPH.bit[city]
    if ATLAS.objective_owner[city] == nation:
        position.markers |= bit
        position.tell("log.conquers", rule, nation=NATIONS[nation], city=CITY[city])
        if nation == PRUSSIA:
            offensive_option.test_immediate_victory(position)
    else:
        position.markers &= ~bit
        position.tell("log.reconquers", "F5.11", nation=NATIONS[nation], city=CITY[city])


def leave(position: Position, nation: int, city: int, open_: int, guarded: int) -> None:
    """A general marches on from a city: it falls, or gets a question marker (F5.2, F5.9)."""
    bit = GRAPH.bit[city]
    if bit & open_:
        take(position, nation, city, "F5.2")
    elif bit & guarded and not bit & position.questions:
        position.questions |= bit
        position.tell("log.question", "F5.9", nation=NATIONS[nation], city=CITY[city])


def clear_markers(position: Position, mask: int) -> None:
    """Take markers off the map (F5.15)."""
    position.markers &= ~mask
    position.questions &= ~mask


@dataclass(frozen=True, slots=True)
class RetroactiveConquest(Phase[Position]):
    """After the combats each question marker is looked at once more (F5.10)."""

    name: ClassVar[str] = "retroactive"
    nation: int

    def proceed(self, position: Position) -> None:
        position.pop()
        asked = position.questions
        if asked:
            position.questions = 0
            unprotected, _ = targets(position, self.nation)
            for city in bits(asked & unprotected):
                if not position.outcome:
                    take(position, self.nation, city, "F5.10")
