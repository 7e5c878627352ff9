"""What must be true of every position of a game, beyond the laws all games share.

Each game has a module here, named for it, with a function ``check``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from sanssouci.kernel import State


@cache
def _check_of(game: str) -> Callable[[State], None]:
    check: Callable[[State], None] = import_module(f"tools.invariants.{game}").check
    return check


def check_invariants(state: State) -> None:
    """Raises AssertionError if a position cannot be."""
    _check_of(state.game.id)(state)
