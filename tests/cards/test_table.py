"""Who knows which card of decks of any size: six hands, four decks of 38, cards on a display."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from random import Random
from typing import Any

import pytest

from sanssouci.cards.table import EVERYBODY, CardTable
from sanssouci.cards.tactical import TacticalCards
from sanssouci.cards.unseen import Unseen, deal_anew

CARDS = TacticalCards(decks=4, values=range(2, 11), reserves=2, reserve_most=8)
HOLDERS = ("maria", "frederick", "frederick", "louis", "louis", "frederick", "maria", "louis")
"""Six hands, and the face-down cards of two powers on a display."""
MARIA, PRAGMATIC, PRUSSIA, FRANCE, BAVARIA, SAXONY, MARIAS_BID, LOUIS_BID = range(8)
ALL = ("maria", "frederick", "louis", None)


class Table(CardTable):
    """Cards and nothing else."""

    deck_of_card = CARDS.DECK
    place_count = len(HOLDERS)

    @property
    def decks(self) -> Sequence[Sequence[int]]:
        return CARDS.DECKS

    def holder(self, place: int) -> str:
        return HOLDERS[place]

    def seen(self, seat: str | None) -> dict[str, Any]:
        return {}

    def deal_anew(self, seat: str | None, rng: Random) -> None:
        self.resample_cards(seat, rng)


def table(**hands: str) -> Table:
    """Hands by the names of their places; all other cards of the decks in play are in the pile."""
    new = Table(None)
    new.opened = 4
    for name, texts in hands.items():
        new.hands[globals()[name]] = [CARDS.BY_TEXT[text] for text in texts.split()]
    held = {card for hand in new.hands for card in hand}
    new.pile = [card for card in range(len(CARDS.TEXT)) if card not in held]
    return new


def worlds(cards: Table, seat: str | None, count: int = 40) -> list[Table]:
    rng = Random(1)
    found = [cards.clone() for _ in range(count)]
    for world in found:
        world.deal_anew(seat, rng)
    return found


def texts(cards: Table, place: int) -> set[str]:
    return {CARDS.TEXT[card] for card in cards.hands[place]}


def known(cards: Table, seat: str | None) -> set[str]:
    return {CARDS.TEXT[card] for card in cards.cards_known_to(seat)}


def number(text: str) -> int:
    return CARDS.BY_TEXT[text]


def test_hidden_cards_are_shuffled_within_their_deck_and_between_all_places() -> None:
    cards = table(MARIA="2S.1 3S.2", FRANCE="4H.1 5D.4")
    for world in worlds(cards, "maria"):
        assert texts(world, MARIA) == {"2S.1", "3S.2"}
        assert sorted(map(CARDS.deck_of, world.hands[FRANCE])) == [0, 3]
        assert sorted(chain(world.pile, *world.hands)) == list(range(152))
    assert len({text for world in worlds(cards, "maria") for text in texts(world, FRANCE)}) > 20


@pytest.mark.parametrize("seat", ALL)
def test_a_bid_is_known_to_its_owner_until_it_is_shown(seat: str | None) -> None:
    cards = table(MARIA="2S.1 3S.1 4S.1", FRANCE="4H.1")
    cards.pass_card(MARIA, MARIAS_BID, number("3S.1"))
    seen = {text for world in worlds(cards, seat) for text in texts(world, MARIAS_BID)}
    assert (seen == {"3S.1"}) is (seat == "maria")
    cards.show(number("3S.1"))
    assert {t for w in worlds(cards, seat) for t in texts(w, MARIAS_BID)} == {"3S.1"}
    cards.pass_card(MARIAS_BID, MARIA, number("3S.1"))  # the only one there: all see it go back
    assert all("3S.1" in texts(world, MARIA) for world in worlds(cards, seat))


def test_what_was_seen_in_a_hand_is_uncertain_once_a_card_of_that_deck_has_gone() -> None:
    cards = table(PRUSSIA="2S.1 3S.1 9H.2", FRANCE="4H.1")
    for text in ("2S.1", "9H.2"):
        cards.show(number(text))
    cards.bury_card(PRUSSIA, number("3S.1"))
    assert known(cards, "louis") == {"9H.2"}
    assert known(cards, "frederick") == {"2S.1", "3S.1", "9H.2"}


def test_giver_and_taker_remember_and_third_parties_do_not_learn() -> None:
    cards = table(MARIA="2S.1 3S.1", FRANCE="4S.1 5S.1")
    cards.pass_card(MARIA, FRANCE, number("2S.1"))
    assert known(cards, "maria") == {"2S.1"}
    assert known(cards, "louis") == known(cards, "frederick") == set()


def test_a_card_taken_up_from_the_table_is_known_to_all() -> None:
    cards = table(MARIA="2S.1")
    cards.pile.remove(number("9S.1"))
    cards.take_up(MARIA, number("9S.1"))
    assert known(cards, None) == {"9S.1"}
    cards.lose_card(MARIA, number("9S.1"))
    assert known(cards, None) == set()
    assert [CARDS.TEXT[card] for card in cards.open_discards()] == ["9S.1"]


def shuffled() -> Table:
    """Louis holds three cards of deck 1, whose other cards everybody saw go back into the pile."""
    cards = table(FRANCE="2S.1 3S.1 4S.1", MARIA="2S.3 3S.3 4S.3 5S.3 2S.4 3S.4 4S.4 5S.4")
    cards.pile = []
    assert cards.form_pile() == [0, 1]
    return cards


def test_cards_held_through_a_shuffle_are_none_of_those_that_went_back() -> None:
    cards = shuffled()
    for world in worlds(cards, "frederick"):
        assert texts(world, FRANCE) == {"2S.1", "3S.1", "4S.1"}


@pytest.mark.parametrize("thrown", ["2S.1", "9S.1"])
def test_how_many_are_held_over_does_not_tell_what_was_thrown_away(thrown: str) -> None:
    """Louis has drawn a card that had gone back; nobody knows whether he has thrown away that."""
    cards = shuffled()
    cards.pile.remove(number("9S.1"))
    cards.add_card(FRANCE, number("9S.1"))
    cards.bury_card(FRANCE, number(thrown))
    assert cards.held_over[FRANCE * 4] == 2
    for world in worlds(cards, "maria"):
        assert len(texts(world, FRANCE) & {"2S.1", "3S.1", "4S.1"}) >= 2


def test_a_card_of_those_just_drawn_was_not_held_over() -> None:
    cards = shuffled()
    fresh = [number("9S.1"), number("8S.1")]
    for card in fresh:
        cards.pile.remove(card)
        cards.add_card(FRANCE, card)
    cards.bury_card(FRANCE, fresh[0], fresh)
    assert cards.held_over[FRANCE * 4] == 3


def test_a_card_shown_that_had_gone_back_was_not_held_over() -> None:
    cards = shuffled()
    cards.pile.remove(number("9S.1"))
    cards.add_card(FRANCE, number("9S.1"))
    cards.lose_card(FRANCE, number("9S.1"))
    assert cards.held_over[FRANCE * 4] == 3
    cards.lose_card(FRANCE, number("2S.1"))
    assert cards.held_over[FRANCE * 4] == 2


def test_a_place_with_a_new_holder_is_remembered_by_the_old_one() -> None:
    cards = table(SAXONY="2S.1 3S.1")
    cards.note_seen("louis", number("2S.1"))
    cards.hand_place_over(SAXONY, "frederick", "maria")
    assert known(cards, "frederick") == {"2S.1", "3S.1"}
    assert known(cards, "louis") == {"2S.1"}
    assert (EVERYBODY, number("2S.1")) not in cards.known


def test_dealing_anew_loses_no_card() -> None:
    places = [Unseen([0, 1, 40], [1, 0, 0, 0]), Unseen([2, 3, 41])]
    for seed in range(20):
        renamed = deal_anew(places, CARDS.DECK, {1, 2}, Random(seed))
        assert sorted(renamed) == sorted(renamed.values())
        assert renamed[0] in {0, 3}  # held over, so none of those that went back
