"""How fights are likely to end, at a glance.

The two curves were fitted to 1,200 battles and 1,200 assaults of forces thrown together at random,
which captains fought out under the rules of the game. They ask how strong both sides are, how much
powder they have and who leads them; of those they call even, half were won.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, log
from typing import Final

from sanssouci.games.sieben_jahre.atlas import DEFENCE, LEVEL
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.siege import fire_strength
from sanssouci.games.sieben_jahre.units import combat_strength, total
from sanssouci.kernel import add_up

_FIELD: Final = (-0.13, 1.19, 2.4, 0.05)
_ASSAULT: Final = (-0.27, 0.5, 1.69, -0.13)


def _sigmoid(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def field(position: Position, own: Iterable[int], enemies: Iterable[int]) -> float:
    """The chance that some contingents beat others when they attack them."""
    mine, theirs = _force(position, tuple(own)), _force(position, tuple(enemies))
    return field_chance(mine, theirs)


def _force(position: Position, armies: tuple[int, ...]) -> tuple[int, int, int, int]:
    """Strength less what hunger takes, units, loads and recoveries."""
    strength = sum(
        max(1, combat_strength(position.troops[c]) - position.exhaustion[c] * position.units(c))
        for c in armies
    )
    units = sum(total(position.troops[c]) for c in armies)
    loads = sum(position.ammunition[c] for c in armies)
    return strength, units, loads, 4 - min((LEVEL[c] for c in armies), default=3)


@lru_cache(maxsize=1 << 12)
def field_chance(own: tuple[int, int, int, int], enemy: tuple[int, int, int, int]) -> float:
    """The same from the bare figures: strength, units, loads, recoveries."""
    if not own[1] or not own[2]:
        return 0.0
    if not enemy[1] or not enemy[2]:
        return 0.97
    return _sigmoid(_dot(_FIELD, field_features(own, enemy)))


def field_features(
    own: tuple[int, int, int, int], enemy: tuple[int, int, int, int]
) -> tuple[float, ...]:
    return (
        1.0,
        log(own[0] / enemy[0]),
        log((min(own[2], own[1] + 2) + 1) / (min(enemy[2], enemy[1] + 2) + 1)),
        float(own[3] - enemy[3]),
    )


def assault(position: Position, army: int, region: int) -> float:
    """The chance that an army storms a town now, from where it stands or will stand."""
    armies = position.grand_army(army) if position.at[army] >= 0 else (army,)
    loads = sum(position.ammunition[c] for c in armies)
    fire = fire_strength(position, army)
    return assault_chance(
        fire, loads, 4 - LEVEL[army], position.garrison[region], position.loads[region],
        DEFENCE[region],
    )  # fmt: skip


@lru_cache(maxsize=1 << 12)
def assault_chance(
    fire: int, loads: int, recoveries: int, units: int, powder: int, defence: int
) -> float:
    if not units or not powder:
        return 1.0
    if fire <= 0 or loads <= 0:
        return 0.0
    return _sigmoid(
        _dot(_ASSAULT, assault_features(fire, loads, recoveries, units, powder, defence))
    )


def assault_features(
    fire: int, loads: int, recoveries: int, units: int, powder: int, defence: int
) -> tuple[float, ...]:
    return (
        1.0,
        log(fire / units),
        log((loads + 1) / (min(units, powder) + 1)),
        float(recoveries - defence),
    )


def _dot(weights: tuple[float, ...], features: tuple[float, ...]) -> float:
    return add_up(weight * feature for weight, feature in zip(weights, features, strict=True))
