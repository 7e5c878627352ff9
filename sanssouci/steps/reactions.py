"""Stepping in out of turn: who may react is asked, unless he has said to pass for a while.

A reaction is offered often and taken seldom. So a seat can answer ``hold`` to the one question,
or ``hold`` with a span, as a standing order for all that are asked within it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, TypeVar

from sanssouci.kernel import Action, Phase, State

S = TypeVar("S", bound=State)


class Reaction(Phase[S]):
    """One offer to one side; nobody is asked who can do nothing or passes by standing order."""

    __slots__ = ()
    spans: ClassVar[tuple[str, ...]]
    """For how long a standing order can hold."""

    @abstractmethod
    def reactor(self, state: S) -> str | None:
        """The seat that may step in; None if nobody decides for that side."""

    @abstractmethod
    def choices(self, state: S) -> Sequence[Action]:
        """What it may do instead of passing."""

    @abstractmethod
    def is_quiet(self, state: S) -> bool:
        """True if the seat passes by a standing order."""

    @abstractmethod
    def keep_quiet(self, state: S, span: str) -> None:
        """Note a standing order to pass."""

    def passed(self, state: S) -> None:
        """Nobody steps in."""
        state.pop()

    def actors(self, state: S) -> tuple[str, ...]:
        seat = self.reactor(state)
        if seat is None or self.is_quiet(state) or not self.choices(state):
            return ()
        return (seat,)

    def proceed(self, state: S) -> None:
        self.passed(state)

    def legal(self, state: S, seat: str) -> Sequence[Action]:
        return [
            Action("hold"),
            *(Action(f"hold {span}") for span in self.spans),
            *self.choices(state),
        ]

    def hold(self, state: S, seat: str, span: str = "") -> None:
        if span:
            self.keep_quiet(state, span)
        self.passed(state)
