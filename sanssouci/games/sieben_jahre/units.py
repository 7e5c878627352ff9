"""S12.4 Units: a contingent's brigades or squads as one small number.

Four counts of three bits, by arm, and above them a bit for each arm whose units are veterans:
within a contingent all units of an arm have the same experience (S12.5).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

INFANTRY, CAVALRY, ARTILLERY, SHIPS = range(4)
ARMS: Final = ("infantry", "cavalry", "artillery", "ships")
ARM_INDEX: Final = {id: arm for arm, id in enumerate(ARMS)}
LAND_ARMS: Final = (INFANTRY, CAVALRY, ARTILLERY)
LEVELS: Final = ("trained", "veteran")
NONE: Final = 0
MOST: Final = 6
"""Maximum number of units in a contingent (S12.1)."""

STRENGTH: Final = ((1, 2), (2, 3), (3, 4), (3, 4))
"""By arm and experience, the combat strength of a unit."""
COST: Final = ((2, 3), (3, 4), (4, 5), (5, 6))
"""By arm and experience, what a unit costs each year."""

_BITS: Final = 3
_MASK: Final = (1 << _BITS) - 1
_VETERAN: Final = tuple(1 << (_BITS * len(ARMS) + arm) for arm in range(len(ARMS)))
TROOPS_RANGE: Final = range(1 << (_BITS + 1) * len(ARMS))


def make(
    infantry: int = 0,
    cavalry: int = 0,
    artillery: int = 0,
    ships: int = 0,
    veterans: Iterable[int] = (),
) -> int:
    """The number that stands for these units; ``veterans`` names the arms that are veteran."""
    counts = (infantry, cavalry, artillery, ships)
    troops = sum(number << _BITS * arm for arm, number in enumerate(counts))
    return troops | sum(_VETERAN[arm] for arm in veterans if counts[arm])


def count(troops: int, arm: int) -> int:
    return troops >> _BITS * arm & _MASK


@cache
def total(troops: int) -> int:
    """The number of units in a contingent."""
    return sum(count(troops, arm) for arm in range(len(ARMS)))


def veteran(troops: int, arm: int) -> bool:
    return bool(troops & _VETERAN[arm])


def strength_of(troops: int, arm: int) -> int:
    """The combat strength of one unit of an arm."""
    return STRENGTH[arm][veteran(troops, arm)]


@cache
def combat_strength(troops: int) -> int:
    """The combat strength of all units together (S12.6)."""
    return sum(count(troops, arm) * strength_of(troops, arm) for arm in range(len(ARMS)))


@cache
def price(troops: int) -> int:
    """What the units cost a year."""
    return sum(count(troops, arm) * COST[arm][veteran(troops, arm)] for arm in range(len(ARMS)))


def unit_price(arm: int, veterans: bool) -> int:
    return COST[arm][veterans]


def with_count(troops: int, arm: int, number: int) -> int:
    """The troops with another number of units of an arm; its experience goes with the last."""
    shift = _BITS * arm
    changed = troops & ~(_MASK << shift) | number << shift
    return changed if number else changed & ~_VETERAN[arm]


def with_level(troops: int, arm: int, veterans: bool) -> int:
    """The troops with an arm of another experience."""
    return troops | _VETERAN[arm] if veterans else troops & ~_VETERAN[arm]


def arms_of(troops: int) -> tuple[int, ...]:
    """The arms of which there are units."""
    return tuple(arm for arm in range(len(ARMS)) if count(troops, arm))


def is_sound(troops: int) -> bool:
    """True if a contingent can have these units: no more than six, and ships for themselves."""
    lonely = not count(troops, SHIPS) or total(troops) == count(troops, SHIPS)
    levels = all(count(troops, arm) or not veteran(troops, arm) for arm in range(len(ARMS)))
    return 0 < total(troops) <= MOST and lonely and levels


_LETTERS: Final = "fcan"
"""What the arms are called on scenario sheets."""


def listed(troops: int) -> str:
    """The units one by one, ``fv fv ca``, for sentences to count; ``none`` if there are none."""
    words = (
        f"{letter}{'av'[veteran(troops, arm)]}"
        for arm, letter in enumerate(_LETTERS)
        for _ in range(count(troops, arm))
    )
    return " ".join(words) or "none"


def told(troops: int) -> str:
    """The units as text, ``4fv 1ca 1av``, the way scenario sheets write them; ``0`` if none."""
    letters = zip(_LETTERS, range(len(ARMS)), strict=True)
    words = [
        f"{count(troops, arm)}{letter}{'av'[veteran(troops, arm)]}"
        for letter, arm in letters
        if count(troops, arm)
    ]
    return " ".join(words) or "0"
