"""The captain: a careful staff officer for every nation and scenario."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.movement import DONE
from sanssouci.games.friedrich.officers import duelling, fortunes, recruiting
from sanssouci.games.friedrich.officers.allotting import allot
from sanssouci.games.friedrich.officers.learnt import theatre_of, weights_from
from sanssouci.games.friedrich.officers.manner import Manner
from sanssouci.games.friedrich.officers.marching import Marching
from sanssouci.games.friedrich.officers.routes import read_marches
from sanssouci.games.friedrich.officers.staff import Staff, nation_named
from sanssouci.games.friedrich.officers.tempers import temper_named
from sanssouci.kernel import WEIGHTS_BY_HAND, Action, Choice, Message, Situation, View
from sanssouci.steps.officers.war_tempers import EVEN


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
        theatre = theatre_of(nation_named(sheet["id"]) for sheet in view["nations"])
        weights = weights_from(self._source, theatre, situation.seat)
        return ANSWERS[view["phase"]](situation, Manner(self._temper, weights))


class Lieutenant:
    """The captain's eye for marches and cards, but for no more than lies before him.

    What the enemy's next march could do, and what his own army covers, he does not see.
    """

    name: ClassVar[str] = "lieutenant"

    def choose(self, situation: Situation) -> Choice:
        return _SHORT_OF_SIGHT.choose(situation)


def _allot(situation: Situation, manner: Manner) -> Choice:
    left = int(dict(situation.prompt.args)["left"])
    return allot(situation.view, left, situation.legal)


def _move(situation: Situation, manner: Manner) -> Choice:
    """Recruit, then march with the generals, then with the trains."""
    staff = Staff.of_active(situation.view, manner)
    bought = recruiting.purchase(staff, situation.legal)
    if bought is not None:
        return bought
    marching = Marching(staff, read_marches(staff, situation.legal))
    best = marching.best()
    if best is None:
        return Choice(DONE, Message.of("why.stands_well"))
    shift = marching.shift(best, situation.asides)
    if shift is not None:
        return Choice(shift, marching.why(best))
    return Choice(best.march.action, marching.why(best))


def _duel(situation: Situation, manner: Manner) -> Choice:
    return duelling.duel(situation.view, situation.legal, manner)


def _pay(situation: Situation, manner: Manner) -> Choice:
    staff = Staff.of_active(situation.view, manner)
    return recruiting.payment(staff, situation.prompt, situation.legal)


def _retreat(situation: Situation, manner: Manner) -> Choice:
    view = situation.view
    beaten = view["retreat"]
    loser = Staff(view, nation_named(beaten["nation"]))
    return fortunes.retreat(loser, ATLAS.index[beaten["city"]], situation.legal)


def _exchange(situation: Situation, manner: Manner) -> Choice:
    return fortunes.exchange(situation.view, situation.prompt, situation.legal)


def _choose_stack(situation: Situation, manner: Manner) -> Choice:
    return fortunes.choose_stack(situation.view, situation.prompt, situation.legal)


def _by_view(answer: Callable[[View, Sequence[Action]], Choice]) -> _Answer:
    """An answer for which view and legal list are enough."""
    return lambda situation, manner: answer(situation.view, situation.legal)


def _by_staff(answer: Callable[[Staff, Sequence[Action]], Choice]) -> _Answer:
    """An answer for which the staff of the active nation and the legal list are enough."""
    return lambda situation, manner: answer(
        Staff.of_active(situation.view, manner), situation.legal
    )


_Answer = Callable[[Situation, Manner], Choice]

ANSWERS: Final[dict[str, _Answer]] = {
    "allotment": _allot,
    "movement": _move,
    "payment": _pay,
    "placement": _by_staff(recruiting.placement),
    "combat": _by_staff(duelling.choose_attack),
    "battle": _duel,
    "retreat": _retreat,
    "discard": _by_staff(fortunes.discard),
    "offensive": lambda situation, manner: fortunes.offensive(),  # no view is built for it
    "east_prussia": _by_view(fortunes.liberate),
    "choose_stack": _choose_stack,
    "exchange": _exchange,
    "renew_card": _by_view(fortunes.renew),
    "give_and_take": _by_view(fortunes.give),
    "partisans": _by_view(fortunes.raid),
    "retire": _by_view(fortunes.retire),
    "move_laudon": _by_view(fortunes.move_laudon),
    "chase": _by_view(fortunes.chase),
    "evasion": _by_view(fortunes.evade),
}
"""By phase, who answers."""

_SHORT_OF_SIGHT: Final = Captain("short-sighted")
