"""M9 The marches open to a group: what stands around it, and what it could take."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Final

from sanssouci.board.marches import Marches
from sanssouci.games.maria.atlas import ATLAS, BOHEMIA, CITY, FLANDERS, GRAPH, NATION_OF
from sanssouci.games.maria.nations import ALL, CROSSING
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.relations import Relations
from sanssouci.games.maria.victory_markers import control
from sanssouci.steps.marching import Marching, MarchLists, closed_to_force_march
from sanssouci.steps.standing import Army

GENERAL: Final = Marches(GRAPH, CITY, 3, 4)
TRAIN: Final = Marches(GRAPH, CITY, 2, 3)
FORCED: Final = Marches(GRAPH, CITY, 0, 8)
"""Main roads only (M9.7)."""

_OTHER_MAP: Final = tuple(FLANDERS if bit & BOHEMIA else BOHEMIA for bit in GRAPH.bit)
_BEYOND: Final = tuple((0,) * len(GRAPH.bit) if n in CROSSING else _OTHER_MAP for n in ALL)
"""By power and town, the other map, if its pieces may not go there (M9.9)."""


class _Bypasses(MarchLists):
    """Marches over targets that leave these as they are; one to each end will do."""

    def roads(
        self,
        marches: Marches,
        start: int,
        blocked: int,
        stops: int,
        no_end: int,
        targets: int,
        met: int,
    ) -> Iterable[int]:
        every = super().roads(marches, start, blocked, stops, no_end, 0, met)
        left = marches.book.left
        return [road for road in every if left[road] & targets]


MARCHES: Final = MarchLists(ATLAS.roster)
_BYPASSES: Final = _Bypasses(ATLAS.roster, "bypass")
_FORCE_MARCHES: Final = MarchLists(ATLAS.roster, "force")


class Around:
    """What a power's pieces meet on the map: the same for all its marches of one decision."""

    __slots__ = (
        "_barred", "closed", "hussars", "met", "nation", "obstacles", "pairs", "singles",
        "standing",
    )  # fmt: skip

    def __init__(self, position: Position, nation: int) -> None:
        relations, standing = position.relations, position.standing
        armies = standing.armies
        self.nation = nation
        self._barred = 0
        self.standing = standing
        self.obstacles = _obstacles(relations, armies, nation)
        first, second = position.hussars
        met = self.hussars = GRAPH.bit[first] | GRAPH.bit[second]
        """The towns that hussars leave when a piece comes (M8.4)."""
        for other in relations.prey[nation]:
            met |= armies[other].trains
        self.met = met
        """The same, with those of trains that its generals destroy (M9.3)."""
        singles = pairs = 0
        for partner in relations.cooperating[nation]:
            army = armies[partner]
            pairs |= army.several | army.generals & singles
            singles |= army.generals
        self.singles = singles & ~pairs
        self.pairs = pairs
        """The towns of single generals and of stacks that cooperate with the power."""
        self.closed = relations.barred[nation]

    def barred(self, position: Position) -> int:
        """Where no force march of the power leads, worked out when first asked for."""
        if not self._barred:
            self._barred = barred_to_force(position, (self.nation,))
        return self._barred


def _obstacles(relations: Relations, armies: Sequence[Army], nation: int) -> int:
    """Generals who do not cooperate with a power, and trains that it does not destroy."""
    obstacles = 0
    for other in relations.strangers[nation]:
        obstacles |= armies[other].generals
    for other in relations.spared[nation]:
        obstacles |= armies[other].trains
    return obstacles


def obstacles_to(position: Position, group: Sequence[int]) -> int:
    """What stands in the way of pieces that march together: what does for any of them (M9.3)."""
    relations, armies = position.relations, position.standing.armies
    obstacles = 0
    for nation in {NATION_OF[piece] for piece in group}:
        obstacles |= _obstacles(relations, armies, nation)
    return obstacles


def closed_to(position: Position, nation: int) -> int:
    """Where a power's pieces never go: neutral land, maps not in play (M9.10, M26.1)."""
    return position.relations.barred[nation]


def beyond_the_seam(nations: Sequence[int], city: int) -> int:
    """The other map, if pieces of these powers may not go there (M9.9)."""
    beyond = 0
    for nation in nations:
        beyond |= _BEYOND[nation][city]
    return beyond


class Way:
    """What a group may neither enter nor pass, where its march ends, and what it meets."""

    __slots__ = ("blocked", "met", "stops")

    def __init__(
        self, position: Position, around: Around, group: Sequence[int], refused: int
    ) -> None:
        """``refused`` are towns of generals who will not have the group with them."""
        city = position.place[group[0]]
        here = GRAPH.bit[city]
        blocked = (around.obstacles | around.pairs) & ~here | around.closed | refused
        for piece in group:
            blocked |= _BEYOND[NATION_OF[piece]][city]
        self.met = around.met
        if len(group) > 1:
            for piece in group[1:]:
                blocked |= closed_to(position, NATION_OF[piece])
            self.blocked = blocked | (around.singles | obstacles_to(position, group)) & ~here
            self.stops = 0
        else:
            self.blocked = blocked
            self.stops = around.singles & ~here | around.pairs & here

    def within(self, land: int) -> Way:
        """The same for marches that do not leave some land."""
        way = copy(self)
        way.blocked |= ~land
        return way


def ordinary(group: tuple[int, ...], city: int, way: Way, targets: int) -> Marching:
    """The marches of generals (M9.2)."""
    return MARCHES.of(group, city, GENERAL, way.blocked, way.stops, 0, targets, way.met)


def declining(group: tuple[int, ...], city: int, way: Way, targets: int) -> Marching:
    """The marches over fortresses that leave them as they are (M10.8)."""
    return _BYPASSES.of(group, city, GENERAL, way.blocked, way.stops, 0, targets, way.met)


def forced(
    position: Position, around: Around, group: tuple[int, ...], city: int, way: Way
) -> Marching:
    """The force marches of generals (M9.7); where one starts is closed to its own way back, too."""
    barred = around.barred(position)
    if len(group) > 1:
        barred |= barred_to_force(position, [NATION_OF[general] for general in group])
    blocked = way.blocked | barred
    met = around.hussars & ~blocked  # trains are barred
    return _FORCE_MARCHES.of(group, city, FORCED, blocked, way.stops, met=met)


def barred_to_force(position: Position, nations: Sequence[int]) -> int:
    """Where no force march of some powers' generals leads (M9.7)."""
    barred = 0
    hostile = control(position).hostile
    for nation in set(nations):
        barred |= closed_to_force_march(position, nation, hostile[nation])
    return barred


def of_train(position: Position, train: int, around: Around, land: int = -1) -> Marching:
    """The marches of a train, as far as they do not leave some land (M9.2, M9.4)."""
    city = position.place[train]
    blocked = around.standing.occupied & ~GRAPH.bit[city] | around.closed | ~land
    blocked |= _BEYOND[around.nation][city]
    return MARCHES.of((train,), city, TRAIN, blocked, met=around.hussars)
