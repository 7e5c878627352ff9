"""Paying with cards: whole cards, no change, and no card that could be left out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import ClassVar, Final, NamedTuple

from sanssouci.kernel import Action, Message, Phase, Prospect
from sanssouci.steps.step import F

CANCEL: Final = Action("cancel")
ABOVE_ALL: Final = 99
"""More than any card is worth."""


class PaymentRules(NamedTuple):
    """The ids of a game's rules about payments."""

    needless: str
    paying: str


@cache
def _pay(text: str) -> Action:
    return Action.of("pay", text)


@dataclass(frozen=True, slots=True)
class Payment(Phase[F]):
    """Cards are laid down from the highest to the lowest until the price is met.

    In this order every card laid down is needed. A compulsory payment cannot be cancelled, and
    who cannot pay it in full pays all he has.
    """

    rules: ClassVar[PaymentRules]
    goes_on: ClassVar[bool] = True
    compulsory: ClassVar[bool] = False
    nation: int
    owing: int
    paid_cards: tuple[int, ...] = ()

    @abstractmethod
    def complete(self, position: F) -> None:
        """The cards are paid; replace or pop this frame. ``owing`` above zero is what he lacks."""

    def unpaid(self, position: F) -> list[int]:
        return [card for card in position.hands[self.nation] if card not in self.paid_cards]

    def actors(self, position: F) -> tuple[str, ...]:
        if self.compulsory and self.owing + self._paid(position) > position.purse(self.nation):
            return ()
        return (position.seat(self.nation),)

    def _paid(self, position: F) -> int:
        return sum(position.pay_values[card] for card in self.paid_cards)

    def legal(self, position: F, seat: str) -> Sequence[Action]:
        value, text = position.pay_values, position.cards.TEXT
        paid = self.paid_cards
        highest = value[paid[-1]] if paid else ABOVE_ALL
        unpaid = [
            card
            for card in position.hands[self.nation]
            if value[card] <= highest and card not in paid
        ]
        worth, lowest = 0, highest + 1
        for card in sorted(unpaid, key=value.__getitem__):
            worth += value[card]
            if worth >= self.owing:  # from here on the lower cards can make up the rest
                lowest = value[card]
                break
        ordered = position.cards.in_order(unpaid)
        payable = dict.fromkeys([_pay(text[card]) for card in ordered if value[card] >= lowest])
        return list(payable) if self.compulsory else [*payable, CANCEL]

    def why_not(self, position: F, seat: str, action: Action) -> Message | None:
        if action.verb == "pay":
            return Message.of("refuse.pay", self.rules.needless, owing=self.owing)
        return Message.of("refuse.paying", self.rules.paying)

    def foresee(self, position: F, seat: str, action: Action) -> Iterator[Prospect]:
        if action.verb == "pay":
            owing = self._owing_after(position, action.words[0])
            if owing > 0:
                yield Prospect.of("foresee.owing", self.rules.paying, points=owing)
            elif owing < 0:
                yield Prospect.of("foresee.wasted", self.rules.needless, points=-owing)

    def _owing_after(self, position: F, text: str) -> int:
        card = position.cards.find(self.unpaid(position), text)
        return self.owing - position.pay_values[card]

    def pay(self, position: F, seat: str, text: str) -> None:
        card = position.cards.find(self.unpaid(position), text)
        owing = self._owing_after(position, text)
        paid = replace(self, owing=owing, paid_cards=(*self.paid_cards, card))
        if owing > 0:
            position.become(paid)
        else:
            paid.settle(position)

    def proceed(self, position: F) -> None:
        """A hand that does not suffice goes as a whole."""
        rest = self.unpaid(position)
        owing = self.owing - sum(position.pay_values[card] for card in rest)
        replace(self, owing=owing, paid_cards=(*self.paid_cards, *rest)).settle(position)

    def settle(self, position: F) -> None:
        position.seal()
        for card in self.paid_cards:
            position.lose_card(self.nation, card)
        self.complete(position)

    def cancel(self, position: F, seat: str) -> None:
        position.pop()
