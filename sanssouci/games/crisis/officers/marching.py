"""Marches: every end of every march is compared with staying where one is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import (
    ARMY_MASK,
    BIT,
    BOXES,
    INDEX,
    RESOURCES,
    SPACE,
    SPACE_COUNT,
    TOUCHING,
)
from sanssouci.games.crisis.marching import Ground
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.odds import power
from sanssouci.games.crisis.officers.outlook import DISTANCE, Change
from sanssouci.games.crisis.officers.pieces import best_party, has_king, missed
from sanssouci.games.crisis.officers.staff import NOWHERE, Staff
from sanssouci.games.crisis.selection import PLACES, places
from sanssouci.games.crisis.units import ARRIVED, BY_NAME, INSIDE, ISOLATED, Units, joined, without
from sanssouci.kernel import Action, Message


class March(NamedTuple):
    """A march that might be made, and what it promises for each point it takes."""

    gain: float
    action: Action
    party: Units
    why: Message


class Goal(NamedTuple):
    """A space worth going to; ``prize`` is what full success there would bring."""

    space: int
    prize: float
    ours: bool
    """To be held rather than taken."""


class Marching:
    """The marches of the active army."""

    def __init__(self, staff: Staff, points: int) -> None:
        self.staff = staff
        self.points = points
        self.mask = ARMY_MASK[staff.army]
        self.ground = Ground.of(staff.table, staff.army)
        self._reliefs: dict[int, float] = {}
        self._uses: dict[tuple[int, bool], list[tuple[int, float]]] = {}

    # -- goals -------------------------------------------------------------------------------------

    @cached_property
    def goals(self) -> list[Goal]:
        """Enemy spaces that count, and own ones in danger."""
        staff, table = self.staff, self.staff.table
        found = []
        for space in range(SPACE_COUNT):
            if BOXES & BIT[space]:
                continue
            besieged = table.besieged(space)
            if table.holder(space) != staff.side:
                worth = staff.worth(space, staff.side)
                if worth > weights.FORT:
                    found.append(Goal(space, worth, False))
            elif besieged:
                found.append(Goal(space, staff.worth(space, 1 - staff.side), False))
            else:
                risk = staff.risk(space, staff.own_units(space))
                if risk > weights.FORT:
                    found.append(Goal(space, risk, True))
        return found

    @cached_property
    def stacks(self) -> dict[int, Units]:
        """The army's units in the open, by space."""
        table = self.staff.table
        return {
            space: table.force(space, self.mask)
            for space in bits(table.spaces_open_with(self.mask))
        }

    @cached_property
    def _near(self) -> dict[int, list[tuple[int, int, Units]]]:
        """By goal, the stacks that could take part there: how far off, where, and who."""
        return {
            goal.space: [
                (DISTANCE[space][goal.space], space, units)
                for space, units in self.stacks.items()
                if DISTANCE[space][goal.space] <= weights.SUPPORT_RADIUS
            ]
            for goal in self.goals
        }

    def _helpers(self, goal: Goal, start: int) -> tuple[Units, Units]:
        """The other units of the army near a goal: those nearer than a stack, and all."""
        nearer: Units = ()
        near: Units = ()
        for away, space, units in self._near[goal.space]:
            if space == start:
                continue
            near = joined(near, best_party(units, PLACES))
            if away < DISTANCE[start][goal.space]:
                nearer = joined(nearer, best_party(units, PLACES))
        return nearer, near

    def _use(self, goal: Goal, start: int, units: Units) -> float:
        """What a party from somewhere would add to the chances at a goal."""
        staff = self.staff
        if goal.ours:
            holders = staff.own_units(goal.space)
            here = staff.risk(goal.space, holders)
            return here - staff.risk(goal.space, joined(holders, units))
        nearer, near = self._helpers(goal, start)
        defenders = staff.enemy_units(goal.space)
        if not defenders:
            return goal.prize if not nearer else goal.prize / 4
        without_us = staff.clash(goal.space, nearer, defenders).takes if nearer else 0.0
        with_us = staff.clash(goal.space, joined(near, units), defenders).takes
        return goal.prize * max(0.0, with_us - without_us)

    def uses(self, start: int, alone: bool) -> list[tuple[int, float]]:
        """The goals of the stack in a space, or of one unit of it, and what it could do there."""
        key = start, alone
        if key not in self._uses:
            party = best_party(self.ground.movable(start) or self.stacks[start], PLACES)
            self._uses[key] = [
                (goal.space, use)
                for goal in self.goals
                if DISTANCE[start][goal.space] <= (weights.ERRAND if alone else weights.FAR)
                and not (alone and self.staff.enemy_units(goal.space))
                and (use := self._use(goal, start, party[:1] if alone else party)) > 0
            ]
        return self._uses[key]

    def _errand(
        self, start: int, end: int, party: Units, uses: list[tuple[int, float]]
    ) -> tuple[float, int]:
        """What a goal on this way is worth for each point if it can be reached in this phase.

        With it comes the number of points it takes, 1 if there is none.
        """
        from_start, from_end = (self.staff.reach(at, self.staff.side) for at in (start, end))
        best = 0.0, 1
        for space, use in uses:
            points = (from_start[space] + 1) // 2
            if 1 < points <= self.points and (from_end[space] + 1) // 2 < points:
                if self.staff.enemy_units(space):
                    use = self._attack_from_afar(start, space, party, points)
                best = max(best, (use / points, points))
        return best

    def _attack_from_afar(self, start: int, goal: int, party: Units, points: int) -> float:
        """What an attack would bring with all that the points of this phase can lead there."""
        staff = self.staff
        defenders = staff.enemy_units(goal)
        force = joined(staff.own_units(goal, staff.army), party)
        left = self.points - points
        for price, helpers in self._supports(start, goal):
            if price > left:
                break
            left -= price
            force = joined(force, helpers)
        if staff.clash(goal, force, defenders).wins < weights.COMMITTED:
            return 0.0
        worth = staff.worth(goal, 1 - staff.table.holder(goal))
        return max(0.0, self._battle(goal, force, defenders, worth))

    # -- marches -----------------------------------------------------------------------------------

    def splits(self, start: int, end: int) -> list[Units]:
        """Those who might go while others stay: the best eight, all but a guard, one alone."""
        staff = self.staff
        pool = self.ground.party(start, end)
        must_stay = max(0, self.guards(start) - (len(staff.own_units(start)) - len(pool)))
        spared = sorted(pool, key=missed)
        free = tuple(sorted(spared[must_stay:]))
        found = []
        if places(free) > PLACES:
            few_stay = len(free) <= PLACES + 2  # then it should be those who are missed least
            found.append(fitting(free if few_stay else best_party(free, PLACES)))
        elif must_stay and free:
            found.append(free)
        elif free and staff.worth(start, 1 - staff.side) > weights.FORT:
            found += [tuple(sorted(spared[guard:])) for guard in (1, 2) if guard < len(pool)]
        if free and not staff.enemy_units(end) and self._wants_a_guard(end):
            found.append((spared[0],))
        return [party for party in found if not _parts_from_king(pool, party)]

    def guards(self, start: int) -> int:
        """How many units must not leave a resource space while enemies are about."""
        staff = self.staff
        if staff.table.holder(start) != staff.side or not staff.table.is_resource(start):
            return 0
        if not staff.is_exposed(start):
            return 0
        guards = staff.guards(start)
        # The king's army is not there to stand guard: it leaves as few as it can.
        return min(guards, weights.LEFT_BY_THE_KING) if has_king(self.stacks[start]) else guards

    def _wants_a_guard(self, end: int) -> bool:
        """Whether one unit alone would do something there: take a place that counts, or man it."""
        staff = self.staff
        if staff.table.holder(end) != staff.side:
            return True
        return end in self._wanting and len(staff.own_units(end)) < staff.guards(end)

    @cached_property
    def _wanting(self) -> set[int]:
        """Own spaces in danger."""
        return {goal.space for goal in self.goals if goal.ours}

    def all_marches(self, legal: Sequence[Action]) -> list[March]:
        """Every march of the legal list with its worth, the best first."""
        staff = self.staff
        found = []
        for action in legal:
            if action.verb in ("march", "pick"):
                start, end = (INDEX[word] for word in action.words)
                if not self._is_promising(start, end):
                    continue
                party = self.ground.party(start, end)
                if self._has_come_to_fight(start, party):
                    continue
                if action.verb == "march":
                    if len(staff.own_units(start)) - len(party) < self.guards(start):
                        continue
                    found.append(self._weigh(action, start, end, party))
                elif split := self.best_split(start, end):
                    found.append(split)
            elif action.verb == "sail":
                start, end = (INDEX[word] for word in action.words[:2])
                found.append(self._weigh(action, start, end, (BY_NAME[action.words[2]],)))
        return sorted(found, key=lambda march: -march.gain)

    def _is_promising(self, start: int, end: int) -> bool:
        """A first look, so that only marches with a purpose are weighed."""
        staff = self.staff
        here = self.stacks[start]
        if staff.table.holder(end) != staff.side or staff.table.has_units(end, staff.enemies):
            return len(here) > 1 or not staff.enemy_units(end)
        if len(here) == 1 and staff.worth(start, 1 - staff.side) > weights.FORT:
            return False  # a guard stays where it is
        return len(here) >= weights.A_COLUMN or end in self._wanting

    def _has_come_to_fight(self, start: int, party: Units) -> bool:
        """Who has just marched to a siege stays for the storm."""
        return any(unit & ARRIVED for unit in party) and bool(self.staff.enemy_units(start))

    def best_split(self, start: int, end: int) -> March | None:
        """The best party that is not simply everybody."""
        action = Action.of("pick", SPACE[start], SPACE[end])
        weighed = [self._weigh(action, start, end, party) for party in self.splits(start, end)]
        return max(weighed, key=lambda march: march.gain, default=None)

    def _weigh(self, action: Action, start: int, end: int, party: Units) -> March:
        staff = self.staff
        here = staff.own_units(start)
        uses = self.uses(start, len(party) == 1 < len(self.stacks[start]))
        gain = weights.OUTLOOK * self.outlook_gain(start, end, party)
        there_now, points = self._errand(start, end, party, uses)
        gain = max(gain, there_now)
        why = (
            Message.of("why.towards", space=SPACE[self._best_goal(end, uses)])
            if uses
            else Message.of("why.better_place")
        )
        hostile = staff.table.holder(end) != staff.side or staff.table.has_units(end, staff.enemies)
        beaten = end if hostile else NOWHERE  # whoever is beaten there is no danger here
        stays = staff.risk(start, without(here, party), beaten) - staff.risk(start, here)
        if hostile and has_king(party):
            stays *= weights.KING_DARES
        if staff.table.holder(start) == staff.side:
            gain -= stays / points
        else:
            gain -= min(stays, 0.0) + self._siege_given_up(start, here, party)
        if hostile:
            taken, why = self._attack(start, end, party)
            gain += taken
        else:
            there = staff.own_units(end)
            before, after = staff.risk(end, there), staff.risk(end, joined(there, party))
            gain += before - after
            if before - after > weights.FORT:
                why = Message.of("why.hold", space=SPACE[end])
        gain += self._communication(start, end, party)
        if not hostile and any(unit & ARRIVED for unit in party):
            gain -= weights.ONWARD
        return March(gain, action, party, why)

    def outlook_gain(self, start: int, end: int, party: Units) -> float:
        """How the outlook changes if a party goes."""
        staff = self.staff
        outlook, strength = staff.outlook, staff.outlook.strength
        here, there = (staff.own_units(space, staff.army) for space in (start, end))
        changes = [
            Change(start, staff.side, strength(here), strength(without(here, party))),
            Change(end, staff.side, strength(there), strength(joined(there, party))),
        ]
        guards = {
            start: outlook.guards(start) - len(party),
            end: outlook.guards(end) + len(party),
        }
        if staff.table.holder(end) != staff.side:
            guards.pop(end)
        if staff.table.holder(start) != staff.side:
            guards.pop(start)
        return outlook.gain(staff.side, changes, guards)

    def _siege_given_up(self, start: int, here: Units, party: Units) -> float:
        """What those who march away from a siege leave undone."""
        staff = self.staff
        if not staff.table.besieged(start):
            return 0.0
        garrison = staff.enemy_units(start)
        stay = without(here, party)
        left = staff.clash(start, stay, garrison).takes if stay else 0.0
        undone = staff.clash(start, here, garrison).takes - left
        return max(0.0, undone) * staff.worth(start, staff.side)

    def _best_goal(self, at: int, uses: list[tuple[int, float]]) -> int:
        return max(uses, key=lambda use: use[1] * weights.FADE ** DISTANCE[at][use[0]])[0]

    def _communication(self, start: int, end: int, party: Units) -> float:
        """For leaving the network, and for coming back to it."""
        network = self.staff.network
        cut = not (network & (BIT[end] | TOUCHING[end]))
        was_cut = any(unit & ISOLATED for unit in party)
        return weights.CUT_OFF * len(party) * (was_cut - cut)

    # -- attacks -----------------------------------------------------------------------------------

    def _attack(self, start: int, end: int, party: Units) -> tuple[float, Message]:
        """What marching against the enemy brings for each point, with help from other stacks."""
        staff = self.staff
        defenders = staff.enemy_units(end)
        there = staff.own_units(end, staff.army)
        worth = staff.worth(end, 1 - staff.table.holder(end))
        if not defenders:
            kept = staff.risk(end, party, end)
            card = weights.CARD if worth > weights.FORT else 0.0
            return worth + card - min(kept, worth + card), Message.of("why.takes", space=SPACE[end])
        force = joined(there, party)
        value, whole = self._battle(end, force, defenders, worth), force
        cost = 1
        for price, helpers in self._supports(start, end):
            if cost + price > self.points:
                break
            cost += price
            force = joined(force, helpers)
            # Once the first are there the battle will be fought: then all help counts in full.
            share = self._battle(end, force, defenders, worth) / (1 if there else cost)
            if share > value:
                value, whole = share, force
        if there:
            without_us = self._battle(end, there, defenders, worth)
            must_fight = any(unit & ARRIVED for unit in there)
            value -= without_us if must_fight else max(0.0, without_us)
            return value, Message.of("why.joins", space=SPACE[end])
        leads = power(staff.dice(party)) >= weights.VANGUARD * power(staff.dice(whole))
        if not leads or staff.clash(end, whole, defenders).wins < weights.COMMITTED:
            return -weights.VICTORY, Message.of("why.not_even_together")
        return value, Message.of("why.attacks", space=SPACE[end])

    def _supports(self, start: int, end: int) -> list[tuple[int, Units]]:
        """Other stacks that could join an attack in this phase, and the points they need."""
        found = []
        for space in self.stacks:
            if space in (end, start):
                continue
            units = self.ground.movable(space)
            price = (self.staff.reach(space, self.staff.side)[end] + 1) // 2
            if units and price < self.points:
                found.append((price, best_party(units, PLACES)))
        rest = self.ground.movable(start)
        if len(rest) > PLACES:
            found.append((1, best_party(without(rest, best_party(rest, PLACES)), PLACES)))
        return sorted(found)

    def _battle(self, space: int, force: Units, defenders: Units, worth: float) -> float:
        staff = self.staff
        clash = staff.clash(space, force, defenders)
        if clash.wins < weights.COMMITTED:
            return -weights.REPULSED - weights.HIT * clash.own_hits - self._king_lost(force)
        field_battle = any(not unit & INSIDE for unit in defenders)
        value = clash.takes * worth
        value += weights.CARD * (clash.wins if field_battle else clash.takes)
        value += weights.HIT * (clash.enemy_hits - clash.own_hits)
        value -= (1 - clash.wins) * staff.beaten(space, force)
        value += weights.RELIEF * clash.wins * self.relief(space)
        if staff.table.holder(space) != staff.side:
            value -= 0.5 * clash.wins * min(staff.risk(space, force, space), worth)
        return value

    def relief(self, space: int) -> float:
        """How much less the own places that count would be in danger without the enemies here."""
        if space not in self._reliefs:
            staff = self.staff
            self._reliefs[space] = sum(
                staff.risk(place, holders) - staff.risk(place, holders, space)
                for place, holders in self._own_places
                if DISTANCE[space][place] <= weights.RELIEF_RADIUS
            )
        return self._reliefs[space]

    @cached_property
    def _own_places(self) -> list[tuple[int, Units]]:
        staff = self.staff
        held = staff.table.controlled(staff.side) & RESOURCES & ~BOXES & ~staff.table.scorched
        return [(place, staff.own_units(place)) for place in bits(held)]

    def _king_lost(self, force: Units) -> float:
        return weights.KING / 10 if has_king(force) else 0.0


def _parts_from_king(pool: Units, party: Units) -> bool:
    """Whether the king would be with the smaller part: he goes and stays with his army."""
    if not has_king(pool):
        return False
    return has_king(party) != (2 * len(party) >= min(len(pool), 2 * PLACES))


def one_for_each_start(marches: Sequence[March]) -> list[float]:
    """What marches promise when no stack is counted twice; a second step is worth half."""
    gains: dict[str, float] = {}
    for march in marches:
        gains.setdefault(march.action.words[0], march.gain)
    return [*gains.values(), *(gain / 2 for gain in gains.values())]


def fitting(party: Units) -> Units:
    """As many as find room; isolated units take two places (C4.4)."""
    chosen: Units = ()
    for unit in sorted(party, key=missed, reverse=True):
        if places((*chosen, unit)) <= PLACES:
            chosen = joined(chosen, (unit,))
    return chosen
