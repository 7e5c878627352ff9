"""What a search is told about Friedrich: the captain's plans, the aide's hand, the prospects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final

from sanssouci.games.friedrich.atlas import GENERAL_COUNT
from sanssouci.games.friedrich.combat import Battle, Combat
from sanssouci.games.friedrich.movement import DONE, Movement, parse_group
from sanssouci.games.friedrich.nations import ROLES
from sanssouci.games.friedrich.officers import inference, prospects, recruiting
from sanssouci.games.friedrich.officers.aide import Aide, Stakes, duel_answers, may_buy
from sanssouci.games.friedrich.officers.captain import Captain
from sanssouci.games.friedrich.officers.field_staff import FieldStaff
from sanssouci.games.friedrich.officers.focus import astir
from sanssouci.games.friedrich.officers.learnt import theatre_of, weights_from
from sanssouci.games.friedrich.officers.manner import Manner
from sanssouci.games.friedrich.officers.moments import STAGES, moment
from sanssouci.games.friedrich.officers.quick_marching import QuickMarching, weigh
from sanssouci.games.friedrich.officers.routes import read_marches
from sanssouci.games.friedrich.officers.shared_stages import SharedStages
from sanssouci.games.friedrich.officers.tempers import MET
from sanssouci.games.friedrich.officers.weights import BY_HAND
from sanssouci.games.friedrich.officers.whole_stages import other_stages
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.recruitment import Placement
from sanssouci.games.friedrich.retreat import Retreat
from sanssouci.games.friedrich.tactical_cards import Discard
from sanssouci.kernel import WEIGHTS_LEARNT, Action, Message, Plan, Reason, Situation, State, Trust

_TURNS_AHEAD: Final = 2
"""What looks good after one turn is often bad after the enemy's second answer."""
_NEARBY: Final = 8
"""Pieces this far from what is decided march in a playout: they may come to it in two marches."""
_FIRST_TURN: Final = 0.3
"""Share of what a playout looks like after its first turn: chance has had less time there."""
_MARCHES: Final = 12
"""Marches that are tried beside the captain's own: those he ranks low are hardly worse."""
_DUEL_ANSWERS: Final = 5
_COMBATS_AND_RETREATS: Final = 5
_PLACES: Final = 4
_DISCARDS: Final = 4
_INSTEAD: Final = 8
"""Marches that are tried instead of a purchase."""
_PURCHASES_AROUND: Final = 2
"""Troops more or less than the captain would buy."""
_A_FEW_TROOPS: Final = 2
IF_LEARNT: Final = Trust(doubt=0.4, worlds=5)
"""A captain who has learnt is seldom wrong: one lucky world among a dozen plans must not overrule
him."""
_SHIFTS: Final = 3
"""So many shifts of troops may go before a march."""


class FriedrichJudgement:
    """The captain's choice is the first plan; what he thinks next best is tried against it.

    Marches, purchases, combats, duels, retreats, placements and discards are thought over. In all
    else, payments, the allotment, most of what fate asks, the captain's word is enough.
    """

    def __init__(self, weights: str = WEIGHTS_LEARNT) -> None:
        """``weights`` says by whose weights the seat itself plans and plays on."""
        self._source = weights

    def with_weights(self, source: str) -> FriedrichJudgement:
        return FriedrichJudgement(source)

    def _manner(self, position: Position, seat: str) -> Manner:
        theatre = theatre_of(position.setting.nations)
        return Manner(weights=weights_from(self._source, theatre, seat))

    def plans(self, state: State, seat: str, *, allow_asides: bool) -> Sequence[Plan]:
        assert isinstance(state, Position)
        legal = state.legal(seat)
        if len(legal) == 1:
            return [Plan((legal[0],), why=Message.of("why.no_choice"))]
        phase = state.phase
        captain = Captain(weights=self._source)
        first = _captains_plan(captain, state, seat, allow_asides=allow_asides)
        manner = self._manner(state, seat)
        if isinstance(phase, Movement):
            staff = FieldStaff(state, phase.nation, manner=manner)
            plans = _movement(staff, phase, legal, first)
            return self._with_whole_stages(state, seat, manner, plans)
        if isinstance(phase, Battle):
            stakes = Stakes.of(FieldStaff(state, phase.nation, manner=manner), phase)
            ranked = sorted(duel_answers(stakes, phase, legal), key=lambda answer: -answer[0])
            return _among(first, ranked[:_DUEL_ANSWERS])
        if isinstance(phase, Combat | Retreat):
            return _among(first, [(0.0, action) for action in legal[:_COMBATS_AND_RETREATS]])
        if isinstance(phase, Placement):
            staff = FieldStaff(state, phase.nation, manner=manner)
            return _among(first, recruiting.placements(staff, legal, QuickMarching)[:_PLACES])
        if isinstance(phase, Discard):
            return _among(first, [(0.0, action) for action in legal[:_DISCARDS]])
        return [first]

    def _with_whole_stages(
        self, position: Position, seat: str, manner: Manner, plans: Sequence[Plan]
    ) -> Sequence[Plan]:
        """The marshal by hand does without them, as he is the measure of the others."""
        if self._source != WEIGHTS_LEARNT or len(plans) == 1:
            return plans
        first, *others = plans
        stages = other_stages(position, seat, manner, first.actions[0])
        begun = {plan.actions[0] for plan in stages}
        return [first, *stages, *(plan for plan in others if plan.actions[0] not in begun)]

    def policy(self, rng: Random) -> Aide:
        return Aide(rng)

    def company(self, state: State, seat: str, plans: Sequence[Plan]) -> Callable[[Random], Aide]:
        """The seat itself plays on as it plans, the others are of any temper that is met.

        All are drawn at once: if they were drawn as they are met, a plan that meets an enemy
        sooner would have other luck from there on, and could not be compared.
        """
        assert isinstance(state, Position)
        nearby = astir(state, plans, _NEARBY)
        own = self._manner(state, seat)
        shared = SharedStages()

        def aide(rng: Random) -> Aide:
            manners = {role: Manner(rng.choice(MET)) for role in ROLES}
            return Aide(rng, (manners | {seat: own}).__getitem__, nearby, shared)

        return aide

    def belief(self, situation: Situation) -> Callable[[State], float]:
        return inference.belief(situation)

    def moment(self, state: State) -> int:
        assert isinstance(state, Position)
        return moment(state)

    def trust(self, state: State, seat: str) -> Trust:
        assert isinstance(state, Position)
        has_learnt = self._manner(state, seat).weights != BY_HAND
        return IF_LEARNT if has_learnt else Trust()

    def horizon(self, state: State) -> int:
        assert isinstance(state, Position)
        return moment(state) + STAGES * _TURNS_AHEAD

    def halfway(self, state: State) -> tuple[int, float]:
        """After the first of two turns; in the whole war it says nothing about the second."""
        assert isinstance(state, Position)
        share = 0.0 if state.setting.whole_war else _FIRST_TURN
        return moment(state) + STAGES, share

    def pace(self, state: State) -> float:
        assert isinstance(state, Position)
        return 0.03 if state.setting.whole_war else 0.015

    def worth(self, state: State, seat: str) -> float:
        assert isinstance(state, Position)
        return prospects.worth(state, seat)


def _captains_plan(captain: Captain, position: Position, seat: str, *, allow_asides: bool) -> Plan:
    """What the captain would do; if he shifts troops first, the march he means goes with it."""
    actions: list[Action] = []
    why: Reason = ""
    world = position
    while len(actions) <= _SHIFTS:
        may_shift = allow_asides and len(actions) < _SHIFTS
        meeting = _Bought if _has_bought(position) else Situation
        choice = captain.choose(meeting(seat, world, Random(0), allow_asides=may_shift))
        actions.append(choice.action)
        why = why or choice.why
        if choice.action.verb != "transfer":
            break
        world = world.clone()
        world.apply(seat, choice.action)
    return Plan(tuple(actions), why=why)


class _Bought(Situation):
    """A movement phase in which enough has been bought."""

    @property
    def legal(self) -> Sequence[Action]:
        return [action for action in self.world.legal(self.seat) if action.verb != "recruit"]


def _has_bought(position: Position) -> bool:
    """Purchases come first in a stage, so that playouts know when they are over."""
    phase = position.phase
    return isinstance(phase, Movement) and not may_buy(phase)


def _among(first: Plan, ranked: Sequence[tuple[float, Action]]) -> list[Plan]:
    """The captain's choice in front, the others by how good they look."""
    best = max((worth for worth, _ in ranked), default=0.0)
    return [first] + [
        Plan((action,), exp(worth - best)) for worth, action in ranked if action != first.actions[0]
    ]


def _movement(
    staff: FieldStaff, phase: Movement, legal: Sequence[Action], first: Plan
) -> list[Plan]:
    """Marches of the general whose turn it is, or what else there is to buy, or to do at last."""
    marching = QuickMarching(staff, read_marches(staff, legal))
    ranked = sorted(weigh(marching, marching.marches), key=lambda order: -order[0])
    if first.actions[0].verb == "recruit":
        unspent = [(gain, march.action) for gain, march in ranked[:_INSTEAD]] or [(0.0, DONE)]
        return _among(first, [*_other_purchases(legal, first.actions[0]), *unspent])
    bought = _forgone_purchases(legal) if may_buy(phase) else []
    leader = _group(first.actions[-1])
    if leader:  # the others have their turn later
        ranked = [order for order in ranked if not leader.isdisjoint(order[1].group)]
        kept = [(gain, march.action) for gain, march in ranked[:_MARCHES]]
        return _among(first, [*kept, *bought])
    if not ranked and not bought:  # only trains are left
        return [first]
    kept = [(gain, march.action) for gain, march in ranked[:_MARCHES]]
    return _among(first, [*kept, (0.0, DONE), *bought])


def _group(action: Action) -> set[int]:
    """The generals of a march."""
    if action.verb != "march":
        return set()
    return {piece for piece in parse_group(action.words[0]) or () if piece < GENERAL_COUNT}


def _forgone_purchases(legal: Sequence[Action]) -> list[tuple[float, Action]]:
    """What a captain who keeps his cards could have for them: a few troops."""
    offers = {int(a.words[0]): a for a in legal if a.verb == "recruit" and a.words[1] == "0"}
    few = min(max(offers, default=0), _A_FEW_TROOPS)
    return [(0.0, offers[few])] if few in offers else []


def _other_purchases(legal: Sequence[Action], first: Action) -> list[tuple[float, Action]]:
    """A few troops more or less, with as many trains."""
    wanted, trains = map(int, first.words)
    found: list[tuple[float, Action]] = []
    for action in legal:
        if action.verb == "recruit" and action != first:
            troops, other_trains = map(int, action.words)
            difference = abs(troops - wanted)
            if other_trains == trains and difference <= _PURCHASES_AROUND:
                found.append((-float(difference), action))
    return found
