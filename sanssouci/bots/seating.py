"""From the name of a bot to the bot."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sanssouci.bots.officers import Captain, Recruit
from sanssouci.bots.outside import OUTSIDE, OutsideBot, command_words
from sanssouci.bots.random import RandomBot
from sanssouci.kernel import BadOption, Bot

BOTS: Mapping[str, type[Bot]] = MappingProxyType(
    {bot.name: bot for bot in (RandomBot, Recruit, Captain)}
)
"""The bots there are by name, from the weakest to the strongest."""


def check_bot(name: str) -> str:
    """The name of a bot that can sit down, one of ours or ``exec:`` and a command."""
    if name.startswith(OUTSIDE):
        command_words(name)
    elif name not in BOTS:
        raise BadOption(f"no bot called {name!r}; there are {', '.join(BOTS)} and {OUTSIDE}COMMAND")
    return name


def seat_bot(name: str) -> Bot:
    """A bot by its name. Names may come from the command line, but never from a player's message
    or a record: ``exec:`` runs a program.
    """
    check_bot(name)
    return OutsideBot(name) if name.startswith(OUTSIDE) else BOTS[name]()


def strongest() -> Bot:
    """The bot to ask for advice."""
    return list(BOTS.values())[-1]()
