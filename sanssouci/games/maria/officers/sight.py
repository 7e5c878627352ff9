"""What a seat sees of the war, whichever of its powers it looks at it for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from sanssouci.games.maria.atlas import ATLAS, GENERAL_COUNT, MOST_TROOPS, NATION_OF
from sanssouci.games.maria.officers.odds import ODDS
from sanssouci.games.maria.position import Position
from sanssouci.kernel import add_up
from sanssouci.kernel.caching import cached_property
from sanssouci.steps.officers.card_odds import Count
from sanssouci.steps.officers.marching import Stack


class Sight:
    """Troops, stacks and cards as one seat knows or guesses them: the same for all its staffs."""

    def __init__(self, position: Position, seat: str) -> None:
        self._position = position
        self._seat = seat

    @cached_property
    def troops(self) -> dict[int, float]:
        """Own troops as they are, those of others by the sums everybody can work out."""
        position = self._position
        found: dict[int, float] = {}
        for nation in position.setting.nations:
            own = position.seat(nation) == self._seat
            for pool in position.pools_on_map(nation):
                if own:
                    found.update((general, position.troops[general]) for general in pool)
                else:
                    least = tuple([max(1, ATLAS.minimum[general]) for general in pool])
                    shares = _likely_shares(position.strength(pool), least)
                    found.update(zip(pool, shares, strict=True))
        return found

    def strength(self, generals: Iterable[int]) -> float:
        troops = self.troops
        return add_up([troops.get(general, 1) for general in generals])

    @cached_property
    def stacks(self) -> dict[int, Stack]:
        """All stacks on the map by town."""
        standing: dict[int, list[int]] = {}
        for general, city in enumerate(self._position.place[:GENERAL_COUNT]):
            if city >= 0:
                standing.setdefault(city, []).append(general)
        found: dict[int, Stack] = {}
        for city, there in standing.items():
            generals = tuple(there if len(there) == 1 else self._position.stack_at(city))
            found[city] = Stack(city, generals, self.strength(generals), NATION_OF[generals[0]])
        return found

    @cached_property
    def count(self) -> Count:
        """What is left of each deck once the cards are counted that have been seen."""
        return ODDS.count(self._position.hidden_cards(self._seat))


@lru_cache(maxsize=1024)
def _likely_shares(troops: int, least: tuple[int, ...]) -> tuple[float, ...]:
    """How a pool of troops is likely to be divided among generals who began with at least so many.

    Whoever had to have many at first still has more than the others, who share what is left.
    """
    begun = sum(least)
    if troops <= begun:
        return tuple(max(1.0, troops * each / begun) for each in least)
    level, left, sharing = 0.0, troops, len(least)
    for each in sorted(least, reverse=True):
        level = left / sharing
        if level >= each:
            break
        left, sharing = left - each, sharing - 1
    return tuple(min(float(MOST_TROOPS), max(float(each), level)) for each in least)
