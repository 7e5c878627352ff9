"""Adding up what a bot weighs, so that a seed gives the same game everywhere.

From Python 3.12 on ``sum`` rounds floats otherwise than before. The last digit decides between two
answers now and then, and from there on it is another game.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add


def add_up(numbers: Iterable[float]) -> float:
    """One after the other, on any version of Python."""
    return reduce(add, numbers, 0)
