"""Marches of generals and trains: what each end of a march is worth, and the best one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from sanssouci.board import bits
from sanssouci.games.maria.atlas import ATLAS, CITY, GENERAL_COUNT, GRAPH, NATION_OF, PIECE_ID
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
from sanssouci.games.maria.officers.ground import fading_from
from sanssouci.games.maria.officers.odds import ODDS
from sanssouci.games.maria.officers.routes import March
from sanssouci.games.maria.officers.staff import AT_REACH, Stack, Staff
from sanssouci.kernel import Message


class Order(NamedTuple):
    """A march, and what it improves on staying."""

    gain: float
    march: March


class Marching:
    """Weighs the marches of one power in one decision."""

    def __init__(self, staff: Staff, marches: Sequence[March] = ()) -> None:
        self.staff = staff
        self.marches = marches
        self.convoys = Convoys(staff)
        self._by_stack: dict[tuple[int, float, tuple[int, ...]], float] = {}
        self._menaces_to: dict[int, list[tuple[Stack, float]]] = {}
        self._pressed: dict[float, list[tuple[int, float]]] = {}
        self._boxes: dict[tuple[int, int], float] = {}

    def ranked(self, *, trains: bool) -> list[Order]:
        """The marches of generals, or of trains, with what each improves; the best first."""
        gain = self.convoys.gain if trains else self.general_gain
        orders = [Order(gain(march), march) for march in self.marches if march.is_train == trains]
        return sorted(orders, key=lambda order: -order.gain)

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
        gain = self._total(after, before) - self._total(before, before)
        gain += march.taken - self._no_longer_near(march)
        if march.end in staff.foe_trains:
            gain += weights.TRAIN
        return gain - self._peace_broken(march)

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
        cities = self._own_cities
        for stack in without:
            cities &= ~GRAPH.bit[stack.city]
        for stack in stacks:
            if any(NATION_OF[general] == self.staff.nation for general in stack.generals):
                cities |= GRAPH.bit[stack.city]
        return self.staff.ground.covered(cities) + sum([self.alone(stack) for stack in stacks])

    @cached_property
    def _own_cities(self) -> int:
        return GRAPH.mask([stack.city for stack in self.staff.own])

    def alone(self, stack: Stack) -> float:
        """What counts for a stack by itself: battle, danger, supply, the enemy it presses."""
        key = (stack.city, stack.strength, stack.generals)
        found = self._by_stack.get(key)
        if found is None:
            found = self._by_stack[key] = (
                self.battles(stack)
                - weights.FEAR * self.danger(stack)
                - self.hunger(stack)
                + self._pressure(stack)
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

    def points(self, city: int) -> float:
        """What can be played from a town, if others are to fight with the same suit."""
        suit = ATLAS.suit[city]
        rivals = sum(
            stack.city != city and ATLAS.suit[stack.city] == suit for stack in self._engaged
        )
        return self.staff.committed(city) / (1 + weights.SHARED_SUIT * rivals)

    @cached_property
    def _engaged(self) -> list[Stack]:
        """Own stacks that already stand beside an enemy."""
        foes = self.staff.foe_cities
        return [stack for stack in self.staff.own if GRAPH.touching[stack.city] & foes]

    @cached_property
    def _prizes(self) -> dict[int, float]:
        return {foe.city: barred_by(self.staff, foe.city) for foe in self.staff.foes}

    def danger(self, stack: Stack) -> float:
        """What the most dangerous enemy could do in his next march."""
        menaces = self._menaces(stack.city)
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

    def _menaces(self, city: int) -> list[tuple[Stack, float]]:
        """The enemies that could stand beside a town after their next march, and how surely."""
        found = self._menaces_to.get(city)
        if found is None:
            found = self._menaces_to[city] = []
            if GRAPH.ball(city, AT_REACH + 1) & self.staff.foe_cities:
                distances = GRAPH.distances(city)
                for foe in self.staff.foes:
                    steps = distances[foe.city]
                    if 1 < steps <= AT_REACH + 1:
                        surely = 1.0 if steps <= AT_REACH else weights.ALMOST_AT_REACH
                        found.append((foe, surely))
        return found

    def hunger(self, stack: Stack) -> float:
        """What standing here costs for want of supply, trains moving up as they can."""
        cost = 0.0
        for general in stack.generals:
            if NATION_OF[general] != self.staff.nation:
                continue
            if (self.staff.fed | self.staff.at_home(general)) >> stack.city & 1:
                continue
            down = self.staff.position.is_down(general)
            later = not down and self.staff.fed_later >> stack.city & 1
            cost += (weights.FED_LATER if later else 1.0) * starving(down)
        return cost

    def _pressure(self, stack: Stack) -> float:
        """For nearing the protectors it would beat, and trains it could ride down."""
        pressed = self._pressed.get(stack.strength)
        if pressed is None:
            pressed = self._pressed[stack.strength] = self._presses(stack.strength)
        faded = fading_from(stack.city)
        return max([worth * faded[city] for city, worth in pressed], default=0.0)

    def _presses(self, strength: float) -> list[tuple[int, float]]:
        """What a stack of this strength would gain by standing where an enemy stands."""
        staff = self.staff
        pressed = [(city, weights.HUNT) for city in staff.foe_trains]
        for foe in staff.foes:
            marker = weights.BOX_LIKELY * self._spoils(staff.nation, foe.nation)
            prize = self._prizes[foe.city] + marker
            if prize > 0:
                chance = win_chance(staff, strength, foe, staff.committed(foe.city))
                pressed.append((foe.city, weights.PRESS * prize * chance))
        return pressed

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
        staff = self.staff
        who, end = "+".join(PIECE_ID[piece] for piece in march.group), CITY[march.end]
        if march.group[0] >= GENERAL_COUNT:
            return Message.of("why.train", city=end)
        if march.end in staff.foe_trains:
            return Message.of("why.train_destroyed", who=who, city=end)
        beside = [f for f in staff.foes if GRAPH.touching[march.end] >> f.city & 1]
        if beside:
            stack = self._arriving(march)
            chance = win_chance(staff, stack.strength, beside[0], self.points(march.end))
            enemy = PIECE_ID[beside[0].generals[0]]
            return Message.of("why.attack", who=who, enemy=enemy, chance=round(100 * chance))
        if march.action.verb == "march":
            fallen = list(bits(march.passed & staff.targets[0]))
            if fallen and march.taken > weights.PASSED:
                return Message.of("why.take", who=who, cities=_listed(fallen))
        covered = [
            goal.city
            for goal in sorted(staff.threatened, key=lambda goal: -goal.worth)
            if ATLAS.watched_from[march.end] >> goal.city & 1
        ]
        if covered:
            return Message.of("why.cover", who=who, cities=_listed(covered[:3]))
        distances = GRAPH.distances(march.end)
        nearest = min(staff.wanted, key=lambda city: distances[city], default=None)
        if nearest is not None:
            return Message.of("why.close_in", who=who, city=CITY[nearest])
        return Message.of("why.stand_better", who=who, city=end)


def starving(down: bool) -> float:
    """What a general without supply costs: turned down first, two troops the next time."""
    return weights.STARVING if down else weights.HUNGER


def _listed(cities: Iterable[int]) -> str:
    return "+".join(CITY[city] for city in cities)
