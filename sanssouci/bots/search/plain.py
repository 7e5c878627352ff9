"""The judgement of somebody who knows the rules of a game and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sanssouci.kernel import Action, Plan, Policy, State, any_of, some_of

_MOST_PLANS = 256
"""Maximum number of plans sampled from a branching list."""


class PlainJudgement:
    """Every action is as good as another, games are played out at random, and the end counts."""

    def plans(self, state: State, seat: str, *, allow_asides: bool) -> Sequence[Plan]:
        return [Plan((action,)) for action in some_of(state.legal(seat), _MOST_PLANS)]

    def policy(self, rng: Random) -> Policy:
        def anything(state: State, seat: str) -> Action:
            return any_of(state.legal(seat), rng)

        return anything

    def moment(self, state: State) -> int:
        return 0

    def horizon(self, state: State) -> int:
        """Beyond every moment: only the outcome tells."""
        return 1

    def worth(self, state: State, seat: str) -> float:
        winners = state.outcome.winners if state.outcome else ()
        return 1 / len(winners) if seat in winners else 0.0
