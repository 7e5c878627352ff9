"""What a table answers when it cannot do what it was asked."""

from __future__ import annotations

from enum import StrEnum

from sanssouci.kernel import SanssouciError
from sanssouci.kernel.catalogue import tell


class RefusalCode(StrEnum):
    ILLEGAL = "illegal"
    STALE = "stale"
    NOT_YOURS = "not_yours"
    BAD_MESSAGE = "bad_message"
    TOO_FAST = "too_fast"
    OVER = "over"
    FORBIDDEN = "forbidden"
    NOT_STORED = "not_stored"
    FAULT = "fault"
    """Allowed by the rules, but a fault in the program stands in the way."""


class Refused(SanssouciError):
    """Nothing has been changed; ``code`` and ``rule`` say why."""

    def __init__(self, code: RefusalCode, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule


class NoSuchTable(SanssouciError):
    """There is no table, seat or invitation of that name."""


class TableBroken(SanssouciError):
    """The stored entries cannot be played through under the present rules."""


class BrokenEntry(TableBroken):
    """The first entry that cannot be."""

    def __init__(self, entry: int, seat: str, action: str, reason: str) -> None:
        super().__init__(
            tell("error.bad_entry", number=entry, entry=f"{seat}: {action}", why=reason)
        )
        self.entry, self.seat, self.action, self.reason = entry, seat, action, reason
