"""The Great Crisis in the terminal: sheets, offers, the map, and a battle told."""

from __future__ import annotations

import pytest

from sanssouci.kernel import Action, BadOption
from sanssouci.terminal.crisis.ground import Ground
from sanssouci.terminal.library import Library
from sanssouci.terminal.presenter import Presenter, presenter_for
from tests.terminal.staging import advance, new_play, printed, screen, session
from tests.terminal.test_presenter import shown


@pytest.fixture
def presenter() -> Presenter:
    return presenter_for(new_play("campaign").game, Library("crisis"))


def test_the_status_names_turn_cup_and_armies(presenter: Presenter) -> None:
    view = new_play("campaign", seed=3).state.view("prussia")
    text = shown(presenter.status(view))
    assert "August 1756 · turn 1 of 45 · Prussia has 8 points" in text
    assert "In the cup: Prussia" in text
    assert "Prussian alliance: 10 resource spaces" in text
    assert "not yet at war" in text
    assert "our own reconstruction" in text


def test_pieces_are_armies_with_their_commanders(presenter: Presenter) -> None:
    view = new_play("campaign").state.view("prussia")
    assert "Magdeburg 16 14 Prussia + Frederick 8·3 + Bevern 4·1" in shown(presenter.pieces(view))
    assert "Wien" not in shown(presenter.pieces(view))
    assert "Wien" in shown(presenter.pieces(view, ["all"]))
    with pytest.raises(BadOption, match="no nation 'spain'"):
        presenter.pieces(view, ["spain"])


def test_places_are_found_by_name_and_by_commander() -> None:
    ground = Ground(new_play("campaign").state.view(None))
    assert ground.place("Königsberg") == "konigsberg"
    assert ground.place("frederick") == ground.place("magde") == "magdeburg"
    with pytest.raises(BadOption, match="could be"):
        ground.place("k")
    with pytest.raises(BadOption, match="no space"):
        ground.place("paris")


def test_a_look_and_the_map_show_who_stands_there(presenter: Presenter) -> None:
    view = new_play("campaign").state.view("prussia")
    near = shown(presenter.look(view, ["prag", "1"]))
    assert near.startswith("Prag resource fort Austria 7 Austria + Browne 8·2")
    assert "kolin ─prag" in near
    with pytest.raises(BadOption, match="one to 4 steps"):
        presenter.look(view, ["prag", "9"])
    drawn = shown(presenter.board(view, ["prag"], 90))
    assert "8 Browne" in drawn
    assert "Kolin" in drawn
    with pytest.raises(BadOption, match="one to 6"):
        presenter.board(view, ["prag", "7"], 90)


def test_offers_are_arranged_by_start(presenter: Presenter) -> None:
    state = new_play("campaign", seed=3).state
    view, legal = state.view("prussia"), state.legal("prussia")
    overview = shown(presenter.legal(view, legal))
    assert "pick (some of them go: you are asked who)" in overview
    marches = [each for each in legal if each.startswith("march glatz")]
    listed = shown(presenter.choices(view, presenter.order(marches)))
    assert "march glatz koniggratz ⚔1" in listed
    assert presenter.wordings(marches[0])[1] == " ".join(marches[0].words)
    spelled = presenter.spelled_out(view, legal, Action("neisse wien"))
    assert spelled == "march neisse wien"


def test_a_march_is_typed_by_its_ends_and_split_by_numbers() -> None:
    told = session(["neisse troppau", "pick magdeburg halberstadt", "take 2", "take 1", "take 0"],
                   new_play("campaign", seed=3), seat="prussia")  # fmt: skip
    assert "1 Neisse→Troppau" in told
    assert "3 Magdeburg→Halberstadt" in told


def test_every_position_of_a_war_can_be_shown(presenter: Presenter) -> None:
    """Sheets, offers and tales of all phases that random play comes to."""
    play = new_play("campaign", seed=7)
    phases: set[str] = set()
    told = 0
    for step in range(900):
        if play.state.outcome:
            break
        advance(play, 1, seed=step)
        for seat in play.state.actors:
            view = play.state.view(seat)
            if view["phase"] in phases and step % 40:
                continue
            phases.add(view["phase"])
            legal = play.state.legal(seat)
            console = screen()
            for content in (
                presenter.status(view), presenter.hand(view), presenter.pieces(view),
                presenter.decision(view) or "", presenter.legal(view, legal),
                presenter.choices(view, presenter.order(legal)),
                presenter.objectives(view), *presenter.narration(play.lines[told:]),
            ):  # fmt: skip
                console.print(content)
            assert presenter.chapter(view) == (view["turn"], view["army"])
            assert printed(console)
            told = len(play.lines)
    assert {"operations", "party", "field_battle", "mobilization", "muster"} <= phases
