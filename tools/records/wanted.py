"""A game that ends in a certain way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from sanssouci.kernel import Play


@dataclass(frozen=True)
class Wanted(ABC):
    file: str
    scenario: str
    reason: str
    options: dict[str, str | int | bool] = field(default_factory=dict)

    @abstractmethod
    def play(self, seed: int) -> Play:
        """A whole game; the same seed gives the same game."""

    def fits(self, play: Play) -> bool:
        """Whether a game has ended as it should."""
        return play.state.outcome is not None and play.state.outcome.reason == self.reason
