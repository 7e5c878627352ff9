"""The games there are: ours, and those that other packages bring.

A package brings a game by an entry point of the group ``sanssouci.games``, named by the game's id
and pointing at the game itself::

    [project.entry-points."sanssouci.games"]
    blind-bid = "blind_bid:BLIND_BID"
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from sanssouci.kernel import BadOption, Game, NoPack
from sanssouci.kernel.catalogue import tell

GAMES: Final = ("friedrich", "crisis", "maria", "sieben-jahre")
"""The games of this package."""
GROUP: Final = "sanssouci.games"
"""The group of entry points by which other packages bring theirs."""


def game_ids() -> tuple[str, ...]:
    """Every game that can be loaded: ours, then those of other packages."""
    return (*GAMES, *(id for id in _elsewhere() if id not in GAMES))


def load(id: str, rules: str | None = None, *, or_other: bool = False) -> Game:
    """A game by its id, with the data of a rules version if that is given.

    Raises NoPack if a record or table needs a data pack that is not on this computer, unless
    other data will do.
    """
    game = _loaded(id)
    try:
        return game if rules is None else game.under(rules)
    except NoPack:
        if or_other:
            return game
        raise


@cache
def _loaded(id: str) -> Game:
    if id in GAMES:
        game: Game = import_module(f"sanssouci.games.{id.replace('-', '_')}").GAME
        return game
    if id not in _elsewhere():
        raise BadOption(tell("error.no_game_called", id=id, listed=", ".join(game_ids())))
    return _brought(_elsewhere()[id])


def draw(game: Game, view: Mapping[str, Any] | None, theme: str = "day") -> str:
    """The map of a game as SVG, with the pieces of a view on it."""
    svg = game.draw(view, theme)
    if svg is None and game.map is not None:
        from sanssouci.board.drawing.plain import draw_plainly

        svg = draw_plainly(game.map, game.name, view, theme)
    if svg is None:
        raise BadOption(tell("error.no_map"))
    return svg


@cache
def _elsewhere() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _brought(entry: EntryPoint) -> Game:
    try:
        game = entry.load()
    except Exception as error:  # code of somebody else's, which may fail in any way
        raise BadOption(
            f"the game {entry.name!r} ({entry.value}) cannot be loaded: {error!r}"
        ) from error
    if not isinstance(game, Game):
        raise BadOption(f"{entry.value} is {type(game).__name__!r} and no Game")
    if game.id != entry.name:
        raise BadOption(f"the entry point {entry.name!r} leads to a game called {game.id!r}")
    return game
