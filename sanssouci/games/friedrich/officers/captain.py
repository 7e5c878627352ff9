"""The captain: a careful staff officer for every nation and scenario."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.movement import DONE
from sanssouci.games.friedrich.officers import duelling, fortunes, recruiting
from sanssouci.games.friedrich.officers.allotting import allot
from sanssouci.games.friedrich.officers.marching import Marching
from sanssouci.games.friedrich.officers.routes import read_marches
from sanssouci.games.friedrich.officers.staff import Staff, nation_named
from sanssouci.games.friedrich.officers.tempers import temper_named
from sanssouci.kernel import Action, Choice, Message, Situation, View
from sanssouci.steps.officers.war_tempers import EVEN, Temper


class Captain:
    """Keeps nothing in mind between decisions, so that it may take over any game at any time."""

    name: ClassVar[str] = "captain"

    def __init__(self, temper: str = EVEN.name) -> None:
        self._temper = temper_named(temper)

    def choose(self, situation: Situation) -> Choice:
        if len(situation.legal) == 1:
            return Choice(situation.legal[0], Message.of("why.no_choice"))
        return ANSWERS[situation.view["phase"]](situation, self._temper)


class Lieutenant:
    """The captain's eye for marches and cards, but for no more than lies before him.

    What the enemy's next march could do, and what his own army covers, he does not see.
    """

    name: ClassVar[str] = "lieutenant"

    def choose(self, situation: Situation) -> Choice:
        return _SHORT_OF_SIGHT.choose(situation)


def _allot(situation: Situation, temper: Temper) -> Choice:
    left = int(dict(situation.prompt.args)["left"])
    return allot(situation.view, left, situation.legal)


def _move(situation: Situation, temper: Temper) -> Choice:
    """Recruit, then march with the generals, then with the trains."""
    staff = Staff.of_active(situation.view, temper)
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


def _duel(situation: Situation, temper: Temper) -> Choice:
    return duelling.duel(situation.view, situation.legal, temper)


def _pay(situation: Situation, temper: Temper) -> Choice:
    staff = Staff.of_active(situation.view, temper)
    return recruiting.payment(staff, situation.prompt, situation.legal)


def _retreat(situation: Situation, temper: Temper) -> Choice:
    view = situation.view
    beaten = view["retreat"]
    loser = Staff(view, nation_named(beaten["nation"]))
    return fortunes.retreat(loser, ATLAS.index[beaten["city"]], situation.legal)


def _exchange(situation: Situation, temper: Temper) -> Choice:
    return fortunes.exchange(situation.view, situation.prompt, situation.legal)


def _choose_stack(situation: Situation, temper: Temper) -> Choice:
    return fortunes.choose_stack(situation.view, situation.prompt, situation.legal)


def _by_view(answer: Callable[[View, Sequence[Action]], Choice]) -> _Answer:
    """An answer for which view and legal list are enough."""
    return lambda situation, temper: answer(situation.view, situation.legal)


def _by_staff(answer: Callable[[Staff, Sequence[Action]], Choice]) -> _Answer:
    """An answer for which the staff of the active nation and the legal list are enough."""
    return lambda situation, temper: answer(
        Staff.of_active(situation.view, temper), situation.legal
    )


_Answer = Callable[[Situation, Temper], Choice]

ANSWERS: Final[dict[str, _Answer]] = {
    "allotment": _allot,
    "movement": _move,
    "payment": _pay,
    "placement": _by_staff(recruiting.placement),
    "combat": _by_staff(duelling.choose_attack),
    "battle": _duel,
    "retreat": _retreat,
    "discard": _by_staff(fortunes.discard),
    "offensive": _by_view(fortunes.offensive),
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
