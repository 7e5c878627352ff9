"""Why an order among a board's actions is refused, and what one would do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sanssouci.games.sieben_jahre import strike_refusals, voyages
from sanssouci.games.sieben_jahre.areas import is_equipped
from sanssouci.games.sieben_jahre.atlas import (
    ARMY_PACE,
    COMMANDER,
    COMMANDER_INDEX,
    EVENT_COST,
    FLEET_PACE,
    IS_ADMIRAL,
)
from sanssouci.games.sieben_jahre.convoys import can_be_sent_to
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.provisions import on_sale
from sanssouci.kernel import Action, Message, Prospect

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.actions import Actions

_WITH_AN_EVENT = (
    "move", "voyage", "assault", "attack", "bombard", "repair", "restore", "convoy",
)  # fmt: skip


def explain(position: Position, frame: Actions, action: Action) -> Message | None:
    """The rule that forbids an order, if one of ours does."""
    words = action.words
    if action.verb in _WITH_AN_EVENT and not frame.left:
        return Message.of("refuse.no_actions", "S8.2")
    if not words or words[0] not in COMMANDER_INDEX:
        return strike_refusals.explain(position, action)
    who, c = words[0], COMMANDER_INDEX[words[0]]
    if not position.in_play(c):
        return Message.of("refuse.not_in_play", "S8.4", who=who)
    if position.board(c) != frame.board:
        return Message.of("refuse.other_board", "S8.4", who=who)
    if action.verb in ("move", "voyage"):
        return _why_not_move(position, c, who)
    if action.verb == "supply":
        if position.bought >> c & 1:
            return Message.of("refuse.bought", "S14.13", who=who)
        food, loads = on_sale(position, c)
        return Message.of("refuse.sells", "S14.5", provisions=food, ammunition=loads)
    if action.verb == "convoy" and not can_be_sent_to(position, frame.board, c):
        return Message.of("refuse.needs_nothing", "S14.4", who=who)
    if action.verb == "relieve":
        return Message.of("refuse.nobody_free", "S12.9", who=who)
    return strike_refusals.explain(position, action)


def _why_not_move(position: Position, commander: int, who: str) -> Message | None:
    if position.has_moved(commander):
        return Message.of("refuse.moved", "S8.4", who=who)
    if position.aboard[commander] != NOBODY:
        return Message.of("refuse.aboard", "S21.4", who=who)
    if position.chief[commander] != NOBODY:
        return Message.of("refuse.led", "S21.1", who=who)
    for each in position.grand_army(commander):
        if position.resting[each] >= position.date:
            return Message.of("refuse.resting", "S29.4", who=COMMANDER[each])
    if voyages.must_cross(position, commander):
        return Message.of("refuse.bound", "S28.1", who=who)
    if not is_equipped(position, commander):
        return Message.of("refuse.unequipped", "S7.5", who=who)
    return None


def foresee(position: Position, frame: Actions, action: Action) -> Iterable[Prospect]:
    """What an order costs, as far as one can tell before its Event is drawn."""
    if action.verb in _WITH_AN_EVENT:
        least, most = min(EVENT_COST), max(EVENT_COST)
        key = "foresee.event" if position.purse[frame.board] >= least else "foresee.unpaid"
        yield Prospect.of(key, "S8.3", least=least, most=most)
    if action.verb == "move":
        if _has_nowhere_to_go(position, COMMANDER_INDEX[action.words[0]]):
            yield Prospect.of("foresee.nowhere", "S10.2")
        yield from _short_of(position, COMMANDER_INDEX[action.words[0]])
    if action.verb == "supply":
        coins = sum(int(word) for word in action.words[1:])
        yield Prospect.of("foresee.costs", "S14.1", coins=coins)


def _has_nowhere_to_go(position: Position, commander: int) -> bool:
    """True if even the best Event would not let a contingent take a step: on an island, say."""
    from sanssouci.games.sieben_jahre import movement

    best = max(FLEET_PACE if IS_ADMIRAL[commander] else ARMY_PACE)
    return not movement.steps_from(position, commander, best)


def _short_of(position: Position, commander: int) -> Iterable[Prospect]:
    """Who marches eats (S14.3), and without powder nobody fights (S20.17)."""
    army = position.grand_army(commander)
    hungry = [COMMANDER[c] for c in army if not position.provisions[c]]
    if hungry:
        yield Prospect.of("foresee.hungers", "S16.1", *hungry, generals=" ".join(hungry))
    unarmed = [COMMANDER[c] for c in army if not position.ammunition[c]]
    if unarmed:
        yield Prospect.of("foresee.unarmed", "S20.17", *unarmed, generals=" ".join(unarmed))
