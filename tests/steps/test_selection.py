"""Choosing some units of many, in no game's particular version."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sanssouci.steps.selection import Selection
from tests.steps.skirmish import Skirmish


@dataclass(frozen=True, slots=True)
class Losses(Selection[Skirmish]):
    name: ClassVar[str] = "losses"
    rule: ClassVar[str] = "X1"
    hits: int = 0

    def numbers(self, position: Skirmish) -> range:
        return self.numbers_to_reach(self.hits)

    def chooser(self, position: Skirmish) -> str:
        return "red"

    def unit_name(self) -> str:
        return f"unit-{self.pool[0]}"

    def complete(self, position: Skirmish) -> None:
        position.pop()
        position.tell("log.lost", "X1", units=" ".join(map(str, self.taken)))


def chosen(*choices: str, hits: int, pool: tuple[int, ...] = (1, 1, 1, 2, 2, 3)) -> str:
    skirmish = Skirmish().begin(Losses(0, pool, hits=hits))
    for choice in choices:
        skirmish.apply("red", choice)
    assert skirmish.phase.name == "rest"
    assert skirmish.log is not None
    return str(dict(skirmish.log[-1].message.args)["units"])


def test_each_group_is_asked_for_and_what_is_forced_is_not() -> None:
    assert chosen(hits=6) == "1 1 1 2 2 3"
    assert chosen(hits=0) == ""
    assert chosen("take unit-1 3", "take unit-2 1", hits=4) == "1 1 1 2"
    assert chosen("take unit-1 1", hits=4) == "1 2 2 3"


def test_a_wrong_number_or_order_is_refused_with_the_bounds() -> None:
    skirmish = Skirmish().begin(Losses(0, (1, 1, 2), hits=2))
    assert skirmish.options() == ["take unit-1 2", "take unit-1 1"]
    for action, key in (("take unit-2 1", "take_order"), ("take unit-1 3", "take_number")):
        reason = skirmish.why_not("red", action)
        assert reason is not None
        assert reason.key == f"refuse.{key}"
