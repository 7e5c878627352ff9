"""The duel of cards: when to fight on, with which card, and when to give in cheaply."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from sanssouci.cards.tactical import BY_TEXT, RESERVE, RESERVE_MOST, SUIT, SUITS, VALUE
from sanssouci.games.friedrich.atlas import ATLAS, GRAPH
from sanssouci.games.friedrich.officers import weights
from sanssouci.games.friedrich.officers.odds import MEAN_POINTS, chance_below, spread
from sanssouci.games.friedrich.officers.staff import Stack, Staff, nation_named
from sanssouci.games.friedrich.recruitment import PRICE
from sanssouci.kernel import Action, Choice, View

_ANSWER_OVERSHOOTS = 3
"""By how much, usually, an enemy's answer puts him ahead again."""


@dataclass(frozen=True)
class Duel:
    """A combat from the side that has the right to play."""

    suit_cards: tuple[int, ...]
    """Values of the playable cards of the suit, from high to low."""
    reserves: int
    strength: int
    foe_strength: int
    foe_cards: int
    prize: float = 0.0
    """What victory brings beside the enemy's losses."""
    stake: float = 0.0
    """What defeat costs beside the own losses."""
    point: float = weights.CARD_POINT
    """What a point of a card is worth to the side."""

    @cached_property
    def _known(self) -> dict[tuple[int, tuple[int, ...], int], float]:
        return {}

    @cached_property
    def _replies(self) -> dict[tuple[int, int], float]:
        return {}

    # -- what can be done -------------------------------------------------------------------------

    def best(self, balance: int, cards: tuple[int, ...], reserves: int) -> float:
        """The worth of having the right to play at this score with these cards."""
        key = (balance, cards, reserves)
        found = self._known.get(key)
        if found is None:
            options = [
                self.play(balance, cards, reserves, value)
                for value in _worth_trying(balance, cards)
            ]
            if reserves:
                options += [
                    self.reserve(balance, cards, reserves, value)
                    for value in {-balance - 1, -balance, 1 - balance, RESERVE_MOST}
                    if 1 <= value <= RESERVE_MOST
                ]
            if balance < 0 or not cards:
                options.append(self.stop(balance))
            found = self._known[key] = max(options)
        return found

    def stop(self, balance: int) -> float:
        """A tie at zero, or defeat."""
        return 0.0 if balance == 0 else -self.defeat(-balance)

    def defeat(self, score: float) -> float:
        lost = min(score, self.strength)
        wiped_out = weights.GENERAL if lost >= self.strength else 0.0
        return lost + wiped_out + weights.DRIVEN_OFF + self.stake

    def victory(self, score: float) -> float:
        lost = min(score, self.foe_strength)
        wiped_out = weights.GENERAL if lost >= self.foe_strength else 0.0
        return lost + wiped_out + weights.DRIVEN_OFF + self.prize

    def play(
        self, balance: int, cards: tuple[int, ...], reserves: int, card: int, worth: int = 0
    ) -> float:
        """The worth of playing a card of the suit; fate may lend it another worth."""
        at = cards.index(card)
        rest = cards[:at] + cards[at + 1 :]
        after = self._after(balance + (worth or card), rest, reserves)
        return after - card * self.point

    def reserve(self, balance: int, cards: tuple[int, ...], reserves: int, value: int) -> float:
        cost = RESERVE_MOST * self.point * weights.RESERVE_CARD
        return self._after(balance + value, cards, reserves - 1) - cost

    def _after(self, balance: int, cards: tuple[int, ...], reserves: int) -> float:
        if balance < 0:
            return self.best(balance, cards, reserves)
        return self._reply(balance, sum(cards) + RESERVE_MOST * reserves)

    # -- what the enemy may do --------------------------------------------------------------------

    def _reply(self, lead: int, left: int) -> float:
        """The worth of handing over the right to play with a lead and so many points left."""
        key = (lead, left)
        found = self._replies.get(key)
        if found is None:
            found = self._replies[key] = sum(
                chance * self._against(lead, left, points)
                for points, chance in enumerate(spread(self.foe_cards))
            )
        return found

    def _against(self, lead: int, left: int, points: int) -> float:
        """The same if the enemy's suit is worth so many points."""
        if points < lead:  # he cannot come back, only give in, perhaps after lessening his loss
            return self.victory(max(1, lead - points / 2))
        if points == 0:
            return 0.0
        beyond = points - lead
        behind = min(_ANSWER_OVERSHOOTS, beyond)
        if left > beyond:
            return self.victory(min(left - beyond, _ANSWER_OVERSHOOTS)) - beyond * self.point
        cheap = 1 if left >= behind - 1 else behind - left
        return -self.defeat(cheap) if behind else 0.0


def _worth_trying(balance: int, cards: tuple[int, ...]) -> set[int]:
    """The highest, the lowest, the least that is enough, the most that is not: others are alike."""
    if not cards:
        return set()
    enough = [card for card in cards if balance + card >= 0]
    short = [card for card in cards if balance + card < 0]
    return {cards[0], cards[-1], *enough[-2:], *short[:1]}


# -- a decision at the table ---------------------------------------------------------------------


def duel(view: View, legal: Sequence[Action]) -> Choice:
    """Play, give in or tie."""
    battle = view["battle"]
    side = battle["turn"]
    staff = Staff(view, nation_named(battle["nations"][side]))
    balance = battle["score"] if side == 0 else -battle["score"]
    playable = {BY_TEXT[a.split(" ")[1]] for a in legal if a.startswith("play ")}
    suit = SUITS.index(battle["suits"][side])
    hand = staff.hand(staff.nation)
    cards = suit_cards(card for card in hand if SUIT[card] == suit and card in playable)
    fight = fight_of(view, side, cards, sum(SUIT[card] == RESERVE for card in hand))
    options = [(worth_of(fight, balance, action), action) for action in legal]
    worth, action = max(options, key=lambda option: option[0])
    return Choice(action, _why(action, balance, worth, fight))


def fight_of(view: View, side: int, cards: tuple[int, ...], reserves: int) -> Duel:
    """The combat as one side sees it, with all that is at stake for it."""
    battle = view["battle"]
    staff = Staff(view, nation_named(battle["nations"][side]))
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
    )


def suit_cards(cards: Iterable[int]) -> tuple[int, ...]:
    """The values of cards, from high to low."""
    return tuple(sorted((VALUE[card] for card in cards), reverse=True))


def worth_of(
    fight: Duel,
    balance: int,
    action: Action,
    cards: tuple[int, ...] | None = None,
    reserves: int | None = None,
) -> float:
    """What an answer is worth at this score, with these cards of the suit and Reserves left."""
    cards = fight.suit_cards if cards is None else cards
    reserves = fight.reserves if reserves is None else reserves
    words = action.words
    if action in ("concede", "tie"):
        return fight.stop(balance)
    card = BY_TEXT[words[0]]
    if SUIT[card] == RESERVE:
        return fight.reserve(balance, cards, reserves, int(words[2]))
    lent = int(words[2]) if len(words) > 1 else 0
    return fight.play(balance, cards, reserves, VALUE[card], lent)


def _why(action: Action, balance: int, worth: float, fight: Duel) -> str:
    if action == "tie":
        return "nobody gains by going on: a tie"
    if action == "concede":
        return f"giving in at {balance} costs less than the cards to go on"
    words = action.words
    value = int(words[2]) if len(words) > 1 else VALUE[BY_TEXT[words[0]]]
    after = balance + value
    if after < 0:
        return f"{value} brings the score to {after}: a step back to zero, or a cheaper defeat"
    return f"{value} brings the score to {after:+d} against {fight.foe_cards} cards ({worth:+.1f})"


def point_worth(staff: Staff) -> float:
    """What a point of a card is worth: more with many enemies, less to a hoard or near the goal."""
    thrift = 1 + weights.THRIFT * (len(staff.enemies) - 1)
    hoard = min(1.0, weights.FULL_HAND / max(1, staff.cards(staff.nation)))
    return weights.CARD_POINT * thrift * hoard * staff.caution


def troop_worth(staff: Staff) -> float:
    """What a troop lost is worth: less to a hand that can buy it back without missing the cards."""
    price = PRICE * point_worth(staff) + weights.WAIT_FOR_TROOPS
    return min(1.0, price)


def barred_by(staff: Staff, city: int, nation: int) -> float:
    """What a stack keeps from us by standing where it stands, and nobody else does."""
    mask = staff.guarded & ATLAS.watched_from[city]
    if not mask:
        return 0.0
    for stack in staff.stacks(nation):
        if stack.city != city:
            mask &= ~ATLAS.watched_from[stack.city]
    return weights.QUESTION * sum(
        worth for goal, worth in staff.wanted.items() if GRAPH.bit[goal] & mask
    )


def kept_by(staff: Staff, city: int) -> float:
    """What our own stack there keeps from the enemy, and no other of ours does."""
    others = 0
    for stack in staff.own:
        if stack.city != city:
            others |= ATLAS.watched_from[stack.city]
    mask = ATLAS.watched_from[city] & ~others
    return weights.QUESTION * sum(g.worth for g in staff.threatened if GRAPH.bit[g.city] & mask)


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
    killed = min(foe.strength, max(weights.USUAL_LOSS, lead))
    lost = min(strength, max(weights.USUAL_LOSS, min(-lead, strength)))
    gain = killed + weights.DRIVEN_OFF + prize
    if killed >= foe.strength:
        gain += weights.GENERAL * len(foe.generals)
    harm = (
        lost * troop_worth(staff)
        + weights.DRIVEN_OFF
        + stake
        + (weights.GENERAL if lost >= strength else 0.0)
    )
    needed = max(0.0, MEAN_POINTS * staff.opposing(foe.nation, foe.city) - lead)
    spent = min(points, needed) * point_worth(staff)
    return chance * (gain - spent / 2) - (1 - chance) * harm - spent / 2


def choose_attack(view: View, legal: Sequence[Action]) -> Choice:
    """Of several combats, begin with the most promising."""
    staff = Staff.of_active(view)
    options: list[tuple[float, Action]] = []
    for action in legal:
        attacker, defender = (ATLAS.piece_index[word] for word in action.words)
        own = next(s for s in staff.own if attacker in s.generals)
        foe = next(s for s in staff.foes if defender in s.generals)
        options.append((win_chance(staff, own.strength, foe, staff.committed(own.city)), action))
    chance, action = max(options, key=lambda option: option[0])
    return Choice(action, f"the surest combat first, {chance:.0%} to win")
