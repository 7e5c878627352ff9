"""The board as numbers: cities, roads and sectors of the map, and the pieces that move on it.

Cities are ints and sets of cities are bitsets (see ``sanssouci.board.graph``).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from sanssouci.board import Graph, Map, bits, load_map, read_table
from sanssouci.cards.tactical import SUITS
from sanssouci.games.friedrich.nations import NATION_INDEX, NATIONS, SWEDEN
from sanssouci.kernel import BadMap

DATA: Final = Path(__file__).parent / "data"
COUNTRIES: Final = ("prussia", "hanover", "sweden", "austria", "empire", "saxony", "poland")
GRID_LINE_5: Final = 935
"""South of this line a Prussian general lost to hunger costs the Offensive Option (F13)."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A general or a supply train."""

    index: int
    id: str
    name: str
    nation: int
    rank: int
    start: int

    @property
    def is_general(self) -> bool:
        return self.index < GENERAL_COUNT


GENERAL_COUNT: Final = 24
PIECE_COUNT: Final = 35
STACK_LIMIT: Final = 3
"""The most generals in a city (F4.6)."""
MOST_TROOPS: Final = 8
"""The most troops of a general (F6.1)."""


class Atlas:
    """Everything about board and pieces that never changes in a game."""

    def __init__(self, folder: Path = DATA) -> None:
        self.map: Map = load_map(folder)
        self.graph = Graph(self.map)
        self.ids = tuple(place.id for place in self.map.places)
        self.index = self.map.index()
        self._read_cities()
        self._read_sectors(folder / "sectors.tsv")
        self._read_pieces(folder / "pieces.tsv")

    def _read_cities(self) -> None:
        self.suit: list[int] = []
        """By city, the suit of its sector."""
        self.objectives = [[0, 0] for _ in NATIONS]
        """By nation, its objectives of first and of second order."""
        self.objective_owner: dict[int, int] = {}
        self.depots = [0] * len(NATIONS)
        self.country = dict.fromkeys(COUNTRIES, 0)
        for place in self.map.places:
            bit = 1 << place.index
            fields = place.fields
            where = f"cities.tsv, {place.id}"
            if fields.get("suit") not in SUITS:
                raise BadMap(f"{where}: {fields.get('suit')!r} is no suit")
            if fields.get("country") not in self.country:
                raise BadMap(f"{where}: {fields.get('country')!r} is no country")
            self.suit.append(SUITS.index(fields["suit"]))
            self.country[fields["country"]] |= bit
            if owner := fields["objective_of"]:
                if owner not in NATION_INDEX or fields["objective_order"] not in ("1", "2"):
                    raise BadMap(f"{where}: an objective needs a nation and an order of 1 or 2")
                self.objectives[NATION_INDEX[owner]][int(fields["objective_order"]) - 1] |= bit
                self.objective_owner[place.index] = NATION_INDEX[owner]
            if owner := fields["depot_of"]:
                if owner not in NATION_INDEX:
                    raise BadMap(f"{where}: a depot of {owner!r}, which is no nation")
                self.depots[NATION_INDEX[owner]] |= bit

    def _read_sectors(self, path: Path) -> None:
        self.substitutes = [0] * len(NATIONS)
        """By nation, where it may re-enter while enemies hold its depots (F10.17)."""
        filters = {"prussia": "prussia", "hanover": "hanover", "austria": "austria"}
        for row in read_table(path, ("x0", "y0", "x1", "y1", "suit", "re_entry_of")):
            x0, y0, x1, y1 = (row.number(column) for column in ("x0", "y0", "x1", "y1"))
            inside = 0
            for place in self.map.places:
                if x0 <= place.x < x1 and y0 <= place.y < y1:
                    inside |= 1 << place.index
                    if place.fields["suit"] != row["suit"]:
                        raise row.error(f"{place.id} lies here but is not in {row['suit']}")
            if owner := row["re_entry_of"]:
                land = self.country[filters[owner]] if owner in filters else inside
                self.substitutes[NATION_INDEX[owner]] = inside & land
        self.substitutes[SWEDEN] = self.country["sweden"]

    def _read_pieces(self, path: Path) -> None:
        pieces: list[Piece] = []
        for row in read_table(path, ("kind", "nation", "rank", "name", "start")):
            if row["nation"] not in NATION_INDEX:
                raise row.error(f"{row['nation']!r} is no nation")
            if row["start"] not in self.index:
                raise row.error(f"{row['start']!r} is no city")
            nation = NATION_INDEX[row["nation"]]
            general = row["kind"] == "general"
            if general != (len(pieces) < GENERAL_COUNT):
                raise row.error(f"the {GENERAL_COUNT} generals come first, then the trains")
            pieces.append(
                Piece(
                    index=len(pieces),
                    id=_plain(row["name"]) if general else f"{row['nation']}-train-{row['rank']}",
                    name=row["name"] if general else f"{row['nation'].title()} train {row['rank']}",
                    nation=nation,
                    rank=int(row.number("rank")),
                    start=self.index[row["start"]],
                )
            )
        if len(pieces) != PIECE_COUNT:
            raise BadMap(f"{path.name}: {len(pieces)} pieces instead of {PIECE_COUNT}")
        self.pieces = tuple(pieces)
        self.piece_index = {piece.id: piece.index for piece in pieces}
        self.generals = tuple(
            tuple(p.index for p in pieces if p.nation == nation and p.is_general)
            for nation in range(len(NATIONS))
        )
        self.trains = tuple(
            tuple(p.index for p in pieces if p.nation == nation and not p.is_general)
            for nation in range(len(NATIONS))
        )

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
        return (*(self.near(city, 3) for city in range(self.graph.size)), 0, 0)

    def near(self, city: int, steps: int) -> int:
        """The cities 1 to ``steps`` steps away; the city itself does not count (F5.6)."""
        return self.graph.ball(city, steps) & ~self.graph.bit[city]

    def names(self, mask: int) -> list[str]:
        return [self.ids[city] for city in bits(mask)]


def _plain(name: str) -> str:
    return name.lower().translate(str.maketrans("äöüß", "aous"))


ATLAS: Final = Atlas()
GRAPH: Final = ATLAS.graph
CITY: Final = ATLAS.ids
PIECES: Final = ATLAS.pieces
PIECE_ID: Final = tuple(piece.id for piece in PIECES)
NATION_OF: Final = tuple(piece.nation for piece in PIECES)
GENERALS: Final = ATLAS.generals
TRAINS: Final = ATLAS.trains

(
    FRIEDRICH, WINTERFELDT, HEINRICH, SCHWERIN, KEITH, SEYDLITZ, DOHNA, LEHWALDT,
    FERDINAND, CUMBERLAND,
    SALTIKOV, FERMOR, APRAXIN, TOTTLEBEN,
    EHRENSVARD,
    DAUN, BROWNE, KARL, LAUDON, LACY,
    HILDBURGHAUSEN,
    RICHELIEU, SOUBISE, CHEVERT,
) = range(GENERAL_COUNT)  # fmt: skip
