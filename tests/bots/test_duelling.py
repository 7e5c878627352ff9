"""The captain's judgement in single decisions: duels, payments, odds."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.friedrich.deck import BY_TEXT, DECK_SIZE, RESERVE, SUIT, VALUE
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.games.friedrich.nations import FRANCE, PRUSSIA
from sanssouci.games.friedrich.officers.counting import count
from sanssouci.games.friedrich.officers.duelling import Duel
from sanssouci.games.friedrich.officers.odds import MEAN_POINTS, chance_below, spread
from sanssouci.games.friedrich.officers.recruiting import card_worth
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.games.friedrich.position import Position
from sanssouci.steps.officers import payments


def best_play(duel: Duel, balance: int) -> tuple[str, int]:
    """What the duellist would do: the kind of play and its value."""
    cards, reserves = duel.suit_cards, duel.reserves
    options = [
        (duel.play(balance, cards, reserves, card), ("card", card)) for card in dict.fromkeys(cards)
    ]
    if reserves:
        options += [
            (duel.reserve(balance, cards, reserves, value), ("reserve", value))
            for value in range(1, 11)
        ]
    if balance < 0 or not cards:
        options.append((duel.stop(balance), ("stop", balance)))
    return max(options)[1]


def test_a_reserve_lands_on_minus_one() -> None:
    """The printed question: at -8 with nothing but a Reserve, against a full hand."""
    duel = Duel((), 1, strength=9, foe_strength=17, foe_cards=14)
    assert best_play(duel, -8) == ("reserve", 7)


def test_a_small_card_lessens_a_defeat() -> None:
    duel = Duel((3,), 0, strength=6, foe_strength=10, foe_cards=15)
    assert best_play(duel, -4) == ("card", 3)


def test_at_zero_a_reserve_is_kept_and_the_combat_tied() -> None:
    duel = Duel((), 1, strength=3, foe_strength=3, foe_cards=14)
    assert best_play(duel, 0) == ("stop", 0)


def test_no_thirteen_for_a_skirmish_of_one_troop() -> None:
    duel = Duel((13,), 0, strength=1, foe_strength=2, foe_cards=12)
    assert best_play(duel, -1) == ("stop", -1)


def test_the_small_card_wins_where_it_is_enough() -> None:
    duel = Duel((13, 4), 0, strength=1, foe_strength=2, foe_cards=0)
    assert best_play(duel, -1) == ("card", 4)


def test_an_enemy_without_cards_is_destroyed() -> None:
    duel = Duel((12, 8, 5), 0, strength=3, foe_strength=4, foe_cards=0)
    assert best_play(duel, -1) == ("card", 5)


def test_a_lost_cause_is_given_up() -> None:
    """Two small cards against many troops and cards lessen nothing worth having."""
    duel = Duel((2,), 0, strength=1, foe_strength=9, foe_cards=15)
    assert best_play(duel, -8) == ("stop", -8)


def test_a_city_at_stake_is_fought_for() -> None:
    """What is not worth it for the troops alone is worth it for the last objectives."""
    idle = Duel((9, 6), 0, strength=5, foe_strength=7, foe_cards=6)
    vital = Duel((9, 6), 0, strength=5, foe_strength=7, foe_cards=6, stake=15.0)
    assert vital.best(-2, (9, 6), 0) - vital.stop(-2) > idle.best(-2, (9, 6), 0) - idle.stop(-2)
    assert best_play(vital, -2)[0] == "card"


def test_cards_that_have_been_seen_are_counted() -> None:
    """Eight cards of a deck without spades are none in spades, but more than eight elsewhere."""
    deck = range(DECK_SIZE)
    full = count(deck)
    assert [full.in_suit(suit, [8]) for suit in range(4)] == [8, 8, 8, 8]
    no_spades = count(card for card in deck if SUIT[card] not in (0, RESERVE))
    assert no_spades.in_suit(0, [8]) == 0
    assert no_spades.in_suit(1, [8]) == round(8 * 90 / 36 / MEAN_POINTS) > 8
    assert no_spades.in_suit(0, [8, 3]) == 0  # nothing is known to be left of the second deck


def test_a_captain_counts_what_has_been_played() -> None:
    """The more spades the enemy has shown, the fewer he is reckoned to hold."""
    position = FRIEDRICH_GAME.new("war-in-the-west")
    assert isinstance(position, Position)
    position.opened = 1
    position.pile = list(range(DECK_SIZE))
    position.hands[FRANCE] = [position.pile.pop() for _ in range(10)]
    before = Staff(position.view("frederick"), PRUSSIA).counted(FRANCE, 0)
    position.pile = [card for card in position.pile if SUIT[card] != 0]  # all have been played
    after = Staff(position.view("frederick"), PRUSSIA).counted(FRANCE, 0)
    assert before == 10
    assert after < 4


def test_unknown_cards_are_weighed_by_the_make_up_of_the_deck() -> None:
    assert pytest.approx(1.0) == sum(spread(7))
    assert pytest.approx(0.24 * 7.5 + 0.04 * 10) == MEAN_POINTS
    assert chance_below(0, 1) == 1.0
    assert chance_below(3, 0) == 0.0
    assert pytest.approx(0.72) == chance_below(1, 1)
    assert chance_below(5, 20) > chance_below(9, 20)


def test_payment_takes_the_idle_suit_without_waste() -> None:
    hand = [BY_TEXT[text] for text in ("13S.1", "6H.1", "7H.1", "5S.1", "R.1")]
    needs = [1.0, 1.0, 0.2, 1.0, 2.0]
    paid = payments.cheapest_payments(hand, 12, lambda card: card_worth(card, needs), VALUE)
    assert set(paid[12][1]) == {BY_TEXT["6H.1"], BY_TEXT["7H.1"]}
    assert paid[6][1] == (BY_TEXT["6H.1"],)


def test_what_a_payment_costs_is_known_without_its_cards() -> None:
    rng = Random(3)
    for _ in range(20):
        hand = rng.sample(range(DECK_SIZE), 9)
        losses = {card: rng.random() for card in hand}
        paid = payments.cheapest_payments(hand, 40, losses.__getitem__, VALUE)
        assert payments.least_losses(hand, 40, losses.__getitem__, VALUE) == [p[0] for p in paid]
