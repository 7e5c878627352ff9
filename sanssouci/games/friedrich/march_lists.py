"""The marches open to a group (F4): what stands around it, and what it could take."""

from __future__ import annotations

from sanssouci.games.friedrich import conquest, movement_limits
from sanssouci.games.friedrich.atlas import ATLAS, GENERALS, GRAPH, STACK_LIMIT, TRAINS
from sanssouci.games.friedrich.nations import NATIONS, allies, enemies
from sanssouci.games.friedrich.position import Position
from sanssouci.steps.marching import MarchLists, Surroundings

MARCHES = MarchLists(ATLAS.roster)
_OBSTACLES = [
    [p for other in range(len(NATIONS)) if other != nation for p in GENERALS[other]]
    + [train for ally in allies(nation) for train in TRAINS[ally]]
    for nation in range(len(NATIONS))
]
"""By nation, what its generals cannot enter: other nations' generals, allied trains (F4.5)."""
_ENEMY_TRAINS = [[t for enemy in enemies(n) for t in TRAINS[enemy]] for n in range(len(NATIONS))]


class FriedrichSurroundings(Surroundings):
    """What a nation's pieces meet, and where they may not end or could conquer."""

    __slots__ = ("no_end", "no_train_end", "targets")

    def __init__(self, position: Position, nation: int, stacks: dict[int, list[int]]) -> None:
        bit, place = GRAPH.bit, position.place
        obstacles = foe_trains = 0
        for piece in _OBSTACLES[nation]:
            obstacles |= bit[place[piece]]
        for piece in _ENEMY_TRAINS[nation]:
            foe_trains |= bit[place[piece]]
        Surroundings.__init__(self, stacks, bit, STACK_LIMIT, obstacles, foe_trains, True)
        open_, guarded = conquest.targets(position, nation)
        self.targets = open_ | (guarded & ~position.questions)
        self.no_end = movement_limits.idle_for_allies(position, nation)
        self.no_train_end = movement_limits.blocked_for_allies(position, nation)
