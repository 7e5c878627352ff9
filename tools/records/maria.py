"""Games of Maria for every way it can end.

They are played by simple rules of thumb, so that each of them ends the way its file says: one
power, the hero, marches with its minor power from fortress to fortress, its enemies keep out of
its way, and everybody else does nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sanssouci.board import bits
from sanssouci.games.maria import GAME
from sanssouci.games.maria.atlas import ATLAS, GENERAL_COUNT, GENERALS, GRAPH, NATION_OF, TRAINS
from sanssouci.games.maria.conquest import along, targets
from sanssouci.games.maria.marching import parse_group
from sanssouci.games.maria.movement import Movement
from sanssouci.games.maria.nations import ALL, NATION_INDEX
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.supply import supplied_cities
from sanssouci.kernel import Action, Play
from tools.records.wanted import Wanted

SAFE_DISTANCE = 4
"""So far from a fortress a general does not protect it."""
_GIVING_WAY = ("done", "concede", "tie", "abstain", "keep", "refuse", "forgo", "recruit 0")

Gain = Callable[[Action], int]
"""What a march is worth, more than staying."""


@dataclass(frozen=True, kw_only=True)
class Heroic(Wanted):
    hero: str | None
    """The power that tries to win; without one everybody sits still."""

    def play(self, seed: int) -> Play:
        return self.played(GAME, seed, Director(self.hero).choose)

    def fits(self, play: Play) -> bool:
        outcome = play.state.outcome
        assert outcome is not None
        nation = dict(outcome.message.args).get("nation")
        return super().fits(play) and (self.hero is None or nation == self.hero)


WANTED = (
    Heroic("markers-france", "introductory", "markers", hero="france"),
    Heroic("markers-prussia", "two-player", "markers", hero="prussia"),
    Heroic("markers-austria", "advanced", "markers", {"bids": "several"}, hero="austria"),
    Heroic("markers-pragmatic", "advanced", "markers", hero="pragmatic"),
    Heroic("winter-austria", "advanced", "winter", {"late_return": True}, hero=None),
    Heroic("endurance-austria", "introductory", "endurance", hero=None),
)


class Director:
    """Decides for all seats, to the hero's advantage."""

    def __init__(self, hero: str | None) -> None:
        self.hero = None if hero is None else NATION_INDEX[hero]

    def choose(self, position: Position, seat: str) -> Action:
        phase = position.phase
        if isinstance(phase, Movement) and self.hero is not None:
            return self._move(position, seat, self.hero)
        choices = position.legal(seat)
        if phase.name == "allotment":
            return choices[len(choices) // 2]
        if phase.name == "battle" and self.hero is not None and seat == position.seat(self.hero):
            return _fight(choices)
        return next((action for action in choices if action in _GIVING_WAY), choices[0])

    def _move(self, position: Position, seat: str, hero: int) -> Action:
        """The march worth most, if one is worth more than staying."""
        open_, guarded = targets(position, hero)
        advance = _advance(position, open_)
        give_way = _give_way(position, open_ | guarded)
        best, most = Action("done"), 0
        for action in position.legal(seat):
            if action.verb != "march":
                continue
            nation = NATION_OF[(parse_group(action.words[0]) or ())[0]]
            gain = 0
            if position.major_of(nation) == hero:
                gain = advance(action)
            elif nation in position.enemies(hero):
                gain = give_way(action)
            if gain > most:
                best, most = action, gain
        return best


def _fight(choices: Iterable[Action]) -> Action:
    """The hero plays what it has."""
    *plays, last = sorted(choices, key=lambda action: action.verb != "play")
    return plays[0] if plays else last


def _way(city: int, wanted: int) -> int:
    """How far it is to the nearest fortress wanted."""
    away = GRAPH.distances(city)
    return min((away[target] for target in bits(wanted)), default=0)


def _advance(position: Position, open_: int) -> Gain:
    """Take what can be taken, come nearer to the rest, and let the trains follow."""
    supplied = [supplied_cities(position, nation) for nation in ALL]

    def gain(march: Action) -> int:
        group = parse_group(march.words[0]) or ()
        road = [ATLAS.index[city] for city in march.words[1:]]
        if group[0] >= GENERAL_COUNT:
            if GRAPH.bit[road[-1]] & open_:
                return 0
            return _from_generals(position, group[0], road[0]) - _from_generals(
                position, group[0], road[-1]
            )
        if not GRAPH.bit[road[-1]] & supplied[NATION_OF[group[0]]]:
            return 0
        taken = [city for city, falls in along(position, group, road) if falls]
        left = open_ & ~GRAPH.mask(taken)
        return 100 * len(taken) + _way(road[0], open_) - _way(road[-1], left) - len(group) + 1

    return gain


def _give_way(position: Position, wanted: int) -> Gain:
    """Go where nothing the hero wants is protected any more."""

    def clearance(city: int) -> int:
        away = GRAPH.distances(city)
        return -sum(max(0, SAFE_DISTANCE - away[target]) for target in bits(wanted))

    def gain(march: Action) -> int:
        if (parse_group(march.words[0]) or ())[0] >= GENERAL_COUNT:
            return 0
        return clearance(ATLAS.index[march.words[-1]]) - clearance(ATLAS.index[march.words[1]])

    return gain


def _from_generals(position: Position, train: int, city: int) -> int:
    """How far a train would be from the generals it looks after; trains share them by rank."""
    nation = NATION_OF[train]
    trains, generals = TRAINS[nation], GENERALS[nation]
    share = -(-len(generals) // len(trains))
    first = share * trains.index(train)
    away = GRAPH.distances(city)
    places = (position.place[general] for general in generals[first : first + share])
    return sum(away[place] for place in places if place >= 0)
