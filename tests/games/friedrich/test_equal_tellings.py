"""What others learn from an action is what its lines tell them (F16)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sanssouci.games.friedrich import GAME
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import CHANCE, laws
from tests.games.friedrich.staging import act, stage, troops

TWO_BACKS = {"france": ["2C", "3C", "4C.2"], "austria": ["9S", "2C.2"], "russia": ["13H", "3D.2"]}


def check(position: Position) -> None:
    """The law holds for whoever is to act."""
    for seed in range(6):
        laws.check_equal_tellings(position, position.actors[0], Random(seed))


def placing() -> Position:
    """Prussia has bought a troop that any of three generals may get."""
    position = stage(
        "prussia", only=True, hands={"prussia": ["6S"]},
        at={"heinrich": "burg", "keith": "breslau", "dohna": "berlin"},
        troops={"heinrich": 3, "keith": 3, "dohna": 3},
    )  # fmt: skip
    for general in range(8):  # all three have shown their strength
        position.reveal_strength([general])
    return act(position, "recruit 1 0", "pay 6S")


@pytest.mark.rule("F16.6", "F10.7")
def test_nobody_is_shown_who_gets_a_troop() -> None:
    check(placing())


@pytest.mark.rule("F16.6", "F10.7")
def test_the_law_notices_a_model_that_knows_who_got_the_troop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Position, "merge_gainers", lambda position, nation: None)
    position = placing()
    for seed in range(6):
        laws.check_resample(position, Random(seed))
    with pytest.raises(AssertionError, match=r"reinforce .* of frederick is told to"):
        check(position)


@pytest.mark.rule("F16.2")
@pytest.mark.parametrize("seat", ["elisabeth", "maria", "pompadour", None])
def test_a_purchase_not_yet_paid_for_is_nobody_elses_business(seat: str | None) -> None:
    position = stage(
        "prussia", only=True, hands={"prussia": ["9S", "4C", "2D"]},
        at={"friedrich": "berlin", "keith": "breslau"}, troops={"friedrich": 3, "keith": 3},
    )  # fmt: skip
    before = laws.knowledge(position, seat)
    for action in ("recruit 2 0", "pay 9S"):
        check(position)
        act(position, action)
        assert laws.knowledge(position, seat) == before
        for seed in range(4):
            assert position.resample(seat, Random(seed)).phase.name == "movement"
    assert position.view("frederick")["phase"] == "payment"


FATES: dict[str, dict[str, Any]] = {
    "an exchange": {"fate": "1", "victor": "daun", "at": {"daun": "prag"}},
    "a renewed card": {"fate": "4", "victor": "daun", "at": {"daun": "prag"}},
    "partisans": {"fate": "6", "victor": "daun", "at": {"daun": "brunn", "keith": "pirna"}},
    "give and take": {"fate": "9", "victor": "daun", "at": {"daun": "brunn"}},
    "the Imperial Army": {"fate": "india", "victor": "daun", "at": {"daun": "brunn"}},
}


@pytest.mark.rule("F16.6")
@pytest.mark.parametrize("case", FATES)
def test_backs_that_all_can_see_are_told(case: str) -> None:
    facts = dict(FATES[case])
    card = facts.pop("fate")
    hands = {**TWO_BACKS, "prussia": ["5C", "6C.2"], "imperial": ["8S", "8C.2"]}
    strokes = ["America"] if card == "india" else []
    position = stage(phase="fate", turn=7, hands=hands, strokes=strokes, **facts)
    for seed in range(4):
        laws.check_equal_tellings(position, CHANCE, Random(seed))
    act(position, f"chance: fate {card}")
    if position.actors != (CHANCE,):
        check(position)
        act(position, str(position.legal(position.actors[0])[0]))
        check(position)


@pytest.mark.rule("F16.6", "F3.4")
def test_the_back_of_a_french_discard_is_told() -> None:
    position = stage("imperial", only=True, hands={"france": ["9S"]})
    position.pile, position.opened = [0, 1, 2, 50, 51, 52], 2
    laws.check_equal_tellings(position, "maria", Random(1))
    act(position, "done", "chance: deal 2S.1", "chance: deal 3S.1")
    act(position, "chance: deal 2S.2", "chance: deal 3S.2")
    check(position)


@pytest.mark.rule("F9.6", "F6.3")
def test_how_many_starve_with_a_general_is_told() -> None:
    position = stage(
        "prussia", only=True, at={"keith": "prag", "friedrich": "berlin"}, down=["keith"],
        troops={"keith": 5, "friedrich": 6},
    )  # fmt: skip
    check(position)
    act(position, "done")
    assert troops(position, "keith") == 0


@pytest.mark.rule("F1.14")
def test_all_are_told_who_has_allotted_his_troops() -> None:
    fresh = GAME.new("war-in-the-west")
    for seed in range(4):
        laws.check_equal_tellings(fresh, "frederick", Random(seed))


@pytest.mark.rule("F7.1")
def test_all_are_told_that_several_combats_wait() -> None:
    at = {"heinrich": "kassel", "keith": "munden", "richelieu": "gottingen"}
    check(stage("prussia", at=at, only=True))
