"""How sure a share of so many cases makes one."""

from __future__ import annotations

from math import sqrt
from typing import Final

_SURE: Final = 1.96
"""Standard deviations on either side that hold 95 of 100 cases."""


def interval(hits: int, cases: int) -> tuple[float, float]:
    """Wilson's interval: between which shares the true one lies, 95 times in 100.

    >>> [round(bound, 2) for bound in interval(28, 28)]
    [0.88, 1.0]
    """
    share = hits / cases
    spread = _SURE * sqrt(share * (1 - share) / cases + (_SURE / cases / 2) ** 2)
    centre, scale = share + _SURE**2 / (2 * cases), 1 + _SURE**2 / cases
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
