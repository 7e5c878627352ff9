"""Why a march is not possible: the first rule it breaks, in the order a player would check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sanssouci.games.maria import march_lists
from sanssouci.games.maria.atlas import (
    CITY,
    GENERAL_COUNT,
    GRAPH,
    NATION_OF,
    PIECE_ID,
    STACK_LIMIT,
)
from sanssouci.games.maria.nations import ALL
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Action, Message
from sanssouci.steps.march_refusals import is_main, no_road, road_named, too_far

Group = tuple[int, ...]


class Marches(Protocol):
    """A phase in which pieces march, as far as it decides who may."""

    @property
    def nations(self) -> tuple[int, ...]:
        """The powers whose pieces march."""

    @property
    def moved(self) -> int:
        """Bitset of the pieces whose march is over."""

    @property
    def refused(self) -> tuple[Group, ...]:
        """The generals who have been refused to stack, or to march as one."""

    def may_move_in(self, nation: int, city: int) -> bool:
        """True if the power's pieces on the map of a town may march now (M4.5)."""

    def refusals(self, position: Position, group: Sequence[int]) -> int:
        """The towns of generals with whom this one may not stack (M6.4)."""


def explain(position: Position, movement: Marches, seat: str, action: Action) -> Message | None:
    """The rule a march breaks, or None if it is merely worded differently from one offered."""
    from sanssouci.games.maria.marching import parse_group

    group = parse_group(action.words[0])
    assert group is not None
    road = road_named(position, group, action.words[1:])
    return (
        _about_the_group(position, movement, seat, group, road[0])
        or _about_the_road(position, action.verb, group, road)
        or _about_the_land(position, group, road)
        or _about_force(position, action.verb, group, road)
        or _about_obstacles(position, movement, group, road)
        or _about_declining(position, action.verb, group, road)
    )


def _about_the_group(
    position: Position, movement: Marches, seat: str, group: Group, start: int
) -> Message | None:
    seats = set()
    for piece in group:
        id, nation = PIECE_ID[piece], NATION_OF[piece]
        if nation not in movement.nations:
            return Message.of("refuse.not_active", "M4.6", piece=id)
        if position.place[piece] < 0:
            return Message.of("refuse.off_map", "M6.8", piece=id)
        if position.place[piece] != start:
            return Message.of(
                "refuse.elsewhere", "M9.1", piece=id, city=CITY[position.place[piece]]
            )
        if movement.moved >> piece & 1:
            return Message.of("refuse.moved", "M9.5", piece=id)
        if position.seat(nation) == seat and not movement.may_move_in(nation, start):
            return Message.of("refuse.flanders_turn", "M4.5")
        seats.add(position.seat(nation))
    if seat not in seats:
        return Message.of("refuse.not_yours", "M1.1", piece=PIECE_ID[group[0]])
    if len(set(group)) < len(group):
        return Message.of("refuse.twice_in_group", "M9.5")
    if len(group) > 1 and max(group) >= GENERAL_COUNT:
        return Message.of("refuse.train_in_group", "M2.10")
    if group in movement.refused:
        return Message.of("refuse.was_refused", "M6.4")
    return None


def _about_the_road(position: Position, verb: str, group: Group, road: list[int]) -> Message | None:
    if missing := no_road(position, road, "M2.3"):
        return missing
    on_main, is_train = is_main(position, road), group[0] >= GENERAL_COUNT
    if verb == "force":
        if is_train:
            return Message.of("refuse.train_force", "M9.7")
        if not on_main or len(road) - 1 > march_lists.FORCED.main_reach:
            return Message.of("refuse.force_road", "M9.7", reach=march_lists.FORCED.main_reach)
        return None
    marches = march_lists.TRAIN if is_train else march_lists.GENERAL
    return too_far(road, marches, main=on_main, rule="M9.2")


def _about_the_land(position: Position, group: Group, road: list[int]) -> Message | None:
    nations = [NATION_OF[piece] for piece in group]
    beyond = march_lists.beyond_the_seam(nations, road[0])
    for city in road[1:]:
        bit = GRAPH.bit[city]
        if bit & ~position.setting.land:
            return Message.of("refuse.map_closed", "M26.1", city=CITY[city])
        if bit & beyond:
            return Message.of("refuse.seam", "M9.9", city=CITY[city])
        if any(bit & position.relations.closed[nation] for nation in nations):
            leaving = any(nation in position.relations.neutral for nation in nations)
            rule = "M19.6" if leaving else "M9.10"
            return Message.of("refuse.neutral_land", rule, city=CITY[city])
    return None


def _about_force(position: Position, verb: str, group: Group, road: list[int]) -> Message | None:
    from sanssouci.games.maria.movement import may_force

    if verb != "force":
        return None
    if not may_force(position, group):
        return Message.of("refuse.no_force", "M17.8")
    barred = march_lists.barred_to_force(position, [NATION_OF[general] for general in group])
    for city in road[1:]:
        if GRAPH.bit[city] & barred:
            return Message.of("refuse.force_barred", "M9.7", city=CITY[city])
    return None


def _about_obstacles(
    position: Position, movement: Marches, group: Group, road: list[int]
) -> Message | None:
    nation = NATION_OF[group[0]]
    obstacles = march_lists.obstacles_to(position, group)
    is_train = group[0] >= GENERAL_COUNT
    occupied = position.occupied()
    if set(position.stack_at(road[0])) <= set(group):  # nobody stays behind
        occupied &= ~GRAPH.bit[road[0]]
    partners = [n for n in ALL if n in position.relations.cooperating[nation]]
    for step, city in enumerate(road[1:], start=1):
        bit = GRAPH.bit[city]
        if is_train and bit & occupied:
            return Message.of("refuse.train_blocked", "M9.4", city=CITY[city])
        if not bit & occupied or is_train:
            continue
        if bit & obstacles:
            rule = "M1.5" if bit & position.general_mask(position.allies(nation)) else "M9.3"
            return Message.of("refuse.occupied", rule, city=CITY[city])
        if not bit & position.general_mask(partners):
            continue  # an enemy train
        comrades = [general for general in position.stack_at(city) if general not in group]
        if len(comrades) + len(group) > STACK_LIMIT:
            return Message.of("refuse.stack_full", "M6.3", city=CITY[city])
        if bit & movement.refusals(position, group):
            return Message.of("refuse.was_refused", "M6.4")
        if step < len(road) - 1:
            return Message.of("refuse.joins", "M9.6", city=CITY[city])
    return None


def _about_declining(
    position: Position, verb: str, group: Group, road: list[int]
) -> Message | None:
    from sanssouci.games.maria import conquest

    if verb != "bypass":
        return None
    if not position.setting.option["declining"]:
        return Message.of("refuse.declining", "M10.8")
    marching = [general for general in position.stack_at(road[0]) if general in group]
    if not marching or not conquest.along(position, marching, road):
        return Message.of("refuse.nothing_to_decline", "M10.8")
    return None
