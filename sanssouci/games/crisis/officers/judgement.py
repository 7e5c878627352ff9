"""What a search is told about The Great Crisis: captain's plans, aide's hand, prospects."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from sanssouci.games.crisis.officers import operating, prospects
from sanssouci.games.crisis.officers.aide import Aide
from sanssouci.games.crisis.officers.captain import Captain
from sanssouci.games.crisis.officers.learnt import leaning
from sanssouci.games.crisis.officers.operating import DONE
from sanssouci.games.crisis.officers.tempers import EVEN, Temper
from sanssouci.games.crisis.operations import Operations
from sanssouci.games.crisis.position import Position
from sanssouci.kernel import WEIGHTS_LEARNT, Action, Message, Plan, Policy, Situation, State

_TURNS_AHEAD: Final = 1
"""The rest of a turn: its phases take long enough."""
_UNDERTAKINGS: Final = 4
"""Undertakings that are tried beside the captain's own."""
_ANSWERS: Final = 5
"""Cards, garrisons and new units that are tried."""
_OPEN: Final = frozenset(
    {"muster", "garrison", "battle_cards", "field_battle", "pursuit", "retreat", "mobilization"}
)
"""Questions of which the first answers of the list are tried."""


class CrisisJudgement:
    """The captain's choice is the first plan; what he thinks next best is tried against it.

    Undertakings, rest, cards, garrisons, standing or leaving and new units are thought over. Hits,
    payments and discards are left to the captain.
    """

    captain_is_as_good: Final = True
    """The search has not been measured to beat him."""

    def __init__(self, weights: str = WEIGHTS_LEARNT) -> None:
        """``weights`` says by whose weights the seat plans; playouts go by the captain's own."""
        self._source = weights

    def with_weights(self, source: str) -> CrisisJudgement:
        return CrisisJudgement(source)

    def plans(self, state: State, seat: str, *, allow_asides: bool) -> Sequence[Plan]:
        assert isinstance(state, Position)
        legal = state.legal(seat)
        if len(legal) == 1:
            return [Plan((legal[0],), why=Message.of("why.no_choice"))]
        situation = Situation(seat, state, Random(0), allow_asides=False)
        choice = Captain(weights=self._source).choose(situation)
        first = Plan((choice.action,), why=choice.why)
        if isinstance(state.phase, Operations):
            temper = leaning(EVEN, self._source, state.setting.scenario.id, seat)
            return _among(first, _undertakings(situation, temper))
        if state.phase.name in _OPEN:
            return _among(first, [(0.0, action) for action in legal[:_ANSWERS]])
        return [first]

    def policy(self, rng: Random) -> Policy:
        return Aide(rng)

    def moment(self, state: State) -> int:
        assert isinstance(state, Position)
        return state.turn

    def horizon(self, state: State) -> int:
        return self.moment(state) + _TURNS_AHEAD

    def pace(self, state: State) -> float:
        return 0.25

    def worth(self, state: State, seat: str) -> float:
        assert isinstance(state, Position)
        return prospects.worth(state, seat)


def _among(first: Plan, ranked: Sequence[tuple[float, Action]]) -> list[Plan]:
    """The captain's choice in front, the others by how good they look."""
    best = max((worth for worth, _ in ranked), default=0.0)
    return [first] + [
        Plan((action,), exp(worth - best)) for worth, action in ranked if action != first.actions[0]
    ]


def _undertakings(situation: Situation, temper: Temper) -> list[tuple[float, Action]]:
    """What promises most for each point, one undertaking for each first march; rest; nothing."""
    orders = operating.weigh(situation, temper)
    best: dict[Action, float] = {}
    for each in orders.possible:
        gain = each.gain / each.points
        best[each.action] = max(gain, best.get(each.action, gain))
    ranked = sorted(((gain, action) for action, gain in best.items()), key=lambda pair: -pair[0])
    rests = [(deed.gain, deed.action) for deed in orders.recoveries[:1]]
    return [*ranked[:_UNDERTAKINGS], *rests, (0.0, DONE)]
