"""What a staff works out from what its player may know: forces, cards, fortresses, threats.

It reads the position of a world that may be the true one, so it must not look at what its player
could not see: troops of others are the shares of their pools, hands of others a number of cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from sanssouci.board import bits
from sanssouci.cards.tactical import RESERVE
from sanssouci.games.maria import arenberg, conquest, march_lists, supply
from sanssouci.games.maria.atlas import (
    ATLAS,
    BOHEMIA,
    FLANDERS,
    GENERALS,
    GRAPH,
    NATION_OF,
    TRAINS,
)
from sanssouci.games.maria.deck import DECKS, SUIT, VALUE, backs
from sanssouci.games.maria.election import HELD
from sanssouci.games.maria.nations import ALL, CROSSING, MAJORS, PRUSSIA
from sanssouci.games.maria.officers.ground import Ground, ground_of, terrain_of
from sanssouci.games.maria.officers.manner import EVENLY, Manner
from sanssouci.games.maria.officers.sight import Sight
from sanssouci.games.maria.officers.weights import Weights
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.relations import Relations
from sanssouci.games.maria.victory_markers import holdings
from sanssouci.kernel.caching import cached_property
from sanssouci.steps.officers.card_odds import Count
from sanssouci.steps.officers.ground import Goal, Terrain
from sanssouci.steps.officers.marching import Stack
from sanssouci.steps.supply import within_reach

_TRAIN_MARCH: Final = march_lists.TRAIN.reach


class Staff:
    """The war as one power sees it, through the eyes of a seat: its own unless one is named."""

    def __init__(
        self,
        position: Position,
        nation: int,
        seat: str | None = None,
        manner: Manner = EVENLY,
        sight: Sight | None = None,
    ) -> None:
        """``sight`` is what another staff of the seat has seen in this position."""
        self.position = position
        self.temper = manner.temper
        self.weights = manner.weights
        self.nation = nation
        self.seat = seat or position.seat(nation)
        self.sight = sight or Sight(position, self.seat)
        self.major = position.major_of(nation)
        self.place = position.place
        self._opposing: dict[tuple[int, int], int] = {}
        self._marker_worths: dict[int, float] = {}

    # -- forces -----------------------------------------------------------------------------------

    @property
    def troops(self) -> dict[int, float]:
        return self.sight.troops

    def strength(self, generals: Iterable[int]) -> float:
        return self.sight.strength(generals)

    @cached_property
    def stacks(self) -> dict[int, Stack]:
        """All stacks on the map by town."""
        return self.sight.stacks

    @cached_property
    def own(self) -> list[Stack]:
        """The stacks with generals of the power."""
        nation = self.nation
        return [s for s in self.stacks.values() if any(NATION_OF[g] == nation for g in s.generals)]

    @cached_property
    def foes(self) -> list[Stack]:
        """The stacks that would have to be fought."""
        opponents = self.position.opponents(self.nation)
        return [stack for stack in self.stacks.values() if stack.nation in opponents]

    @cached_property
    def foe_cities(self) -> int:
        return GRAPH.mask([stack.city for stack in self.foes])

    @cached_property
    def beside_foes(self) -> int:
        """The towns in which a general has to fight."""
        mask = 0
        for stack in self.foes:
            mask |= GRAPH.touching[stack.city]
        return mask

    @cached_property
    def foe_trains(self) -> list[int]:
        """Towns with trains that can be ridden down."""
        return [
            self.place[train]
            for enemy in self.position.prey(self.nation)
            for train in TRAINS[enemy]
            if self.place[train] >= 0
        ]

    @cached_property
    def trains(self) -> list[int]:
        return [train for train in TRAINS[self.nation] if self.place[train] >= 0]

    # -- cards ------------------------------------------------------------------------------------

    @cached_property
    def hand(self) -> Sequence[int]:
        """The cards of the power, if its player is the one who looks."""
        own = self.position.seat(self.nation) == self.seat
        return self.position.hands[self.nation] if own else ()

    @cached_property
    def count(self) -> Count:
        """What is left of each deck once the cards are counted that have been seen."""
        return self.sight.count

    def opposing(self, nation: int, city: int) -> int:
        """The cards an enemy is likely to bring into a battle fought from a town."""
        key = (nation, ATLAS.suit[city])
        found = self._opposing.get(key)
        if found is None:
            held = backs(self.position.hands[nation], DECKS)
            found = self._opposing[key] = self.count.in_suit(ATLAS.suit[city], held)
        return found

    @cached_property
    def points(self) -> list[int]:
        """By suit, what the power could play there at most."""
        points = [0, 0, 0, 0]
        for card in self.hand:
            for suit in range(4):
                if SUIT[card] in (suit, RESERVE):
                    points[suit] += VALUE[card]
        return points

    def committed(self, city: int) -> float:
        """The points of its suit that could be spared for a battle from a town."""
        return self.points[ATLAS.suit[city]] * self.weights.committed

    @cached_property
    def point_worth(self) -> float:
        """What a point of a card is worth: less to a hoard."""
        hoard = min(1.0, self.weights.full_hand / max(1, len(self.position.hands[self.nation])))
        return self.weights.card_point * self.temper.thrift * hoard

    # -- markers ----------------------------------------------------------------------------------

    def marker_worth(self, nation: int) -> float:
        """What a marker of a major power, placed, is worth to the seat; others' are harm."""
        worth = self._marker_worths.get(nation)
        if worth is None:
            if self.position.seat(nation) == self.seat:
                base, last = self.weights.marker, self.weights.last_markers
            else:
                base, last = -self.weights.denied, -self.weights.last_denied
            worth = base + last / max(1, self.position.pool[nation])
            self._marker_worths[nation] = worth
        return worth

    def taking(self, nation: int, city: int) -> float:
        """What it would be worth to the seat that a power takes a fortress."""
        key = (nation, city)
        worth = self._takings.get(key)
        if worth is None:
            worth = self._takings[key] = self._taken(nation, city)
        return worth

    @cached_property
    def _takings(self) -> dict[tuple[int, int], float]:
        position = self.position
        return _takings_of(
            position.relations,
            self.seat,
            self.weights,
            (*position.pool, *position.surplus, *position.flags, *position.set_aside),
            (position.french_seats, position.electors_box, position.election, position.reduced),
        )

    def _taken(self, nation: int, city: int) -> float:
        """The same, found by taking it on a copy."""
        position = self.position
        after = position.clone()
        conquest.take(after, nation, city, "")
        worth = 0.0
        if after.pool is not position.pool or after.surplus is not position.surplus:
            for power in MAJORS:
                placed = _placed(after, power) - _placed(position, power)
                if placed:
                    worth += self.marker_worth(power) * placed
        if position.setting.whole_war and position.election != HELD and ATLAS.votes >> city & 1:
            own = position.seat(position.major_of(nation)) == self.seat
            worth += self.weights.vote if own else -self.weights.vote
        if ATLAS.silesian >> city & 1:
            worth += self._annexation(after) - self._annexation(position)
        return worth

    def _annexation(self, position: Position) -> float:
        """What it is worth to Prussia how much of Silesia it holds, until it is annexed (M20.1).

        To Austria it is worth no more than its markers there: the peace is hers to refuse.
        """
        if position.silesia or not position.setting.whole_war:
            return 0.0
        if position.seat(PRUSSIA) != self.seat:
            return 0.0
        missing = (ATLAS.silesian & ~position.flags[PRUSSIA]).bit_count()
        return self.weights.silesia / (1 + missing)

    @cached_property
    def _sheets(self) -> int:
        """The maps its pieces can reach."""
        if self.nation in CROSSING:
            return FLANDERS | BOHEMIA
        mask = 0
        for stack in self.own:
            mask |= FLANDERS if FLANDERS >> stack.city & 1 else BOHEMIA
        return mask

    @cached_property
    def targets(self) -> tuple[int, int]:
        """What the power could take now, and what is protected from it."""
        open_, guarded = conquest.targets(self.position, self.nation)
        return open_ & self._sheets, guarded & self._sheets

    @cached_property
    def wanted(self) -> dict[int, float]:
        """Fortresses a general would take by leaving them, and what they are worth."""
        open_, guarded = self.targets
        found = {city: self.taking(self.nation, city) for city in bits(open_ | guarded)}
        ambition = self.temper.ambition
        if ambition != 1:
            found = {c: worth * ambition if worth > 0 else worth for c, worth in found.items()}
        return self.temper.in_sight(GRAPH, found, [stack.city for stack in self.own])

    @property
    def guarded(self) -> int:
        return self.targets[1]

    @cached_property
    def threatened(self) -> list[Goal]:
        """Fortresses that a general of the power, three away or less, keeps from the enemy."""
        position = self.position
        partners = position.relations.cooperating[self.nation]
        watched = 0
        for partner in partners:
            if partner != self.nation:
                watched |= conquest.watched(position, partner)
        protectable = 0
        held = holdings(position)
        for partner in partners:
            protectable |= held[partner]
        found: list[Goal] = []
        for enemy in position.relations.conquerable[self.nation]:
            stands = tuple(position.stacks(enemy))
            if not stands:
                continue
            open_, guarded = conquest.targets(position, enemy)
            mask = (open_ | guarded) & protectable & ~watched & self._sheets
            for city, threat in self.terrain.threats(mask, stands):
                harm = -self.taking(enemy, city)
                if harm > 0:
                    worth = harm * threat * self.weights.cover * self.temper.guard
                    found.append(Goal(city, worth))
        return found

    @cached_property
    def terrain(self) -> Terrain:
        """The map, as worths and threats fade with distance."""
        return terrain_of(self.weights.approach_fades, self.weights.threat_fades)

    @cached_property
    def ground(self) -> Ground:
        """What the fortresses make of every town."""
        guarded = self.guarded
        shares = [
            Goal(
                city,
                worth
                * self.weights.approach
                * (self.weights.guarded if guarded >> city & 1 else 1.0),
            )
            for city, worth in self.wanted.items()
            if worth > 0
        ]
        return ground_of(self.terrain, tuple(shares), tuple(self.threatened))

    # -- supply -----------------------------------------------------------------------------------

    @cached_property
    def home(self) -> int:
        return self.position.relations.home[self.nation]

    def at_home(self, general: int) -> int:
        """Where a general eats without a train."""
        return self.position.relations.home[NATION_OF[general]] | arenberg.welcome(general)

    @cached_property
    def foe_mask(self) -> int:
        """The towns no supply path crosses."""
        return supply.blocked_paths(self.position, self.nation, self.place)

    def fed_within(self, further: int) -> int:
        """Where generals would be in supply if trains came so much nearer."""
        reach = supply.SUPPLY_RANGE + further
        towns = [self.place[train] for train in self.trains]
        return self.home | within_reach(GRAPH, towns, reach, self.foe_mask)

    @cached_property
    def fed_now(self) -> int:
        """Where they are in supply as the trains stand."""
        return self.fed_within(0)

    @cached_property
    def fed(self) -> int:
        """The same after a march of the trains."""
        return self.fed_within(_TRAIN_MARCH)

    @cached_property
    def fed_later(self) -> int:
        """The same after another turn."""
        return self.fed_within(2 * _TRAIN_MARCH)


@lru_cache(maxsize=256)
def _takings_of(
    relations: Relations,
    seat: str,
    weights: Weights,
    markers: tuple[int, ...],
    rest: tuple[int, ...],
) -> dict[tuple[int, int], float]:
    """By power and fortress, what its fall is worth to a seat while all markers lie so.

    Begun empty and filled as it is asked for: markers seldom move, so most of it is asked again.
    """
    return {}


def _placed(position: Position, power: int) -> int:
    """Markers of a power that are out of its pool, those it could not place included."""
    return position.surplus[power] - position.pool[power]


def staffs_of(
    position: Position, seat: str, nations: Iterable[int] = ALL, manner: Manner = EVENLY
) -> dict[int, Staff]:
    """A staff for each of these powers that a seat leads."""
    sight = Sight(position, seat)
    return {
        nation: Staff(position, nation, seat, manner, sight)
        for nation in nations
        if nation in position.setting.nations
        and position.seat(nation) == seat
        and any(position.place[piece] >= 0 for piece in (*GENERALS[nation], *TRAINS[nation]))
    }
