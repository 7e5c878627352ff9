"""The PettingZoo environment, by PettingZoo's own tests and ours."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import sanssouci
from examples.blind_bid import BLIND_BID
from sanssouci.kernel import BadAction, BadOption, Game, replay
from sanssouci.research import aec_env
from tests.research.staging import in_every_scenario

_EXPECTED = (
    "Observation space for each agent probably should be",  # a mask needs a dictionary
    "Observation is not a NumPy array",
    "Observation numpy array is all zeros",  # the smallest example may have nothing to tell
    "We recommend agents to be named in the format",  # ours are called as the seats are
)


def finish(env: Any, seed: int) -> dict[str, float]:
    """Play on at random; returns the total reward of every agent."""
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        done = terminated or truncated
        env.step(None if done else rng.choice(np.flatnonzero(observation["action_mask"])))
    return total


@in_every_scenario
def test_pettingzoo_is_content(game: Game, scenario: str) -> None:
    with warnings.catch_warnings():
        for message in _EXPECTED:
            warnings.filterwarnings("ignore", message)
        api_test(aec_env(game, scenario), num_cycles=150)
        seed_test(lambda: aec_env(game, scenario), num_cycles=60)


@in_every_scenario
def test_a_game_is_won_and_lost(game: Game, scenario: str) -> None:
    env = aec_env(game, scenario)
    env.reset(seed=5)
    total = finish(env, 5)
    assert sum(total.values()) == pytest.approx(0)
    assert env.position.is_terminal()
    outcome = env.position.state.outcome
    assert outcome is not None
    if len(outcome.winners) < len(total):
        assert {agent for agent, reward in total.items() if reward > 0} == set(outcome.winners)
    assert replay(game, env.record()).hash() == env.position.state.hash()


def test_a_seed_settles_everything_and_none_goes_on_with_the_luck() -> None:
    env, other = (aec_env("friedrich", "war-in-the-west") for _ in range(2))
    records = []
    for each in (env, other):
        each.reset(seed=9)
        finish(each, 1)
        first = each.record()
        each.reset()
        finish(each, 1)
        records.append((first, each.record()))
    assert records[0] == records[1]
    assert records[0][0] != records[0][1]


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_the_same_way(copied: Any) -> None:
    env = aec_env("friedrich", "austrian-theatre")
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    for _ in range(157):
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])))
    assert env.agents
    other = copied(env)
    for agent in env.agents:
        for name, part in env.observe(agent).items():
            assert np.array_equal(other.observe(agent)[name], part)
    assert finish(other, 3) == finish(env, 3)
    assert other.record() == env.record()


def test_agents_who_are_not_asked_have_an_empty_mask() -> None:
    env = aec_env(BLIND_BID)
    env.reset(seed=1)
    assert env.agent_selection == "left"
    assert env.observe("left")["action_mask"].sum() == 5
    assert env.observe("right")["action_mask"].sum() == 0


def test_a_game_may_be_cut_short() -> None:
    env = aec_env("friedrich", most_steps=10)
    env.reset(seed=1)
    total = finish(env, 1)
    assert env.steps == 10
    assert set(total.values()) == {0.0}
    assert not env.position.is_terminal()


def test_an_illegal_word_is_refused_and_changes_nothing() -> None:
    env = aec_env("friedrich")
    env.reset(seed=1)
    before = env.record()
    with pytest.raises(BadAction, match="leads to no legal action"):
        env.step(0)
    with pytest.raises(BadOption, match="has to say a word"):
        env.step(None)
    assert env.record() == before


def test_options_reach_the_game() -> None:
    env = aec_env("friedrich", "war-in-the-west", edition=1)
    assert env.game.options["edition"] == 1
    with pytest.raises(BadOption, match="no option 'speed'"):
        aec_env("friedrich", speed=3)


def test_the_table_can_be_shown() -> None:
    env = aec_env("friedrich", "war-in-the-west", render_mode="ansi")
    env.reset(seed=1)
    line: Any = env.render()
    assert line.startswith("Frederick: Allot troops to Ferdinand")
    finish(env, 1)
    outcome = env.position.state.outcome
    assert outcome is not None
    assert env.render() == sanssouci.game("friedrich").say(outcome.message)
    env.render_mode = None
    assert env.render() is None


@pytest.mark.parametrize("game", sanssouci.GAMES)
def test_the_map_can_be_drawn(game: str) -> None:
    pytest.importorskip("PIL")
    env = aec_env(game, render_mode="rgb_array")
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert picture.std() > 10, "there is something on it"
    env.render_mode = "svg"
    drawing: Any = env.render()
    assert drawing.startswith("<svg")


def test_a_picture_that_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadOption, match="render_mode is one of ansi, svg, rgb_array"):
        aec_env("friedrich", render_mode="human")
    env = aec_env(BLIND_BID, render_mode="svg")
    env.reset()
    with pytest.raises(BadOption, match="This game has no map"):
        env.render()
