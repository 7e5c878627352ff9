"""Maria, by Richard Sivél: the War of the Austrian Succession for two or three players.

One file per chapter of the rules, named for it; ``docs/rules/maria.md`` is the rulebook. ``GAME``
is made when it is first asked for, because it needs the installed pack: who mends a broken one
must be able to load ``pack`` alone.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sanssouci.games.maria.game import MARIA_GAME as GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    if name == "GAME":
        return import_module(f"{__name__}.game").MARIA_GAME
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
