"""Maria's log told briefly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from sanssouci.games.maria.wording import say
from sanssouci.kernel import Line, Message
from sanssouci.terminal.maria.colours import NATION_STYLES, THEATRE, power_name
from sanssouci.terminal.war import telling

_LEFT_OUT: Final = frozenset({"log.draws", "log.deck_opened"})
_LOUD: Final = frozenset(
    {
        "log.defeat", "log.tie", "log.no_way_out", "log.starved", "log.leaves_map",
        "log.saxony", "log.elected", "log.annexed", "log.train_destroyed",
    }
)  # fmt: skip


def narration(lines: Sequence[Line], sentence: Callable[[Message], str]) -> list[RenderableType]:
    teller = telling.Teller(
        say=sentence,
        headings={"log.turn": telling.turn, "log.stage": _stage, "log.winter": _winter},
        in_one_paragraph={
            "log.march": ("marches", partial(telling.march, THEATRE)),
            "log.bypass": ("marches", partial(_other_march, "terminal.taking_nothing")),
            "log.force": ("marches", partial(_other_march, "terminal.by_force_march")),
            "log.plays": ("cards", partial(telling.card_played, THEATRE)),
        },
        loud=_LOUD,
        left_out=_LEFT_OUT,
    )
    return teller.narration(lines)


def _stage(message: Message) -> Text:
    powers = str(dict(message.args)["nations"]).replace("+", " ").split()
    return Text(" + ").join(Text(power_name(id), NATION_STYLES[id]) for id in powers)


def _winter(message: Message) -> Text:
    return Text(f"── {say('terminal.winter')} ──", "bold cyan")


def _other_march(how: str, message: Message) -> Text:
    return telling.march(THEATRE, message).append(f" {say(how)}", "dim")
