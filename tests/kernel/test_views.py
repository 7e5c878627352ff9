"""The views of games are as their types describe them."""

from __future__ import annotations

import doctest
from random import Random
from typing import Any

import pytest

from sanssouci.games import GAMES, load
from sanssouci.kernel import BadOption, laws, views
from sanssouci.kernel.views import GameView, mismatch


def test_the_example_runs() -> None:
    result = doctest.testmod(views)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_described_key_by_key(game: str) -> None:
    state = load(game).play(seed=2).state
    for seat in (*state.game.seats(state), None):
        assert mismatch(state.game.view_type, state.view(seat)) is None
    described = state.game.view_schema()
    own = described["$defs"][state.game.view_type.__name__]
    assert described["$ref"] == f"#/$defs/{state.game.view_type.__name__}"
    assert set(state.view(None)) <= set(own["properties"])
    assert {"game", "seat", "phase", "actors"} <= set(own["required"])


@pytest.mark.parametrize("game", GAMES)
def test_the_law_notices_what_is_not_described(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = load(game).play(seed=2).state
    kept = type(state).seen

    def seen(self: Any, seat: str | None) -> dict[str, Any]:
        return {**kept(self, seat), "weather": "fair"}

    monkeypatch.setattr(type(state), "seen", seen)
    with pytest.raises(AssertionError, match=r"view\.weather is not described"):
        laws.check_resample(state, Random(1))


def test_what_is_wrong_is_named() -> None:
    view: dict[str, Any] = {
        "game": "x", "scenario": "y", "options": {"a": 1}, "seat": None, "phase": "bid",
        "actors": ["left"], "outcome": None,
    }  # fmt: skip
    assert mismatch(GameView, view) is None
    assert mismatch(GameView, {**view, "more": 1}) is None, "a game without a type of its own"
    assert mismatch(GameView, {**view, "actors": ["left", 3]}) == "view.actors[1] is 3, not str"
    assert mismatch(GameView, {**view, "outcome": {"winners": []}}) is not None
    del view["phase"]
    assert mismatch(GameView, view) == "view has no phase"


@pytest.mark.parametrize("game", GAMES)
def test_a_misspelt_seat_is_an_error_of_ours(game: str) -> None:
    state = load(game).play(seed=2).state
    asked = (state.view, state.legal, state.prompt, state.narrow, state.survey, state.aims)
    for ask in asked:
        with pytest.raises(BadOption, match="there is no seat 'marla' at this table; there are"):
            ask("marla")
    with pytest.raises(BadOption):
        state.foresee("marla", "done")
    with pytest.raises(BadOption):
        state.resample("marla", Random(1))


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_told_in_a_line_and_drawn(game: str) -> None:
    play = load(game).play(seed=2)
    line = str(play.state)
    assert line.startswith(f"{play.game.title} ({play.state.setting.scenario.id}): turn 1, ")
    assert line.endswith(" to act")
    assert repr(play.state) == f"<{line}>"
    assert repr(play) == f"<{line}; {len(play.entries)} entries>"
    assert repr(play.game) == f"<{play.game.title}, rules {play.game.rules_version}>"
    assert (play.state._repr_svg_() or "").startswith("<svg")


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        ((), "over: nobody won (objectives)"),
        (("maria",), "over: Maria Theresa won (objectives)"),
        (("maria", "elisabeth"), "over: Elisabeth and Maria Theresa won (objectives)"),
    ],
)
def test_a_game_that_is_over_names_who_has_won(winners: tuple[str, ...], told: str) -> None:
    state = load("friedrich").new()
    state.finish(winners, "objectives", "F12.2", nations="austria")
    assert str(state).endswith(told)
