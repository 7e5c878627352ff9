"""A view laid out to be read, whatever game it is of: a heading for each part, tables for lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sanssouci.kernel import BadOption, Game
from sanssouci.kernel.spelling import fold
from sanssouci.kernel.state import COMMON
from sanssouci.terminal.finding import the_one
from sanssouci.terminal.wording import say, with_local

View = Mapping[str, Any]

NOTHING: Final = "–"


def view(game: Game, shown: View) -> RenderableType:
    """All that a view says beyond what every game shows."""
    return _pairs(game, {key: value for key, value in shown.items() if key not in COMMON})


def label(game: Game, key: str) -> str:
    """What a part of a view is called: by the catalogue (``view-<key>``), or by its key."""
    catalogue = game.catalogues.speak()
    called = f"view.{key.replace('_', '-')}"
    if called in catalogue:
        return catalogue.words(called)
    name = game.name(key)
    return name if name != key else key.replace("_", " ").capitalize()


def surroundings(game: Game, shown: View, place: str) -> RenderableType:
    """A place of the map with its neighbours, and the pieces that a view shows on them."""
    if game.map is None:
        raise BadOption(say("terminal.no_map"))
    called = {
        fold(name): spot.id for spot in game.map.places for name in (spot.id, game.name(spot.id))
    }
    found = the_one(place, called, say("terminal.no_place_called", word=place))
    table = Table(box=None, show_header=False, pad_edge=False)
    for kind in ("", *game.map.kinds):
        ids = game.map.neighbours(found, kind) if kind else (found,)
        for id in ids:
            standing = [game.name(piece) for piece in pieces_at(shown, id)]
            name = with_local(game.name(id), game.local_names.get(id))
            here = Text(name, "bold" if id == found else "")
            table.add_row(here, Text(kind and label(game, kind), "dim"), ", ".join(standing))
    return table


def pieces_at(shown: View, place: str) -> list[str]:
    """The pieces on a place, in a view that lists ``pieces`` with ``id`` and ``place``."""
    pieces = shown.get("pieces")
    listed = pieces if isinstance(pieces, list) else []
    return [
        str(each["id"])
        for each in listed
        if isinstance(each, Mapping) and each.get("place") == place and "id" in each
    ]


def _value(game: Game, value: object) -> RenderableType:
    if isinstance(value, Mapping):
        return _pairs(game, value) if value else Text(NOTHING, "dim")
    if isinstance(value, list | tuple):
        return _several(game, value)
    return Text(_word(game, value))


def _word(game: Game, value: object) -> str:
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return game.catalogues.speak().words("yes" if value else "no")
    return game.names(value) if isinstance(value, str) else str(value)


def _pairs(game: Game, pairs: View) -> RenderableType:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for key, value in pairs.items():
        table.add_row(label(game, str(key)), _value(game, value))
    return table


def _several(game: Game, values: Sequence[object]) -> RenderableType:
    if not values:
        return Text(NOTHING, "dim")
    rows = [value for value in values if isinstance(value, Mapping)]
    if len(rows) == len(values):
        return _table(game, rows)
    if any(isinstance(value, Mapping | list | tuple) for value in values):
        return Group(*(Padding(_value(game, value), (0, 0, 0, 1)) for value in values))
    return Columns([Text(_word(game, value)) for value in values], padding=(0, 1))


def _table(game: Game, rows: Sequence[View]) -> RenderableType:
    keys = list(dict.fromkeys(key for row in rows for key in row))
    table = Table(box=None, header_style="dim", pad_edge=False)
    for key in keys:
        table.add_column(label(game, str(key)))
    for row in rows:
        table.add_row(*(_value(game, row.get(key)) for key in keys))
    return table
