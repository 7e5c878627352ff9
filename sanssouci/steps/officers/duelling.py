"""The duel of cards: when to fight on, with which card, and when to give in cheaply."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.cards.tactical import RESERVE
from sanssouci.kernel import Action, Message, add_up
from sanssouci.kernel.caching import cached_property
from sanssouci.steps.officers.card_odds import CardOdds

_ANSWER_OVERSHOOTS: Final = 3
"""By how much, usually, an enemy's answer puts him ahead again."""


@dataclass(frozen=True)
class Duel:
    """A combat from the side that has the right to play; a game sets what it holds dear."""

    odds: ClassVar[CardOdds]

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
    point: float = 0.16
    """What a point of a card is worth to the side."""
    regret: float = 0.0
    """Share of the cards left that a side is expected to lay out before it gives in."""
    general: float = 1.5
    """A general wiped out, beside his troops."""
    driven_off: float = 0.6
    """A beaten enemy goes away, and his retreat is the winner's to choose."""
    reserve_card: float = 1.9
    """How much dearer a point of a Reserve is than one of a suit."""

    @cached_property
    def _known(self) -> dict[tuple[int, tuple[int, ...], int], float]:
        return {}

    @cached_property
    def _replies(self) -> dict[tuple[int, int], float]:
        return {}

    @property
    def _reserve_most(self) -> int:
        return self.odds.cards.RESERVE_MOST

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
                most = self._reserve_most
                options += [
                    self.reserve(balance, cards, reserves, value)
                    for value in {-balance - 1, -balance, 1 - balance, most}
                    if 1 <= value <= most
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
        wiped_out = self.general if lost >= self.strength else 0.0
        return lost + wiped_out + self.driven_off + self.stake

    def victory(self, score: float) -> float:
        lost = min(score, self.foe_strength)
        wiped_out = self.general if lost >= self.foe_strength else 0.0
        return lost + wiped_out + self.driven_off + self.prize

    def play(
        self, balance: int, cards: tuple[int, ...], reserves: int, card: int, worth: int = 0
    ) -> float:
        """The worth of playing a card of the suit; it may be lent another worth."""
        at = cards.index(card)
        rest = cards[:at] + cards[at + 1 :]
        after = self._after(balance + (worth or card), rest, reserves)
        return after - card * self.point

    def reserve(self, balance: int, cards: tuple[int, ...], reserves: int, value: int) -> float:
        cost = self._reserve_most * self.point * self.reserve_card
        return self._after(balance + value, cards, reserves - 1) - cost

    def _after(self, balance: int, cards: tuple[int, ...], reserves: int) -> float:
        if balance < 0:
            return self.best(balance, cards, reserves)
        return self._reply(balance, sum(cards) + self._reserve_most * reserves)

    # -- what the enemy may do --------------------------------------------------------------------

    def _reply(self, lead: int, left: int) -> float:
        """The worth of handing over the right to play with a lead and so many points left."""
        key = (lead, left)
        found = self._replies.get(key)
        if found is None:
            found = self._replies[key] = self._expected(lead, left)
        return found

    def _expected(self, lead: int, left: int) -> float:
        """The same, over all hands the enemy may hold."""
        return add_up(
            chance * self._against(lead, left, points)
            for points, chance in enumerate(self.odds.spread(self.foe_cards))
        )

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
        if not behind:
            return 0.0
        return -self.defeat(cheap) - self.regret * left * self.point


class QuickDuel(Duel):
    """A duel against a few typical hands."""

    def _expected(self, lead: int, left: int) -> float:
        typical = self.odds.typical(self.foe_cards)
        return add_up([self._against(lead, left, points) for points in typical]) / len(typical)


def _worth_trying(balance: int, cards: tuple[int, ...]) -> set[int]:
    """The highest, the lowest, the least that is enough, the most that is not: others are alike."""
    if not cards:
        return set()
    enough = [card for card in cards if balance + card >= 0]
    short = [card for card in cards if balance + card < 0]
    return {cards[0], cards[-1], *enough[-2:], *short[:1]}


def suit_cards(values: Iterable[int]) -> tuple[int, ...]:
    """Values of cards, from high to low."""
    return tuple(sorted(values, reverse=True))


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
    table = fight.odds.cards
    card = table.BY_TEXT[words[0]]
    if table.SUIT[card] == RESERVE:
        return fight.reserve(balance, cards, reserves, int(words[2]))
    lent = int(words[2]) if len(words) > 1 else 0
    return fight.play(balance, cards, reserves, table.VALUE[card], lent)


def reason(fight: Duel, balance: int, action: Action, worth: float) -> Message:
    """Why a side answers as it does, in the words of the games' catalogues."""
    if action == "tie":
        return Message.of("why.tie")
    if action == "concede":
        return Message.of("why.give_in", score=balance)
    words, table = action.words, fight.odds.cards
    value = int(words[2]) if len(words) > 1 else table.VALUE[table.BY_TEXT[words[0]]]
    after = balance + value
    if after < 0:
        return Message.of("why.step_back", value=value, score=after)
    return Message.of(
        "why.plays",
        value=value,
        score=f"{after:+d}" if after else "0",
        cards=fight.foe_cards,
        worth=f"{worth:+.1f}",
    )


def is_telling(action: Action, balance: int, most: int) -> bool:
    """Of the values of a Reserve: it lessens a defeat, ties, leads by a little or by all it can."""
    if not action.startswith("play R"):
        return True
    value = int(action.words[2])
    return value == most or -1 <= balance + value <= 1
