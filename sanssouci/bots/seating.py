"""From the name of a bot to the bot.

A name is that of a level, with settings behind a colon where the bot takes any (``captain``,
``marshal:playouts=200``), that of a bot which another package has installed, ``module:Class`` for
a class of your own, or ``exec:`` and the command of a program. See ``foreign`` and ``outside``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from inspect import signature
from types import MappingProxyType
from typing import cast

from sanssouci.bots import foreign
from sanssouci.bots.marshal import Colonel, Marshal
from sanssouci.bots.officers import (
    Captain,
    Courier,
    Engineer,
    Hussar,
    Lieutenant,
    Quartermaster,
    Recruit,
)
from sanssouci.bots.outside import OUTSIDE, OutsideBot, command_words
from sanssouci.bots.random import RandomBot
from sanssouci.kernel import BadOption, Bot
from sanssouci.kernel.catalogue import tell

BOTS: Mapping[str, type[Bot]] = MappingProxyType(
    {bot.name: bot for bot in (RandomBot, Recruit, Lieutenant, Captain, Colonel, Marshal)}
)
"""The bots there are by name, from the weakest to the strongest; five levels for people."""
_SET = re.compile(r"\S+:\w+=")
STYLES: Mapping[str, type[Bot]] = MappingProxyType(
    {bot.name: bot for bot in (Hussar, Engineer, Quartermaster, Courier)}
)
"""Captains with leanings of their own, in games that know of tempers."""


def check_bot(name: str, *others: str) -> str:
    """The name of somebody who can sit down: any bot there is, or one of the others.

    Code of other people is not imported for it; ``foreign`` asks another process.
    """
    if name in others:
        return name
    if name.startswith(OUTSIDE):
        command_words(name)
    elif _is_foreign(name):
        foreign.check_elsewhere(name)
    else:
        _own_bot(name, *others)
    return name


def seat_bot(name: str) -> Bot:
    """A bot by its name, fresh for one game.

    A name may come from the command line, but never from a player's message or a record, as
    ``exec:`` runs a program and ``module:Class`` imports code.
    """
    if name.startswith(OUTSIDE):
        return OutsideBot(name)
    if not _is_foreign(name):
        return _own_bot(name)
    found = foreign.foreign(name)
    assert found is not None
    bot = _made(name, foreign.maker(found.where), found.settings)
    if not isinstance(getattr(bot, "name", None), str):
        raise BadOption(tell("arena.no_name", name=name))
    return bot


def host_bot(text: str) -> str:
    """The name of a bot that a host describes by ``module:Class`` or by a command."""
    return text if foreign.foreign(text) else OUTSIDE + text


def looks_like_a_bot(name: str) -> bool:
    """True if nobody but a bot is called so: a program, a class, or a name with settings."""
    return name.startswith(OUTSIDE) or foreign.foreign(name) is not None or bool(_SET.match(name))


def bot_names() -> tuple[str, ...]:
    """All that can be asked for by name: ours, then those of other packages."""
    own = (*BOTS, *STYLES)
    return (*own, *(name for name in foreign.installed() if name not in own))


def adviser() -> Marshal:
    """The bot to ask for advice: the strongest there is."""
    return Marshal()


def _is_foreign(name: str) -> bool:
    """Our own names come first: nobody can put his bot in the captain's place."""
    level = name.partition(":")[0]
    return level not in BOTS and level not in STYLES and foreign.foreign(name) is not None


def _own_bot(name: str, *others: str) -> Bot:
    level, _, settings = name.partition(":")
    make = BOTS.get(level) or STYLES.get(level)
    if make is None:
        known = ", ".join((*others, *BOTS, *STYLES, *foreign.installed()))
        raise BadOption(tell("arena.nobody", name=level, known=known, outside=OUTSIDE))
    return _made(name, cast(Callable[..., Bot], make), settings)


def _made(name: str, make: Callable[..., Bot], settings: str) -> Bot:
    known_settings = signature(make).parameters
    chosen: dict[str, int | float | str] = {}
    for setting in filter(None, settings.split(",")):
        key, equals, value = setting.partition("=")
        if not equals or key not in known_settings:
            listed = ", ".join(known_settings) or "none"
            who = name.removesuffix(f":{settings}")
            raise BadOption(
                tell("arena.no_setting", name=name, setting=setting, who=who, listed=listed)
            )
        wordy = isinstance(known_settings[key].default, str)
        chosen[key] = value if wordy else _number(name, key, value)
    try:
        return make(**chosen)
    except Exception as error:  # a bot of somebody else's may fail in any way
        raise BadOption(tell("arena.bad_bot", name=name, problem=str(error))) from error


def _number(name: str, key: str, text: str) -> int | float:
    try:
        return int(text) if text.isdecimal() else float(text)
    except ValueError:
        raise BadOption(tell("arena.setting_number", name=name, setting=key, text=text)) from None
