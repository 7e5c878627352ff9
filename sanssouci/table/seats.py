"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

PASSES: Final = "passes"
"""In place of a bot: a person's standing order to pass until there is something to decide."""


class SeatKind(StrEnum):
    PERSON = "person"
    BOT = "bot"
    INVITATION = "invite"


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a table. ``holder`` and ``token`` are hashes."""

    id: str
    kind: SeatKind
    name: str
    bot: str = ""
    holder: str = ""
    token: str = ""
    resigned: bool = False

    @property
    def passes(self) -> bool:
        """True if a person does not want to be asked forced questions."""
        return self.kind is SeatKind.PERSON and self.bot == PASSES

    @property
    def is_driven(self) -> bool:
        """True if somebody else may have to act for the seat: a bot, or a standing order."""
        return self.kind is SeatKind.BOT or self.passes

    def held_by(self, holder: str) -> bool:
        """True if this browser acts for the seat; one that resigned it does no more."""
        return self.kind is SeatKind.PERSON and bool(holder) and self.holder == holder

    def can_be_taken_back_by(self, holder: str) -> bool:
        """True if the host has seated a bot for this browser, which may come back."""
        replaced = self.kind is SeatKind.BOT and not self.resigned
        return replaced and bool(holder) and self.holder == holder


LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
"""Maximum number of characters of a table's title, which may hold that of a scenario."""


def clean_name(text: str, fallback: str, longest: int = LONGEST_NAME) -> str:
    """A name on one line, without control characters, of limited length."""
    printable = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printable.split())[:longest].strip() or fallback
