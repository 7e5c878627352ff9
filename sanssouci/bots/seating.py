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


def check_bot(name: str, *others: str) -> str:
    """The name of somebody who can sit down: a bot of ours, ``exec:`` and a command, or another."""
    if name.startswith(OUTSIDE):
        command_words(name)
    elif name not in (*others, *BOTS):
        known = ", ".join((*others, *BOTS))
        raise BadOption(f"nobody is called {name!r}; there are {known} and {OUTSIDE}COMMAND")
    return name


def seat_bot(name: str) -> Bot:
    """A bot by its name.

    A name may come from the command line, but never from a player's message or a record, as
    ``exec:`` runs a program.
    """
    check_bot(name)
    return OutsideBot(name) if name.startswith(OUTSIDE) else BOTS[name]()


def strongest() -> Bot:
    """The bot to ask for advice."""
    return list(BOTS.values())[-1]()
