"""The marshal: thinks a decision through in many worlds that might be the true one."""

from __future__ import annotations

from typing import ClassVar, Final

from sanssouci.bots.officers import Captain
from sanssouci.bots.search.clock import Limit, timer_named
from sanssouci.bots.search.thought import Thought, think
from sanssouci.bots.search.workers import Workers
from sanssouci.kernel import Choice, Message, Reason, Situation

_DEPTH: Final = 3
"""How many further decisions of the seat are thought over in the tree, not left to the policy."""


class Marshal:
    """Thinks each decision through in worlds that might be the true one, a second at a time.

    With a limit of playouts instead of seconds a seed repeats a game exactly. The marshal thinks
    in the caller's process, for the arena and the server's bots already run side by side; with
    ``workers`` it takes that many processes of its own.
    """

    name: ClassVar[str] = "marshal"

    def __init__(
        self,
        *,
        seconds: float | None = None,
        playouts: int | None = None,
        workers: int = 1,
        clock: str = "wall",
        depth: int = _DEPTH,
    ) -> None:
        self._seconds = seconds
        self._playouts = playouts
        self._timer = timer_named(clock)
        self._depth = depth
        self._workers = Workers(workers) if workers > 1 else None
        self.playouts = 0
        """How many there have been in all decisions so far."""

    def choose(self, situation: Situation) -> Choice:
        game = situation.game
        if game.judgement is None and Captain.name in game.officers:
            return Captain().choose(situation)  # random playouts would only make it weaker
        thought = self._think(situation)
        self.playouts += thought.playouts
        return Choice(thought.best.actions[0], _why(thought))

    def close(self) -> None:
        """End the processes of its own, if it has any."""
        if self._workers is not None:
            self._workers.close()

    def _think(self, situation: Situation) -> Thought:
        seconds = self._seconds or (None if self._playouts else situation.seconds)
        limit = Limit(seconds, self._playouts, self._timer)
        if self._workers is not None:
            return self._workers.think(situation, limit, self._depth)
        return think(situation, limit, self._depth)


def _why(thought: Thought) -> Reason:
    best = thought.best
    if best is thought.plans[0]:
        return best.why
    return Message.of("why.better_than_first", lead=round(100 * thought.lead))
