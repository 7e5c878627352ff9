"""A game may begin with any position instead of the set-up of its scenario."""

from __future__ import annotations

from random import Random

import pytest

import sanssouci
from sanssouci.games import load
from sanssouci.kernel import BadRecord, Play, Record
from sanssouci.kernel.arranging import BadArrangement


def some_way_in() -> Play:
    return wander(load("friedrich").play("austrian-theatre", seed=3), 60)


def wander(play: Play, steps: int) -> Play:
    rng = Random(steps)
    for _ in range(steps):
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))
    return play


def test_a_record_keeps_the_position_it_began_with() -> None:
    begun = some_way_in().state
    play = wander(Play.from_position(begun, seed=5), 20)
    record = Record.loads(play.finished_record().dumps())
    assert record.first_position(play.game).hash() == begun.hash()
    assert sanssouci.replay(play.game, record).hash() == play.state.hash()
    on = Play.resume(play.game, record, seed=1)
    assert on.state.hash() == play.state.hash()
    assert on.finished_record().position == record.position


def test_playing_on_leaves_the_position_as_it_was() -> None:
    begun = some_way_in().state
    before = begun.hash()
    wander(Play.from_position(begun), 10)
    assert begun.hash() == before


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ("{", "line 1: the position cannot be read"),
        ("[1, 2]", "not an object of JSON"),
        ('{"turn": ' + "9" * 5000 + "}", "line 1: the position cannot be read"),
        ("[" * 100_000, "line 1: the position cannot be read"),
        ('{"game": "crisis"}', "not a position of Friedrich: game: 'crisis'"),
    ],
)
def test_a_position_that_is_none_is_refused_in_a_sentence(position: str, problem: str) -> None:
    play = some_way_in()
    play.record.position = None
    text = play.finished_record().dumps().replace("\n\n", f"\nPosition: {position}\n\n", 1)
    with pytest.raises(BadRecord, match=problem):
        sanssouci.replay(play.game, Record.loads(text))


def test_a_position_of_another_scenario_is_refused() -> None:
    play = Play.from_position(some_way_in().state)
    play.record.scenario = "western-theatre"
    with pytest.raises(BadRecord, match="the position is one of austrian-theatre"):
        sanssouci.replay(play.game, play.finished_record())


def test_an_arrangement_that_cannot_be_is_told_by_the_names_of_places() -> None:
    commands = ["clear", "place friedrich koniggratz", "place prussia-train-1 koniggratz"]
    with pytest.raises(BadArrangement) as refused:
        load("friedrich").arrange([*commands, "begin prussia"], "austrian-theatre")
    assert str(refused.value) == (
        "Line 3: place prussia-train-1 koniggratz: "
        "This cannot be: a train is not alone in Königgrätz"
    )


def test_a_number_that_cannot_be_is_told_by_its_line() -> None:
    commands = ["place seydlitz berlin", "troops seydlitz 40", "place daun prag", "turn 8"]
    with pytest.raises(BadArrangement) as refused:
        load("friedrich").arrange(commands)
    assert str(refused.value) == (
        "Line 2: troops seydlitz 40: This cannot be: 40 is not from 0 to 8"
    )
