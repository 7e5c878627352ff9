"""F5 Conquest of objectives: what a march takes, at once or after the combats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

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
from sanssouci.steps.conquest import Retroactive, left_on_the_way

_ANY_OBJECTIVE = frozenset(ATLAS.objective_owner)


def eased(position: Position, nation: int) -> bool:
    """True if the nation needs its first-order objectives only (F11.16)."""
    if not position.setting.whole_war:
        return False
    if nation == SWEDEN:
        return bool(position.out >> RUSSIA & 1)
    if nation in (AUSTRIA, IMPERIAL):
        return position.controllers[IMPERIAL] != position.setting.first_controllers[IMPERIAL]
    return False


def objectives(position: Position, nation: int) -> int:
    """The objectives the nation can conquer now (F5.1, F5.15, F13).

    Those of all nations are kept, as they change only when the war takes a turn.
    """
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
            _conquerable(position, each) for each in range(len(NATIONS))
        )
    return goals[nation]


def _conquerable(position: Position, nation: int) -> int:
    if nation == PRUSSIA and not offensive_option.bohemia_open(position):
        return 0
    first, second = ATLAS.objectives[nation]
    return first if eased(position, nation) else first | second


def blocked_for_allies(position: Position, nation: int) -> int:
    """Objectives that allied nations of other players still want, so that it may not end a march
    there (F5.16)."""
    if not position.setting.forbid_blocking:
        return 0
    mask = 0
    controllers = position.controllers
    for ally in ATTACKERS if nation in ATTACKERS else ():
        if controllers[ally] != controllers[nation] and position.at_war(ally):
            mask |= objectives(position, ally)
    return mask & ~position.markers


def targets(position: Position, nation: int) -> tuple[int, int]:
    """What a general of the nation would take by leaving it: unprotected and protected cities."""
    marked = position.markers
    wanted = objectives(position, nation) & ~marked
    lost = ATLAS.defended[nation] & marked & ~ATLAS.all_objectives[nation]
    place, fate = position.place, position.fate
    guarded = (wanted and protection.against_conquest(place, fate, nation, wanted)) | (
        lost and protection.against_reconquest(place, fate, nation, lost)
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


def along(position: Position, nation: int, road: Sequence[int]) -> list[tuple[int, bool]]:
    """(city, whether it falls) of what a general who marches a road takes or puts in question."""
    if _ANY_OBJECTIVE.isdisjoint(road[:-1]):
        return []
    open_, guarded = targets(position, nation)
    return left_on_the_way(GRAPH, road, open_, guarded & ~position.questions)


def march_on(position: Position, nation: int, road: Sequence[int]) -> None:
    """A general marches on from cities: they fall, or get a question marker (F5.2, F5.9)."""
    for city, falls in along(position, nation, road):
        if falls:
            take(position, nation, city, "F5.2")
        else:
            position.questions |= GRAPH.bit[city]
            position.tell("log.question", "F5.9", nation=NATIONS[nation], city=CITY[city])


def clear_markers(position: Position, mask: int, rule: str) -> None:
    """Take markers off the map (F5.15)."""
    if lost := position.markers & mask:
        position.tell("log.markers_gone", rule, cities="+".join(ATLAS.names(lost)))
    position.markers &= ~mask
    position.questions &= ~mask


@dataclass(frozen=True, slots=True)
class RetroactiveConquest(Retroactive[Position]):
    """After the combats each question marker is looked at once more (F5.10)."""

    name: ClassVar[str] = "retroactive"

    def unprotected(self, position: Position) -> int:
        return targets(position, self.nation)[0]

    def take(self, position: Position, city: int) -> None:
        take(position, self.nation, city, "F5.10")
