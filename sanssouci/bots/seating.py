"""From the name of a bot to the bot.

A name is that of a level, with settings behind a colon where the bot takes any (``captain``,
``marshal:playouts=200``), or ``exec:`` and the command of a program of somebody else's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import signature
from types import MappingProxyType
from typing import cast

from sanssouci.bots.marshal import Marshal
from sanssouci.bots.officers import Captain, Recruit
from sanssouci.bots.outside import OUTSIDE, OutsideBot, command_words
from sanssouci.bots.random import RandomBot
from sanssouci.kernel import BadOption, Bot, Game

BOTS: Mapping[str, type[Bot]] = MappingProxyType(
    {bot.name: bot for bot in (RandomBot, Recruit, Captain, Marshal)}
)
"""The bots there are by name, from the weakest to the strongest."""


def check_bot(name: str, *others: str) -> str:
    """The name of somebody who can sit down: a bot of ours, ``exec:`` and a command, or another."""
    if name.startswith(OUTSIDE):
        command_words(name)
    elif name not in others:
        _own_bot(name, *others)
    return name


def seat_bot(name: str) -> Bot:
    """A bot by its name, fresh for one game.

    A name may come from the command line, but never from a player's message or a record, as
    ``exec:`` runs a program.
    """
    return OutsideBot(name) if name.startswith(OUTSIDE) else _own_bot(name)


def adviser(game: Game) -> Bot:
    """The bot to ask for advice: a search is only as good as the judgement a game gives it."""
    return Captain() if game.judgement is None else Marshal()


def _own_bot(name: str, *others: str) -> Bot:
    level, _, settings = name.partition(":")
    if level not in BOTS:
        known = ", ".join((*others, *BOTS))
        raise BadOption(f"nobody is called {level!r}; there are {known} and {OUTSIDE}COMMAND")
    make = cast(Callable[..., Bot], BOTS[level])
    known_settings = signature(make).parameters
    chosen: dict[str, int | float | str] = {}
    for setting in filter(None, settings.split(",")):
        key, equals, value = setting.partition("=")
        if not equals or key not in known_settings:
            listed = ", ".join(known_settings) or "none"
            raise BadOption(f"bot {name!r}: {setting!r} is no setting; {level} takes {listed}")
        wordy = isinstance(known_settings[key].default, str)
        chosen[key] = value if wordy else _number(name, key, value)
    try:
        return make(**chosen)
    except (TypeError, ValueError) as error:
        raise BadOption(f"bot {name!r}: {error}") from error


def _number(name: str, key: str, text: str) -> int | float:
    try:
        return int(text) if text.isdecimal() else float(text)
    except ValueError:
        raise BadOption(f"bot {name!r}: {key} is a number, not {text!r}") from None
