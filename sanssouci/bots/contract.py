"""Asking a bot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sanssouci.bots.random import RandomBot
from sanssouci.kernel import TIME_LIMIT, Action, Bot, Choice, Line, Situation, State


def advise(
    bot: Bot,
    state: State,
    seat: str,
    rng: Random,
    seconds: float = TIME_LIMIT,
    log: Sequence[Line] = (),
) -> Choice:
    """What a bot would do in a position, and why."""
    return bot.choose(Situation.of(state, seat, rng, seconds, log=log))


def decide(bot: Bot, state: State, seat: str, rng: Random, seconds: float = TIME_LIMIT) -> Action:
    """What a bot does in a position."""
    if isinstance(bot, RandomBot):  # needs no world to look at, and the making of one takes time
        return rng.choice(state.legal(seat))
    return advise(bot, state, seat, rng, seconds).action


def one_line(why: object, longest: int = 300) -> str:
    """A reason as it is kept and shown, whatever the bot has written."""
    line = " ".join(str(why).split())[:longest]
    return line if line.isprintable() else "".join(filter(str.isprintable, line))
