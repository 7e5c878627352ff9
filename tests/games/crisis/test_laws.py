"""Random games keep every law; ``make fuzz`` asks far more of them."""

from __future__ import annotations

import pytest

from sanssouci.games.crisis import GAME
from tools.fuzz import Fuzzer, Setup, random_setup


@pytest.mark.rule("C15.1", "C15.2", "C15.3")
@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_keeps_the_laws(seed: int) -> None:
    assert Fuzzer(Setup("crisis", "campaign", {}, seed), law_rate=0.02).run() > 50


@pytest.mark.parametrize("seed", range(100, 104))
def test_a_random_game_with_any_options_keeps_the_laws(seed: int) -> None:
    assert Fuzzer(random_setup(GAME, seed), law_rate=0.015).run() > 50
