"""What a bot is asked, and what it is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Protocol

from sanssouci.kernel import Action, State

View = dict[str, Any]


class Bot(Protocol):
    """Chooses one of the legal actions of a seat. It is never shown the position itself."""

    name: ClassVar[str]

    def choose(
        self, seat: str, view: Callable[[], View], legal: Sequence[Action], rng: Random
    ) -> Action:
        """One of ``legal``. ``view()`` is all the seat may know, made only when it is asked for;
        every bit of luck must come from ``rng``, so that a seed repeats a game."""


def decide(bot: Bot, state: State, seat: str, rng: Random) -> Action:
    """What a bot does in a position."""
    return bot.choose(seat, lambda: state.view(seat), state.legal(seat), rng)
