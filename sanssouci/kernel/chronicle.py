"""Records what happens to a position: the one place where chance decides and lines are logged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from sanssouci.kernel.action import Action
from sanssouci.kernel.message import Line
from sanssouci.kernel.state import CHANCE, State

Luck = Callable[[State, int], Action]
"""What chance decides in a position, before which so many entries have been made."""


class Entry(NamedTuple):
    seat: str
    action: Action


class Written(NamedTuple):
    """An entry just made, and how long the log is with all that it told."""

    entry: Entry
    log_end: int


def drawn_from(rng: Random) -> Luck:
    """Luck that comes from one source, decision by decision."""
    return lambda state, made: state.sample_chance(rng)


class Chronicle:
    """A position, its entries and its log.

    One that does not listen has no log, and is quicker.
    """

    def __init__(
        self, state: State, entries: list[Entry] | None = None, *, listens: bool = True
    ) -> None:
        self.state = state
        self.entries: list[Entry] = [] if entries is None else entries
        self.lines: list[Line] = []
        self._heard: dict[str | None, tuple[int, list[Line]]] = {}
        state.log = self.lines if listens else None

    def apply(self, seat: str, action: Action | str) -> Written:
        """Carry out one action, of a player or of chance."""
        action = action if isinstance(action, Action) else Action.parse(action)
        self.state.apply(seat, action)
        entry = Entry(seat, action)
        self.entries.append(entry)
        return Written(entry, len(self.lines))

    def resolve_chance(self, luck: Luck) -> list[Written]:
        """Let chance decide until a player has to, or the game is over."""
        written = []
        while self.state.actors == (CHANCE,):
            written.append(self.apply(CHANCE, luck(self.state, len(self.entries))))
        return written

    def log(self, seat: str | None) -> Sequence[Line]:
        """The lines a seat may read, not to be changed; None is a spectator."""
        read, heard = self._heard.get(seat, (0, []))
        if read < len(self.lines):
            heard += [line for line in self.lines[read:] if line.visible_to(seat)]
            self._heard[seat] = len(self.lines), heard
        return heard

    def go_back(self, state: State, entries: int, lines: int) -> None:
        """Return to an earlier position, when there were so many entries and lines."""
        self.state = state
        del self.entries[entries:]
        del self.lines[lines:]
        self._heard = {}
        state.log = self.lines
