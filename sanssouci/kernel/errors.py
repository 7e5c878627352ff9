"""What can go wrong, by kind. Every error says what is wrong and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sanssouci.kernel.message import Message


class SanssouciError(Exception):
    """The root of everything Sanssouci raises on purpose."""


class BadAction(SanssouciError, ValueError):
    """Text that is no action at all."""


class BadOption(SanssouciError, ValueError):
    """An unknown game, scenario or option, or a value an option cannot take."""


class BadRecord(SanssouciError, ValueError):
    """A record or saved position that cannot be read or replayed."""


class BadMap(SanssouciError, ValueError):
    """A data file that does not describe a map."""


class Illegal(SanssouciError):
    """An action the rules forbid here. Nothing has been changed."""

    def __init__(self, reason: Message, text: str) -> None:
        super().__init__(f"{text} [{reason.rule}]" if reason.rule else text)
        self.reason = reason
        self.rule = reason.rule


class CannotUndo(SanssouciError):
    """Chance, a reveal or another player's decision stands in the way."""
