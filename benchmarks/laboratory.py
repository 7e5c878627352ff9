"""How fast the environments of the laboratory are, played at random.

Seconds are those of the processor, so that other work on the machine does not count.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random

from sanssouci.research import SequentialGame, aec_env


@dataclass(frozen=True)
class Pace:
    """What was done in a stretch of time."""

    steps: int
    decisions: int
    seconds: float

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def sequential(game: str, scenario: str, seconds: float, seed: int, *, observe: bool) -> Pace:
    """Words at random, with or without the tensor of the player who says them."""
    played, rng = SequentialGame(game, scenario), Random(seed)
    steps = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = played.new_initial_state(remember=False)
        state.resolve_chance(rng)
        while not state.is_terminal():
            if observe:
                state.observation_tensor(state.current_player())
            entries = len(state.entries)
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += len(state.entries) > entries
            state.resolve_chance(rng)
            steps += 1
    return Pace(steps, decisions, time.process_time() - start)


def pettingzoo(game: str, scenario: str, seconds: float, seed: int) -> Pace:
    """The usual loop over ``agent_iter``, observation and mask included."""
    import numpy as np

    env, rng = aec_env(game, scenario), np.random.default_rng(seed)
    env.reset(seed=seed)
    steps = decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            entries = len(env.position.entries)
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
            decisions += len(env.position.entries) > entries
            steps += 1
    return Pace(steps, decisions, time.process_time() - start)
