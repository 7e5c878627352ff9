"""The laboratory: games as numbers, for programs that learn.

``SequentialGame`` needs nothing but Sanssouci; the environments and data sets need the libraries
of the extras ``research`` and ``openspiel``, and say so if one is missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sanssouci.kernel import Game
from sanssouci.research.extras import MissingExtra
from sanssouci.research.sequential import SequentialGame, SequentialState
from sanssouci.research.words import END, Sentence, Vocabulary

if TYPE_CHECKING:
    from sanssouci.research.aec import AecEnv

__all__ = [
    "END",
    "MissingExtra",
    "Sentence",
    "SequentialGame",
    "SequentialState",
    "Vocabulary",
    "aec_env",
]


def aec_env(game: str | Game, scenario: str | None = None, **options: Any) -> AecEnv:
    """A PettingZoo environment; ``render_mode``, ``most_steps`` and the game's own options."""
    from sanssouci.research.aec import AecEnv

    return AecEnv(game, scenario, **options)
