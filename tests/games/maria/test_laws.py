"""Random games of every scenario keep every law; ``make fuzz`` asks far more of them."""

from __future__ import annotations

import pytest

from sanssouci.games.maria import GAME
from sanssouci.kernel import Scenario
from tools.fuzz import Fuzzer, Setup, random_setup


@pytest.mark.rule("M23.1", "M23.2", "M23.3")
@pytest.mark.parametrize("scenario", GAME.scenarios, ids=lambda scenario: scenario.id)
def test_a_random_game_keeps_the_laws(scenario: Scenario) -> None:
    assert Fuzzer(Setup("maria", scenario.id, {}, 7), law_rate=0.02).run() > 100


@pytest.mark.parametrize("seed", range(100, 104))
def test_a_random_game_with_any_options_keeps_the_laws(seed: int) -> None:
    assert Fuzzer(random_setup(GAME, seed), law_rate=0.015).run() > 100
