"""The Great Crisis of Frederick II, by Tetsuya Nakamura: the Seven Years' War for two players.

One file per chapter of the rules, named for it; ``docs/rules/crisis.md`` is the rulebook. ``GAME``
is made when it is first asked for, because it needs the installed pack: who mends a broken one
must be able to load ``pack`` alone.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sanssouci.games.crisis.game import CRISIS as GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    if name == "GAME":
        return import_module(f"{__name__}.game").CRISIS
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
