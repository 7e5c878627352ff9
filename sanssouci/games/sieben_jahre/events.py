"""S11 Events: the cards that say how far a piece goes and what the action costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Protocol

from sanssouci.games.sieben_jahre.atlas import EVENT_COST, EVENT_INDEX, EVENTS
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.kernel import CHANCE, Action, Phase

_EVENTS: Final = tuple(Action(f"event {event.id}") for event in EVENTS)


class Awaits(Protocol):
    """A frame that has asked for an Event."""

    def drawn(self, position: Position, event: int) -> None:
        """The card has come; the frame is on top again."""


@dataclass(frozen=True, slots=True)
class DrawEvent(Phase[Position]):
    """A card is drawn and goes back (S11.3): the frame below is told which it was."""

    name: ClassVar[str] = "event"
    board: int

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return _EVENTS

    def event(self, position: Position, seat: str, id: str) -> None:
        position.pop()
        position.tell("log.event", "S11.1", board=position.board_id(self.board), event=id)
        position.phase.drawn(position, EVENT_INDEX[id])  # type: ignore[attr-defined]


def pay(position: Position, board: int, event: int) -> bool:
    """Pay for a card; False if the purse is now empty and the action lost (S8.3)."""
    paid = position.pay(board, EVENT_COST[event])
    key = "log.event_paid" if paid else "log.event_unpaid"
    position.tell(key, "S8.3", board=position.board_id(board), coins=EVENT_COST[event])
    return paid
