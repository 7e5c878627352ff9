"""What can be taken back in a game can still be after it was saved and read again."""

from __future__ import annotations

from random import Random

import pytest

import sanssouci
from sanssouci.kernel import CannotUndo, Play, Record


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
