"""The map of a war with the pieces of a view on it: who stands where, and what is near."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Protocol

from rich.text import Text

from sanssouci.board import Graph, Map, bits
from sanssouci.kernel import BadOption
from sanssouci.kernel.spelling import fold
from sanssouci.steps.roster import Roster
from sanssouci.terminal.finding import the_one
from sanssouci.terminal.wording import say

View = dict[str, Any]
Piece = dict[str, Any]


class Board(Protocol):
    """What an atlas tells of a map and of the pieces that move on it."""

    @property
    def map(self) -> Map: ...
    @property
    def graph(self) -> Graph: ...
    @property
    def ids(self) -> Sequence[str]: ...
    @property
    def index(self) -> Mapping[str, int]: ...
    @property
    def suit(self) -> Sequence[int]: ...
    @property
    def cities(self) -> Sequence[Any]: ...
    @property
    def roster(self) -> Roster: ...


@dataclass(frozen=True)
class Theatre:
    """A board, and how the nations on it are called and coloured."""

    board: Board
    name: Callable[[str], str]
    """What a nation is called at the head of a table."""
    styles: Mapping[str, str]

    @cached_property
    def city_names(self) -> tuple[str, ...]:
        return tuple(place.name for place in self.board.map.places)

    @cached_property
    def _times_named(self) -> Counter[str]:
        return Counter(self.city_names)

    def label(self, city: int) -> str:
        """The name of a city, or its id where the name occurs twice."""
        name = self.city_names[city]
        return name if self._times_named[name] == 1 else self.board.ids[city]

    def piece_name(self, id: str) -> str:
        nation, _, number = id.partition("-train-")
        roster = self.board.roster
        if number:
            return say("terminal.train", number=number)
        return roster.pieces[roster.index[nation]].name


class Ground:
    """The pieces of a view on the map; a game says what its towns and its enemies are."""

    theatre: ClassVar[Theatre]

    def __init__(self, view: View) -> None:
        self.view = view
        self.pieces: list[Piece] = view["pieces"]
        self.at: dict[int, list[Piece]] = defaultdict(list)
        for piece in self.pieces:
            if piece["city"] is not None:
                self.at[self.theatre.board.index[piece["city"]]].append(piece)
        self.markers = {marker["city"]: marker for marker in view["markers"]}
        self._strengths = {
            tuple(pool["generals"]): pool["troops"] for pool in view.get("strengths", ())
        }

    # -- what a game says -----------------------------------------------------------------------

    def hostile(self, nation: str) -> Collection[str]:
        """The nations at war with one."""
        raise NotImplementedError

    def sign(self, city: int) -> tuple[str, str]:
        """The character that stands for a city on the map, and its style."""
        raise NotImplementedError

    def country(self, city: int) -> str:
        """The land a city lies in."""
        raise NotImplementedError

    def meaning(self, city: int) -> Text:
        """What a city is, such as an objective, with a blank behind it; may be empty."""
        raise NotImplementedError

    def condition(self, city: int, stack: Sequence[Piece]) -> Text:
        """How the generals of a stack are: fed or not, face up or down."""
        raise NotImplementedError

    # -- pieces ---------------------------------------------------------------------------------

    def stacks(self, nation: str) -> Iterator[tuple[int, list[Piece]]]:
        """The cities where a nation has pieces, each with all that stand there, in their order."""
        for city, pieces in self.at.items():
            if any(piece["nation"] == nation for piece in pieces):
                yield city, pieces

    def known_strength(self, pieces: Sequence[Piece]) -> int | None:
        """The troops of a stack if they are open to the view."""
        generals = [piece for piece in pieces if piece["kind"] == "general"]
        if all(general["troops"] is not None for general in generals):
            return sum(int(general["troops"]) for general in generals)
        return self._strengths.get(tuple(general["id"] for general in generals))

    def enemies_of(self, nation: str) -> list[Piece]:
        hostile = self.hostile(nation)
        return [
            piece for pieces in self.at.values() for piece in pieces if piece["nation"] in hostile
        ]

    def nearest_enemy(self, city: int, nation: str) -> tuple[Piece, int] | None:
        """The enemy general closest to a city, by steps on the bare map."""
        board = self.theatre.board
        distances = board.graph.distances(city)
        near = [
            (distances[board.index[piece["city"]]], index, piece)
            for index, piece in enumerate(self.enemies_of(nation))
            if piece["kind"] == "general"
        ]
        if not near:
            return None
        steps, _, piece = min(near, key=lambda entry: entry[:2])
        return piece, steps

    def city_line(self, city: int) -> Text:
        """What a city means, and who stands there."""
        line = self.meaning(city)
        for piece in self.at.get(city, ()):
            down = "↓" if piece.get("face_down") else ""
            line.append(f"{piece['id']}{down} ", self.theatre.styles[piece["nation"]] + " reverse")
            line.append(" ")
        if strength := self.known_strength(self.at.get(city, ())):
            line.append(say("count.troops", count=strength), "")
        return line

    # -- places ---------------------------------------------------------------------------------

    def place(self, word: str) -> int:
        """A city by id, name or beginning of it, or the city where a piece stands."""
        board = self.theatre.board
        wanted = fold(word)
        for piece in self._pieces_called(wanted):
            if piece["city"] is None:
                raise BadOption(say("terminal.not_on_map", name=piece["name"]))
            return board.index[piece["city"]]
        return the_one(word, board.index, say("terminal.no_city", word=word))

    def _pieces_called(self, wanted: str) -> list[Piece]:
        exact = [piece for piece in self.pieces if piece["id"] == wanted]
        if exact or wanted in self.theatre.board.index:
            return exact
        begun = [piece for piece in self.pieces if piece["id"].startswith(wanted)]
        return begun if len(begun) == 1 else []


def rings(board: Board, centre: int, steps: int) -> Iterator[tuple[int, list[int]]]:
    """The cities around one, by distance, each ring in the order of the map's names."""
    distances = board.graph.distances(centre)
    for distance in range(1, steps + 1):
        near = bits(board.graph.ball(centre, steps))
        ring = [city for city in near if distances[city] == distance]
        yield distance, sorted(ring, key=lambda city: board.ids[city])


def roads_to(board: Board, city: int, others: Collection[int]) -> list[tuple[int, bool]]:
    """Those of some cities to which a road leads from a city; True marks a main road."""
    graph = board.graph
    there = [neighbour for neighbour in graph.neighbours[city] if neighbour in others]
    return [(neighbour, neighbour in graph.main[city]) for neighbour in there]
