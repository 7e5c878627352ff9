"""The staff's map table: everything a seat's view says, laid out so that the rules can be asked.

The table is a position of its own, built from the view alone. It has no hands and no decks, so
whatever is reckoned on it cannot know more than the seat.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from sanssouci.board import bits
from sanssouci.games.crisis.action_points import PRUSSIAN_BONUS
from sanssouci.games.crisis.atlas import (
    ARMY_COUNT,
    ARMY_MASK,
    AUSTRIAN,
    BIT,
    BOXES,
    CAPACITY,
    CAPITAL,
    CARD_INDEX,
    CARDS,
    COMMANDER_INDEX,
    CUPS,
    LAND,
    LAND_MASK,
    NATION_INDEX,
    PRUSSIAN,
    PRUSSIAN_ARMY,
    RESOURCE_VALUE,
    RESOURCES,
    SEATS,
    SPACE_COUNT,
    TURN_END_CHIT,
)
from sanssouci.games.crisis.communication import network
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.odds import Dice, storm
from sanssouci.games.crisis.officers.outlook import (
    DISTANCE,
    PLACES_THAT_COUNT,
    UNREACHED,
    Outlook,
)
from sanssouci.games.crisis.officers.pieces import best_party, has_king, missed
from sanssouci.games.crisis.officers.standing import NO_ARMS, Arms, level_of, planned
from sanssouci.games.crisis.officers.tempers import EVEN, Temper
from sanssouci.games.crisis.pack import ARMIES, Card
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.retreat import ways
from sanssouci.games.crisis.selection import PLACES
from sanssouci.games.crisis.setting import Setting
from sanssouci.games.crisis.strength import best_rating, field_bonuses, garrison_bonuses
from sanssouci.games.crisis.units import (
    BY_NAME,
    DEPLETED,
    INSIDE,
    NATION_OF,
    Units,
    without,
)
from sanssouci.games.crisis.victory import (
    CONQUERED_AT,
    EXHAUSTED_AT,
    EXHAUSTED_WITHOUT_CAPITAL,
)
from sanssouci.kernel import View
from sanssouci.kernel.caching import cached_property

MEAN_DIE: Final = 3.5
NOWHERE: Final = -1
_FARTHEST: Final = 10
"""Points beyond which nobody plans: hardly any phase has more."""
_TERRAIN: Final = frozenset({"hills", "marsh", "forest"})
"""Each of them takes about as much from the first attack as a point from every die."""


class Threat(NamedTuple):
    """What an enemy army might bring to a space, and how likely it does so in time."""

    army: int
    chance: float
    units: Units


class Clash(NamedTuple):
    """What an attack on a space is likely to bring."""

    takes: float
    """The chance that the space falls, a siege begun counted in part."""
    wins: float
    """The chance to win the field."""
    own_hits: float
    enemy_hits: float


@lru_cache(maxsize=1 << 16)
def _fought(
    dice: Dice,
    outside: Dice,
    garrison: Dice,
    needed: int,
    in_the_open: bool,
    ground: float,
    trapped: bool,
    arms: Arms,
) -> Clash:
    """An attack on units in the open and on a garrison, of which either may be nobody.

    ``needed`` is the number of hits that would kill the whole garrison.
    """
    wins, own_hits, enemy_hits = 1.0, 0.0, 0.0
    left = len(dice)
    if in_the_open:
        end = planned(dice, outside, ground, fort=bool(garrison), trapped=trapped, arms=arms)
        wins, own_hits, enemy_hits = end.wins, end.own_hits, end.enemy_hits
        left = round(len(dice) - own_hits)
    elif not dice:
        wins = float(not garrison)
    takes = wins
    if garrison:
        falls, taken, share = _stormed(dice[:left], garrison, needed)
        takes = wins * share
        own_hits += wins * taken
        enemy_hits += wins * falls * needed
    return Clash(takes, wins, own_hits, enemy_hits)


def _stormed(dice: Dice, garrison: Dice, needed: int) -> tuple[float, float, float]:
    falls, taken = storm(dice, garrison, needed)
    strong = min(1.0, len(dice) / (4.0 * len(garrison)))
    return falls, taken, falls + (1 - falls) * weights.SIEGE * strong


@lru_cache(maxsize=1 << 14)
def _march_out(start: int, quiet: int, halting: int) -> tuple[int, ...]:
    """By space, the action points a stack needs to march there, with double steps (C6.3)."""
    prices = [UNREACHED] * SPACE_COUNT
    prices[start] = 0
    open_ground = ~(BOXES & ~BIT[start])
    reached, frontier = BIT[start], BIT[start]
    for price in range(1, _FARTHEST + 1):
        ends = 0
        for space in bits(frontier & (~halting | BIT[start])):
            steps = LAND_MASK[space] & open_ground
            ends |= steps
            if quiet & BIT[space]:
                for middle in bits(steps & quiet):
                    ends |= LAND_MASK[middle] & quiet & open_ground
        frontier = ends & ~reached
        reached |= frontier
        for space in bits(frontier):
            prices[space] = price
    return tuple(prices)


def table_of(view: View) -> Position:
    """The position as far as the view tells it."""
    position = Position(_setting(view["scenario"], tuple(view["options"].items())))
    position.turn = view["turn"]
    position.empress_dead = view["empress_dead"]
    if view["army"] is not None:
        position.army = ARMIES.index(view["army"])
    for index, space in enumerate(view["spaces"]):
        nation = NATION_INDEX[space["nation"]]
        if nation != position.control[index]:
            position.give(index, nation)
        if space["scorched"]:
            position.scorched |= BIT[index]
        if space["units"]:
            units = (BY_NAME[u["unit"]] for u in space["units"] for _ in range(u["count"]))
            position.station(index, tuple(sorted(units)))
    for index, nation in enumerate(view["nations"]):
        position.reserve[index] = nation["reserve"]
        for id in nation["released"]:
            position.released |= 1 << COMMANDER_INDEX[id]
    position.retreats = [army["retreats"] for army in view["armies"]]
    position.cup = list(view["cup"].values())
    return position


@lru_cache(maxsize=64)
def _setting(scenario: str, options: tuple[tuple[str, object], ...]) -> Setting:
    from sanssouci.games.crisis.game import CRISIS  # which knows its officers

    return Setting(CRISIS, CRISIS.scenario(scenario), options)


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
        self._losses: dict[tuple[int, Units, int], tuple[tuple[int, float], ...]] = {}
        self._grounds: dict[int, float] = {}
        self._ways_out: dict[tuple[int, int], int] = {}
        self._threats: dict[tuple[int, int], list[Threat]] = {}
        self._sources: dict[int, set[int]] = {}
        """By space, whence the enemies come who threaten it."""
        self._near: dict[tuple[int, int], list[tuple[int, int]]] = {}

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
        first, second = (
            1
            + weights.URGENCY / max(0.5, between - exhausted)
            + weights.URGENCY / max(0.5, CONQUERED_AT - between)
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

    # -- forces ------------------------------------------------------------------------------------

    def dice(self, units: Units) -> Dice:
        """The dice of an attack in the open."""
        if units not in self._dice:
            self._dice[units] = tuple(field_bonuses(self.table, units))
        return self._dice[units]

    def own_units(self, space: int, army: int | None = None) -> Units:
        """Units of the own side in the open, or of one army only."""
        return self._force(space, self.friends if army is None else ARMY_MASK[army])

    def holders(self, space: int) -> Units:
        """Units of the own side in a space, those on defense, too."""
        return self._force(space, self.friends) + self._force(space, self.friends, True)

    def enemy_units(self, space: int) -> Units:
        """All enemy units in a space, those on defense, too."""
        return self._force(space, self.enemies) + self._force(space, self.enemies, True)

    def _force(self, space: int, nations: int, inside: bool = False) -> Units:
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
        return Outlook(self.table, worths)

    def guards(self, space: int) -> int:
        """How many units should not leave a space of the own side."""
        if space == CAPITAL:
            return weights.GUARDS_OF_THE_CAPITAL
        if self.table.is_resource(space):
            return max(CAPACITY[space], weights.GUARDS_OF_A_CITY)
        return 1 if self.table.is_fort(space) else 0

    def is_exposed(self, space: int) -> bool:
        """Whether an enemy army that may act soon is near enough to march there before long."""
        return any(
            DISTANCE[start][space] <= weights.EXPOSED
            for stacks in self._enemy_stacks.values()
            for start in stacks
        )

    @cached_property
    def network(self) -> int:
        """The spaces in communication with the own side."""
        return network(self.table, self.side)

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
        needed = sum(1 if unit & DEPLETED else 2 for unit in inside)
        return _fought(
            dice, self.dice(outside), garrison, needed, bool(outside), ground, trapped, arms
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
        return _stormed(dice, garrison, sum(1 if unit & DEPLETED else 2 for unit in inside))

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
        return self._ways(space, side) > 0

    def _ways(self, space: int, side: int) -> int:
        """By how many roads a side could retreat from a space."""
        key = space, side
        if key not in self._ways_out:
            enemies = self.table.friends(1 - side)
            self._ways_out[key] = sum(
                self.table.holder(end) == side and not self.table.has_units(end, enemies)
                for end in LAND[space]
                if not BOXES & BIT[end]
            )
        return self._ways_out[key]

    def price_of_leaving(self, space: int, side: int, units: Units) -> float:
        """The point a retreat costs, and those who find no room (C9.3); all, without a way out."""
        room = sum(
            PLACES if end in LAND[space] else 1 for end in ways(self.table, space, side, units)
        )
        if not room:
            return weights.TRAPPED * len(units) + (weights.KING if has_king(units) else 0.0)
        return weights.POINT + max(0, len(units) - room)

    # -- threats -----------------------------------------------------------------------------------

    def reach(self, start: int, side: int) -> tuple[int, ...]:
        """By space, the action points a stack needs to march there, enemies in its way."""
        return _march_out(start, *self._ground[side])

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

    def points_expected(self, army: int) -> float:
        bonus = PRUSSIAN_BONUS if army == PRUSSIAN_ARMY else 0
        return max(0.0, MEAN_DIE + bonus - self.table.retreats[army])

    def chance_of_points(self, army: int, needed: int) -> float:
        """The chance that an army's die gives so many points."""
        bonus = PRUSSIAN_BONUS if army == PRUSSIAN_ARMY else 0
        die = needed - bonus + self.table.retreats[army]
        return min(6, max(0, 7 - die)) / 6

    def threats(self, space: int, beaten: int = NOWHERE) -> list[Threat]:
        """What each enemy army might bring to a space before one can answer, and how likely.

        ``beaten``: a space whose enemies will have been driven off by then.
        """
        if beaten != NOWHERE and beaten not in self.sources(space):
            beaten = NOWHERE
        key = space, beaten
        if key not in self._threats:
            found = [self._threat(army, space, beaten) for army in self._enemy_armies]
            self._threats[key] = [each for each in found if each.units]
        return self._threats[key]

    def sources(self, space: int) -> set[int]:
        """Whence the enemies come who threaten a space; what happens elsewhere changes nothing."""
        if space not in self._sources:
            self._sources[space] = set()
            self.threats(space)
        return self._sources[space]

    @cached_property
    def _alert(self) -> list[float]:
        """By army, how likely it acts before the own one does again, by the chits there are."""
        now = self.table.cup
        own = self.army if self.army >= 0 else None
        ends = now[TURN_END_CHIT]
        later = [CUPS[min(turn, len(CUPS) - 1)] for turn in (self.table.turn, self.table.turn + 1)]
        chances = []
        for army in range(ARMY_COUNT):
            ours, then = (now[own], later[0][own]) if own is not None else (0, 2)
            soon = later[0][army] / (later[0][army] + then) if later[0][army] else 0.0
            if not soon and later[1][army]:
                soon = weights.JOINS_LATER
            left = ours + now[army] + ends
            # The turn ends first, or nobody of the two has a chit left: then the next one decides.
            chances.append((now[army] + ends * soon) / left if left else soon)
        return chances

    @cached_property
    def _enemy_armies(self) -> list[int]:
        return [
            army
            for army in range(ARMY_COUNT)
            if self.table.army_side(army) != self.side and self._alert[army]
        ]

    def _threat(self, army: int, space: int, beaten: int) -> Threat:
        mask = ARMY_MASK[army]
        budget = self.points_expected(army) + 1
        sources = self._sources.setdefault(space, set())
        coming: Units = ()
        first = UNREACHED
        for cost, start in self._who_may_come(army, space):
            if start == beaten:
                continue
            if cost > budget:
                break
            sources.add(start)
            units = self._force(start, mask)
            while units and (not cost or cost <= budget):
                party = best_party(units, PLACES)
                coming += party
                first = min(first, cost)
                budget -= cost
                units = without(units, party)
        if not any(not unit & DEPLETED for unit in coming):
            return Threat(army, 0.0, ())
        chance = self._alert[army] * self.chance_of_points(army, first)
        return Threat(army, chance, tuple(sorted(coming)))

    def _who_may_come(self, army: int, space: int) -> list[tuple[int, int]]:
        """By an enemy army's stacks near enough, the points to march to a space, nearest first."""
        key = army, space
        if key not in self._near:
            far = 2 * (self.points_expected(army) + 1)
            self._near[key] = sorted(
                (prices[space], start)
                for start, prices in self._enemy_roads[army]
                if DISTANCE[start][space] <= far
            )
        return self._near[key]

    @cached_property
    def _enemy_stacks(self) -> dict[int, list[int]]:
        """By enemy army, where it has units in the open."""
        return {
            army: list(bits(self.table.spaces_open_with(ARMY_MASK[army])))
            for army in self._enemy_armies
        }

    @cached_property
    def _enemy_roads(self) -> dict[int, list[tuple[int, tuple[int, ...]]]]:
        """By enemy army, its stacks and the points each needs to march to every space."""
        return {
            army: [(start, self.reach(start, 1 - self.side)) for start in stacks]
            for army, stacks in self._enemy_stacks.items()
        }

    @cached_property
    def enemy_resources(self) -> list[int]:
        """The resource spaces in enemy hands, boxes apart."""
        held = self.table.controlled(1 - self.side) & RESOURCES
        return list(bits(held & ~self.table.scorched & ~BOXES))

    def risk(self, space: int, defenders: Units, beaten: int = NOWHERE) -> float:
        """What the enemy's next phases may cost at a space if these units hold it.

        ``beaten``: a space whose enemies will have been driven off by then.
        """
        return sum(loss for _, loss in self.losses(space, defenders, beaten))

    def losses(
        self, space: int, defenders: Units, beaten: int = NOWHERE
    ) -> tuple[tuple[int, float], ...]:
        """The same, by the enemy army that would do it."""
        if beaten != NOWHERE and beaten not in self.sources(space):
            beaten = NOWHERE
        key = space, defenders, beaten
        if key not in self._losses:
            same = beaten != NOWHERE and self.threats(space, beaten) == self.threats(space)
            self._losses[key] = (
                self.losses(space, defenders)
                if same
                else self._reckon_losses(space, defenders, beaten)
            )
        return self._losses[key]

    def _reckon_losses(
        self, space: int, defenders: Units, beaten: int
    ) -> tuple[tuple[int, float], ...]:
        if BOXES & BIT[space]:
            return ()
        if self.table.holder(space) == self.side:
            worth = self.worth(space, 1 - self.side)
        elif self.table.besieged(space):
            worth = weights.SIEGE * self.worth(space, self.side)  # of a siege broken up
        else:  # if it is taken and lost again, the war goes on as it does now
            worth = self.lasting_worth(space, 1 - self.side)
        fear = self.temper.fear * weights.FEAR
        found = []
        for army, chance, units in self.threats(space, beaten):
            if not defenders:
                found.append((army, fear * chance * worth))
                continue
            clash = self.clash(space, units, defenders)
            if clash.wins < weights.COMMITTED * 0.7:
                continue  # he will not try
            loss = clash.takes * worth
            loss += weights.HIT * max(0.0, clash.enemy_hits - clash.own_hits)
            loss += clash.wins * self.beaten(space, defenders)
            found.append((army, fear * chance * loss))
        return tuple(found)

    def beaten(self, space: int, units: Units) -> float:
        """What a lost battle costs besides its hits."""
        ways = self._ways(space, self.side)
        destroyed = weights.WORN_AFTER_RETREAT if ways else weights.TRAPPED
        loss = weights.REPULSED + destroyed * len(units)
        if has_king(units):
            loss += weights.KING * max(destroyed, weights.CORNERED if ways == 1 else 0.0)
        return loss
