"""How sure a share of so many cases makes one."""

from __future__ import annotations

from math import sqrt
from typing import Final

_SURE: Final = 1.96
"""Standard deviations on either side that hold 95 of 100 cases."""


def likely(hits: int, cases: int, ends: int) -> float:
    """The best guess at a share: what has always been seen so far is not certain for that.

    As if each of so many possible ends had been seen half a time more.

    >>> likely(28, 28, 2), likely(0, 28, 2)
    (0.9827586206896551, 0.017241379310344827)
    """
    return (hits + 0.5) / (cases + 0.5 * ends)


def interval(hits: int, cases: int) -> tuple[float, float]:
    """Wilson's interval: between which shares the true one lies, 95 times in 100.

    >>> [round(bound, 2) for bound in interval(28, 28)]
    [0.88, 1.0]
    """
    share = hits / cases
    spread = _SURE * sqrt(share * (1 - share) / cases + (_SURE / cases / 2) ** 2)
    centre, scale = share + _SURE**2 / (2 * cases), 1 + _SURE**2 / cases
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
