"""The duel of cards, what battles promise, and where the beaten are sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple

from sanssouci.board import bits
from sanssouci.cards.tactical import RESERVE
from sanssouci.games.maria.atlas import ATLAS
from sanssouci.games.maria.combat import Battle
from sanssouci.games.maria.deck import SUIT, TACTICAL, VALUE
from sanssouci.games.maria.nations import AUSTRIA, PRUSSIA
from sanssouci.games.maria.officers.manner import EVENLY, Manner
from sanssouci.games.maria.officers.odds import ODDS
from sanssouci.games.maria.officers.staff import Staff
from sanssouci.games.maria.officers.weights import BY_HAND, Weights
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.retreat import Retreat
from sanssouci.games.maria.victory_markers import (
    BATTLE_BOX_ROOM,
    PRICE_OF_A_MARKER,
    battle_room,
)
from sanssouci.kernel import Action, Choice, Message, Situation, add_up
from sanssouci.kernel.numerals import in_hundred
from sanssouci.steps.officers import combat_odds as below
from sanssouci.steps.officers import duelling as duels
from sanssouci.steps.officers.card_odds import CardOdds
from sanssouci.steps.officers.duelling import is_telling, reason, suit_cards, worth_of
from sanssouci.steps.officers.marching import Stack

_NO_BOXES: Final = (0.0, 0.0)


@dataclass(frozen=True)
class Duel(duels.QuickDuel):
    """A combat from the side that has the right to play; three troops lost are a marker."""

    odds: ClassVar[CardOdds] = ODDS
    general: float = BY_HAND.general
    driven_off: float = BY_HAND.driven_off
    reserve_card: float = BY_HAND.reserve_card
    point: float = BY_HAND.card_point
    won: tuple[float, float] = _NO_BOXES
    """What the first marker is worth that a victory brings, and the second."""
    lost: tuple[float, float] = _NO_BOXES
    """The same of a defeat, as harm."""

    def defeat(self, score: float) -> float:
        return duels.Duel.defeat(self, score) + _boxes(self.lost, score, self.strength)

    def victory(self, score: float) -> float:
        return duels.Duel.victory(self, score) + _boxes(self.won, score, self.foe_strength)


def _boxes(worth: tuple[float, float], score: float, strength: int) -> float:
    """What the markers are worth that a combat lost by so much brings the winner (M14.7)."""
    earned = int(min(score, strength)) // PRICE_OF_A_MARKER or int(score >= strength)
    return add_up(worth[:earned])


def boxes(staff: Staff, winner: int, loser: int) -> tuple[float, float]:
    """What the first and second marker of a battle won are worth to the seat, both ways."""
    position = staff.position
    if not position.setting.whole_war:
        return _NO_BOXES
    winner, loser = position.major_of(winner), position.major_of(loser)
    room, held = battle_room(position, winner, loser), position.battle_box[loser]
    placed, taken = staff.marker_worth(winner), -staff.marker_worth(loser)
    first, second = (
        (placed if room > number else 0.0) + (taken if min(room, held) > number else 0.0)
        for number in range(BATTLE_BOX_ROOM)
    )
    return first, second


# -- a decision at the table ----------------------------------------------------------------------


class Stakes(NamedTuple):
    """What a combat is about for one side, which no card played changes."""

    prize: float
    stake: float
    won: tuple[float, float]
    lost: tuple[float, float]

    @classmethod
    def of(cls, staff: Staff, battle: Battle, side: int) -> Stakes:
        foe = battle.nations[1 - side]
        harm = boxes(staff, foe, staff.nation)
        return cls(
            barred_by(staff, battle.cities[1 - side]),
            kept_by(staff, battle.cities[side]),
            boxes(staff, staff.nation, foe),
            (-harm[0], -harm[1]),
        )


def fight_of(position: Position, battle: Battle, side: int) -> Duel:
    """The combat as one side sees it, with all that is at stake for it, before any card."""
    staff = Staff(position, battle.nations[side])
    return _fight(staff, battle, side, Stakes.of(staff, battle, side))


def _fight(
    staff: Staff,
    battle: Battle,
    side: int,
    stakes: Stakes,
    cards: Sequence[int] = (),
    reserves: int = 0,
) -> Duel:
    position = staff.position
    return Duel(
        suit_cards(cards),
        reserves,
        position.strength(battle.stack(position, side)),
        position.strength(battle.stack(position, 1 - side)),
        staff.opposing(battle.nations[1 - side], battle.cities[1 - side]),
        prize=stakes.prize,
        stake=stakes.stake,
        point=staff.point_worth,
        general=staff.weights.general,
        driven_off=staff.weights.driven_off,
        reserve_card=staff.weights.reserve_card,
        won=stakes.won,
        lost=stakes.lost,
    )


def answers(
    position: Position, legal: Sequence[Action], manner: Manner = EVENLY
) -> tuple[Duel, list[tuple[float, Action]]]:
    """The duel going on, and what each answer promises the side to play."""
    battle = position.phase
    assert isinstance(battle, Battle)
    staff = Staff(position, battle.nations[battle.turn], manner=manner)
    return weigh_answers(staff, battle, Stakes.of(staff, battle, battle.turn), legal)


def weigh_answers(
    staff: Staff, battle: Battle, stakes: Stakes, legal: Sequence[Action]
) -> tuple[Duel, list[tuple[float, Action]]]:
    """The same, if it is known what is at stake."""
    playable = battle.playable(staff.position)
    values = [VALUE[card] for card in playable if SUIT[card] != RESERVE]
    fight = _fight(staff, battle, battle.turn, stakes, values, len(playable) - len(values))
    most = TACTICAL.RESERVE_MOST
    telling = [a for a in legal if is_telling(a, battle.balance, most)] or legal
    return fight, [(worth_of(fight, battle.balance, action), action) for action in telling]


def duel(situation: Situation, manner: Manner) -> Choice:
    """Play, give in or tie."""
    position = situation.world
    assert isinstance(position, Position)
    battle = position.phase
    assert isinstance(battle, Battle)
    fight, options = answers(position, situation.legal, manner)
    worth, action = max(options, key=lambda option: option[0])
    return Choice(action, reason(fight, battle.balance, action, worth))


def combat_odds(situation: Situation) -> dict[str, Any] | None:
    """The odds of the seat in the combat going on, overall and for each card it may play."""
    return below.combat_odds(situation, lambda world, side: fight_of(world, world.phase, side))


# -- before a battle ------------------------------------------------------------------------------


def barred_by(staff: Staff, city: int) -> float:
    """What a stack keeps from us by standing where it stands, and nobody else does.

    What has a question marker of ours falls with its defeat; the rest has yet to be marched over.
    """
    mask = staff.guarded & ATLAS.watched_from[city]
    if not mask:
        return 0.0
    for stack in staff.foes:
        if stack.city != city:
            mask &= ~ATLAS.watched_from[stack.city]
    asked = staff.position.asked[staff.nation]
    return add_up(
        worth * (1.0 if asked >> goal & 1 else staff.weights.question)
        for goal, worth in staff.wanted.items()
        if mask >> goal & 1
    )


def kept_by(staff: Staff, city: int) -> float:
    """What our own stack there keeps from the enemy, and no other of ours does."""
    position, others = staff.position, 0
    partners = position.relations.cooperating[staff.nation]
    for stack in staff.stacks.values():
        if stack.city != city and stack.nation in partners:
            others |= ATLAS.watched_from[stack.city]
    mask = ATLAS.watched_from[city] & ~others
    stake = staff.weights.question * add_up(g.worth for g in staff.threatened if mask >> g.city & 1)
    for enemy in position.relations.conquerable[staff.nation]:
        for goal in bits(position.asked[enemy] & mask):
            stake += max(0.0, -staff.taking(enemy, goal))
    return stake


def win_chance(staff: Staff, strength: float, foe: Stack, points: float) -> float:
    """The chance to beat a stack with so many troops and points of cards."""
    cards = staff.opposing(foe.nation, foe.city)
    return ODDS.chance_below(cards, strength - foe.strength + points)


def battle_worth(
    staff: Staff, stack: Stack, foe: Stack, points: float, prize: float, stake: float
) -> float:
    """What attacking a stack promises; prize and stake as in a duel."""
    weights, strength = staff.weights, stack.strength
    chance = win_chance(staff, strength, foe, points)
    lead = strength - foe.strength
    killed = min(foe.strength, max(weights.usual_loss, lead))
    lost = min(strength, max(weights.usual_loss, min(-lead, strength)))
    gain = killed + weights.driven_off + prize
    if killed >= foe.strength:
        gain += weights.general * len(foe.generals)
    harm = lost + weights.driven_off + stake
    if lost >= strength:
        harm += weights.general * len(stack.generals)
    gain += marker_chance(weights, killed, foe.strength) * boxes(staff, stack.nation, foe.nation)[0]
    harm -= marker_chance(weights, lost, strength) * boxes(staff, foe.nation, stack.nation)[0]
    needed = max(0.0, ODDS.mean_points * staff.opposing(foe.nation, foe.city) - lead)
    spent = min(points, needed) * staff.point_worth
    worth = chance * (gain - spent / 2) - (1 - chance) * harm - spent / 2
    return min(worth, 0.0) - harm if chance < staff.temper.nerve else worth


def marker_chance(weights: Weights, lost: float, strength: float) -> float:
    """How likely a defeat is to cost a marker."""
    certain = lost >= PRICE_OF_A_MARKER or lost >= strength
    return 1.0 if certain else weights.box_likely


def choose_attack(situation: Situation, manner: Manner) -> Choice:
    """Of several combats, begin with the most promising."""
    position = situation.world
    assert isinstance(position, Position)
    options: list[tuple[float, Action]] = []
    for action in situation.legal:
        attacker, defender = (ATLAS.piece_index[word.split("+")[0]] for word in action.words)
        own, foe = position.place[attacker], position.place[defender]
        staff = Staff(position, position.nation_at(own), manner=manner)
        strength, points = staff.stacks[own].strength, staff.committed(own)
        options.append((win_chance(staff, strength, staff.stacks[foe], points), action))
    chance, action = max(options, key=lambda option: option[0])
    return Choice(action, Message.of("why.surest", chance=in_hundred(chance)))


def retreat(situation: Situation, manner: Manner) -> Choice:
    """Send the loser where he is hungry, far from what he wants and from what he protects.

    Of several roads to one end, out of Prussia if that costs an enemy its markers; then past
    Austria's hussars if she is a friend, over them if not.
    """
    position = situation.world
    assert isinstance(position, Position)
    phase = position.phase
    assert isinstance(phase, Retreat)
    loser = Staff(position, phase.loser, situation.seat, manner)
    strength, fed = loser.stacks[phase.city].strength, loser.fed_within(0)
    spares_prussia = position.seat(phase.winner) == position.seat(PRUSSIA)
    spares_hussars = AUSTRIA in position.allies(phase.winner)

    def use(action: Action) -> tuple[float, bool, int]:
        end = ATLAS.index[action.words[-1]]
        hungry = 0.0 if fed >> end & 1 else loser.weights.hunger + strength / 4
        chased, leaves_prussia = phase.met(position, action)
        met = len(chased) if spares_hussars else -len(chased)
        return loser.ground.use(end) - hungry, leaves_prussia == spares_prussia, met

    return Choice(min(situation.legal, key=use), Message.of("why.least_harm"))
