"""Shares, intervals, head-to-heads and ratings say what the games say."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import mean

import pytest

from sanssouci.arena import Job, figures, interval, make_plan, rate
from tests.arena.staging import WEST, invented, small_plan, winner_is


def test_the_interval_holds_the_share_and_shrinks_with_games() -> None:
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=0.001)
    low, high = interval(100, 100)
    assert high == pytest.approx(1.0)
    assert low == pytest.approx(0.963, abs=0.001)
    assert interval(0, 20)[0] == pytest.approx(0.0, abs=1e-9)


def test_shares_by_seat_and_bot() -> None:
    plan = small_plan(games=5, mirror=True)
    found = figures(plan, invented(plan, winner_is("recruit")))
    setup = found.setups[WEST]
    shares = {key: (share.won, share.games) for key, share in setup.wins.items()}
    assert shares == {
        ("frederick", "recruit"): (10, 10), ("pompadour", "recruit"): (10, 10),
        ("frederick", "random"): (5, 10), ("pompadour", "random"): (0, 10),
    }  # fmt: skip
    assert (setup.games, setup.shared) == (20, 5)  # against itself, both of its seats win
    assert (setup.mean_turns, setup.mean_decisions) == (10, 20)
    assert setup.reasons == {"objectives": 20}
    assert found.totals["random"].share == 0.25
    assert found.thinking["recruit"].decisions == 200
    assert found.thinking["recruit"].mean == pytest.approx(0.1)
    assert found.thinking["recruit"].longest == 0.25


def test_head_to_head_counts_both_ways() -> None:
    plan = small_plan(games=5)
    found = figures(plan, invented(plan, lambda job: ["frederick"]))
    meeting = found.meetings["recruit", "random"]
    assert (meeting.ahead, meeting.level, meeting.behind) == (5, 0, 5)
    assert meeting.score == 0.5
    nobody = figures(plan, invented(plan, lambda job: []))
    assert nobody.meetings["random", "recruit"].level == 10
    assert nobody.meetings["random", "recruit"].score is None


def test_a_bot_in_one_seat_only_is_named() -> None:
    swapped = small_plan()
    fixed = small_plan(bots=[], seats={"frederick": "captain"}, others="random")
    assert figures(swapped, invented(swapped, winner_is("random"))).confounded == []
    assert figures(fixed, invented(fixed, winner_is("random"))).confounded == ["captain", "random"]


def test_a_bot_that_always_wins_is_rated_higher() -> None:
    plan = small_plan(games=20)
    ratings = rate(invented(plan, winner_is("random")))
    assert list(ratings.bots) == ["random", "recruit"]
    assert ratings.bots["random"].ordinal > ratings.bots["recruit"].ordinal + 10
    seats = [rating.mu for rating in ratings.seats.values()]
    assert seats == pytest.approx([25, 25], abs=1.5)
    assert ratings.bots["random"].games == ratings.seats[WEST, "frederick"].games == 40


def test_a_strong_seat_is_not_taken_for_a_strong_bot() -> None:
    plan = small_plan(games=20)
    ratings = rate(invented(plan, lambda job: ["pompadour"]))
    assert ratings.seats[WEST, "pompadour"].ordinal > ratings.seats[WEST, "frederick"].ordinal + 10
    bots = [rating.mu for rating in ratings.bots.values()]
    assert bots == pytest.approx([25, 25], abs=1.5)


def test_bot_and_seat_are_told_apart_where_both_count() -> None:
    luck = Random(1756)
    strength = {"captain": 2.0, "recruit": 0.0, "frederick": 1.0, "maria": 0.0}

    def winners(job: Job) -> list[str]:
        force = [3 ** (strength.get(seat, -1.0) + strength[bot]) for seat, bot in job.seats.items()]
        return luck.choices(list(job.seats), force)

    plan = make_plan({"bots": ["captain", "recruit"], "games": 60})
    ratings = rate(invented(plan, winners))
    assert ratings.bots["captain"].ordinal > ratings.bots["recruit"].mu
    seats = {seat: rating.mu for (_, seat), rating in ratings.seats.items()}
    assert seats["frederick"] > seats["maria"] > max(seats["elisabeth"], seats["pompadour"])
    assert seats["elisabeth"] == pytest.approx(seats["pompadour"], abs=3)
    for rated in (ratings.bots, ratings.seats):  # what one gains the others lose
        assert mean(rating.mu for rating in rated.values()) == pytest.approx(25, abs=1)


def test_a_game_for_one_rates_nobody() -> None:
    (game,) = invented(small_plan(bots=["captain"], games=1), lambda job: ["frederick"])
    ratings = rate([replace(game, players=game.players[:1])])
    assert {rating.mu for rating in (*ratings.bots.values(), *ratings.seats.values())} == {25}


def test_a_bot_against_itself_tells_only_about_the_seats() -> None:
    plan = small_plan(bots=["captain"], games=10)
    ratings = rate(invented(plan, lambda job: ["frederick"]))
    assert (ratings.bots["captain"].mu, ratings.bots["captain"].sigma) == (25, 25 / 3)
    assert ratings.seats[WEST, "frederick"].mu > 30
