"""Sieben Jahre, by S. Fabra: seven years of money, armies and fleets on three continents.

One file per chapter of the rules, named for it; ``docs/rules/sieben_jahre.md`` is the rulebook.
``GAME`` is made when it is first asked for, because it needs the installed pack: who mends a
broken one must be able to load ``pack`` alone.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.game import SIEBEN_JAHRE as GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    if name == "GAME":
        return import_module(f"{__name__}.game").SIEBEN_JAHRE
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
