"""What can be taken back in a game can still be after it was saved and read again."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import sanssouci
from sanssouci.kernel import CHANCE, CannotUndo, Play, Record


def resumed(play: Play) -> Play:
    return Play.resume(play.game, Record.loads(play.finished_record().dumps()), seed=1)


@pytest.mark.parametrize("game", ["friedrich", "crisis", "maria", "sieben-jahre"])
def test_a_saved_game_goes_back_as_far_as_it_could(game: str) -> None:
    rng = Random(game)
    play = sanssouci.game(game).play(seed=2)
    taken_back = 0
    for number in range(120):
        seat = play.state.actors[0]
        play.act(seat, rng.choice(play.state.legal(seat)))
        asides = [(each, aside) for each in play.game.seats(play.state)
                  for aside in play.state.asides(each)[:1]]  # fmt: skip
        if asides and number % 3 == 0:
            play.act(*asides[number % len(asides)])
        if number % 10:
            continue
        again = resumed(play)
        while play.can_undo(seat):
            play.undo(seat)
            again.undo(seat)
            taken_back += 1
            assert again.state.hash() == play.state.hash()
            assert (again.entries, again.lines) == (play.entries, play.lines)
        with pytest.raises(CannotUndo):
            again.undo(seat)
    assert taken_back


def test_several_steps_go_back_one_by_one_and_the_game_goes_on() -> None:
    play = sanssouci.game("crisis").play("campaign", seed=1)
    for action in ("march neisse glatz", "march glatz neisse"):
        play.act("prussia", action)
    again = resumed(play)
    again.undo("prussia")
    again.undo("prussia")
    assert again.state.view(None)["points"] == play.state.view(None)["points"] + 2
    again.act("prussia", "march neisse glatz")
    assert [entry.action for entry in again.entries if entry.seat == "prussia"] == [
        "march neisse glatz"
    ]


@pytest.mark.parametrize("game", ["friedrich", "crisis", "maria", "sieben-jahre"])
def test_a_record_that_ends_just_before_chance_goes_on(game: str) -> None:
    rng, play = Random(game), sanssouci.game(game).play(seed=2)
    decided: list[int] = []
    while len(decided) < 3:
        seat, before = play.state.actors[0], len(play.entries)
        play.act(seat, rng.choice(play.state.legal(seat)))
        if len(play.entries) > before + 1:  # chance has acted
            decided.append(before + 1)
    for cut in (0, *decided):
        record = replace(play.record, entries=play.entries[:cut])
        again = Play.resume(play.game, Record.loads(record.dumps()), seed=1)
        assert CHANCE not in again.state.actors
        if cut:  # some games begin without chance
            assert len(again.entries) > cut
        again.act(seat := again.state.actors[0], again.state.legal(seat)[0])


def test_an_offer_that_was_answered_cannot_be_taken_back_but_what_follows_can() -> None:
    play = sanssouci.game("maria").play("advanced", seed=2)
    while play.state.actors != ("frederick",):
        seat = play.state.actors[0]
        play.act(seat, play.state.legal(seat)[0])
    offer = "offer maria no-combat prussia austria 2"
    play.act("frederick", offer)
    assert play.can_undo("frederick")
    play.undo("frederick")
    play.act("frederick", offer)
    play.act("maria", next(one for one in play.state.asides("maria") if one.verb == "decline"))
    again = resumed(play)
    for each in (play, again):
        assert not each.can_undo("frederick")
        each.act("frederick", "offer maria no-hussars prussia austria 2")
        each.undo("frederick")
        with pytest.raises(CannotUndo):
            each.undo("frederick")
