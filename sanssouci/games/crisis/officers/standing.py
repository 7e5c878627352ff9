"""Standing or leaving: field battles in which either side goes when that is the better choice.

``odds.py`` lets both sides fight until one has no full unit left. Hardly anybody does that: a
retreat costs a point and the ground, no more, and may be declared whenever it is one's turn to
attack. So each attack is worth what it does to the enemy and the right to go afterwards. Worths
are those of the active side, what it gains the other loses; the unit is one full troop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.odds import Dice, DiceOfRoundOne, Hits, hits, spread, twelfths


class Stakes(NamedTuple):
    """What there is to win and to lose in a battle besides its hits."""

    ground: tuple[float, ...]
    """The space, by the full units with which the active side keeps the field: those who are left
    before a fort must still storm it, so that every hit on them helps its garrison."""
    active_goes: float = weights.POINT
    """What the active side pays if it leaves, or what it loses if it cannot."""
    passive_goes: float = weights.POINT


class End(NamedTuple):
    """How a battle is likely to end."""

    worth: float
    """To the active side."""
    wins: float
    """The chance that the active side keeps the field."""
    own_hits: float
    """Taken by the active side."""
    enemy_hits: float


class Standoff:
    """A field battle by the number of full units left on either side, the active one's first."""

    def __init__(
        self, own_rolls: Sequence[Hits], enemy_rolls: Sequence[Hits], stakes: Stakes
    ) -> None:
        self.own, self.enemy = len(own_rolls) - 1, len(enemy_rolls) - 1
        self.stakes = stakes
        self._active_goes = End(-stakes.active_goes, 0.0, 0.0, 0.0)
        self._passive_goes = [
            End(ground + stakes.passive_goes, 1.0, 0.0, 0.0) for ground in stakes.ground
        ]
        """By the active side's full units."""
        self._begins: list[list[End]] = [[self._active_goes] * len(enemy_rolls)]
        """By units left, when the passive side is to attack."""
        self._answers: list[list[End]] = [[self._active_goes] * len(enemy_rolls)]
        """By units left, when the active side is to attack."""
        self._own_rolls, self._enemy_rolls = own_rolls, enemy_rolls

    def _reckon_up_to(self, own: int, enemy: int) -> None:
        """Weigh what has not been asked for yet: most battles are far smaller than the tables."""
        if own < len(self._begins) and enemy < len(self._begins[own]):
            return
        for row in range(1, own + 1):
            if row == len(self._begins):
                self._begins.append([self._passive_goes[row]])
                self._answers.append([self._passive_goes[row]])
            for column in range(len(self._begins[row]), enemy + 1):
                self._weigh(row, column, self._own_rolls[row], self._enemy_rolls[column])

    def _weigh(self, own: int, enemy: int, roll: Hits, answer: Hits) -> None:
        """Both may miss, which leads back to where they were: then the equations are solved."""
        scored = self._after_own(own, enemy, roll[1:], 1)
        suffered = self._after_enemy(own, enemy, answer[1:], 1)
        again = roll[0] * answer[0]
        if again > _NO_DICE:  # nobody can roll: the active side has to go (C8.8)
            self._begins[own].append(self._active_goes)
            self._answers[own].append(self._active_goes)
            return
        begins = _scaled(_plus(suffered, scored, answer[0]), 1 / (1 - again))
        answers = _plus(scored, begins, roll[0])
        if answers.worth < self._active_goes.worth:
            answers = self._active_goes
            begins = _plus(suffered, answers, answer[0])
        if begins.worth > self._passive_goes[own].worth:
            begins = self._passive_goes[own]
            answers = _plus(scored, begins, roll[0])
            if answers.worth < self._active_goes.worth:
                answers = self._active_goes
        self._begins[own].append(begins)
        self._answers[own].append(answers)

    def _after_own(self, own: int, enemy: int, chances: Sequence[float], least: int) -> End:
        """The active side has attacked with some chances of hits, from so many on."""
        worth = wins = own_hits = enemy_hits = 0.0
        row = self._begins[own]
        for number, chance in enumerate(chances, least):
            end = row[enemy - number] if number < enemy else self._passive_goes[own]
            taken = number if number < enemy else enemy
            worth += chance * (end[0] + weights.HIT * taken)
            wins += chance * end[1]
            own_hits += chance * end[2]
            enemy_hits += chance * (end[3] + taken)
        return End(worth, wins, own_hits, enemy_hits)

    def _after_enemy(self, own: int, enemy: int, chances: Sequence[float], least: int) -> End:
        worth = wins = own_hits = enemy_hits = 0.0
        for number, chance in enumerate(chances, least):
            end = self._answers[own - number][enemy] if number < own else self._active_goes
            taken = number if number < own else own
            worth += chance * (end[0] - weights.BLUNTED * taken)
            wins += chance * end[1]
            own_hits += chance * (end[2] + taken)
            enemy_hits += chance * end[3]
        return End(worth, wins, own_hits, enemy_hits)

    # -- whole battles -----------------------------------------------------------------------------

    def begins(self, own: int, enemy: int) -> End:
        """A round begins: the passive side attacks or goes."""
        own, enemy = min(own, self.own), min(enemy, self.enemy)
        self._reckon_up_to(own, enemy)
        return self._begins[own][enemy]

    def passive_attacks(self, own: int, enemy: int, roll: Hits) -> End:
        """The passive side stands and attacks."""
        self._reckon_up_to(own, enemy)
        return self._after_enemy(own, enemy, roll, 0)

    def active_attacks(self, own: int, enemy: int, roll: Hits) -> End:
        """The active side stands and attacks."""
        self._reckon_up_to(own, enemy)
        return self._after_own(own, enemy, roll, 0)

    def first_round(
        self, passive_dice: DiceOfRoundOne, active_dice: DiceOfRoundOne, *, stands: bool = False
    ) -> End:
        """The battle from its beginning, when cards change the dice of the first round.

        ``stands``: the passive side makes its first attack in any case.
        """
        fought = self.opens(
            self.own, self.enemy, hits(passive_dice(self.enemy)),
            lambda left: hits(active_dice(left)),
        )  # fmt: skip
        return fought if stands else min(fought, self._passive_goes[self.own])

    def opens(self, own: int, enemy: int, volley: Hits, answer: Callable[[int], Hits]) -> End:
        """A first round in which the passive side stands and fires a volley.

        ``answer``: by the full units the active side has left, the hits of its first attack.
        """
        worth = wins = own_hits = enemy_hits = 0.0
        for lost, chance in enumerate(volley):
            left = max(0, own - lost)
            end = self._active_goes
            if left:
                end = max(end, self.active_attacks(left, enemy, answer(left)))
            taken = min(lost, own)
            worth += chance * (end[0] - weights.BLUNTED * taken)
            wins += chance * end[1]
            own_hits += chance * (end[2] + taken)
            enemy_hits += chance * end[3]
        return End(worth, wins, own_hits, enemy_hits)

    def goes_at_once(self, own: int) -> End:
        """The passive side leaves before the first shot."""
        return self._passive_goes[own]


class Arms(NamedTuple):
    """What cards change in a battle that is only planned."""

    active_twice: bool = False
    """Two dice for every unit from the second round on."""
    passive_twice: bool = False
    shift: int = 0
    """To the dice of the active side's first attack."""
    passive_shift: int = 0
    surprise: bool = False
    """The passive side's first volley has half its dice."""


NO_ARMS: Final = Arms()
_NO_DICE: Final = 1 - 1e-9
_GROUNDS: Final = (0.15, 1.0, 2.5, 5.0, 8.0, 14.0, 30.0, 80.0)
"""Worths of the ground for which planning has tables."""
_LOSSES: Final = (weights.POINT, 4.0)
"""What it costs to be beaten, with a way out and without one."""
_STORMERS: Final = 8
"""So many full units take a fort before long."""
_HARDLY_EVER: Final = 1e-4
_MOST: Final = 18
"""Larger forces are reckoned as this many when plans are made."""


@lru_cache(maxsize=1 << 15)
def planned(
    active: Dice,
    passive: Dice,
    ground: float,
    *,
    fort: bool = False,
    trapped: bool = False,
    arms: Arms = NO_ARMS,
) -> End:
    """A battle with the average bonus of each side.

    ``fort``: the active side must still storm one. ``trapped``: the passive side has no way out.
    """
    if not active:
        return End(-weights.POINT, 0.0, 0.0, 0.0)
    if not passive:
        return End(ground, 1.0, 0.0, 0.0)
    own, enemy = twelfths(active), twelfths(passive)
    table = _table(
        own, enemy, level_of(ground), fort, trapped, arms.active_twice, arms.passive_twice
    )
    if arms == NO_ARMS:
        return table.begins(len(active), len(passive))
    mine, theirs = min(len(active), _MOST), min(len(passive), _MOST)
    volley = _volley(enemy + 2 * arms.passive_shift, theirs // 2 if arms.surprise else theirs)
    chance = own + 2 * arms.shift
    fought = table.opens(mine, theirs, volley, lambda left: _volley(chance, left))
    return min(fought, table.goes_at_once(mine))


@lru_cache(maxsize=1 << 10)
def level_of(ground: float) -> float:
    """The worth of the ground for which there is a table."""
    return min(_GROUNDS, key=lambda level: abs(level - ground))


@cache
def _volley(chance: int, dice: int) -> Hits:
    """``chance``: of a hit, in twelfths. What hardly ever happens is left out."""
    likelihoods = spread((min(12, max(0, chance)) / 12,) * dice)
    most = len(likelihoods)
    while most > 1 and likelihoods[most - 1] < _HARDLY_EVER:
        most -= 1
    return likelihoods[:most]


@lru_cache(maxsize=1 << 13)
def _table(
    active: int,
    passive: int,
    worth: float,
    fort: bool,
    trapped: bool,
    active_twice: bool,
    passive_twice: bool,
) -> Standoff:
    own = [_volley(active, n * (1 + active_twice)) for n in range(_MOST + 1)]
    enemy = [_volley(passive, n * (1 + passive_twice)) for n in range(_MOST + 1)]
    ground = tuple(
        worth * (min(1.0, left / _STORMERS) if fort else 1.0) for left in range(_MOST + 1)
    )
    return Standoff(own, enemy, Stakes(ground, passive_goes=_LOSSES[trapped]))


def _plus(a: End, b: End, weight: float) -> End:
    return End(
        a[0] + weight * b[0], a[1] + weight * b[1], a[2] + weight * b[2], a[3] + weight * b[3]
    )


def _scaled(a: End, factor: float) -> End:
    return End(a[0] * factor, a[1] * factor, a[2] * factor, a[3] * factor)
