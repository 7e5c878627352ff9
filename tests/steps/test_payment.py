"""Paying with cards, in no game's particular version."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import ClassVar

import pytest

from sanssouci.steps.payment import Payment, PaymentRules
from tests.steps.skirmish import CARDS, RED, Skirmish


@dataclass(frozen=True, slots=True)
class Bill(Payment[Skirmish]):
    name: ClassVar[str] = "bill"
    rules: ClassVar = PaymentRules("X1", "X2")

    def complete(self, position: Skirmish) -> None:
        position.pop()
        position.tell("log.paid", "X1", owing=self.owing)


@dataclass(frozen=True, slots=True)
class Fine(Bill):
    name: ClassVar[str] = "fine"
    compulsory: ClassVar[bool] = True


def test_no_card_is_paid_that_could_be_left_out() -> None:
    skirmish = Skirmish(hands="red:10S.1,6S.1,2S.1,5C.1").begin(Bill(RED, 12))
    assert skirmish.options() == ["pay 10S.1", "pay 6S.1", "cancel"]
    skirmish.apply("red", "pay 10S.1")
    assert skirmish.options() == ["pay 6S.1", "pay 2S.1", "pay 5C.1", "cancel"]
    skirmish.apply("red", "pay 2S.1")
    assert skirmish.purse(RED) == 11
    assert skirmish.phase.name == "rest"
    assert skirmish.sealed


def test_a_payment_can_be_cancelled_and_nothing_is_lost() -> None:
    skirmish = Skirmish(hands="red:10S.1,6S.1").begin(Bill(RED, 12))
    skirmish.apply("red", "pay 10S.1")
    skirmish.apply("red", "cancel")
    assert skirmish.purse(RED) == 16


def test_who_cannot_pay_what_he_must_pays_all_he_has() -> None:
    skirmish = Skirmish(hands="red:2S.1,5C.1").begin(Fine(RED, 12))
    assert skirmish.hands[RED] == []
    assert skirmish.log is not None
    assert dict(skirmish.log[-1].message.args) == {"owing": 5}


def test_who_can_pay_what_he_must_chooses_the_cards() -> None:
    skirmish = Skirmish(hands="red:4S.1,5C.1").begin(Fine(RED, 4))
    assert skirmish.options() == ["pay 4S.1", "pay 5C.1"]
    skirmish.apply("red", "pay 4S.1")
    assert skirmish.purse(RED) == 5


@pytest.mark.parametrize("seed", range(20))
def test_every_payment_without_a_needless_card_can_be_made_and_no_other(seed: int) -> None:
    rng = Random(seed)
    cards = rng.sample(range(50), 6)
    owing = rng.randint(1, sum(CARDS.VALUE[card] for card in cards))
    fitting = {
        tuple(sorted(CARDS.VALUE[card] for card in paid))
        for size in range(1, 7)
        for paid in combinations(cards, size)
        if sum(CARDS.VALUE[c] for c in paid) - min(CARDS.VALUE[c] for c in paid) < owing
        <= sum(CARDS.VALUE[c] for c in paid)
    }  # fmt: skip
    found = set()

    def explore(paid: tuple[str, ...]) -> None:
        skirmish = Skirmish(hands="red:" + ",".join(CARDS.TEXT[card] for card in cards))
        skirmish.begin(Bill(RED, owing))
        for action in paid:
            skirmish.apply("red", action)
        if skirmish.phase.name == "rest":
            left = [CARDS.VALUE[card] for card in skirmish.hands[RED]]
            values = [CARDS.VALUE[card] for card in cards]
            for value in left:
                values.remove(value)
            found.add(tuple(sorted(values)))
            return
        for action in skirmish.options():
            if action != "cancel":
                explore((*paid, action))

    explore(())
    assert found == fitting
