"""Tempers of captains in wars of generals and cards: the same captain with other leanings, as data.

A temper multiplies what the captain holds dear (``weights``) or bounds what he dares. All of them
know and reckon alike; whoever is to be weaker sees less far.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sanssouci.board import Graph

ALL_THE_MAP: Final = 99


@dataclass(frozen=True)
class Temper:
    """What a captain leans to; 1 is the captain's own measure."""

    name: str
    fear: float = 1.0
    """How much the danger counts that an enemy's next march could bring."""
    thrift: float = 1.0
    """How dear the points of cards are."""
    levies: float = 1.0
    """How much new troops and trains are worth."""
    ambition: float = 1.0
    """How much the places are worth that can be taken."""
    guard: float = 1.0
    """How much it is worth to cover what the enemy wants."""
    nerve: float = 0.0
    """Attacks with a smaller chance than this are not sought."""
    regret: float = 0.0
    """Share of the cards left in a suit that a lost duel is expected to cost, too; for captains who
    price a duel as a whole."""
    sight: int = ALL_THE_MAP
    """How many cities away a place is still seen; beyond it only the nearest one is."""

    def in_sight(
        self, graph: Graph, wanted: dict[int, float], stand: Sequence[int]
    ) -> dict[int, float]:
        """Of the cities wanted, those seen from where stacks stand; the nearest at least."""
        if self.sight == ALL_THE_MAP:
            return wanted
        away = {
            city: min([graph.distances(city)[stack] for stack in stand], default=0)
            for city in wanted
        }
        far = max(self.sight, min(away.values(), default=0))
        return {city: worth for city, worth in wanted.items() if away[city] <= far}


EVEN: Final = Temper("even")
"""The captain as he is."""
OTHERS: Final = (
    Temper("bold", fear=0.5, thrift=0.8, ambition=1.2),
    Temper("wary", fear=1.6, nerve=0.5, guard=1.2),
    Temper("hoarding", thrift=1.7, levies=0.7),
    Temper("racing", ambition=1.6, fear=0.7, guard=0.5),
    Temper("greedy", fear=0.0, guard=0.0, thrift=0.6),
)
