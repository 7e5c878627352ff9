"""M8 Hussars: where Austria places its two light corps. What they cost is told in ``supply``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.board import bits
from sanssouci.games.maria.atlas import ATLAS, BOHEMIA, CITY, GENERALS, GRAPH, PIECE_ID
from sanssouci.games.maria.nations import AUSTRIA, NATIONS
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Action, Message, Phase, Prospect
from sanssouci.kernel.parts import with_one

HUSSARS: Final = ("hussar-1", "hussar-2")
HUSSAR_RANGE: Final = 4
"""How far from an Austrian general a hussar is placed (M8.2)."""
DONE: Final = Action("done")
_STATION: Final = tuple(
    tuple(Action.of("station", hussar, city) for city in CITY) for hussar in HUSSARS
)


def open_places(position: Position, hussar: int) -> int:
    """The towns where a hussar may be placed (M8.2, M8.3)."""
    near = _near_generals(position)
    free = BOHEMIA & ~position.occupied()
    if not position.setting.option["neutral_hussars"]:
        free &= ~position.relations.neutral_land
    for city in position.hussars:  # neither both in one town, nor one where it stands
        free &= ~GRAPH.bit[city]
    return near & free


def _near_generals(position: Position) -> int:
    generals = [position.place[general] for general in GENERALS[AUSTRIA]]
    cities = [city for city in generals if city >= 0]
    near = 0
    if position.setting.option["hussar_range"] == "open":
        way = ~position.enemy_pieces(AUSTRIA)
        for city in cities:
            near |= GRAPH.flood(city, HUSSAR_RANGE, way)
    else:
        for city in cities:
            near |= GRAPH.ball(city, HUSSAR_RANGE)
    return near


@dataclass(frozen=True, slots=True)
class HussarStage(Phase[Position]):
    """Austria may place or move each of its hussars once (M8.1)."""

    name: ClassVar[str] = "hussars"
    placed: int = 0
    """Bitset of the hussars placed in this stage."""

    def actors(self, position: Position) -> tuple[str, ...]:
        possible = any(
            not self.placed >> n & 1 and open_places(position, n) for n in range(len(HUSSARS))
        )
        return (position.seat(AUSTRIA),) if possible else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.hussars", "M8.1")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        actions = [
            _STATION[number][city]
            for number in range(len(HUSSARS))
            if not self.placed >> number & 1
            for city in bits(open_places(position, number))
        ]
        return [*actions, DONE]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb != "station":
            return None
        hussar, city = action.words
        bit = GRAPH.bit[ATLAS.index[city]]
        if hussar in HUSSARS and self.placed >> HUSSARS.index(hussar) & 1:
            return Message.of("refuse.hussar_placed", "M8.1", hussar=hussar)
        if not bit & BOHEMIA:
            return Message.of("refuse.hussar_map", "M8.2", city=city)
        if bit & position.occupied():
            return Message.of("refuse.hussar_occupied", "M8.2", city=city)
        if bit & GRAPH.mask(h for h in position.hussars if h >= 0):
            return Message.of("refuse.hussar_there", "M8.3", city=city)
        neutral = bit & position.relations.neutral_land
        if neutral and not position.setting.option["neutral_hussars"]:
            return Message.of("refuse.hussar_neutral", "M8.3", city=city)
        return Message.of("refuse.hussar_far", "M8.2", city=city)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        """Who would have to pay for supply, if all others stayed where they are (M8.5, M8.6)."""
        from sanssouci.games.maria.supply import charges

        if action.verb != "station":
            return
        after = position.clone()
        hussar, city = action.words
        after.hussars = with_one(after.hussars, HUSSARS.index(hussar), ATLAS.index[city])
        found = False
        for nation in position.relations.enemies[AUSTRIA]:
            due = charges(after, nation)
            if due:
                found = True
                generals = [PIECE_ID[general] for each in due for general in each.generals]
                yield Prospect.of(
                    "foresee.harasses", "M8.6", *generals, nation=NATIONS[nation],
                    generals="+".join(generals), points=sum(each.price for each in due),
                )  # fmt: skip
        if not found:
            yield Prospect.of("foresee.harasses_nobody", "M8.5")

    def station(self, position: Position, seat: str, hussar: str, city: str) -> None:
        number = HUSSARS.index(hussar)
        position.hussars = with_one(position.hussars, number, ATLAS.index[city])
        position.tell("log.hussar_placed", "M8.1", hussar=hussar, city=city)
        position.become(HussarStage(self.placed | 1 << number))

    def done(self, position: Position, seat: str) -> None:
        position.tell("log.hussars_done", "M8.1")
        position.pop()

    def proceed(self, position: Position) -> None:
        position.pop()
