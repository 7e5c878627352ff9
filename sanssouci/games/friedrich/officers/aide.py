"""The aide: the captain in a hurry, to play imagined worlds on.

He decides as the captain does, by the same weights and on the same knowledge, but weighs all
marches of a stage only once and afterwards the best of them again, shifts no troops inside a
stack, and takes the enemy's cards for one of a few typical hands.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from sanssouci.games.friedrich.atlas import ATLAS, GENERAL_COUNT, GENERALS, GRAPH
from sanssouci.games.friedrich.combat import Battle, Combat
from sanssouci.games.friedrich.deck import RESERVE, RESERVE_MOST, SUIT, VALUE
from sanssouci.games.friedrich.movement import ALL_PIECES, DONE, Movement
from sanssouci.games.friedrich.officers import fortunes, recruiting
from sanssouci.games.friedrich.officers.captain import ANSWERS
from sanssouci.games.friedrich.officers.convoys import Convoys
from sanssouci.games.friedrich.officers.counting import Count
from sanssouci.games.friedrich.officers.duelling import (
    Duel,
    barred_by,
    choose_attack,
    kept_by,
    point_worth,
)
from sanssouci.games.friedrich.officers.field_staff import FieldStaff
from sanssouci.games.friedrich.officers.manner import EVENLY, Manner
from sanssouci.games.friedrich.officers.quick_marching import QuickMarching, Stage, weigh
from sanssouci.games.friedrich.officers.routes import March, read_marches
from sanssouci.games.friedrich.officers.shared_stages import Played, SharedStages, what_decides
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.recruitment import Payment, Placement, purchases
from sanssouci.games.friedrich.retreat import Retreat
from sanssouci.games.friedrich.tactical_cards import Discard
from sanssouci.kernel import Action, Situation
from sanssouci.steps.officers.duelling import QuickDuel, is_telling, suit_cards, worth_of

_GENERALS_OF: Final = tuple(sum(1 << general for general in generals) for generals in GENERALS)
_KEPT: Final = 12
"""How many marches of generals are weighed again after another one has been made."""
_KEPT_OF_A_GROUP: Final = 3
_LIKELY: Final = 6
"""How many marches of a group are weighed in the first place, beside those into battle."""


class _Noted(NamedTuple):
    """A stage as far as it has been thought through."""

    key: Hashable
    staff: FieldStaff
    actions: list[Action]


class Aide:
    """Plays one imagined world on, for every seat; keeps in mind what a stage has to offer."""

    def __init__(
        self,
        rng: Random,
        manner_of: Callable[[str], Manner] = lambda seat: EVENLY,
        astir: int = ALL_PIECES,
        shared: SharedStages | None = None,
    ) -> None:
        """``manner_of`` says of a seat how its player decides, and is asked once; pieces that are
        not ``astir`` stay where they are. Stages are ``shared`` with other aides for whom the same
        pieces are."""
        self._rng = rng
        self._astir = astir
        self._shared = shared
        self._noted: _Noted | None = None
        """The stage that is being thought through, to be shared."""
        self._repeated: list[Action] = []
        """What another aide has done in the same stage, the next one last."""
        self._manner_of = cache(manner_of)
        self._moment: tuple[int, int] | None = None
        """The turn and nation of the stage."""
        self._stage: Stage | None = None
        self._shortlist: list[Action] = []
        self._ordered: list[Action] = []
        """Settled already, the next one last."""
        self._staffs: dict[int, FieldStaff] = {}
        self._stakes: dict[tuple[int, int, tuple[int, int]], Stakes] = {}
        """By turn, nation and cities of a combat."""
        self._placings: dict[tuple[int, int], Callable[[Action], float]] = {}
        """By turn and nation, what each place does for what has been bought."""
        self._counts: dict[str, Count] = {}
        """By seat, the cards as it has counted them when the world began: a turn changes little."""

    def __call__(self, position: Position, seat: str) -> Action:
        phase = position.stack[-1]
        if isinstance(phase, Movement):
            return self._move(position, phase, seat)
        legal = position.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if isinstance(phase, Battle):
            stakes = self._stakes_of(position, phase)
            return max(duel_answers(stakes, phase, legal), key=lambda answer: answer[0])[1]
        if isinstance(phase, Retreat):
            loser = FieldStaff(position, phase.loser, seat)
            return fortunes.retreat(loser, phase.city, legal).action
        if isinstance(phase, Placement):
            return self._place(position, phase.nation, legal)
        if isinstance(phase, Payment):
            staff = self._staff(position, phase.nation)
            return recruiting.payment(staff, phase.prompt(position, seat), legal).action
        if isinstance(phase, Combat):
            return choose_attack(self._staff(position, phase.nation), legal).action
        if isinstance(phase, Discard):
            return fortunes.discard(self._staff(position, phase.nation), legal).action
        return ANSWERS[phase.name](Situation(seat, position, self._rng), EVENLY).action

    def _staff(self, position: Position, nation: int) -> FieldStaff:
        """The staff of a nation, mended if it can be."""
        staff = self._staffs.get(nation)
        if staff is None or not staff.mend():
            count = self._counts.get(position.controllers[nation])
            manner = self._manner_of(position.controllers[nation])
            staff = self._staffs[nation] = FieldStaff(position, nation, count=count, manner=manner)
            self._counts[staff.seat] = staff.count
        return staff

    def _place(self, position: Position, nation: int, legal: Sequence[Action]) -> Action:
        """Where the next of the new forces goes; a nation buys once in a turn."""
        purchase = (position.turn, nation)
        worth = self._placings.get(purchase)
        if worth is None:
            staff = self._staff(position, nation)
            worth = self._placings[purchase] = recruiting.placing(staff, QuickMarching)
        return max(legal, key=worth)

    def _stakes_of(self, position: Position, battle: Battle) -> Stakes:
        """What is at stake for the side to play, which no card of a combat changes."""
        key = (position.turn, battle.nation, battle.cities)
        found = self._stakes.get(key)
        if found is None:
            found = self._stakes[key] = Stakes.of(self._staff(position, battle.nation), battle)
        else:
            found.staff.recount()
        return found

    def _move(self, position: Position, phase: Movement, seat: str) -> Action:
        if not self._astir & _GENERALS_OF[phase.nation]:
            return DONE
        moment = (position.turn, phase.nation)
        if self._shared is None:
            if self._moment == moment:
                return self._go_on(position, phase, seat)
            return self._begin(position, phase, self._staff(position, phase.nation), moment)
        if self._moment == moment:
            if self._repeated:
                return self._repeated.pop()
            return self._note(self._go_on(position, phase, seat))
        staff = self._staff(position, phase.nation)
        key = what_decides(staff, phase)
        played = self._shared.get(key)
        if played is None:
            self._noted = _Noted(key, staff, [])
            return self._note(self._begin(position, phase, staff, moment))
        if played.knowledge is None:
            return played.actions[0]
        self._moment = moment
        staff.adopt(played.knowledge)
        self._repeated = [*reversed(played.actions)]
        return self._repeated.pop()

    def _note(self, action: Action) -> Action:
        """Note what is done in a stage that is shared, and share it when it is complete."""
        if self._noted is not None and self._shared is not None:
            key, staff, actions = self._noted
            actions.append(action)
            is_purchase = action.verb == "recruit"
            if is_purchase or action == DONE:
                self._noted = None
                if is_purchase:
                    self._shared.keep(key, Played((action,), None))
                elif self._staffs[staff.nation] is staff:
                    self._shared.keep(key, Played((*actions,), staff.knowledge()))
        return action

    def _begin(
        self, position: Position, phase: Movement, staff: FieldStaff, moment: tuple[int, int]
    ) -> Action:
        """Buy, or weigh all marches of the stage and make the best of them."""
        if may_buy(phase):
            offers = purchases(position, phase, position.stacks(phase.nation))
            bought = recruiting.purchase(staff, offers)
            if bought is not None:
                return bought.action
        self._stage = Stage(staff, read_marches(staff, phase.marches(position, self._astir)))
        marching = self._stage.marching
        generals = sorted(weigh(marching, _likely(marching)), key=lambda order: -order[0])
        self._moment, self._shortlist = moment, _shortlist(marching, generals)
        self._ordered = []
        if generals and generals[0][0] > staff.weights.worth_the_march:
            return generals[0][1].action
        return self._order_trains(marching)

    def _go_on(self, position: Position, phase: Movement, seat: str) -> Action:
        """Another march of a stage that has been weighed before."""
        while self._ordered:
            ordered = self._ordered.pop()
            if phase.allows(position, seat, ordered):  # a train may stand in the way of the other
                return ordered
        staff = self._staff(position, phase.nation)
        marches = read_marches(staff, _still(self._shortlist, phase.marches(position, self._astir)))
        if self._stage is not None and self._stage.staff is staff:
            marching = self._stage.resume(marches)
        else:
            self._stage = Stage(staff, marches)
            marching = self._stage.marching
        best = max(weigh(marching, marches), key=lambda order: order[0], default=None)
        if best is not None and best[0] > staff.weights.worth_the_march:
            return best[1].action
        return self._order_trains(marching)

    def _order_trains(self, marching: QuickMarching) -> Action:
        self._ordered = [DONE, *_best_of_trains(marching)]
        return self._ordered.pop()


def _still(actions: Sequence[Action], legal: Sequence[Action]) -> list[Action]:
    """Those of some actions that may be taken now."""
    offered = set(legal)
    return [action for action in actions if action in offered]


def may_buy(phase: Movement) -> bool:
    """A purchase comes before the marches, and there is only one."""
    return not (phase.moved or phase.reinforced or phase.arrived)


def _likely(marching: QuickMarching) -> list[March]:
    """Of each group the marches to the best places and those that bring a battle."""
    beside_foes = 0
    for foe in marching.staff.foes:
        beside_foes |= GRAPH.touching[foe.city]
    by_group: dict[tuple[int, ...], list[March]] = {}
    likely: list[March] = []
    for march in marching.marches:
        if beside_foes >> march.end & 1:
            likely.append(march)
        else:
            by_group.setdefault(march.group, []).append(march)
    use = marching.ground.use
    for marches in by_group.values():
        likely += sorted(marches, key=lambda march: -use(march.end) - march.taken)[:_LIKELY]
    return likely


def _shortlist(marching: QuickMarching, generals: list[tuple[float, March]]) -> list[Action]:
    """The best marches of generals, not all of one group, and those of the trains."""
    kept: list[Action] = []
    of_group: dict[tuple[int, ...], int] = {}
    for gain, march in generals:
        times = of_group[march.group] = of_group.get(march.group, 0) + 1
        if gain > 0 and times <= _KEPT_OF_A_GROUP:
            kept.append(march.action)
            if len(kept) == _KEPT:
                break
    return kept + [m.action for m in marching.marches if m.group[0] >= GENERAL_COUNT]


def _best_of_trains(marching: QuickMarching) -> list[Action]:
    """For each train its best march, if one is worth it."""
    convoys = Convoys(marching.staff)
    best: dict[int, tuple[float, Action]] = {}
    for march in marching.marches:
        train = march.group[0]
        if train >= GENERAL_COUNT:
            gain = convoys.gain(march)
            if gain > best.get(train, (marching.staff.weights.worth_the_march, DONE))[0]:
                best[train] = (gain, march.action)
    return [action for _, action in sorted(best.values())]


# -- duels ---------------------------------------------------------------------------------------


class Stakes(NamedTuple):
    """A combat as one side sees it."""

    staff: FieldStaff
    prize: float
    stake: float

    @classmethod
    def of(cls, staff: FieldStaff, battle: Battle) -> Stakes:
        side = battle.turn
        prize = barred_by(staff, battle.cities[1 - side], battle.nations[1 - side])
        return cls(staff, prize, kept_by(staff, battle.cities[side]))


def duel_answers(
    stakes: Stakes, battle: Battle, legal: Sequence[Action]
) -> list[tuple[float, Action]]:
    """What each answer in a duel promises."""
    staff = stakes.staff
    position, side = staff.position, battle.turn
    suit = battle.suit(position)
    cards = battle.playable(position)
    fight = _QuickDuel(
        suit_cards(VALUE[card] for card in cards if SUIT[card] == suit),
        sum(SUIT[card] == RESERVE for card in cards),
        position.strength(battle.stack(position, side)),
        position.strength(battle.stack(position, 1 - side)),
        staff.counted(battle.nations[1 - side], ATLAS.suit[battle.cities[1 - side]]),
        prize=stakes.prize,
        stake=stakes.stake,
        point=point_worth(staff),
        regret=staff.temper.regret,
        general=staff.weights.general,
        driven_off=staff.weights.driven_off,
        reserve_card=staff.weights.reserve_card,
    )
    balance = battle.balance
    telling = [action for action in legal if is_telling(action, balance, RESERVE_MOST)] or legal
    return [(worth_of(fight, balance, action), action) for action in telling]


class _QuickDuel(QuickDuel, Duel):
    """A duel against a few typical hands."""
