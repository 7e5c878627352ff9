"""F6 Armies: troops and the generals who command them. A stack's troops are one pool."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sanssouci.games.friedrich.atlas import (
    MOST_TROOPS,
    NATION_OF,
    PIECE_ID,
)
from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.position import Position
from sanssouci.steps.armies import ArmyRules, add_troop, lose_from_pool
from sanssouci.steps.field import GONE

ARMY_RULES: Final = ArmyRules(allotment="F1.14", size="F6.1", transfer="F6.4")


def lose_troops(position: Position, stack: Sequence[int], losses: int) -> list[int]:
    """Take losses off a stack (F6.5); returns the generals who left the map (F6.6).

    By the letter of the first edition the highest rank leaves first (F18.7).
    """
    literally = position.setting.literal_text
    return lose_from_pool(position, stack, losses, highest_leaves=literally)


def can_lose_one(position: Position, stack: Sequence[int]) -> bool:
    """A loss by fate never takes a general off the map (F11.10)."""
    return position.strength(stack) > len(stack)


def can_gain_one(position: Position, stack: Sequence[int]) -> bool:
    """A free troop needs room in the stack and under the nation's maximum (F11.9)."""
    nation = NATION_OF[stack[0]]
    return position.room(stack) > 0 and position.total(nation) < position.ceiling(nation)


def remove_for_good(position: Position, general: int, rule: str) -> None:
    """A general leaves the game; his stack takes over what troops it can hold (F6.7)."""
    if position.place[general] == GONE:
        return
    left = position.troops[general]
    if position.place[general] >= 0:
        for other in position.stack_of(general):
            if other != general:
                taken = min(left, MOST_TROOPS - position.troops[other])
                position.troops[other] += taken
                left -= taken
    position.tell("log.removed", rule, general=PIECE_ID[general], lost=left)
    position.take_off(general)
    position.place[general] = GONE


def free_troop(position: Position, general: int, rule: str) -> bool:
    """A named general gets a troop from fate, if he can (F11.9)."""
    if position.place[general] < 0:
        return False
    stack = position.stack_of(general)
    if not can_gain_one(position, stack):
        nation = NATION_OF[general]
        if position.total(nation) < position.ceiling(nation):
            position.reveal_strength(stack)  # it can only be full, as all can see
        return False
    add_troop(position, stack)
    position.tell("log.free_troop", rule, general=PIECE_ID[general])
    return True


def fated_loss(position: Position, general: int, rule: str) -> bool:
    """A named general loses a troop by fate, if his stack can spare it (F11.10)."""
    if position.place[general] < 0:
        return False
    stack = position.stack_of(general)
    if not can_lose_one(position, stack):
        position.reveal_strength(stack)  # all see that he has but one troop for each general
        return False
    lose_troops(position, stack, 1)
    position.tell("log.fated_loss", rule, general=PIECE_ID[general])
    return True


def gain_somewhere(position: Position, stack: Sequence[int], troops: int, rule: str) -> None:
    """Free troops for a stack its owner has picked in secret, one a general (F11.9, F18.4)."""
    nation = NATION_OF[stack[0]]
    position.merge_gainers(nation)
    for _ in range(troops):
        position.tell("log.free_troop_somewhere", rule, nation=NATIONS[nation])
    gain_each(position, stack, troops, rule)


def gain_everywhere(position: Position, nation: int, rule: str) -> None:
    """A free troop for every general, as far as his stack has room (F18.4).

    Strengths that are known stay known. Only if some had no room, and several pools leave open
    who that was, nobody can tell any more what each of these pools has gained.
    """
    stacks = list(position.stacks(nation).values())
    gains = [min(len(stack), position.room(stack)) for stack in stacks]
    if sum(gains) < sum(map(len, stacks)):
        position.merge_unsure_gainers(nation)
    for stack, gain in zip(stacks, gains, strict=True):
        gain_each(position, stack, gain, rule)
    position.tell("log.free_troops", rule, nation=NATIONS[nation], troops=sum(gains))


def gain_each(position: Position, stack: Sequence[int], troops: int, rule: str) -> None:
    """Troops for a stack, one for each general by rank; who is full leaves his to a comrade."""
    seat = position.seat(NATION_OF[stack[0]])
    for general in stack[:troops]:
        takers = (general, *stack)
        taker = next(each for each in takers if position.troops[each] < MOST_TROOPS)
        position.troops[taker] += 1
        position.tell("log.free_troop", rule, seat, general=PIECE_ID[taker])


def lose_somewhere(position: Position, stack: Sequence[int], rule: str) -> None:
    """A troop lost by a stack its owner has picked in secret (F11.10)."""
    nation = NATION_OF[stack[0]]
    position.merge_losers(nation)
    lose_troops(position, stack, 1)
    position.tell("log.fated_loss_somewhere", rule, nation=NATIONS[nation])
    position.tell("log.fated_loss", rule, position.seat(nation), general=PIECE_ID[stack[0]])
