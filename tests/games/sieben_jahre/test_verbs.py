"""What a group of actions is called where all its gaps would say nothing: not "… for …"."""

from __future__ import annotations

import pytest

from sanssouci.games import load
from sanssouci.kernel import Message, speaking


@pytest.mark.parametrize("verb", ["equip", "stock"])
@pytest.mark.parametrize(
    ("language", "advantage"),
    [("en", "Advantage"), ("it", "Vantaggio"), ("de", "Vorteil"), ("el", "Πλεονέκτημα")],
)
def test_advantages_are_offered_by_name(language: str, advantage: str, verb: str) -> None:
    with speaking(language):
        assert advantage in load("sieben-jahre").say(Message.of(f"verb.{verb}"))
