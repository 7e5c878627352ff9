"""Where a name becomes a bot.

A name is that of a level, with parameters behind a colon where the bot takes any:
``captain``, ``marshal:playouts=200,depth=2``.
"""

from __future__ import annotations

from inspect import signature

from sanssouci.bots import BOTS
from sanssouci.kernel import BadOption, Bot


def player(name: str) -> Bot:
    """A bot fresh for one game; BadOption if there is none of this name."""
    level, _, settings = name.partition(":")
    if level not in BOTS:
        raise BadOption(f"no bot called {level!r}; there are {', '.join(BOTS)}")
    kind = BOTS[level]
    known = signature(kind).parameters
    parameters: dict[str, int | float | str] = {}
    for pair in filter(None, settings.split(",")):
        key, equals, value = pair.partition("=")
        if not equals or key not in known:
            listed = ", ".join(known) or "none"
            raise BadOption(f"bot {name!r}: {pair!r} is no parameter; {level} takes {listed}")
        parameters[key] = _value(value)
    try:
        return kind(**parameters)
    except (TypeError, ValueError) as error:
        raise BadOption(f"bot {name!r}: {error}") from error


def _value(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
