"""Marches of generals and trains: what each end of a march is worth, and the best one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from sanssouci.games.friedrich.atlas import (
    ATLAS,
    CITY,
    GENERAL_COUNT,
    GENERALS,
    GRAPH,
    MOST_TROOPS,
    PIECE_ID,
)
from sanssouci.games.friedrich.movement_limits import TRAIN
from sanssouci.games.friedrich.nations import RUSSIA
from sanssouci.games.friedrich.officers.convoys import Convoys, starving
from sanssouci.games.friedrich.officers.duelling import barred_by, battle_worth, win_chance
from sanssouci.games.friedrich.officers.ground import Ground, ground_of
from sanssouci.games.friedrich.officers.odds import chance_below
from sanssouci.games.friedrich.officers.routes import March
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.supply import SUPPLY_RANGE
from sanssouci.kernel import Action, Message, add_up
from sanssouci.kernel.caching import cached_property
from sanssouci.steps.officers.ground import MARCH, Goal
from sanssouci.steps.officers.marching import Stack, Standing

_TRAIN_MARCH = TRAIN.marches.reach
_NEAR = 6
"""An enemy this near is soon to be fought."""


class Order(NamedTuple):
    """A march, the troops the group is to have with it, and what it improves on staying."""

    gain: float
    march: March
    strength: float


class Marching(Standing[Staff]):
    """Weighs the marches of one decision."""

    field: ClassVar = Position

    def __init__(self, staff: Staff, marches: Sequence[March]) -> None:
        super().__init__(staff)
        self._weights = staff.weights
        self.terrain = staff.terrain
        self.shared_suit = staff.weights.shared_suit
        self.almost_at_reach = staff.weights.almost_at_reach
        self.marches = marches
        self._by_stack: dict[tuple[int, float, tuple[int, ...]], float] = {}
        self._staying: dict[tuple[int, int | None], float] = {}
        """By city, or by the two of a march that joins a stack, what the stacks are worth there."""

    def chance(self, strength: float, foe: Stack, points: float) -> float:
        return win_chance(self.staff, strength, foe, points)

    # -- the best march ---------------------------------------------------------------------------

    def best(self) -> Order | None:
        """The march that improves most on staying; trains follow when the generals have gone."""
        convoys = Convoys(self.staff)
        for trains in (False, True):
            found: Order | None = None
            for march in self.marches:
                if (march.group[0] >= GENERAL_COUNT) == trains:
                    for strength in (0.0,) if trains else self._allotments(march):
                        gain = convoys.gain(march) if trains else self.general_gain(march, strength)
                        if found is None or gain > found.gain:
                            found = Order(gain, march, strength)
            if found is not None and found.gain > self._weights.worth_the_march:
                return found
        return None

    # -- generals ---------------------------------------------------------------------------------

    def _allotments(self, march: March) -> tuple[float, ...]:
        """The troops a part of a stack could march with: half, few or many (F6.4).

        How they are divided at the moment does not matter, so that a shift of troops never makes
        another shift look better.
        """
        here = self._stack_at[march.start]
        staying = len(here.generals) - len(march.group)
        if not staying or march.end == march.start:
            return (self.staff.strength(march.group),)
        few = max(len(march.group), here.strength - MOST_TROOPS * staying)
        many = min(MOST_TROOPS * len(march.group), here.strength - staying)
        return ((few + many) // 2, few, many)

    def general_gain(self, march: March, strength: float) -> float:
        gain = self._stands_better(march, strength)
        gain += march.taken * (1 - self._weights.approach)
        if march.end in self.staff.foe_trains:
            gain += self._weights.train
        return gain - self._leaves_east_prussia(march)

    def _stands_better(self, march: March, strength: float) -> float:
        """What it improves that the stacks then stand as they do."""
        start, end = march.start, march.end
        here = self._stack_at[start]
        if len(march.group) == len(here.generals) and end not in self._stack_at:
            others = self.own_cities & ~GRAPH.bit[start]
            arriving = Stack(end, march.group, strength, here.nation)
            covered = self.ground.covered(others, GRAPH.bit[end])
            staying = self._staying.get((start, None))
            if staying is None:
                staying = self._as_it_is([here])
            return covered + self.alone(arriving) - staying
        there = self._stack_at.get(end) if end != start else None
        before = [here] if there is None else [here, there]
        after = [self._arriving(march, strength)]
        if len(march.group) < len(here.generals) and end != start:
            left = tuple([g for g in here.generals if g not in march.group])
            after.append(Stack(start, left, here.strength - strength, here.nation))
        return self._total(after, before) - self._as_it_is(before)

    def _as_it_is(self, stacks: Sequence[Stack]) -> float:
        """What these stacks are worth where they stand: the same for all their marches."""
        key = (stacks[0].city, stacks[1].city if len(stacks) > 1 else None)
        found = self._staying.get(key)
        if found is None:
            found = self._staying[key] = self._total(stacks, stacks)
        return found

    def _arriving(self, march: March, strength: float) -> Stack:
        """The stack that stands at the end of a march."""
        if march.end == march.start:
            return self._stack_at[march.start]
        there = self._stack_at.get(march.end)
        generals, troops = (there.generals, there.strength) if there else ((), 0.0)
        return Stack(march.end, march.group + generals, troops + strength, self.staff.nation)

    def shift(self, order: Order, asides: Sequence[Action]) -> Action | None:
        """The shift of troops to be made before a march, if one is still needed."""
        troops = self.staff.troops
        group = order.march.group
        wanted = order.strength - self.staff.strength(group)
        if group[0] >= GENERAL_COUNT or not wanted:
            return None
        here = self._stack_at[order.march.start]
        staying = [general for general in here.generals if general not in group]
        givers, takers = (staying, group) if wanted > 0 else (group, staying)
        giver = max(givers, key=lambda general: troops[general])
        taker = min(takers, key=lambda general: troops[general])
        most = min(abs(wanted), troops[giver] - 1, MOST_TROOPS - troops[taker])
        action = Action.of("transfer", PIECE_ID[giver], PIECE_ID[taker], int(most))
        return action if action in asides else None

    @cached_property
    def _stack_at(self) -> dict[int, Stack]:
        return {stack.city: stack for stack in self.staff.own}

    def stack(self, city: int, generals: tuple[int, ...]) -> Stack:
        return Stack(city, generals, self.staff.strength(generals), self.staff.nation)

    def _total(self, stacks: Sequence[Stack], without: Sequence[Stack]) -> float:
        """The worth of these stacks, all others of the nation standing where they stand."""
        others = self.own_cities
        for stack in without:
            others &= ~GRAPH.bit[stack.city]
        own = GRAPH.mask([stack.city for stack in stacks])
        return self.ground.covered(others, own) + add_up([self.alone(stack) for stack in stacks])

    @cached_property
    def ground(self) -> Ground:
        """What the objectives make of every city."""
        guarded = self.staff.guarded
        shares = [
            Goal(
                city,
                worth
                * self._weights.approach
                * (self._weights.guarded if guarded >> city & 1 else 1.0),
            )
            for city, worth in self.staff.wanted.items()
        ]
        return ground_of(
            self.terrain, tuple(shares), tuple(self.staff.threatened), self._weights.relief
        )

    def alone(self, stack: Stack) -> float:
        """What counts for a stack by itself: battle, danger, supply, the enemy it presses."""
        key = (stack.city, stack.strength, stack.generals)
        found = self._by_stack.get(key)
        if found is None:
            found = self._by_stack[key] = self.battles(stack) + self.quiet(stack)
        return found

    def quiet(self, stack: Stack) -> float:
        """What counts for a stack by itself beside the battles it would fight."""
        down = not self.staff.down.isdisjoint(stack.generals)
        return (
            self._pressure(stack)
            + self._comfort(stack.city)
            + self._weights.seconded * self.ground.dearest(stack.city)
            - self._weights.fear * self.staff.temper.fear * self.staff.caution * self.danger(stack)
            - self.hunger(stack, down)
        )

    def battles(self, stack: Stack) -> float:
        """What the combats promise that standing here would bring."""
        beside = GRAPH.touching[stack.city]
        if not beside & self.staff.foe_cities:
            return 0.0
        foes = [foe for foe in self.staff.foes if beside >> foe.city & 1]
        reach = self.ground.reach(stack.city)
        if stack.strength <= self._weights.usual_loss:  # beaten, it would be no more
            stake = add_up(reach)
        else:
            stake = self._weights.question * add_up(reach[len(self.staff.wanted) :])
        points = self.points(stack.city)
        return add_up(
            battle_worth(self.staff, stack.strength, foe, points, self._prizes[foe.city], stake)
            for foe in foes
        )

    @cached_property
    def _prizes(self) -> dict[int, float]:
        return {foe.city: barred_by(self.staff, foe.city, foe.nation) for foe in self.staff.foes}

    def danger(self, stack: Stack) -> float:
        """What the most dangerous enemy could do in his next march."""
        menaces = self.menaces(stack.city)
        if not menaces:
            return 0.0
        staff, suit, weights = self.staff, ATLAS.suit[stack.city], self._weights
        points = staff.committed(stack.city)
        worst = 0.0
        post = weights.post and weights.post * self.ground.post(stack.city)
        together = weights.massing and add_up([foe.strength for foe, _ in menaces])
        for foe, surely in menaces:
            force = foe.strength
            if together:
                force += weights.massing * (together - force)
            lead = stack.strength - force
            chance = 1 - chance_below(staff.counted(foe.nation, suit), lead + points)
            if chance > weights.calm:
                lost = min(stack.strength, self._loss(lead, points))
                if lost >= stack.strength:
                    lost += weights.general
                worst = max(worst, surely * (chance - weights.calm) * (lost + post))
        return worst

    def _loss(self, lead: float, points: float) -> float:
        """What a beaten stack is likely to lose: far more if it has no cards to answer with.

        An attacker gains nothing by such fears; he would only come later.
        """
        weights = self._weights
        behind = -lead
        share = 1.0 if self.staff.is_encircled else weights.unanswered
        if share:
            behind -= share * points
            if lead >= 0:
                behind += share * weights.first_card
        return max(weights.usual_loss, behind)

    def hunger(self, stack: Stack, down: bool) -> float:
        """What standing here costs for want of supply, trains moving up as they can."""
        if self._fed >> stack.city & 1:
            return 0.0
        share = self._weights.fed_later if not down and self._fed_later >> stack.city & 1 else 1.0
        return share * starving(stack, down, self._weights)

    @cached_property
    def _fed(self) -> int:
        """The cities that the nation's trains supply now or after a march of theirs."""
        return self._supplied(0)

    @cached_property
    def _fed_later(self) -> int:
        """The cities they supply a turn later: who is turned down there is turned up again."""
        return self._supplied(_TRAIN_MARCH)

    def _supplied(self, further: int) -> int:
        mask = self.staff.home
        movable = {march.group[0] for march in self.marches}
        for train in self.staff.trains:
            reach = SUPPLY_RANGE + further + (_TRAIN_MARCH if train in movable else 0)
            mask |= self.staff.supplied_from(self.staff.place[train], reach)
        return mask

    def _pressure(self, stack: Stack) -> float:
        """For nearing the protectors it would beat, and trains it could ride down."""
        faded = self.terrain.fading_from(stack.city)
        best = 0.0
        for foe in self.staff.foes:
            prize = self._sought(foe)
            if prize:
                force = stack.strength + self._support(stack, foe)
                chance = win_chance(self.staff, force, foe, self.staff.committed(foe.city))
                best = max(best, self._weights.press * prize * chance * faded[foe.city])
        for city in self.staff.foe_trains:
            best = max(best, self._weights.hunt * faded[city])
        return best

    def _sought(self, foe: Stack) -> float:
        """What the defeat of an enemy would bring, as far as it is worth going to him."""
        prize = self._prizes[foe.city]
        if self._weights.seek:
            prize += self._weights.seek * min(foe.strength, self._weights.usual_loss)
        return prize

    def _comfort(self, city: int) -> float:
        """For cards of the suit in which a stack stands, if an enemy may come."""
        comfort = self._weights.comfort
        if not comfort or not GRAPH.ball(city, _NEAR) & self.staff.foe_cities:
            return 0.0
        return comfort * self.staff.points[ATLAS.suit[city]] / 10

    def _support(self, stack: Stack, foe: Stack) -> float:
        """The troops of other stacks that could join in a battle against an enemy."""
        distances = GRAPH.distances(foe.city)
        return add_up(
            other.strength * self._weights.support ** max(0, distances[other.city] - MARCH)
            for other in self.staff.own
            if other.city != stack.city and not set(other.generals) & set(stack.generals)
        )

    def _leaves_east_prussia(self, march: March) -> float:
        """Russia must leave a general there once she holds all of it (F13.5)."""
        staff = self.staff
        east = ATLAS.east_prussia
        if staff.nation != RUSSIA or not staff.view["options"].get("expert"):
            return 0.0
        if GRAPH.bit[march.end] & east or not GRAPH.bit[march.start] & east:
            return 0.0
        if east & staff.missing(RUSSIA):
            return 0.0
        stay = [
            general
            for general in GENERALS[RUSSIA]
            if general not in march.group and GRAPH.bit[staff.place[general]] & east
        ]
        return 0.0 if stay else 2 * staff.worth(RUSSIA)

    # -- why --------------------------------------------------------------------------------------

    def why(self, order: Order) -> Message:
        staff, march = self.staff, order.march
        if march.group[0] >= GENERAL_COUNT:
            return Message.of("why.train", city=CITY[march.end])
        passed = {ATLAS.index[city] for city in march.action.words[1:-1]}
        fallen = [c for c in staff.wanted if c in passed and not staff.guarded >> c & 1]
        arriving = self._arriving(march, order.strength)
        return self.purpose(march.group, march.end, arriving, fallen)
