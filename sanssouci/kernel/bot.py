"""What a bot is asked, what it is told, and what it answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from sanssouci.kernel.action import Action
from sanssouci.kernel.message import Line, Message

if TYPE_CHECKING:
    from sanssouci.kernel.game import Game
    from sanssouci.kernel.state import State

View = dict[str, Any]

TIME_LIMIT: Final = 1.0
"""Seconds a bot may think about one decision unless it is told otherwise."""


Reason = Message | str
"""Why a bot does something: a message of its game, or a line in its own words."""


class Choice(NamedTuple):
    """What a bot does, and why."""

    action: Action
    why: Reason = ""


@dataclass(frozen=True)
class Situation:
    """A decision as the player in the seat meets it.

    The true position is not in it, not even hidden away: ``world`` is one that the seat cannot
    tell from it (``State.resample``), and everything else is read off that world.
    """

    seat: str
    world: State
    rng: Random
    """Every bit of luck must come from here, so that a seed repeats a game."""
    seconds: float = TIME_LIMIT
    """How long the bot may think."""
    allow_asides: bool = True
    """True if it may still take asides; False once it has taken enough of them."""
    log: Sequence[Line] = ()
    """What the seat has been told since the game began, the newest line last."""

    @classmethod
    def of(
        cls,
        state: State,
        seat: str,
        rng: Random,
        seconds: float = TIME_LIMIT,
        *,
        allow_asides: bool = True,
        log: Sequence[Line] = (),
    ) -> Situation:
        """The decision before a seat; ``log`` are the lines it may read (``Play.log``)."""
        state.demand_seat(seat)
        world = state.resample(seat, Random(rng.getrandbits(64)))
        return cls(seat, world, rng, seconds, allow_asides, tuple(log))

    @property
    def game(self) -> Game:
        return self.world.game

    @property
    def prompt(self) -> Message:
        return self.world.prompt(self.seat)

    @property
    def legal(self) -> Sequence[Action]:
        """What may be done; for a seat that is only asked beside the game, what it may reply."""
        return self.world.demanded(self.seat)

    @cached_property
    def view(self) -> View:
        """All the seat may know."""
        return self.world.view(self.seat)

    @cached_property
    def asides(self) -> Sequence[Action]:
        """What may be done beside the legal actions, without moving the game on."""
        return self.world.asides(self.seat) if self.allow_asides else ()

    def imagine(self) -> State:
        """A world that might be the true one, to try things out in; another one each time."""
        return self.world.resample(self.seat, self.rng)


class Bot(Protocol):
    """Chooses for a seat. It is never shown the position itself."""

    @property
    def name(self) -> str: ...

    def choose(self, situation: Situation) -> Choice:
        """One of the legal actions or of the asides."""
