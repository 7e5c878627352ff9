"""A phase: one heading of a rulebook, in play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeVar

from sanssouci.kernel.action import Action
from sanssouci.kernel.message import Message

S = TypeVar("S")


class Phase(Generic[S]):
    """One frozen frame of the stack of phases.

    A subclass is a frozen dataclass. It says who acts, what is asked and what is legal, and has
    one method per verb, named for it: ``def march(self, state, seat, *words)``. A phase without
    actors is automatic: ``proceed`` takes its step. Frames are never changed, only replaced, so
    that copies of a position share them.
    """

    __slots__ = ()
    name: ClassVar[str]

    def actors(self, state: S) -> tuple[str, ...]:
        """The seats that may act now; empty for an automatic phase."""
        return ()

    def proceed(self, state: S) -> None:
        """Take the automatic step of a phase without actors."""
        raise NotImplementedError(f"{type(self).__name__} waits for actors but has none")

    def legal(self, state: S, seat: str) -> Sequence[Action]:
        """Every legal action. For chance, repeated entries are proportionally likelier.

        What is too long to be listed is a ``Branching``, which can be followed word by word.
        """
        return ()

    def allows(self, state: S, seat: str, action: Action) -> bool:
        """Whether the action is legal; override only where this is quicker than the list."""
        return action in self.legal(state, seat)

    def sample(self, state: S, rng: Random) -> Action:
        """One outcome of chance."""
        return rng.choice(self.legal(state, "chance"))

    def prompt(self, state: S, seat: str) -> Message:
        """What is wanted of this seat now."""
        raise NotImplementedError

    def why_not(self, state: S, seat: str, action: Action) -> Message | None:
        """The particular rule that forbids the action; None if there is nothing to add."""
        return None

    def to_json(self) -> dict[str, Any]:
        values = {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]
        return {"phase": self.name, **values}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        return cls(**{key: _frozen(value) for key, value in data.items() if key != "phase"})


def _frozen(value: Any) -> Any:
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value
