"""Where each army should go: the plan behind orders and marches.

A plan is made anew from the position whenever something is asked, so that an officer can take over
any game at any time; the nearer a goal, the more it counts, so a plan stands while it is good.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sanssouci.games.sieben_jahre.areas import has_room
from sanssouci.games.sieben_jahre.atlas import (
    CHIEF_TOWNS,
    COMMANDER,
    PLACE,
    REGION_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.officers import odds, targets, weights
from sanssouci.games.sieben_jahre.officers.ground import Ground
from sanssouci.games.sieben_jahre.officers.tempers import EVEN, Temper
from sanssouci.games.sieben_jahre.officers.ways import FAR
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.kernel import Message, add_up
from sanssouci.kernel.caching import cached_property

_STAY: Final = Message.of("why.stands_well")


class Goal(NamedTuple):
    """Where a contingent should be, what that gains, and why."""

    place: int
    gain: float
    why: Message


class Plan:
    """The goals of a coalition's armies in one position."""

    def __init__(self, position: Position, coalition: int, temper: Temper = EVEN) -> None:
        self.position = position
        self.coalition = coalition
        self.temper = temper
        self.ground = Ground(position, coalition, temper)

    @cached_property
    def towns(self) -> dict[int, float]:
        """The towns that can be taken, and what they are worth."""
        capital, ambition = self.temper.capital, self.temper.ambition
        found = targets.towns(self.position, self.coalition, capital)
        if ambition != 1:
            found = {town: worth * ambition for town, worth in found.items()}
        return found

    @cached_property
    def goals(self) -> dict[int, Goal]:
        """By army, its goal. Armies choose in turn, the one with the best prospect first, and
        what one goes for is worth less to the next."""
        found: dict[int, Goal] = {}
        for c, post in self.ground.guards.items():
            why = Message.of("why.guards", place=PLACE[post])
            found[c] = Goal(post, weights.PRINCIPAL_CAPITAL, why)
        free = [c for c in self.ground.own_armies if c not in found and self._is_free(c)]
        taken: dict[int, int] = {}
        options = {c: self._options(c) for c in free}
        while free:
            best = max(free, key=lambda c: self._best(options[c], taken).gain)
            goal = self._best(options[best], taken)
            found[best] = goal
            taken[goal.place] = taken.get(goal.place, 0) + 1
            free.remove(best)
        return found

    def _is_free(self, commander: int) -> bool:
        return self.position.chief[commander] == NOBODY

    def _best(self, options: list[Goal], taken: dict[int, int]) -> Goal:
        return max(
            (
                goal._replace(gain=goal.gain * self.temper.follow ** taken.get(goal.place, 0))
                for goal in options
            ),
            key=lambda goal: (goal.gain, -goal.place),
        )

    def _options(self, commander: int) -> list[Goal]:
        """All goals of one army, staying where it is among them."""
        position = self.position
        ways = self.ground.ways(commander)
        here = position.at[commander]
        found = [Goal(here, 0.0, _STAY)]
        need = self._need(commander)
        if need:
            market = self.ground.nearest_market(commander)
            if market not in (NOBODY, here):
                gain = need * self.later(ways[market])
                found.append(
                    Goal(market, gain, Message.of("why.fetch_supplies", who=COMMANDER[commander]))
                )
        away = {town: ways[town] for town in self.towns if ways.get(town, FAR) < FAR}
        seen = max(self.temper.sight, min(away.values(), default=0.0))
        for town, far in away.items():
            if far <= seen:
                found.append(self._town(commander, town, self.towns[town], far))
        found += self._battles(commander, ways)
        return found

    def _need(self, commander: int) -> float:
        """How badly an army needs a market: without powder it cannot fight, without bread it
        wastes away."""
        position = self.position
        units = position.units(commander)
        need = 0.0
        if position.ammunition[commander] <= units // 2:
            need += weights.NO_POWDER
        if position.provisions[commander] <= 1:
            need += weights.NO_BREAD
        return need

    def later(self, far: float) -> float:
        return float(self.temper.patience ** (far / weights.PACE))

    def _town(self, commander: int, town: int, worth: float, far: float) -> Goal:
        position, own = self.position, self.coalition
        region = REGION_OF[town]
        chance = odds.assault(position, commander, region)
        enemies = position.enemies_at(town, own)
        if enemies:
            won = odds.field(position, position.grand_army(commander), enemies)
            chance = won * chance * self.temper.after
        elif position.garrison[region]:
            hunger = self.hunger(commander, region)
            chance = max(chance, hunger)
        gain = worth * chance * self.later(far)
        return Goal(
            town, gain, Message.of("why.takes", place=PLACE[town], chance=round(100 * chance))
        )

    def hunger(self, commander: int, region: int) -> float:
        """The chance to starve a town: bread for the time, and nobody to relieve it."""
        position = self.position
        turns = position.stores[region]
        left = self._fractions_left()
        if turns > left or turns > position.provisions[commander] + weights.FORAGED:
            return 0.0
        return float(weights.STARVES * self.temper.patience**turns)

    def _fractions_left(self) -> int:
        position = self.position
        if position.setting.sheet is not None:
            return position.setting.sheet.length - position.fraction
        return 30

    def _battles(self, commander: int, ways: dict[int, float]) -> list[Goal]:
        """Enemy armies worth attacking, most of all those that besiege or threaten a town."""
        position, own = self.position, self.coalition
        found = []
        places = {position.at[c] for c in self.ground.enemy_armies}
        for place in places:
            far = ways.get(place, FAR)
            if far >= FAR or place in self.towns:
                continue
            enemies = position.enemies_at(place, own)
            if any(position.spared >> c & 1 for c in enemies):
                continue
            chance = odds.field(position, position.grand_army(commander), enemies)
            threat = self.ground.threat_from(place)
            if chance < self.temper.attack and not threat:
                continue
            worth = add_up(self.ground.strength(c) for c in enemies) * weights.ENEMY_ARMY
            worth *= self.temper.hunt
            if CHIEF_TOWNS >> place & 1 and position.friendly(REGION_OF[place], own):
                worth += weights.BESIEGER * self._lost_with(place)
            gain = (chance - (1 - chance) * self.temper.defeat) * worth + chance * threat
            gain *= self.later(far)
            why = Message.of("why.attacks", who=COMMANDER[enemies[0]], chance=round(100 * chance))
            found.append(Goal(place, gain, why))
        return found

    def _lost_with(self, town: int) -> float:
        """What the enemy would gain with an own town."""
        return self.enemy_towns.get(town, 0.0)

    @cached_property
    def enemy_towns(self) -> dict[int, float]:
        return targets.towns(self.position, 1 - self.coalition)

    # -- what the others ask -----------------------------------------------------------------------

    def goal(self, commander: int) -> Goal:
        """Where a contingent should go; a squadron's is the navy's affair."""
        found = self.goals.get(commander)
        if found is None:
            return Goal(self.position.at[commander], 0.0, _STAY)
        return found

    def next_step(self, commander: int, choices: list[int], can_halt: bool) -> tuple[int, Message]:
        """The next place on the way to the goal, or NOBODY to halt."""
        goal = self.goal(commander)
        position = self.position
        here = position.at[commander]
        if here == goal.place and can_halt:
            return NOBODY, goal.why
        step = self.ground.step_toward(commander, goal.place, choices)
        if can_halt and not self._is_wise(commander, step, goal):
            return NOBODY, Message.of("why.waits")
        return step, goal.why

    def _is_wise(self, commander: int, step: int, goal: Goal) -> bool:
        """Not into a battle that is not the goal, and not past it."""
        position = self.position
        back = self.ground.back(commander, goal.place)
        if back.get(step, FAR) >= back.get(position.at[commander], FAR):
            return False
        if step == goal.place:
            return is_sea(step) or has_room(position, commander, step)
        return not position.enemies_at(step, self.coalition)
