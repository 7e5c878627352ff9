"""Officers say of a card what they have weighed: the phase at hand, and not the whole battle."""

from __future__ import annotations

import pytest

from sanssouci.games import load
from sanssouci.kernel import Message, speaking


@pytest.mark.parametrize(
    ("language", "phase"), [("en", "phase"), ("it", "fase"), ("de", "Phase"), ("el", "φάση")]
)
def test_a_card_is_praised_for_its_phase_alone(language: str, phase: str) -> None:
    game = load("sieben-jahre")
    with speaking(language):
        for why in ("why.card_wins", "why.card_costs_least"):
            assert phase in game.explain(Message.of(why))
