"""F11: what only the card of fate forbids is refused by fate's own rule."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.games.friedrich import fate_refusals
from sanssouci.games.friedrich.fate_cards import NUMBERED
from sanssouci.games.friedrich.position import Position
from tests.games.friedrich.staging import act, legal, stage, why
from tools import fate_law

TEXTS = [f"{number}{suit}" for number in range(1, NUMBERED + 1) for suit in "SCHD"]


def buying(text: str, *orders: str) -> Position:
    """Prussia in turn 7, with Friedrich next to Daun, Keith lost, and money."""
    position = stage(
        "prussia", turn=7, only=True, fate=text,
        at={
            "friedrich": "burg", "heinrich": "kolin", "seydlitz": "halle", "daun": "prag",
            "richelieu": "gottingen", "austria-train-1": "melnik",
        },
        troops={"friedrich": 7, "heinrich": 8, "seydlitz": 8},
        hands={"prussia": ["12S", "12C", "R"]},
    )  # fmt: skip
    return act(position, *orders)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("nation", ["prussia", "hanover", "russia", "austria", "france"])
def test_marches(text: str, nation: str) -> None:
    position = stage(
        nation, turn=7, fate=text,
        at={"friedrich": "kolin", "fermor": "kustrin", "saltikov": "neudamm", "soubise": "kassel",
            "ferdinand": "munden", "cumberland": "eschwege", "chevert": "fulda"},
    )  # fmt: skip
    fate_law.check(position, Random(text))


@pytest.mark.parametrize("text", TEXTS)
def test_purchases_and_placements(text: str) -> None:
    fate_law.check(buying(text), Random(text))
    position = buying(text, "recruit 1 0", "pay 12S")
    if position.phase.name == "placement":
        fate_law.check(position, Random(text))


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(("attacker", "troops"), [("prussia", 2), ("austria", 1), ("france", 5)])
def test_combats(text: str, attacker: str, troops: int) -> None:
    enemy = "soubise" if attacker == "france" else "daun"
    position = stage(
        attacker, phase="combat", only=True, fate=text,
        at={"friedrich": "kolin", enemy: "prag"}, troops={"friedrich": 3, enemy: 9 - troops},
        hands={name: [f"{v}H.{deck}" for v in (2, 10, 13)] + [f"R.{deck}"]
               for deck, name in enumerate(("prussia", "austria", "france"), start=1)},
    )  # fmt: skip
    position.imperial_suits = 15
    fate_law.check(position, Random(text))


@pytest.mark.rule("F11.7H")
def test_refused_placements_name_the_card() -> None:
    position = stage(
        "prussia", turn=7, only=True, fate="7H", at={"friedrich": "burg", "heinrich": "kolin"},
        troops={"friedrich": 1, "heinrich": 1}, hands={"prussia": ["12S"]},
    )  # fmt: skip
    act(position, "recruit 1 0", "pay 12S")
    assert legal(position, "reinforce") == ["reinforce heinrich"]
    assert why(position, "reinforce friedrich") == "F11.7H"


@pytest.mark.rule("F11.7D", "F11.3C")
@pytest.mark.parametrize(
    ("text", "enemy", "said"),
    [("7D", "daun", "play R.1 as 3"), ("3C", "soubise", "play R.1 as 10")],
)
def test_refused_reserves_name_the_card(text: str, enemy: str, said: str) -> None:
    position = stage(
        "prussia", phase="combat", only=True, fate=text,
        at={"friedrich": "kolin", enemy: "prag"}, troops={"friedrich": 2, enemy: 6},
        hands={"prussia": ["R"]},
    )  # fmt: skip
    assert why(position, said) == f"F11.{text}"


def test_the_law_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fate_refusals, "explain", lambda position, seat, action, reason: reason)
    with pytest.raises(AssertionError, match="forbidden by fate alone and refused with F10"):
        fate_law.check(buying("7H"), Random(1))
