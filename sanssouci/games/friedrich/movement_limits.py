"""What limits a march: range (F4.2), what stands around (F4.5 to F4.7), allies' objectives (F5.16)
and the texts of fate (F11)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from sanssouci.board.marches import Marches
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    CHEVERT,
    CITY,
    CUMBERLAND,
    DAUN,
    FERMOR,
    FRIEDRICH,
    GENERALS,
    GRAPH,
    NATION_OF,
    RICHELIEU,
    SALTIKOV,
    SOUBISE,
    STACK_LIMIT,
    TRAINS,
)
from sanssouci.games.friedrich.conquest import blocked_for_allies, targets
from sanssouci.games.friedrich.fate_cards import text
from sanssouci.games.friedrich.nations import ALLIES, ENEMIES, FRANCE, NATIONS, PRUSSIA, RUSSIA
from sanssouci.games.friedrich.position import Position
from sanssouci.steps.marching import Limits, Surroundings

if TYPE_CHECKING:
    from sanssouci.games.friedrich.movement import Movement


@cache
def _marches(reach: int, main_reach: int) -> Marches:
    return Marches(GRAPH, CITY, reach, main_reach)


GENERAL: Final = Limits(_marches(3, 4), rule="F4.2")
TRAIN: Final = Limits(_marches(2, 3), rule="F4.2")

_RANGES: Final = {
    text(2, "D"): (SALTIKOV, 2, 3),
    text(5, "H"): (RICHELIEU, 2, 3),
    text(9, "C"): (FRIEDRICH, 4, 5),
    text(12, "S"): (DAUN, 2, 3),
}
NO_ATTACK: Final = {text(4, "D"): CUMBERLAND, text(5, "S"): SOUBISE, text(7, "S"): FRIEDRICH}
HALLE_TRUCE: Final = text(3, "D")
FRESH_TROOPS: Final = text(10, "S")
_FERMOR_HALTED: Final = text(2, "C")
_CHEVERT_IN_COMPANY: Final = text(5, "D")

WITH_LIMITS: Final = frozenset({*_RANGES, *NO_ATTACK, HALLE_TRUCE, FRESH_TROOPS})
"""The texts of fate that touch marches."""
_HALLE: Final = ATLAS.index["halle"]
_KUSTRIN: Final = ATLAS.index["kustrin"]

_OBSTACLES: Final = [
    [p for other in range(len(NATIONS)) if other != nation for p in GENERALS[other]]
    + [train for ally in ALLIES[nation] for train in TRAINS[ally]]
    for nation in range(len(NATIONS))
]
"""By nation, what its generals cannot enter: other nations' generals, allied trains (F4.5)."""
_ENEMY_TRAINS: Final = [[t for enemy in each for t in TRAINS[enemy]] for each in ENEMIES]


class FriedrichSurroundings(Surroundings):
    """What a nation's pieces meet, and where they may not end or could conquer."""

    __slots__ = ("_nation", "_position", "no_train_end")

    def __init__(self, position: Position, nation: int, stacks: dict[int, list[int]]) -> None:
        bit, place = GRAPH.bit, position.place
        obstacles = foe_trains = 0
        for piece in _OBSTACLES[nation]:
            obstacles |= bit[place[piece]]
        for piece in _ENEMY_TRAINS[nation]:
            foe_trains |= bit[place[piece]]
        Surroundings.__init__(self, stacks, bit, STACK_LIMIT, obstacles, foe_trains, True)
        self._position, self._nation = position, nation
        self.no_train_end = blocked_for_allies(position, nation)

    def targets(self) -> int:
        """What a general would take, or put in question, by leaving it."""
        open_, guarded = targets(self._position, self._nation)
        return open_ | guarded & ~self._position.questions

    def no_end(self) -> int:
        """Where no general may end his march."""
        blocked = self.no_train_end
        return idle_for_allies(self._position, self._nation, blocked) if blocked else 0


def idle_for_allies(position: Position, nation: int, blocked: int) -> int:
    """Where of the ``blocked`` cities a general may not end his march, as he neither takes a train
    nor goes to attack there (F5.16)."""
    attacked = GRAPH.spread(position.enemy_generals(nation))
    return blocked & ~position.train_mask(ENEMIES[nation]) & ~attacked


def at_start(position: Position, nation: int) -> tuple[int, int]:
    """As a movement phase begins: who is halted, and who must stay with Chevert."""
    if nation == RUSSIA and position.fate == _FERMOR_HALTED and position.place[FERMOR] >= 0:
        near_kustrin = GRAPH.ball(_KUSTRIN, 1) & GRAPH.bit[position.place[FERMOR]]
        return (1 << FERMOR if near_kustrin else 0), 0
    if nation == FRANCE and position.fate == _CHEVERT_IN_COMPANY and position.place[CHEVERT] >= 0:
        return 0, sum(1 << g for g in position.stack_of(CHEVERT) if g != CHEVERT)
    return 0, 0


def keeping_company(
    groups: Sequence[tuple[int, ...]], stack: Sequence[int], companions: int
) -> list[tuple[int, ...]]:
    """The groups that leave Chevert with at least one of those he began with (F11.5D)."""
    if CHEVERT not in stack:
        return list(groups)
    mates = {general for general in stack if companions >> general & 1}
    if not mates:
        return list(groups)
    return [
        group
        for group in groups
        if (mates & set(group) if CHEVERT in group else mates - set(group))
    ]


def of_group(position: Position, movement: Movement, group: Sequence[int]) -> Limits:
    """The limits of a group of generals under the text in force."""
    fate = position.fate
    nation = movement.nation
    if fate in _RANGES:
        general, reach, main_reach = _RANGES[fate]
        if general in group:
            if general == SALTIKOV and position.setting.edition == 1:
                main_reach = reach  # F18.2
            return Limits(_marches(reach, main_reach), rule="F11.8")
    elif fate == HALLE_TRUCE:
        return GENERAL._replace(
            blocked=halle_train(position, nation), no_end=no_attack(position, nation), rule="F11.3D"
        )
    elif any(bound(position, general, movement.reinforced) for general in group):
        return GENERAL._replace(
            blocked=position.train_mask(ENEMIES[nation]) if fate in NO_ATTACK else 0,
            no_end=no_attack(position, nation),
            rule="F11.6",
        )
    return GENERAL


def bound(position: Position, general: int, reinforced: int = 0) -> bool:
    """True if 'no attack' holds for this general (F11.6)."""
    fate = position.fate
    if fate in NO_ATTACK:
        return NO_ATTACK[fate] == general
    return (
        fate == FRESH_TROOPS and NATION_OF[general] == PRUSSIA and bool(reinforced >> general & 1)
    )


def came_back(position: Position, movement: Movement) -> int:
    """Bitset of the generals who share the troops of one that has re-entered, as all can see."""
    shared = 0
    for general in GENERALS[movement.nation]:
        if movement.arrived >> general & 1:
            for comrade in position.stack_of(general):
                shared |= 1 << comrade
    return shared


def no_attack(position: Position, nation: int) -> int:
    """The cities in which a bound general would stand in attack position."""
    foes = position.enemy_generals(nation)
    if position.fate == HALLE_TRUCE:
        mask = GRAPH.bit[_HALLE] if GRAPH.touching[_HALLE] & foes else 0
        return mask | (GRAPH.touching[_HALLE] if GRAPH.bit[_HALLE] & foes else 0)
    return GRAPH.spread(foes)


def halle_train(position: Position, nation: int) -> int:
    """Halle itself, while an enemy train there must not be destroyed (F11.3D)."""
    if position.fate != HALLE_TRUCE:
        return 0
    return GRAPH.bit[_HALLE] & position.train_mask(ENEMIES[nation])


def no_entry(position: Position, nation: int, general: int, fresh: bool) -> int:
    """Cities a general may not re-enter because he would stand next to an enemy (F10.12)."""
    if position.fate == HALLE_TRUCE:
        return no_attack(position, nation)
    reinforced = 1 << general if fresh else 0
    return no_attack(position, nation) if bound(position, general, reinforced) else 0
