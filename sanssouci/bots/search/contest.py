"""The contest of the plans at the root: all are tried in the same worlds with the same luck.

The first choice of the judgement is the measure: it is tried in every world, and of each other plan
is noted how much better or worse it did there. Differences in the same world vary far less
than worths do, so that fewer worlds are needed to tell. As time goes by, the worse half of the
challengers drops out, again and again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, log2, sqrt
from random import Random
from typing import Final

from sanssouci.bots.search.clock import Clock
from sanssouci.bots.search.tree import Tree
from sanssouci.kernel import Plan, State, Trust

_PRIOR: Final = 6.0
"""How many worlds the belief counts for that a plan is about as good as the first choice. The
differences of one plan vary between worlds about two and a half times as much as plans differ."""
_USUAL_TRUST: Final = Trust()
"""In the first choice, unless the judgement thinks more of it."""
_CERTAIN: Final = 2.0
"""Standard errors, ahead or behind, at which a comparison counts as settled."""
_TRIFLE: Final = 0.003
"""An advantage in the chance to win that is not worth finding out."""
_FIRST_IMPRESSION: Final = 2
"""Worlds before a plan may be called certainly better."""
_NO_DIFFERENCE: Final = 3
"""Worlds after which a plan that has made no difference in any of them is let go."""
_USUAL_SPREAD: Final = 0.07
"""Of differences, before enough have been seen."""
_USUAL_WEIGHT: Final = 4
"""In how many differences the usual spread counts."""


@dataclass
class Tally:
    """How a plan has done against the first choice; tallies of several searches add up."""

    tries: int = 0
    total: float = 0.0
    squares: float = 0.0
    widest: float = 0.0
    """The largest difference so far, to either side; games that ended count as far apart."""
    doubt: float = _USUAL_TRUST.doubt
    """The share of its spread by which the plan was believed to be worse before it was tried."""

    def add(self, difference: float, *, has_ended: bool = False) -> None:
        """``has_ended`` is True if the game was over: who wins both in one world may lose one
        of them in the next."""
        self.tries += 1
        self.total += difference
        self.squares += difference * difference
        self.widest = max(self.widest, 1.0 if has_ended else abs(difference))

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.tries + other.tries,
            self.total + other.total,
            self.squares + other.squares,
            max(self.widest, other.widest),
            self.doubt,
        )

    @property
    def mean(self) -> float:
        return self.total / self.tries if self.tries else 0.0

    @property
    def spread(self) -> float:
        """How far differences are from their mean, as a rule."""
        squares = self.squares - self.tries * self.mean**2
        return sqrt((squares + _USUAL_WEIGHT * _USUAL_SPREAD**2) / (self.tries + _USUAL_WEIGHT))

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.spread / sqrt(self.tries) if self.tries else inf

    @property
    def hopes(self) -> float:
        """By how much the plan may be better at most."""
        return self.mean + _CERTAIN * self.error

    @property
    def fears(self) -> float:
        """By how much the plan is better at least."""
        return self.mean - _CERTAIN * self.error

    @property
    def is_worth_trying(self) -> bool:
        """False if the plan is certainly no better, or has never made a difference."""
        if self.tries >= _NO_DIFFERENCE and self.widest < _TRIFLE:
            return False
        return self.hopes > _TRIFLE

    @property
    def promise(self) -> float:
        """By how much the plan is likely to be better: what was seen, and what was believed before.

        Whoever waits for proof forgoes most of what a few playouts can tell.
        """
        return (self.total - _PRIOR * self.doubt * self.spread) / (self.tries + _PRIOR)


class Contest:
    """Finds the best of some plans for a seat."""

    def __init__(
        self, tree: Tree, plans: Sequence[Plan], clock: Clock, trust: Trust = _USUAL_TRUST
    ) -> None:
        self._tree = tree
        self._plans = plans
        self._clock = clock
        self.tallies = [Tally(doubt=trust.doubt) for _ in plans]
        self._live = list(range(1, len(plans)))
        if clock.most_playouts is not None and trust.worlds > 1:
            del self._live[max(1, clock.most_playouts // trust.worlds - 1) :]
        self._challengers = len(self._live)
        self._halvings = max(1, round(log2(self._challengers + 1)))

    def run(self, imagine: Callable[[], State], rng: Random) -> list[Tally]:
        """Try the plans in one imagined world after the other until time is up."""
        while self._live and not self._clock.is_over and not self._is_decided:
            self._round(imagine(), rng.getrandbits(64))
            self._drop()
        return self.tallies

    @property
    def _is_decided(self) -> bool:
        """True if the last challenger is certainly ahead of the first choice."""
        if len(self._live) > 1:
            return False
        last = self.tallies[self._live[0]]
        return last.tries >= _FIRST_IMPRESSION and last.fears > 0

    def _round(self, world: State, luck: int) -> None:
        measure = self._try(0, world, luck)
        has_ended = measure in (0.0, 1.0)
        for index in self._live:
            if self._clock.is_over:
                return
            difference = self._try(index, world, luck) - measure
            self.tallies[index].add(difference, has_ended=has_ended)

    def _try(self, index: int, world: State, luck: int) -> float:
        worth = self._tree.try_plan(world.clone(), self._plans[index], Random(luck))
        self._clock.tick()
        return worth

    def _drop(self) -> None:
        """Those that cannot win, and the worse half whenever another part of the time is over."""
        tallies = self.tallies
        self._live = [i for i in self._live if tallies[i].is_worth_trying]
        parts = int(self._clock.spent * (self._halvings + 1))
        most = max(1, self._challengers >> parts)
        if len(self._live) > most:
            self._live = sorted(self._live, key=lambda i: -tallies[i].promise)[:most]


def best_of(tallies: Sequence[Tally]) -> int:
    """The plan that promises most, or the first choice if none promises to be better."""
    best, ahead = 0, 0.0
    for index, tally in enumerate(tallies):
        if index and tally.tries and tally.promise > ahead:
            best, ahead = index, tally.promise
    return best
