"""The captain: a careful staff officer for both sides and all armies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from sanssouci.games.crisis.officers import fighting, mobilizing, operating
from sanssouci.games.crisis.officers.learnt import leaning
from sanssouci.games.crisis.officers.tempers import EVEN, Temper, temper_named
from sanssouci.kernel import WEIGHTS_BY_HAND, Action, Choice, Message, Situation, View


class Captain:
    """Keeps nothing in mind between decisions, so that it may take over any game at any time."""

    name: ClassVar[str] = "captain"

    def __init__(self, temper: str = EVEN.name, weights: str = WEIGHTS_BY_HAND) -> None:
        self._temper = temper_named(temper)
        self._source = weights

    def choose(self, situation: Situation) -> Choice:
        if len(situation.legal) == 1:
            return Choice(situation.legal[0], Message.of("why.no_choice"))
        view = situation.view
        temper = leaning(self._temper, self._source, view["scenario"], situation.seat)
        return ANSWERS[view["phase"]](situation, temper)


class Lieutenant:
    """The captain's eye for what a single march can do, and for little of what comes of it."""

    name: ClassVar[str] = "lieutenant"

    def choose(self, situation: Situation) -> Choice:
        return _SHORT_OF_SIGHT.choose(situation)


_Answer = Callable[[Situation, Temper], Choice]


def _by_view(answer: Callable[[View, Sequence[Action]], Choice]) -> _Answer:
    """An answer for which view and legal list are enough."""
    return lambda situation, temper: answer(situation.view, situation.legal)


def _by_temper(answer: Callable[[View, Sequence[Action], Temper], Choice]) -> _Answer:
    """An answer that leans to something."""
    return lambda situation, temper: answer(situation.view, situation.legal, temper)


def _by_prompt(answer: Callable[[View, Message, Sequence[Action]], Choice]) -> _Answer:
    """An answer that must know what exactly is asked."""
    return lambda situation, temper: answer(situation.view, situation.prompt, situation.legal)


ANSWERS: Final[dict[str, _Answer]] = {
    "muster": _by_temper(mobilizing.muster),
    "operations": operating.spend,
    "party": operating.choose_party,
    "garrison": _by_prompt(fighting.garrison),
    "field_battles": _by_view(fighting.order),
    "fort_battles": _by_view(fighting.order),
    "battle_cards": _by_temper(fighting.commit),
    "field_battle": _by_temper(fighting.stand_or_leave),
    "pursuit": _by_view(fighting.pursue),
    "casualties": _by_prompt(fighting.casualties),
    "retreat": _by_view(fighting.retreat),
    "retreat_cost": _by_view(fighting.pay),
    "contingent": lambda situation, temper: fighting.contingent(situation.legal),
    "claim": _by_view(mobilizing.claim),
    "winter_mobilization": _by_view(mobilizing.order),
    "mobilization": _by_temper(mobilizing.mobilize),
    "winter_cards": _by_view(mobilizing.winter_cards),
    "discard": _by_view(mobilizing.discard),
}
"""By phase, who answers."""
_SHORT_OF_SIGHT: Final = Captain("short-sighted")
