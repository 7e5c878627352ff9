"""What a table is called: as somebody has called it, else as its scenario or lesson is."""

from __future__ import annotations

from sanssouci.games import load
from sanssouci.kernel import BadOption, BadRecord
from sanssouci.table.store import Head


def title_of(head: Head) -> str:
    """In the language of whoever is being told, unless people have given it a name."""
    if head.title:
        return head.title
    try:
        game = load(head.game, head.rules, or_other=True)
        if head.lesson:
            return game.words(f"lesson.{head.lesson}")
        return game.title_of(game.scenario(head.scenario))
    except (BadOption, BadRecord):  # its game or its pack is no longer here
        return head.scenario
