"""Bots by name, with their settings if they have any."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import cast

from sanssouci.bots.marshal import Marshal
from sanssouci.bots.officers import Captain, Recruit
from sanssouci.bots.random import RandomBot
from sanssouci.kernel import BadOption, Bot

BOTS: Mapping[str, type[Bot]] = MappingProxyType(
    {bot.name: bot for bot in (RandomBot, Recruit, Captain, Marshal)}
)
"""The bots there are by name, from the weakest to the strongest."""


def bot_named(text: str) -> Bot:
    """A new bot; settings follow a colon: ``marshal:playouts=200`` or ``marshal:clock=cpu``."""
    name, _, settings = text.partition(":")
    if name not in BOTS:
        raise BadOption(f"no bot called {name!r}; there are {', '.join(BOTS)}")
    make = cast(Callable[..., Bot], BOTS[name])
    known = inspect.signature(make).parameters
    chosen: dict[str, str | float] = {}
    for setting in filter(None, settings.split(",")):
        key, _, value = setting.partition("=")
        if key not in known:
            raise BadOption(f"{name} has no setting {key!r}; it has {', '.join(known) or 'none'}")
        chosen[key] = _value(name, key, value, isinstance(known[key].default, str))
    return make(**chosen)


def _value(name: str, key: str, text: str, wordy: bool) -> str | float:
    if wordy:
        return text
    try:
        return int(text) if text.isdigit() else float(text)
    except ValueError:
        raise BadOption(f"{key} of {name} is a number, not {text!r}") from None
