"""F6 Armies: troops and the generals who command them. A stack's troops are one pool."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from sanssouci.games.friedrich import hidden
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    GENERAL_COUNT,
    MOST_TROOPS,
    NATION_OF,
    PIECE_ID,
)
from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.position import GONE, Position
from sanssouci.kernel import Action, Message


@cache
def _transfer_action(giver: int, taker: int, troops: int) -> Action:
    return Action.of("transfer", PIECE_ID[giver], PIECE_ID[taker], troops)


def transfers(position: Position, seat: str) -> list[Action]:
    """Every shift of troops inside a stack; open to the owner at any time (F6.4)."""
    actions: list[Action] = []
    troops = position.troops
    for nation in position.nations_of(seat):
        for stack in position.stacks(nation).values():
            if len(stack) > 1 and all(troops[general] for general in stack):
                for giver in stack:
                    for taker in stack:
                        if taker != giver:
                            most = min(troops[giver] - 1, MOST_TROOPS - troops[taker])
                            actions.extend(
                                _transfer_action(giver, taker, n) for n in range(1, most + 1)
                            )
    return actions


def why_no_transfer(position: Position, seat: str, action: Action) -> Message | None:
    index = ATLAS.piece_index
    words = action.words
    if len(words) != 3 or not words[2].isdigit() or words[0] not in index or words[1] not in index:
        return Message.of("refuse.transfer_form", "F6.4")
    giver, taker = index[words[0]], index[words[1]]
    if max(giver, taker) >= GENERAL_COUNT or giver == taker:
        return Message.of("refuse.transfer_form", "F6.4")
    if NATION_OF[giver] not in position.nations_of(seat):
        return Message.of("refuse.transfer_owner", "F6.4", general=words[0])
    if position.place[giver] < 0 or taker not in position.stack_of(giver):
        return Message.of("refuse.transfer_apart", "F6.4", giver=words[0], taker=words[1])
    return Message.of("refuse.transfer_size", "F6.1")


def transfer(position: Position, giver: str, taker: str, troops: str) -> None:
    index = ATLAS.piece_index
    position.troops[index[giver]] -= int(troops)
    position.troops[index[taker]] += int(troops)
    seat = position.seat(NATION_OF[index[giver]])
    position.tell("log.transfer", "F6.4", seat, giver=giver, taker=taker, troops=int(troops))


def add_troop(position: Position, stack: Sequence[int]) -> None:
    """One more troop for a stack; the highest rank with room takes it."""
    taker = next(general for general in stack if position.troops[general] < MOST_TROOPS)
    position.troops[taker] += 1


def lose_troops(position: Position, stack: Sequence[int], losses: int) -> list[int]:
    """Take losses off a stack (F6.5); returns the generals who left the map (F6.6).

    Troops come off the lowest rank first, down to one each; then generals leave, the lowest rank
    first, or the highest first by the letter of the first edition (F18.7).
    """
    troops = position.troops
    for general in reversed(stack):
        taken = min(losses, troops[general] - 1)
        troops[general] -= taken
        losses -= taken
    leaving = stack if position.setting.literal_text else stack[::-1]
    removed = list(leaving[:losses])
    for general in removed:
        position.take_off(general)
    return removed


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


def free_troop(position: Position, general: int, rule: str) -> None:
    """A named general gets a troop from fate, if he can (F11.9)."""
    if position.place[general] >= 0:
        stack = position.stack_of(general)
        if can_gain_one(position, stack):
            add_troop(position, stack)
            position.tell("log.free_troop", rule, general=PIECE_ID[general])


def fated_loss(position: Position, general: int, rule: str) -> None:
    """A named general loses a troop by fate, if his stack can spare it (F11.10)."""
    if position.place[general] >= 0:
        stack = position.stack_of(general)
        if can_lose_one(position, stack):
            lose_troops(position, stack, 1)
            position.tell("log.fated_loss", rule, general=PIECE_ID[general])


def gain_somewhere(position: Position, stack: Sequence[int], rule: str) -> None:
    """A free troop for a stack its owner has picked in secret (F11.9)."""
    hidden.merge_gainers(position, NATION_OF[stack[0]])
    add_troop(position, stack)
    _tell_choice(position, stack, "log.free_troop", "log.free_troop_somewhere", rule)


def lose_somewhere(position: Position, stack: Sequence[int], rule: str) -> None:
    """A troop lost by a stack its owner has picked in secret (F11.10)."""
    hidden.merge_losers(position, NATION_OF[stack[0]])
    lose_troops(position, stack, 1)
    _tell_choice(position, stack, "log.fated_loss", "log.fated_loss_somewhere", rule)


def _tell_choice(
    position: Position, stack: Sequence[int], own_key: str, public_key: str, rule: str
) -> None:
    nation = NATION_OF[stack[0]]
    position.tell(public_key, rule, nation=NATIONS[nation])
    position.tell(own_key, rule, position.seat(nation), general=PIECE_ID[stack[0]])
