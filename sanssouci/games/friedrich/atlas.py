"""The board as numbers: cities, roads and sectors of the map, and the pieces that move on it.

Cities are ints and sets of cities are bitsets (see ``sanssouci.board.graph``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

from sanssouci.board import Graph, Map, bits
from sanssouci.games.friedrich.deck import SUITS
from sanssouci.games.friedrich.nations import NATION_INDEX, NATIONS, SWEDEN
from sanssouci.games.friedrich.tables import COUNTRIES, DATA, City, PieceRow, Sector, read_data
from sanssouci.games.friedrich.tables import GENERAL_COUNT as GENERAL_COUNT
from sanssouci.games.friedrich.tables import PIECE_COUNT as PIECE_COUNT
from sanssouci.steps.conquest import watch_table
from sanssouci.steps.roster import Piece, Roster

GRID_LINE_5: Final = 935
"""South of this line a Prussian general lost to hunger costs the Offensive Option (F13)."""

STACK_LIMIT: Final = 3
"""The most generals in a city (F4.6)."""
MOST_TROOPS: Final = 8
"""The most troops of a general (F6.1)."""


class Atlas:
    """Everything about board and pieces that never changes in a game."""

    def __init__(self, folder: Path = DATA) -> None:
        data = read_data(folder)
        self.map: Map = data.map
        self.cities = data.cities
        self.graph = Graph(self.map)
        self.ids = tuple(city.id for city in self.cities)
        self.index = self.map.index()
        self._lay_out_cities(self.cities)
        self._lay_out_sectors(data.sectors)
        pieces = [_piece(index, row) for index, row in enumerate(data.pieces)]
        self.roster = Roster(pieces, len(NATIONS))
        self.pieces, self.piece_index = self.roster.pieces, self.roster.index

    def _lay_out_cities(self, cities: Sequence[City]) -> None:
        self.suit = [SUITS.index(city.suit) for city in cities]
        """By city, the suit of its sector."""
        self.objectives = [[0, 0] for _ in NATIONS]
        """By nation, its objectives of first and of second order."""
        self.objective_owner: dict[int, int] = {}
        self.depots = [0] * len(NATIONS)
        self.country = dict.fromkeys(COUNTRIES, 0)
        for city in cities:
            bit = 1 << city.index
            self.country[city.country] |= bit
            if city.objective_of:
                owner = NATION_INDEX[city.objective_of]
                self.objectives[owner][int(city.objective_order) - 1] |= bit
                self.objective_owner[city.index] = owner
            if city.depot_of:
                self.depots[NATION_INDEX[city.depot_of]] |= bit

    def _lay_out_sectors(self, sectors: Sequence[Sector]) -> None:
        self.substitutes = [0] * len(NATIONS)
        """By nation, where it may re-enter while enemies hold its depots (F10.17)."""
        filters = {"prussia": "prussia", "hanover": "hanover", "austria": "austria"}
        for sector in sectors:
            if owner := sector.re_entry_of:
                inside = sum(1 << city.index for city in self.cities if sector.holds(city))
                land = self.country[filters[owner]] if owner in filters else inside
                self.substitutes[NATION_INDEX[owner]] = inside & land
        self.substitutes[SWEDEN] = self.country["sweden"]

    @cached_property
    def home(self) -> tuple[int, ...]:
        """By nation, the cities where its generals are always supplied (F9.2, F9.3)."""
        land = self.country
        return (
            land["prussia"],
            land["hanover"],
            self.depots[NATION_INDEX["russia"]],
            land["sweden"],
            land["austria"],
            land["empire"] | land["saxony"],
            self.depots[NATION_INDEX["france"]],
        )

    @cached_property
    def defended(self) -> tuple[int, ...]:
        """By nation, the cities whose objectives it protects and may take back (F5.5)."""
        land = self.country
        return (land["prussia"] | land["saxony"], land["hanover"], 0, 0, land["austria"], 0, 0)

    @cached_property
    def all_objectives(self) -> tuple[int, ...]:
        return tuple(first | second for first, second in self.objectives)

    @cached_property
    def east_prussia(self) -> int:
        """The north-eastern exclave: what Königsberg reaches through Prussian cities (F13.4)."""
        return self.graph.flood(
            self.index["konigsberg-prussia-hearts"], self.graph.size, self.country["prussia"]
        )

    @cached_property
    def watched_from(self) -> tuple[int, ...]:
        """By city, those 1 to 3 steps away; nothing from off the map (F5.6)."""
        return watch_table(self.graph, 3, own_city=False)

    def near(self, city: int, steps: int) -> int:
        """The cities 1 to ``steps`` steps away; the city itself does not count (F5.6)."""
        return self.graph.ball(city, steps) & ~self.graph.bit[city]

    def names(self, mask: int) -> list[str]:
        return [self.ids[city] for city in bits(mask)]


def _piece(index: int, row: PieceRow) -> Piece:
    train = f"{row.nation}-train-{row.rank}"
    return Piece(
        index=index,
        id=_plain(row.name) if row.is_general else train,
        name=row.name if row.is_general else f"{row.nation.title()} train {row.rank}",
        nation=NATION_INDEX[row.nation],
        rank=row.rank,
        start=row.start,
        is_general=row.is_general,
    )


def _plain(name: str) -> str:
    return name.lower().translate(str.maketrans("äöüß", "aous"))


ATLAS: Final = Atlas()
GRAPH: Final = ATLAS.graph
CITY: Final = ATLAS.ids
PIECES: Final = ATLAS.pieces
PIECE_ID: Final = ATLAS.roster.ids
NATION_OF: Final = ATLAS.roster.nation_of
GENERALS: Final = ATLAS.roster.generals
TRAINS: Final = ATLAS.roster.trains

(
    FRIEDRICH, WINTERFELDT, HEINRICH, SCHWERIN, KEITH, SEYDLITZ, DOHNA, LEHWALDT,
    FERDINAND, CUMBERLAND,
    SALTIKOV, FERMOR, APRAXIN, TOTTLEBEN,
    EHRENSVARD,
    DAUN, BROWNE, KARL, LAUDON, LACY,
    HILDBURGHAUSEN,
    RICHELIEU, SOUBISE, CHEVERT,
) = range(GENERAL_COUNT)  # fmt: skip
