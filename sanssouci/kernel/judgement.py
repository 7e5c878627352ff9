"""What a game may know about good play, so that a search can think ahead in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, runtime_checkable

from sanssouci.kernel.action import Action
from sanssouci.kernel.bot import Bot, Situation
from sanssouci.kernel.message import Message

if TYPE_CHECKING:
    from sanssouci.kernel.state import State

Policy = Callable[[Any, str], Action]
"""Decides at once for any seat of a state."""


def played_by(bot: Bot, rng: Random) -> Policy:
    """A bot as a policy: he knows no more of an imagined world than of the true one."""

    def decide(state: State, seat: str) -> Action:
        return bot.choose(Situation(seat, state, rng, allow_asides=False)).action

    return decide


class Plan(NamedTuple):
    """Something worth trying: an action, what is to follow it, and how good it looks."""

    actions: tuple[Action, ...]
    """The first is the one to decide about; the others are the same seat's and go with it."""
    share: float = 1.0
    """How likely it is the best, in proportion to the others."""
    why: Message | str = ""


class Appraisal(Protocol):
    """Predicts how a position will end: a policy plays on for a while, and the result is
    evaluated."""

    def policy(self, rng: Random) -> Policy:
        """A policy to play one world on: fast, and as sensible as that allows."""

    def moment(self, state: State) -> int:
        """How far the game has come; never falls."""

    def horizon(self, state: State) -> int:
        """The moment at which it is time to judge what has come of a decision taken here."""

    def worth(self, state: State, seat: str) -> float:
        """The seat's chance to win, from 0 to 1."""


@runtime_checkable
class Paced(Protocol):
    """An appraisal that knows how long it takes, so that work can be planned without a clock."""

    def pace(self, state: State) -> float:
        """About how many seconds of one core a playout of two turns takes."""


class Judgement(Appraisal, Protocol):
    """A game's own eye for a position.

    It is shown imagined worlds, in which nothing is hidden. ``plans`` and ``policy`` answer for a
    player, so they must look only at what that seat may know: a player who peeks in imagination
    learns to rely on what he will not see at the table. ``worth`` may look at everything.
    """

    def plans(self, state: State, seat: str, *, allow_asides: bool) -> Sequence[Plan]:
        """What is worth trying, the first choice in front; a single plan needs no thought."""


@runtime_checkable
class DefersToCaptain(Protocol):
    """A judgement whose search has not been measured to beat the captain it starts from."""

    captain_is_as_good: bool
    """True: who wants to play well, plays as the captain does."""


WEIGHTS_LEARNT: Final = "learnt"
WEIGHTS_BY_HAND: Final = "by-hand"
WEIGHTS_HALFWAY: Final = "halfway"
"""Where the weights of an officer come from, as bots are asked for them by name."""
WEIGHTS: Final = (WEIGHTS_BY_HAND, WEIGHTS_HALFWAY, WEIGHTS_LEARNT)


@runtime_checkable
class RestsOnLearning(Protocol):
    """A judgement by weights that were learnt from games, which can do without them."""

    def with_weights(self, source: str) -> Judgement:
        """The same judgement by weights from elsewhere, to measure what the learnt are worth."""


class Trust(NamedTuple):
    """What it takes to overrule the first choice of a judgement."""

    doubt: float = 0.06
    """By how much the other plans are believed to be worse, as a share of the spread of what a plan
    does from world to world."""
    worlds: int = 1
    """In how many worlds each of the others ought to be tried: with few playouts only those that
    look best are."""


@runtime_checkable
class TrustsItsFirst(Protocol):
    """A judgement whose first choice is so good that little must not overrule it."""

    def trust(self, state: State, seat: str) -> Trust: ...


@runtime_checkable
class Infers(Protocol):
    """A judgement that infers from others' actions what they may hold."""

    def belief(self, situation: Situation) -> Callable[[State], float]:
        """How likely a world is, in proportion to others, by what the seat has been told."""


@runtime_checkable
class KnowsPeople(Protocol):
    """A judgement that models opponents of several temperaments, and only those who matter."""

    def company(self, state: State, seat: str, plans: Sequence[Plan]) -> Callable[[Random], Policy]:
        """Make the policy that plays a world on in which one of a decision's plans is tried.

        Seats other than this one may play differently than it would itself, and whatever the plans
        cannot affect need not be played at all.
        """


@runtime_checkable
class LooksHalfway(Protocol):
    """A judgement that also evaluates a playout halfway, when less has happened by chance."""

    def halfway(self, state: State) -> tuple[int, float]:
        """The moment of that look, and its share in what the playout is found to be worth."""
