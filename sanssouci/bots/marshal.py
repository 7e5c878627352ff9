"""The marshal: thinks a decision through in many worlds that might be the true one."""

from __future__ import annotations

from typing import ClassVar, Final

from sanssouci.bots.officers import Captain, check_weights
from sanssouci.bots.search.clock import Limit, timer_named
from sanssouci.bots.search.thought import Thought, think
from sanssouci.bots.search.workers import Workers, idle_cores, shared_workers
from sanssouci.kernel import (
    WEIGHTS_HALFWAY,
    WEIGHTS_LEARNT,
    Choice,
    DefersToCaptain,
    Game,
    Message,
    Reason,
    Situation,
)

_DEPTH: Final = 3
"""Depth of the tree in decisions of the seat; beyond it the policy plays."""


_FEW: Final = 8
"""Playouts of a colonel: enough to see through a blunder."""


class Marshal:
    """Thinks each decision through in worlds that might be the true one, a second at a time.

    Where the game's judgement says that no search has beaten the captain yet, it plays as he does
    with what has been learnt there, unless it is told how many playouts to make.

    With a limit of playouts instead of seconds a seed repeats a game exactly, and the marshal
    thinks in the caller's process. With seconds it takes as many processes as there are idle
    cores when it sits down, or ``workers`` if told so; the arena's games already run side by side.
    """

    name: ClassVar[str] = "marshal"

    def __init__(
        self,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        workers: int = 0,
        clock: str = "wall",
        depth: int = _DEPTH,
        weights: str = WEIGHTS_LEARNT,
    ) -> None:
        """``weights`` says by whose weights it judges, where a game has learnt any."""
        self._seconds = seconds
        self._playouts = playouts
        self._timer = timer_named(clock)
        self._depth = depth
        self._weights = check_weights(weights)
        self._without_search = self._weights
        """By whose weights it plays where it does not search."""
        self._insists = playouts is not None
        """True if it searches even where that is no better than the captain."""
        if not workers:
            workers = idle_cores() if playouts is None and clock == "wall" else 1
        self._count = workers
        self._workers: Workers | None = None
        self.playouts = 0
        """Playouts in all decisions so far."""

    def choose(self, situation: Situation) -> Choice:
        if not self.searches(situation.game):
            return Captain(weights=self._without_search).choose(situation)
        thought = self._think(situation)
        self.playouts += thought.playouts
        return Choice(thought.best.actions[0], _why(thought))

    def searches(self, game: Game) -> bool:
        """False where thinking would make it no better than the captain of the game."""
        if Captain.name not in game.officers:
            return True
        judgement = game.judgement
        if judgement is None:  # random playouts would only make it weaker
            return False
        defers = isinstance(judgement, DefersToCaptain) and judgement.captain_is_as_good
        return self._insists or not defers

    def is_slow(self, game: Game) -> bool:
        """True where it searches for as long as it may."""
        return self._playouts is None and self._has_judgement(game)

    def get_ready(self, game: Game) -> None:
        """Start the processes, if it takes any, before the clock does."""
        if self._count > 1 and self._has_judgement(game):
            self._workers = shared_workers(self._count)
            self._workers.get_ready(game)

    def _has_judgement(self, game: Game) -> bool:
        """True where it searches with a judgement, which takes all the time there is."""
        return game.judgement is not None and self.searches(game)

    def _think(self, situation: Situation) -> Thought:
        seconds = self._seconds or (None if self._playouts else situation.seconds)
        limit = Limit(seconds, self._playouts, self._timer)
        if self._workers is not None:
            return self._workers.think(situation, limit, self._depth, self._count, self._weights)
        return think(situation, limit, self._depth, self._weights)


class Colonel(Marshal):
    """Thinks each decision through a few times only.

    Where the marshal does not search, the colonel has gone half of his way from the captain's
    weights to those that were learnt.
    """

    name = "colonel"

    def __init__(self, *, playouts: int | None = None, weights: str | None = None) -> None:
        few = _FEW if playouts is None else playouts
        super().__init__(playouts=few, depth=0, weights=weights or WEIGHTS_LEARNT)
        self._without_search = weights or WEIGHTS_HALFWAY
        self._insists = playouts is not None


def _why(thought: Thought) -> Reason:
    best = thought.best
    if best is thought.plans[0]:
        return best.why
    return Message.of("why.better_than_first", lead=round(100 * thought.lead))
