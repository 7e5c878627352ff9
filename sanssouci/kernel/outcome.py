"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sanssouci.kernel.message import Message

Score = int | float


class Outcome(NamedTuple):
    """Who won, why, and with how many points.

    A winner is a seat, or an automaton: a side that the rulebook itself plays
    (``Scenario.automata``). So a solitaire player who loses has lost to somebody, and a game
    without winners is a draw.
    """

    winners: tuple[str, ...]
    """Nobody in a draw."""
    reason: str
    """One of ``game.reasons``."""
    message: Message
    scores: tuple[tuple[str, Score], ...] = ()
    """Points by seat or automaton, in games that count them."""

    def __str__(self) -> str:
        """As records write it: ``frederick (objectives)``, or ``(peace)`` for a draw."""
        return " ".join([*self.winners, f"({self.reason})"])

    @property
    def drawn(self) -> bool:
        """True if nobody has won, not even an automaton."""
        return not self.winners

    def brief(self) -> dict[str, Any]:
        """The outcome as every view shows it."""
        shown: dict[str, Any] = {"winners": list(self.winners), "reason": self.reason}
        if self.scores:
            shown["scores"] = dict(self.scores)
        return shown

    def to_json(self) -> dict[str, Any]:
        return {**self.brief(), "message": self.message.to_json()}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Outcome:
        return cls(
            tuple(data["winners"]),
            data["reason"],
            Message.from_json(data["message"]),
            tuple(data.get("scores", {}).items()),
        )
