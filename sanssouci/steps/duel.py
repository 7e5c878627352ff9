"""The duel of cards: two stacks fight, and cards of the right suit move the score."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Final, NamedTuple, Self

from sanssouci.kernel import Action, Message, Phase, Prospect
from sanssouci.steps.combat import Combat
from sanssouci.steps.step import F

ATTACKER, DEFENDER = 0, 1
NO_CAP: Final = 99
TIE, CONCEDE = Action("tie"), Action("concede")


class DuelRules(NamedTuple):
    """The ids of a game's rules about the duel."""

    strengths: str
    suit: str
    stopping: str
    zero: str
    tie: str
    defeat: str
    leaves_map: str
    hand: str
    reserve: str
    cap: str = ""


@cache
def play_as(text: str, values: range) -> tuple[Action, ...]:
    return tuple(Action.of("play", text, "as", value) for value in values)


@cache
def play_plainly(text: str) -> tuple[Action, ...]:
    return (Action.of("play", text),)


@dataclass(frozen=True, slots=True)
class Duel(Phase[F]):
    """One combat. The score is the attacker's: below zero, the attacker is inferior."""

    rules: ClassVar[DuelRules]
    nations: tuple[int, int]
    """Whose hands are played from: those of the commanders."""
    cities: tuple[int, int]
    score: int
    turn: int
    """Who has the right to play: ATTACKER or DEFENDER."""
    played: tuple[tuple[int, int, int], ...] = ()
    """(side, card, value) in order."""

    @classmethod
    def begin(cls, position: F, attacker: int, defender: int) -> Self:
        """Both sides tell their troops; the weaker begins, at zero the attacker."""
        cities = (attacker, defender)
        nations = (position.nation_at(attacker), position.nation_at(defender))
        stacks = [position.stack_led_by(n, c) for c, n in zip(cities, nations, strict=True)]
        strengths = [position.strength(stack) for stack in stacks]
        for stack in stacks:
            position.reveal_strength(stack)
        position.seal()
        name = position.roster.word
        position.tell(
            "log.combat", cls.rules.strengths,
            attacker=name(stacks[0]), attackers=strengths[0], own_city=position.cities[attacker],
            defender=name(stacks[1]), defenders=strengths[1], city=position.cities[defender],
        )  # fmt: skip
        score = strengths[0] - strengths[1]
        return cls(nations, cities, score, DEFENDER if score > 0 else ATTACKER).opened(position)

    # -- what differs ---------------------------------------------------------------------------

    def opened(self, position: F) -> Self:
        """The duel as it begins, once both sides have told their troops."""
        return self

    def cap(self, position: F) -> int:
        """The highest value that may be played."""
        return NO_CAP

    def reserve_values(self, position: F) -> range:
        """What a Reserve may stand for."""
        return range(1, min(position.cards.RESERVE_MOST, self.cap(position)) + 1)

    def ways_to_play(self, position: F, card: int) -> Sequence[Action]:
        """A card as it is, a Reserve as any value allowed."""
        cards = position.cards
        if cards.SUIT[card] == cards.RESERVE:
            return play_as(cards.TEXT[card], self.reserve_values(position))
        return play_plainly(cards.TEXT[card])

    def worth(self, position: F, card: int, face: int) -> int:
        """What a card played as ``face`` adds to the score."""
        return face

    def on_play(self, position: F, card: int, face: int) -> None:
        """A card has been played as ``face``, and its worth has been counted."""

    def may_stop(self, position: F, cards: Sequence[int]) -> bool:
        """Below zero always; at zero only without a card of the suit."""
        suit, reserve = position.cards.SUIT, position.cards.RESERVE
        return self.balance < 0 or all(suit[card] == reserve for card in cards)

    def pass_the_right(self, position: F, balance: int) -> Self:
        """Who plays next, after a card that left the player with this balance."""
        return self if balance < 0 else replace(self, turn=1 - self.turn)

    def on_stop(self, position: F) -> None:
        """The side with the right to play has stopped."""

    def on_defeat(self, position: F, losses: int) -> None:
        """The side with the right to play is beaten by so much; its losses come next."""

    @abstractmethod
    def lose_troops(self, position: F, stack: Sequence[int], losses: int) -> list[int]:
        """Take losses off a stack; returns the generals who left the map."""

    @abstractmethod
    def after_defeat(self, position: F, lost: int, survivors: Sequence[int]) -> None:
        """The loser has lost so many troops: what else it costs, and the retreat."""

    # -- what the side to play sees ---------------------------------------------------------------

    @property
    def nation(self) -> int:
        """The nation that has the right to play."""
        return self.nations[self.turn]

    def suit(self, position: F) -> int:
        """The suit of the sector in which its stack stands."""
        return position.suit_of[self.cities[self.turn]]

    @property
    def balance(self) -> int:
        """The score as the side to play sees it; never above zero at a fresh right to play."""
        return self.score if self.turn == ATTACKER else -self.score

    def stack(self, position: F, side: int) -> list[int]:
        return position.stack_led_by(self.nations[side], self.cities[side])

    def actors(self, position: F) -> tuple[str, ...]:
        """Always asked, so that silence betrays no hand."""
        return (position.seat(self.nation),)

    def prompt(self, position: F, seat: str) -> Message:
        own, enemy = self.stack(position, self.turn), self.stack(position, 1 - self.turn)
        ids = position.roster.ids
        return Message.of(
            self._question(position), self.rules.zero if self.balance == 0 else self.rules.suit,
            general=ids[own[0]], enemy=ids[enemy[0]],
            score=f"{self.balance:+d}" if self.balance else "0",
            suit=position.cards.SUITS[self.suit(position)],
        )  # fmt: skip

    def _question(self, position: F) -> str:
        """Only what may be done is offered: at zero a card of the suit must be played."""
        cards = self.playable(position)
        if not self.may_stop(position, cards):
            return "prompt.battle_must"
        if self.balance == 0:
            return "prompt.battle_level" if cards else "prompt.battle_tie"
        return "prompt.battle" if cards else "prompt.battle_lost"

    def playable(self, position: F) -> list[int]:
        """The cards of the right suit, and Reserves, that may be played."""
        cards = position.cards
        suits, values, reserve = cards.SUIT, cards.VALUE, cards.RESERVE
        suit = self.suit(position)
        cap = self.cap(position)
        return [
            card
            for card in position.hands[self.nation]
            if suits[card] == reserve or (suits[card] == suit and values[card] <= cap)
        ]

    def legal(self, position: F, seat: str) -> list[Action]:
        cards = self.playable(position)
        actions: list[Action] = []
        if cards:
            names = position.cards.TEXT
            alike = {names[card]: card for card in position.cards.in_order(cards)}
            for card in alike.values():
                actions += self.ways_to_play(position, card)
        if self.may_stop(position, cards):
            actions.append(TIE if self.balance == 0 else CONCEDE)
        return actions

    def why_not(self, position: F, seat: str, action: Action) -> Message | None:
        verb = action.verb
        if verb in ("concede", "tie"):
            if verb == "tie" and self.balance < 0:
                return Message.of("refuse.tie_below_zero", self.rules.stopping)
            if verb == "concede" and self.balance == 0:
                return Message.of("refuse.concede_at_zero", self.rules.tie)
            suit = position.cards.SUITS[self.suit(position)]
            return Message.of("refuse.zero_duty", self.rules.zero, suit=suit)
        if verb != "play" or not action.words:
            return Message.of("refuse.in_battle", self.rules.suit)
        return self._why_no_play(position, action.words)

    def _why_no_play(self, position: F, words: Sequence[str]) -> Message | None:
        cards = position.cards
        suit = self.suit(position)
        held = {cards.TEXT[card]: card for card in position.hands[self.nation]}
        card = held.get(words[0])
        if card is None:
            return Message.of("refuse.card_not_held", self.rules.hand, card=words[0])
        if cards.SUIT[card] == cards.RESERVE:
            return Message.of("refuse.reserve_value", self.rules.reserve)
        if cards.SUIT[card] != suit:
            return Message.of(
                "refuse.wrong_suit", self.rules.suit, suit=cards.SUITS[suit], card=words[0]
            )
        if cards.VALUE[card] > self.cap(position):
            return Message.of("refuse.too_high", self.rules.cap)
        return Message.of("refuse.in_battle", self.rules.suit)

    def foresee(self, position: F, seat: str, action: Action) -> Iterator[Prospect]:
        if action.verb == "play":
            card, face = self._meant(position, *action.words)
            balance = self.balance + self.worth(position, card, face)
            yield Prospect.of("foresee.score", self.rules.suit, score=f"{balance:+d}")
        elif action.verb == "concede":
            yield Prospect.of("foresee.loses", self.rules.defeat, troops=self._losses(position))

    def _meant(self, position: F, text: str, *as_value: str) -> tuple[int, int]:
        """A card, and what it is played as."""
        card = position.cards.find(position.hands[self.nation], text)
        return card, int(as_value[1]) if as_value else position.cards.VALUE[card]

    def _losses(self, position: F) -> int:
        """What giving way costs now."""
        return min(-self.balance, position.strength(self.stack(position, self.turn)))

    # -- verbs -----------------------------------------------------------------------------------

    def play(self, position: F, seat: str, text: str, *as_value: str) -> None:
        card, face = self._meant(position, text, *as_value)
        value = self.worth(position, card, face)
        self.on_play(position, card, face)
        position.lose_card(self.nation, card)
        position.seal()
        balance = self.balance + value
        score = balance if self.turn == ATTACKER else -balance
        position.tell(
            "log.plays", self.rules.suit, nation=position.nations[self.nation],
            card=text, value=value, score=f"{balance:+d}",
        )  # fmt: skip
        after = replace(self, score=score, played=(*self.played, (self.turn, card, value)))
        position.become(after.pass_the_right(position, balance))

    def tie(self, position: F, seat: str) -> None:
        """Nobody loses, nobody moves; all see that a suit is missing from the hand."""
        position.pop()
        position.seal()
        self.on_stop(position)
        attacker, defender = (self.stack(position, side)[0] for side in (ATTACKER, DEFENDER))
        ids = position.roster.ids
        position.tell("log.tie", self.rules.tie, attacker=ids[attacker], defender=ids[defender])
        self._settle_pairs(position, None)

    def concede(self, position: F, seat: str) -> None:
        """Defeat by the score as it stands; once said, it is said."""
        position.pop()
        position.seal()
        self.on_stop(position)
        beaten = self.stack(position, self.turn)
        victor = self.stack(position, 1 - self.turn)[0]
        self.on_defeat(position, -self.balance)
        self._settle_pairs(position, self.cities[self.turn])
        lost = self._losses(position)
        removed = self.lose_troops(position, beaten, lost)
        position.tell(
            "log.defeat", self.rules.defeat,
            loser=position.roster.word(beaten), winner=position.roster.ids[victor], losses=lost,
        )  # fmt: skip
        for general in removed:
            position.tell(
                "log.leaves_map", self.rules.leaves_map, general=position.roster.ids[general]
            )
        survivors = [general for general in beaten if general not in removed]
        self.after_defeat(position, lost, survivors)

    def _settle_pairs(self, position: F, beaten: int | None) -> None:
        combat = position.stack[-1]
        assert isinstance(combat, Combat)
        position.become(combat.without(self.cities, beaten))
