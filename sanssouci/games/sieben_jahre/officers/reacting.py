"""What is asked in between: stepping in out of turn, before and after fights, on the march."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sanssouci.games.sieben_jahre.atlas import (
    CHIEF_TOWNS,
    COMMANDER_INDEX,
    FLEET_PACE,
    IS_ADMIRAL,
    LEVEL,
    PLACE_INDEX,
    REGION_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.officers import navy, odds, orders, weights
from sanssouci.games.sieben_jahre.officers.planning import Plan
from sanssouci.games.sieben_jahre.officers.tempers import EVEN, Temper
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.raids import raiders
from sanssouci.games.sieben_jahre.strikes import strength as strike_strength
from sanssouci.games.sieben_jahre.units import (
    ARM_INDEX,
    ARTILLERY,
    combat_strength,
    strength_of,
)
from sanssouci.kernel import Action, Choice, Message

_HALT: Final = Action("halt")
_HOLD: Final = Action("hold")
_STAY: Final = Action("stay")


def _plan(position: Position, commander: int, temper: Temper = EVEN) -> Plan:
    return Plan(position, position.coalition(commander), temper)


# -- on the march --------------------------------------------------------------------------------


def move(position: Position, seat: str, legal: Sequence[Action], temper: Temper = EVEN) -> Choice:
    """The next step of a march or voyage."""
    c = position.phase.commander  # type: ignore[attr-defined]
    choices = [PLACE_INDEX[a.words[0]] for a in legal if a.verb == "go"]
    can_halt = _HALT in legal
    plan = _plan(position, c, temper)
    guide = navy.next_square if IS_ADMIRAL[c] else Plan.next_step
    step, why = guide(plan, c, choices, can_halt)
    if step == NOBODY:
        return Choice(_HALT, why)
    go = next(a for a in legal if a.verb == "go" and PLACE_INDEX[a.words[0]] == step)
    return Choice(go, why)


def storm(position: Position, seat: str, legal: Sequence[Action], temper: Temper = EVEN) -> Choice:
    """An army has come to a town: storm it or sit down before it (S23.9)."""
    frame = position.phase
    army, region = frame.army, frame.region  # type: ignore[attr-defined]
    plan = _plan(position, army, temper)
    chance = round(100 * odds.assault(position, army, region))
    if orders.wants_storm(plan, army, region):
        return Choice(Action("storm"), Message.of("why.storm_now", chance=chance))
    return Choice(_STAY, Message.of("why.starve", chance=chance))


def descent(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """A squadron has arrived before enemy towns, or has opened a landing."""
    frame = position.phase
    admiral = frame.admiral  # type: ignore[attr-defined]
    if Action("disembark") in legal:
        return Choice(Action("disembark"), Message.of("why.lands"))
    action = navy.wants_descent(_plan(position, admiral), admiral, legal)
    if action is None:
        return Choice(_STAY, Message.of("why.no_descent"))
    return Choice(action, Message.of("why.opens_landing", place=action.words[1]))


# -- before and after fights ----------------------------------------------------------------------


def disengage(
    position: Position, seat: str, legal: Sequence[Action], temper: Temper = EVEN
) -> Choice:
    """Leave before a battle that would be lost, but never a post (S26.3)."""
    frame = position.phase
    chief, enemies = frame.chief, frame.enemies  # type: ignore[attr-defined]
    plan = _plan(position, chief, temper)
    chance = 1 - odds.field(position, enemies, position.grand_army(chief))
    if chance < temper.leave and position.at[chief] not in plan.ground.posts:
        return Choice(Action("disengage"), Message.of("why.outnumbered"))
    return Choice(Action("stand"), Message.of("why.stand_fast"))


def retire(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Toward a friendly chief town, away from enemies; to a threatened capital if one is near."""
    c = position.phase.commander  # type: ignore[attr-defined]
    plan = _plan(position, c)

    def worth(action: Action) -> tuple[float, str]:
        place = PLACE_INDEX[action.words[0]]
        if is_sea(place):
            return 0.0, action
        region = REGION_OF[place]
        value = 0.0
        if position.friendly(region, plan.coalition):
            value += 3 + 3 * (CHIEF_TOWNS >> place & 1)
        if place in plan.ground.posts:
            value += 6
        value -= 2 * (place in plan.ground.uneasy)
        return value, action

    return Choice(max(legal, key=worth), Message.of("why.safest"))


def meet(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Squadrons are met one after another (S20.1)."""
    if legal[0].verb == "oppose":
        best = max(legal, key=lambda a: position.units(COMMANDER_INDEX[a.words[0]]))
        return Choice(best, Message.of("why.send_best"))
    frame = position.phase
    attacker = frame.attacker  # type: ignore[attr-defined]
    enemies = position.enemies_at(position.at[attacker], position.coalition(attacker))
    if odds.field(position, (attacker,), enemies[:1]) >= weights.ATTACK_AT:
        return Choice(Action("engage"), Message.of("why.fight_on"))
    return Choice(Action("desist"), Message.of("why.enough"))


# -- out of turn ---------------------------------------------------------------------------------


def raid(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Raid a convoy that stops close by (S14.11)."""
    frame = position.phase
    board = frame.board  # type: ignore[attr-defined]
    convoy = frame.convoy(position)  # type: ignore[attr-defined]
    near = raiders(position, board, convoy.army, convoy.at)
    goods = convoy.food + convoy.loads + 2 * bool(convoy.reserves)
    for c, distance in sorted(near.items(), key=lambda item: item[1]):
        cards = sum(pace >= 2 * distance for pace in FLEET_PACE) / len(FLEET_PACE)
        if cards * goods >= weights.WORTH_A_RAID and position.purse[board] > 5:
            action = next(a for a in legal if a.verb == "raid" and COMMANDER_INDEX[a.words[0]] == c)
            return Choice(action, Message.of("why.raid"))
    return Choice(_HOLD, Message.of("why.too_far"))


def detach(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """The best unit that is no artillery, against the weakest reserve."""
    raider = position.phase.raider  # type: ignore[attr-defined]

    def worth(action: Action) -> tuple[bool, int, int]:
        arm, target = (ARM_INDEX[word] for word in action.words)
        return arm != ARTILLERY, strength_of(position.troops[raider], arm), -target

    return Choice(max(legal, key=worth), Message.of("why.send_best"))


def strike(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Let natives or guerrillas fall upon the weakest brigade, if they are likely to win."""
    frame = position.phase
    kind, board = frame.kind, frame.board  # type: ignore[attr-defined]
    strikes = [a for a in legal if a.verb == "strike"]

    def defence(action: Action) -> int:
        return strength_of(
            position.troops[COMMANDER_INDEX[action.words[0]]], ARM_INDEX[action.words[1]]
        )

    weakest = min(strikes, key=defence)
    lead = strike_strength(position, kind) - defence(weakest)
    if position.purse[board] > weights.LEAST_FOR_ACTION and lead >= -1:
        return Choice(weakest, Message.of("why.ambush"))
    return Choice(_HOLD, Message.of("why.too_strong"))


def hold(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Burning one's own land costs a year's revenue."""
    return Choice(_HOLD, Message.of("why.not_our_land"))


def forage(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Take what the enemy's land has (S15.1)."""
    return Choice(legal[0], Message.of("why.forage"))


# -- tiles and commanders --------------------------------------------------------------------------


def hasten(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Good roads for a long way (S19.2)."""
    convoy = position.phase
    if len(convoy.way) >= weights.LONG_WAY:  # type: ignore[attr-defined]
        return Choice(Action("hasten"), Message.of("why.good_roads"))
    return Choice(_HOLD, Message.of("why.keep_tile"))


def relief(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """Somebody better takes over, or nobody does."""
    old = LEVEL[position.phase.commander]  # type: ignore[attr-defined]
    better = [a for a in legal if a.verb == "change" and LEVEL[COMMANDER_INDEX[a.words[1]]] < old]
    if better:
        best = min(better, key=lambda a: LEVEL[COMMANDER_INDEX[a.words[1]]])
        return Choice(best, Message.of("why.better_general"))
    return Choice(Action("cancel"), Message.of("why.good_enough"))


def two_generals(position: Position, seat: str, legal: Sequence[Action]) -> Choice:
    """The better general leads the stronger army (S28.1)."""
    landed, other = position.phase.commander, position.portuguese  # type: ignore[attr-defined]
    ahead = combat_strength(position.troops[landed]) - combat_strength(position.troops[other])
    if ahead * (LEVEL[other] - LEVEL[landed]) < 0:
        return Choice(legal[-1], Message.of("why.better_general"))
    return Choice(legal[0], Message.of("why.good_enough"))
