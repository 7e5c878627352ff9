"""Choices that a ministry has begun and can still take back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre.position import Position
from sanssouci.kernel import Action, Phase

CANCEL: Final = Action("cancel")


@dataclass(frozen=True, slots=True)
class HalfMade(Phase[Position]):
    """Nobody but the ministry of a board knows of it until it is made."""

    goes_on: ClassVar[bool] = True
    board: int

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat(self.board)
        return (seat,) if seat else ()

    def hidden_from(self, position: Position, seat: str | None) -> bool:
        return seat != position.seat(self.board)

    def cancel(self, position: Position, seat: str) -> None:
        position.pop()
