"""Why an army cannot do what its player has asked for: the rule behind each refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanssouci.games.crisis.atlas import ARMY_MASK, BIT, BOXES, INDEX, LAND_MASK, SEA, SPACE
from sanssouci.games.crisis.marching import Ground
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.retreat import may_enter
from sanssouci.games.crisis.selection import PLACES, places
from sanssouci.games.crisis.units import (
    ARRIVED,
    BY_NAME,
    DEPLETED,
    INSIDE,
    ISOLATED,
    NATION_OF,
    RECOVERED,
)
from sanssouci.kernel import Action, Message

if TYPE_CHECKING:
    from sanssouci.games.crisis.operations import Operations

_STAGE = {"recover": 0, "march": 1, "pick": 1, "sail": 1, "sortie": 1, "assault": 2}


def explain(position: Position, operations: Operations, action: Action) -> Message:
    """The rule that forbids an action of the active army."""
    verb, words = action.verb, action.words
    if verb not in _STAGE:
        return Message.of("refuse.operations_form", "C6.8")
    if not operations.points:
        return Message.of("refuse.no_action_points", "C5.1")
    if _STAGE[verb] < operations.stage:
        return Message.of("refuse.too_late", "C6.8")
    if verb == "recover":
        return _no_recovery(position, operations.army, INDEX[words[0]], words[1:])
    if verb == "sortie":
        return Message.of("refuse.sortie", "C6.6", space=words[0])
    if verb == "assault":
        return Message.of("refuse.assault", "C7.2", space=words[0])
    ground = Ground.of(position, operations.army)
    start, end = INDEX[words[0]], INDEX[words[1 if verb == "sail" else -1]]
    return _nobody_to_go(ground, start, words[0]) or _no_way(ground, verb, start, end)


def _no_recovery(position: Position, army: int, space: int, names: tuple[str, ...]) -> Message:
    unit = BY_NAME.get(names[0], -1) if names else -1
    if unit not in position.at[space] or not ARMY_MASK[army] >> NATION_OF[unit] & 1:
        return Message.of("refuse.no_such_unit", "C5.3")
    if not unit & DEPLETED:
        return Message.of("refuse.not_depleted", "C5.3")
    if unit & ISOLATED:
        return Message.of("refuse.isolated_recovery", "C4.4")
    return Message.of("refuse.besieged_recovery", "C5.4")


def _nobody_to_go(ground: Ground, start: int, name: str) -> Message | None:
    """Why nobody at all can leave a space."""
    if ground.movable(start):
        return None
    units = [u for u in ground.position.at[start] if ARMY_MASK[ground.army] >> NATION_OF[u] & 1]
    if not units:
        return Message.of("refuse.no_units", "C6.1", space=name)
    if BIT[start] & ground.position.boxes_entered:
        return Message.of("refuse.box_both_ways", "C1.6", space=name)
    if all(unit & INSIDE for unit in units):
        return Message.of("refuse.besieged_march", "C6.6", space=name)
    if any(unit & ARRIVED and not unit & RECOVERED for unit in units):
        return Message.of("refuse.halted", "C6.5", space=name)
    return Message.of("refuse.recovered", "C5.3")


def _no_way(ground: Ground, verb: str, start: int, end: int) -> Message:
    """Why none, or not these, can go from one space to another."""
    position = ground.position
    by_sea = verb == "sail"
    adjacent = end in SEA[start] if by_sea else bool(LAND_MASK[start] & BIT[end])
    if not adjacent and not (not by_sea and ground.doubles(start) & BIT[end]):
        if by_sea:
            return Message.of("refuse.no_sea_route", "C6.2")
        return Message.of("refuse.no_march", "C6.3")
    if BIT[end] & BOXES:
        if BIT[end] & position.boxes_left:
            return Message.of("refuse.box_both_ways", "C1.6", space=SPACE[end])
        if not any(may_enter(unit, end) for unit in ground.movable(start)):
            return Message.of("refuse.foreign_box", "C1.5")
    if by_sea:
        return Message.of("refuse.passenger", "C6.2")
    party = ground.party(start, end)
    if not party:
        return Message.of("refuse.isolated_double", "C4.4")
    if places(party) > PLACES:
        return Message.of("refuse.too_many", "C6.1", most=PLACES)
    return Message.of("refuse.nothing_to_pick", "C6.4")
