"""One decision thought through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sanssouci.bots.search.clock import Clock, Limit
from sanssouci.bots.search.contest import Contest, Tally, best_of
from sanssouci.bots.search.plain import PlainJudgement
from sanssouci.bots.search.tree import Tree
from sanssouci.kernel import (
    WEIGHTS_LEARNT,
    Judgement,
    Plan,
    RestsOnLearning,
    Situation,
    Trust,
    TrustsItsFirst,
)
from sanssouci.kernel.worlds import Worlds


@dataclass(frozen=True)
class Thought:
    """The plans there were, and how each has done against the first."""

    plans: Sequence[Plan]
    tallies: Sequence[Tally]
    playouts: int = 0

    def __add__(self, other: Thought) -> Thought:
        """What two searches of the same decision know together."""
        tallies = [a + b for a, b in zip(self.tallies, other.tallies, strict=True)]
        return Thought(self.plans, tallies, self.playouts + other.playouts)

    @property
    def best(self) -> Plan:
        return self.plans[best_of(self.tallies)]

    @property
    def lead(self) -> float:
        """By how much the best plan raises the chance to win over the first one."""
        return self.tallies[best_of(self.tallies)].mean


def think(situation: Situation, limit: Limit, depth: int, weights: str = WEIGHTS_LEARNT) -> Thought:
    """Try the plans of the game's judgement in imagined worlds until the limit is reached.

    ``weights`` says by whose weights it judges, where it has learnt any.
    """
    clock = Clock(limit)
    world, seat = situation.world, situation.seat
    judgement: Judgement = situation.game.judgement or PlainJudgement()
    if weights != WEIGHTS_LEARNT and isinstance(judgement, RestsOnLearning):
        judgement = judgement.with_weights(weights)
    plans = judgement.plans(world, seat, allow_asides=situation.allow_asides)
    if len(plans) == 1:
        return Thought(plans, [Tally()])
    tree = Tree(judgement, seat, judgement.horizon(world), depth, world, plans)
    worlds = Worlds(situation, judgement)
    trust = judgement.trust(world, seat) if isinstance(judgement, TrustsItsFirst) else Trust()
    tallies = Contest(tree, plans, clock, trust).run(worlds.imagine, situation.rng)
    return Thought(plans, tallies, clock.playouts)
