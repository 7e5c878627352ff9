"""A position of a game, and the only door to change it."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from sanssouci.kernel.action import Action
from sanssouci.kernel.errors import Illegal
from sanssouci.kernel.message import Line, Message

if TYPE_CHECKING:
    from sanssouci.kernel.game import Game
    from sanssouci.kernel.phase import Phase

CHANCE: Final = "chance"
"""The seat of fortune: deals, draws and rolls are its actions."""


class Outcome(NamedTuple):
    """How a game ended: who won, and the reason, one of ``game.reasons``."""

    winners: tuple[str, ...]
    """Nobody, if the game is a draw."""
    reason: str
    message: Message

    def __str__(self) -> str:
        """As records write it: ``frederick (objectives)``, or ``(peace)`` if nobody has won."""
        return " ".join([*self.winners, f"({self.reason})"])

    def to_json(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "reason": self.reason,
            "message": self.message.to_json(),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Outcome:
        message = Message.from_json(data["message"])
        return cls(tuple(data["winners"]), data["reason"], message)


class State(ABC):
    """One position: plain data, cheap to clone.

    Subclasses hold the pieces in their own slots and leave the sequence of play to the stack
    of phases. ``log`` collects what happened; set it to None for a quiet copy.
    """

    __slots__ = ("_actors", "_legal", "log", "outcome", "sealed", "stack")

    def __init__(self) -> None:
        self.stack: list[Phase[Any]] = []
        self.outcome: Outcome | None = None
        self.sealed = False
        self.log: list[Line] | None = None
        self._legal: dict[str, Sequence[Action]] = {}
        self._actors: tuple[str, ...] | None = None

    # -- what a game provides ---------------------------------------------------------------

    @property
    @abstractmethod
    def game(self) -> Game: ...

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy with a quiet log."""

    @abstractmethod
    def view(self, seat: str | None) -> dict[str, Any]:
        """All that ``seat`` may know, as plain data; None is a spectator."""

    @abstractmethod
    def resample(self, seat: str | None, rng: Random) -> Self:
        """A world that ``seat`` cannot tell from this one, all that is hidden dealt anew."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The whole position as plain data; ``game.from_json`` reads it back."""

    def asides(self, seat: str) -> Sequence[Action]:
        """Actions open to a seat at any time that do not move the game on."""
        return ()

    # -- what the kernel keeps --------------------------------------------------------------

    @property
    def phase(self) -> Phase[Any]:
        return self.stack[-1]

    @property
    def actors(self) -> tuple[str, ...]:
        """The seats that may act now; empty once the game is over."""
        if self._actors is None:
            self._actors = () if self.outcome else self.stack[-1].actors(self)
        return self._actors

    def legal(self, seat: str) -> Sequence[Action]:
        """Every legal action of a seat; built once, kept until the next action."""
        found = self._legal.get(seat)
        if found is None:
            found = self.stack[-1].legal(self, seat) if seat in self.actors else ()
            self._legal[seat] = found
        return found

    def prompt(self, seat: str) -> Message:
        """What is wanted of the seat, in one sentence."""
        if self.outcome:
            return self.outcome.message
        if seat in self.actors:
            return self.stack[-1].prompt(self, seat)
        return Message.of("kernel.waiting", "")

    def apply(self, seat: str, action: Action | str) -> None:
        """Carry out a legal action; anything else raises Illegal and changes nothing."""
        if not isinstance(action, Action):
            action = Action.parse(action)
        if seat in self.actors and self._allows(seat, action):
            self._legal = {}
            self.sealed = seat == CHANCE
            verb, *words = action.split(" ")
            getattr(self.stack[-1], verb)(self, seat, *words)
            self._settle()
        elif action in self.asides(seat):
            self._legal = {}
            self.sealed = False
            self.do_aside(seat, action)
        else:
            reason = self.why_not(seat, action) or Message.of("kernel.illegal", "")
            raise Illegal(reason, self.game.say(reason))

    def do_aside(self, seat: str, action: Action) -> None:
        """Carry out an aside; called for those listed in ``asides`` only."""
        raise NotImplementedError

    def why_not_aside(self, seat: str, action: Action) -> Message | None:
        """Why something that looks like an aside is none."""
        return None

    def why_not(self, seat: str, action: Action | str) -> Message | None:
        """The rule that forbids an action, or None if it is legal."""
        action = Action.parse(action)
        if self.outcome:
            return Message.of("kernel.over", "")
        if seat not in self.game.seats(self) and seat != CHANCE:
            return Message.of("kernel.no_seat", "", seat=seat)
        if action in self.asides(seat):
            return None
        if aside := self.why_not_aside(seat, action):
            return aside
        if seat not in self.actors:
            return Message.of("kernel.not_your_turn", "")
        if self._allows(seat, action):
            return None
        return self.stack[-1].why_not(self, seat, action) or Message.of("kernel.illegal", "")

    def sample_chance(self, rng: Random) -> Action:
        """What chance decides next."""
        return self.stack[-1].sample(self, rng)

    def hash(self) -> str:
        """A short fingerprint of the whole position."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    # -- tools for the rules ----------------------------------------------------------------

    def push(self, phase: Phase[Any]) -> None:
        self.stack.append(phase)

    def pop(self) -> Phase[Any]:
        return self.stack.pop()

    def become(self, phase: Phase[Any]) -> None:
        """Replace the phase in play, as frames themselves never change."""
        self.stack[-1] = phase

    def seal(self) -> None:
        """Something hidden has been shown: the action cannot be taken back."""
        self.sealed = True

    def tell(self, key: str, rule: str = "", /, *audience: str, **args: str | int) -> None:
        """Add a line to the log, for everybody or for the seats named."""
        if self.log is not None:
            self.log.append(Line(Message.of(key, rule, **args), audience or None))

    def _allows(self, seat: str, action: Action) -> bool:
        found = self._legal.get(seat)
        return self.stack[-1].allows(self, seat, action) if found is None else action in found

    def _settle(self) -> None:
        """Take automatic steps until somebody has to decide or the game is over."""
        while not self.outcome:
            self._actors = self.stack[-1].actors(self)
            if self._actors:
                return
            self.stack[-1].proceed(self)
        self._actors = ()

    def _copy_kernel_slots(self, other: State) -> None:
        """For ``clone``: take over the kernel's part of another state."""
        self.stack = other.stack.copy()
        self.outcome = other.outcome
        self.sealed = other.sealed
        self.log = None
        self._legal = {}
        self._actors = other._actors
