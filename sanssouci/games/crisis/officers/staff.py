"""The staff of a seat: what spaces are worth, what forces can do, and how they would fare.

It reckons on a table that is laid out from the seat's view alone; what the enemy may do next is in
its ``threats``.
"""

from __future__ import annotations

from typing import Final

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import (
    ARMY_MASK,
    AUSTRIAN,
    BIT,
    BOXES,
    CAPACITY,
    CAPITAL,
    CARD_INDEX,
    CARDS,
    LAND,
    PRUSSIAN,
    RESOURCE_VALUE,
    RESOURCES,
    SEATS,
)
from sanssouci.games.crisis.communication import network
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.clashes import Clash, fought, stormed
from sanssouci.games.crisis.officers.odds import Dice
from sanssouci.games.crisis.officers.outlook import PLACES_THAT_COUNT, Outlook
from sanssouci.games.crisis.officers.pieces import has_king, missed
from sanssouci.games.crisis.officers.roads import march_out
from sanssouci.games.crisis.officers.standing import NO_ARMS, Arms, level_of
from sanssouci.games.crisis.officers.table import table_of
from sanssouci.games.crisis.officers.tempers import EVEN, Temper
from sanssouci.games.crisis.officers.threats import Threats
from sanssouci.games.crisis.pack import Card
from sanssouci.games.crisis.retreat import ways
from sanssouci.games.crisis.selection import PLACES
from sanssouci.games.crisis.strength import best_rating, field_bonuses, garrison_bonuses
from sanssouci.games.crisis.units import DEPLETED, INSIDE, NATION_OF, Units, without
from sanssouci.games.crisis.victory import (
    CONQUERED_AT,
    EXHAUSTED_AT,
    EXHAUSTED_WITHOUT_CAPITAL,
)
from sanssouci.kernel import View
from sanssouci.kernel.caching import cached_property

_TERRAIN: Final = frozenset({"hills", "marsh", "forest"})
"""Each of them takes about as much from the first attack as a point from every die."""


class Staff:
    """One seat's reckoning of one position."""

    def __init__(self, view: View, temper: Temper = EVEN) -> None:
        self.view = view
        self.temper = temper
        self.table = table_of(view)
        self.side = SEATS.index(view["seat"])
        self.army = self.table.army
        """The army whose phase it is; negative in winter."""
        self.friends = self.table.friends(self.side)
        self.enemies = self.table.friends(1 - self.side)
        self.prussian = int(view["alliances"][PRUSSIAN]["resources"])
        self._dice: dict[Units, Dice] = {}
        self._forces: dict[tuple[int, int, bool], Units] = {}
        self._worths: dict[tuple[int, int], float] = {}
        self._clashes: dict[tuple[int, Units, Units], Clash] = {}
        self._grounds: dict[int, float] = {}
        self._out: dict[tuple[int, int], int] = {}
        self.threats = Threats(self)

    # -- what spaces are worth ---------------------------------------------------------------------

    def would_win(self, space: int, taker: int) -> bool:
        """Whether the war ends when this space changes hands (C14)."""
        value = RESOURCE_VALUE[space] if self.table.is_resource(space) else 0
        if taker == PRUSSIAN:
            return bool(value) and self.prussian + value >= CONQUERED_AT
        lost = space == CAPITAL or self.table.holder(CAPITAL) == AUSTRIAN
        return self.prussian - value <= (EXHAUSTED_WITHOUT_CAPITAL if lost else EXHAUSTED_AT)

    @cached_property
    def _urgency(self) -> tuple[float, float]:
        """By side, how dear the next resource space is that it takes.

        It is a step away from one end of the war as well as towards the other.
        """
        lost = self.table.holder(CAPITAL) == AUSTRIAN
        exhausted = EXHAUSTED_WITHOUT_CAPITAL if lost else EXHAUSTED_AT
        urgency = self.temper.urgency * weights.URGENCY
        first, second = (
            1 + urgency / max(0.5, between - exhausted) + urgency / max(0.5, CONQUERED_AT - between)
            for between in (self.prussian + 0.5, self.prussian - 0.5)
        )
        return first, second

    def worth(self, space: int, taker: int) -> float:
        """What a side gains by taking a space from the other."""
        key = space, taker
        if key not in self._worths:
            self._worths[key] = self.lasting_worth(space, taker)
            if self.would_win(space, taker) and not BOXES & BIT[space]:
                self._worths[key] += weights.VICTORY
        return self._worths[key]

    def at_once(self, space: int) -> float:
        """What taking a space is worth by itself; what it is worth to hold it is in the outlook."""
        if self.would_win(space, self.side):
            return weights.VICTORY
        return self.temper.ambition * weights.AT_ONCE * self.worth(space, self.side)

    def lasting_worth(self, space: int, taker: int) -> float:
        """The same, though the war may be over with it."""
        if BOXES & BIT[space]:
            return 0.0
        value = weights.CITY
        if self.table.is_fort(space):
            value += weights.FORT
        if self.table.is_resource(space):
            # Berlin moves the threshold of exhaustion by one besides counting itself (C14.2).
            steps = RESOURCE_VALUE[space] + (space == CAPITAL)
            value += weights.RESOURCE * steps * self._urgency[taker]
        return value

    @cached_property
    def enemy_resources(self) -> list[int]:
        """The resource spaces in enemy hands, boxes apart."""
        held = self.table.controlled(1 - self.side) & RESOURCES
        return list(bits(held & ~self.table.scorched & ~BOXES))

    # -- forces ------------------------------------------------------------------------------------

    def dice(self, units: Units) -> Dice:
        """The dice of an attack in the open."""
        if units not in self._dice:
            self._dice[units] = tuple(field_bonuses(self.table, units))
        return self._dice[units]

    def own_units(self, space: int, army: int | None = None) -> Units:
        """Units of the own side in the open, or of one army only."""
        return self.force(space, self.friends if army is None else ARMY_MASK[army])

    def holders(self, space: int) -> Units:
        """Units of the own side in a space, those on defense, too."""
        return self.force(space, self.friends) + self.force(space, self.friends, True)

    def enemy_units(self, space: int) -> Units:
        """All enemy units in a space, those on defense, too."""
        return self.force(space, self.enemies) + self.force(space, self.enemies, True)

    def force(self, space: int, nations: int, inside: bool = False) -> Units:
        """Units of some nations in a space, in the open or on defense."""
        if not self.table.at[space]:
            return ()
        key = space, nations, inside
        if key not in self._forces:
            self._forces[key] = self.table.force(space, nations, inside)
        return self._forces[key]

    @cached_property
    def outlook(self) -> Outlook:
        """Who is likely to hold what."""
        worths = {
            place: self.lasting_worth(place, 1 - self.table.holder(place))
            for place in PLACES_THAT_COUNT
        }
        return Outlook(self.table, worths, self.temper)

    def guards(self, space: int) -> int:
        """How many units should not leave a space of the own side."""
        if space == CAPITAL:
            return weights.GUARDS_OF_THE_CAPITAL
        if self.table.is_resource(space):
            return max(CAPACITY[space], weights.GUARDS_OF_A_CITY)
        return 1 if self.table.is_fort(space) else 0

    @cached_property
    def network(self) -> int:
        """The spaces in communication with the own side."""
        return network(self.table, self.side)

    # -- roads -------------------------------------------------------------------------------------

    def reach(self, start: int, side: int) -> tuple[int, ...]:
        """By space, the action points a stack needs to march there, enemies in its way."""
        return march_out(start, *self._ground[side])

    @cached_property
    def _ground(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """By side, the spaces that are quiet for it, and those that would halt it (C6.3, C6.5)."""
        first, second = (
            (
                self.table.controlled(side) & ~self.table.spaces_with(enemies),
                self.table.spaces_open_with(enemies),
            )
            for side, enemies in ((0, self.table.friends(1)), (1, self.table.friends(0)))
        )
        return first, second

    # -- battles -----------------------------------------------------------------------------------

    def clash(self, space: int, attackers: Units, defenders: Units) -> Clash:
        """An attack on a space; in a fort the defender keeps as many inside as it holds.

        The own side is reckoned to use its cards, the enemy not: nobody knows what he has.
        """
        key = space, attackers, defenders
        if key not in self._clashes:
            self._clashes[key] = self._reckon(space, attackers, defenders)
        return self._clashes[key]

    def _reckon(self, space: int, attackers: Units, defenders: Units) -> Clash:
        inside = self.likely_garrison(space, defenders)
        outside = without(defenders, inside)
        arms = self.arms(attackers, outside) if outside else NO_ARMS
        return self.clash_outside(space, self.dice(attackers), inside, outside, arms)

    def clash_outside(
        self, space: int, dice: Dice, inside: Units, outside: Units, arms: Arms = NO_ARMS
    ) -> Clash:
        """An attack when it is known who is on defense."""
        if space not in self._grounds:
            self._grounds[space] = level_of(self.worth(space, 1 - self.table.holder(space)))
        ground = self._grounds[space]
        trapped = bool(outside) and not self.way_out(space, self.table.side(NATION_OF[outside[0]]))
        garrison = tuple(garrison_bonuses(self.table, space, inside)) if inside else ()
        return fought(
            dice,
            self.dice(outside),
            garrison,
            _steps(inside),
            bool(outside),
            ground,
            trapped,
            arms,
        )

    def arms(self, attackers: Units, defenders: Units) -> Arms:
        """What the cards in hand would change, as far as somebody is there to play them."""
        if not self._battle_cards or not attackers:
            return NO_ARMS
        if self.table.side(NATION_OF[attackers[0]]) == self.side:
            effects = self._playable(attackers, "active")
            return Arms(
                active_twice="oblique-order" in effects,
                shift=int("flank-attack" in effects),
                surprise="surprise" in effects,
            )
        effects = self._playable(defenders, "passive")
        return Arms(
            passive_twice="oblique-order" in effects,
            shift=-int(not effects.isdisjoint(_TERRAIN)),
            passive_shift=int("flank-attack" in effects),
        )

    @cached_property
    def _battle_cards(self) -> list[Card]:
        """The cards in the own hand that are played in battles."""
        hand = self.view["alliances"][self.side]["hand"] or ()
        cards = (CARDS[CARD_INDEX[self.side][id]] for id in hand)
        return [card for card in cards if card.number is not None]

    def _playable(self, units: Units, role: str) -> set[str]:
        """The effects of the cards that a force could use (C8.7)."""
        rating = best_rating(units)
        return {
            card.effect
            for card in self._battle_cards
            if (card.number or 0) <= rating and card.side in ("either", role)
        }

    def stormed(self, space: int, dice: Dice, inside: Units) -> tuple[float, float, float]:
        """The chance that a fort falls at once, the hits taken, and the share of it thus won."""
        garrison = tuple(garrison_bonuses(self.table, space, inside))
        return stormed(dice, garrison, _steps(inside))

    def likely_garrison(self, space: int, defenders: Units) -> Units:
        """Who will be on defense: those already besieged, else the units missed least outside."""
        if not self.table.is_fort(space):
            return ()
        inside = tuple(unit for unit in defenders if unit & INSIDE)
        if inside or not defenders:
            return inside
        if self.table.side(NATION_OF[defenders[0]]) != self.table.holder(space):
            return ()  # besiegers: the walls are not theirs
        return tuple(sorted(defenders, key=missed)[: CAPACITY[space]])

    def can_retreat(self, space: int, side: int, units: Units) -> bool:
        return bool(ways(self.table, space, side, units))

    def way_out(self, space: int, side: int) -> bool:
        """Whether a side could retreat from a space at all, boxes apart."""
        return self._roads_out(space, side) > 0

    def _roads_out(self, space: int, side: int) -> int:
        """By how many roads a side could retreat from a space."""
        key = space, side
        if key not in self._out:
            enemies = self.table.friends(1 - side)
            self._out[key] = sum(
                self.table.holder(end) == side and not self.table.has_units(end, enemies)
                for end in LAND[space]
                if not BOXES & BIT[end]
            )
        return self._out[key]

    def price_of_leaving(self, space: int, side: int, units: Units) -> float:
        """The point a retreat costs, and those who find no room (C9.3); all, without a way out."""
        room = sum(
            PLACES if end in LAND[space] else 1 for end in ways(self.table, space, side, units)
        )
        if not room:
            king = self.temper.king * weights.KING if has_king(units) else 0.0
            return weights.TRAPPED * len(units) + king
        return self.temper.stand * weights.POINT + max(0, len(units) - room)

    def beaten(self, space: int, units: Units) -> float:
        """What a lost battle costs besides its hits."""
        roads = self._roads_out(space, self.side)
        destroyed = weights.WORN_AFTER_RETREAT if roads else weights.TRAPPED
        loss = self.temper.repulse * weights.REPULSED + destroyed * len(units)
        if has_king(units):
            in_danger = max(destroyed, weights.CORNERED if roads == 1 else 0.0)
            loss += self.temper.king * weights.KING * in_danger
        return loss


def _steps(units: Units) -> int:
    """The hits that would kill them all."""
    return sum(1 if unit & DEPLETED else 2 for unit in units)
