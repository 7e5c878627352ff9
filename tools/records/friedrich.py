"""Games of Friedrich for every way it can end.

They are played by simple rules of thumb, so that each of them ends the way its file says: one
nation, the hero, marches from objective to objective, those who defend its objectives keep out of
its way, and everybody else does nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sanssouci.board import bits
from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.atlas import ATLAS, GENERAL_COUNT, GENERALS, GRAPH, TRAINS
from sanssouci.games.friedrich.conquest import objectives, targets
from sanssouci.games.friedrich.movement import Movement, parse_group
from sanssouci.games.friedrich.nations import ATTACKERS, DEFENDERS, NATION_INDEX, PRUSSIA
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.supply import supplied_cities
from sanssouci.kernel import Action, Play
from tools.records.wanted import Wanted

SAFE_DISTANCE = 4
"""So far from an objective a general does not protect it."""
_GIVING_WAY = ("done", "decline", "stand", "concede", "tie")


@dataclass(frozen=True, kw_only=True)
class Heroic(Wanted):
    hero: str | None
    """The nation that tries to win; without one everybody sits still."""

    def play(self, seed: int) -> Play:
        return self.played(GAME, seed, Director(self.hero).choose)

    def fits(self, play: Play) -> bool:
        outcome = play.state.outcome
        assert outcome is not None
        nations = str(dict(outcome.message.args).get("nations", self.hero))
        return super().fits(play) and (self.reason != "objectives" or nations == self.hero)


WANTED = (
    Heroic("objectives-russia", "four-player", "objectives", {"expert": False}, hero="russia"),
    Heroic(
        *("objectives-sweden", "three-player", "objectives"),
        {"fate_deck": "seeded"},
        hero="sweden",
    ),
    Heroic("objectives-austria", "four-player", "objectives", hero="austria"),
    Heroic("objectives-imperial", "austrian-theatre", "objectives", hero="imperial"),
    Heroic("objectives-france", "war-in-the-west", "objectives", hero="france"),
    Heroic("offensive-prussia", "four-player", "offensive", hero="prussia"),
    Heroic(
        *("bohemia-prussia", "austrian-theatre", "bohemia"),
        {"phantom_cards": True},
        hero="prussia",
    ),
    Heroic("endurance-prussia", "three-player", "endurance", {"anniversary": True}, hero=None),
)


class Director:
    """Decides for all seats, to the hero's advantage."""

    def __init__(self, hero: str | None) -> None:
        self.hero = None if hero is None else NATION_INDEX[hero]

    def choose(self, position: Position, seat: str) -> Action:
        phase = position.phase
        if isinstance(phase, Movement):
            return self._move(position, phase)
        choices = position.legal(seat)
        if phase.name == "allotment":
            return choices[len(choices) // 2]
        if self.hero is not None and seat == position.seat(self.hero):
            if phase.name == "battle":
                return self._fight(choices)
            if phase.name == "offensive" and self.hero == PRUSSIA:
                return choices[0]
        return next((action for action in choices if action in _GIVING_WAY), choices[0])

    @staticmethod
    def _fight(choices: Iterable[Action]) -> Action:
        """The hero plays what it has, the cheapest card first."""
        *plays, last = sorted(choices, key=lambda action: action.verb != "play")
        return min(plays, key=_face) if plays else last

    def _move(self, position: Position, movement: Movement) -> Action:
        nation = movement.nation
        if nation == self.hero:
            best = self._best_march(position, movement, self._advance(position))
            if best is None and not movement.moved:
                best = _step_aside(position, movement)
        elif self.hero is not None and _opposed(nation, self.hero):
            best = self._best_march(position, movement, self._give_way(position))
        else:
            best = None
        return best or Action("done")

    def _best_march(self, position: Position, movement: Movement, worth: _Worth) -> Action | None:
        """The march worth most, if it is worth more than staying."""
        best, most = None, 0
        for action in movement.legal(position, ""):
            if action.verb == "march":
                gain = worth(action)
                if gain > most:
                    best, most = action, gain
        return best

    def _advance(self, position: Position) -> _Worth:
        """Take what can be taken, come nearer to the rest, and let the trains follow."""
        hero = self.hero
        assert hero is not None
        open_, _ = targets(position, hero)
        wanted = objectives(position, hero) & ~position.markers
        return _Worth(position, hero, wanted, open_, advance=True)

    def _give_way(self, position: Position) -> _Worth:
        """Go where nothing the hero wants is protected any more."""
        assert self.hero is not None
        wanted = objectives(position, self.hero) & ~position.markers
        return _Worth(position, self.hero, wanted, 0, advance=False)


class _Worth:
    """What a march is worth to a nation, more than staying where it is."""

    def __init__(
        self, position: Position, hero: int, wanted: int, open_: int, *, advance: bool
    ) -> None:
        self.position = position
        self.hero = hero
        self.wanted = wanted
        self.open = open_
        self.advance = advance
        self.supplied = supplied_cities(position, hero)

    def __call__(self, march: Action) -> int:
        group = parse_group(march.words[0])
        assert group is not None
        road = [ATLAS.index[city] for city in march.words[1:]]
        if group[0] >= GENERAL_COUNT:
            return self._follow(group[0], road) if self.advance else 0
        if not self.advance:
            return self._clearance(road[-1]) - self._clearance(road[0])
        if not GRAPH.bit[road[-1]] & self.supplied:
            return 0
        taken = GRAPH.mask(road[:-1]) & self.open
        nearer = self._way(road[0], self.wanted) - self._way(road[-1], self.wanted & ~taken)
        return 100 * taken.bit_count() + nearer - len(group) + 1

    def _way(self, city: int, wanted: int) -> int:
        """How far it is to the nearest objective still wanted."""
        away = GRAPH.distances(city)
        return min((away[target] for target in bits(wanted)), default=0)

    def _follow(self, train: int, road: list[int]) -> int:
        """How much nearer a train comes to the generals it looks after; it blocks no objective."""
        if GRAPH.bit[road[-1]] & self.wanted:
            return 0
        return self._from_generals(train, road[0]) - self._from_generals(train, road[-1])

    def _from_generals(self, train: int, city: int) -> int:
        """Trains share the generals out by rank."""
        trains, generals = TRAINS[self.hero], GENERALS[self.hero]
        share = -(-len(generals) // len(trains))
        first = share * trains.index(train)
        away = GRAPH.distances(city)
        places = (self.position.place[general] for general in generals[first : first + share])
        return sum(away[place] for place in places if place >= 0)

    def _clearance(self, city: int) -> int:
        """How far from the hero's objectives, as far as it matters."""
        away = GRAPH.distances(city)
        near = [SAFE_DISTANCE - away[target] for target in bits(self.wanted)]
        return -sum(each for each in near if each > 0)


def _step_aside(position: Position, movement: Movement) -> Action | None:
    """When nothing moves, a train may be in the way of its own general."""
    trains = (ATLAS.pieces[train].id for train in TRAINS[movement.nation])
    starts = tuple(f"march {train} " for train in trains)
    marches = [action for action in movement.legal(position, "") if action.startswith(starts)]
    return marches[-1] if marches else None


def _opposed(nation: int, hero: int) -> bool:
    return (nation in DEFENDERS) is (hero in ATTACKERS)


def _face(action: Action) -> int:
    """The value of a card as it is played."""
    words = action.words
    return int(words[2]) if len(words) > 2 else int(words[0].split(".")[0][:-1])
