"""S12.9 Relief: another commander takes over a contingent, at once or after some waiting."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.games.sieben_jahre import command
from sanssouci.games.sieben_jahre.atlas import COMMANDER, COMMANDER_INDEX
from sanssouci.games.sieben_jahre.half_made import CANCEL, HalfMade
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.kernel import Action, Message, Prospect


@dataclass(frozen=True, slots=True)
class Relief(HalfMade):
    """Who takes over from a commander?"""

    name: ClassVar[str] = "relief"
    commander: int

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.relief", "S12.9", who=COMMANDER[self.commander])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        old = COMMANDER[self.commander]
        news = command.successors(position, self.commander)
        return [*(Action(f"change {old} {COMMANDER[new]}") for new in news), CANCEL]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb != "change":
            return None
        return Message.of("refuse.change", "S12.9", who=action.words[1])

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        if action.verb != "change":
            return
        new = COMMANDER_INDEX[action.words[1]]
        yield command.foreseen(position, new)
        if turns := command.waiting(position, self.commander, new):
            yield Prospect.of("foresee.waits", "S12.9", turns=turns)

    def change(self, position: Position, seat: str, old: str, new: str) -> None:
        position.pop()
        command.order_change(position, self.commander, COMMANDER_INDEX[new])
