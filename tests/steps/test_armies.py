"""Allotting, shifting and losing troops, in no game's particular version."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from sanssouci.kernel import Action
from sanssouci.steps.armies import (
    Allotment,
    ArmyRules,
    add_troop,
    lose_from_pool,
    lose_in_turn,
    transfer,
    transfers,
    why_no_transfer,
)
from tests.steps.skirmish import GREEN, RED, ROSTER, Skirmish

RULES = ArmyRules("X1", "X2", "X3")
STRENGTH = {"red": 20, "blue": 3, "green": 5}
REX, ROLF, RUTH = range(3)


@dataclass(frozen=True, slots=True)
class Sheets(Allotment[Skirmish]):
    """Rolf begins with four troops at least."""

    name: ClassVar[str] = "sheets"
    rules: ClassVar = RULES

    def strength(self, position: Skirmish, nation: int) -> int:
        return STRENGTH[position.nations[nation]]

    def least(self, position: Skirmish, general: int) -> int:
        return 4 if general == ROLF else 1

    def completed(self, position: Skirmish) -> None:
        position.pop()


def test_troops_are_allotted_general_by_general_within_the_limits() -> None:
    skirmish = Skirmish()
    for seat in ("red", "blue", "green"):
        Sheets().fill_forced(skirmish, seat)
    skirmish.begin(Sheets())
    assert skirmish.total(GREEN) == 5, "a single general has no choice"
    assert skirmish.actors == ("red", "blue")
    assert skirmish.legal("red") == [f"allot rex {n}" for n in range(4, 9)]
    assert skirmish.legal("blue") == ["allot bert 1", "allot bert 2"]
    skirmish.apply("red", "allot rex 8")
    assert skirmish.legal("red") == [f"allot rolf {n}" for n in range(4, 9)]
    reason = skirmish.why_not("red", "allot rolf 3")
    assert reason is not None
    assert reason.key == "refuse.allot_range"
    skirmish.apply("red", "allot rolf 8")
    assert skirmish.troops[:3] == [8, 8, 4]
    skirmish.apply("blue", "allot bert 1")
    assert skirmish.phase.name == "rest"


def test_troops_are_shifted_inside_a_stack_of_one_nation() -> None:
    skirmish = Skirmish("rex@a rolf@a ruth@b greta@a", {"rex": 3, "rolf": 7})
    assert transfers(skirmish, "red") == [
        "transfer rex rolf 1",
        *(f"transfer rolf rex {n}" for n in range(1, 6)),
    ]
    assert transfers(skirmish, "green") == transfers(skirmish, "nobody") == []
    transfer(skirmish, "rolf", "rex", 5, "X3")
    assert skirmish.troops[:2] == [8, 2]
    assert skirmish.log is not None
    assert skirmish.log[-1].audience == ("red",)


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [
        ("red", "transfer rex red-train 1", "refuse.transfer_form"),
        ("blue", "transfer rex rolf 1", "refuse.transfer_owner"),
        ("red", "transfer rex ruth 1", "refuse.transfer_apart"),
        ("red", "transfer rex rolf 9", "refuse.transfer_size"),
    ],
)
def test_a_refused_shift_says_why(seat: str, action: str, key: str) -> None:
    skirmish = Skirmish("rex@a rolf@a ruth@b")
    assert why_no_transfer(skirmish, seat, Action(action), RULES).key == key


def test_losses_come_off_the_lowest_rank_and_leave_one_troop_each() -> None:
    skirmish = Skirmish("rex@a rolf@a", {"rex": 3, "rolf": 4})
    assert lose_from_pool(skirmish, [REX, ROLF], 4) == []
    assert skirmish.troops[:2] == [2, 1]
    assert lose_from_pool(skirmish, [REX, ROLF], 2) == [ROLF]
    skirmish = Skirmish("rex@a rolf@a", {"rex": 1, "rolf": 1})
    assert lose_from_pool(skirmish, [REX, ROLF], 1, highest_leaves=True) == [REX]


def test_a_mixed_stack_loses_its_lower_general_first() -> None:
    skirmish = Skirmish("rex@a greta@a", {"rex": 3, "greta": 2})
    assert lose_in_turn(skirmish, [REX, ROSTER.index["greta"]], 3) == [ROSTER.index["greta"]]
    assert skirmish.troops[REX] == 2


def test_a_new_troop_goes_to_the_highest_rank_with_room() -> None:
    skirmish = Skirmish("rex@a rolf@a", {"rex": 8, "rolf": 2})
    add_troop(skirmish, [REX, ROLF])
    assert skirmish.troops[:2] == [8, 3]
    assert skirmish.total(RED) == 11
