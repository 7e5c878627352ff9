"""S20.6 to S20.10, S20.16, S20.18 Comparing two cards: the sums, and who loses what.

>>> Attack(points=1, strength=1).sum_against(None, at_distance=False)
2
>>> carried_over(5 - 2)
1
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from sanssouci.games.sieben_jahre.units import ARTILLERY, CAVALRY, INFANTRY

DEVASTATING: Final = 2
"""A difference beyond this is added to the next phase, and no more than this (S20.7)."""


def carried_over(difference: int) -> int:
    """The points a winner takes into the next phase (S20.7)."""
    return max(0, min(DEVASTATING, difference - DEVASTATING))


class Sum(NamedTuple):
    """A sum with its parts, in the order in which they are applied (S20.16)."""

    points: int
    """On the card."""
    strength: int
    silenced: int
    """Points of the card that the enemy's arm takes away."""
    fire: int
    """Lost by charging into fire."""
    exhaustion: int
    advantage: int
    carry: int

    @property
    def total(self) -> int:
        points = self.points - self.silenced
        weakened = max(0, points + self.strength - self.fire - self.exhaustion)
        return max(0, weakened + self.advantage) + self.carry


@dataclass(frozen=True, slots=True)
class Attack:
    """What one side brings into a phase."""

    points: int
    """On the card."""
    strength: int
    """Of all the units engaged."""
    arm: int = INFANTRY
    fires: bool = True
    veteran: bool = False
    exhaustion: int = 0
    advantage: int = 0
    """What Advantages of both sides add or take."""
    carry: int = 0

    def against(self, enemy: Attack | None, at_distance: bool) -> Sum:
        """What the sum against an attack, or against a passive side, is made of.

        Fleets and sieges are fought at a distance, where arms do not matter (S20.18).
        """
        silenced = penalty = 0
        if enemy is not None and not at_distance:
            if self._is_zeroed(enemy):
                silenced = self.points
            penalty = self._fire_penalty(enemy)
        return Sum(
            self.points, self.strength, silenced, penalty, self.exhaustion, self.advantage,
            self.carry,
        )  # fmt: skip

    def sum_against(self, enemy: Attack | None, at_distance: bool) -> int:
        return self.against(enemy, at_distance).total

    def _is_zeroed(self, enemy: Attack) -> bool:
        """True if infantry meets cavalry hand to hand (S20.9), or guns face it (S20.10)."""
        if enemy.arm == ARTILLERY:
            return self.arm != ARTILLERY
        return self.arm == INFANTRY and not self.fires and enemy.arm == CAVALRY

    def _fire_penalty(self, enemy: Attack) -> int:
        """What charging into the fire of infantry costs (S20.8)."""
        if self.fires or self.arm == ARTILLERY or enemy.arm != INFANTRY or not enemy.fires:
            return 0
        return 2 if enemy.veteran else 1


def sums_of(attacks: tuple[Attack, Attack], at_distance: bool) -> tuple[Sum, Sum]:
    """Each side's sum against the other's attack."""
    first, second = attacks
    return first.against(second, at_distance), second.against(first, at_distance)


def winner(attacks: tuple[Attack, Attack], at_distance: bool) -> tuple[int, tuple[int, int]]:
    """The side whose attack eliminates the enemy's units, or -1, and the two sums."""
    first, second = sums_of(attacks, at_distance)
    sums = (first.total, second.total)
    if sums[0] == sums[1]:
        return -1, sums
    ahead = 0 if sums[0] > sums[1] else 1
    if at_distance and not attacks[ahead].fires:
        return -1, sums  # sabres only ward off (S20.18)
    return ahead, sums
