"""Lists of actions that are told word by word behave like the lists they stand for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from sanssouci.kernel import (
    Action,
    Branching,
    Joined,
    Numbers,
    Subsets,
    any_of,
    listed,
    offer,
    some_of,
)
from sanssouci.kernel.branching import END, next_words


def subsets(items: Sequence[str], sizes: range) -> set[str]:
    chosen = {pick for size in sizes for pick in combinations(items, size)}
    return {f"pick {' '.join(pick) or 'none'}" for pick in chosen}


SMALL = [
    (Subsets(("pick",), ("a", "b", "b", "c")), subsets("abbc", range(5))),
    (Subsets(("pick",), ("a", "b", "b", "c"), least=1, most=2), subsets("abbc", range(1, 3))),
    (Subsets(("pick",), ()), {"pick none"}),
    (Numbers(("buy",), ((1, 3), (0, 2))), {f"buy {a} {b}" for a in (1, 2, 3) for b in (0, 1, 2)}),
    (
        Numbers(("buy",), ((0, 9), (2, 9)), total=4),
        {f"buy {a} {b}" for a in range(10) for b in range(2, 10) if a + b <= 4},
    ),
    (
        Joined(
            ([Action("done")], Numbers(("buy",), ((1, 2),)), [Action("buy"), Action("buy 1 x")])
        ),
        {"done", "buy", "buy 1", "buy 2", "buy 1 x"},
    ),
]


@pytest.mark.parametrize(("offer", "wanted"), SMALL)
def test_it_holds_what_the_list_would(offer: Branching, wanted: set[str]) -> None:
    assert set(offer) == wanted
    assert len(offer) == len(wanted)
    assert {offer[n] for n in range(len(offer))} == wanted
    assert all(action in offer for action in wanted)
    assert not {*wanted} & {f"{action} a" for action in offer if f"{action} a" not in wanted}
    for action in ("", "pick", "pick b a", "pick none a", "buy 01 0", "buy -1 2", "buy 99 99", "x"):
        assert (action in offer) == (action in wanted)
    with pytest.raises(IndexError):
        offer[len(offer)]


@pytest.mark.parametrize(("offer", "wanted"), SMALL)
def test_the_next_words_are_those_of_the_list(offer: Branching, wanted: set[str]) -> None:
    plain = [Action(each) for each in sorted(wanted)]
    for action in (*plain, Action("nonsense")):
        words = action.split(" ")
        for depth in range(len(words) + 1):
            assert dict(next_words(offer, words[:depth])) == dict(next_words(plain, words[:depth]))


def test_each_is_as_likely_as_the_others() -> None:
    offer = Subsets(("pick",), ("a", "b", "c"))
    rng = Random(5)
    drawn = Counter(any_of(offer, rng) for _ in range(4000))
    assert len(drawn) == 8
    assert max(drawn.values()) < 1.25 * min(drawn.values())


def test_nothing_is_too_many() -> None:
    purse = Numbers(("spend",), ((0, 300),) * 12)
    assert any_of(purse, Random(1)) in purse
    assert purse.following(["spend"]).keys() == {str(number) for number in range(301)}
    army = Subsets(("send",), tuple(f"unit-{n:02}" for n in range(60)))
    action = any_of(army, Random(1))
    assert action in army
    assert END in army.following(["send", "unit-00"])


def test_what_is_short_is_listed_and_what_is_long_is_not() -> None:
    dice = Numbers(("roll",), ((1, 6),))
    assert listed(dice) == [f"roll {pips}" for pips in range(1, 7)]
    assert listed([Action("done")] * 1000) == [Action("done")] * 1000
    purse = Numbers(("spend",), ((0, 300),) * 12)
    assert listed(purse) is None
    assert purse.size == 301**12 > len(purse)


def test_an_offer_is_a_value() -> None:
    one = Joined(([Action("done")], Subsets(("pick",), ("a", "b"))))
    other = Joined(((Action("done"),), Subsets(("pick",), ("a", "b"))))
    assert offer(one) == offer(other)
    assert len({offer(one), offer(other), offer([Action("done")])}) == 2


def test_some_of_many_come_from_all_over() -> None:
    purse = Numbers(("spend",), ((0, 300),) * 3)
    some = some_of(purse, 50)
    assert len(set(some)) == 50
    assert len({action.words[0] for action in some}) > 40
    assert some_of([Action("done")], 50) == ["done"]
