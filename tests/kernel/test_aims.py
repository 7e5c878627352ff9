"""The card of goals: everybody's in every scenario, and who is dangerous."""

from __future__ import annotations

import pytest

from sanssouci.games import GAMES, load
from sanssouci.kernel import Aim, Message
from sanssouci.kernel.aims import threats

SCENARIOS = [(load(id), scenario.id) for id in GAMES for scenario in load(id).scenarios]


@pytest.mark.parametrize(
    ("game", "scenario"), SCENARIOS, ids=[f"{game.id}-{id}" for game, id in SCENARIOS]
)
def test_everybody_is_told_what_everybody_needs(game: object, scenario: str) -> None:
    state = game.new(scenario)  # type: ignore[attr-defined]
    seats = set(state.game.seats(state))
    for seat in (*seats, None):
        aims = state.aims(seat)
        assert {aim.seat for aim in aims} >= seats
        for aim in aims:
            assert state.game.say(aim.message)
            assert aim.have >= 0
            assert aim.need >= 0


def test_who_lacks_little_is_a_threat_but_a_friend_is_none() -> None:
    mine = Aim("me", Message.of("aim.a"), 0, 10)
    friend = Aim("friend", Message.of("aim.a"), 9, 10)
    far = Aim("foe", Message.of("aim.b"), 5, 10)
    near = Aim("foe", Message.of("aim.c"), 8, 10)
    next_to = Aim("other", Message.of("aim.d"), 9, 10)
    uncounted = Aim("foe", Message.of("aim.e"))
    not_begun = Aim("foe", Message.of("aim.f"), 0, 2)
    aims = (mine, friend, far, near, next_to, uncounted, not_begun)
    assert list(threats(aims, "me")) == [next_to, near]
    assert threats(aims, None) == ()
