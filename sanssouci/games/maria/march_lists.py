"""M9 The marches open to a group: what stands around it, and what it could take."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from sanssouci.board.marches import Marches
from sanssouci.games.maria.atlas import ATLAS, BOHEMIA, CITY, FLANDERS, GENERALS, GRAPH, NATION_OF
from sanssouci.games.maria.nations import CROSSING
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.relations import mask_of
from sanssouci.games.maria.victory_markers import held_by
from sanssouci.kernel import Action
from sanssouci.steps.marching import MarchLists, closed_to_force_march

GENERAL: Final = Marches(GRAPH, CITY, 3, 4)
TRAIN: Final = Marches(GRAPH, CITY, 2, 3)
FORCED: Final = Marches(GRAPH, CITY, 0, 8)
"""Main roads only (M9.7)."""

MARCHES: Final = MarchLists(ATLAS.roster)
_BYPASSES: Final = MarchLists(ATLAS.roster, "bypass")
_FORCE_MARCHES: Final = MarchLists(ATLAS.roster, "force")


class Around:
    """What a power's pieces meet on the map: the same for all its marches of one decision."""

    __slots__ = ("_barred", "closed", "nation", "obstacles", "pairs", "singles")

    def __init__(self, position: Position, nation: int) -> None:
        relations, place = position.relations, position.place
        self.nation = nation
        self._barred = 0
        self.obstacles = mask_of(place, relations.obstructing[nation])
        """Generals who do not cooperate, and trains that are not destroyed."""
        self.singles = self.pairs = 0
        """The towns of single generals and of stacks that cooperate with the power."""
        for partner in relations.cooperating[nation]:
            for general in GENERALS[partner]:
                bit = GRAPH.bit[place[general]]
                self.pairs |= self.singles & bit
                self.singles |= bit
        self.singles &= ~self.pairs
        self.closed = closed_to(position, nation)

    def barred(self, position: Position) -> int:
        """Where no force march of the power leads, worked out when first asked for."""
        if not self._barred:
            self._barred = barred_to_force(position, (self.nation,))
        return self._barred


def closed_to(position: Position, nation: int) -> int:
    """Where a power's pieces never go: neutral land, maps not in play (M9.10, M26.1)."""
    return position.relations.closed[nation] | ~position.setting.land


def beyond_the_seam(nations: Sequence[int], city: int) -> int:
    """The other map, if pieces of these powers may not go there (M9.9)."""
    if all(nation in CROSSING for nation in nations):
        return 0
    return FLANDERS if GRAPH.bit[city] & BOHEMIA else BOHEMIA


class Way:
    """What a group may neither enter nor pass, and where its march ends."""

    __slots__ = ("blocked", "stops")

    def __init__(
        self, position: Position, around: Around, group: Sequence[int], refused: int
    ) -> None:
        """``refused`` are towns of generals who will not have the group with them."""
        city = position.place[group[0]]
        here = GRAPH.bit[city]
        nations = [NATION_OF[piece] for piece in group]
        self.blocked = (around.obstacles | around.pairs) & ~here | around.closed | refused
        self.blocked |= beyond_the_seam(nations, city)
        for nation in nations[1:]:
            self.blocked |= closed_to(position, nation)
        if len(group) > 1:
            self.blocked |= around.singles & ~here
            self.stops = 0
        else:
            self.stops = around.singles & ~here | around.pairs & here


def ordinary(group: tuple[int, ...], city: int, way: Way, targets: int) -> tuple[Action, ...]:
    """The marches of generals (M9.2)."""
    return MARCHES.of(group, city, GENERAL, way.blocked, way.stops, 0, targets)


def declining(group: tuple[int, ...], city: int, way: Way, targets: int) -> list[Action]:
    """The marches over fortresses that leave them as they are (M10.8)."""
    if not targets & GENERAL.area[city]:
        return []
    marches = _BYPASSES.of(group, city, GENERAL, way.blocked, way.stops)
    return [march for march in marches if _left(march) & targets]


def forced(
    position: Position, around: Around, group: tuple[int, ...], city: int, way: Way
) -> tuple[Action, ...]:
    """The force marches of generals (M9.7)."""
    barred = around.barred(position)
    if len(group) > 1:
        barred |= barred_to_force(position, [NATION_OF[general] for general in group])
    blocked = way.blocked | barred & ~GRAPH.bit[city]
    return _FORCE_MARCHES.of(group, city, FORCED, blocked, way.stops)


def barred_to_force(position: Position, nations: Sequence[int]) -> int:
    """Where no force march of some powers' generals leads (M9.7)."""
    barred = 0
    for nation in set(nations):
        fortresses = held_by(position, position.enemies(nation))
        barred |= closed_to_force_march(position, nation, fortresses)
    return barred


def of_train(position: Position, train: int, around: Around) -> tuple[Action, ...]:
    """The marches of a train (M9.2, M9.4)."""
    city = position.place[train]
    blocked = position.occupied() & ~GRAPH.bit[city] | around.closed
    blocked |= beyond_the_seam((NATION_OF[train],), city)
    return MARCHES.of((train,), city, TRAIN, blocked)


@cache
def _left(march: Action) -> int:
    """The towns a march leaves."""
    return GRAPH.mask([ATLAS.index[city] for city in march.words[1:-1]])
