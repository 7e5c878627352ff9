"""What a position promises: for each nation on the attack, the chance to get all it needs.

An attack is told in a few numbers. What they weigh was learnt from games the aide played against
itself (``tools/learn_prospects.py``) and stands in ``prospects.json``. The position is one of an
imagined world, in which nothing is hidden.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Final

from sanssouci.board import bits
from sanssouci.games.friedrich import protection
from sanssouci.games.friedrich.atlas import ATLAS, GENERALS, GRAPH, TRAINS
from sanssouci.games.friedrich.deck import RESERVE, RESERVE_MOST, SUIT, VALUE
from sanssouci.games.friedrich.fate import FIRST_CARD_TURN
from sanssouci.games.friedrich.fate_cards import (
    AMERICA,
    ELISABETH_DIES,
    INDIA,
    NUMBERED,
    SWEDEN_QUITS,
)
from sanssouci.games.friedrich.nations import (
    ATTACKERS,
    ENEMIES,
    FRANCE,
    FREDERICK,
    NATIONS,
    RUSSIA,
    SWEDEN,
)
from sanssouci.games.friedrich.officers.moments import stage_of
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.setting import Setting
from sanssouci.games.friedrich.supply import supplied_cities
from sanssouci.games.friedrich.victory import required
from sanssouci.kernel import add_up

FILE: Final = Path(__file__).parent / "prospects.json"
_NEIGHBOURHOOD: Final = 3
"""A stack may find itself in any suit this near."""
_AT_REACH: Final = 4
_POINTS_A_TROOP: Final = 4
"""So many points of the right suit are about as good in a battle as a troop."""
_GREAT_LEAD: Final = 8.0
_FADING: Final = tuple(0.8**steps for steps in range(256))
_LONGEST_WAIT: Final = 10.0
_LAST_STROKES: Final = {
    RUSSIA: (ELISABETH_DIES,),
    SWEDEN: (SWEDEN_QUITS,),
    FRANCE: (INDIA, AMERICA),
}
"""The strokes of fate that end a nation's war; for the others it ends with the last of all."""
_ALL_STROKES: Final = (ELISABETH_DIES, SWEDEN_QUITS, INDIA, AMERICA)

FEATURES: Final = (
    "one", "missing", "nearly there", "open", "near", "near and open", "local lead",
    "troops", "enemy troops", "generals", "enemy generals", "trains", "enemy trains",
    "points at the front", "enemy points at the front", "purse", "enemy purse",
    "face-down", "enemy face-down", "hungry", "turns left", "turns for each", "still to march",
)  # fmt: skip


# -- chances -------------------------------------------------------------------------------------


def worth(position: Position, seat: str) -> float:
    """The chance of a seat to win."""
    outcome = position.outcome
    if outcome is not None:
        return 1.0 if seat in outcome.winners else 0.0
    chances = attack_chances(position)
    nobody = 1.0
    for nation, chance in chances.items():
        if seat in (FREDERICK, position.controllers[nation]):
            nobody *= 1 - chance
    return nobody if seat == FREDERICK else 1 - nobody


def attack_chances(position: Position) -> dict[int, float]:
    """By nation on the attack, its chance to get all objectives."""
    forces = {n: Force(position, n) for n in position.setting.nations if position.at_war(n)}
    table = _weights(theatre(position.setting))
    return {
        nation: _logistic(add_up(map(mul, table[nation], features(position, nation, forces))))
        for nation in attacking(position)
    }


def attacking(position: Position) -> list[int]:
    """The nations that may win by conquest; Prussia in Bohemia hardly ever does."""
    return [nation for nation in ATTACKERS if position.at_war(nation)]


def theatre(setting: Setting) -> str:
    """The war is another one in each theatre, and so are the weights."""
    return "whole-war" if setting.whole_war else setting.scenario.id


def _logistic(score: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, score))))


@cache
def _weights(theatre: str) -> Mapping[int, Sequence[float]]:
    table = json.loads(FILE.read_text(encoding="utf-8"))[theatre]
    return {
        NATIONS.index(nation): [weights[feature] for feature in FEATURES]
        for nation, weights in table.items()
    }


# -- an attack in numbers ------------------------------------------------------------------------


class Force:
    """A nation's army and hand."""

    def __init__(self, position: Position, nation: int) -> None:
        stacks = position.stacks(nation)
        self.stacks = [(city, position.strength(stack)) for city, stack in stacks.items()]
        self.troops = sum(strength for _, strength in self.stacks)
        self.generals = sum(map(len, stacks.values()))
        self.trains = sum(position.place[train] >= 0 for train in TRAINS[nation])
        self.down = sum(position.down >> general & 1 for general in GENERALS[nation])
        self.points = [0, 0, 0, 0]
        """By suit, what could be played."""
        self.purse = 0
        reserves = 0
        for card in position.hands[nation]:
            self.purse += VALUE[card]
            if SUIT[card] == RESERVE:
                reserves += RESERVE_MOST
            else:
                self.points[SUIT[card]] += VALUE[card]
        if reserves:
            self.points = [points + reserves for points in self.points]
        at_front = 0.0
        for city, strength in self.stacks:
            at_front += strength * add_up(map(mul, _suits_around(city), self.points))
        self.at_front = at_front / max(1, self.troops)

    def may_lay(self, city: int) -> float:
        """The points for a battle from a city, in troops."""
        return self.points[ATLAS.suit[city]] / _POINTS_A_TROOP


@cache
def _suits_around(city: int) -> tuple[float, ...]:
    """How likely each suit is for a stack that stands here."""
    around = list(bits(GRAPH.ball(city, _NEIGHBOURHOOD)))
    counts = [0, 0, 0, 0]
    for near in around:
        counts[ATLAS.suit[near]] += 1
    counts[ATLAS.suit[city]] += len(around)
    return tuple(count / (2 * len(around)) for count in counts)


def features(position: Position, nation: int, forces: Mapping[int, Force]) -> list[float]:
    """An attack in the order of ``FEATURES``."""
    missing = required(position, nation)[1]
    count = missing.bit_count()
    own = forces[nation]
    foes = [forces[n] for n in ENEMIES[nation] if n in forces]
    guarded = protection.against_conquest(position.place, position.fate, nation, missing)
    near = near_and_open = 0.0
    for city in bits(missing):
        distances = GRAPH.distances(city)
        closeness = _FADING[min([distances[place] for place, _ in own.stacks], default=99)]
        near += closeness
        if not guarded >> city & 1:
            near_and_open += closeness
    fed = supplied_cities(position, nation)
    turns = turns_left(position, nation)
    return [
        1.0,
        float(count),
        1 / (1 + count),
        float(count - guarded.bit_count()),
        near,
        near_and_open,
        add_up(_leads(own, foe, missing) for foe in foes),
        float(own.troops),
        float(sum(foe.troops for foe in foes)),
        float(own.generals),
        float(sum(foe.generals for foe in foes)),
        float(own.trains),
        float(sum(foe.trains for foe in foes)),
        own.at_front / 10,
        add_up(foe.at_front for foe in foes) / 10,
        own.purse / 10,
        sum(foe.purse for foe in foes) / 10,
        float(own.down),
        float(sum(foe.down for foe in foes)),
        float(sum(not fed >> city & 1 for city, _ in own.stacks)),
        turns,
        min(_LONGEST_WAIT, turns / max(1, count)),
        float(stage_of(position) <= nation),
    ]


def _leads(own: Force, foe: Force, missing: int) -> float:
    """By how much stacks are stronger than the protectors they can march against."""
    total = 0.0
    for city, strength in foe.stacks:
        if ATLAS.watched_from[city] & missing:
            distances = GRAPH.distances(city)
            against = strength + foe.may_lay(city)
            at_hand = [
                troops + own.may_lay(place) - against
                for place, troops in own.stacks
                if distances[place] <= _AT_REACH
            ]
            if at_hand:
                total += max(-_GREAT_LEAD, min(_GREAT_LEAD, max(at_hand)))
    return total


def turns_left(position: Position, nation: int) -> float:
    """How many turns fate is likely to leave a nation."""
    strokes = _LAST_STROKES.get(nation, _ALL_STROKES)
    to_come = sum(NUMBERED + stroke in position.fate_left for stroke in strokes)
    draws = to_come * (len(position.fate_left) + 1) / (to_come + 1)
    return draws + max(0, FIRST_CARD_TURN - position.turn)
