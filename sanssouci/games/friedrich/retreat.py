"""F8 Retreat: the winner picks among the farthest cities the loser can reach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.friedrich.atlas import GRAPH
from sanssouci.games.friedrich.position import Position
from sanssouci.steps.retreat import Retreat as RetreatStep
from sanssouci.steps.retreat import RetreatRules, farthest_ends


def retreat_cities(position: Position, start: int, winner: int, length: int) -> tuple[int, ...]:
    """The legal ends: full length over empty cities, as far from the winner as can be (F8.2-4)."""
    return farthest_ends(GRAPH, start, winner, length, ~position.occupied())


@dataclass(frozen=True, slots=True)
class Retreat(RetreatStep[Position]):
    """A beaten stack has to go; without any way out it is lost (F8.6)."""

    name: ClassVar[str] = "retreat"
    rules: ClassVar = RetreatRules(
        goes="F8.1", farthest="F8.4", winner_chooses="F8.5", no_way_out="F8.6"
    )

    @classmethod
    def begin(
        cls, position: Position, winner: int, loser: int, city: int, winner_city: int, length: int
    ) -> Retreat:
        ends = retreat_cities(position, city, winner_city, length)
        return cls(winner, loser, city, length, ends)
