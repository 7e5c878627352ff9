"""Failures of bots."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from sanssouci.kernel import SanssouciError
from sanssouci.kernel.catalogue import tell

TOLERANCE: Final = 1.1
"""An answer counts up to a tenth after the limit."""


class Trouble(StrEnum):
    """What went wrong, in words that betray nothing of the bot's hand."""

    LATE = "took too long"
    BROKE = "broke down"
    ILLEGAL = "wanted what the rules forbid"


class BotFailed(SanssouciError):
    """A bot gave no answer that could be used. ``detail`` is for its author, not for the table."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{trouble}: {detail}" if detail else trouble.value)
        self.trouble = trouble
        self.detail = detail


def told_to_all(seat_name: str, failed: BotFailed, decided_by: str) -> str:
    """What everybody may hear about a decision that was taken from a bot."""
    return tell(failure_key(failed, decided_by), seat=seat_name)


def failure_key(failed: BotFailed, decided_by: str) -> str:
    """The sentence that says so."""
    instead = "captain" if decided_by == "captain" else "chance"
    return f"table.bot_{failed.trouble.name.lower()}_{instead}"
