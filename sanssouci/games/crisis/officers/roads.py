"""Roads: what it costs a stack to march from a space to every other."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import BIT, BOXES, LAND_MASK, SPACE_COUNT
from sanssouci.games.crisis.officers.outlook import UNREACHED

_FARTHEST: Final = 10
"""Points beyond which nobody plans: hardly any phase has more."""


@lru_cache(maxsize=1 << 14)
def march_out(start: int, quiet: int, halting: int) -> tuple[int, ...]:
    """By space, the action points a stack needs to march there, with double steps (C6.3)."""
    prices = [UNREACHED] * SPACE_COUNT
    prices[start] = 0
    open_ground = ~(BOXES & ~BIT[start])
    reached, frontier = BIT[start], BIT[start]
    for price in range(1, _FARTHEST + 1):
        ends = 0
        for space in bits(frontier & (~halting | BIT[start])):
            steps = LAND_MASK[space] & open_ground
            ends |= steps
            if quiet & BIT[space]:
                for middle in bits(steps & quiet):
                    ends |= LAND_MASK[middle] & quiet & open_ground
        frontier = ends & ~reached
        reached |= frontier
        for space in bits(frontier):
            prices[space] = price
    return tuple(prices)
