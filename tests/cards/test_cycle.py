"""Decks that are used one after the other and then come back."""

from __future__ import annotations

import pytest

from sanssouci.cards.cycle import next_pile

DECK_SIZE = 50
DECKS = tuple(tuple(range(deck * DECK_SIZE, (deck + 1) * DECK_SIZE)) for deck in range(5))


def cards(deck: int, count: int = DECK_SIZE) -> list[int]:
    """The first cards of a deck, counted from 1."""
    return list(range((deck - 1) * DECK_SIZE, (deck - 1) * DECK_SIZE + count))


def held(*counts: int) -> list[int]:
    """So many cards of each deck in hands."""
    return [card for deck, count in enumerate(counts, start=1) for card in cards(deck, count)]


@pytest.mark.rule("F3.8")
@pytest.mark.parametrize("opened", [0, 1, 2, 3])
def test_the_decks_are_opened_one_after_the_other(opened: int) -> None:
    # Even if whole decks lie discarded, the next fresh one comes first.
    assert next_pile(opened, DECKS[:4], []) == (opened + 1, cards(opened + 1), [opened])


@pytest.mark.rule("F3.9")
def test_after_the_last_deck_the_two_fullest_heaps_of_discards_are_shuffled_together() -> None:
    opened, pile, decks = next_pile(4, DECKS[:4], held(10, 3, 20, 5))
    assert opened == 4
    assert decks == [1, 3]  # 47 and 45 discards against 40 and 30
    assert sorted(pile) == [*cards(2)[3:], *cards(4)[5:]]


@pytest.mark.rule("F3.9")
@pytest.mark.parametrize(
    ("counts", "decks"),
    [
        ((0, 0, 0, 0), [0, 1]),
        ((9, 4, 4, 4), [1, 2]),
        ((9, 7, 2, 7), [1, 2]),
        ((5, 5, 5, 4), [0, 3]),
    ],
)
def test_of_equal_heaps_the_earlier_deck_goes_first(
    counts: tuple[int, ...], decks: list[int]
) -> None:
    assert next_pile(4, DECKS[:4], held(*counts))[2] == decks


@pytest.mark.rule("F3.9")
def test_held_cards_stay_where_they_are() -> None:
    kept = held(8, 8, 8, 8)
    _, pile, _ = next_pile(4, DECKS[:4], kept)
    assert len(pile) == 84
    assert not set(pile) & set(kept)


@pytest.mark.rule("F3.11")
def test_a_single_deck_with_discards_is_a_pile_of_its_own() -> None:
    _, pile, decks = next_pile(4, DECKS[:4], held(50, 50, 43, 50))
    assert decks == [2]
    assert pile == cards(3)[43:]


@pytest.mark.rule("F3.11")
def test_without_discards_there_is_no_pile() -> None:
    assert next_pile(4, DECKS[:4], held(50, 50, 50, 50)) == (4, [], [])


@pytest.mark.rule("F17.4")
def test_five_decks_are_cycled_like_four() -> None:
    assert next_pile(4, DECKS[:5], []) == (5, cards(5), [4])
    assert next_pile(5, DECKS[:5], held(9, 8, 7, 6, 5))[2] == [3, 4]
