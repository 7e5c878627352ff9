"""Marches: whole undertakings are compared, and each begins with a march.

An undertaking is a party on its way to a place it can reach with the points of this phase, or an
attack with all the parties that the points can bring together. It is judged by what will stand
where in the end: what is taken, the perils before and after, the outlook, communication. Nothing
is remembered from one march to the next; an undertaking that has begun costs fewer points, and is
carried through for that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import (
    ARMY_MASK,
    BIT,
    BOXES,
    INDEX,
    SPACE,
    SPACE_COUNT,
    TOUCHING,
)
from sanssouci.games.crisis.march_lists import moves
from sanssouci.games.crisis.marching import Ground
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.odds import power
from sanssouci.games.crisis.officers.outlook import ISLANDS, Change
from sanssouci.games.crisis.officers.perils import Perils
from sanssouci.games.crisis.officers.pieces import best_party, has_king, missed
from sanssouci.games.crisis.officers.planning import Undertaking
from sanssouci.games.crisis.officers.staff import Staff
from sanssouci.games.crisis.officers.threats import NOWHERE
from sanssouci.games.crisis.selection import PLACES, places
from sanssouci.games.crisis.units import ARRIVED, BY_NAME, INSIDE, ISOLATED, Units, joined, without
from sanssouci.kernel import Action, Message
from sanssouci.kernel.caching import cached_property


class Column(NamedTuple):
    """A party that could take part in an attack."""

    price: int
    start: int
    party: Units


class Marching:
    """The marches of the active army."""

    def __init__(self, staff: Staff, points: int) -> None:
        self.staff = staff
        self.points = points
        self.reach = min(points, staff.temper.reach)
        """How many points away a goal may be."""
        self.mask = ARMY_MASK[staff.army]
        self.ground = Ground.of(staff.table, staff.army)
        self.perils = Perils(staff)
        self._roads: dict[int, tuple[int, ...]] = {}
        self._steps: dict[tuple[int, int], tuple[int, int] | None] = {}
        self._hostile = ~staff.table.controlled(staff.side) | staff.table.spaces_with(staff.enemies)

    def undertakings(self) -> list[Undertaking]:
        """Whatever the army could begin."""
        found = [journey for start in self.stacks for journey in self._journeys(start)]
        attacks = (self._attack(target) for target in self._targets)
        found += [attack for attack in attacks if attack is not None]
        found += self._voyages()
        return found

    # -- who and where -----------------------------------------------------------------------------

    @cached_property
    def stacks(self) -> dict[int, Units]:
        """The army's units in the open, by space."""
        table = self.staff.table
        return {
            space: table.force(space, self.mask)
            for space in bits(table.spaces_open_with(self.mask))
        }

    @cached_property
    def _legal(self) -> set[Action]:
        return {move for space in self.stacks for move in moves(self.ground, space)}

    def _free(self, start: int) -> Units:
        """Who may march away; who has just marched to a siege stays for the storm."""
        units = self.ground.movable(start)
        if self.staff.enemy_units(start):
            units = tuple(unit for unit in units if not unit & ARRIVED)
        return units

    def guards(self, start: int) -> int:
        """How many units must not leave a resource space while enemies are about."""
        staff = self.staff
        if staff.table.holder(start) != staff.side or not staff.table.is_resource(start):
            return 0
        if not staff.threats.is_exposed(start):
            return 0
        guards = staff.guards(start)
        # The king's army is not there to stand guard: it leaves as few as it can.
        return min(guards, weights.LEFT_BY_THE_KING) if has_king(self.stacks[start]) else guards

    def spare(self, start: int) -> tuple[list[int], int]:
        """Who may march away, those who are missed least first, and how many of them must stay.

        Whoever is only passing through in this phase is not kept as a guard: else a column would
        be smaller after every town on its way.
        """
        pool = sorted(self._free(start), key=lambda unit: (unit & ARRIVED, missed(unit)))
        others = len(self.staff.holders(start)) - len(pool)
        settled = sum(not unit & ARRIVED for unit in pool)
        return pool, min(settled, max(0, self.guards(start) - others))

    def prices(self, start: int) -> tuple[int, ...]:
        """By space, the points it takes to march there."""
        if start not in self._roads:
            self._roads[start] = self.staff.reach(start, self.staff.side)
        return self._roads[start]

    def _first_step(self, start: int, goal: int, party: Units) -> tuple[Action, int] | None:
        """The march that leads a party towards a goal, and the price of the whole way."""
        key = start, goal
        if key not in self._steps:
            self._steps[key] = self._way(start, goal)
        way = self._steps[key]
        if way is None:
            return None
        price, end = way
        able = self.ground.party(start, end)
        if any(unit not in able for unit in party):
            return None
        verb = "march" if party == able and places(able) <= PLACES else "pick"
        action = Action.of(verb, SPACE[start], SPACE[end])
        return (action, price) if action in self._legal else None

    def _way(self, start: int, goal: int) -> tuple[int, int] | None:
        """The price of the way to a goal, and where its first march leads."""
        staff = self.staff
        best: tuple[int, float, int] | None = None
        for end in bits(self.ground.ends(start)):
            price = 1 + (self.prices(end)[goal] if end != goal else 0)
            if price > self.reach or (end != goal and self.ground.halting & BIT[end]):
                continue
            taken = staff.worth(end, staff.side) if self._is_hostile(end) else 0.0
            if best is None or (price, -taken) < best[:2]:
                best = price, -taken, end
        return None if best is None else (best[0], best[2])

    def _is_hostile(self, space: int) -> bool:
        return bool(self._hostile & BIT[space])

    # -- journeys: to where nobody will fight ------------------------------------------------------

    def _journeys(self, start: int) -> Iterator[Undertaking]:
        spared, must_stay = self.spare(start)
        if len(spared) <= must_stay:
            return
        for goal in self._goals(start, len(spared)):
            for party in self._parties(start, goal, spared, must_stay):
                march = self._journey(start, goal, party)
                if march is not None:
                    yield march

    def _goals(self, start: int, size: int) -> Iterator[int]:
        """Where somebody might go: what lies open, what is in danger, who might be joined."""
        staff = self.staff
        prices = self.prices(start)
        column = size >= weights.A_COLUMN
        ends = self.ground.ends(start)
        for space in range(SPACE_COUNT):
            if not 1 <= prices[space] <= self.reach or BOXES & BIT[space]:
                continue
            if self._is_hostile(space):
                if not staff.enemy_units(space) and (
                    ends & BIT[space] or staff.worth(space, staff.side) > weights.FORT
                ):
                    yield space
            elif (
                (column and ends & BIT[space])
                or space in self._endangered
                or (column and len(staff.own_units(space, staff.army)) >= weights.A_COLUMN)
            ):
                yield space

    @cached_property
    def _endangered(self) -> set[int]:
        """Own places that the enemy might take before long."""
        staff = self.staff
        held = staff.table.controlled(staff.side) & ~BOXES
        return {
            space
            for space in bits(held)
            if staff.worth(space, 1 - staff.side) > weights.FORT
            and staff.threats.risk(space, staff.holders(space)) > weights.FORT
        }

    def _parties(self, start: int, goal: int, spared: list[int], must_stay: int) -> Iterator[Units]:
        """Those who might go: all who can, all but a guard or two, a few."""
        staff = self.staff
        pool = tuple(sorted(spared))
        sizes = {len(spared) - must_stay}
        if not must_stay and staff.worth(start, 1 - staff.side) > weights.FORT:
            sizes |= {len(spared) - 1, len(spared) - 2}
        for size in sorted(sizes, reverse=True):
            party = tuple(sorted(spared[len(spared) - size :]))
            if size > 0 and not _parts_from_king(pool, party):
                yield party
        if staff.worth(goal, 1 - staff.table.holder(goal)) > weights.FORT:
            for size in (1, 2, 4):
                party = tuple(sorted(spared[:size]))
                if size < len(spared) - must_stay and not _parts_from_king(pool, party):
                    yield party

    def _journey(self, start: int, goal: int, party: Units) -> Undertaking | None:
        """A party on its way, in as many columns as it takes."""
        first = fitting(party) if places(party) > PLACES else party
        step = self._first_step(start, goal, first)
        if step is None:
            return None
        action, price = step
        points = price * -(-places(party) // PLACES)
        if points > self.points:
            party, points = first, price
        staff = self.staff
        hostile = self._is_hostile(goal)
        here = staff.holders(start)
        changes = {goal: joined(staff.holders(goal), party)}
        if staff.table.holder(start) == staff.side:
            changes[start] = without(here, party)
        relieved = self.perils.total() - self.perils.total(changes)
        takes = staff.table.holder(goal) != staff.side
        gain = relieved + self._outlook([Column(price, start, party)], goal, takes=takes)
        gain += self._communication(goal, party) - self._siege_given_up(start, party)
        if hostile:
            gain += staff.at_once(goal)
            if takes:
                gain += self.perils.put_off(goal)
            if staff.worth(goal, staff.side) > weights.FORT:
                gain += weights.CARD
            why = Message.of("why.takes", space=SPACE[goal])
        else:
            if any(unit & ARRIVED for unit in party):
                gain -= weights.ONWARD
            key = "why.hold" if relieved > weights.FORT else "why.towards"
            why = Message.of(key, space=SPACE[goal])
        return Undertaking(gain, action, first, why, points, (start,))

    def _voyages(self) -> Iterator[Undertaking]:
        for action in self._legal:
            if action.verb != "sail":
                continue
            start, goal = (INDEX[word] for word in action.words[:2])
            staff = self.staff
            if staff.enemy_units(goal):
                continue
            party = (BY_NAME[action.words[2]],)
            changes = {goal: joined(staff.holders(goal), party)}
            if not BOXES & BIT[start]:
                changes[start] = without(staff.holders(start), party)
            gain = self.perils.total() - self.perils.total(changes)
            takes = staff.table.holder(goal) != staff.side
            gain += self._outlook([Column(1, start, party)], goal, takes=takes)
            gain += self._communication(goal, party)
            if takes:
                gain += staff.at_once(goal) + self.perils.put_off(goal)
            if ISLANDS & BIT[start]:
                gain += weights.LANDED
            why = Message.of("why.towards", space=SPACE[goal])
            yield Undertaking(gain, action, party, why, 1, (start,))

    def _outlook(
        self, columns: Sequence[Column], end: int, *, takes: bool, beaten: float = 0.0
    ) -> float:
        """How the outlook changes if columns go somewhere, all of them together.

        ``takes``: the place they go to changes hands. ``beaten``: the share of the enemies there
        that will weigh no more.
        """
        staff = self.staff
        outlook, strength = staff.outlook, staff.outlook.strength
        changes, guards = [], {}
        party: Units = ()
        for start in {column.start for column in columns}:
            gone = [unit for column in columns if column.start == start for unit in column.party]
            party = joined(party, gone)
            here = staff.own_units(start, staff.army)
            changes.append(Change(start, staff.side, strength(here), strength(without(here, gone))))
            if staff.table.holder(start) == staff.side:
                guards[start] = outlook.guards(start) - len(gone)
        there = staff.own_units(end, staff.army)
        changes.append(Change(end, staff.side, strength(there), strength(joined(there, party))))
        if beaten:
            enemy = strength(staff.table.force(end, staff.enemies))
            changes.append(Change(end, 1 - staff.side, enemy, enemy * (1 - beaten)))
        if takes:
            guards[end] = len(there) + len(party)
        elif staff.table.holder(end) == staff.side:
            guards[end] = outlook.guards(end) + len(party)
        return (
            staff.temper.sight
            * weights.OUTLOOK
            * outlook.gain(staff.side, changes, guards, end if takes else NOWHERE)
        )

    def _siege_given_up(self, start: int, party: Units) -> float:
        """What those who march away from a siege leave undone."""
        staff = self.staff
        if staff.table.holder(start) == staff.side or not staff.table.besieged(start):
            return 0.0
        here, garrison = staff.own_units(start), staff.enemy_units(start)
        stay = without(here, party)
        left = staff.clash(start, stay, garrison).takes if stay else 0.0
        undone = staff.clash(start, here, garrison).takes - left
        return max(0.0, undone) * staff.worth(start, staff.side)

    def _communication(self, end: int, party: Units) -> float:
        """For leaving the network, and for coming back to it."""
        network = self.staff.network
        cut = not (network & (BIT[end] | TOUCHING[end]))
        was_cut = any(unit & ISOLATED for unit in party)
        return weights.CUT_OFF * len(party) * (was_cut - cut)

    # -- attacks -----------------------------------------------------------------------------------

    @cached_property
    def _targets(self) -> list[int]:
        """Where enemies stand."""
        staff = self.staff
        return list(bits(staff.table.spaces_with(staff.enemies) & ~BOXES))

    def _attack(self, target: int) -> Undertaking | None:
        """The best attack on a space."""
        columns = self._columns(target)
        if not columns:
            return None
        there = self.staff.own_units(target, self.staff.army)
        price = self.staff.temper.columns * weights.MARCH
        before = self._unreinforced(target, there)
        best: tuple[float, int, list[Column]] | None = None
        for order in (sorted(columns), sorted(columns, key=self._power, reverse=True)):
            force, points = there, 0
            used: list[Column] = []
            for column in order:
                if points + column.price > self.points:
                    continue
                force = joined(force, column.party)
                used, points = [*used, column], points + column.price
                gain = self._battle(target, force, used) - before
                if best is None or gain - price * points > best[0]:
                    best = gain - price * points, points, used
        assert best is not None
        gain, points, used = best
        gain += price * points
        # Those from afar come up first; the greatest column opens the battle.
        used.sort(key=lambda column: (-column.price, -self._power(column)))
        steps = [self._first_step(column.start, target, column.party) for column in used]
        if steps[0] is None or None in steps:
            return None
        # The first march may be but the way there.
        arrives = steps[0][0].words[1] == SPACE[target]
        attacks = "why.attacks" if arrives else "why.to_attack"
        why = Message.of("why.joins" if there else attacks, space=SPACE[target])
        starts = tuple(column.start for column in used)
        return Undertaking(gain, steps[0][0], used[0].party, why, points, starts)

    def _columns(self, target: int) -> list[Column]:
        """The parties that could be there in this phase."""
        found = []
        for start in self.stacks:
            price = self.prices(start)[target]
            if start == target or not 1 <= price <= self.reach:
                continue
            spared, must_stay = self.spare(start)
            free = tuple(sorted(spared[must_stay:]))
            if places(free) > PLACES and len(free) > PLACES + 2:
                first = fitting(best_party(free, PLACES))
                found.append(Column(price, start, first))
                free = without(free, first)
            if free:
                found.append(Column(price, start, fitting(free)))
        return found

    def _power(self, column: Column) -> float:
        return power(self.staff.dice(column.party))

    def _unreinforced(self, target: int, there: Units) -> float:
        """What would come of those who are there already."""
        if not there:
            return 0.0
        alone = self._battle(target, there, [])
        return alone if any(unit & ARRIVED for unit in there) else max(0.0, alone)

    def _battle(self, target: int, force: Units, columns: Sequence[Column]) -> float:
        """What an attack is worth, with what those who march leave behind."""
        staff, perils = self.staff, self.perils
        defenders = staff.enemy_units(target)
        if has_king(force) and len(force) < weights.ROYAL:
            return -weights.VICTORY
        clash = staff.clash(target, force, defenders)
        if clash.wins < staff.temper.nerve:
            return -weights.VICTORY
        ours = staff.table.holder(target) == staff.side
        if ours:
            prize = weights.RELIEVED * staff.worth(target, 1 - staff.side)
        else:
            prize = staff.at_once(target) + perils.put_off(target)
        field_battle = any(not unit & INSIDE for unit in defenders)
        value = clash.takes * prize
        value += weights.CARD * (clash.wins if field_battle else clash.takes)
        value += staff.temper.hits * weights.HIT * (clash.enemy_hits - clash.own_hits)
        value -= (1 - clash.wins) * staff.beaten(target, force)
        left: dict[int, Units] = {}
        relief = min(1.0, staff.temper.relief * weights.RELIEF)
        beaten = relief * clash.wins
        moved = self._outlook(columns, target, takes=False, beaten=beaten)
        if not ours:
            taken = self._outlook(columns, target, takes=True, beaten=beaten)
            moved += clash.takes * (taken - moved)
        value += moved
        for column in columns:
            value += self._communication(target, column.party)
            value -= self._siege_given_up(column.start, column.party)
            if staff.table.holder(column.start) == staff.side:
                here = left.get(column.start, staff.holders(column.start))
                left[column.start] = without(here, column.party)
        lost = perils.total(left)
        # Whoever is beaten stands a space further off, and is not gone for good.
        lasting = (1 - relief) * max(0.0, lost - perils.total(left, target))
        won = perils.total({**left, target: force}, target) + lasting
        return value + perils.total() - clash.wins * won - (1 - clash.wins) * lost


def _parts_from_king(pool: Units, party: Units) -> bool:
    """Whether the king would be with the smaller part: he goes and stays with his army."""
    if not has_king(pool):
        return False
    return has_king(party) != (2 * len(party) >= min(len(pool), 2 * PLACES))


def fitting(party: Units) -> Units:
    """As many as find room; isolated units take two places (C4.4)."""
    chosen: Units = ()
    for unit in sorted(party, key=missed, reverse=True):
        if places((*chosen, unit)) <= PLACES:
            chosen = joined(chosen, (unit,))
    return chosen
