"""What bots weigh is added up alike on every version of Python."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

import sanssouci
from sanssouci.bots import Bot, Captain, Colonel, Marshal, Recruit, play_out
from sanssouci.kernel import add_up

_SUM = builtins.sum


def test_numbers_are_added_one_after_the_other() -> None:
    assert add_up([]) == 0
    assert add_up([1, 2]) == 3
    tenths = 0.0
    for _ in range(10):
        tenths += 0.1
    assert add_up([0.1] * 10) == tenths != 1.0


def sum_of_whole_numbers(numbers: Iterable[Any], /, start: Any = 0) -> Any:
    total: Any = _SUM(numbers, start)
    assert not isinstance(total, float), "Python 3.12 adds floats up otherwise: see add_up"
    return total


@pytest.mark.parametrize(
    ("game", "scenario", "bots"),
    [
        ("friedrich", "war-in-the-west", (Marshal(playouts=3), Recruit())),
        ("friedrich", "four-player", (Captain(), Captain(weights="learnt"), Captain(), Recruit())),
        ("maria", "advanced", (Captain(), Captain(weights="learnt"), Recruit())),
        ("maria", "introductory", (Colonel(playouts=2), Captain(), Recruit())),
        ("crisis", None, (Captain(), Recruit())),
        ("sieben-jahre", "campaign", (Captain(), Recruit())),
    ],
)
def test_no_bot_adds_up_as_one_version_of_python_does(
    game: str, scenario: str | None, bots: tuple[Bot, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = sanssouci.game(game)
    seats = played.seats(played.new(scenario))
    monkeypatch.setattr(builtins, "sum", sum_of_whole_numbers)
    _, result = play_out(
        played, scenario, {}, dict(zip(seats, bots, strict=True)), 7, seconds=600, strict=True
    )
    assert result.winners or result.reason
