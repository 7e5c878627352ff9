"""Buying: the lists branch as the purse and the wares allow."""

from __future__ import annotations

from random import Random

from sanssouci.kernel import Action
from sanssouci.steps.basket import Basket, Choices, Pairs

LOADS = Basket(("load",), ((0, 8, 1), (0, 5, 2)), purse=7)


def test_a_basket_holds_what_the_purse_pays() -> None:
    bought = [tuple(map(int, action.words)) for action in LOADS]
    expected = [
        (food, guns)
        for food in range(9)
        for guns in range(6)
        if food + guns and food + 2 * guns <= 7
    ]
    assert bought == expected
    assert len(LOADS) == len(expected) == LOADS.size


def test_a_basket_knows_its_members() -> None:
    assert "load 1 3" in LOADS
    for wrong in ("load 0 0", "load 2 3", "load 1", "load 01 0", "load x 1", "send 1 1"):
        assert wrong not in LOADS


def test_numbers_are_limited_in_all() -> None:
    army = Basket(("muster",), ((0, 6, 2), (0, 6, 3), (0, 6, 4)), purse=1000, most=6)
    assert len(army) == 83
    assert all(sum(map(int, action.words)) <= 6 for action in army)


def test_every_member_is_drawn() -> None:
    rng = Random(3)
    assert {LOADS.sample(rng) for _ in range(2000)} == set(LOADS)


def test_pairs_and_choices_go_on_with_the_name() -> None:
    pairs = Pairs("appoint", (("daun", ("wien", "prag")), ("laudon", ("graz",))))
    assert list(pairs.following(("appoint",))) == ["daun", "laudon"]
    assert "appoint laudon wien" not in pairs
    choices = Choices("supply", (("daun", Basket((), ((0, 2, 1),), 1)),))
    assert [*choices] == [Action("supply daun 1")]
    assert not choices.following(("supply", "laudon"))
    assert not Choices("supply", ()).following(())
