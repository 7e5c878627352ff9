"""Friedrich's log told briefly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from sanssouci.games.friedrich.wording import say
from sanssouci.kernel import Line, Message
from sanssouci.terminal.friedrich.colours import NATION_STYLES, THEATRE, nation_name
from sanssouci.terminal.library import Library
from sanssouci.terminal.war import telling

_LEFT_OUT: Final = frozenset({"log.draws", "log.deck_opened"})
_LOUD: Final = frozenset(
    {
        "log.defeat", "log.tie", "log.no_way_out", "log.leaves_war", "log.withdraws",
        "log.starved", "log.leaves_map", "log.removed",
    }
)  # fmt: skip


def narration(
    lines: Sequence[Line], sentence: Callable[[Message], str], library: Library
) -> list[RenderableType]:
    teller = telling.Teller(
        say=sentence,
        headings={
            "log.turn": telling.turn,
            "log.stage": _stage,
            "log.fate": partial(_fate, library),
        },
        in_one_paragraph={
            "log.marches": ("marches", partial(telling.march, THEATRE)),
            "log.plays": ("cards", partial(telling.card_played, THEATRE)),
        },
        loud=_LOUD,
        left_out=_LEFT_OUT,
    )
    return teller.narration(lines)


def _stage(message: Message) -> Text:
    nation = str(dict(message.args)["nation"])
    return Text(nation_name(nation), NATION_STYLES[nation])


def _fate(library: Library, message: Message) -> Text:
    """The name of the card; what it says in this game is the next line of the log."""
    name = str(dict(message.args)["text"])
    return Text.assemble(
        (f"{say('terminal.clock_of_fate')} ", "bold magenta"),
        (f"{library.title(name)} ", "bold"),
        (f"[{message.rule}]", "cyan"),
    )
