"""Threats: what the enemy's next phases may bring to each space, and what that may cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sanssouci.board import bits
from sanssouci.games.crisis.action_points import PRUSSIAN_BONUS
from sanssouci.games.crisis.atlas import (
    ARMY_COUNT,
    ARMY_MASK,
    BIT,
    BOXES,
    CUPS,
    PRUSSIAN_ARMY,
    TURN_END_CHIT,
)
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.outlook import DISTANCE, UNREACHED
from sanssouci.games.crisis.officers.pieces import best_party
from sanssouci.games.crisis.selection import PLACES
from sanssouci.games.crisis.units import DEPLETED, Units, without
from sanssouci.kernel import add_up
from sanssouci.kernel.caching import cached_property

if TYPE_CHECKING:
    from sanssouci.games.crisis.officers.staff import Staff

MEAN_DIE: Final = 3.5
NOWHERE: Final = -1


class Threat(NamedTuple):
    """What an enemy army might bring to a space, and how likely it does so in time."""

    army: int
    chance: float
    units: Units


class Threats:
    """The threats to a side, as its staff reckons them."""

    def __init__(self, staff: Staff) -> None:
        self._staff = staff
        self._table = staff.table
        self._on: dict[tuple[int, int], list[Threat]] = {}
        self._sources: dict[int, set[int]] = {}
        """By space, whence the enemies come who threaten it."""
        self._near: dict[tuple[int, int], list[tuple[int, int]]] = {}
        self._losses: dict[tuple[int, Units, int], tuple[tuple[int, float], ...]] = {}

    def is_exposed(self, space: int) -> bool:
        """Whether an enemy army that may act soon is near enough to march there before long."""
        return any(
            DISTANCE[start][space] <= weights.EXPOSED
            for stacks in self._stacks.values()
            for start in stacks
        )

    def _points_expected(self, army: int) -> float:
        bonus = PRUSSIAN_BONUS if army == PRUSSIAN_ARMY else 0
        return max(0.0, MEAN_DIE + bonus - self._table.retreats[army])

    def _chance_of_points(self, army: int, needed: int) -> float:
        """The chance that an army's die gives so many points."""
        bonus = PRUSSIAN_BONUS if army == PRUSSIAN_ARMY else 0
        die = needed - bonus + self._table.retreats[army]
        return min(6, max(0, 7 - die)) / 6

    def on(self, space: int, beaten: int = NOWHERE) -> list[Threat]:
        """What each enemy army might bring to a space before one can answer, and how likely.

        ``beaten``: a space whose enemies will have been driven off by then.
        """
        if beaten != NOWHERE and beaten not in self.sources(space):
            beaten = NOWHERE
        key = space, beaten
        if key not in self._on:
            found = [self._threat(army, space, beaten) for army in self._armies]
            self._on[key] = [each for each in found if each.units]
        return self._on[key]

    def sources(self, space: int) -> set[int]:
        """Whence the enemies come who threaten a space; what happens elsewhere changes nothing."""
        if space not in self._sources:
            self._sources[space] = set()
            self.on(space)
        return self._sources[space]

    @cached_property
    def _alert(self) -> list[float]:
        """By army, how likely it acts before the own one does again, by the chits there are."""
        now = self._table.cup
        own = self._staff.army if self._staff.army >= 0 else None
        ends = now[TURN_END_CHIT]
        later = [
            CUPS[min(turn, len(CUPS) - 1)] for turn in (self._table.turn, self._table.turn + 1)
        ]
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
    def _armies(self) -> list[int]:
        return [
            army
            for army in range(ARMY_COUNT)
            if self._table.army_side(army) != self._staff.side and self._alert[army]
        ]

    def _threat(self, army: int, space: int, beaten: int) -> Threat:
        mask = ARMY_MASK[army]
        budget = self._points_expected(army) + 1
        sources = self._sources.setdefault(space, set())
        coming: Units = ()
        first = UNREACHED
        for cost, start in self._who_may_come(army, space):
            if start == beaten:
                continue
            if cost > budget:
                break
            sources.add(start)
            units = self._staff.force(start, mask)
            while units and (not cost or cost <= budget):
                party = best_party(units, PLACES)
                coming += party
                first = min(first, cost)
                budget -= cost
                units = without(units, party)
        if not any(not unit & DEPLETED for unit in coming):
            return Threat(army, 0.0, ())
        chance = self._alert[army] * self._chance_of_points(army, first)
        return Threat(army, chance, tuple(sorted(coming)))

    def _who_may_come(self, army: int, space: int) -> list[tuple[int, int]]:
        """By an enemy army's stacks near enough, the points to march to a space, nearest first."""
        key = army, space
        if key not in self._near:
            far = 2 * (self._points_expected(army) + 1)
            self._near[key] = sorted(
                (prices[space], start)
                for start, prices in self._roads[army]
                if DISTANCE[start][space] <= far
            )
        return self._near[key]

    @cached_property
    def _stacks(self) -> dict[int, list[int]]:
        """By enemy army, where it has units in the open."""
        return {
            army: list(bits(self._table.spaces_open_with(ARMY_MASK[army]))) for army in self._armies
        }

    @cached_property
    def _roads(self) -> dict[int, list[tuple[int, tuple[int, ...]]]]:
        """By enemy army, its stacks and the points each needs to march to every space."""
        return {
            army: [(start, self._staff.reach(start, 1 - self._staff.side)) for start in stacks]
            for army, stacks in self._stacks.items()
        }

    def risk(self, space: int, defenders: Units, beaten: int = NOWHERE) -> float:
        """What the enemy's next phases may cost at a space if these units hold it.

        ``beaten``: a space whose enemies will have been driven off by then.
        """
        return add_up(loss for _, loss in self.losses(space, defenders, beaten))

    def losses(
        self, space: int, defenders: Units, beaten: int = NOWHERE
    ) -> tuple[tuple[int, float], ...]:
        """The same, by the enemy army that would do it."""
        if beaten != NOWHERE and beaten not in self.sources(space):
            beaten = NOWHERE
        key = space, defenders, beaten
        if key not in self._losses:
            same = beaten != NOWHERE and self.on(space, beaten) == self.on(space)
            self._losses[key] = (
                self.losses(space, defenders)
                if same
                else self._reckon_losses(space, defenders, beaten)
            )
        return self._losses[key]

    def _reckon_losses(
        self, space: int, defenders: Units, beaten: int
    ) -> tuple[tuple[int, float], ...]:
        staff = self._staff
        if BOXES & BIT[space]:
            return ()
        if self._table.holder(space) == staff.side:
            worth = staff.worth(space, 1 - staff.side)
        elif self._table.besieged(space):
            worth = weights.SIEGE * staff.worth(space, staff.side)  # of a siege broken up
        else:  # if it is taken and lost again, the war goes on as it does now
            worth = staff.lasting_worth(space, 1 - staff.side)
        fear = staff.temper.fear * weights.FEAR
        found = []
        for army, chance, units in self.on(space, beaten):
            if not defenders:
                found.append((army, fear * chance * worth))
                continue
            clash = staff.clash(space, units, defenders)
            if clash.wins < weights.COMMITTED * 0.7:
                continue  # he will not try
            loss = clash.takes * worth
            loss += staff.temper.hits * weights.HIT * max(0.0, clash.enemy_hits - clash.own_hits)
            loss += clash.wins * staff.beaten(space, defenders)
            found.append((army, fear * chance * loss))
        return tuple(found)
