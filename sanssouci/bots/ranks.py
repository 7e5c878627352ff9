"""What bots are called in the reader's language."""

from __future__ import annotations

from typing import Final

from sanssouci.kernel import Catalogues
from sanssouci.kernel.catalogue import SHARED

_CATALOGUES: Final = Catalogues(SHARED)


def rank_of(bot: str) -> str | None:
    """The rank of a bot of ours, with its settings as they were typed; others have none."""
    level, _, settings = bot.partition(":")
    key, said = f"bot.{level}", _CATALOGUES.speak()
    if key not in said:
        return None
    return f"{said.words(key)} ({settings})" if settings else said.words(key)


def called(bot: str) -> str:
    """A bot in a table of figures: by its rank, or else as it was typed."""
    return rank_of(bot) or bot
