"""Who stands where, nation by nation: worked out from the places of pieces, kept till they move.

A rule looks at the same few sets of cities again and again between two marches, and a march moves
the pieces of one nation. So what is known of the others is taken over as it is. Nothing has to be
told of a move: a standing knows the places it was made from and is made anew once these differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from operator import ne
from typing import Any

from sanssouci.board import Graph
from sanssouci.steps.roster import Roster


class Army:
    """Where the pieces of one nation stand; never changed, so that positions can share it."""

    __slots__ = ("_beside", "generals", "pieces", "places", "several", "stacks", "trains", "watch")

    def __init__(
        self, graph: Graph, generals: Sequence[int], trains: Sequence[int], place: Sequence[int]
    ) -> None:
        bit = graph.bit
        several = here = 0
        stacks: dict[int, list[int]] = {}
        for general in generals:
            city = place[general]
            if city >= 0:
                if city in stacks:
                    stacks[city].append(general)
                    several |= bit[city]
                else:
                    stacks[city] = [general]
                    here |= bit[city]
        self.stacks: Mapping[int, Sequence[int]] = stacks
        """Its generals by city, commanders first."""
        self.generals = here
        """The cities with generals."""
        self.several = several
        """Those with more than one."""
        supplies = 0
        for train in trains:
            supplies |= bit[place[train]]
        self.trains = supplies
        self.pieces = here | supplies
        self._beside = -1
        self.watch = -1
        """The cities it protects, once a game has worked them out; else -1."""

    def beside(self, graph: Graph) -> int:
        """The cities next to any of its pieces."""
        if self._beside < 0:
            self._beside = graph.spread(self.pieces)
        return self._beside


class Standing:
    """Where everybody stands, as long as the pieces are in these places."""

    __slots__ = ("armies", "at", "crowded", "generals", "kept", "occupied", "place")
    armies: list[Army]
    """By nation."""

    def __init__(
        self, graph: Graph, roster: Roster, place: Sequence[int], before: Standing | None
    ) -> None:
        self.place = list(place)
        if before is None:
            armies = [
                Army(graph, generals, trains, place)
                for generals, trains in zip(roster.generals, roster.trains, strict=True)
            ]
        else:
            armies = before.armies.copy()
            for nation in {*compress(roster.nation_of, map(ne, place, before.place))}:
                armies[nation] = Army(graph, roster.generals[nation], roster.trains[nation], place)
        self.armies = armies
        self.kept: dict[object, Any] = {}
        """What a game has worked out from it, under whatever else it depends on."""
        seen = crowded = occupied = 0
        at: dict[int, Sequence[int]] = {}
        for army in armies:
            generals = army.generals
            if generals & seen:
                crowded |= generals & seen
                for city, own in army.stacks.items():
                    at[city] = [*at[city], *own] if city in at else own
            else:
                at.update(army.stacks)
            crowded |= army.several
            seen |= generals
            occupied |= army.pieces
        self.at = at
        """By city, all its generals, nation by nation."""
        self.generals = seen
        """The cities with generals."""
        self.crowded = crowded
        """The cities with more than one general, of whatever nations."""
        self.occupied = occupied
        """The cities with any piece."""
