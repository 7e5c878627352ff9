"""Squadrons: carrying armies to where no road leads, and firing a way for them (S21.4, S29)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from sanssouci.games.sieben_jahre.areas import knows
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    DEFENCE,
    GARRISON,
    HARBOURS,
    IS_ADMIRAL,
    LEVEL,
    NEIGHBOURS,
    PLACE,
    PLACE_INDEX,
    REGION_OF,
    SQUARE_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.officers import odds, weights
from sanssouci.games.sieben_jahre.officers.planning import Plan
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.transport import is_sheltered
from sanssouci.games.sieben_jahre.units import combat_strength
from sanssouci.kernel import Action, Choice, Message

_STAY: Final = Message.of("why.stands_well")


@lru_cache(maxsize=128)
def sea_distances(square: int) -> dict[int, int]:
    """By square, how far it is by sea."""
    found, ring = {square: 0}, [square]
    for here in ring:
        for place in NEIGHBOURS[here]:
            if place not in found:
                found[place] = found[here] + 1
                ring.append(place)
    return found


def shores(plan: Plan, army: int) -> dict[int, float]:
    """By harbour town that an army can reach over sea alone, what its conquest is worth."""
    position = plan.position
    by_land = plan.ground.ways(army) if position.aboard[army] == NOBODY else {}
    return {
        town: worth
        for town, worth in plan.towns.items()
        if SQUARE_OF[town] >= 0
        and town not in by_land
        and knows(position, army, town)
        and not is_sheltered(town, SQUARE_OF[town])
    }


def _landing_chance(plan: Plan, army: int, town: int) -> float:
    """The chance to take a town from the sea once its garrison is cut to half."""
    position = plan.position
    region = REGION_OF[town]
    half = min(position.garrison[region], GARRISON[region] // 2) or position.garrison[region]
    strength = combat_strength(position.troops[army])
    chance = odds.assault_chance(
        strength, position.ammunition[army], 4 - LEVEL[army], half, position.loads[region],
        DEFENCE[region],
    )  # fmt: skip
    enemies = position.enemies_at(town, plan.coalition)
    if enemies:
        chance *= odds.field(position, (army,), enemies) * plan.temper.after
    return chance * weights.OPENED


def _mission(plan: Plan, admiral: int, army: int) -> tuple[int, float]:
    """The best shore for an army aboard a squadron, and what it promises."""
    position = plan.position
    far = sea_distances(position.at[admiral])
    best, gain = NOBODY, 0.0
    for town, worth in shores(plan, army).items():
        distance = far.get(SQUARE_OF[town])
        if distance is None:
            continue
        value = worth * _landing_chance(plan, army, town)
        value *= plan.temper.patience ** (distance / weights.SEA_PACE)
        if value > gain:
            best, gain = town, value
    return best, gain


def _passengers(plan: Plan, admiral: int) -> list[tuple[float, int]]:
    """The armies that a squadron could fetch, with what it would gain, the best first."""
    position = plan.position
    far = sea_distances(position.at[admiral])
    found = []
    for army in plan.ground.own_armies:
        place = position.at[army]
        if army in plan.ground.guards or not HARBOURS >> place & 1:
            continue
        if position.chief[army] != NOBODY or len(position.grand_army(army)) > 1:
            continue
        distance = far.get(SQUARE_OF[place])
        if distance is None or plan.position.board(army) != position.board(admiral):
            continue
        _, gain = _mission(plan, admiral, army)
        gain *= plan.temper.patience ** (distance / weights.SEA_PACE)
        if gain > plan.goal(army).gain:
            found.append((gain, army))
    return sorted(found, reverse=True)


def has_errand(position: Position, admiral: int) -> bool:
    """True if a squadron has somebody to carry somewhere."""
    plan = Plan(position, position.coalition(admiral))
    return position.passenger(admiral) != NOBODY or bool(_passengers(plan, admiral))


def goal(plan: Plan, admiral: int) -> tuple[int, float, Message]:
    """The square a squadron should be on, what that gains, and why."""
    position = plan.position
    here = position.at[admiral]
    army = position.passenger(admiral)
    if army != NOBODY:
        town, gain = _mission(plan, admiral, army)
        if town != NOBODY:
            why = Message.of("why.descends", who=COMMANDER[army], place=PLACE[town])
            return SQUARE_OF[town], gain, why
        return here, 0.0, _STAY
    if position.provisions[admiral] <= 1 or position.ammunition[admiral] < position.units(admiral):
        return _home(plan, admiral)
    fetched = _passengers(plan, admiral)
    if fetched:
        gain, army = fetched[0]
        why = Message.of("why.fetches", who=COMMANDER[army])
        return SQUARE_OF[position.at[army]], gain, why
    return here, 0.0, _STAY


def _home(plan: Plan, admiral: int) -> tuple[int, float, Message]:
    """The nearest square with a friendly harbour, for bread and powder."""
    position = plan.position
    far = sea_distances(position.at[admiral])
    rows = [
        (far[SQUARE_OF[p]], SQUARE_OF[p])
        for p in range(len(SQUARE_OF))
        if HARBOURS >> p & 1
        and SQUARE_OF[p] in far
        and position.friendly(REGION_OF[p], plan.coalition)
        and not position.is_closed(p, plan.coalition)
    ]
    if not rows:
        return position.at[admiral], 0.0, _STAY
    return min(rows)[1], weights.NO_BREAD / 2, Message.of("why.puts_in", who=COMMANDER[admiral])


def free_order(plan: Plan, legal: Sequence[Action]) -> Choice | None:
    """Take aboard whom one came for; put ashore who has nothing to do at sea."""
    position = plan.position
    for admiral in position.contingents_of(plan.coalition):
        if not IS_ADMIRAL[admiral] or position.at[admiral] < 0:
            continue
        army = position.passenger(admiral)
        if army == NOBODY:
            for gain, each in _passengers(plan, admiral):
                if SQUARE_OF[position.at[each]] != position.at[admiral]:
                    continue
                action = Action(f"embark {COMMANDER[each]} {COMMANDER[admiral]}")
                if gain > weights.WORTH_AN_ACTION and action in legal:
                    return Choice(action, Message.of("why.goes_aboard", who=COMMANDER[each]))
        elif _mission(plan, admiral, army)[0] == NOBODY:
            for town in _harbours(plan, admiral):
                action = Action(f"land {COMMANDER[army]} {PLACE[town]}")
                if action in legal:
                    return Choice(action, Message.of("why.goes_ashore", who=COMMANDER[army]))
    return None


def _harbours(plan: Plan, admiral: int) -> list[int]:
    square = plan.position.at[admiral]
    return [p for p in range(len(SQUARE_OF)) if SQUARE_OF[p] == square]


def deed(plan: Plan, c: int, action: Action) -> tuple[float, Action, Message]:
    """What an order of a squadron gains: a voyage, fire on a town, or repairs."""
    position = plan.position
    if action.verb in ("bombard", "descend"):
        return (
            _fire_gain(plan, c, PLACE_INDEX[action.words[1]]),
            action,
            Message.of("why.opens_landing", place=action.words[1]),
        )
    if action.verb == "repair":
        lost = position.mustered[c] - position.units(c)
        return weights.REPAIR * max(0, lost), action, Message.of("why.repairs")
    square, gain, why = goal(plan, c)
    return (0.0 if square == position.at[c] else gain), action, why


def _fire_gain(plan: Plan, admiral: int, town: int) -> float:
    army = plan.position.passenger(admiral)
    if army == NOBODY or town not in plan.towns:
        return 0.0
    return plan.towns[town] * _landing_chance(plan, army, town)


def wants_descent(plan: Plan, admiral: int, legal: Sequence[Action]) -> Action | None:
    """The town a squadron turns to at the end of its move, if that is worth the powder."""
    rows = [
        (_fire_gain(plan, admiral, PLACE_INDEX[a.words[1]]), a)
        for a in legal
        if a.verb in ("bombard", "descend")
    ]
    rows = [row for row in rows if row[0] > weights.WORTH_AN_ACTION]
    return max(rows)[1] if rows else None


def next_square(
    plan: Plan, admiral: int, choices: list[int], can_halt: bool
) -> tuple[int, Message]:
    """The next square of a voyage, round enemies if there is a way; NOBODY to stop."""
    position = plan.position
    square, _, why = goal(plan, admiral)
    here = position.at[admiral]
    if here == square and can_halt:
        return NOBODY, why
    far = sea_distances(square)

    def cost(place: int) -> tuple[float, int]:
        risk = 0.0
        enemies = position.enemies_at(place, plan.coalition)
        if enemies:
            risk = weights.SEA_FIGHT * (1 - odds.field(position, (admiral,), enemies))
        return far.get(place, 99) + risk, place

    best = min(choices, key=cost)
    if can_halt and far.get(best, 99) >= far.get(here, 99):
        return NOBODY, why
    assert is_sea(best)
    return best, why
