"""What everybody at the table plays for, and their progress: the goal card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sanssouci.kernel.message import Message

_NEAR: Final = 2
"""Somebody who lacks so little is a threat, or a quarter of what he needs if that is more."""


class Aim(NamedTuple):
    """One way for a seat to win.

    Several aims of a seat are alternatives, unless they say otherwise.
    """

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

    @property
    def missing(self) -> int:
        return self.need - self.have


def threats(aims: Iterable[Aim], seat: str | None) -> Sequence[Aim]:
    """What others have begun and nearly reached, the nearest first; friends win by the same words.

    Nobody is warned of a short list of which nothing is done yet: he would be all war long.
    """
    told = tuple(aims)
    mine = {aim.message for aim in told if aim.seat == seat}
    if not mine:
        return ()
    near = (
        aim
        for aim in told
        if aim.seat != seat
        and aim.have
        and aim.missing <= max(_NEAR, aim.need // 4)
        and aim.message not in mine
    )
    return sorted(near, key=lambda aim: aim.missing)
