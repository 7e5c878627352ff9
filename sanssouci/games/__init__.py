"""The games there are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sanssouci.kernel import BadOption, Game

GAMES = ("friedrich", "crisis")


@cache
def load(id: str) -> Game:
    """A game by its id."""
    if id not in GAMES:
        raise BadOption(f"no game called {id!r}; there are {', '.join(GAMES)}")
    game: Game = import_module(f"sanssouci.games.{id}").GAME
    return game


def draw(id: str, view: Mapping[str, Any] | None, theme: str = "day") -> str:
    """The map of a game as SVG, with the pieces of a view on it."""
    # Loaded only when a map is wanted: drawing needs far more tables than playing.
    module = f"sanssouci.games.{id}.picture"
    if id not in GAMES or find_spec(module) is None:
        raise BadOption(f"{id} has no map that could be drawn")
    svg: str = import_module(module).draw(view, theme=theme)
    return svg
