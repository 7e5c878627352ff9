"""Our games in OpenSpiel, by OpenSpiel's own simulation tests."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from examples.blind_bid import BLIND_BID
from sanssouci.kernel import BadOption

pyspiel: Any = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402

from sanssouci.research import openspiel  # noqa: E402

openspiel.register(BLIND_BID)


def walk(state: Any, seed: int, steps: int) -> Any:
    rng = Random(seed)
    for _ in range(steps):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_openspiel_is_content_with_a_small_game() -> None:
    game = pyspiel.load_game("sanssouci_blind_bid")
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "scenario", "players"),
    [
        ("friedrich", "war-in-the-west", 2),
        ("friedrich", "three-player", 3),
        ("crisis", "campaign", 2),
        ("sieben_jahre", "pommern-1758", 2),
        ("sieben_jahre", "pommern-1758-solo", 1),
    ],
)
def test_openspiel_is_content_with_a_war(name: str, scenario: str, players: int) -> None:
    game = pyspiel.load_game(f"sanssouci_{name}", {"scenario": scenario})
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_sheets_judge_their_sides_apart() -> None:
    kinds = pyspiel.GameType.Utility
    loaded = {
        scenario: pyspiel.load_game("sanssouci_sieben_jahre", {"scenario": scenario})
        for scenario in ("campaign", "pommern-1758", "pommern-1758-solo")
    }
    utilities = {id: game.get_type().utility for id, game in loaded.items()}
    assert utilities["campaign"] == kinds.ZERO_SUM
    assert utilities["pommern-1758"] == utilities["pommern-1758-solo"] == kinds.GENERAL_SUM
    assert [game.utility_sum() for game in loaded.values()] == [0.0, None, None]


def test_a_game_is_written_and_loaded_as_text() -> None:
    given = {"scenario": "war-in-the-west", "options": "edition:1 fate_deck:seeded"}
    game = pyspiel.load_game("sanssouci_friedrich", given)
    again = pyspiel.load_game(str(game))
    assert again.core.options == game.core.options
    assert again.core.options["edition"] == 1
    assert again.core.scenario.id == "war-in-the-west"


def test_a_state_is_saved_by_its_history() -> None:
    game = pyspiel.load_game("sanssouci_blind_bid")
    state = walk(game.new_initial_state(), 1, 7)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.core.entries == state.core.entries


def test_a_clone_is_independent() -> None:
    state = walk(pyspiel.load_game("sanssouci_friedrich").new_initial_state(), 1, 40)
    before = str(state), state.core.state.hash()
    walk(state.clone(), 2, 40)
    assert (str(state), state.core.state.hash()) == before


def test_observers_give_named_parts() -> None:
    game = pyspiel.load_game("sanssouci_friedrich", {"scenario": "war-in-the-west"})
    state = walk(game.new_initial_state(), 1, 60)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.shape == tuple(game.observation_tensor_shape())
    assert observer.dict["cities"].shape[0] == 672
    assert observer.dict["seat"].tolist() == [1, 0, 0, 0]
    assert np.array_equal(state.observation_tensor(0), observer.tensor)
    assert observer.string_from(state, 0) == state.observation_string(0)
    assert state.information_state_string(0) == state.core.information_state_string(0)
    with pytest.raises(BadOption, match="no parameters of observation"):
        game.make_py_observer(None, {"depth": 3})


def test_bad_parameters_are_told() -> None:
    with pytest.raises(BadOption, match="no scenario 'melee'"):
        pyspiel.load_game("sanssouci_friedrich", {"scenario": "melee"})
    with pytest.raises(BadOption, match="'edition' is not of the form name:value"):
        pyspiel.load_game("sanssouci_friedrich", {"options": "edition"})
