"""Marches of generals and trains: what each end of a march is worth, and the best one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, NamedTuple

from sanssouci.board import bits
from sanssouci.games.maria.atlas import ATLAS, CITY, GENERAL_COUNT, GRAPH, NATION_OF
from sanssouci.games.maria.nations import PRUSSIA
from sanssouci.games.maria.officers import weights
from sanssouci.games.maria.officers.convoys import Convoys
from sanssouci.games.maria.officers.duelling import (
    barred_by,
    battle_worth,
    boxes,
    marker_chance,
    win_chance,
)
from sanssouci.games.maria.officers.ground import Ground, fading_from
from sanssouci.games.maria.officers.odds import ODDS
from sanssouci.games.maria.officers.routes import March
from sanssouci.games.maria.officers.staff import Staff
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Message
from sanssouci.steps.officers.marching import Pressure, Stack, Standing


class Order(NamedTuple):
    """A march, and what it improves on staying."""

    gain: float
    march: March


class Marching(Standing[Staff]):
    """Weighs the marches of one power in one decision."""

    field: ClassVar = Position
    terrain: ClassVar = Ground.terrain
    shared_suit: ClassVar = weights.SHARED_SUIT
    almost_at_reach: ClassVar = weights.ALMOST_AT_REACH

    def __init__(self, staff: Staff, marches: Sequence[March] = ()) -> None:
        super().__init__(staff)
        self.marches = marches
        self.convoys = Convoys(staff)
        self._by_stack: dict[tuple[int, float, tuple[int, ...]], float] = {}
        self._ranked: dict[bool, list[Order]] = {}
        self._staying: dict[tuple[int, ...], float] = {}
        self._pressure = Pressure(self, weights.PRESS, weights.HUNT, self._prize)
        self._boxes: dict[tuple[int, int], float] = {}

    def chance(self, strength: float, foe: Stack, points: float) -> float:
        return win_chance(self.staff, strength, foe, points)

    def ranked(self, *, trains: bool) -> list[Order]:
        """The marches of generals, or of trains, with what each improves; the best first."""
        found = self._ranked.get(trains)
        if found is None:
            gain = self.convoys.gain if trains else self.general_gain
            orders = [Order(gain(m), m) for m in self.marches if m.is_train == trains]
            found = self._ranked[trains] = sorted(orders, key=lambda order: -order.gain)
        return found

    # -- generals ---------------------------------------------------------------------------------

    def general_gain(self, march: March) -> float:
        """What a march of generals improves on staying."""
        staff = self.staff
        here = staff.stacks[march.start]
        there = staff.stacks.get(march.end) if march.end != march.start else None
        before = [here] if there is None else [here, there]
        after = [self._arriving(march)]
        if len(march.group) < len(here.generals) and march.end != march.start:
            after.append(
                self.stack(march.start, [g for g in here.generals if g not in march.group])
            )
        gain = self._total(after, before) - self._as_it_is(before)
        gain += march.taken - self._no_longer_near(march)
        if march.end in staff.foe_trains:
            gain += weights.TRAIN
        return gain - self._peace_broken(march)

    def _as_it_is(self, stacks: Sequence[Stack]) -> float:
        """What the stacks are worth where they stand, which many marches are compared with."""
        key = tuple(stack.city for stack in stacks)
        found = self._staying.get(key)
        if found is None:
            found = self._staying[key] = self._total(stacks, stacks)
        return found

    def _no_longer_near(self, march: March) -> float:
        """What the ground still counts for being near to fortresses that the march has taken."""
        if march.taken <= weights.PASSED:
            return 0.0
        faded, wanted = fading_from(march.end), self.staff.wanted
        taken = bits(march.passed & self.staff.targets[0])
        return weights.APPROACH * sum(max(0.0, wanted[city]) * faded[city] for city in taken)

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
        others, own = self.own_cities, 0
        for stack in without:
            others &= ~GRAPH.bit[stack.city]
        for stack in stacks:
            if any(NATION_OF[general] == self.staff.nation for general in stack.generals):
                own |= GRAPH.bit[stack.city]
        return self.staff.ground.covered(others, own) + sum([self.alone(s) for s in stacks])

    def alone(self, stack: Stack) -> float:
        """What counts for a stack by itself: battle, danger, supply, the enemy it presses."""
        key = (stack.city, stack.strength, stack.generals)
        found = self._by_stack.get(key)
        if found is None:
            found = self._by_stack[key] = (
                self.battles(stack)
                - weights.FEAR * self.danger(stack)
                - self.hunger(stack)
                + self._pressure.on(stack)
                + weights.SECONDED * self.staff.ground.dearest(stack.city)
            )
        return found

    def battles(self, stack: Stack) -> float:
        """What the combats promise that standing here would bring."""
        staff, beside = self.staff, GRAPH.touching[stack.city]
        if not beside & staff.foe_cities:
            return 0.0
        reach = staff.ground.reach(stack.city)
        if stack.strength <= weights.USUAL_LOSS:  # beaten, it would be no more
            stake = sum(reach)
        else:
            stake = weights.QUESTION * sum(reach[len(reach) - len(staff.threatened) :])
        points = self.points(stack.city)
        return sum(
            battle_worth(staff, stack, foe, points, self._prizes[foe.city], stake)
            for foe in staff.foes
            if beside >> foe.city & 1
        )

    @cached_property
    def _prizes(self) -> dict[int, float]:
        return {foe.city: barred_by(self.staff, foe.city) for foe in self.staff.foes}

    def danger(self, stack: Stack) -> float:
        """What the most dangerous enemy could do in his next march."""
        menaces = self.menaces(stack.city)
        if not menaces:
            return 0.0
        staff, suit = self.staff, ATLAS.suit[stack.city]
        points = staff.committed(stack.city)
        reach = staff.ground.reach(stack.city)
        kept = weights.LOST_COVER * sum(reach[len(reach) - len(staff.threatened) :])
        worst = 0.0
        for foe, surely in menaces:
            lead = stack.strength - foe.strength
            held = staff.opposing(foe.nation, stack.city)
            chance = 1 - ODDS.chance_below(held, lead + points)
            if chance > weights.CALM:
                lost = min(stack.strength, max(weights.USUAL_LOSS, -lead))
                marker = -self._spoils(foe.nation, stack.nation)
                harm = kept + lost + marker * marker_chance(lost, stack.strength)
                if lost >= stack.strength:
                    harm += weights.GENERAL * len(stack.generals)
                worst = max(worst, surely * (chance - weights.CALM) * harm)
        return worst * self._answered(suit)

    def _answered(self, suit: int) -> float:
        """A stack without a card of its suit cannot answer the first one played."""
        return 1.0 if self.staff.points[suit] else weights.DEFENCELESS

    def hunger(self, stack: Stack) -> float:
        """What standing here costs for want of supply, trains moving up as they can."""
        staff, cost = self.staff, 0.0
        for general in stack.generals:
            if NATION_OF[general] != staff.nation:
                continue
            if (staff.fed_now | staff.at_home(general)) >> stack.city & 1:
                continue
            down = staff.position.is_down(general)
            if staff.fed >> stack.city & 1:
                share = weights.FED_SOON
            elif not down and staff.fed_later >> stack.city & 1:
                share = weights.FED_LATER
            else:
                share = 1.0
            cost += share * starving(down)
        return cost

    def _prize(self, foe: Stack) -> float:
        """What the defeat of an enemy would bring: what he bars, and likely a marker."""
        marker = weights.BOX_LIKELY * self._spoils(self.staff.nation, foe.nation)
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
        aside = staff.position.set_aside[PRUSSIA]
        if staff.nation != PRUSSIA or not aside:
            return 0.0
        outside = (march.passed | GRAPH.bit[march.end]) & ~GRAPH.bit[march.start] & ~staff.home
        return aside * staff.marker_worth(PRUSSIA) if outside else 0.0

    # -- why --------------------------------------------------------------------------------------

    def why(self, march: March) -> Message:
        if march.group[0] >= GENERAL_COUNT:
            return Message.of("why.train", city=CITY[march.end])
        takes = march.action.verb == "march" and march.taken > weights.PASSED
        fallen = list(bits(march.passed & self.staff.targets[0])) if takes else []
        return self.purpose(march.group, march.end, self._arriving(march), fallen)


def starving(down: bool) -> float:
    """What a general without supply costs: turned down first, two troops the next time."""
    return weights.STARVING if down else weights.HUNGER
