"""What a search is told about Maria: the captain's plans, the aide's hand, the prospects."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from sanssouci.games.maria.combat import Battle, Combat
from sanssouci.games.maria.marching import parse_group
from sanssouci.games.maria.movement import DONE, Movement
from sanssouci.games.maria.officers import duelling, envoys, prospects
from sanssouci.games.maria.officers.aide import Aide
from sanssouci.games.maria.officers.captain import Captain, weigh
from sanssouci.games.maria.officers.learnt import theatre_of, weights_from
from sanssouci.games.maria.officers.manner import Manner
from sanssouci.games.maria.politics import Bidding, Choosing
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.recruitment import Recruiting
from sanssouci.games.maria.retreat import Retreat
from sanssouci.kernel import WEIGHTS_LEARNT, Action, Message, Plan, Policy, Situation, State

STAGES: Final = 7
"""Of a turn, counted from 1; what follows the last action stage is the sixth."""
_TURNS_AHEAD: Final = 1
"""A turn of six powers takes its time; a second would leave none for other worlds."""
_MARCHES: Final = 4
"""Marches that are tried beside the captain's own."""
_ANSWERS: Final = 5
"""Cards, combats, retreats and political choices that are tried."""
_PURCHASES_AROUND: Final = 2
"""Troops more or less than the captain would buy."""


class MariaJudgement:
    """The captain's choice is the first plan; what he thinks next best is tried against it.

    Marches, duels, combats, retreats, purchases, bids and political choices are thought over. In
    all else, payments and placements, hussars and missions, the captain's word is enough.
    """

    captain_is_as_good: Final = True
    """Eight playouts won 1 war of 10 in a seat in which a captain won 4."""

    def __init__(self, weights: str = WEIGHTS_LEARNT) -> None:
        """``weights`` says by whose weights the seat plans; playouts go by the captain's own."""
        self._source = weights

    def with_weights(self, source: str) -> MariaJudgement:
        return MariaJudgement(source)

    def plans(self, state: State, seat: str, *, allow_asides: bool) -> Sequence[Plan]:
        assert isinstance(state, Position)
        if allow_asides and (reply := envoys.answer(Situation(seat, state, Random(0)))):
            return [Plan((reply.action,), why=reply.why)]
        legal = state.legal(seat)
        if len(legal) == 1:
            return [Plan((legal[0],), why=Message.of("why.no_choice"))]
        captain = Captain(weights=self._source)
        manner = Manner(weights=weights_from(self._source, theatre_of(state), seat))
        choice = captain.choose(Situation(seat, state, Random(0), allow_asides=False))
        first = Plan((choice.action,), why=choice.why)
        phase = state.phase
        if isinstance(phase, Movement):
            return _among(first, _marches(state, phase, seat, legal, manner, choice.action))
        if isinstance(phase, Battle):
            answers = duelling.answers(state, legal, manner)[1]
            return _among(first, sorted(answers, key=lambda answer: -answer[0])[:_ANSWERS])
        if isinstance(phase, Combat | Retreat | Bidding | Choosing):
            return _among(first, [(0.0, action) for action in legal[:_ANSWERS]])
        if isinstance(phase, Recruiting):
            return _among(first, [(0.0, action) for action in _around(legal, choice.action)])
        return [first]

    def policy(self, rng: Random) -> Policy:
        return Aide(rng)

    def moment(self, state: State) -> int:
        assert isinstance(state, Position)
        return state.turn * STAGES + state.stage

    def horizon(self, state: State) -> int:
        return self.moment(state) + STAGES * _TURNS_AHEAD

    def pace(self, state: State) -> float:
        return 0.2

    def worth(self, state: State, seat: str) -> float:
        assert isinstance(state, Position)
        return prospects.worth(state, seat)


def _among(first: Plan, ranked: Sequence[tuple[float, Action]]) -> list[Plan]:
    """The captain's choice in front, the others by how good they look."""
    best = max((worth for worth, _ in ranked), default=0.0)
    return [first] + [
        Plan((action,), exp(worth - best)) for worth, action in ranked if action != first.actions[0]
    ]


def _marches(
    position: Position,
    phase: Movement,
    seat: str,
    legal: Sequence[Action],
    manner: Manner,
    first: Action,
) -> list[tuple[float, Action]]:
    """Other marches of the general whose turn it is; if nobody was to march, the best of all."""
    weighed = weigh(position, seat, phase.nations, legal, manner)
    orders = [order for marching in weighed for order in marching.ranked(trains=False)]
    orders.sort(key=lambda order: -order.gain)
    if first.verb in ("march", "bypass", "force"):
        leaders = set(parse_group(first.words[0]) or ())
        orders = [order for order in orders if not leaders.isdisjoint(order.march.group)]
        if not orders:  # only trains are left
            return []
    found = [(order.gain, order.march.action) for order in orders[:_MARCHES]]
    return found if first == DONE else [*found, (0.0, DONE)]


def _around(legal: Sequence[Action], first: Action) -> list[Action]:
    """Purchases of a few troops more or less."""
    bought = int(first.words[0]) if first.words else 0
    return [
        action
        for action in legal
        if abs((int(action.words[0]) if action.words else 0) - bought) <= _PURCHASES_AROUND
    ]
