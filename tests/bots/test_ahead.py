"""Thinking ahead: what a slow bot expects to be asked, while somebody else decides."""

from __future__ import annotations

from random import Random

import sanssouci
from examples.blind_bid import BLIND_BID
from sanssouci.bots import Captain, Colonel, Marshal
from sanssouci.bots.ahead import question_before, think_ahead
from sanssouci.bots.contract import is_slow
from sanssouci.games.friedrich.game import FRIEDRICH_GAME
from sanssouci.kernel import CHANCE, Situation, State

MARSHAL = Marshal(playouts=4)


def duel() -> State:
    """Friedrich is behind before Kolin, and everybody can tell the cards he holds: all others of
    his deck lie open."""
    commands = [
        "clear", "place friedrich prag", "place browne kolin", "troops friedrich 3",
        "troops browne 6", "hand prussia 8S.1 8H.1 8D.1 8C.1",
        "hand austria 5S.2 5H.2 5D.2 5C.2 4S.2 4H.2 4D.2 4C.2", "begin prussia",
    ]  # fmt: skip
    state = FRIEDRICH_GAME.arrange(commands, "austrian-theatre")
    state.apply("frederick", "done")
    assert state.actors == ("frederick",)
    return state


def test_in_a_duel_the_answer_is_there_before_the_question() -> None:
    state = duel()
    expected = think_ahead(MARSHAL, Situation.of(state, "maria", Random(1)))
    assert expected is not None
    state.apply("frederick", "play 8H.1")
    assert expected.question == question_before(state, "maria")
    assert expected.choice.action in state.legal("maria")


def test_what_nobody_can_guess_is_not_thought_about() -> None:
    """After Prussia's marches Austria draws cards: no two guesses agree."""
    state = FRIEDRICH_GAME.play("austrian-theatre", seed=3).state
    rng = Random(2)
    while state.phase.name != "movement" or state.actors != ("frederick",):
        seat = state.actors[0]
        state.apply(seat, Captain().choose(Situation.of(state, seat, rng)).action)
        while state.actors == (CHANCE,):
            state.apply(CHANCE, state.sample_chance(rng))
    assert think_ahead(MARSHAL, Situation.of(state, "maria", rng)) is None


def test_without_judgement_nobody_can_be_guessed() -> None:
    state = BLIND_BID.new()
    while state.actors == (CHANCE,):
        state.apply(CHANCE, state.sample_chance(Random(1)))
    assert think_ahead(MARSHAL, Situation.of(state, state.actors[-1], Random(1))) is None


def test_without_time_nothing_is_guessed() -> None:
    assert think_ahead(MARSHAL, Situation.of(duel(), "maria", Random(1), seconds=0.0)) is None


def test_a_question_is_the_same_in_every_world_that_the_seat_cannot_tell_apart() -> None:
    state = FRIEDRICH_GAME.play("war-in-the-west", seed=3).state
    asked = question_before(state, "pompadour")
    assert all(
        question_before(state.resample("pompadour", Random(n)), "pompadour") == asked
        for n in range(5)
    )


def test_only_who_searches_by_the_clock_is_slow() -> None:
    assert is_slow(Marshal(), FRIEDRICH_GAME)
    assert not is_slow(Marshal(playouts=16), FRIEDRICH_GAME)
    assert not is_slow(Colonel(), FRIEDRICH_GAME)
    assert not is_slow(Captain(), FRIEDRICH_GAME)
    assert not is_slow(Marshal(), sanssouci.game("maria")), "it plays as the captain does"
