"""When a bot has no answer that can be used."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from sanssouci.kernel import SanssouciError

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
    instead = "the captain decided" if decided_by == "captain" else "a random action was taken"
    return f"The bot playing {seat_name} {failed.trouble}; {instead} in its place."
