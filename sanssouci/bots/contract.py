"""Asking a bot."""

from __future__ import annotations

from random import Random

from sanssouci.kernel import Action, Bot, Choice, Situation, State


def advise(bot: Bot, state: State, seat: str, rng: Random) -> Choice:
    """What a bot would do in a position, and why."""
    return bot.choose(Situation.of(state, seat, rng))


def decide(bot: Bot, state: State, seat: str, rng: Random) -> Action:
    """What a bot does in a position."""
    return advise(bot, state, seat, rng).action
