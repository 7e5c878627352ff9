"""What a bot is asked, what it is told, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol

from sanssouci.kernel.action import Action
from sanssouci.kernel.message import Message

if TYPE_CHECKING:
    from sanssouci.kernel.game import Game
    from sanssouci.kernel.state import State

View = dict[str, Any]


class Choice(NamedTuple):
    """What a bot does, and in one line why."""

    action: Action
    why: str = ""


@dataclass(frozen=True)
class Situation:
    """A decision as the player in the seat meets it; the position itself is not in it."""

    game: Game
    seat: str
    prompt: Message
    legal: Sequence[Action]
    rng: Random
    """Every bit of luck must come from here, so that a seed repeats a game."""
    look: Callable[[], View]
    ask_asides: Callable[[], Sequence[Action]]

    @classmethod
    def of(cls, state: State, seat: str, rng: Random) -> Situation:
        return cls(
            state.game,
            seat,
            state.prompt(seat),
            state.legal(seat),
            rng,
            lambda: state.view(seat),
            lambda: state.asides(seat),
        )

    @cached_property
    def view(self) -> View:
        """All the seat may know, made only when it is asked for."""
        return self.look()

    @cached_property
    def asides(self) -> Sequence[Action]:
        """What may be done beside the legal actions, without moving the game on."""
        return self.ask_asides()


class Bot(Protocol):
    """Chooses for a seat. It is never shown the position itself."""

    name: ClassVar[str]

    def choose(self, situation: Situation) -> Choice:
        """One of the legal actions or of the asides."""
