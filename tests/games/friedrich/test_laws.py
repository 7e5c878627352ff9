"""Random games of every scenario keep every law; ``make fuzz`` asks far more of them."""

from __future__ import annotations

import pytest

from sanssouci.games.friedrich import GAME
from tools.fuzz import Fuzzer, Setup, random_setup

EXPERT_AND_BASIC = [
    Setup("friedrich", scenario.id, {"expert": expert}, seed)
    for seed, (scenario, expert) in enumerate(
        (scenario, expert)
        for scenario in GAME.scenarios
        for expert in ((True, False) if len(scenario.seats) > 2 else (False,))
    )
]


@pytest.mark.rule("F16.1", "F16.3", "F16.4", "F16.5", "F16.6")
@pytest.mark.parametrize("setup", EXPERT_AND_BASIC, ids=lambda setup: f"{setup.scenario}")
def test_a_random_game_keeps_the_laws(setup: Setup) -> None:
    assert Fuzzer(setup, law_rate=0.02).run() > 50


@pytest.mark.parametrize("seed", range(100, 108))
def test_a_random_game_with_any_options_keeps_the_laws(seed: int) -> None:
    assert Fuzzer(random_setup(GAME, seed), law_rate=0.015).run() > 50
