"""The arena counts honestly."""

from __future__ import annotations

import pytest

from tools.arena import Match, interval, play, summary


def test_the_interval_holds_the_share_and_shrinks_with_games() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=0.001)
    low, high = interval(100, 100)
    assert high == pytest.approx(1.0)
    assert low == pytest.approx(0.963, abs=0.001)
    assert interval(0, 20)[0] == pytest.approx(0.0, abs=1e-9)


def test_a_match_is_played_over_its_seeds() -> None:
    players = {"frederick": "random", "pompadour": "recruit"}
    match = Match("friedrich", "war-in-the-west", players, range(3, 6))
    results = list(play(match, 1))
    assert [result.seed for result in results] == [3, 4, 5]
    figures = summary(match, results, 1.0)
    assert figures["games"] == 3
    assert figures == summary(match, list(play(match, 1)), 1.0)
