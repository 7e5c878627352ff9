"""C8.4 to C8.6, C10.2 The dice of an attack: how many, and with what bonus."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from sanssouci.games.crisis.atlas import ARMY_OF, CAPACITY, COMMANDERS
from sanssouci.games.crisis.units import (
    DEPLETED,
    FIRST_COMMANDER,
    ISOLATED,
    NATION_OF,
    Units,
    commander_of,
)

if TYPE_CHECKING:
    from sanssouci.games.crisis.position import Position


def field_bonuses(
    position: Position, units: Sequence[int], leadership_divisor: int = 1
) -> list[int]:
    """A bonus for each die of an attack in the open, the best first."""
    full = [unit for unit in units if not unit & DEPLETED]
    leaders = (
        units if position.setting.depleted_field_bonus else full
    )  # a depleted commander leads nobody in the open (C8.6)
    by_nation = position.setting.bonus_by_nation
    bonuses = _led(by_nation, tuple(full), tuple(leaders), leadership_divisor)
    isolated = sum(1 for unit in full if unit & ISOLATED)
    return list(bonuses[: len(full) - isolated + isolated // 2])


def garrison_bonuses(position: Position, space: int, units: Sequence[int]) -> list[int]:
    """A bonus for each die of the units on defense, depleted ones included (C10.2)."""
    force = tuple(units)
    led = _led(position.setting.bonus_by_nation, force, force, 1)
    return [CAPACITY[space] + bonus for bonus in led]


@lru_cache(maxsize=1 << 15)
def _led(by_nation: bool, units: Units, leaders: Units, divisor: int) -> tuple[int, ...]:
    """The best commanders lead as many units as they can, each in his own army (C8.4, C8.5)."""
    group_of = range(len(ARMY_OF)) if by_nation else ARMY_OF
    left: dict[int, int] = {}
    for unit in units:
        group = group_of[NATION_OF[unit]]
        left[group] = left.get(group, 0) + 1
    bonuses: list[int] = []
    ranked = sorted(
        (COMMANDERS[commander_of(unit)] for unit in leaders if unit >= FIRST_COMMANDER),
        key=lambda leader: -leader.rating,
    )
    for leader in ranked:
        group = group_of[leader.nation]
        led = min(left.get(group, 0), leader.leadership // divisor)
        if led:
            left[group] -= led
            bonuses += [leader.rating] * led
    return (*bonuses, *[0] * sum(left.values()))


def best_rating(units: Sequence[int]) -> int:
    """The highest rating among commanders, depleted or not; -1 without any (C11.2)."""
    return max(
        (COMMANDERS[commander_of(unit)].rating for unit in units if unit >= FIRST_COMMANDER),
        default=-1,
    )
