"""Why a march is not possible: the first rule it breaks, in the order a player would check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sanssouci.games.friedrich import conquest, movement_limits
from sanssouci.games.friedrich.atlas import (
    CITY,
    GENERAL_COUNT,
    GRAPH,
    NATION_OF,
    PIECE_ID,
    STACK_LIMIT,
)
from sanssouci.games.friedrich.nations import ALLIES, ENEMIES, NATIONS
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action, Message
from sanssouci.steps.march_refusals import is_main, no_road, road_named, too_far
from sanssouci.steps.marching import Limits

if TYPE_CHECKING:
    from sanssouci.games.friedrich.movement import Movement


def explain(position: Position, movement: Movement, action: Action) -> Message | None:
    """The rule a march breaks, or None if it is merely worded differently from one offered."""
    from sanssouci.games.friedrich.movement import parse_group

    group = parse_group(action.words[0])
    assert group is not None
    road = road_named(position, group, action.words[1:])
    return (
        _about_the_group(position, movement, group, road[0])
        or _about_the_road(position, road, _limits(position, movement, group))
        or _about_obstacles(position, movement, group, road)
        or _about_the_end(position, movement, group, road[-1])
    )


def _limits(position: Position, movement: Movement, group: tuple[int, ...]) -> Limits:
    if group[0] >= GENERAL_COUNT:
        return movement_limits.TRAIN
    return movement_limits.of_group(position, movement, group)


def _about_the_group(
    position: Position, movement: Movement, group: tuple[int, ...], start: int
) -> Message | None:
    for piece in group:
        id = PIECE_ID[piece]
        if NATION_OF[piece] != movement.nation:
            return Message.of(
                "refuse.not_active", "F2.2", piece=id, nation=NATIONS[movement.nation]
            )
        if position.place[piece] < 0:
            return Message.of("refuse.off_map", "F10.1", piece=id)
        if position.place[piece] != start:
            return Message.of(
                "refuse.elsewhere", "F4.13", piece=id, city=CITY[position.place[piece]]
            )
        if movement.halted >> piece & 1:
            return Message.of("refuse.halted", "F11.2C", piece=id)
        if movement.moved >> piece & 1:
            return Message.of("refuse.moved", _why_moved(movement, piece), piece=id)
    if len(set(group)) < len(group):
        return Message.of("refuse.twice_in_group", "F4.9")
    trains = [piece for piece in group if piece >= GENERAL_COUNT]
    if trains and len(group) > 1:
        return Message.of("refuse.train_in_group", "F4.5")
    if not trains and group not in movement.groups(position.stack_of(group[0])):
        return Message.of("refuse.company", "F11.5D")
    return None


def _why_moved(movement: Movement, piece: int) -> str:
    """The rule by which a piece has ended its move."""
    if movement.arrived >> piece & 1:
        return "F10.8"
    return "F4.1" if movement.marched >> piece & 1 or piece >= GENERAL_COUNT else "F4.8"


def _about_the_road(position: Position, road: list[int], limits: Limits) -> Message | None:
    plain = limits.rule == movement_limits.GENERAL.rule
    rule = "F4.3" if plain and len(road) - 1 <= limits.marches.main_reach else limits.rule
    return no_road(position, road, "F1.6") or too_far(
        road, limits.marches, main=is_main(position, road), rule=rule
    )


def _about_obstacles(
    position: Position, movement: Movement, group: tuple[int, ...], road: list[int]
) -> Message | None:
    nation = movement.nation
    others = position.general_mask(n for n in range(len(NATIONS)) if n != nation)
    friendly_trains = position.train_mask(ALLIES[nation])
    enemy_trains = position.train_mask(ENEMIES[nation])
    stacks = position.stacks(nation)
    is_train = group[0] >= GENERAL_COUNT
    if not is_train:
        stacks[road[0]] = [general for general in stacks[road[0]] if general not in group]
    for number, city in enumerate(road[1:], start=1):
        bit = GRAPH.bit[city]
        last = number == len(road) - 1
        own = stacks.get(city, [])
        if is_train:
            if city != road[0] and bit & position.occupied():
                return Message.of("refuse.train_blocked", "F4.11", city=CITY[city])
            continue
        if bit & (others | friendly_trains):
            return Message.of("refuse.occupied", "F4.5", city=CITY[city])
        if len(own) + len(group) > STACK_LIMIT:
            return Message.of("refuse.stack_full", "F4.6", city=CITY[city])
        if own and not last:
            return Message.of("refuse.joins", "F4.8", city=CITY[city])
        if bit & enemy_trains:
            if bit & movement_limits.of_group(position, movement, group).blocked:
                truce = position.fate == movement_limits.HALLE_TRUCE
                rule = "F11.3D" if truce else "F11.7"
                return Message.of("refuse.no_trains", rule, city=CITY[city])
            if not last:
                return Message.of("refuse.stops_at_train", "F4.10", city=CITY[city])
    return None


def _about_the_end(
    position: Position, movement: Movement, group: tuple[int, ...], end: int
) -> Message | None:
    bit = GRAPH.bit[end]
    is_train = group[0] >= GENERAL_COUNT
    blocked = conquest.blocked_for_allies(position, movement.nation)
    if not is_train:
        blocked = movement_limits.idle_for_allies(position, movement.nation, blocked)
    if bit & blocked:
        return Message.of("refuse.blocks_ally", "F5.16", city=CITY[end])
    limits = _limits(position, movement, group)
    if bit & limits.no_end:
        return Message.of("refuse.no_attack", limits.rule, city=CITY[end])
    return None
