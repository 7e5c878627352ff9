"""Marches of generals and trains: what each end of a march is worth, and the best one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from sanssouci.games.friedrich.atlas import (
    ATLAS,
    GENERAL_COUNT,
    GENERALS,
    GRAPH,
    MOST_TROOPS,
    PIECE_ID,
)
from sanssouci.games.friedrich.movement import parse_group
from sanssouci.games.friedrich.nations import RUSSIA
from sanssouci.games.friedrich.officers import weights
from sanssouci.games.friedrich.officers.duelling import barred_by, battle_worth, win_chance
from sanssouci.games.friedrich.officers.odds import chance_below
from sanssouci.games.friedrich.officers.staff import MARCH, Stack, Staff
from sanssouci.games.friedrich.supply import SUPPLY_RANGE
from sanssouci.kernel import Action

_TRAIN_MARCH = 2
_AT_REACH = 4
"""An enemy this near can stand beside us after his next march."""
_EASY_SUPPLY = 3
"""A train is well placed this near to its general."""


class March(NamedTuple):
    """One way to end a march, with the conquests of the best road there."""

    group: tuple[int, ...]
    start: int
    end: int
    taken: float
    action: Action


class Order(NamedTuple):
    """A march, the troops the group is to have with it, and what it improves on staying."""

    gain: float
    march: March
    strength: float


def read_marches(staff: Staff, legal: Sequence[Action]) -> list[March]:
    """Of all roads of a group to the same end, the one that takes most."""
    names = ATLAS.ids
    fallen = {names[c]: w for c, w in staff.wanted.items() if not staff.guarded >> c & 1}
    asked = {names[c] for c in staff.wanted if staff.guarded >> c & 1}
    best: dict[tuple[str, str], March] = {}
    for action in legal:
        words = action.split(" ")
        if words[0] != "march":
            continue
        passed = words[2:-1]
        taken = 0.0
        for city in dict.fromkeys(passed):  # a city falls once
            if city in fallen:
                taken += fallen[city]
            elif city in asked:
                taken += weights.PASSED
        key = (words[1], words[-1])
        known = best.get(key)
        if known is None or taken > known.taken:
            group = parse_group(words[1]) or ()
            best[key] = March(group, ATLAS.index[words[2]], ATLAS.index[words[-1]], taken, action)
    return list(best.values())


class Marching:
    """Weighs the marches of one decision."""

    def __init__(self, staff: Staff, marches: Sequence[March]) -> None:
        self.staff = staff
        self.marches = marches
        self._by_city: dict[int, list[float]] = {}
        self._by_stack: dict[tuple[int, float, tuple[int, ...]], float] = {}
        self._bases: dict[frozenset[int], list[float]] = {}

    # -- the best march ---------------------------------------------------------------------------

    def best(self) -> Order | None:
        """The march that improves most on staying; trains follow when the generals have gone."""
        for trains in (False, True):
            found: Order | None = None
            for march in self.marches:
                if (march.group[0] >= GENERAL_COUNT) == trains:
                    for strength in (0.0,) if trains else self._allotments(march):
                        gain = (
                            self.train_gain(march) if trains else self.general_gain(march, strength)
                        )
                        if found is None or gain > found.gain:
                            found = Order(gain, march, strength)
            if found is not None and found.gain > weights.WORTH_THE_MARCH:
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
        start, end = march.start, march.end
        here = self._stack_at[start]
        there = self._stack_at.get(end) if end != start else None
        before = [here] if there is None else [here, there]
        after = [self._arriving(march, strength)]
        staying = tuple(g for g in here.generals if g not in march.group)
        if staying and end != start:
            after.append(Stack(start, staying, here.strength - strength, here.nation))
        gain = self._total(after, before) - self._total(before, before)
        gain += march.taken * (1 - weights.APPROACH)
        if end in self.staff.foe_trains:
            gain += weights.TRAIN
        return gain - self._leaves_east_prussia(march)

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
        base = self._base(frozenset(stack.city for stack in without))
        rows = [self.reach(stack.city) for stack in stacks]
        row: list[float] = list(map(max, base, *rows))
        return sum(row) + sum(self.alone(stack) for stack in stacks)

    def _base(self, without: frozenset[int]) -> list[float]:
        base = self._bases.get(without)
        if base is None:
            rows = [self.reach(s.city) for s in self.staff.own if s.city not in without]
            base = list(map(max, *rows)) if len(rows) > 1 else (rows or [self._nothing])[0]
            self._bases[without] = base
        return base

    @cached_property
    def _nothing(self) -> list[float]:
        return [0.0] * (len(self.staff.wanted) + len(self.staff.threatened))

    def reach(self, city: int) -> list[float]:
        """For each objective wanted and each one threatened, what a general here does for it."""
        row = self._by_city.get(city)
        if row is None:
            distances = GRAPH.distances(city)
            watched = ATLAS.watched_from[city]
            staff = self.staff
            row = [share * FADING[distances[goal]] for goal, share in self._shares] + [
                goal.worth if watched >> goal.city & 1 else 0.0 for goal in staff.threatened
            ]
            self._by_city[city] = row
        return row

    @cached_property
    def _shares(self) -> list[tuple[int, float]]:
        guarded = self.staff.guarded
        return [
            (city, worth * weights.APPROACH * (weights.GUARDED if guarded >> city & 1 else 1.0))
            for city, worth in self.staff.wanted.items()
        ]

    def alone(self, stack: Stack) -> float:
        """What counts for a stack by itself: battle, danger, supply, the enemy it presses."""
        down = any(general in self.staff.down for general in stack.generals)
        key = (stack.city, stack.strength, stack.generals)
        found = self._by_stack.get(key)
        if found is None:
            goals = self.reach(stack.city)[: len(self.staff.wanted)]
            found = self._by_stack[key] = (
                self.battles(stack)
                - weights.FEAR * self.staff.caution * self.danger(stack)
                - self.hunger(stack, down)
                + self._pressure(stack)
                + weights.SECONDED * max(goals, default=0.0)
            )
        return found

    def battles(self, stack: Stack) -> float:
        """What the combats promise that standing here would bring."""
        beside = GRAPH.touching[stack.city]
        foes = [foe for foe in self.staff.foes if beside >> foe.city & 1]
        if not foes:
            return 0.0
        reach = self.reach(stack.city)
        if stack.strength <= weights.USUAL_LOSS:  # beaten, it would be no more
            stake = sum(reach)
        else:
            stake = weights.QUESTION * sum(reach[len(self.staff.wanted) :])
        points = self._points(stack.city)
        return sum(
            battle_worth(self.staff, stack.strength, foe, points, self._prizes[foe.city], stake)
            for foe in foes
        )

    def _points(self, city: int) -> float:
        """What can be played from a city, if others are to fight with the same suit."""
        suit = ATLAS.suit[city]
        rivals = sum(
            stack.city != city and ATLAS.suit[stack.city] == suit for stack in self._engaged
        )
        return self.staff.committed(city) / (1 + weights.SHARED_SUIT * rivals)

    @cached_property
    def _engaged(self) -> list[Stack]:
        """Own stacks that already stand beside an enemy."""
        foes = GRAPH.mask([foe.city for foe in self.staff.foes])
        return [stack for stack in self.staff.own if GRAPH.touching[stack.city] & foes]

    @cached_property
    def _prizes(self) -> dict[int, float]:
        return {foe.city: barred_by(self.staff, foe.city, foe.nation) for foe in self.staff.foes}

    def danger(self, stack: Stack) -> float:
        """What the most dangerous enemy could do in his next march."""
        distances = GRAPH.distances(stack.city)
        points = self.staff.committed(stack.city)
        worst = 0.0
        for foe in self.staff.foes:
            steps = distances[foe.city]
            if 1 < steps <= _AT_REACH + 1:
                lead = stack.strength - foe.strength
                chance = 1 - chance_below(self.staff.cards(foe.nation), lead + points)
                if chance > weights.CALM:
                    lost = min(stack.strength, max(weights.USUAL_LOSS, -lead))
                    if lost >= stack.strength:
                        lost += weights.GENERAL
                    near = 1.0 if steps <= _AT_REACH else weights.ALMOST_AT_REACH
                    worst = max(worst, near * (chance - weights.CALM) * lost)
        return worst

    def hunger(self, stack: Stack, down: bool) -> float:
        """What standing here costs for want of supply, trains moving up as they can."""
        if self._fed >> stack.city & 1:
            return 0.0
        share = weights.FED_LATER if not down and self._fed_later >> stack.city & 1 else 1.0
        return share * _starving(stack, down)

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
        distances = GRAPH.distances(stack.city)
        best = 0.0
        for foe in self.staff.foes:
            prize = self._prizes[foe.city]
            if prize:
                force = stack.strength + self._support(stack, foe)
                chance = win_chance(self.staff, force, foe, self.staff.committed(foe.city))
                best = max(best, weights.PRESS * prize * chance * FADING[distances[foe.city]])
        for city in self.staff.foe_trains:
            best = max(best, weights.HUNT * FADING[distances[city]])
        return best

    def _support(self, stack: Stack, foe: Stack) -> float:
        """The troops of other stacks that could join in a battle against an enemy."""
        distances = GRAPH.distances(foe.city)
        return sum(
            other.strength * weights.SUPPORT ** max(0, distances[other.city] - MARCH)
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

    # -- trains -----------------------------------------------------------------------------------

    def train_gain(self, march: March) -> float:
        train = march.group[0]
        return self._train_at(train, march.end) - self._train_at(train, march.start)

    def _train_at(self, train: int, city: int) -> float:
        """Supply for generals abroad, an easy distance to them, and safety."""
        staff = self.staff
        fed = staff.home | staff.supplied_from(city)
        others = [staff.place[other] for other in staff.trains if other != train]
        for other in others:
            fed |= staff.supplied_from(other)
        worth = 0.0
        distances = GRAPH.distances(city)
        for stack in staff.own:
            if not fed >> stack.city & 1:
                down = any(general in staff.down for general in stack.generals)
                worth -= _starving(stack, down)
            lag = max(0, distances[stack.city] - _EASY_SUPPLY)
            share = weights.AT_HOME if staff.home >> stack.city & 1 else 1.0
            if any(GRAPH.distances(other)[stack.city] < distances[stack.city] for other in others):
                share *= weights.OTHER_TRAIN
            worth -= weights.TRAIN_LAGS * share * lag
        foe_distance = min((distances[foe.city] for foe in staff.foes), default=99)
        if foe_distance <= _AT_REACH:
            worth -= weights.TRAIN_IN_DANGER * (1 - weights.SAFER_WITH_DISTANCE * foe_distance)
        if staff.coveted >> city & 1:
            worth -= weights.IN_THE_WAY
        if self._bars_the_road(city):
            worth -= weights.ON_THE_ROAD
        return worth

    def _bars_the_road(self, city: int) -> bool:
        """Whether a train here stands on the next march of a comrade to his nearest objective."""
        onward = GRAPH.distances(city)
        return any(
            0 < distances[city] <= MARCH and distances[city] + onward[goal] == distances[goal]
            for distances, goal in self._roads
        )

    @cached_property
    def _roads(self) -> list[tuple[Sequence[int], int]]:
        """For each stack, the distances from it and the nearest objective it could want."""
        roads: list[tuple[Sequence[int], int]] = []
        for stack in self.staff.own if self.staff.wanted else ():
            distances = GRAPH.distances(stack.city)
            goal = min(self.staff.wanted, key=distances.__getitem__)
            roads.append((distances, goal))
        return roads

    # -- why --------------------------------------------------------------------------------------

    def why(self, order: Order) -> str:
        staff, march = self.staff, order.march
        names = " and ".join(staff.name(piece) for piece in march.group)
        s = "s" if len(march.group) == 1 else ""
        if march.group[0] >= GENERAL_COUNT:
            return f"the train keeps up with the army at {staff.city(march.end)}"
        if march.end in staff.foe_trains:
            return f"{names} ride{s} down the train at {staff.city(march.end)}"
        beside = [f for f in staff.foes if GRAPH.touching[march.end] >> f.city & 1]
        if beside:
            foe = beside[0]
            stack = self._arriving(march, order.strength)
            chance = win_chance(staff, stack.strength, foe, self._points(march.end))
            return f"{names} attack{s} {staff.name(foe.generals[0])}, {chance:.0%} to win"
        passed = {ATLAS.index[city] for city in march.action.words[1:-1]}
        fallen = [c for c in staff.wanted if c in passed and not staff.guarded >> c & 1]
        if fallen:
            return f"{names} take{s} {_listed(staff.city(city) for city in fallen)}"
        covered = [
            goal.city
            for goal in sorted(staff.threatened, key=lambda goal: -goal.worth)
            if ATLAS.watched_from[march.end] >> goal.city & 1
        ]
        if covered:
            return f"{names} cover{s} {_listed(staff.city(city) for city in covered[:3])}"
        distances = GRAPH.distances(march.end)
        nearest = min(staff.wanted, key=lambda city: distances[city], default=None)
        if nearest is not None:
            return f"{names} close{s} in on {staff.city(nearest)}"
        return f"{names} stand{s} better at {staff.city(march.end)}"


def _starving(stack: Stack, down: bool) -> float:
    """What a stack without supply costs: turned down first, lost the second time."""
    if down:
        return stack.strength + weights.GENERAL * len(stack.generals)
    return weights.HUNGER * len(stack.generals) + stack.strength / 4


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)


FADING = tuple(weights.APPROACH_FADES**steps for steps in range(256))
