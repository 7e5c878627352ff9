"""A phase: one heading of a rulebook, in play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from functools import cache
from random import Random
from types import ModuleType, UnionType
from typing import Any, ClassVar, Generic, Self, TypeVar, get_args, get_origin, get_type_hints

from sanssouci.kernel.action import Action
from sanssouci.kernel.branching import any_of
from sanssouci.kernel.errors import shown
from sanssouci.kernel.message import Message
from sanssouci.kernel.prospect import Prospect
from sanssouci.kernel.soundness import unsound

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
    goes_on: ClassVar[bool] = False
    """True if what is asked only carries on a decision of the seat: the cards of a payment, the
    units of a march. Advice is for such a decision as a whole."""

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
        """True if the action is legal; override only where this is quicker than the list."""
        return action in self.legal(state, seat)

    def sample(self, state: S, rng: Random) -> Action:
        """One outcome of chance."""
        return any_of(self.legal(state, "chance"), rng)

    def hidden_from(self, state: S, seat: str | None) -> bool:
        """True if this frame is a choice of another seat that is only half made.

        Such a choice is nobody else's business as long as it can be taken back: others are shown
        the frame below.
        """
        return False

    def prompt(self, state: S, seat: str) -> Message:
        """What is wanted of this seat now."""
        raise NotImplementedError

    def why_not(self, state: S, seat: str, action: Action) -> Message | None:
        """The particular rule that forbids the action; None if there is nothing to add."""
        return None

    def meant(self, state: S, seat: str, action: Action) -> Action | None:
        """The legal action that comes to the same as one that is not offered, such as a march by
        another road; None if there is none."""
        return None

    def sentence(self, state: S, action: Action) -> Message | None:
        """The action in words, where they need what is asked here; None where its own will do."""
        return None

    def foresee(self, state: S, seat: str, action: Action) -> Iterable[Prospect]:
        """What a legal action would do, as far as ``seat`` can tell.

        It is worked out by the functions the verbs use, and from what the seat may know: in every
        world the seat cannot tell from this one it is the same.
        """
        return ()

    def to_json(self) -> dict[str, Any]:
        values = {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]
        return {"phase": self.name, **values}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The frame that ``to_json`` wrote; raises BadRecord for words of another kind."""
        given = {key: _frozen(value) for key, value in data.items() if key != "phase"}
        wanted = _hints(cls)  # type: ignore[arg-type]
        if given.keys() != wanted.keys():
            listed, found = (shown(", ".join(keys)) or "–" for keys in (wanted, given))
            raise unsound("stack", "fields", phase=cls.name, listed=listed, given=found)
        for key, value in given.items():
            if not _is_a(value, wanted[key]):
                raise unsound("stack", "field", phase=cls.name, field=key, value=repr(value))
        return cls(**given)


def phases_in(*modules: ModuleType) -> dict[str, type[Phase[Any]]]:
    """The phases some modules define, by name, to read a position back."""
    return {
        value.name: value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Phase) and "name" in vars(value)
    }


def _frozen(value: Any) -> Any:
    return tuple(_frozen(each) for each in value) if isinstance(value, list | tuple) else value


@cache
def _hints(phase: type[Phase[Any]]) -> dict[str, Any]:
    """The type of each field."""
    hints = get_type_hints(phase)
    return {field.name: hints[field.name] for field in fields(phase)}  # type: ignore[arg-type]


def _is_a(value: Any, hint: Any) -> bool:
    if isinstance(hint, UnionType):
        return any(_is_a(value, each) for each in get_args(hint))
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        if not isinstance(value, tuple):
            return False
        if inner[-1] is ...:
            return all(_is_a(each, inner[0]) for each in value)
        return len(value) == len(inner) and all(map(_is_a, value, inner))
    return type(value) is hint
