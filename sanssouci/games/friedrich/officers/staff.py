"""What a staff works out from what its player may know: forces, cards, objectives, threats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import starmap
from typing import Any, Final

from sanssouci.board import bits
from sanssouci.games.friedrich import protection
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    GENERALS,
    GRAPH,
    MOST_TROOPS,
    PIECE_COUNT,
    PIECES,
    TRAINS,
)
from sanssouci.games.friedrich.deck import (
    BY_TEXT,
    DECK_SIZE,
    RESERVE,
    RESERVE_MOST,
    SUIT,
    TEXT,
    VALUE,
)
from sanssouci.games.friedrich.fate_cards import code_of
from sanssouci.games.friedrich.nations import (
    AUSTRIA,
    DEFENDERS,
    ENEMIES,
    FRANCE,
    IMPERIAL,
    NATION_INDEX,
    NATIONS,
    PRUSSIA,
    RUSSIA,
    SWEDEN,
)
from sanssouci.games.friedrich.officers.bastions import dearness
from sanssouci.games.friedrich.officers.counting import Count, count
from sanssouci.games.friedrich.officers.ground import terrain_of
from sanssouci.games.friedrich.officers.manner import EVENLY, Manner
from sanssouci.games.friedrich.supply import SUPPLY_RANGE, fed_cities
from sanssouci.kernel import View, add_up
from sanssouci.kernel.caching import cached_property
from sanssouci.steps.field import GONE, OFF
from sanssouci.steps.officers.ground import Goal, Terrain
from sanssouci.steps.officers.marching import Stack
from sanssouci.steps.supply import within_reach

EASED_WITHOUT: Final = {SWEDEN: RUSSIA, AUSTRIA: FRANCE, IMPERIAL: FRANCE}
"""Whose leaving the war makes objectives of second order needless to a nation (F11.16)."""


class Staff:
    """The war as one nation sees it."""

    def __init__(self, view: View, nation: int, manner: Manner = EVENLY) -> None:
        self.view = view
        self.temper, self.weights = manner.temper, manner.weights
        self.nation = nation
        self.sheets: dict[int, dict[str, Any]] = {
            NATION_INDEX[sheet["id"]]: sheet for sheet in view["nations"]
        }
        self.in_play: Sequence[int] = tuple(self.sheets)
        """The nations of the scenario."""
        self.place = [GONE] * PIECE_COUNT
        self.down: set[int] = set()
        self.troops: dict[int, float] = {}
        for piece in view["pieces"]:
            index = ATLAS.piece_index[piece["id"]]
            if piece["city"] is not None:
                self.place[index] = ATLAS.index[piece["city"]]
            elif not piece["gone"]:
                self.place[index] = OFF
            if piece.get("face_down"):
                self.down.add(index)
        self._read_strengths()

    @classmethod
    def of_active(cls, view: View, manner: Manner = EVENLY) -> Staff:
        """The staff of the nation whose stage it is."""
        return cls(view, nation_named(view["active"]), manner)

    def _read_strengths(self) -> None:
        """Own troops as they are, those of others by the sums everybody can work out."""
        for pool in self.view["strengths"]:
            each = min(MOST_TROOPS, pool["troops"] / len(pool["generals"]))
            for general in pool["generals"]:
                self.troops[ATLAS.piece_index[general]] = each
        for piece in self.view["pieces"]:
            if piece.get("troops"):
                self.troops[ATLAS.piece_index[piece["id"]]] = piece["troops"]

    # -- forces -----------------------------------------------------------------------------------

    def stacks(self, nation: int) -> list[Stack]:
        by_city: dict[int, list[int]] = {}
        for general in GENERALS[nation]:
            if self.place[general] >= 0:
                by_city.setdefault(self.place[general], []).append(general)
        return [
            Stack(city, tuple(generals), self.strength(generals), nation)
            for city, generals in by_city.items()
        ]

    def strength(self, generals: Iterable[int]) -> float:
        return add_up([self.troops.get(general, 1) for general in generals])

    @cached_property
    def own(self) -> list[Stack]:
        return self.stacks(self.nation)

    @property
    def is_encircled(self) -> bool:
        """Whether the nation defends the whole of Prussia or Hanover against enemies all around."""
        return self.nation in DEFENDERS and RUSSIA in self.in_play

    @cached_property
    def armies(self) -> dict[int, int]:
        """By city, the generals who march together or not at all.

        An encircled nation that parts its armies has them beaten one by one.
        """
        return {s.city: len(s.generals) for s in self.own} if self.is_encircled else {}

    @cached_property
    def foes(self) -> list[Stack]:
        return [stack for enemy in self.enemies for stack in self.stacks(enemy)]

    @cached_property
    def enemies(self) -> list[int]:
        return [n for n in ENEMIES[self.nation] if n in self.in_play and self.sheets[n]["at_war"]]

    @cached_property
    def foe_trains(self) -> list[int]:
        return [
            self.place[train]
            for enemy in self.enemies
            for train in TRAINS[enemy]
            if self.place[train] >= 0
        ]

    @cached_property
    def trains(self) -> list[int]:
        return [train for train in TRAINS[self.nation] if self.place[train] >= 0]

    # -- cards ------------------------------------------------------------------------------------

    def hand(self, nation: int) -> Sequence[int]:
        """The cards of an own nation; of other hands only size and backs are known."""
        return [BY_TEXT[text] for text in self.sheets[nation]["hand"] or ()]

    def cards(self, nation: int) -> int:
        return int(self.sheets[nation]["cards"])

    def backs(self, nation: int) -> Sequence[int]:
        """By deck, how many cards of it a nation holds."""
        found: list[int] = self.sheets[nation]["backs"]
        return found

    @cached_property
    def count(self) -> Count:
        """What is left of each deck once the cards are counted that have been seen."""
        view = self.view
        seen = [*view["discards"], *view["known_cards"]]
        for sheet in self.sheets.values():
            seen += sheet["hand"] or ()
        if view["offensive"] and view["offensive"]["card"]:
            seen.append(view["offensive"]["card"])
        unseen = Counter(TEXT[: DECK_SIZE * view["decks_opened"]]) - Counter(seen)
        return count(BY_TEXT[text] for text in unseen.elements())

    def counted(self, nation: int, suit: int) -> int:
        """A hand of another, in average cards: fewer if most of the suit has been seen already."""
        known = self._counted.get((nation, suit))
        if known is None:
            known = self.count.in_suit(suit, self.backs(nation))
            self._counted[nation, suit] = known
        return known

    @cached_property
    def _counted(self) -> dict[tuple[int, int], int]:
        return {}

    def opposing(self, nation: int, city: int) -> int:
        """The cards an enemy is likely to bring into one battle, fought from a city.

        A hoard is kept for other battles, too.
        """
        cards, keeps = self.counted(nation, ATLAS.suit[city]), self.weights.foe_keeps
        return min(cards, round(keeps + (cards - keeps) * self.weights.foe_commits))

    @cached_property
    def points(self) -> list[int]:
        """By suit, what the nation could play there at most."""
        points = [0, 0, 0, 0]
        for card in self.hand(self.nation):
            for suit in range(4):
                if SUIT[card] == suit:
                    points[suit] += VALUE[card]
                elif SUIT[card] == RESERVE:
                    points[suit] += RESERVE_MOST
        return points

    def committed(self, city: int) -> float:
        """The points of its suit that could be spared for a battle from a city."""
        return self.points[ATLAS.suit[city]] * self.weights.committed

    @cached_property
    def terrain(self) -> Terrain:
        return terrain_of(self.weights.approach_fades, self.weights.threat_fades)

    # -- objectives -------------------------------------------------------------------------------

    @cached_property
    def marked(self) -> int:
        return self._mask(mark["city"] for mark in self.view["markers"] if not mark["question"])

    def missing(self, nation: int) -> int:
        """What a nation still wants; Bohemia means nothing before Prussia has gone for it."""
        if nation not in self.in_play or not self.sheets[nation]["at_war"]:
            return 0
        offensive = self.view["offensive"]
        if nation == PRUSSIA and offensive and offensive["status"] == "undecided":
            return 0
        return self._mask(self.sheets[nation]["objectives"]["missing"])

    def _mask(self, cities: Iterable[str]) -> int:
        return sum(1 << ATLAS.index[city] for city in cities)

    def worth(self, nation: int) -> float:
        """What one objective of this nation is worth to us, to take or to deny."""
        missing = max(1, self.missing(nation).bit_count())
        if nation == self.nation:
            return self._worth_of_own(missing)
        return self.weights.denied + self.weights.last_denied / missing

    def _worth_of_own(self, missing: int) -> float:
        """What an objective is worth to a nation that still needs so many."""
        return self.weights.objective + self.weights.last_objectives / missing

    @cached_property
    def caution(self) -> float:
        """How much cards and danger count to the nation: less with each objective it takes."""
        missing = self.missing(self.nation).bit_count()
        return 1 - self.weights.boldness / missing if missing else 1.0

    @cached_property
    def lost(self) -> int:
        """What the nation defends and an enemy holds."""
        return ATLAS.defended[self.nation] & self.marked & ~ATLAS.all_objectives[self.nation]

    @cached_property
    def wanted(self) -> dict[int, float]:
        """Cities a general would take by leaving them, and what they are worth."""
        missing = self.missing(self.nation)
        found = dict.fromkeys(bits(missing), self.worth(self.nation))
        if EASED_WITHOUT.get(self.nation) in self.in_play:
            first, second = (missing & order for order in ATLAS.objectives[self.nation])
            for city in bits(second):
                found[city] *= self.weights.second_order
            for city in bits(first):
                found[city] = self._worth_of_own(first.bit_count())
        if self.temper.ambition != 1:
            found = {city: worth * self.temper.ambition for city, worth in found.items()}
        for city in bits(self.lost):
            found[city] = self.worth(ATLAS.objective_owner[city])
        if dear := self.weights.dear:
            found = {city: worth * dear.get(city, 1.0) for city, worth in found.items()}
        return self.temper.in_sight(GRAPH, found, [stack.city for stack in self.own])

    @cached_property
    def coveted(self) -> int:
        """Objectives that the player's nations have yet to take: a train there bars the way."""
        player = self.sheets[self.nation]["seat"]
        mask = 0
        for nation, sheet in self.sheets.items():
            if sheet["seat"] == player:
                mask |= self.missing(nation)
        return mask

    @cached_property
    def guarded(self) -> int:
        """Those of the wanted cities that cannot be taken while their protectors stand."""
        place, fate, missing = self.place, self.fate, self.missing(self.nation)
        return protection.against_conquest(
            place, fate, self.nation, missing
        ) | protection.against_reconquest(place, fate, self.nation, self.lost)

    @property
    def fate(self) -> int:
        """The text of fate in force."""
        return code_of(self.view["fate"]["text"])

    @cached_property
    def threatened(self) -> list[Goal]:
        """Cities that a general of the nation, three away or less, would keep from the enemy."""
        found: list[tuple[int, float]] = []
        for enemy in self.enemies:
            mask = self.missing(enemy) & ATLAS.defended[self.nation]
            if mask:
                worth = self.worth(enemy) * self.weights.cover * self.temper.guard
                found += self._threatened_by(enemy, mask, worth)
        if self.is_encircled:
            found = [(city, worth * dearness(city, self.weights)) for city, worth in found]
        if dear := self.weights.dear:
            found = [(city, worth * dear.get(city, 1.0)) for city, worth in found]
        held = self.marked & ATLAS.all_objectives[self.nation]
        for enemy in self.enemies:
            mask = held & ATLAS.defended[enemy]
            if mask:
                worth = self.weights.objective * self.weights.keep * self.caution
                found += self._threatened_by(enemy, mask, worth)
        return [*starmap(Goal, found)]

    def _threatened_by(self, enemy: int, cities: int, worth: float) -> list[tuple[int, float]]:
        """These cities, worth the more the sooner the enemy could be there."""
        stands = tuple([stack.city for stack in self.stacks(enemy)])
        return [(city, worth * threat) for city, threat in self.terrain.threats(cities, stands)]

    @cached_property
    def foe_cities(self) -> int:
        """Cities with enemy generals."""
        return GRAPH.mask([stack.city for stack in self.foes])

    # -- supply -----------------------------------------------------------------------------------

    @cached_property
    def foe_mask(self) -> int:
        """Cities with enemy pieces, which no supply passes."""
        return self.foe_cities | GRAPH.mask(self.foe_trains)

    def supplied_from(self, city: int, reach: int = SUPPLY_RANGE) -> int:
        """The cities that a train in a city feeds."""
        return within_reach(GRAPH, (city,), reach, self.foe_mask)

    @cached_property
    def fed(self) -> int:
        """Where the nation's generals are in supply as things stand."""
        return fed_cities(self.place, self.nation, self.foe_mask)

    @property
    def home(self) -> int:
        return ATLAS.home[self.nation]

    # -- names ------------------------------------------------------------------------------------

    @staticmethod
    def name(piece: int) -> str:
        return PIECES[piece].name

    @staticmethod
    def city(city: int) -> str:
        return ATLAS.map.places[city].name


def nation_named(name: str) -> int:
    return NATIONS.index(name)
