"""What people type in The Great Crisis is understood, in any order where that is free."""

from __future__ import annotations

import pytest

from sanssouci.games.crisis.game import CRISIS as GAME
from tests.games.crisis.staging import act, stage
from tests.games.crisis.test_c11_cards import battle


@pytest.mark.rule("C6.3")
def test_the_space_between_may_be_named() -> None:
    position = stage("prussia", only=True, at={"berlin": "prussia"})
    assert "march berlin kustrin" in position.legal("prussia")
    for text in (
        "go from Berlin to Küstrin",
        "march berlin muncheberg kustrin",
        "berlin kustrin",
    ):
        assert GAME.parse(position, "prussia", text) == "march berlin kustrin"
    assert GAME.parse(position, "prussia", "march berlin magdeburg kustrin") == (
        "march berlin magdeburg kustrin"  # there is no such way
    )


@pytest.mark.rule("C8.7")
@pytest.mark.parametrize(
    "text", ["commit surprise flank-attack", "use Flank Attack and Surprise", "COMMIT SURP FLANK"]
)
def test_cards_are_named_in_any_order(text: str) -> None:
    position = battle("4 prussia, ziethen", "4 austria", prussia=["flank-attack", "surprise"])
    assert GAME.parse(position, "prussia", text) == "commit flank-attack surprise"


@pytest.mark.rule("C7.3")
def test_units_are_named_in_any_order() -> None:
    at = {"halle": "8 prussia", "leipzig": "saxony, austria, browne"}
    position = stage("prussia", only=True, at=at, points=1)
    act(position, "march halle leipzig")
    for text in ("garrison leipzig browne austria", "garrison browne austria"):
        assert GAME.parse(position, "austria", text) == "garrison leipzig austria browne"
    assert GAME.parse(position, "austria", "garrison none") == "garrison leipzig none"


def test_every_verb_has_a_sentence() -> None:
    catalogue = GAME.catalogues.speak()
    assert all(key in catalogue for key in GAME.grammar.keys)


def test_an_action_is_told_in_words() -> None:
    told = GAME.describe("garrison prag austria browne.depleted")
    assert told == f"Into the fort of {GAME.name('prag')}: Austrian troop, Browne (depleted)"
