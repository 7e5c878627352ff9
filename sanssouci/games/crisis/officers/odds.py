"""What the dice are likely to do: exact chances for attacks, field battles and storms.

The dice of an attack are given as their bonuses, the best first, as the rules give them
(``strength.py``). Hits wear out full units first, and who has none left has no dice: a field
battle is reckoned as decided when one side has no full unit left, because then it retreats.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from sanssouci.games.crisis.losses import HIT
from sanssouci.kernel import add_up

Dice = tuple[int, ...]
Hits = tuple[float, ...]
"""By number of hits, how likely exactly that many are."""
DiceOfRoundOne = Callable[[int], Dice]
"""By the number of full units, the dice of the first attack."""

MOST_DICE = 20
"""Larger forces are reckoned as this many; more make no difference."""


def chance_of_hit(bonus: int) -> float:
    return min(6, max(0, 7 - HIT + bonus)) / 6


def hits(dice: Dice) -> Hits:
    """What an attack with some dice may do."""
    return spread(tuple(map(chance_of_hit, dice)))


@lru_cache(maxsize=1 << 14)
def spread(chances: tuple[float, ...]) -> Hits:
    """By number of hits, how likely it is when each die has its chance."""
    if not chances:
        return (1.0,)
    fewer, chance = spread(chances[:-1]), chances[-1]
    likelihoods = [likely * (1 - chance) for likely in fewer] + [0.0]
    for number, likely in enumerate(fewer):
        likelihoods[number + 1] += likely * chance
    return tuple(likelihoods)


@lru_cache(maxsize=1 << 14)
def power(dice: Dice) -> float:
    """How many hits an attack scores on average."""
    return add_up(map(chance_of_hit, dice))


class Forecast(NamedTuple):
    """How a field battle is likely to end, seen by the active side."""

    wins: float
    own_left: float
    """Full units the active side still has, on average."""
    enemy_left: float


_NOTHING = Forecast(0.0, 0.0, 0.0)


class FieldOdds:
    """A field battle, for any number of full units left on either side.

    ``own_rolls``, ``enemy_rolls``: by the number of full units, the hits of an attack; the own
    side is the active one.
    """

    def __init__(self, own_rolls: Sequence[Hits], enemy_rolls: Sequence[Hits]) -> None:
        self.own, self.enemy = len(own_rolls) - 1, len(enemy_rolls) - 1
        beaten = [Forecast(0.0, 0.0, float(left)) for left in range(len(enemy_rolls))]
        self._passive_first = [beaten]
        self._active_first = [beaten]
        for own in range(1, len(own_rolls)):
            won = Forecast(1.0, float(own), 0.0)
            first, second = [won], [won]
            for enemy in range(1, len(enemy_rolls)):
                # Both may miss, which leads back to where they were: the equations are solved.
                roll, answer = own_rolls[own], enemy_rolls[enemy]
                scored = _average(roll[1:], _falling(first, enemy - 1))
                column = [row[enemy] for row in self._active_first]
                suffered = _average(answer[1:], _falling(column, own - 1))
                again = roll[0] * answer[0]
                if again < 1:
                    start = _scaled(_plus(suffered, scored, answer[0]), 1 / (1 - again))
                else:  # nobody has a die: the active side has to go (C8.8)
                    start = Forecast(0.0, float(own), float(enemy))
                first.append(start)
                second.append(_plus(scored, start, roll[0]) if again < 1 else start)
            self._passive_first.append(first)
            self._active_first.append(second)

    def passive_first(self, own: int, enemy: int) -> Forecast:
        """A round begins."""
        return self._passive_first[min(own, self.own)][min(enemy, self.enemy)]

    def active_first(self, own: int, enemy: int) -> Forecast:
        """The passive side has just attacked."""
        return self._active_first[min(own, self.own)][min(enemy, self.enemy)]

    def with_cards(self, passive_dice: DiceOfRoundOne, active_dice: DiceOfRoundOne) -> Forecast:
        """The battle from its beginning, when cards change the dice of the first round."""
        total = _NOTHING
        for lost, likely in enumerate(hits(passive_dice(self.enemy))):
            left = max(0, self.own - lost)
            total = _plus(total, self.after_attack(left, active_dice(left)), likely)
        return total

    def after_attack(self, own: int, dice: Dice) -> Forecast:
        """The active side, with so many full units, ends the first round with these dice."""
        roll = hits(dice)
        ends = [self.passive_first(own, max(0, self.enemy - hit)) for hit in range(len(roll))]
        return _average(roll, ends)


@lru_cache(maxsize=1 << 12)
def twelfths(dice: Dice) -> int:
    """The chance of a hit averaged over a battle: the best dice are rolled to its end."""
    best = dice[: (len(dice) + 1) // 2]
    return round(6 * (power(dice) / len(dice) + power(best) / len(best)))


@lru_cache(maxsize=1 << 13)
def storm(besiegers: Dice, garrison: Dice, needed: int) -> tuple[float, float]:
    """One round against a fort: the chance that it falls, and the hits taken (C10.1).

    ``needed`` is the number of hits that would kill the whole garrison.
    """
    falls = taken = 0.0
    for lost, likely in enumerate(hits(garrison)):
        left = besiegers[: max(0, len(besiegers) - lost)]
        falls += likely * add_up(hits(left)[needed:])
        taken += likely * lost
    return falls, taken


def _falling(rows: Sequence[Forecast], start: int) -> Iterable[Forecast]:
    """What follows one hit, two hits and so on, down to nobody left and no further."""
    yield from reversed(rows[: start + 1])
    while True:
        yield rows[0]


def _average(chances: Iterable[float], ends: Iterable[Forecast]) -> Forecast:
    wins = own = enemy = 0.0
    for chance, end in zip(chances, ends, strict=False):
        wins += chance * end[0]
        own += chance * end[1]
        enemy += chance * end[2]
    return Forecast(wins, own, enemy)


def _plus(a: Forecast, b: Forecast, weight: float) -> Forecast:
    return Forecast(a[0] + weight * b[0], a[1] + weight * b[1], a[2] + weight * b[2])


def _scaled(a: Forecast, factor: float) -> Forecast:
    return Forecast(a[0] * factor, a[1] * factor, a[2] * factor)
