"""S28.1 Two generals land at Porto: one leads the British army, the other the Portuguese."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre.atlas import COMMANDER, COMMANDER_INDEX, is_sea
from sanssouci.games.sieben_jahre.command import exchange
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.kernel import Action, Message, Phase

_DONE: Final = Action("done")


def have_landed(position: Position, general: int) -> None:
    """The army from Cork is ashore: Portugal's may march now, and its general is chosen."""
    leader = position.portuguese
    if leader == NOBODY:
        return
    position.resting[leader] = 0
    if position.at[leader] >= 0 and not is_sea(position.at[leader]):
        position.push(TwoGenerals(position.board(general), general))


@dataclass(frozen=True, slots=True)
class TwoGenerals(Phase[Position]):
    """Who leads which army?"""

    name: ClassVar[str] = "two_generals"
    board: int
    commander: int
    """He has come with the British army."""

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat(self.board)
        return (seat,) if seat else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.two_generals", "S28.1",
            who=COMMANDER[self.commander], other=COMMANDER[position.portuguese],
        )  # fmt: skip

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        change = f"change {COMMANDER[position.portuguese]} {COMMANDER[self.commander]}"
        return [_DONE, Action(change)]

    def change(self, position: Position, seat: str, old: str, new: str) -> None:
        """The general who has just landed takes over Portugal's army from the other."""
        one, other = COMMANDER_INDEX[old], COMMANDER_INDEX[new]
        exchange(position, one, other)
        position.tell("log.two_generals", "S28.1", who=old, other=new)
        position.pop()

    def done(self, position: Position, seat: str) -> None:
        who, other = COMMANDER[self.commander], COMMANDER[position.portuguese]
        position.tell("log.two_generals", "S28.1", who=who, other=other)
        position.pop()
