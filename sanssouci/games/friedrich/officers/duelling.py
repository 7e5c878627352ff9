"""The duel of cards: when to fight on, with which card, and when to give in cheaply."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.deck import BY_TEXT, RESERVE, SUIT, SUITS, VALUE
from sanssouci.games.friedrich.officers.manner import EVENLY, Manner
from sanssouci.games.friedrich.officers.odds import MEAN_POINTS, ODDS, chance_below
from sanssouci.games.friedrich.officers.staff import Staff, nation_named
from sanssouci.games.friedrich.officers.weights import BY_HAND
from sanssouci.games.friedrich.recruitment import PRICE
from sanssouci.kernel import Action, Choice, Message, View, add_up
from sanssouci.kernel.numerals import in_hundred
from sanssouci.steps.officers import duelling as duels
from sanssouci.steps.officers.card_odds import CardOdds
from sanssouci.steps.officers.duelling import reason, suit_cards, worth_of
from sanssouci.steps.officers.marching import Stack


@dataclass(frozen=True)
class Duel(duels.Duel):
    """A combat from the side that has the right to play."""

    odds: ClassVar[CardOdds] = ODDS
    point: float = BY_HAND.card_point
    general: float = BY_HAND.general
    driven_off: float = BY_HAND.driven_off
    reserve_card: float = BY_HAND.reserve_card


# -- a decision at the table ---------------------------------------------------------------------


def duel(view: View, legal: Sequence[Action], manner: Manner = EVENLY) -> Choice:
    """Play, give in or tie."""
    battle = view["battle"]
    side = battle["turn"]
    staff = Staff(view, nation_named(battle["nations"][side]), manner)
    balance = battle["score"] if side == 0 else -battle["score"]
    playable = {BY_TEXT[a.split(" ")[1]] for a in legal if a.startswith("play ")}
    suit = SUITS.index(battle["suits"][side])
    hand = staff.hand(staff.nation)
    cards = suit_cards(VALUE[c] for c in hand if SUIT[c] == suit and c in playable)
    fight = fight_of(view, side, cards, sum(SUIT[card] == RESERVE for card in hand), manner)
    options = [(worth_of(fight, balance, action), action) for action in legal]
    worth, action = max(options, key=lambda option: option[0])
    return Choice(action, reason(fight, balance, action, worth))


def fight_of(
    view: View, side: int, cards: tuple[int, ...], reserves: int, manner: Manner = EVENLY
) -> Duel:
    """The combat as one side sees it, with all that is at stake for it."""
    battle = view["battle"]
    staff = Staff(view, nation_named(battle["nations"][side]), manner)
    foe = nation_named(battle["nations"][1 - side])
    here, there = (ATLAS.index[battle["cities"][s]] for s in (side, 1 - side))
    return Duel(
        cards,
        reserves,
        battle["troops"][side],
        battle["troops"][1 - side],
        staff.opposing(foe, there),
        prize=barred_by(staff, there, foe),
        stake=kept_by(staff, here),
        point=point_worth(staff),
        regret=staff.temper.regret,
        general=staff.weights.general,
        driven_off=staff.weights.driven_off,
        reserve_card=staff.weights.reserve_card,
    )


def point_worth(staff: Staff) -> float:
    """What a point of a card is worth: more with many enemies, less to a hoard or near the goal."""
    thrift = 1 + staff.weights.thrift * (len(staff.enemies) - 1)
    hoard = min(1.0, staff.weights.full_hand / max(1, staff.cards(staff.nation)))
    return staff.weights.card_point * staff.temper.thrift * thrift * hoard * staff.caution


def troop_worth(staff: Staff) -> float:
    """What a troop lost is worth: less to a hand that can buy it back without missing the cards."""
    price = PRICE * point_worth(staff) + staff.weights.wait_for_troops
    return min(1.0, price)


def barred_by(staff: Staff, city: int, nation: int) -> float:
    """What a stack keeps from us by standing where it stands, and nobody else does."""
    mask = staff.guarded & ATLAS.watched_from[city]
    if not mask:
        return 0.0
    for stack in staff.stacks(nation):
        if stack.city != city:
            mask &= ~ATLAS.watched_from[stack.city]
    return staff.weights.question * add_up(
        [worth for goal, worth in staff.wanted.items() if mask >> goal & 1]
    )


def kept_by(staff: Staff, city: int) -> float:
    """What our own stack there keeps from the enemy, and no other of ours does."""
    others = 0
    for stack in staff.own:
        if stack.city != city:
            others |= ATLAS.watched_from[stack.city]
    mask = ATLAS.watched_from[city] & ~others
    return staff.weights.question * add_up(
        [worth for city, worth in staff.threatened if mask >> city & 1]
    )


# -- before a battle -----------------------------------------------------------------------------


def win_chance(staff: Staff, strength: float, foe: Stack, points: float) -> float:
    """The chance to beat a stack with so many troops and points of cards."""
    return chance_below(staff.opposing(foe.nation, foe.city), strength - foe.strength + points)


def battle_worth(
    staff: Staff, strength: float, foe: Stack, points: float, prize: float, stake: float
) -> float:
    """What attacking a stack promises; prize and stake as in a duel."""
    chance = win_chance(staff, strength, foe, points)
    lead = strength - foe.strength
    killed = min(foe.strength, max(staff.weights.usual_loss, lead))
    lost = min(strength, max(staff.weights.usual_loss, min(-lead, strength)))
    gain = killed + staff.weights.driven_off + prize
    if killed >= foe.strength:
        gain += staff.weights.general * len(foe.generals)
    harm = (
        lost * troop_worth(staff)
        + staff.weights.driven_off
        + stake
        + (staff.weights.general if lost >= strength else 0.0)
    )
    needed = max(0.0, MEAN_POINTS * staff.opposing(foe.nation, foe.city) - lead)
    spent = min(points, needed) * point_worth(staff)
    worth = chance * (gain - spent / 2) - (1 - chance) * harm - spent / 2
    return min(worth, 0.0) - harm if chance < staff.temper.nerve else worth


def choose_attack(staff: Staff, legal: Sequence[Action]) -> Choice:
    """Of several combats, begin with the most promising."""
    options: list[tuple[float, Action]] = []
    for action in legal:
        attacker, defender = (ATLAS.piece_index[word] for word in action.words)
        own = next(s for s in staff.own if attacker in s.generals)
        foe = next(s for s in staff.foes if defender in s.generals)
        options.append((win_chance(staff, own.strength, foe, staff.committed(own.city)), action))
    chance, action = max(options, key=lambda option: option[0])
    return Choice(action, Message.of("why.surest", chance=in_hundred(chance)))
