"""S9 Yearly fortunes: a die picks the year's turn order and free Advantages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.dice import Throw
from sanssouci.games.sieben_jahre.advantages import DrawAdvantages
from sanssouci.games.sieben_jahre.atlas import PACK
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import BOARD

_FORTUNES: Final = {(fortune.year, fortune.die): fortune for fortune in PACK.fortunes}


@dataclass(frozen=True, slots=True)
class Fortune(Throw[Position]):
    """The die of a new year."""

    name: ClassVar[str] = "fortune"

    def roll(self, position: Position, seat: str, face: str) -> None:
        fortune = _FORTUNES[position.year, int(face)]
        position.order = list(fortune.order)
        order = " ".join(BOARD[board] for board in fortune.order)
        position.tell("log.fortune", "S9.1", note=fortune.note, die=int(face), order=order)
        position.pop()
        for board, number in reversed([*zip(fortune.order, fortune.free, strict=True)]):
            if number:
                position.push(DrawAdvantages(board, number))
