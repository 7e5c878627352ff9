"""The marches open to a group (F4): what stands around it, and the lists kept for next time."""

from __future__ import annotations

from functools import cache

from sanssouci.board.marches import Road
from sanssouci.games.friedrich import conquest, movement_limits
from sanssouci.games.friedrich.atlas import GENERALS, GRAPH, PIECE_ID, TRAINS
from sanssouci.games.friedrich.movement_limits import Limits
from sanssouci.games.friedrich.nations import NATIONS, allies, enemies
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action

_CACHE_LIMIT = 30_000


_march_lists: dict[tuple[object, ...], tuple[Action, ...]] = {}
"""What a march can do depends on the few cities around its start alone, and these stay the same
while others move elsewhere; so lists once worked out are kept. (Tuples of strings, as the garbage
collector has no work with them.)"""
_march_actions: dict[tuple[int, ...], dict[Road, Action]] = {}
"""By group, its marches along roads, as the same ones are offered again and again."""


@cache
def _group_name(group: tuple[int, ...]) -> str:
    return "+".join(PIECE_ID[piece] for piece in group)


class Surroundings:
    """What a nation's pieces meet on the map: the same for all its marches of one decision."""

    __slots__ = ("full", "no_end", "obstacles", "occupied", "stops", "targets")

    def __init__(self, position: Position, nation: int, stacks: dict[int, list[int]]) -> None:
        bit = GRAPH.bit
        place = position.place
        obstacles = foe_trains = own = pairs = threes = 0
        for piece in _OBSTACLES[nation]:
            obstacles |= bit[place[piece]]
        for piece in ENEMY_TRAINS[nation]:
            foe_trains |= bit[place[piece]]
        self.obstacles = obstacles
        for city, stack in stacks.items():
            own |= bit[city]
            if len(stack) > 1:
                pairs |= bit[city]
                if len(stack) > 2:
                    threes |= bit[city]
        self.full = (0, threes, pairs, own)
        """By size of a group, the own stacks it is too large to join (F4.6)."""
        self.stops = own | foe_trains
        self.occupied = obstacles | self.stops
        open_, guarded = conquest.targets(position, nation)
        self.targets = open_ | (guarded & ~position.questions)
        self.no_end = movement_limits.blocked_for_allies(position, nation)


_OBSTACLES = [
    [p for other in range(len(NATIONS)) if other != nation for p in GENERALS[other]]
    + [train for ally in allies(nation) for train in TRAINS[ally]]
    for nation in range(len(NATIONS))
]
"""By nation, what its generals cannot enter: other nations' generals, allied trains (F4.5)."""
ENEMY_TRAINS = [[t for enemy in enemies(n) for t in TRAINS[enemy]] for n in range(len(NATIONS))]


def march_list(
    group: tuple[int, ...],
    start: int,
    limits: Limits,
    blocked: int,
    stops: int,
    no_end: int,
    targets: int,
) -> tuple[Action, ...]:
    """The marches of a group, looked up or worked out."""
    marches = limits.marches
    area = marches.area[start]
    key = (marches, group, start, blocked & area, stops & area, no_end & area, targets & area)
    found = _march_lists.get(key)
    if found is None:
        if len(_march_lists) >= _CACHE_LIMIT:
            _march_lists.clear()
        known = _march_actions.setdefault(group, {})
        if len(known) >= _CACHE_LIMIT:
            known.clear()
        actions = []
        for road in marches.roads(start, blocked, stops, no_end, targets):
            action = known.get(road)
            if action is None:
                action = known[road] = Action(f"march {_group_name(group)} {road.text}")
            actions.append(action)
        found = _march_lists[key] = tuple(actions)
    return found
