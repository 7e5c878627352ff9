"""Any game can be shown, if plainly; Friedrich is shown well."""

from __future__ import annotations

import pytest
from rich.console import RenderableType

from examples.blind_bid import BLIND_BID
from sanssouci.kernel import Action, BadOption, Line, Message, State
from sanssouci.terminal.canvas import Canvas
from sanssouci.terminal.library import Library
from sanssouci.terminal.open_view import open_view
from sanssouci.terminal.presenter import Foresee, Presenter, presenter_for
from tests.games.friedrich.staging import stage
from tests.terminal.staging import advance, new_play, printed, screen


def shown(content: RenderableType | None) -> str:
    assert content is not None
    console = screen()
    console.print(content)
    return " ".join(printed(console).split())


def foresight(state: State, seat: str) -> Foresee:
    return lambda action: state.foresee(seat, action)


def test_a_game_without_a_presenter_of_its_own() -> None:
    play = new_play()
    presenter = Presenter(play.game, Library(play.game))
    view = play.state.view("maria")
    actions = [Action("march daun brunn"), Action("march lacy tabor"), Action("done")]
    assert presenter.chapter(view) == (1, "allotment")
    assert "Turn 1 " in shown(presenter.status(view))
    assert shown(presenter.legal(view, actions)) == "march Daun Brünn · Lacy Tabor done"
    assert "3 Done" in shown(presenter.choices(view, presenter.order(actions), lambda action: ()))
    (told,) = presenter.narration([Line(Message.of("log.turn", "F2.1", turn=3))])
    assert shown(told) == "Turn 3."
    assert presenter.decision(view) is None
    assert "prag" in presenter.places(view)
    near = shown(presenter.look(view, ["prag"]))
    assert near.startswith("Prag (Praha)")
    assert "Beraun (Beroun)" in near
    for content in (presenter.hand(view), presenter.pieces(view), presenter.objectives(view)):
        assert content is None  # the status has it all
    with pytest.raises(BadOption):
        presenter.look(view, ["atlantis"])
    with pytest.raises(BadOption):
        presenter.board(view, ["prag"], 80)


def test_a_missing_rulebook_is_an_empty_one() -> None:
    library = Library(BLIND_BID)
    assert library.title("F1.1") == ""
    assert library.gist("F1.1") == ""
    assert shown(library.page("F1.1")) == "There is no rule F1.1."


def test_an_open_view_shows_every_hand() -> None:
    play = advance(new_play(), 80)
    view = open_view(play.state)
    assert view["seat"] is None
    assert all(nation["hand"] is not None for nation in view["nations"])
    for seat in play.game.seats(play.state):
        for known, own in zip(view["nations"], play.state.view(seat)["nations"], strict=True):
            assert own["hand"] in (None, known["hand"])


@pytest.mark.rule("F5.13", "F9.5")
def test_marches_are_listed_with_what_they_would_do() -> None:
    """The Imperial train protects Dresden as a general would; nobody is promised the city."""
    at = {"friedrich": "dresden", "imperial-train-1": "meissen"}
    state = stage("prussia", only=True, at=at, markers=["dresden"])
    marches = [Action("march friedrich dresden deuben")]
    view, foresee = state.view("frederick"), foresight(state, "frederick")
    friedrich = presenter_for(state.game, Library(state.game))
    listed = shown(friedrich.choices(view, marches, foresee))
    assert listed.startswith("1 Deuben♠ ?Dresden ∅Friedrich")
    assert "? puts it in question" in listed
    plain = shown(Presenter(state.game, Library(state.game)).choices(view, marches, foresee))
    assert "(puts Dresden in question, still protected; Friedrich would be out of supply)" in plain


@pytest.mark.rule("F11.11H")
@pytest.mark.parametrize(
    ("fate", "guard"), [("11H", "schweidnitz (heinrich)"), (None, "schweidnitz")]
)
def test_objectives_are_shown_with_who_protects_them(fate: str | None, guard: str) -> None:
    state = stage("austria", only=True, at={"heinrich": "glogau"}, fate=fate)
    listed = shown(presenter_for(state.game, Library(state.game)).objectives(state.view("maria")))
    assert f"{guard}," in listed or f"{guard} " in listed


def test_every_position_of_a_game_can_be_shown() -> None:
    """Sheets, offers and tales of all phases that random play comes to."""
    for scenario, seed in (("four-player", 11), ("austrian-theatre", 12)):
        play = new_play(scenario, seed=seed)
        presenter = presenter_for(play.game, Library(play.game))
        phases: set[str] = set()
        told = 0
        for step in range(400):
            advance(play, 1, seed=step)
            for seat in play.state.actors:
                view = play.state.view(seat)
                if view["phase"] in phases and step % 20:
                    continue
                phases.add(view["phase"])
                legal = play.state.legal(seat)
                for content in (
                    presenter.status(view), presenter.hand(view), presenter.pieces(view),
                    presenter.decision(view) or "", presenter.legal(view, legal),
                    presenter.choices(view, presenter.order(legal), foresight(play.state, seat)),
                    presenter.objectives(view), *presenter.narration(play.lines[told:]),
                ):  # fmt: skip
                    shown(content)
                told = len(play.lines)
        assert {"allotment", "movement", "payment"} <= phases


def test_a_combat_names_its_generals_as_the_map_does() -> None:
    state = stage(
        "prussia", phase="combat", only=True,
        at={"friedrich": "kassel", "heinrich": "kassel", "richelieu": "munden"},
        troops={"friedrich": 2, "heinrich": 4, "richelieu": 6},
        hands={"prussia": ("5D",), "france": ()},
    )  # fmt: skip
    game = new_play().game
    presenter = presenter_for(game, Library(game))
    duel = shown(presenter.decision(state.view("frederick")))
    assert "attacks Friedrich + Heinrich 6 troops in Kassel" in duel
    assert "defends Richelieu 6 troops" in duel


def test_names_on_the_map_do_not_run_into_each_other() -> None:
    canvas = Canvas([(0, 0), (40, 0), (400, 400)], centre=0, units=160, width=80, height=9)
    for place in (0, 1):
        canvas.cells[canvas.cell(place)] = ("•", "")
    canvas.label(0, [("Browne", "")], must=True)
    (row, first), (_, second) = canvas.cell(0), canvas.cell(1)
    canvas.label(1, [("L" * (second - first - len("Browne") - 1), "")])
    line = [text.plain for text in canvas.rows()][row]
    assert "BrowneL" not in line
    assert "•L" in line, "there is room on the other side"
