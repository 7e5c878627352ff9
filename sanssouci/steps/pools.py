"""What is known of troops: pools of generals whose sum everybody can work out.

Totals per nation are public. So is the strength of a stack once it has fought. Pools part when a
stack shows its strength, and merge when troops may pass unseen from one general to another.
Resampling deals each pool's troops anew among its generals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final

from sanssouci.kernel.parts import NUMBERS
from sanssouci.steps.field import GONE, OFF, Field


def _canonical(pools: Sequence[int]) -> list[int]:
    """Labelled by their first member, so that equal divisions look equal."""
    return [pools.index(pool) for pool in pools]


POOLS: Final = NUMBERS._replace(write=_canonical)
"""The kind of part that ``pools`` is."""


class TroopPools(Field):
    """A field on which only the owner knows how many troops a general has."""

    pools: list[int]
    """By general, the pool he belongs to; a game declares this part."""

    def pools_on_map(self, nation: int) -> list[list[int]]:
        """The nation's pools, without generals who lead no troops."""
        found: dict[int, list[int]] = {}
        for general in self.roster.generals[nation]:
            if self.place[general] not in (OFF, GONE):
                found.setdefault(self.pools[general], []).append(general)
        return list(found.values())

    def merge_pools(self, generals: Sequence[int]) -> None:
        """Troops may have passed between these generals unseen; all are of one nation."""
        pools = self.pools
        label = pools[generals[0]]
        others = {pools[general] for general in generals} - {label}
        if others:
            self.pools = [label if pool in others else pool for pool in pools]

    def reveal_strength(self, stack: Sequence[int]) -> None:
        """Everybody has learnt how strong a stack is; two nations in it tell their own parts."""
        nation_of = self.roster.nation_of
        for nation in dict.fromkeys(nation_of[general] for general in stack):
            self._part([general for general in stack if nation_of[general] == nation])

    def _part(self, stack: Sequence[int]) -> None:
        pools = self.pools
        touched = {pools[general] for general in stack}
        nation = self.roster.nation_of[stack[0]]
        rest = [
            general
            for general in self.roster.generals[nation]
            if pools[general] in touched and general not in stack
        ]
        for members in (stack, rest):
            if members:
                label = self._free_label()
                for general in members:
                    pools[general] = label

    def forget_pool(self, general: int) -> None:
        """A general off the map has no troops, as everybody knows."""
        self.pools[general] = self._free_label()

    def _free_label(self) -> int:
        return next(n for n in range(2 * self.roster.general_count) if n not in self.pools)

    def merge_gainers(self, nation: int) -> None:
        """Troops have gone to generals of the nation with room, nobody knows to whom."""
        place = self.place
        self._merge_where(
            nation, lambda pool: self.room(pool) > 0 and any(place[g] >= 0 for g in pool)
        )

    def merge_losers(self, nation: int) -> None:
        """Some general of the nation with troops to spare has lost one, nobody knows who."""
        self._merge_where(nation, lambda pool: self.strength(pool) > len(pool))

    def merge_unsure_gainers(self, nation: int) -> None:
        """Every general has got a troop if his stack had room, which it need not have had.

        A pool that is one stack shows what it has gained, and so does one without a stack that
        may have been nearly full.
        """
        stacks = list(self.stacks(nation).values())

        def is_unsure(pool: Sequence[int]) -> bool:
            spare = self.strength(pool) - len(pool)
            parts = [stack for stack in stacks if stack[0] in pool]
            return len(parts) > 1 and any(
                len(stack) + spare > (self.most_troops - 1) * len(stack) for stack in parts
            )

        self._merge_where(nation, is_unsure)

    def _merge_where(self, nation: int, concerned: Callable[[Sequence[int]], bool]) -> None:
        pools = [pool for pool in self.pools_on_map(nation) if concerned(pool)]
        if pools:
            self.merge_pools([general for pool in pools for general in pool])

    def resample_troops(self, nation: int, rng: Random) -> None:
        """Spread the troops of each pool anew, every possible split equally likely."""
        most = self.most_troops
        for pool in self.pools_on_map(nation):
            left = self.strength(pool)
            for others, general in zip(range(len(pool) - 1, -1, -1), pool, strict=True):
                weights = [_splits(left - share, others, most) for share in range(1, most + 1)]
                share = rng.choices(range(1, most + 1), weights)[0]
                self.troops[general] = share
                left -= share


@cache
def _splits(troops: int, generals: int, most: int) -> int:
    """In how many ways so many troops can be split among generals, one to ``most`` each."""
    if generals == 0:
        return int(troops == 0)
    return sum(_splits(troops - share, generals - 1, most) for share in range(1, most + 1))
