"""A phase in which dice are rolled."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from sanssouci.dice.pool import MOST_DICE, Rolls
from sanssouci.kernel import CHANCE, Action, Phase

S = TypeVar("S")


class Throw(Phase[S]):
    """Chance rolls, and ``roll`` says what comes of it; many dice fall handful by handful."""

    __slots__ = ()

    def dice(self, state: S) -> int:
        """How many are still to be rolled."""
        return 1

    def actors(self, state: S) -> tuple[str, ...]:
        return (CHANCE,)

    def legal(self, state: S, seat: str) -> Sequence[Action]:
        return self._handful(state)

    def sample(self, state: S, rng: Random) -> Action:
        return self._handful(state).sample(rng)

    def _handful(self, state: S) -> Rolls:
        return Rolls.of(min(MOST_DICE, self.dice(state)))
