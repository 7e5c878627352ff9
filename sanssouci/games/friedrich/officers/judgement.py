"""What a search is told about Friedrich: the captain's plans, the aide's hand, the prospects."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from sanssouci.games.friedrich.atlas import GENERAL_COUNT
from sanssouci.games.friedrich.combat import Battle, Combat
from sanssouci.games.friedrich.movement import DONE, Movement
from sanssouci.games.friedrich.officers import prospects, recruiting, weights
from sanssouci.games.friedrich.officers.aide import Aide, QuickMarching, duel_answers, weigh_generals
from sanssouci.games.friedrich.officers.captain import Captain
from sanssouci.games.friedrich.officers.field_staff import FieldStaff
from sanssouci.games.friedrich.officers.marching import read_marches
from sanssouci.games.friedrich.officers.moments import STAGES, moment
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.retreat import Retreat
from sanssouci.kernel import Action, Plan, Situation, State

_MARCHES: Final = 5
_OF_A_GROUP: Final = 2
_DUEL_ANSWERS: Final = 6
_OTHERS: Final = 5


class FriedrichJudgement:

    def plans(self, state: State, seat: str, *, allow_asides: bool) -> Sequence[Plan]:
        assert isinstance(state, Position)
        legal = state.legal(seat)
        if len(legal) == 1:
            return [Plan((legal[0],), why="there is no choice")]
        situation = Situation(seat, state, Random(0), allow_asides=allow_asides)
        choice = Captain().choose(situation)
        first = Plan((choice.action,), why=choice.why)
        phase = state.phase
        if isinstance(phase, Movement):
            return _movement(state, phase, legal, first)
        if isinstance(phase, Battle):
            ranked = sorted(duel_answers(state, phase, legal), key=lambda answer: -answer[0])
            return _among(first, ranked[:_DUEL_ANSWERS])
        if isinstance(phase, Combat | Retreat):
            return _among(first, [(0.0, action) for action in legal[:_OTHERS]])
        return [first]

    def policy(self, rng: Random) -> Aide:
        return Aide(rng)

    def moment(self, state: State) -> int:
        assert isinstance(state, Position)
        return moment(state)

    def horizon(self, state: State) -> int:
        assert isinstance(state, Position)
        if isinstance(state.phase, Battle):
            return moment(state) + 1
        return moment(state) + STAGES

    def worth(self, state: State, seat: str) -> float:
        assert isinstance(state, Position)
        return prospects.worth(state, seat)


def _among(first: Plan, ranked: Sequence[tuple[float, Action]]) -> list[Plan]:
    """The captain's choice in front, the others by how good they look."""
    best = max((worth for worth, _ in ranked), default=0.0)
    return [first] + [
        Plan((action,), exp(worth - best)) for worth, action in ranked if action != first.actions[0]
    ]


def _movement(
    position: Position, phase: Movement, legal: Sequence[Action], first: Plan
) -> list[Plan]:
    staff = FieldStaff(position, phase.nation)
    verb = first.actions[0].verb
    if verb == "recruit":
        return [first, *_purchases(legal, first)]
    marching = QuickMarching(staff, read_marches(staff, legal))
    ranked = sorted(weigh_generals(marching), key=lambda order: -order[0])
    kept: list[tuple[float, Action]] = []
    of_group: dict[tuple[int, ...], int] = {}
    for gain, march in ranked:
        times = of_group[march.group] = of_group.get(march.group, 0) + 1
        if times <= _OF_A_GROUP:
            kept.append((gain, march.action))
            if len(kept) == _MARCHES:
                break
    if not kept:
        return [first]
    return _among(first, [*kept, (weights.WORTH_THE_MARCH, DONE)])


def _purchases(legal: Sequence[Action], first: Plan) -> list[Plan]:
    """Fewer or more, or none."""
    wanted, trains = map(int, first.actions[0].words)
    others = []
    for action in legal:
        if action.verb == "recruit" and action != first.actions[0]:
            troops, more_trains = map(int, action.words)
            if more_trains == trains and abs(troops - wanted) <= 2:
                others.append(Plan((action,), 0.5))
    return others
