"""The log told briefly: a paragraph of marches for each stage, a line for each blow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.kernel import Line, Message
from sanssouci.terminal.friedrich.colours import NATION_STYLES, card, nation_name
from sanssouci.terminal.friedrich.ground import CITY_NAMES
from sanssouci.terminal.library import Library

_LEFT_OUT: Final = frozenset({"log.draws", "log.deck_opened"})
"""What the status sheet shows already."""
_LOUD: Final = frozenset(
    {
        "log.defeat", "log.tie", "log.no_way_out", "log.leaves_war", "log.withdraws",
        "log.starved", "log.leaves_map", "log.removed",
    }
)  # fmt: skip


def narration(
    lines: Sequence[Line], say: Callable[[Message], str], library: Library
) -> list[RenderableType]:
    told: list[RenderableType] = []
    running: Text | None = None
    """The paragraph that marches or cards are still being added to."""
    running_key = ""
    for line in lines:
        message = line.message
        key = message.key
        if key in _LEFT_OUT:
            continue
        if key in _IN_ONE_PARAGRAPH:
            part = _IN_ONE_PARAGRAPH[key](message)
            if running is not None and key == running_key:
                running.append(" · ").append_text(part)
            else:
                running, running_key = part, key
                told.append(_indented(running))
            continue
        running = None
        if key in _HEADINGS:
            told.append(_HEADINGS[key](message, library))
        else:
            told.append(_sentence(say(message), key))
    return told


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2))


def _turn(message: Message, library: Library) -> Text:
    return Text(f"── Turn {dict(message.args)['turn']} ──", "bold magenta")


def _stage(message: Message, library: Library) -> Text:
    nation = str(dict(message.args)["nation"])
    return Text(nation_name(nation), NATION_STYLES[nation])


def _fate(message: Message, library: Library) -> Text:
    rule = message.rule
    return Text.assemble(
        ("The clock of fate: ", "bold magenta"),
        (f"{library.title(rule)} ", "bold"),
        (f"[{rule}] ", "cyan"),
        library.gist(rule),
    )


_HEADINGS: Final[dict[str, Callable[[Message, Library], Text]]] = {
    "log.turn": _turn,
    "log.stage": _stage,
    "log.fate": _fate,
}


def _march(message: Message) -> Text:
    words = {key: str(value) for key, value in message.args}
    start, end = (CITY_NAMES[ATLAS.index[words[key]]] for key in ("start", "end"))
    group = "+".join(_piece_name(id) for id in words["group"].split("+"))
    return Text.assemble(group, " ", (f"{start}→{end}", "dim"))


def _piece_name(id: str) -> str:
    nation, _, number = id.partition("-train-")
    return f"train {number}" if number else ATLAS.pieces[ATLAS.piece_index[nation]].name


def _card_played(message: Message) -> Text:
    words = dict(message.args)
    nation = str(words["nation"])
    return Text.assemble(
        (nation_name(nation), NATION_STYLES[nation]),
        " ",
        card(str(words["card"])),
        (f" for {words['value']}", "dim"),
        f" {words['score']}",
    )


_IN_ONE_PARAGRAPH: Final[dict[str, Callable[[Message], Text]]] = {
    "log.marches": _march,
    "log.plays": _card_played,
}


def _sentence(sentence: str, key: str) -> RenderableType:
    text = Text(sentence[0].upper() + sentence[1:], "bold" if key in _LOUD else "")
    return Text("⚔ ").append_text(text) if key == "log.combat" else _indented(text)
