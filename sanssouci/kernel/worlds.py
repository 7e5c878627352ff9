"""Worlds that might be the true one, the likelier ones more often.

The rules deal what is hidden evenly. What the others have done says more: a game that can tell how
well a world explains it (``Infers``) is shown a few, and one of them is taken by how likely it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sanssouci.kernel.bot import Situation
from sanssouci.kernel.judgement import Infers, Judgement
from sanssouci.kernel.state import State

_CANDIDATES: Final = 6
"""Worlds from which one is taken; the more there are, the more the deeds of the others count."""


class Worlds:
    """Imagines worlds for one decision."""

    def __init__(self, situation: Situation, judgement: Judgement | None) -> None:
        self._situation = situation
        self._likelihood: Callable[[State], float] | None = None
        if judgement is not None and isinstance(judgement, Infers):
            self._likelihood = judgement.belief(situation)

    def imagine(self) -> State:
        """Another world each time; luck comes from the situation."""
        situation = self._situation
        if self._likelihood is None:
            return situation.imagine()
        candidates = [situation.imagine() for _ in range(_CANDIDATES)]
        weights = [self._likelihood(world) for world in candidates]
        return situation.rng.choices(candidates, weights)[0]
