"""What was learnt from games (``tools/learn_weights.py``), by theatre and coalition: a temper."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from sanssouci.games.sieben_jahre.officers.tempers import EVEN, Temper
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import COALITION, COALITION_OF_BOARD
from sanssouci.steps.officers.learnt import FILE_NAME, values_from

FILE: Final = Path(__file__).parent / FILE_NAME
_CAMPAIGN: Final = "campaign"
_SHEETS: Final = "sheets"


def theatre_of(position: Position) -> str:
    """The whole war, whether two play it or four, or any sheet of the book."""
    return _CAMPAIGN if position.setting.campaign else _SHEETS


def with_values(temper: Temper, values: Mapping[str, float]) -> Temper:
    """A temper with these for all that it does not lean to itself."""
    learnt: dict[str, Any] = {
        name: value
        for name, value in values.items()
        if getattr(temper, name) == getattr(EVEN, name)
    }
    return replace(temper, **learnt)


def temper_from(source: str, position: Position, seat: str, temper: Temper = EVEN) -> Temper:
    """How a bot decides who was asked to go by the weights of a source."""
    coalition = COALITION_OF_BOARD[position.setting.boards_of_seat[seat][0]]
    return _temper_from(source, theatre_of(position), COALITION[coalition], temper)


@cache
def _temper_from(source: str, theatre: str, role: str, temper: Temper) -> Temper:
    return with_values(temper, values_from(source, FILE, theatre, role, partial(getattr, EVEN)))
