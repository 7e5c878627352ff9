"""What a search is told about Sieben Jahre: the captain's plans and hand, and the prospects."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final, cast

from sanssouci.games.sieben_jahre.battle import Battle
from sanssouci.games.sieben_jahre.officers import fighting, orders, prospects
from sanssouci.games.sieben_jahre.officers.captain import answer
from sanssouci.games.sieben_jahre.officers.learnt import temper_from
from sanssouci.games.sieben_jahre.officers.tempers import Temper
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.kernel import WEIGHTS_LEARNT, Action, Message, Plan, Policy, State

_FRACTIONS_AHEAD: Final = 2
_DEEDS: Final = 4
"""Deeds that are tried beside the captain's own."""
_ANSWERS: Final = 6
"""Steps, cards and answers that are tried."""
_GAIN: Final = 10.0
"""A gain of a deed that makes it about three times as likely."""
_OPEN: Final = frozenset(
    {"move", "mode", "assault_offer", "descent_offer", "disengagement", "strike_offer"}
)
"""Questions of which every answer is tried, if there are few."""


class SiebenJahreJudgement:
    """The captain's choice is the first plan; what he thinks next best is tried against it.

    Actions, marches, assaults, battle cards and getting away are thought over. The budget, convoys
    and what costs no action are left to the captain.
    """

    captain_is_as_good: Final = True
    """Sixteen playouts won 16 games of 60 in seats in which a captain won 17."""

    def __init__(self, weights: str = WEIGHTS_LEARNT) -> None:
        """``weights`` says by whose weights the seat plans; playouts go by the captain's own."""
        self._source = weights

    def with_weights(self, source: str) -> SiebenJahreJudgement:
        return SiebenJahreJudgement(source)

    def plans(self, state: State, seat: str, *, allow_asides: bool) -> Sequence[Plan]:
        assert isinstance(state, Position)
        legal = state.legal(seat)
        if len(legal) == 1:
            return [Plan((legal[0],), why=Message.of("why.no_choice"))]
        temper = temper_from(self._source, state, seat)
        choice = answer(state, seat, temper)
        first = Plan((choice.action,), why=choice.why)
        phase = state.phase
        if phase.name == "actions":
            return _among(first, _deeds(state, legal, choice.action, temper))
        if phase.name == "battle":
            return _among(first, _cards(state, seat, legal))
        if phase.name in _OPEN:
            return _among(first, [(0.0, action) for action in legal[:_ANSWERS]])
        return [first]

    def policy(self, rng: Random) -> Policy:
        """The captain plays on: he knows no more of an imagined world than of the true one."""

        def decide(position: Position, seat: str) -> Action:
            return answer(position, seat).action

        return decide

    def moment(self, state: State) -> int:
        assert isinstance(state, Position)
        return state.date

    def horizon(self, state: State) -> int:
        return self.moment(state) + _FRACTIONS_AHEAD

    def pace(self, state: State) -> float:
        assert isinstance(state, Position)
        return 0.3 if state.setting.campaign else 0.02

    def worth(self, state: State, seat: str) -> float:
        assert isinstance(state, Position)
        return prospects.worth(state, seat)


def _among(first: Plan, ranked: Sequence[tuple[float, Action]]) -> list[Plan]:
    """The captain's choice in front, the others by how good they look."""
    best = max((gain for gain, _ in ranked), default=0.0)
    return [first] + [
        Plan((action,), exp(gain - best)) for gain, action in ranked if action != first.actions[0]
    ]


def _deeds(
    position: Position, legal: Sequence[Action], first: Action, temper: Temper
) -> list[tuple[float, Action]]:
    """Other deeds, and being content; what costs nothing is not thought over."""
    if first.verb not in orders.DEEDS and first != orders.END:
        return []
    ranked = sorted(
        orders.deeds(position, legal, temper), key=lambda deed: (-deed.gain, deed.action)
    )
    found = [(deed.gain / _GAIN, deed.action) for deed in ranked[:_DEEDS]]
    return [*found, (0.0, orders.END)]


def _cards(position: Position, seat: str, legal: Sequence[Action]) -> list[tuple[float, Action]]:
    battle = cast("Battle", position.phase)
    side = fighting.side_of(position, battle, seat)
    judged = fighting.judge_cards(position, battle, side, legal)
    ranked = sorted(((gain, action) for action, gain in judged.items()), reverse=True)
    found = ranked[:_ANSWERS]
    return [*found, *((0.0, action) for action in legal if action.verb == "withdraw")]
