"""Bots choose among legal actions, repeatably."""

from __future__ import annotations

import re
from random import Random

import pytest

import sanssouci
from sanssouci.bots import BOTS, STYLES, Bot, Captain, RandomBot, decide, play_out, seat_bot
from sanssouci.kernel import BadOption, SanssouciError, replay

GAME = sanssouci.game("friedrich")
SEATS = ("frederick", "pompadour")


def bots() -> dict[str, Bot]:
    return {seat: RandomBot() for seat in SEATS}


def test_every_bot_takes_a_legal_action() -> None:
    state = GAME.new("war-in-the-west")
    for make in (*BOTS.values(), *STYLES.values()):
        assert decide(make(), state, "frederick", Random(1)) in state.legal("frederick")


def test_a_seed_repeats_a_game() -> None:
    first, result = play_out(GAME, "war-in-the-west", {}, bots(), 4)
    second, again = play_out(GAME, "war-in-the-west", {}, bots(), 4)
    assert result == again
    assert first == second
    assert result.seed == 4
    assert result.turns > 1
    assert result.reason in GAME.reasons
    assert 0 < result.actions < len(first.entries)
    assert first.players == dict.fromkeys(SEATS, "random")
    assert replay(GAME, first).outcome


def test_an_endless_game_is_stopped() -> None:
    with pytest.raises(SanssouciError, match="no end in 5 entries"):
        play_out(GAME, "war-in-the-west", {}, bots(), 4, most_entries=5)


def test_a_bot_is_named_with_its_settings() -> None:
    assert isinstance(seat_bot("captain"), Captain)
    state = GAME.new("war-in-the-west")
    assert decide(seat_bot("marshal:playouts=4,clock=cpu"), state, "frederick", Random(1))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("general", "nobody is called 'general'; there are random, recruit, lieutenant, captain"),
        ("captain:playouts=4", "'playouts=4' is no setting; captain takes temper"),
        ("marshal:hours=4", "'hours=4' is no setting; marshal takes seconds, playouts"),
        ("marshal:playouts=many", "playouts is a number, not 'many'"),
        ("marshal:clock=sun", "a clock is one of wall, cpu, not 'sun'"),
    ],
)
def test_settings_that_do_not_exist_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadOption, match=re.escape(complaint)):
        seat_bot(text)
