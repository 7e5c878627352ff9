"""Cards of fate that pass tactical cards about: F11.1H, F11.4H, F11.9D."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar

from sanssouci.games.friedrich.deck import TEXT, deck_of, find, in_order
from sanssouci.games.friedrich.fate_choices import DECLINE
from sanssouci.games.friedrich.nations import AUSTRIA, FRANCE, NATIONS, PRUSSIA, RUSSIA
from sanssouci.games.friedrich.position import Position
from sanssouci.games.friedrich.tactical_cards import Deal
from sanssouci.kernel import CHANCE, Action, Message, Phase


def _faces(cards: Sequence[int]) -> list[str]:
    """The different texts of some cards, in a hand's order."""
    return list(dict.fromkeys(TEXT[card] for card in in_order(list(cards))))


@dataclass(frozen=True, slots=True)
class Exchange(Phase[Position]):
    """Austria, then Russia, may each offer a card; both or none change hands (F11.1H)."""

    name: ClassVar[str] = "exchange"
    offered_cards: tuple[int, ...] = ()

    @property
    def nation(self) -> int:
        return RUSSIA if self.offered_cards else AUSTRIA

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(self.nation),)

    def prompt(self, position: Position, seat: str) -> Message:
        other = AUSTRIA if self.nation == RUSSIA else RUSSIA
        return Message.of(
            "prompt.exchange", "F11.1H", nation=NATIONS[self.nation], other=NATIONS[other]
        )

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [*(Action.of("offer", c) for c in _faces(position.hands[self.nation])), DECLINE]

    def offer(self, position: Position, seat: str, text: str) -> None:
        card = find(position.hands[self.nation], text)
        if not self.offered_cards:
            position.become(Exchange((card,)))
            position.tell("log.offers", "F11.1H", nation=NATIONS[AUSTRIA], other=NATIONS[RUSSIA])
            return
        position.pop()
        position.seal()
        hand_over(position, AUSTRIA, RUSSIA, self.offered_cards[0])
        hand_over(position, RUSSIA, AUSTRIA, card)

    def decline(self, position: Position, seat: str) -> None:
        position.pop()
        position.tell("log.declines", "F11.1H", nation=NATIONS[self.nation])

    @property
    def secret_of(self) -> int:
        return AUSTRIA

    def concealed(self, position: Position, rng: Random) -> Exchange:
        """Austria may have offered any of her cards."""
        return Exchange((rng.choice(position.hands[AUSTRIA]),)) if self.offered_cards else self


def hand_over(position: Position, giver: int, taker: int, card: int) -> None:
    """A card passes unseen by third parties; the giver remembers it (F16.6)."""
    old, new = position.seat(giver), position.seat(taker)
    position.pass_card(giver, taker, card)
    position.tell(
        "log.passes_card", "F16.6",
        giver=NATIONS[giver], taker=NATIONS[taker], deck=deck_of(card) + 1,
    )  # fmt: skip
    for seat in dict.fromkeys((old, new)):
        position.tell(
            "log.handed_over", "F16.6", seat,
            giver=NATIONS[giver], taker=NATIONS[taker], card=TEXT[card],
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class RenewCard(Phase[Position]):
    """France may throw a card away unseen and draw another (F11.4H)."""

    name: ClassVar[str] = "renew_card"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(FRANCE),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.renew", "F11.4H")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [*(Action.of("discard", c) for c in _faces(position.hands[FRANCE])), DECLINE]

    def discard(self, position: Position, seat: str, text: str) -> None:
        position.pop()
        card = find(position.hands[FRANCE], text)
        position.bury_card(FRANCE, card)
        position.tell("log.discards", "F11.4H", nation=NATIONS[FRANCE], deck=deck_of(card) + 1)
        position.tell("log.discarded", "F11.4H", seat, nation=NATIONS[FRANCE], card=text)
        position.push(Deal(FRANCE, 1))

    def decline(self, position: Position, seat: str) -> None:
        position.pop()
        position.tell("log.declines", "F11.4H", nation=NATIONS[FRANCE])


@dataclass(frozen=True, slots=True)
class GiveAndTake(Phase[Position]):
    """Prussia gives Austria a card, then chance picks one of Austria's in return (F11.9D)."""

    name: ClassVar[str] = "give_and_take"
    given: bool = False

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,) if self.given else (position.seat(PRUSSIA),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.give", "F11.9D")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        if self.given:
            return [Action.of("take", TEXT[card]) for card in sorted(position.hands[AUSTRIA])]
        return [Action.of("give", text) for text in _faces(position.hands[PRUSSIA])]

    def sample(self, position: Position, rng: Random) -> Action:
        return Action.of("take", TEXT[rng.choice(position.hands[AUSTRIA])])

    def give(self, position: Position, seat: str, text: str) -> None:
        hand_over(position, PRUSSIA, AUSTRIA, find(position.hands[PRUSSIA], text))
        position.become(GiveAndTake(given=True))

    def take(self, position: Position, seat: str, text: str) -> None:
        position.pop()
        hand_over(position, AUSTRIA, PRUSSIA, find(position.hands[AUSTRIA], text))
