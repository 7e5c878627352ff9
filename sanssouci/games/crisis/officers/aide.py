"""The aide: the captain in a hurry, to play imagined worlds on.

He decides as the captain does, by the same weights and on the same view, but carries out what was
planned for a phase as far as single marches go, instead of judging all anew after every point.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from sanssouci.games.crisis.atlas import INDEX
from sanssouci.games.crisis.officers import operating
from sanssouci.games.crisis.officers.captain import ANSWERS
from sanssouci.games.crisis.officers.planning import Undertaking
from sanssouci.games.crisis.officers.tempers import EVEN, Temper
from sanssouci.games.crisis.operations import Operations, Party
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.units import BY_NAME
from sanssouci.kernel import Action, Situation

_MARCHES: Final = ("march", "pick", "assault")


class Aide:
    """Plays one imagined world on, for every seat; keeps the plan of a phase in mind."""

    def __init__(self, rng: Random, temper_of: Callable[[str], Temper] = lambda seat: EVEN) -> None:
        """``temper_of`` says of a seat what its player leans to."""
        self._rng = rng
        self._temper_of = temper_of
        self._phase: tuple[int, int, tuple[int, ...]] | None = None
        """Turn, army and chits of the phase that was planned last."""
        self._planned: list[Undertaking] = []
        """What is still to be done in it, the next one last."""
        self._begun: Undertaking | None = None
        """Whose party is being chosen."""

    def __call__(self, position: Position, seat: str) -> Action:
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        situation = Situation(seat, position, self._rng, allow_asides=False)
        phase = position.phase
        if isinstance(phase, Operations):
            return self._spend(position, situation)
        if isinstance(phase, Party) and self._is_begun(phase):
            assert self._begun is not None
            wanted = self._begun.party.count(BY_NAME[phase.unit_name()])
            return operating.nearest(legal, wanted)
        return ANSWERS[phase.name](situation, self._temper_of(seat)).action

    def _is_begun(self, party: Party) -> bool:
        if self._begun is None or self._begun.action.verb != "pick":
            return False
        start, end = self._begun.action.words[:2]
        return (INDEX[start], INDEX[end]) == (party.space, party.end)

    def _spend(self, position: Position, situation: Situation) -> Action:
        moment = position.turn, position.army, tuple(position.cup)
        legal = situation.legal
        if moment != self._phase:
            self._phase, self._planned = moment, []
        while self._planned:
            following = self._planned.pop()
            if following.action in legal:
                return self._begin(following)
        orders = operating.weigh(situation, self._temper_of(situation.seat))
        if orders.rest_is_better:
            return orders.recoveries[0].action
        chosen = orders.planned()
        if not chosen:
            return operating.DONE
        # An undertaking of several points is judged again when its first march is made.
        single = [each for each in chosen[1:] if each.points == 1 and each.action.verb in _MARCHES]
        self._planned = [] if chosen[0].points > 1 else single[::-1]
        return self._begin(chosen[0])

    def _begin(self, undertaking: Undertaking) -> Action:
        self._begun = undertaking
        return undertaking.action
