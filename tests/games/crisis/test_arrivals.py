"""Units that have just arrived at a siege, and cards that leave a hand in the open."""

from __future__ import annotations

import pytest

from sanssouci.games.crisis.atlas import CARDS
from sanssouci.games.crisis.tactics_cards import return_used, use
from tests.games.crisis.staging import act, legal, stage, why


@pytest.mark.rule("C7.2")
def test_a_siege_that_was_just_joined_is_not_paid_for() -> None:
    """Their battle is free; only a siege that nobody has joined is assaulted for a point."""
    at = {"halle": "3 prussia", "leipzig": "prussia, saxony.inside"}
    position = stage("prussia", only=True, at=at, points=3)
    assert legal(position, "assault") == ["assault leipzig"]
    act(position, "march halle leipzig")
    assert legal(position, "assault") == []
    assert why(position, "assault leipzig") == "C7.2"


@pytest.mark.rule("C15.1")
@pytest.mark.parametrize(("played", "held_over"), [("surprise", 1), ("oblique-order", 2)])
def test_a_card_played_in_the_open_was_held_over_unless_it_had_gone_back(
    played: str, held_over: int
) -> None:
    index = {card.id: card.index for card in CARDS}
    oblique = index["oblique-order"]
    position = stage(
        "prussia", phase="muster", points=1, hands={"prussia": ["surprise", "flank-attack"]}
    )
    for _ in range(3):
        position.decks[0].remove(oblique)
    position.used[0] = [oblique] * 3
    return_used(position, 0)
    position.decks[0].remove(oblique)
    position.hands[0].append(oblique)
    use(position, 0, index[played])
    assert position.held_over[0] == held_over
