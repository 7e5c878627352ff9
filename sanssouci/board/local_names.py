"""What places are called today where the map has an older name, or one in another language.

One table for all games: a town is the same on every map, and most names mean one town only. The
table is ours, from general knowledge. Names that are the same today, or have only been given a
title since, such as that of a spa, do not stand in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from sanssouci.board.columns import ANYTHING, TEXT
from sanssouci.board.tables import Table, read_table
from sanssouci.kernel import Game


@dataclass(frozen=True, slots=True)
class LocalName:
    game: str
    """The game on whose map ``place`` is an id; empty if it is a name, on whatever map."""
    place: str
    local: str


LOCAL_NAMES: Final = Table(
    "local_names.tsv",
    LocalName,
    {"game": ANYTHING, "place": TEXT, "local": TEXT},
    key="place",
    once=("game", "place"),
)


@cache
def local_names() -> tuple[LocalName, ...]:
    return read_table(Path(__file__).parent, LOCAL_NAMES)


def local_names_of(game: Game) -> dict[str, str]:
    """By id, the local names of the places on a game's map."""
    rows = {(row.game, row.place): row.local for row in local_names()}
    places = () if game.map is None else (spot.id for spot in game.map.places)
    names = game.data_names
    found = {id: rows.get((game.id, id)) or rows.get(("", names.get(id, id))) for id in places}
    return {id: local for id, local in found.items() if local}
