"""What can be worked out about the map from a view: who stands where, supply, neighbourhoods."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final

from sanssouci.board import bits
from sanssouci.games.friedrich.atlas import ATLAS, CITY, GRAPH
from sanssouci.games.friedrich.nations import NATION_INDEX, NATIONS, enemies
from sanssouci.games.friedrich.supply import SUPPLY_RANGE
from sanssouci.kernel import BadOption
from sanssouci.terminal.words import fold

Piece = dict[str, Any]

CITY_NAMES: Final = tuple(place.name for place in ATLAS.map.places)
_TIMES_NAMED: Final = Counter(CITY_NAMES)
COUNTRY: Final = tuple(place.fields["country"] for place in ATLAS.map.places)


def label(city: int) -> str:
    """The name of a city, or its id where the name occurs twice."""
    return CITY_NAMES[city] if _TIMES_NAMED[CITY_NAMES[city]] == 1 else CITY[city]


class Ground:
    """The map with the pieces of a view on it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.pieces: list[Piece] = view["pieces"]
        self.at: dict[int, list[Piece]] = defaultdict(list)
        for piece in self.pieces:
            if piece["city"] is not None:
                self.at[ATLAS.index[piece["city"]]].append(piece)
        self.markers = {marker["city"]: marker for marker in view["markers"]}
        self._strengths = {
            tuple(pool["generals"]): pool["troops"] for pool in view.get("strengths", ())
        }

    # -- pieces ---------------------------------------------------------------------------------

    def stacks(self, nation: str) -> Iterator[tuple[int, list[Piece]]]:
        """The cities where a nation has pieces, each with them, in the order of the pieces."""
        for city, pieces in self.at.items():
            if pieces[0]["nation"] == nation:
                yield city, pieces

    def known_strength(self, pieces: Sequence[Piece]) -> int | None:
        """The troops of a stack if they are open to the view."""
        generals = [piece for piece in pieces if piece["kind"] == "general"]
        if all(general["troops"] is not None for general in generals):
            return sum(int(general["troops"]) for general in generals)
        return self._strengths.get(tuple(general["id"] for general in generals))

    def enemies_of(self, nation: str) -> list[Piece]:
        hostile = {NATIONS[enemy] for enemy in enemies(NATION_INDEX[nation])}
        return [
            piece for pieces in self.at.values() for piece in pieces if piece["nation"] in hostile
        ]

    def nearest_enemy(self, city: int, nation: str) -> tuple[Piece, int] | None:
        """The enemy general closest to a city, by steps on the bare map."""
        distances = GRAPH.distances(city)
        near = [
            (distances[ATLAS.index[piece["city"]]], index, piece)
            for index, piece in enumerate(self.enemies_of(nation))
            if piece["kind"] == "general"
        ]
        if not near:
            return None
        steps, _, piece = min(near, key=lambda entry: entry[:2])
        return piece, steps

    # -- supply and protection ------------------------------------------------------------------

    def supply(self, city: int, nation: str) -> str:
        """How a general of a nation would be fed in a city: at home, by a train, or not."""
        if GRAPH.bit[city] & ATLAS.home[NATION_INDEX[nation]]:
            return "home"
        free = ~GRAPH.mask([ATLAS.index[piece["city"]] for piece in self.enemies_of(nation)])
        trains = [
            ATLAS.index[piece["city"]]
            for piece in self.pieces
            if piece["kind"] == "train" and piece["nation"] == nation and piece["city"]
        ]
        for steps in range(SUPPLY_RANGE + 1):
            for train in trains:
                if GRAPH.flood(train, steps, free) & GRAPH.bit[city]:
                    return f"train {steps}/{SUPPLY_RANGE}"
        return ""

    def guards(self, city: int, taker: str) -> list[str]:
        """The generals near enough to protect an objective from its taker, the closest first."""
        found: list[tuple[int, str]] = []
        for piece in self.enemies_of(taker):
            place = ATLAS.index[piece["city"]]
            if (
                piece["kind"] == "general"
                and ATLAS.defended[NATION_INDEX[piece["nation"]]] & GRAPH.bit[city]
                and ATLAS.watched_from[place] & GRAPH.bit[city]
            ):
                found.append((GRAPH.distances(city)[place], piece["id"]))
        return [id for _, id in sorted(found)]

    # -- places ---------------------------------------------------------------------------------

    def place(self, word: str) -> int:
        """A city by id, name or beginning of it, or the city where a piece stands."""
        wanted = fold(word)
        for piece in self._pieces_called(wanted):
            if piece["city"] is None:
                raise BadOption(f"{piece['name']} is not on the map")
            return ATLAS.index[piece["city"]]
        if wanted in ATLAS.index:
            return ATLAS.index[wanted]
        found = [city for city, id in enumerate(CITY) if id.startswith(wanted)]
        if len(found) == 1:
            return found[0]
        if not found:
            raise BadOption(f"there is no city and no piece called {word!r}")
        listed = ", ".join(CITY[city] for city in found[:8])
        raise BadOption(f"{word!r} could be {listed}{' ...' if len(found) > 8 else ''}")

    def _pieces_called(self, wanted: str) -> list[Piece]:
        exact = [piece for piece in self.pieces if piece["id"] == wanted]
        if exact or wanted in ATLAS.index:
            return exact
        begun = [piece for piece in self.pieces if piece["id"].startswith(wanted)]
        return begun if len(begun) == 1 else []


def rings(centre: int, steps: int) -> Iterator[tuple[int, list[int]]]:
    """The cities around one, by distance, each ring in the order of the map's names."""
    distances = GRAPH.distances(centre)
    for distance in range(1, steps + 1):
        ring = [city for city in bits(GRAPH.ball(centre, steps)) if distances[city] == distance]
        yield distance, sorted(ring, key=lambda city: CITY[city])


def inward_roads(city: int, centre: int) -> list[tuple[int, bool]]:
    """The neighbours of a city one step nearer to the centre; True marks a main road."""
    distances = GRAPH.distances(centre)
    return [
        (neighbour, neighbour in GRAPH.main[city])
        for neighbour in GRAPH.neighbours[city]
        if distances[neighbour] == distances[city] - 1
    ]


def shortest_road(start: int, end: int) -> list[int]:
    """A road on the bare map, both ends included."""
    distances = GRAPH.distances(end)
    road = [start]
    while road[-1] != end:
        road.append(min(GRAPH.neighbours[road[-1]], key=lambda city: distances[city]))
    return road
