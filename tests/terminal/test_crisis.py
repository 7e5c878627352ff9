"""The Great Crisis in the terminal: sheets, offers, the map, and a battle told."""

from __future__ import annotations

from functools import partial

import pytest

from sanssouci.kernel import BadOption
from sanssouci.terminal.crisis.ground import Ground
from sanssouci.terminal.library import Library
from sanssouci.terminal.presenter import Presenter, presenter_for
from tests.games.crisis.staging import stage
from tests.terminal.staging import new_play, session, show_a_war
from tests.terminal.test_presenter import shown


@pytest.fixture
def presenter() -> Presenter:
    game = new_play("campaign").game
    return presenter_for(game, Library(game))


def test_the_status_names_turn_cup_and_armies(presenter: Presenter) -> None:
    view = new_play("campaign", seed=3).state.view("prussia")
    text = shown(presenter.status(view))
    assert "August 1756 · turn 1 of 45 · Prussia · 8 points" in text
    assert "In the cup: Prussia" in text
    assert "Prussian alliance: 10 resource spaces" in text
    assert "only defends itself" in text
    assert "our own reconstruction" in text


def test_pieces_are_armies_with_their_commanders(presenter: Presenter) -> None:
    view = new_play("campaign").state.view("prussia")
    assert "Magdeburg 16 14 Prussian troops + Frederick 8·3 + Bevern 4·1" in shown(
        presenter.pieces(view)
    )
    assert "Wien" not in shown(presenter.pieces(view))
    assert "Wien" in shown(presenter.pieces(view, ["all"]))
    with pytest.raises(BadOption, match="no nation “spain”"):
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
    assert near.startswith("Prag (Praha) resource fort Austria 7 Austrian troops + Browne 8·2")
    assert "welwarn ─prag" in near
    with pytest.raises(BadOption, match="1 to 4 steps"):
        presenter.look(view, ["prag", "9"])
    drawn = shown(presenter.board(view, ["prag"], 90))
    assert "8 Browne" in drawn
    assert "Kolin" in drawn
    with pytest.raises(BadOption, match="1 to 6"):
        presenter.board(view, ["prag", "7"], 90)


def test_offers_are_arranged_by_start(presenter: Presenter) -> None:
    state = new_play("campaign", seed=3).state
    view, legal = state.view("prussia"), state.legal("prussia")
    overview = shown(presenter.legal(view, legal))
    assert "pick (some of them go: you are asked who)" in overview
    marches = [each for each in legal if each.startswith("march glatz")]
    foresee = partial(state.foresee, "prussia")
    listed = shown(presenter.choices(view, presenter.order(marches), foresee))
    assert "All march from Glatz to Königgrätz ⚔1" in listed


def test_a_march_is_typed_by_its_ends_and_split_by_numbers() -> None:
    told = session(["neisse troppau", "pick magdeburg halberstadt", "take 1", "take 0", "take 2"],
                   new_play("campaign", seed=3), seat="prussia")  # fmt: skip
    assert "1 Neisse→Troppau" in told
    assert "3 Magdeburg→Halberstadt" in told


def test_every_position_of_a_war_can_be_shown(presenter: Presenter) -> None:
    play = new_play("campaign", seed=7)
    phases = show_a_war(
        presenter, play, steps=900, every=40, chapter=lambda view: (view["turn"], view["army"])
    )
    assert {"operations", "party", "field_battle", "mobilization", "muster"} <= phases


def test_a_party_is_picked_in_one_line() -> None:
    for line in (
        "pick magdeburg halberstadt frederick 5 prussia",
        "pick magdeburg halberstadt 5 prussia, frederick",
        "pick magdeburg halberstadt prussia 5 frederick 1",
    ):
        told = session([line, "look halberstadt"], new_play("campaign", seed=3), seat="prussia")
        assert "6 Magdeburg→Halberstadt" in told
        assert "5 Prussian troops + Frederick 8·3" in " ".join(told.split())


def test_units_are_named_once_they_are_asked_for() -> None:
    lines = ["pick magdeburg halberstadt", "frederick and 2 prussia"]
    told = session(lines, new_play("campaign", seed=3), seat="prussia")
    assert "3 Magdeburg→Halberstadt" in told


def test_a_party_that_cannot_go_is_refused_whole() -> None:
    play = new_play("campaign", seed=3)
    before = len(play.entries)
    told = session(["pick magdeburg halberstadt frederick bevern 7 prussia"], play, seat="prussia")
    assert "Nothing was done" in told
    assert "between 0 and 6" in told
    assert len(play.entries) == before


def test_the_map_shows_both_sides_of_a_space(presenter: Presenter) -> None:
    at = {"prag": "12 prussia, frederick, 2 austria.inside"}
    view = stage("prussia", only=True, at=at).view("prussia")
    drawn = shown(presenter.board(view, ["prag"], 90))
    assert "[2 Prag]×13 Frederick" in drawn
    assert "15" not in drawn


def test_under_siege_stands_beside_the_besieged(presenter: Presenter) -> None:
    at = {"prag": "3 prussia, 2 austria.inside"}
    view = stage("prussia", only=True, at=at).view("prussia")
    assert "3 Prussian troops isolated besieging" in shown(presenter.pieces(view))
    assert "on defense under siege" in shown(presenter.pieces(view, ["austria"]))


def test_help_speaks_of_this_game() -> None:
    told = session(["help"], new_play("campaign", seed=3), seat="prussia")
    assert "pick magdeburg halberstadt frederick 5 prussia" in told
    assert "resource spaces, and what wins the war" in told
    for word in ("daun olmutz", "allot", "13S", "fate", "fed"):
        assert word not in told


def test_the_goal_moves_when_berlin_is_lost(presenter: Presenter) -> None:
    view = stage("austria", control={"berlin": "austria"}).view("austria")
    assert "Austria wins when Prussia has 9" in shown(presenter.objectives(view))
