"""S8.6 Reactions out of turn, and standing orders to pass on them."""

from __future__ import annotations

from typing import ClassVar, Final

from sanssouci.games.sieben_jahre.position import Position
from sanssouci.steps.reactions import Reaction

SPANS: Final = ("fraction", "year")


class Out(Reaction[Position]):
    """A reaction of a board: the frame has a field ``board``."""

    __slots__ = ()
    spans: ClassVar[tuple[str, ...]] = SPANS
    board: int

    def reactor(self, position: Position) -> str | None:
        return position.seat(self.board)

    def is_quiet(self, position: Position) -> bool:
        return position.date < position.quiet_until[self.board]

    def hold(self, position: Position, seat: str, span: str = "") -> None:
        """Pass, for all to see."""
        key = "log.holds_for" if span else "log.holds"
        position.tell(key, "S8.6", board=position.board_id(self.board), span=span)
        Reaction.hold(self, position, seat, span)

    def keep_quiet(self, position: Position, span: str) -> None:
        until = position.date + 1 if span == "fraction" else position.next_year
        position.quiet_until[self.board] = until


def owe(position: Position, board: int) -> None:
    """An action out of turn is taken from the board's next allowance (S8.6)."""
    position.owed[board] += 1
