"""Maria in the terminal: sheets, offers, the maps, and a war told."""

from __future__ import annotations

from functools import partial

import pytest

from sanssouci.games.maria import GAME
from sanssouci.kernel import BadOption, Line, Message, Play
from sanssouci.terminal.library import Library
from sanssouci.terminal.maria.ground import Ground
from sanssouci.terminal.presenter import Presenter, presenter_for
from tests.terminal.staging import advance, session, show_a_war
from tests.terminal.test_presenter import shown


@pytest.fixture
def presenter() -> Presenter:
    return presenter_for(GAME, Library(GAME))


def war(seed: int = 1, actions: int = 0) -> Play:
    return advance(GAME.play("advanced", seed=seed), actions, seed)


def test_the_status_names_turn_powers_markers_and_tracks(presenter: Presenter) -> None:
    text = shown(presenter.status(war().state.view("maria")))
    assert "Turn 1, 1741" in text
    assert "Pragmatic Army Frederick 14/14" in text
    assert "■■■■■□□□ 5/8" in text
    assert "Saxony ○●○○○ Prussia's ally" in text
    assert "On missions: dessauer (Prussia)" in text
    assert "our own reconstruction" in text


def test_the_status_says_who_stands_against_whom_and_what_cards_do(presenter: Presenter) -> None:
    commands = ["track saxony 4", "trump hearts", "hand france 9H", "politics 42c 41b"]
    text = shown(presenter.status(GAME.arrange(commands, "advanced").view("maria")))
    assert "France Bavaria Prussia ⚔ Saxony Austria The Pragmatic Army" in text
    assert "42c: Italy up to one box to the left, for France." in text
    assert "41b: The taker may recruit up to 4 troops now, 2 of them free." in text


def test_the_introductory_game_has_no_politics(presenter: Presenter) -> None:
    text = shown(presenter.status(GAME.arrange(["begin france"], "introductory").view("maria")))
    assert "France Bavaria Prussia Saxony ⚔ Austria" in text
    assert "Pragmatic" not in text
    assert "Russia" not in text


def test_a_neutral_power_still_shows_its_markers(presenter: Presenter) -> None:
    view = war().state.view("maria")
    prussia = next(nation for nation in view["nations"] if nation["id"] == "prussia")
    prussia["neutral"] = True
    assert "2/13, neutral" in shown(presenter.status(view))


def test_pieces_tell_where_they_stand_and_how_they_are_fed(presenter: Presenter) -> None:
    view = war().state.view("frederick")
    own = shown(presenter.pieces(view))
    assert "friedrich" in own
    assert "Glogau ♠ train 3/6" in own
    assert "Prussia: away dessauer · prussia-train-2" in own
    assert "moritz" not in own
    assert "moritz ? Fontainebleau" in shown(presenter.pieces(view, ["all"]))
    with pytest.raises(BadOption, match="no nation “spain”"):
        presenter.pieces(view, ["spain"])


def test_hunger_and_hussars_are_named() -> None:
    view = war().state.view("frederick")
    pieces = {piece["id"]: piece for piece in view["pieces"]}
    friedrich = pieces["friedrich"]
    friedrich["supply"] = {"length": 5, "price": 5}
    ground = Ground(view)
    city = ground.place("friedrich")
    assert ground.condition(city, [friedrich]).plain == "train 5/6, hussars take 5"
    friedrich |= {"supply": None, "face_down": True}
    assert ground.condition(city, [friedrich]).plain == "STARVING, face-down"
    both = ground.condition(city, [friedrich, pieces["rutowski"]]).plain
    assert both == "STARVING, face-down / home"


def test_a_look_and_the_map_show_fortresses_and_who_holds_them(presenter: Presenter) -> None:
    view = war().state.view("maria")
    near = shown(presenter.look(view, ["breslau", "1"]))
    assert near.startswith("Breslau (Wrocław) ♠ Silesia major fortress ⚑ Austria")
    assert "═breslau" in near
    assert "vote: France" in shown(presenter.look(view, ["koln", "1"]))
    with pytest.raises(BadOption, match="1 to 4 steps"):
        presenter.look(view, ["prag", "9"])
    drawn = shown(presenter.board(view, ["glogau"], 110))
    assert "Friedrich" in drawn
    assert "Liegnitz" in drawn
    assert "■" in shown(presenter.board(view, ["breslau"], 90))
    with pytest.raises(BadOption, match="1 to 6"):
        presenter.board(view, ["prag", "7"], 90)


def test_objectives_are_markers_and_votes(presenter: Presenter) -> None:
    text = shown(presenter.objectives(war().state.view(None)))
    assert "Prussia 11 glogau, liegnitz" in text
    assert "France 11 nowhere yet" in text
    assert "Köln France" in text


def test_marches_are_listed_by_their_ends_with_what_they_do(presenter: Presenter) -> None:
    play = war(seed=3)
    while play.state.view(None)["phase"] != "movement":
        advance(play, 1, seed=5)
    (seat, *_) = play.state.actors
    view, legal = play.state.view(seat), play.state.legal(seat)
    own = next(p["id"] for p in view["pieces"] if p["city"] and p.get("troops"))
    marches = [each for each in legal if each.startswith((f"march {own} ", f"force {own} "))]
    listed = shown(
        presenter.choices(view, presenter.order(marches), partial(play.state.foresee, seat))
    )
    assert "1 " in listed
    assert "force " in listed


def test_a_line_is_typed_without_its_verb() -> None:
    play = GAME.play("advanced", seed=1)
    told = session(["allot torring 5", "status", "look munchen"], play, seat="louis")
    assert "München" in told
    assert "major fortress" in told


def test_the_log_is_told_in_paragraphs(presenter: Presenter) -> None:
    march = {"start": "glogau", "end": "breslau", "road": "glogau steinau breslau"}
    lines = [
        Line(Message.of("log.turn", "M4.1", turn=2, year=1741)),
        Line(Message.of("log.stage", "M4.2", nations="prussia saxony")),
        Line(Message.of("log.march", "M9.1", group="friedrich", **march)),
        Line(Message.of("log.force", "M9.7", group="prussia-train-1", **march)),
        Line(Message.of("log.plays", "M11.3", nation="austria", card="9S.1", value=9, score="+2")),
        Line(Message.of("log.winter", "M15.1")),
    ]
    told = [shown(part) for part in presenter.narration(lines)]
    assert told == [
        "── Turn 2 ──",
        "Prussia + Saxony",
        "Friedrich Glogau→Breslau · train 1 Glogau→Breslau by force march",
        "Austria 9♠ for 9 +2",
        "── Winter ──",
    ]


def test_every_position_of_a_war_can_be_shown(presenter: Presenter) -> None:
    play = war(seed=7)
    phases = show_a_war(
        presenter,
        play,
        steps=420,
        every=60,
        chapter=lambda view: (view["turn"], tuple(view["active"])),
    )
    assert {"movement", "hussars", "battle", "recruiting"} <= phases
