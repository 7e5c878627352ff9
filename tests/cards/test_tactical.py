"""Tactical cards: decks of fifty and their texts."""

from __future__ import annotations

from collections import Counter

import pytest

from sanssouci.cards.tactical import (
    BY_TEXT,
    DECK_SIZE,
    LETTERS,
    MOST_DECKS,
    RESERVE,
    SUIT,
    SUITS,
    SYMBOLS,
    TEXT,
    VALUE,
    deck_of,
    find,
    in_order,
)


@pytest.mark.rule("F3.1")
def test_a_deck_has_2_to_13_in_four_suits_and_two_reserves() -> None:
    faces = [f"{value}{suit}" for suit in "SCHD" for value in range(2, 14)] + ["R", "R"]
    assert len(faces) == DECK_SIZE == 50
    for deck in range(MOST_DECKS):
        texts = TEXT[deck * DECK_SIZE : (deck + 1) * DECK_SIZE]
        assert Counter(texts) == Counter(f"{face}.{deck + 1}" for face in faces)


def test_the_text_says_suit_value_and_deck() -> None:
    for card, text in enumerate(TEXT):
        face, _, deck = text.partition(".")
        assert deck_of(card) == int(deck) - 1
        if face == "R":
            assert (SUIT[card], VALUE[card]) == (RESERVE, 10)
        else:
            assert LETTERS[SUIT[card]] == face[-1]
            assert VALUE[card] == int(face[:-1])


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
    assert (SUITS[SUIT[card]], VALUE[card], deck_of(card)) == (suit, value, deck)


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
    assert find([first], "R.1") == first
    assert find([first + 1], "R.1") == first + 1
    assert find([BY_TEXT["R.2"], first + 1], "R.1") == first + 1


def test_a_hand_is_sorted_by_suit_and_from_high_to_low() -> None:
    texts = ["R.1", "3D.1", "12S.2", "2S.1", "13H.1", "12S.1", "4C.1", "10D.1"]
    ordered = [TEXT[card] for card in in_order([BY_TEXT[text] for text in texts])]
    assert ordered == ["12S.1", "12S.2", "2S.1", "4C.1", "13H.1", "10D.1", "3D.1", "R.1"]
