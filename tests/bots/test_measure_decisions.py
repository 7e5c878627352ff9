"""Comparing rules of overruling by what was seen once."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.friedrich.officers.judgement import FriedrichJudgement
from sanssouci.kernel import Trust
from tools.measure_decisions import decisions, gained, played_through


def test_all_plans_of_a_decision_are_played_in_the_same_worlds() -> None:
    position, seat = next(decisions("war-in-the-west", 3))
    before = position.hash()
    seen = played_through(position, seat, 2, Random(1))
    plans = FriedrichJudgement().plans(position, seat, allow_asides=True)
    assert [len(worths) for worths in seen] == [len(plans)] * 2
    assert len(plans) > 1
    assert all(0 <= worth <= 1 for worths in seen for worth in worths)
    assert seen == played_through(position, seat, 2, Random(1)), "a seed repeats it"
    assert position.hash() == before, "the position is left as it was"


def test_a_plan_that_is_always_better_is_chosen() -> None:
    seen = [[0.4, 0.3, 0.5]] * 12
    assert gained(seen, 64, Trust()) == pytest.approx((0.1, 1.0))
    assert gained([[0.4, 0.3]] * 12, 64, Trust()) == (0.0, 0.0)


def test_a_rule_is_judged_in_worlds_it_has_not_seen() -> None:
    """Of a dozen plans that are all alike one looks better by luck, and gains nothing by it."""
    luck = Random(2)
    seen = [[luck.gauss(0.5, 0.1) for _ in range(13)] for _ in range(12)]
    easily = gained(seen, 16, Trust())
    assert easily.overruled > 0.5
    assert abs(easily.worth) < 0.05
    assert gained(seen, 16, Trust(doubt=0.4, worlds=5)).overruled < easily.overruled
