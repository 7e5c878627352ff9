"""Stages that several playouts of a decision come to: each of them is thought through once.

Plans of one decision often lead to the same stage, as other armies march no other way because one
general did, and whoever decides it in imagination knows as much in many worlds. What he does then
depends on what he knows, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Final, NamedTuple

from sanssouci.games.friedrich.atlas import GENERALS, GRAPH, TRAINS
from sanssouci.games.friedrich.movement import Movement
from sanssouci.games.friedrich.nations import ALLIES, ENEMIES, NATIONS
from sanssouci.games.friedrich.officers.field_staff import FieldStaff
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action
from sanssouci.steps.field import OFF

_MOST: Final = 2_000
"""Stages that are kept; a long thought comes to many more, and most of them never again."""
_WAY: Final = 6
"""Farther than any march leads, whatever fate allows."""


class Played(NamedTuple):
    """What is done from some point of a stage on, and what the staff then knows."""

    actions: tuple[Action, ...]
    """Up to the end of the marches; or a purchase, after which it is thought over again."""
    knowledge: Mapping[str, Any] | None


class SharedStages(dict[Hashable, Played]):
    """By what decides it, what is done in a stage."""

    def keep(self, key: Hashable, played: Played) -> None:
        if len(self) >= _MOST:
            self.clear()
        self[key] = played


_OWN: Final = tuple((*GENERALS[n], *TRAINS[n]) for n in range(len(NATIONS)))
_FOES: Final = tuple(tuple(p for foe in ENEMIES[n] for p in _OWN[foe]) for n in range(len(NATIONS)))
_FRIENDS: Final = tuple(
    tuple(p for ally in ALLIES[n] if ally != n for p in _OWN[ally]) for n in range(len(NATIONS))
)
_LEADERS: Final = tuple(
    tuple(g for other in (n, *ENEMIES[n]) for g in GENERALS[other]) for n in range(len(NATIONS))
)


def what_decides(staff: FieldStaff, phase: Movement) -> Hashable:
    """All that the rest of a nation's stage depends on.

    Of the nations on the same side it does not matter but where they stand in the way.
    """
    position, nation = staff.position, staff.nation
    place, troops = position.place, staff.troops
    own = tuple([place[piece] for piece in _OWN[nation]])
    in_play = position.setting.nations
    return (
        phase,
        position.turn,
        position.out,
        (*position.controllers,),
        position.fate,
        position.offensive,
        position.markers,
        position.questions,
        position.down,
        own,
        tuple([place[piece] for piece in _FOES[nation]]),
        _in_the_way(position, nation, own),
        tuple([troops.get(general) for general in _LEADERS[nation]]),
        (*position.hands[nation],),
        tuple([(*staff.backs(foe),) for foe in ENEMIES[nation] if foe in in_play]),
        staff.count,
        staff.temper,
        id(staff.weights),  # they are kept for as long as there are playouts
    )


def _in_the_way(position: Position, nation: int, own: tuple[int, ...]) -> int:
    """Where pieces of the same side stand that a march, or a return to the map, may run into."""
    place, bit = position.place, GRAPH.bit
    friends = 0
    for piece in _FRIENDS[nation]:
        friends |= bit[place[piece]]
    if OFF in own:
        return friends
    near = 0
    for city in own:
        if city >= 0:
            near |= GRAPH.ball(city, _WAY)
    return friends & near
