"""The log told briefly: a heading for each year and turn, a paragraph of steps, a line each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from sanssouci.kernel import Line, Message
from sanssouci.terminal.sieben_jahre.colours import STATE_STYLES
from sanssouci.terminal.sieben_jahre.ground import name_of

_CHAPTERS: Final = frozenset({"log.year", "log.fraction"})
_FIGHTS: Final = frozenset(
    {"log.fight_field", "log.fight_fleet", "log.fight_assault", "log.fight_bombardment"}
)
_LOUD: Final = frozenset(
    {
        "log.won", "log.held", "log.captured", "log.state_falls", "log.state_back", "log.destroyed",
        "log.starved", "log.convoy_lost", "log.scorched", "log.leaves_war", "log.america",
        "log.lost_at_sea", "log.event_unpaid", "log.takes_over",
    }
)  # fmt: skip


def narration(lines: Sequence[Line], say: Callable[[Message], str]) -> list[RenderableType]:
    told: list[RenderableType] = []
    march: Text | None = None
    """The steps of a commander, as long as nothing comes between them."""
    marching = ""
    for line in lines:
        message = line.message
        if message.key == "log.goes":
            words = dict(message.args)
            who, place = str(words["who"]), name_of(str(words["place"]))
            if march is not None and who == marching:
                march.append(f" → {place}")
            else:
                march = Text(name_of(who), "bold").append(f" → {place}", "not bold")
                marching = who
                told.append(_indented(march))
            continue
        march = None
        told.append(_line(message, say))
    return told


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2))


def _line(message: Message, say: Callable[[Message], str]) -> RenderableType:
    sentence = say(message)
    if message.key in _CHAPTERS:
        return Text(f"── {sentence} ──", "bold magenta")
    if message.key == "log.turn":
        board = str(dict(message.args)["board"])
        return Text(sentence, STATE_STYLES.get(board, "bold"))
    if message.key in _FIGHTS:
        return Text(f"⚔ {sentence}", "bold")
    return _indented(Text(sentence, "bold" if message.key in _LOUD else ""))
