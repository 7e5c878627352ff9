"""How a position of The Great Crisis is likely to end, for those who look back on a war."""

from __future__ import annotations

from random import Random
from typing import Final

from sanssouci.games.crisis.officers import prospects
from sanssouci.games.crisis.officers.captain import Captain
from sanssouci.games.crisis.position import Position
from sanssouci.kernel import Policy, State, played_by

_TURNS_AHEAD: Final = 2


class CrisisAppraisal:
    """Captains play on for two turns, then the prospects tell."""

    def policy(self, rng: Random) -> Policy:
        return played_by(Captain(), rng)

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
