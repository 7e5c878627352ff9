"""Offers by the grammar alone, as a game without a presenter of its own has them."""

from __future__ import annotations

from collections.abc import Sequence

from sanssouci.kernel import Action, Joined, Numbers, Subsets
from sanssouci.terminal.offers import overview, wordings
from tests.terminal.staging import new_play
from tests.terminal.test_presenter import shown

GAME = new_play().game


def offered(legal: Sequence[Action]) -> str:
    return shown(overview(GAME, legal))


def test_numbers_are_told_as_ranges() -> None:
    allots = [Action.of("allot", "daun", number) for number in range(4, 9)]
    assert offered(allots) == "allot Daun 4 to 8 (value)"
    buys = [Action.of("recruit", troops, trains) for troops in range(8) for trains in (0, 1)]
    assert offered(buys) == "recruit 0 to 7 (troops) 0 to 1 (trains)"


def test_many_marches_are_told_by_who_can_march() -> None:
    cities = GAME.grammar.nouns[2].ids[:20]
    marches = [Action.of("march", "daun", "brunn", city) for city in cities]
    assert offered([*marches, Action("done")]) == "march Daun (20) done"


def test_a_few_long_roads_do_not_push_the_other_verbs_off_the_screen() -> None:
    cities = GAME.grammar.nouns[2].ids
    marches = [Action.of("march", "daun", *cities[at : at + 4]) for at in range(9)]
    assert offered([*marches, Action("done")]) == "march Daun (9) done"
    assert offered([*marches[:2], Action("done")]).count(" · ") == 1  # two are told in full


def test_what_is_not_listed_is_told_word_by_word() -> None:
    legal = Joined(
        (Numbers(("recruit",), ((0, 300), (0, 9))), Subsets(("discard",), ("10D.1", "11D.1")))
    )
    assert offered(legal) == "recruit 0 to 300 (troops), then trains discard none · 10♦ · 11♦"


def test_a_road_may_be_typed_by_its_end() -> None:
    assert wordings(GAME, Action("march daun brunn prerau olmutz")) == (
        "march daun olmutz",
        "daun olmutz",
        "march daun brunn prerau olmutz",
    )
