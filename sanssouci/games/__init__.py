"""The games there are."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from sanssouci.kernel import BadOption, Game

GAMES = ("friedrich", "crisis")


@cache
def load(id: str) -> Game:
    """A game by its id."""
    if id not in GAMES:
        raise BadOption(f"no game called {id!r}; there are {', '.join(GAMES)}")
    game: Game = import_module(f"sanssouci.games.{id}").GAME
    return game
