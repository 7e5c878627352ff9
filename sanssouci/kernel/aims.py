"""What everybody at the table plays for, and how far each is: the card of goals."""

from __future__ import annotations

from typing import Any, NamedTuple

from sanssouci.kernel.message import Message


class Aim(NamedTuple):
    """One way for a seat to win. Several aims of a seat are several ways, unless they say else."""

    seat: str
    message: Message
    have: int = 0
    need: int = 0
    """How far it is: ``have`` of ``need``; 0 of 0 where nothing is counted."""
    places: tuple[str, ...] = ()
    """What is still missing on the map."""

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            **self.message.to_json(),
            "have": self.have,
            "need": self.need,
            "places": list(self.places),
        }
