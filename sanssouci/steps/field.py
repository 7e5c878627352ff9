"""Where generals and trains stand, what they command, and who is whose enemy."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Final

from sanssouci.board import Graph
from sanssouci.cards.tactical import TacticalCards
from sanssouci.kernel import State
from sanssouci.steps.roster import Roster

OFF: Final = -1
"""The place of a piece that may come back."""
GONE: Final = -2
"""The place of a piece that never will, or takes no part."""
AWAY: Final = -3
"""The place of a piece that is busy elsewhere: a general keeps his troops there."""


class Field(State):
    """A position of a war led by generals: the part of it that the shared steps work on.

    Nations are small ints; each has its own generals, trains and hand of cards.
    """

    # -- a game sets these on its class -----------------------------------------------------------

    graph: Graph
    cities: Sequence[str]
    """By city, its id."""
    city_index: dict[str, int]
    suit_of: Sequence[int]
    """By city, the suit of the sector it lies in."""
    roster: Roster
    cards: TacticalCards
    nations: Sequence[str]
    """By nation, its id."""
    most_troops: int = 8
    stack_limit: int

    # -- a game declares these parts; see sanssouci.kernel.parts ----------------------------------

    place: list[int]
    """By piece: its city, OFF, GONE or AWAY."""
    troops: list[int]
    """By general."""
    down: int
    """Bitset of the generals that lie face-down."""
    markers: int
    """The cities with a marker of conquest."""
    questions: int
    """The cities that were protected when a general marched on."""
    hands: list[Sequence[int]]
    """By nation, its cards."""

    # -- what differs between games ---------------------------------------------------------------

    @abstractmethod
    def seat(self, nation: int) -> str:
        """Who leads the nation now."""

    def leader(self, id: str) -> str | None:
        piece = self.roster.index.get(id)
        return None if piece is None else self.seat(self.roster.nation_of[piece])

    @abstractmethod
    def nations_of(self, seat: str | None) -> list[int]:
        """The nations a seat leads now."""

    @abstractmethod
    def enemies(self, nation: int) -> Sequence[int]:
        """The nations hostile to it now."""

    def opponents(self, nation: int) -> Sequence[int]:
        """Those among its enemies that its generals must fight; less while a truce holds."""
        return self.enemies(nation)

    def prey(self, nation: int) -> Sequence[int]:
        """Those whose trains its generals destroy by entering their cities."""
        return self.enemies(nation)

    @abstractmethod
    def allies(self, nation: int) -> Sequence[int]:
        """The nations on its side now, itself included."""

    @abstractmethod
    def take_off(self, general: int) -> None:
        """Off the map, without troops, free to return."""

    @abstractmethod
    def lose_card(self, nation: int, card: int) -> None:
        """A card leaves a hand in the open."""

    @abstractmethod
    def reveal_strength(self, stack: Sequence[int]) -> None:
        """Everybody learns how many troops a stack has."""

    def gather(self, generals: Sequence[int]) -> None:
        """Generals have come together in one city."""

    @property
    @abstractmethod
    def pay_values(self) -> Sequence[int]:
        """By card, what it is worth in a payment."""

    def purse(self, nation: int) -> int:
        """What the nation's hand is worth in a payment."""
        return sum(map(self.pay_values.__getitem__, self.hands[nation]))

    # -- stacks -----------------------------------------------------------------------------------

    def generals_at(self, city: int, nation: int) -> list[int]:
        """The nation's generals in a city, the commander first."""
        place = self.place
        return [general for general in self.roster.generals[nation] if place[general] == city]

    def stack_led_by(self, nation: int, city: int) -> list[int]:
        """All whom a nation's commander leads in a city, he first; where nations share a stack,
        those of the others as well."""
        return self.generals_at(city, nation)

    def nation_at(self, city: int) -> int:
        """The nation whose general commands in a city."""
        place = self.place
        for general in range(self.roster.general_count):
            if place[general] == city:
                return self.roster.nation_of[general]
        raise ValueError(f"no general stands in {self.cities[city]}")

    def stacks(self, nation: int) -> dict[int, list[int]]:
        """The nation's generals on the map by city, commanders first."""
        stacks: dict[int, list[int]] = {}
        place = self.place
        for general in self.roster.generals[nation]:
            city = place[general]
            if city >= 0:
                if city in stacks:
                    stacks[city].append(general)
                else:
                    stacks[city] = [general]
        return stacks

    def stack_of(self, general: int) -> list[int]:
        return self.generals_at(self.place[general], self.roster.nation_of[general])

    def commander(self, city: int) -> int:
        return self.generals_at(city, self.nation_at(city))[0]

    def strength(self, generals: Iterable[int]) -> int:
        troops = self.troops
        return sum([troops[general] for general in generals])

    def total(self, nation: int) -> int:
        """The nation's troops, which everybody may know."""
        return self.strength(self.roster.generals[nation])

    def room(self, generals: Sequence[int]) -> int:
        """How many more troops these generals could command."""
        return self.most_troops * len(generals) - self.strength(generals)

    def destroy_train(self, train: int, rule: str) -> None:
        """Off the map; it may come back."""
        city = self.cities[self.place[train]]
        self.place[train] = OFF
        self.tell("log.train_destroyed", rule, train=self.roster.ids[train], city=city)

    def is_down(self, general: int) -> bool:
        return bool(self.down >> general & 1)

    # -- sets of cities ---------------------------------------------------------------------------

    def general_mask(self, nations: Iterable[int]) -> int:
        """The cities with generals of these nations."""
        return self._cities_with(self.roster.generals, nations)

    def train_mask(self, nations: Iterable[int]) -> int:
        return self._cities_with(self.roster.trains, nations)

    def _cities_with(self, pieces: Sequence[Sequence[int]], nations: Iterable[int]) -> int:
        mask = 0
        place = self.place
        bit = self.graph.bit
        for nation in nations:
            for piece in pieces[nation]:
                mask |= bit[place[piece]]
        return mask

    def occupied(self) -> int:
        """The cities with any piece."""
        mask = 0
        bit = self.graph.bit
        for city in self.place:
            mask |= bit[city]
        return mask

    def enemy_generals(self, nation: int) -> int:
        return self.general_mask(self.enemies(nation))

    def enemy_pieces(self, nation: int) -> int:
        foes = self.enemies(nation)
        return self.general_mask(foes) | self.train_mask(foes)

    def near_enemies(self, nation: int) -> int:
        """The cities with enemy pieces, and all cities next to these."""
        foes = self.enemy_pieces(nation)
        return foes | self.graph.spread(foes)

    def allied_trains(self, nation: int) -> int:
        return self.train_mask(self.allies(nation))
