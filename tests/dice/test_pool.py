"""Dice as actions of chance."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.dice import MOST_DICE, Rolls, faces
from sanssouci.kernel import Action


def test_all_the_ways_two_dice_can_fall() -> None:
    rolls = Rolls(2)
    assert len(rolls) == len(set(rolls)) == 36
    assert (rolls[0], rolls[1], rolls[-1]) == ("roll 1 1", "roll 1 2", "roll 6 6")
    assert rolls[6:8] == ["roll 2 1", "roll 2 2"]
    with pytest.raises(IndexError):
        rolls[36]


def test_what_is_a_roll_and_what_is_none() -> None:
    rolls = Rolls(2)
    assert all(roll in rolls for roll in rolls)
    for other in ("roll 1", "roll 1 7", "roll 0 1", "roll 1 1 1", "role 1 1", "roll 1 x"):
        assert Action(other) not in rolls


def test_as_many_dice_as_can_be_numbered() -> None:
    rolls = Rolls.of(MOST_DICE)
    assert rolls[-1] == "roll " + " ".join("6" * MOST_DICE)
    assert Random(1).choice(rolls) in rolls
    assert rolls.sample(Random(1)) in rolls
    for number in (0, MOST_DICE + 1):
        with pytest.raises(ValueError, match="a handful"):
            Rolls(number)


def test_a_roll_goes_on_die_by_die() -> None:
    rolls = Rolls.of(2)
    assert dict(rolls.following(())) == {"roll": 36}
    assert dict(rolls.following(["roll"])) == dict.fromkeys("123456", 6)
    assert dict(rolls.following(["roll", "6"])) == dict.fromkeys("123456", 1)
    assert not rolls.following(["roll", "6", "1"])


def test_every_face_comes_about_equally_often() -> None:
    rng = Random(7)
    seen = [face for _ in range(3000) for face in faces(Rolls.of(2).sample(rng).words)]
    assert {face: 850 < seen.count(face) < 1150 for face in range(1, 7)} == dict.fromkeys(
        range(1, 7), True
    )
