"""M19.10 Pieces that must leave: all are lifted first, then set down one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Final, NamedTuple

from sanssouci.board import bits
from sanssouci.games.maria import joining
from sanssouci.games.maria.atlas import ATLAS, CITY, GENERAL_COUNT, GRAPH, NATION_OF, TRAINS
from sanssouci.games.maria.march_lists import beyond_the_seam
from sanssouci.games.maria.nations import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    PRAGMATIC,
    PRUSSIA,
    SAXONY,
)
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Action, Message, Phase
from sanssouci.steps.field import AWAY

ORDER: Final = (AUSTRIA, PRAGMATIC, PRUSSIA, FRANCE, BAVARIA, SAXONY)
HOME, EMPTY = -1, -2
"""Where a piece may go instead of one certain town: to its own land, or to any empty town."""


class Departure(NamedTuple):
    """Pieces that leave a town together."""

    pieces: tuple[int, ...]
    origin: int
    goal: int
    """A town, HOME or EMPTY."""


@dataclass(frozen=True, slots=True)
class SettingDown(Phase[Position]):
    """Lifted pieces are set down as near as can be; their owner chooses among equals."""

    name: ClassVar[str] = "setting_down"
    rule: str
    departures: tuple[tuple[tuple[int, ...], int, int], ...]
    chooser: str = ""
    """Who decides if it is not the owner of the pieces."""

    @property
    def _next(self) -> Departure:
        return Departure(*self.departures[0])

    def actors(self, position: Position) -> tuple[str, ...]:
        if not self.departures or sites(position, self._next).bit_count() < 2:
            return ()
        return (self.chooser or position.seat(NATION_OF[self._next.pieces[0]]),)

    def prompt(self, position: Position, seat: str) -> Message:
        who = position.roster.word(self._next.pieces)
        return Message.of("prompt.place", self.rule, who=who, city=CITY[self._next.origin])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        who = position.roster.word(self._next.pieces)
        return [Action.of("place", who, city) for city in ATLAS.names(sites(position, self._next))]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        who = position.roster.word(self._next.pieces)
        if action.verb == "place" and action.words[0] == who:
            return Message.of("refuse.place", self.rule, who=who)
        return Message.of("refuse.settling", self.rule, who=who)

    def place(self, position: Position, seat: str, who: str, city: str) -> None:
        self._set_down(position, ATLAS.index[city])

    def proceed(self, position: Position) -> None:
        if not self.departures:
            position.pop()
            return
        self._set_down(position, next(bits(sites(position, self._next))))

    def _set_down(self, position: Position, city: int) -> None:
        leaving = self._next
        position.become(replace(self, departures=self.departures[1:]))
        comrades = position.stack_at(city)
        for piece in leaving.pieces:
            position.set_down(piece, city)
        if comrades and joining.must_choose(leaving.pieces[0], comrades[0]):
            position.push(joining.Appointment(leaving.pieces[0], comrades[0]))
        if city != leaving.origin:  # a Saxon may stand where he began already
            position.tell(
                "log.displaced", self.rule,
                who=position.roster.word(leaving.pieces),
                city=CITY[leaving.origin], to=CITY[city],
            )  # fmt: skip


def displace(
    position: Position, departures: Sequence[Departure], rule: str, chooser: str = ""
) -> None:
    """Lift all these pieces and have them set down in their order."""
    if not departures:
        return
    for leaving in departures:
        for piece in leaving.pieces:
            position.place[piece] = AWAY
            if piece < GENERAL_COUNT:
                position.chosen &= ~(1 << piece)
    lifted = tuple((leaving.pieces, leaving.origin, leaving.goal) for leaving in departures)
    position.push(SettingDown(rule, lifted, chooser))


def evict(position: Position, rule: str, sent_to_start: Sequence[int] = ()) -> None:
    """All pieces leave that stand where they may not, now that some land is neutral.

    ``sent_to_start`` are pieces that go back to where they began, wherever they stand.
    """
    departures = []
    for nation in ORDER:
        barred = position.relations.closed[nation] | cut_off(position, nation)
        groups = [
            *position.stacks(nation).values(),
            *([train] for train in TRAINS[nation] if position.place[train] >= 0),
        ]
        for group in groups:
            city = position.place[group[0]]
            if group[0] in sent_to_start:
                start = position.roster.pieces[group[0]].start
                departures.append(Departure(tuple(group), city, start))
            elif barred >> city & 1:
                departures.append(Departure(tuple(group), city, HOME))
    if not position.setting.option["neutral_hussars"]:
        position.chase_hussars(position.relations.neutral_land)
    displace(position, departures, rule)


def cut_off(position: Position, nation: int) -> int:
    """The towns in which foreign pieces would be shut in by neutral land (M19.5, M20.5).

    Austrians who are at home there stay.
    """
    shut_in = _shut_in_by(position.relations.neutral_land)
    return shut_in & ~position.relations.home[AUSTRIA] if nation == AUSTRIA else shut_in


@cache
def _shut_in_by(neutral: int) -> int:
    """The towns from which every road leads through this land, but those of the wide world."""
    rest = (1 << GRAPH.size) - 1 & ~neutral
    largest, open_land = 0, rest
    while rest:
        start = next(bits(rest))
        area = GRAPH.flood(start, len(CITY), open_land)
        rest &= ~area
        if area.bit_count() > largest.bit_count():
            largest = area
    return open_land & ~largest


def sites(position: Position, leaving: Departure) -> int:
    """The nearest towns in which these pieces may be set down."""
    if leaving.goal >= 0:
        return GRAPH.bit[leaving.goal]
    nation = NATION_OF[leaving.pieces[0]]
    if leaving.goal == HOME:
        land = position.relations.home[nation]
        if nation == FRANCE:
            land |= position.relations.home[BAVARIA]
    else:
        land = position.setting.land & ~position.occupied() & ~GRAPH.bit[leaving.origin]
        land &= ~beyond_the_seam((nation,), leaving.origin)
    land &= ~(position.relations.closed[nation] | cut_off(position, nation))
    land &= ~position.kept_out(leaving.pieces)
    distances = GRAPH.distances(leaving.origin)
    nearest, found = len(CITY), 0
    for city in bits(land):
        if distances[city] <= nearest and _has_room(position, leaving.pieces, city):
            if distances[city] < nearest:
                nearest, found = distances[city], 0
            found |= GRAPH.bit[city]
    return found


def _has_room(position: Position, pieces: Sequence[int], city: int) -> bool:
    """True if the pieces may stand in a town, or join a general there with nobody being asked."""
    there = [piece for piece, where in enumerate(position.place) if where == city]
    if not there:
        return True
    piece, comrade = pieces[0], there[0]
    if len(pieces) > 1 or len(there) > 1 or max(piece, comrade) >= GENERAL_COUNT:
        return False
    nation, other = NATION_OF[piece], NATION_OF[comrade]
    return nation == other or (
        other in position.relations.cooperating[nation]
        and position.seat(nation) == position.seat(other)
    )
