"""The aide: the captain in a hurry, to play imagined worlds on.

He decides as the captain does, by the same weights and on the same knowledge, but weighs the
likely marches of a stage only once and afterwards the best of them again, works out once what is
at stake in a combat, leaves hussars where they are, and offers nobody a deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Final

from sanssouci.games.maria.combat import Battle
from sanssouci.games.maria.hussars import HussarStage
from sanssouci.games.maria.movement import DONE, Movement
from sanssouci.games.maria.officers import duelling
from sanssouci.games.maria.officers.captain import ANSWERS
from sanssouci.games.maria.officers.duelling import Stakes
from sanssouci.games.maria.officers.manner import EVENLY, Manner
from sanssouci.games.maria.officers.marching import Marching, Order
from sanssouci.games.maria.officers.routes import March, read_marches
from sanssouci.games.maria.officers.staff import Staff, staffs_of
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Action, Situation
from sanssouci.steps.officers.card_odds import Count

_KEPT: Final = 12
"""How many marches of generals are weighed again after another one has been made."""
_KEPT_OF_A_GROUP: Final = 3
_LIKELY: Final = 6
"""How many marches of a group are weighed in the first place, beside those into battle."""


class Aide:
    """Plays one imagined world on, for every seat; keeps in mind what a stage has to offer."""

    def __init__(
        self, rng: Random, manner_of: Callable[[str], Manner] = lambda seat: EVENLY
    ) -> None:
        """``manner_of`` says of a seat how its player decides, and is asked once."""
        self._rng = rng
        self._manner_of = cache(manner_of)
        self._stages: dict[str, _Stage] = {}
        """By seat, the latest stage in which it marched."""
        self._stakes: dict[tuple[int, int, tuple[int, int], int], Stakes] = {}
        """By turn, stage, towns and side of a combat."""
        self._counts: dict[str, Count] = {}
        """By seat, the cards as it has counted them when the world began: a turn changes little."""

    def __call__(self, position: Position, seat: str) -> Action:
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        phase = position.phase
        if isinstance(phase, Movement):
            return self._move(position, phase, seat, legal)
        if isinstance(phase, Battle):
            return self._fight(position, phase, seat, legal)
        if isinstance(phase, HussarStage):
            return DONE
        situation = Situation(seat, position, self._rng, allow_asides=False)
        return ANSWERS[phase.name](situation, self._manner_of(seat)).action

    def _counted(self, staff: Staff) -> None:
        """Whoever plays a world on has counted before."""
        count = self._counts.get(staff.seat)
        if count is None:
            self._counts[staff.seat] = staff.count
        else:
            staff.count = count

    def _fight(
        self, position: Position, battle: Battle, seat: str, legal: Sequence[Action]
    ) -> Action:
        side = battle.turn
        staff = Staff(position, battle.nations[side], manner=self._manner_of(seat))
        self._counted(staff)
        key = (position.turn, position.stage, battle.cities, side)
        stakes = self._stakes.get(key)
        if stakes is None:
            stakes = self._stakes[key] = Stakes.of(staff, battle, side)
        answers = duelling.weigh_answers(staff, battle, stakes, legal)[1]
        return max(answers, key=lambda answer: answer[0])[1]

    def _move(
        self, position: Position, phase: Movement, seat: str, legal: Sequence[Action]
    ) -> Action:
        manner = self._manner_of(seat)
        moment = (position.turn, position.stage)
        stage = self._stages.get(seat)
        known = stage is not None and stage.moment == moment
        if stage is None or not known:
            stage = self._stages[seat] = _Stage(moment)
        while stage.ordered:
            ordered = stage.ordered.pop()
            if ordered in legal:  # a train may stand in the way of the other
                return ordered
        offered = _still(stage.shortlist, legal) if known else legal
        weighed: list[Marching] = []
        for staff in staffs_of(position, seat, phase.nations, manner).values():
            self._counted(staff)
            marches = read_marches(staff, offered)
            weighed.append(Marching(staff, marches if known else _likely(staff, marches)))
        orders = [order for marching in weighed for order in marching.ranked(trains=False)]
        orders.sort(key=lambda order: -order.gain)
        if not known:
            trains = [m.action for w in weighed for m in w.marches if m.is_train]
            stage.shortlist = _shortlist(orders) + trains
        if orders and orders[0].gain > manner.weights.worth_the_march:
            return orders[0].march.action
        stage.ordered = [DONE, *(action for w in weighed for action in _best_of_trains(w))]
        return stage.ordered.pop()


class _Stage:
    """What a seat has found out in one stage."""

    def __init__(self, moment: tuple[int, int]) -> None:
        self.moment = moment
        self.shortlist: list[Action] = []
        self.ordered: list[Action] = []
        """Settled already, the next one last."""


def _still(actions: Sequence[Action], legal: Sequence[Action]) -> list[Action]:
    """Those of some actions that may be taken now."""
    offered = set(legal)
    return [action for action in actions if action in offered]


def _likely(staff: Staff, marches: Sequence[March]) -> list[March]:
    """Of each group the marches to the best places and those that bring a battle; all of trains."""
    likely: list[March] = []
    by_group: dict[tuple[int, ...], list[March]] = {}
    for march in marches:
        if march.is_train or staff.beside_foes >> march.end & 1:
            likely.append(march)
        else:
            by_group.setdefault(march.group, []).append(march)
    use = staff.ground.use
    for of_group in by_group.values():
        likely += sorted(of_group, key=lambda march: -use(march.end) - march.taken)[:_LIKELY]
    return likely


def _shortlist(orders: Sequence[Order]) -> list[Action]:
    """The best marches of generals, not all of one group."""
    kept: list[Action] = []
    of_group: dict[tuple[int, ...], int] = {}
    for gain, march in orders:
        times = of_group[march.group] = of_group.get(march.group, 0) + 1
        if gain > 0 and times <= _KEPT_OF_A_GROUP and march.action not in kept:
            kept.append(march.action)
            if len(kept) == _KEPT:
                break
    return kept


def _best_of_trains(marching: Marching) -> list[Action]:
    """For each train its best march, if one is worth it."""
    best: dict[int, tuple[float, Action]] = {}
    for gain, march in marching.ranked(trains=True):
        train = march.group[0]
        if train not in best and gain > marching.staff.weights.worth_the_march:
            best[train] = (gain, march.action)
    return [action for _, action in sorted(best.values())]
