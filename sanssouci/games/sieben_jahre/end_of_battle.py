"""S26 End of battle: the beaten leave the region, and the inferior may leave before a fight."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre import events
from sanssouci.games.sieben_jahre.areas import allowance, has_room, may_enter
from sanssouci.games.sieben_jahre.atlas import (
    CHIEF_TOWNS,
    COMMANDER,
    EVENT_COST,
    GARRISON,
    IS_ADMIRAL,
    NAME,
    NEIGHBOURS,
    PLACE,
    PLACE_COUNT,
    PLACE_INDEX,
    PROVINCES_OF,
    REGION_OF,
    SQUARE_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.battle_losses import drown
from sanssouci.games.sieben_jahre.commanders import army_has_quota
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.units import (
    ARMS,
    SHIPS,
    arms_of,
    combat_strength,
    count,
    strength_of,
    with_count,
)
from sanssouci.kernel import Action, Message, Phase, Prospect

_UNDRAWN: Final = -1
FAR_ENOUGH: Final = 2
"""How many squares a beaten squadron must get away (S26.2)."""


# -- where the beaten may go ----------------------------------------------------------------------


def _is_open(position: Position, commander: int, place: int) -> bool:
    """True if a retreat may lead to a place at all (S1.2, S4.3, S12.2)."""
    return may_enter(position, commander, place) and army_has_quota(position, commander, place)


def _is_free(position: Position, commander: int, place: int) -> bool:
    """True if a retreat may pass a place: no enemy army and no enemy garrison is there."""
    own = position.coalition(commander)
    return (
        _is_open(position, commander, place)
        and not position.enemies_at(place, own)
        and (is_sea(place) or not position.defended(place, own))
    )


def distances(position: Position, commander: int, most: int) -> dict[int, int]:
    """How far the places are that a contingent can retreat to, up to a limit."""
    start = position.at[commander]
    found, ring, steps = {start: 0}, [start], 0
    while ring and steps < most:
        steps += 1
        beyond: list[int] = []
        for here in ring:
            for place in NEIGHBOURS[here]:
                if place not in found and _is_free(position, commander, place):
                    found[place] = steps
                    beyond.append(place)
        ring = beyond
    return found


def _is_cut_off(position: Position, commander: int) -> bool:
    """True if a contingent cannot get by land from any province of its region into another region:
    on an island, or where all land beyond is closed to it (S26.1)."""
    region = REGION_OF[position.at[commander]]
    return not any(
        REGION_OF[place] != region and _is_open(position, commander, place)
        for here in PROVINCES_OF[region]
        for place in NEIGHBOURS[here]
    )


def _place_is_enough(position: Position, commander: int) -> bool:
    """True where the beaten need not leave the region but only the province (S26.1)."""
    return not GARRISON[REGION_OF[position.at[commander]]] or _is_cut_off(position, commander)


def get_away(position: Position, commander: int, place: int, steps: int) -> None:
    """Beaten contingents that march or sail far enough before they draw again draw no more."""
    start = position.at[commander]
    if is_sea(start):
        away = steps >= FAR_ENOUGH
    else:
        away = REGION_OF[place] != REGION_OF[start] or _place_is_enough(position, commander)
    if away:
        for c in position.grand_army(commander):
            position.fleeing &= ~(1 << c)


def ends(position: Position, commander: int, most: int, only_the_place: bool) -> list[int]:
    """Where a retreat may end: out of the region (S26.1), or two squares away (S26.2)."""
    start = position.at[commander]
    found = distances(position, commander, most)
    if is_sea(start):
        near = 1 if only_the_place else FAR_ENOUGH
        too_near = {start, *(NEIGHBOURS[start] if near > 1 else ())}
        return sorted(place for place in found if place not in too_near)
    near = only_the_place or _place_is_enough(position, commander)
    return sorted(
        place
        for place in found
        if place != start
        and (near or REGION_OF[place] != REGION_OF[start])
        and has_room(position, commander, place)
    )


def halts(position: Position, commander: int, most: int) -> list[int]:
    """Where a retreat ends that does not get out: as near to the way out as it comes (S26.1)."""
    start = position.at[commander]
    out = ends(position, commander, PLACE_COUNT, False)
    away = steps_to(out, distances(position, commander, PLACE_COUNT))
    reached = [
        place
        for place in distances(position, commander, most)
        if place in away and (place == start or has_room(position, commander, place))
    ]
    least = min((away[place] for place in reached), default=0)
    if start not in away or away[start] == least:
        return [start]
    return sorted(place for place in reached if away[place] == least)


# -- retreats -------------------------------------------------------------------------------------


def flee(position: Position, commander: int) -> None:
    """Let a beaten contingent leave, with whoever has joined it (S26.1); it leaves a chief who has
    not been beaten."""
    position.chief[commander] = NOBODY
    for c in position.grand_army(commander):
        position.fleeing &= ~(1 << c)
    if not ends(position, commander, PLACE_COUNT, False) and _re_embarks(position, commander):
        return
    position.push(Flight(commander))
    position.push(events.DrawEvent(position.board(commander)))


def draw_again(position: Position, board: int) -> None:
    """A board's turn begins: its beaten draw again, in a grand army with a chief beaten, too."""
    beaten = position.fleeing
    for c in reversed(position.contingents(board)):
        chief = position.chief[c]
        if beaten >> c & 1 and not (chief != NOBODY and beaten >> chief & 1):
            flee(position, c)


def _re_embarks(position: Position, army: int) -> bool:
    """True if an army with nowhere to go on land gets away on a squadron in its harbour."""
    place = position.at[army]
    if is_sea(place) or SQUARE_OF[place] < 0 or len(position.grand_army(army)) > 1:
        return False
    for admiral in position.friends_at(SQUARE_OF[place], position.coalition(army)):
        if IS_ADMIRAL[admiral] and position.passenger(admiral) == NOBODY:
            position.embark(army, admiral)
            position.take_the_field(army)
            position.tell("log.re_embarks", "S26.1", who=COMMANDER[army], to=COMMANDER[admiral])
            return True
    return False


def lose_weakest(position: Position, commander: int) -> None:
    """Take the weakest unit off a contingent; of equals in a grand army one of the larger.

    With a squad a brigade aboard goes down, as in battle (S21.4).
    """
    loser, arm = min(
        ((c, arm) for c in position.grand_army(commander) for arm in arms_of(position.troops[c])),
        key=lambda unit: (
            strength_of(position.troops[unit[0]], unit[1]), unit[1], -position.units(unit[0]),
        ),
    )  # fmt: skip
    troops = position.troops[loser]
    position.troops[loser] = with_count(troops, arm, count(troops, arm) - 1)
    position.leave_behind(loser)
    position.tell("log.pays_unit", "S26.1", who=COMMANDER[loser], arm=ARMS[arm])
    if arm == SHIPS:
        drown(position, loser)
    if not position.units(loser):
        position.tell("log.destroyed", "S20.19", who=COMMANDER[loser])
        position.remove(loser)


@dataclass(frozen=True, slots=True)
class Flight(Phase[Position]):
    """A contingent on its way out, once its Event is drawn."""

    name: ClassVar[str] = "flight"
    commander: int
    disengages: bool = False
    """True if it leaves before the fight, for which leaving the place is enough (S26.3)."""
    event: int = _UNDRAWN

    def drawn(self, position: Position, event: int) -> None:
        if self.disengages and not events.pay(position, position.board(self.commander), event):
            position.pop()
            return
        position.become(replace(self, event=event))

    def _ends(self, position: Position) -> list[int]:
        """Where it has got away."""
        most = allowance(position, self.commander, self.event)
        return ends(position, self.commander, most, self.disengages)

    def _goals(self, position: Position) -> list[int]:
        """Where it may go: the beaten who do not get out go as far as the card lets them."""
        if (found := self._ends(position)) or self.disengages:
            return found
        found = halts(position, self.commander, allowance(position, self.commander, self.event))
        return [place for place in found if place != position.at[self.commander]]

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat_for(self.commander)
        return () if seat is None or not self._goals(position) else (seat,)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.flight", "S26.1", who=COMMANDER[self.commander])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action(f"retire {PLACE[place]}") for place in self._goals(position)]

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        if not self._ends(position):
            yield Prospect.of("foresee.not_out", "S26.1")

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.retire", "S26.1")

    def retire(self, position: Position, seat: str, id: str) -> None:
        self._go(position, PLACE_INDEX[id])

    def proceed(self, position: Position) -> None:
        goals = self._goals(position)
        if goals:
            self._go(position, _toward_a_town(position, self.commander, goals))
            return
        position.pop()
        if self.disengages:
            position.tell("log.cannot_leave", "S26.3", who=COMMANDER[self.commander])
        else:
            self._fail(position)

    def _go(self, position: Position, place: int) -> None:
        from sanssouci.games.sieben_jahre import fantastic_war, scorched_earth

        got_out = bool(self._ends(position))
        position.pop()
        start = position.came_from = position.at[self.commander]
        if self.disengages and position.fleeing:
            steps = distances(position, self.commander, PLACE_COUNT)[place]
            get_away(position, self.commander, place, steps)
        position.put(self.commander, place)
        position.take_the_field(self.commander)
        fantastic_war.reach(position, self.commander)
        rule = "S26.3" if self.disengages else "S26.1"
        who = COMMANDER[self.commander]
        position.tell("log.retires", rule, who=who, start=PLACE[start], place=PLACE[place])
        if not got_out:
            self._fail(position)
        elif not is_sea(place):  # he may well come into land of the enemy's (S15.2)
            scorched_earth.offer(position, self.commander, REGION_OF[place])

    def _fail(self, position: Position) -> None:
        """It has not got away: a unit is lost, and whoever is left draws again next turn."""
        company = position.grand_army(self.commander)
        lose_weakest(position, self.commander)
        for c in company:
            if position.in_play(c):
                position.spared |= 1 << c
                position.fleeing |= 1 << c


def _toward_a_town(position: Position, commander: int, choices: Sequence[int]) -> int:
    """The BOT goes toward the nearest friendly chief town outside the region (SVI.4)."""
    start = position.at[commander]
    own = position.coalition(commander)
    free = distances(position, commander, PLACE_COUNT)
    towns = [
        place
        for place in free
        if not is_sea(place)
        and CHIEF_TOWNS >> place & 1
        and REGION_OF[place] != REGION_OF[start]
        and position.friendly(REGION_OF[place], own)
    ]
    nearest = sorted(towns, key=lambda place: (free[place], NAME[place]))[:1]
    away = steps_to(nearest, free)
    return min(choices, key=lambda place: (away.get(place, PLACE_COUNT), NAME[place]))


def steps_to(goals: Sequence[int], within: Container[int]) -> dict[int, int]:
    """By place, how far the nearest of some places is, on ways through certain others."""
    found, ring, steps = dict.fromkeys(goals, 0), list(goals), 0
    while ring:
        steps += 1
        beyond = []
        for here in ring:
            for place in NEIGHBOURS[here]:
                if place not in found and place in within:
                    found[place] = steps
                    beyond.append(place)
        ring = beyond
    return found


# -- disengagement --------------------------------------------------------------------------------


def is_inferior(position: Position, armies: Sequence[int], enemies: Sequence[int]) -> bool:
    """True if a force is clearly inferior: few loads, gaps in its ranks, or far fewer guns."""
    units = sum(position.units(c) for c in armies)
    own = sum(combat_strength(position.troops[c]) for c in armies)
    against = sum(combat_strength(position.troops[c]) for c in enemies)
    return (
        sum(position.ammunition[c] for c in armies) < units
        or units < sum(position.mustered[c] for c in armies)
        or 2 * against >= 3 * own
    )


@dataclass(frozen=True, slots=True)
class Disengagement(Phase[Position]):
    """An inferior force that is attacked may try to leave, out of turn (S26.3), and so may any
    force of a board that has stopped for the year (S8.5)."""

    name: ClassVar[str] = "disengagement"
    chief: int
    enemies: tuple[int, ...]

    def _has_stopped(self, position: Position) -> bool:
        return bool(position.stopped >> position.board(self.chief) & 1)

    def _may(self, position: Position) -> bool:
        armies = position.grand_army(self.chief)
        allowed = self._has_stopped(position) or is_inferior(position, armies, self.enemies)
        return allowed and bool(ends(position, self.chief, PLACE_COUNT, True))

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat_for(self.chief)
        return (seat,) if seat is not None and self._may(position) else ()

    def prompt(self, position: Position, seat: str) -> Message:
        if self._has_stopped(position):
            return Message.of("prompt.disengage_stopped", "S8.5", who=COMMANDER[self.chief])
        return Message.of("prompt.disengage", "S26.3", who=COMMANDER[self.chief])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action("stand"), Action("disengage")]

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        if action.verb == "disengage":
            least, most = min(EVENT_COST), max(EVENT_COST)
            yield Prospect.of("foresee.event", "S26.3", least=least, most=most)

    def stand(self, position: Position, seat: str) -> None:
        position.tell("log.stands_fast", "S26.3", who=COMMANDER[self.chief])
        position.pop()

    def disengage(self, position: Position, seat: str) -> None:
        board = position.board(self.chief)
        position.owed[board] += 1
        position.tell("log.disengages", "S26.3", who=COMMANDER[self.chief])
        position.become(Flight(self.chief, disengages=True))
        position.push(events.DrawEvent(board))

    def proceed(self, position: Position) -> None:
        """The BOT disengages only if it has no loads left (SVI.4)."""
        armies = position.grand_army(self.chief)
        bot = position.seat_for(self.chief) is None and position.purse[position.board(self.chief)]
        if bot and self._may(position) and not sum(position.ammunition[c] for c in armies):
            self.disengage(position, "")
        else:
            position.pop()
