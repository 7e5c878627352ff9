"""Tactical cards: decks of fifty and their texts."""

from __future__ import annotations

from collections import Counter

import pytest

from sanssouci.cards.tactical import LETTERS, RESERVE, SUITS, SYMBOLS, TacticalCards

FRIEDRICH = TacticalCards(decks=5, values=range(2, 14), reserves=2, reserve_most=10)
MARIA = TacticalCards(decks=4, values=range(2, 11), reserves=2, reserve_most=8)
BOTH = pytest.mark.parametrize("cards", [FRIEDRICH, MARIA], ids=["of 50", "of 38"])
BY_TEXT, TEXT = FRIEDRICH.BY_TEXT, FRIEDRICH.TEXT


@pytest.mark.rule("F3.1")
@BOTH
def test_a_deck_has_all_values_in_four_suits_and_two_reserves(cards: TacticalCards) -> None:
    values = range(2, 14 if cards is FRIEDRICH else 11)
    faces = [f"{value}{suit}" for suit in "SCHD" for value in values] + ["R", "R"]
    assert len(faces) == cards.DECK_SIZE == (50 if cards is FRIEDRICH else 38)
    for deck in range(cards.MOST_DECKS):
        texts = [cards.TEXT[card] for card in cards.DECKS[deck]]
        assert Counter(texts) == Counter(f"{face}.{deck + 1}" for face in faces)


@BOTH
def test_the_text_says_suit_value_and_deck(cards: TacticalCards) -> None:
    for card, text in enumerate(cards.TEXT):
        face, _, deck = text.partition(".")
        assert cards.deck_of(card) == int(deck) - 1
        if face == "R":
            assert (cards.SUIT[card], cards.VALUE[card]) == (RESERVE, cards.RESERVE_MOST)
        else:
            assert LETTERS[cards.SUIT[card]] == face[-1]
            assert cards.VALUE[card] == int(face[:-1])


@pytest.mark.parametrize(
    ("text", "suit", "value", "deck"),
    [
        ("2S.1", "spades", 2, 0),
        ("13D.1", "diamonds", 13, 0),
        ("10H.2", "hearts", 10, 1),
        ("7C.5", "clubs", 7, 4),
    ],
)
def test_texts_of_single_cards(text: str, suit: str, value: int, deck: int) -> None:
    card = BY_TEXT[text]
    found = SUITS[FRIEDRICH.SUIT[card]], FRIEDRICH.VALUE[card], FRIEDRICH.deck_of(card)
    assert found == (suit, value, deck)


def test_backs_are_counted_by_deck() -> None:
    assert MARIA.backs([0, 37, 38, 151], 4) == [2, 1, 0, 1]


def test_suits_letters_and_symbols_go_together() -> None:
    assert [(suit[0].upper(), symbol) for suit, symbol in zip(SUITS, SYMBOLS, strict=True)] == [
        ("S", "♠"),
        ("C", "♣"),
        ("H", "♥"),
        ("D", "♦"),
    ]
    assert "".join(suit[0].upper() for suit in SUITS) == LETTERS


def test_every_text_leads_back_to_a_card_of_that_text() -> None:
    assert all(TEXT[card] == text for text, card in BY_TEXT.items())
    assert set(BY_TEXT) == set(TEXT)


def test_the_reserves_of_a_deck_are_interchangeable() -> None:
    first = BY_TEXT["R.1"]
    assert TEXT[first] == TEXT[first + 1]
    assert FRIEDRICH.find([first], "R.1") == first
    assert FRIEDRICH.find([first + 1], "R.1") == first + 1
    assert FRIEDRICH.find([BY_TEXT["R.2"], first + 1], "R.1") == first + 1


def test_a_hand_is_sorted_by_suit_and_from_high_to_low() -> None:
    texts = ["R.1", "3D.1", "12S.2", "2S.1", "13H.1", "12S.1", "4C.1", "10D.1"]
    ordered = [TEXT[card] for card in FRIEDRICH.in_order([BY_TEXT[text] for text in texts])]
    assert ordered == ["12S.1", "12S.2", "2S.1", "4C.1", "13H.1", "10D.1", "3D.1", "R.1"]
