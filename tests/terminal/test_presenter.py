"""Any game can be shown, if plainly; Friedrich is shown well."""

from __future__ import annotations

import pytest
from rich.console import RenderableType

from sanssouci.kernel import Action, BadOption, Line, Message
from sanssouci.terminal.library import Library
from sanssouci.terminal.open_view import open_view
from sanssouci.terminal.presenter import Presenter, presenter_for
from tests.terminal.staging import advance, new_play, printed, screen


def shown(content: RenderableType) -> str:
    console = screen()
    console.print(content)
    return " ".join(printed(console).split())


def test_a_game_without_a_presenter_of_its_own() -> None:
    play = new_play()
    presenter = Presenter(play.game, Library("chess"))
    view = play.state.view("maria")
    actions = [Action("march daun brunn"), Action("march lacy tabor"), Action("done")]
    assert presenter.chapter(view) == (1, "allotment")
    assert '"scenario": "austrian-theatre"' in shown(presenter.status(view))
    assert shown(presenter.legal(view, actions)) == "march (2) · done (1)"
    assert "3 done" in shown(presenter.choices(view, presenter.order(actions)))
    assert presenter.wordings(actions[0]) == (actions[0],)
    assert presenter.spelled_out(view, actions, actions[0]) == actions[0]
    (told,) = presenter.narration([Line(Message.of("log.turn", "F2.1", turn=3))])
    assert shown(told) == "Turn 3."
    assert presenter.decision(view) is None
    assert not presenter.places(view)
    for content in (presenter.hand(view), presenter.pieces(view), presenter.objectives(view)):
        shown(content)
    with pytest.raises(BadOption):
        presenter.look(view, ["prag"])
    with pytest.raises(BadOption):
        presenter.board(view, ["prag"], 80)


def test_a_missing_rulebook_is_an_empty_one() -> None:
    library = Library("chess")
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


def test_every_position_of_a_game_can_be_shown() -> None:
    """Sheets, offers and tales of all phases that random play comes to."""
    for scenario, seed in (("four-player", 11), ("austrian-theatre", 12)):
        play = new_play(scenario, seed=seed)
        presenter = presenter_for(play.game, Library("friedrich"))
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
                    presenter.choices(view, presenter.order(legal)),
                    presenter.objectives(view), *presenter.narration(play.lines[told:]),
                ):  # fmt: skip
                    shown(content)
                told = len(play.lines)
        assert {"allotment", "movement", "payment"} <= phases
