"""Asking a bot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeGuard, runtime_checkable

from sanssouci.bots.random import RandomBot
from sanssouci.kernel import (
    TIME_LIMIT,
    Action,
    BadOption,
    Bot,
    Choice,
    Game,
    Line,
    Message,
    Reason,
    Situation,
    State,
    any_of,
)


def advise(
    bot: Bot,
    state: State,
    seat: str,
    rng: Random,
    seconds: float = TIME_LIMIT,
    log: Sequence[Line] = (),
) -> Choice:
    """What a bot would do in a position, and why."""
    state.demand_seat(seat)
    if seat not in state.actors:
        raise BadOption(f"{seat} has nothing to decide now")
    make_ready(bot, state.game)
    return bot.choose(Situation.of(state, seat, rng, seconds, log=log))


class NeedsTime(Protocol):
    """A bot that has to start something before it can think, such as worker processes."""

    def get_ready(self, game: Game) -> None:
        """Start it, before the clock does."""


@runtime_checkable
class MayBeSlow(Protocol):
    """A bot that says for itself whether others have to wait for it."""

    def is_slow(self, game: Game) -> bool:
        """True if it thinks about a decision for as long as it may."""


def is_slow(bot: Bot, game: Game) -> bool:
    """True if it is worth the while to let a bot think ahead."""
    return isinstance(bot, MayBeSlow) and bot.is_slow(game)


def make_ready(bot: Bot, game: Game) -> None:
    """Let a bot start what it needs; idempotent."""
    if needs_time(bot):
        bot.get_ready(game)


def needs_time(bot: Bot) -> TypeGuard[NeedsTime]:
    """Asked before every decision, so without isinstance, which takes long with a protocol."""
    return hasattr(bot, "get_ready")


def decide(bot: Bot, state: State, seat: str, rng: Random, seconds: float = TIME_LIMIT) -> Action:
    """What a bot does in a position."""
    if isinstance(bot, RandomBot):  # needs no world to look at, and the making of one takes time
        return any_of(state.legal(seat), rng)
    return advise(bot, state, seat, rng, seconds).action


def tidied(why: object) -> Reason:
    """A bot's reason as it is stored and shown; free text is reduced to one line."""
    return why if isinstance(why, Message) else one_line(why)


def one_line(words: object, longest: int = 300) -> str:
    """Foreign text, made safe to show."""
    line = " ".join(str(words).split())[:longest]
    return line if line.isprintable() else "".join(filter(str.isprintable, line))
