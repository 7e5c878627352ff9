"""Random games keep every law; ``make fuzz`` asks far more of them."""

from __future__ import annotations

import pytest

from sanssouci.games.sieben_jahre import GAME
from sanssouci.games.sieben_jahre.atlas import COMMANDER_INDEX
from sanssouci.kernel import BadRecord
from tools.fuzz import Fuzzer, Setup, random_setup

from .staging import stage

SHEETS = ("saxony-1756", "quebec-1759-solo", "habana-1762", "beira-1762-solo", "forts-1758")


@pytest.mark.rule("S8.1", "S5.2")
def test_a_random_campaign_keeps_the_laws() -> None:
    assert Fuzzer(Setup("sieben-jahre", "campaign-4", {}, 2), law_rate=0.002).run() > 500


@pytest.mark.rule("SIV.1", "SXII.1")
@pytest.mark.parametrize("scenario", SHEETS)
def test_a_random_scenario_keeps_the_laws(scenario: str) -> None:
    assert Fuzzer(Setup("sieben-jahre", scenario, {}, 5), law_rate=0.03).run() > 10


@pytest.mark.parametrize("seed", range(100, 102))
def test_a_random_game_with_any_options_keeps_the_laws(seed: int) -> None:
    assert Fuzzer(random_setup(GAME, seed), law_rate=0.02).run() > 10


def test_nobody_off_the_map_is_aboard_or_under_a_chief() -> None:
    for part in ("aboard", "chief"):
        position = stage()
        getattr(position, part)[COMMANDER_INDEX["von-nadasdy"]] = COMMANDER_INDEX["le-tellier"]
        with pytest.raises(BadRecord):
            position.check()
