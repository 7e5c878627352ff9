"""Marches of generals and trains: what each end of a march is worth, and the best one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, NamedTuple

from sanssouci.board import bits
from sanssouci.games.maria.atlas import ATLAS, CITY, GENERAL_COUNT, GRAPH, NATION_OF
from sanssouci.games.maria.deck import DECKS, backs
from sanssouci.games.maria.nations import PRUSSIA
from sanssouci.games.maria.officers.convoys import Convoys
from sanssouci.games.maria.officers.duelling import (
    barred_by,
    battle_worth,
    boxes,
    marker_chance,
    win_chance,
)
from sanssouci.games.maria.officers.odds import ODDS
from sanssouci.games.maria.officers.routes import March
from sanssouci.games.maria.officers.staff import Staff
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Message, add_up
from sanssouci.kernel.caching import cached_property
from sanssouci.steps.officers.marching import Pressure, Stack, Standing

_Key = tuple[int, float, tuple[int, ...]]
"""A stack: its town, strength and generals."""


class Order(NamedTuple):
    """A march, and what it improves on staying."""

    gain: float
    march: March


class Marching(Standing[Staff]):
    """Weighs the marches of one power in one decision."""

    field: ClassVar = Position

    def __init__(self, staff: Staff, marches: Sequence[March] = ()) -> None:
        super().__init__(staff)
        weights = self._weights = staff.weights
        self.terrain = staff.terrain
        self.shared_suit = weights.shared_suit
        self.almost_at_reach = weights.almost_at_reach
        self.marches = marches
        self.convoys = Convoys(staff)
        self._by_stack: dict[_Key, float] = {}
        self._ranked: dict[bool, list[Order]] = {}
        self._staying: dict[tuple[int, ...], float] = {}
        self._pressure = Pressure(self, weights.press, weights.hunt, self._prize)
        self._boxes: dict[tuple[int, int], float] = {}
        self._left: dict[int, tuple[int, float]] = {}
        self._set_aside = staff.position.set_aside[PRUSSIA] if staff.nation == PRUSSIA else 0
        """The markers that a march abroad would bring back (M20.8)."""
        self._fed_at: dict[int, int] = {}
        """By general, the towns in which he is fed; those of others are not our concern."""

    def chance(self, strength: float, foe: Stack, points: float) -> float:
        return win_chance(self.staff, strength, foe, points)

    def ranked(self, *, trains: bool) -> list[Order]:
        """The marches of generals, or of trains, with what each improves; the best first."""
        found = self._ranked.get(trains)
        if found is None:
            gain = self.convoys.gain if trains else self.general_gain
            concerned = [m for m in self.marches if (m.group[0] >= GENERAL_COUNT) == trains]
            orders = [Order(gain(march), march) for march in concerned]
            if not trains:
                orders += self._in_concert(orders)
            found = self._ranked[trains] = sorted(orders, key=lambda order: -order.gain)
        return found

    def _in_concert(self, orders: Sequence[Order]) -> list[Order]:
        """Marches of which only another one to the same town makes something.

        Two generals meet beside an enemy whom neither would attack alone. The one who would rather
        be there goes first; what the other gives up for it is deducted, so that he follows.
        """
        stacks, beside = self.staff.stacks, self.staff.beside_foes
        best: dict[tuple[int, ...], float] = {}
        meeting: dict[int, list[Order]] = {}
        for order in orders:
            gain, march = order
            if len(march.group) == 1 == len(stacks[march.start].generals):
                best[march.group] = max(gain, best.get(march.group, 0.0))
                if beside >> march.end & 1 and march.end not in stacks:
                    meeting.setdefault(march.end, []).append(order)
        found: list[Order] = []
        for there in meeting.values():
            there.sort(key=lambda order: -order.gain)
            for number, first in enumerate(there):
                for second in there[number + 1 :]:
                    together = self._gain_of_two(first.march, second.march)
                    gain = together - best[second.march.group]
                    if gain > first.gain:
                        found.append(Order(gain, first.march))
        return found

    def _gain_of_two(self, one: March, other: March) -> float:
        """What the marches of two generals to the same town improve together."""
        before = [self.staff.stacks[one.start], self.staff.stacks[other.start]]
        generals = sorted((*one.group, *other.group))
        gain = self._total([self.stack(one.end, generals)], before) - self._as_it_is(before)
        for march in (one, other):
            gain += march.taken - self._no_longer_near(march) - self._peace_broken(march)
        return gain

    # -- generals ---------------------------------------------------------------------------------

    def general_gain(self, march: March) -> float:
        """What a march of generals improves on staying."""
        staff, end = self.staff, march.end
        here = staff.stacks[march.start]
        if len(march.group) == len(here.generals) and end not in staff.stacks:
            others, stays = self._leaving(here)
            arriving = Stack(end, march.group, here.strength, NATION_OF[march.group[0]])
            gain = staff.ground.covered(others, GRAPH.bit[end]) + self.alone(arriving) - stays
        else:
            gain = self._gain_among_others(march, here)
        if march.taken:
            gain += march.taken - self._no_longer_near(march)
        if end in staff.foe_trains:
            gain += self._weights.train
        return gain - self._peace_broken(march) if self._set_aside else gain

    def _leaving(self, here: Stack) -> tuple[int, float]:
        """Where the power's other stacks stand, and what it is worth that this one stays."""
        found = self._left.get(here.city)
        if found is None:
            others = self.own_cities & ~GRAPH.bit[here.city]
            found = self._left[here.city] = (others, self._as_it_is([here]))
        return found

    def _gain_among_others(self, march: March, here: Stack) -> float:
        """The same of a march on which generals part or meet, for the stacks and the ground."""
        staff = self.staff
        there = staff.stacks.get(march.end) if march.end != march.start else None
        before = [here] if there is None else [here, there]
        after = [self._arriving(march)]
        if len(march.group) < len(here.generals) and march.end != march.start:
            after.append(
                self.stack(march.start, [g for g in here.generals if g not in march.group])
            )
        return self._total(after, before) - self._as_it_is(before)

    def _as_it_is(self, stacks: Sequence[Stack]) -> float:
        """What the stacks are worth where they stand, which many marches are compared with."""
        key = tuple(stack.city for stack in stacks)
        found = self._staying.get(key)
        if found is None:
            found = self._staying[key] = self._total(stacks, stacks)
        return found

    def _no_longer_near(self, march: March) -> float:
        """What the ground still counts for being near to fortresses that the march has taken."""
        if march.taken <= self._weights.passed:
            return 0.0
        faded, wanted = self.terrain.fading_from(march.end), self.staff.wanted
        taken = bits(march.passed & self.staff.targets[0])
        return self._weights.approach * add_up(
            max(0.0, wanted.get(city, 0.0)) * faded[city] for city in taken
        )

    def stack(self, city: int, generals: Sequence[int]) -> Stack:
        """Generals as they would stand in a town; the first of them commands."""
        nation = NATION_OF[generals[0]]
        return Stack(city, tuple(generals), self.staff.strength(generals), nation)

    def _arriving(self, march: March) -> Stack:
        """The stack that stands at the end of a march."""
        if march.end == march.start:
            return self.staff.stacks[march.start]
        there = self.staff.stacks.get(march.end)
        return self.stack(march.end, march.group + (there.generals if there else ()))

    def _total(self, stacks: Sequence[Stack], without: Sequence[Stack]) -> float:
        """The worth of these stacks, all others of the power standing where they stand."""
        others, own, worth = self.own_cities, 0, 0.0
        for stack in without:
            others &= ~GRAPH.bit[stack.city]
        nation = self.staff.nation
        for stack in stacks:
            if nation in [NATION_OF[general] for general in stack.generals]:
                own |= GRAPH.bit[stack.city]
            worth += self.alone(stack)
        return self.staff.ground.covered(others, own) + worth

    def alone(self, stack: Stack) -> float:
        """What counts for a stack by itself: battle, danger, supply, the enemy it presses."""
        key = (stack.city, stack.strength, stack.generals)
        found = self._by_stack.get(key)
        if found is None:
            staff = self.staff
            apart = self._apart_from_supply.get(key)
            if apart is None:
                apart = self._apart_from_supply[key] = (
                    self.battles(stack)
                    - self._weights.fear * staff.temper.fear * self.danger(stack)
                    + self._pressure.on(stack)
                    + self._weights.seconded * staff.ground.dearest(stack.city)
                )
            found = self._by_stack[key] = apart - self.hunger(stack)
        return found

    @cached_property
    def _apart_from_supply(self) -> dict[_Key, float]:
        """By stack, what counts for it beside supply; it outlives the decision.

        All of it follows from the enemy, the markers and the cards, which a march leaves as they
        are as a rule, so the next decision of the stage finds most of it worked out.
        """
        staff = self.staff
        position = staff.position
        return _worked_out(
            (
                position.relations,
                staff.nation,
                staff.seat,
                staff.temper,
                staff.weights,
                tuple(staff.foes),
                tuple(staff.foe_trains),
                tuple(staff.wanted.items()),
                tuple(staff.threatened),
                staff.guarded,
                tuple(position.asked),
                tuple(position.pool),
                tuple(position.battle_box),
                tuple(staff.points),
                tuple([tuple(backs(hand, DECKS)) for hand in position.hands]),
                staff.count,
                self.own_cities & self.staff.beside_foes,
            )
        )

    def battles(self, stack: Stack) -> float:
        """What the combats promise that standing here would bring."""
        staff, beside = self.staff, GRAPH.touching[stack.city]
        if not beside & staff.foe_cities:
            return 0.0
        reach = staff.ground.reach(stack.city)
        if stack.strength <= self._weights.usual_loss:  # beaten, it would be no more
            stake = add_up(reach)
        else:
            stake = self._weights.question * add_up(reach[len(reach) - len(staff.threatened) :])
        points = self.points(stack.city)
        return add_up(
            battle_worth(staff, stack, foe, points, self._prizes[foe.city], stake)
            for foe in staff.foes
            if beside >> foe.city & 1
        )

    @cached_property
    def _prizes(self) -> dict[int, float]:
        return {foe.city: barred_by(self.staff, foe.city) for foe in self.staff.foes}

    def danger(self, stack: Stack) -> float:
        """What the enemies' next marches are likely to cost; they come one after the other."""
        menaces = self.menaces(stack.city)
        if not menaces:
            return 0.0
        staff, suit = self.staff, ATLAS.suit[stack.city]
        points = staff.committed(stack.city)
        reach = staff.ground.reach(stack.city)
        kept = self._weights.lost_cover * add_up(reach[len(reach) - len(staff.threatened) :])
        expected, unbeaten = 0.0, 1.0
        for foe, surely in menaces:
            lead = stack.strength - foe.strength
            held = staff.opposing(foe.nation, stack.city)
            chance = 1 - ODDS.chance_below(held, lead + points)
            beaten = surely * (self._weights.lurking + self._weights.seized * chance)
            lost = min(stack.strength, max(self._weights.usual_loss, -lead))
            marker = -self._spoils(foe.nation, stack.nation)
            harm = kept + lost + marker * marker_chance(self._weights, lost, stack.strength)
            if lost >= stack.strength:
                harm += self._weights.general * len(stack.generals)
            expected += unbeaten * beaten * harm
            unbeaten *= 1 - beaten
        return expected * self._answered(suit)

    def _answered(self, suit: int) -> float:
        """A stack without a card of its suit cannot answer the first one played."""
        return 1.0 if self.staff.points[suit] else self._weights.defenceless

    def hunger(self, stack: Stack) -> float:
        """What standing here costs for want of supply, trains moving up as they can."""
        staff, city, cost = self.staff, stack.city, 0.0
        for general in stack.generals:
            fed = self._fed_at.get(general)
            if fed is None:
                own = NATION_OF[general] == staff.nation
                fed = self._fed_at[general] = staff.fed_now | staff.at_home(general) if own else -1
            if fed >> city & 1:
                continue
            down = staff.position.is_down(general)
            if staff.fed >> city & 1:
                share = self._weights.fed_soon
            elif not down and staff.fed_later >> city & 1:
                share = self._weights.fed_later
            else:
                share = 1.0
            cost += share * (self._weights.starving if down else self._weights.hunger)
        return cost

    def _prize(self, foe: Stack) -> float:
        """What the defeat of an enemy would bring: what he bars, and likely a marker."""
        marker = self._weights.box_likely * self._spoils(self.staff.nation, foe.nation)
        return self._prizes[foe.city] + marker

    def _spoils(self, winner: int, loser: int) -> float:
        """What the marker is worth that a victory brings."""
        key = (winner, loser)
        worth = self._boxes.get(key)
        if worth is None:
            worth = self._boxes[key] = boxes(self.staff, winner, loser)[0]
        return worth

    def _peace_broken(self, march: March) -> float:
        """The markers set aside that Prussia gets back by leaving home (M20.8)."""
        staff = self.staff
        outside = (march.passed | GRAPH.bit[march.end]) & ~GRAPH.bit[march.start] & ~staff.home
        return self._set_aside * staff.marker_worth(PRUSSIA) if outside else 0.0

    # -- why --------------------------------------------------------------------------------------

    def why(self, march: March) -> Message:
        if march.group[0] >= GENERAL_COUNT:
            return Message.of("why.train", city=CITY[march.end])
        takes = march.action.verb == "march" and march.taken > self._weights.passed
        fallen = list(bits(march.passed & self.staff.targets[0])) if takes else []
        return self.purpose(march.group, march.end, self._arriving(march), fallen)


@lru_cache(maxsize=32)
def _worked_out(surroundings: tuple[object, ...]) -> dict[_Key, float]:
    """What has been worked out for stacks in the same surroundings; begun empty."""
    return {}
