"""M2 The board as numbers: towns, roads and sectors of both maps, and the pieces on them.

Towns are ints and sets of towns are bitsets (see ``sanssouci.board.graph``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from sanssouci.board import Graph, Map, bits
from sanssouci.games.maria.deck import SUITS
from sanssouci.games.maria.nations import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    NATION_INDEX,
    NATIONS,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from sanssouci.games.maria.pack import Pack
from sanssouci.games.maria.shelf import pack_in_play
from sanssouci.games.maria.tables import (
    COUNTRIES,
    EAST_PRUSSIA,
    SHEETS,
    SILESIA_BOX,
    City,
    Data,
    PieceRow,
)
from sanssouci.games.maria.tables import GENERAL_COUNT as GENERAL_COUNT
from sanssouci.games.maria.tables import PIECE_COUNT as PIECE_COUNT
from sanssouci.steps.conquest import watch_table
from sanssouci.steps.field import AWAY
from sanssouci.steps.roster import Piece, Roster

STACK_LIMIT: Final = 2
"""The most generals in a town (M6.3)."""
MOST_TROOPS: Final = 8
"""The most troops of a general (M6.1)."""
WATCH_RANGE: Final = 3
"""How far a general protects (M10.3)."""


class Atlas:
    """Everything about board and pieces that never changes in a game."""

    def __init__(self, data: Data) -> None:
        self.map: Map = data.map
        self.cities = data.cities
        self.graph = Graph(self.map)
        self.ids = tuple(city.id for city in self.cities)
        self.index = self.map.index()
        self._lay_out_cities(self.cities)
        pieces = [_piece(index, row) for index, row in enumerate(data.pieces)]
        self.roster = Roster(pieces, len(NATIONS))
        self.pieces, self.piece_index = self.roster.pieces, self.roster.index
        self.minimum = tuple(row.minimum for row in data.pieces if row.is_general)
        """By general, the fewest troops he begins with (M3.2)."""

    def _lay_out_cities(self, cities: Sequence[City]) -> None:
        self.suit = [SUITS.index(city.suit) for city in cities]
        """By town, the suit of its sector."""
        self.country = dict.fromkeys(COUNTRIES, 0)
        self.sheet = dict.fromkeys(SHEETS, 0)
        self.fortresses = 0
        self.majors = 0
        """The major fortresses."""
        self.votes = 0
        """The nine fortresses with a vote for the imperial crown (M18.1)."""
        for city in cities:
            bit = 1 << city.index
            self.country[city.country] |= bit
            self.sheet[city.sheet] |= bit
            self.fortresses |= bit if city.is_fortress else 0
            self.majors |= bit if city.is_major else 0
            self.votes |= bit if city.elector else 0

    @cached_property
    def home(self) -> tuple[int, ...]:
        """By power, its home at the start of the game (M2.5)."""
        land = self.country
        homes = {
            FRANCE: land["france"],
            BAVARIA: land["bavaria"],
            PRUSSIA: land["prussia"],
            SAXONY: land["saxony"],
            AUSTRIA: land["austria"],
            PRAGMATIC: land["dutch"] | land["hanover"],
        }
        return tuple(homes[nation] for nation in range(len(NATIONS)))

    @cached_property
    def core_austria(self) -> int:
        """The Austrian lands on the Bohemia map (M2.5)."""
        return self.country["austria"] & self.sheet["bohemia"]

    @cached_property
    def seats(self) -> int:
        """The four seats with elector markers: fortresses in nobody's land (M2.7, M2.9)."""
        return self.country["empire"] & self.fortresses

    @cached_property
    def silesian(self) -> int:
        """The seven Silesian fortresses (M3.3)."""
        return self.country["silesia"] & self.fortresses

    @cached_property
    def watched_from(self) -> tuple[int, ...]:
        """By town, those a general there protects, his own included (M10.3)."""
        return watch_table(self.graph, WATCH_RANGE, own_city=True)

    @cached_property
    def watched_on_sheet(self) -> tuple[int, ...]:
        """The same, if nobody protects across the seam (option ``seam_protection``)."""
        sheets = [self.sheet[city.sheet] for city in self.cities]
        towns = len(self.cities)
        seen = zip(self.watched_from[:towns], sheets, strict=True)
        return (*(watch & sheet for watch, sheet in seen), *self.watched_from[towns:])

    def names(self, mask: int) -> list[str]:
        return [self.ids[city] for city in bits(mask)]

    def mask(self, *ids: str) -> int:
        return self.graph.mask(self.index[id] for id in ids)


def _piece(index: int, row: PieceRow) -> Piece:
    train = f"{row.power.title()} train {row.rank}"
    return Piece(
        index=index,
        id=row.id,
        name=row.name if row.is_general else train,
        nation=NATION_INDEX[row.power],
        rank=row.rank,
        start=row.start if row.start >= 0 else AWAY,
        is_general=row.is_general,
    )


PACK: Final[Pack] = pack_in_play()
ATLAS: Final = Atlas(PACK.board)
GRAPH: Final = ATLAS.graph
CITY: Final = ATLAS.ids
PIECES: Final = ATLAS.pieces
PIECE_ID: Final = ATLAS.roster.ids
NATION_OF: Final = ATLAS.roster.nation_of
RANK: Final = tuple(piece.rank for piece in PIECES)
GENERALS: Final = ATLAS.roster.generals
TRAINS: Final = ATLAS.roster.trains
FLANDERS: Final = ATLAS.sheet["flanders"]
BOHEMIA: Final = ATLAS.sheet["bohemia"]

ARENBERG: Final = ATLAS.piece_index["arenberg"]
DESSAUER, SECOND_TRAIN = (
    next(index for index, row in enumerate(PACK.board.pieces) if row.start == box)
    for box in (EAST_PRUSSIA, SILESIA_BOX)
)
"""The Prussian general on a mission at first (M3.1), the train that waits for Silesia (M20.6)."""
