"""The captain: a careful staff officer for all boards and all sheets of the book."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, cast

from sanssouci.games.sieben_jahre.officers import budget, convoying, fighting, orders, reacting
from sanssouci.games.sieben_jahre.officers.learnt import temper_from
from sanssouci.games.sieben_jahre.officers.tempers import EVEN, Temper, temper_named
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.kernel import WEIGHTS_BY_HAND, Action, Choice, Message, Situation

Answer = Callable[[Position, str, Sequence[Action]], Choice]
"""What an officer does in a position, of which he may look at all that his seat can see: here
everything but the enemy's battle cards."""

ANSWERS: Final[dict[str, Answer]] = {
    "aid": budget.aid,
    "ministry": budget.ministry,
    "settle": budget.settle,
    "experience": budget.experience,
    "stores": budget.stores,
    "loading": budget.stores,
    "purchases": budget.purchases,
    "guerrillas": budget.guerrillas,
    "purse_choice": budget.purse,
    "mode": orders.mode,
    "actions": orders.act,
    "move": reacting.move,
    "assault_offer": reacting.storm,
    "descent_offer": reacting.descent,
    "descent": reacting.descent,
    "disengagement": reacting.disengage,
    "flight": reacting.retire,
    "encounter": reacting.meet,
    "raid_offer": reacting.raid,
    "raid": reacting.detach,
    "strike_offer": reacting.strike,
    "scorching": reacting.hold,
    "foraging": reacting.forage,
    "consign": convoying.consign,
    "levy": convoying.levy,
    "convoy": reacting.hasten,
    "relief": reacting.relief,
    "two_generals": reacting.two_generals,
    "battle": fighting.choose_card,
    "advantage": fighting.advantage,
    "cancel_option": fighting.advantage,
    "skirmish": fighting.advantage,
    "recovery": fighting.recover,
    "loss": fighting.bear_loss,
    "target": fighting.strike,
    "clash": fighting.clash,
    "delay": fighting.delay,
}
"""By phase, who answers."""


_LEANING: Final = {
    "ministry": budget.ministry,
    "settle": budget.settle,
    "battle": fighting.choose_card,
    "actions": orders.act,
    "move": reacting.move,
    "assault_offer": reacting.storm,
    "disengagement": reacting.disengage,
}
"""The answers that depend on the temper."""


def answer(position: Position, seat: str, temper: Temper = EVEN) -> Choice:
    """What the captain does in a position that a seat cannot tell from the true one."""
    legal = position.legal(seat)
    if len(legal) == 1:
        return Choice(legal[0], Message.of("why.no_choice"))
    phase = position.phase.name
    if phase in _LEANING:
        return _LEANING[phase](position, seat, legal, temper)
    return ANSWERS[phase](position, seat, legal)


class Captain:
    """Keeps nothing in mind between decisions, so that it may take over any game at any time."""

    name: ClassVar[str] = "captain"

    def __init__(self, temper: str = EVEN.name, weights: str = WEIGHTS_BY_HAND) -> None:
        self._temper = temper_named(temper)
        self._source = weights

    def choose(self, situation: Situation) -> Choice:
        position, seat = cast("Position", situation.world), situation.seat
        return answer(position, seat, temper_from(self._source, position, seat, self._temper))


class Lieutenant:
    """The captain's eye for a chance, but for no more than lies before him."""

    name: ClassVar[str] = "lieutenant"

    def choose(self, situation: Situation) -> Choice:
        return _SHORT_OF_SIGHT.choose(situation)


_SHORT_OF_SIGHT: Final = Captain("short-sighted")
