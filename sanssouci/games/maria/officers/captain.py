"""The captain: a careful staff officer for every power and scenario."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from sanssouci.games.maria.atlas import ATLAS, NATION_OF
from sanssouci.games.maria.joining import MarchConsent
from sanssouci.games.maria.movement import DONE, EventMarch, Movement
from sanssouci.games.maria.officers import (
    duelling,
    envoys,
    light_troops,
    recruiting,
    statecraft,
)
from sanssouci.games.maria.officers.allotting import allot
from sanssouci.games.maria.officers.learnt import theatre_of, weights_from
from sanssouci.games.maria.officers.manner import EVENLY, Manner
from sanssouci.games.maria.officers.marching import Marching
from sanssouci.games.maria.officers.routes import March, read_marches
from sanssouci.games.maria.officers.staff import Staff, staffs_of
from sanssouci.games.maria.officers.tempers import temper_named
from sanssouci.games.maria.position import Position
from sanssouci.kernel import WEIGHTS_BY_HAND, Action, Choice, Message, Situation
from sanssouci.steps.officers.war_tempers import EVEN


class Captain:
    """Keeps nothing in mind between decisions, so that it may take over any game at any time."""

    name: ClassVar[str] = "captain"

    def __init__(self, temper: str = EVEN.name, weights: str = WEIGHTS_BY_HAND) -> None:
        self._temper = temper_named(temper)
        self._source = weights

    def choose(self, situation: Situation) -> Choice:
        if bargain := envoys.answer(situation) or envoys.offer(situation):
            return bargain
        if len(situation.legal) == 1:
            return Choice(situation.legal[0], Message.of("why.no_choice"))
        position = _position(situation)
        weights = weights_from(self._source, theatre_of(position), situation.seat)
        return ANSWERS[position.phase.name](situation, Manner(self._temper, weights))


class Lieutenant:
    """The captain's eye for marches and cards, but for no more than lies before him.

    Fortresses farther off, and what his own army covers, he does not see.
    """

    name: ClassVar[str] = "lieutenant"

    def choose(self, situation: Situation) -> Choice:
        return _SHORT_OF_SIGHT.choose(situation)


def _position(situation: Situation) -> Position:
    position = situation.world
    assert isinstance(position, Position)
    return position


def _move(situation: Situation, manner: Manner) -> Choice:
    """March with the generals, then with the trains, or put them back."""
    position = _position(situation)
    phase = position.phase
    assert isinstance(phase, Movement | EventMarch)
    nations = phase.nations if isinstance(phase, Movement) else (phase.nation,)
    weighed = weigh(position, situation.seat, nations, situation.legal, manner)
    order = best_order(weighed, trains=False)
    if order is not None:
        return order
    back = _train_put_back(weighed, situation.legal)
    return back or best_order(weighed, trains=True) or Choice(DONE, Message.of("why.stands_well"))


def weigh(
    position: Position,
    seat: str,
    nations: Sequence[int],
    legal: Sequence[Action],
    manner: Manner = EVENLY,
) -> list[Marching]:
    """The marches of each power that the seat leads in a stage."""
    return [
        Marching(staff, read_marches(staff, legal))
        for staff in staffs_of(position, seat, nations, manner).values()
    ]


def best_order(weighed: Sequence[Marching], *, trains: bool) -> Choice | None:
    """The march of generals, or of trains, that improves most, if one is worth it."""
    best: tuple[float, March, Marching] | None = None
    for marching in weighed:
        for gain, march in marching.ranked(trains=trains)[:1]:
            if gain > marching.staff.weights.worth_the_march and (best is None or gain > best[0]):
                best = (gain, march, marching)
    return None if best is None else Choice(best[1].action, best[2].why(best[1]))


def _train_put_back(weighed: Sequence[Marching], legal: Sequence[Action]) -> Choice | None:
    """A train that does far more on a fortress than where a march would bring it."""
    best: tuple[float, Action] | None = None
    offers = [action for action in legal if action.verb == "restore"]
    for marching in weighed if offers else ():
        marched: dict[int, float] = {}
        for gain, march in marching.ranked(trains=True):
            marched.setdefault(march.group[0], gain)
        for action in offers:
            train = ATLAS.piece_index[action.words[0]]
            if NATION_OF[train] == marching.staff.nation:
                gain = marching.convoys.put_back(action) - max(0.0, marched.get(train, 0.0))
                if gain > marching.staff.weights.put_back and (best is None or gain > best[0]):
                    best = (gain, action)
    return None if best is None else Choice(best[1], Message.of("why.train", city=best[1].words[1]))


def _command(situation: Situation) -> Choice:
    """Of two generals of one rank, the one whose power has more cards to play."""
    position = _position(situation)

    def cards(action: Action) -> int:
        if not action.words:
            return -1
        nation = NATION_OF[ATLAS.piece_index[action.words[0]]]
        return len(position.hands[nation])

    return Choice(max(situation.legal, key=cards), Message.of("why.more_cards"))


def _consent(situation: Situation, manner: Manner) -> Choice:
    """Agree to stand together where our general alone would be in greater danger."""
    position = _position(situation)
    phase = position.phase
    assert isinstance(phase, MarchConsent)
    end = phase.road[-1]
    together = [*phase.group, *(g for g in position.stack_at(end) if g not in phase.group)]
    own = [g for g in together if position.seat(NATION_OF[g]) == situation.seat]
    marching = Marching(Staff(position, NATION_OF[own[0]], manner=manner))
    alone = marching.alone(marching.stack(position.place[own[0]], own))
    joined = marching.alone(marching.stack(end, together))
    if joined > alone:
        return Choice(Action("agree"), Message.of("why.together"))
    return Choice(Action("refuse"), Message.of("why.alone"))


def _place(situation: Situation, manner: Manner) -> Choice:
    """Where the piece does most for us; of an enemy's piece, least."""
    position = _position(situation)

    def use(action: Action) -> float:
        piece, city = ATLAS.piece_index[action.words[0].split("+")[0]], ATLAS.index[action.words[1]]
        nation = NATION_OF[piece]
        staff = Staff(position, nation, situation.seat, manner)
        sign = 1 if position.seat(nation) == situation.seat else -1
        return sign * staff.ground.use(city)

    return Choice(max(situation.legal, key=use), Message.of("why.changes_most"))


def _spare(situation: Situation) -> Choice:
    return Choice(situation.legal[0], Message.of("why.commander_stays"))


_Answer = Callable[[Situation, Manner], Choice]


def _by_all(answer: Callable[[Situation], Choice]) -> _Answer:
    """An answer that all captains give alike."""
    return lambda situation, manner: answer(situation)


def _of_any_temper(answer: _Answer) -> _Answer:
    """An answer in which only weights count."""
    return lambda situation, manner: answer(situation, replace(manner, temper=EVEN))


ANSWERS: Final[dict[str, _Answer]] = {
    "allotment": _by_all(allot),
    "movement": _move,
    "event_march": _move,
    "command": _by_all(_command),
    "appointment": _by_all(_command),
    "march_consent": _of_any_temper(_consent),
    "train_payment": _of_any_temper(recruiting.payment),
    "recruit_payment": _of_any_temper(recruiting.payment),
    "hussar_payment": _of_any_temper(recruiting.payment),
    "mission_payment": _of_any_temper(recruiting.payment),
    "cover": _of_any_temper(recruiting.cover),
    "recruiting": recruiting.purchase,
    "placement": _of_any_temper(recruiting.placement),
    "combat": _of_any_temper(duelling.choose_attack),
    "battle": duelling.duel,
    "spare": _by_all(_spare),
    "retreat": _of_any_temper(duelling.retreat),
    "hussars": _by_all(light_troops.station),
    "naming_trump": _by_all(statecraft.trump),
    "bidding": _of_any_temper(statecraft.bid),
    "choosing": _of_any_temper(statecraft.choose),
    "sending": _of_any_temper(statecraft.send),
    "may_return": _by_all(statecraft.come_back),
    "drift": _of_any_temper(statecraft.drift),
    "election": _of_any_temper(statecraft.vote),
    "peace": _of_any_temper(statecraft.offer_peace),
    "peace_offered": _of_any_temper(statecraft.answer_peace),
    "reduction": _by_all(statecraft.reduction),
    "bavarian_subsidy": _by_all(statecraft.subsidy),
    "second_train": _of_any_temper(_place),
    "setting_down": _of_any_temper(_place),
}
"""By phase, who answers."""

_SHORT_OF_SIGHT: Final = Captain("short-sighted")
