"""The log told briefly: a heading for each chit, a paragraph of marches, a line for each blow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from sanssouci.kernel import Line, Message
from sanssouci.terminal.crisis.colours import NATION_STYLES, nation_name
from sanssouci.terminal.crisis.ground import SPACE_NAMES

_LOUD: Final = frozenset(
    {
        "log.field_won", "log.commander_lost", "log.empress_dies", "log.scorched",
        "log.left_behind", "log.retreat_prevented",
    }
)  # fmt: skip
_BATTLES: Final = frozenset({"log.field_battle", "log.fort_battle"})


def narration(lines: Sequence[Line], say: Callable[[Message], str]) -> list[RenderableType]:
    told: list[RenderableType] = []
    marches: Text | None = None
    """The paragraph that marches are still being added to."""
    for line in lines:
        message = line.message
        if message.key == "log.marches":
            part = _march(message)
            if marches is None:
                marches = part
                told.append(_indented(marches))
            else:
                marches.append(" · ").append_text(part)
            continue
        if message.key != "log.control":  # a space may change hands under a march
            marches = None
        told.append(_line(message, say))
    return told


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2))


def _march(message: Message) -> Text:
    words = dict(message.args)
    start, end = SPACE_NAMES[str(words["start"])], SPACE_NAMES[str(words["end"])]
    return Text.assemble(f"{words['units']} ", (f"{start}→{end}", "dim"))


def _line(message: Message, say: Callable[[Message], str]) -> RenderableType:
    sentence = say(message)
    if message.key == "log.turn":
        return Text(f"── {sentence} ──", "bold magenta")
    if message.key == "log.chit":
        army = str(dict(message.args)["army"])
        return Text(nation_name(army), NATION_STYLES[army])
    if message.key in _BATTLES:
        return Text(f"⚔ {sentence}", "bold")
    return _indented(Text(sentence, "bold" if message.key in _LOUD else ""))
