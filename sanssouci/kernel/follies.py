"""Follies: what a good player hardly ever does, counted while recorded games are played again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sanssouci.kernel.chronicle import Entry
    from sanssouci.kernel.state import State


class Folly(NamedTuple):
    """A kind of folly, and the seat that committed it."""

    key: str
    """A message of the game's catalogue, ``folly.<name>``, that says what is counted."""
    seat: str
    """Empty if it is nobody's in particular."""


class Tally(NamedTuple):
    """How often it happened, and how often it could have."""

    times: int = 0
    of: int = 0

    def plus(self, times: int, of: int) -> Tally:
        return Tally(self.times + times, self.of + of)

    @property
    def share(self) -> float | None:
        """None if there was no occasion."""
        return self.times / self.of if self.of else None


class FollyCounter(ABC):
    """Looks on while one recorded game is played again; a new one is made for each.

    It sees positions in which nothing is hidden, so it may count what no player could know; a
    folly should still be one that the player could have seen.
    """

    def __init__(self) -> None:
        self.tallies: dict[Folly, Tally] = {}

    def note(self, key: str, seat: str = "", times: int = 1, of: int = 1) -> None:
        """There was an occasion, or several, and so many times it was a folly."""
        folly = Folly(key, seat)
        self.tallies[folly] = self.tallies.get(folly, Tally()).plus(times, of)

    @abstractmethod
    def watch(self, state: State, entry: Entry) -> None:
        """An entry is about to be applied to a position, which must not be changed or kept."""

    @abstractmethod
    def finish(self, state: State) -> None:
        """This is the position in which the record ends."""
