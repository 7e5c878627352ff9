"""The marshal: thinks a decision through in many worlds that might be the true one."""

from __future__ import annotations

import time
from random import Random
from typing import ClassVar, Final

from sanssouci.bots.search.clock import Clock, Limit, Timer
from sanssouci.bots.search.contest import Contest, Tally, best_of
from sanssouci.bots.search.plain import PlainJudgement
from sanssouci.bots.search.tree import Tree
from sanssouci.kernel import Choice, Judgement, Plan, Situation

_DEPTH: Final = 3


class Marshal:
    name: ClassVar[str] = "marshal"

    def __init__(
        self, *, playouts: int | None = None, seconds: float | None = None,
        timer: Timer = time.perf_counter, depth: int = _DEPTH,
    ) -> None:
        self._playouts = playouts
        self._seconds = seconds
        self._timer = timer
        self._depth = depth
        self.playouts = 0

    def choose(self, situation: Situation) -> Choice:
        judgement: Judgement = situation.game.judgement or PlainJudgement()
        plans = judgement.plans(situation.world, situation.seat, allow_asides=situation.allow_asides)
        if len(plans) == 1:
            return Choice(plans[0].actions[0], plans[0].why)
        seconds = None if self._playouts is not None else (self._seconds or situation.seconds)
        clock = Clock(Limit(seconds, self._playouts, self._timer))
        world = situation.world
        tree = Tree(judgement, situation.seat, judgement.horizon(world), self._depth)
        tallies = Contest(tree, plans, clock).run(situation.imagine, situation.rng)
        self.playouts += clock.playouts
        best = best_of(tallies)
        return Choice(plans[best].actions[0], plans[best].why)
