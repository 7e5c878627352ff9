"""The exceptions of Sanssouci. Every error says what is wrong and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sanssouci.kernel.action import Action
    from sanssouci.kernel.message import Message


class SanssouciError(Exception):
    """The root of everything Sanssouci raises on purpose."""


class BadAction(SanssouciError, ValueError):
    """Text that is no action at all; ``reason`` names the word that is wrong, where one is."""

    def __init__(self, text: str, reason: Message | None = None) -> None:
        super().__init__(text)
        self.reason = reason


class Ambiguous(BadAction):
    """Text that could mean several actions."""

    def __init__(self, text: str, actions: Sequence[Action], reason: Message | None = None) -> None:
        super().__init__(text, reason)
        self.actions = tuple(actions)


class BadOption(SanssouciError, ValueError):
    """An unknown game, scenario or option, or a value an option cannot take."""


class BadRecord(SanssouciError, ValueError):
    """A record or saved position that cannot be read or replayed."""


class NoPack(BadRecord):
    """A record or table was played with a data pack that is not on this computer."""

    def __init__(self, text: str, fingerprint: str) -> None:
        super().__init__(text)
        self.fingerprint = fingerprint


class BadMap(SanssouciError, ValueError):
    """A data file that does not describe a map."""


class BadCatalogue(SanssouciError, ValueError):
    """A catalogue of sentences that cannot be read, or that lacks the sentence asked for."""


class Illegal(SanssouciError):
    """An action the rules forbid here. Nothing has been changed."""

    def __init__(self, reason: Message, text: str) -> None:
        super().__init__(f"{text} [{reason.rule}]" if reason.rule else text)
        self.reason = reason
        self.rule = reason.rule


class RuleFailed(SanssouciError):
    """The rules broke down over a legal action: a fault in them, not in what was asked.

    ``Play`` and the table go back to where they were. A bare ``State`` has no copy to go back to:
    it may be half changed, so that it refuses all further use with this error.
    """

    def __init__(self, seat: str, action: str, problem: str) -> None:
        super().__init__(
            f"a fault in the rules: '{seat}: {action}' could not be carried out ({problem})"
        )
        self.seat = seat
        self.action = action
        self.problem = problem


class CannotUndo(SanssouciError):
    """Chance, a reveal or another player's decision stands in the way."""


def shown(text: str) -> str:
    """Untrusted text, made safe to show: unprintable characters are escaped."""
    return repr(text)[1:-1]


def described(error: BaseException) -> str:
    """An unexpected error in a few words."""
    return f"{type(error).__name__}: {error}"
