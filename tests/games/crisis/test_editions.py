"""Games with two packs in one process: each is played, stored and shown with its own data."""

from __future__ import annotations

import shutil
import sys
from functools import partial
from pathlib import Path
from random import Random

import pytest

from sanssouci.bots import Captain, Recruit, play_out
from sanssouci.games import load
from sanssouci.games.crisis import GAME
from sanssouci.games.crisis.pack import BUILT_IN
from sanssouci.games.crisis.pack_tables import FILES
from sanssouci.games.crisis.shelf import SHELF
from sanssouci.kernel import Game, NoPack, Play, Record, laws, replay
from sanssouci.terminal.library import Library
from sanssouci.terminal.presenter import presenter_for


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game with a pack in which a town and a king are called otherwise."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv(SHELF.variable, raising=False)
    folder = tmp_path / "mine"
    folder.mkdir()
    for name in FILES:
        text = (BUILT_IN / name).read_text(encoding="utf-8")
        text = text.replace("magdeburg", "maidenburg").replace("Magdeburg", "Maidenburg")
        (folder / name).write_text(text, encoding="utf-8")
    fingerprint = SHELF.install(folder).fingerprint
    shutil.rmtree(folder)
    return load("crisis", f"3-{fingerprint}")


def test_two_packs_are_played_side_by_side(other: Game) -> None:
    assert other.rules_version != GAME.rules_version
    assert "maidenburg" in other.new().to_json()["at"]
    assert "magdeburg" in GAME.new().to_json()["at"]
    bots = {"prussia": Captain(), "austria": Recruit()}
    record, result = play_out(other, "campaign", {}, bots, seed=4, seconds=60)
    assert result.replaced == 0
    again = load("crisis", record.rules)
    assert again is other
    assert replay(again, Record.loads(record.dumps())).outcome is not None


def test_each_edition_leads_to_the_other(other: Game) -> None:
    assert other.under(GAME.rules_version) is GAME
    assert GAME.under(other.rules_version) is other
    assert other.under(other.rules_version) is other
    with pytest.raises(NoPack):
        other.under("3-0123456789ab")


def test_the_laws_hold_in_an_edition_and_its_modules_are_its_own(other: Game) -> None:
    play = Play.begin(other, other.scenario(), other.check_options(other.scenario(), {}), seed=2)
    rng = Random(2)
    for _ in range(120):
        seat = rng.choice(play.state.actors)
        play.act(seat, rng.choice(play.state.legal(seat)))
    laws.check_resample(play.state, rng)
    assert other.from_json(play.state.to_json()).hash() == play.state.hash()
    module = sys.modules[type(play.state).__module__]
    assert module.__name__.startswith("sanssouci.games.crisis_")
    foreign = [
        value.__module__
        for module in [
            each for name, each in sys.modules.items() if name.startswith("sanssouci.games.crisis_")
        ]
        for value in vars(module).values()
        if getattr(value, "__module__", "").startswith("sanssouci.games.crisis.")
    ]
    assert foreign == ["sanssouci.games.crisis.pack"] * len(foreign), "only the pack itself"


def test_terminal_map_and_facts_are_those_of_the_edition(other: Game) -> None:
    state = other.play(seed=3).state
    seat = state.actors[0]
    presenter = presenter_for(other, Library(other))
    view = state.view(seat)
    assert "maidenburg" in presenter.places(view)
    presenter.status(view)
    presenter.choices(view, state.legal(seat)[:5], partial(state.foresee, seat))
    assert "maidenburg" in other.facts()["spaces"]
    assert 'data-id="maidenburg"' in (other.draw(view) or "")
    assert "maidenburg" not in GAME.facts()["spaces"]
