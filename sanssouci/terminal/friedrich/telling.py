"""The log told briefly: a paragraph for each stage, a line for each blow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.kernel import Line, Message
from sanssouci.terminal.friedrich.colours import NATION_STYLES, card, nation_name
from sanssouci.terminal.friedrich.ground import label
from sanssouci.terminal.library import Library

_LEFT_OUT = frozenset({"log.draws"})
"""Told by the status sheet already."""
_LOUD = frozenset(
    {
        "log.defeat", "log.tie", "log.no_way_out", "log.leaves_war", "log.withdraws",
        "log.starved", "log.leaves_map", "log.removed",
    }
)  # fmt: skip


def narration(lines: Sequence[Line], say: Callable[[Message], str], library: Library) -> list[Text]:
    told: list[Text] = []
    flowing = False
    for line in lines:
        message = line.message
        if message.key in _LEFT_OUT:
            continue
        if message.key in _OPENINGS:
            told.append(_OPENINGS[message.key](message, library))
            flowing = message.key == "log.stage"
        elif message.key in ("log.marches", "log.plays"):
            part = _march(message) if message.key == "log.marches" else _card_played(message)
            if flowing:
                told[-1].append("  ").append_text(part)
            else:
                told.append(part)
            flowing = True
        else:
            told.append(_sentence(say(message), message.key))
            flowing = message.key == "log.combat"
    return told


def _turn(message: Message, library: Library) -> Text:
    return Text(f"── Turn {dict(message.args)['turn']} ──", "bold magenta")


def _stage(message: Message, library: Library) -> Text:
    nation = str(dict(message.args)["nation"])
    return Text.assemble((f"{nation_name(nation)}:", NATION_STYLES[nation]))


def _fate(message: Message, library: Library) -> Text:
    rule = message.rule
    return Text.assemble(
        ("The clock of fate: ", "bold magenta"),
        (f"{library.title(rule)} ", "bold"),
        (f"[{rule}] ", "cyan"),
        library.gist(rule),
    )


_OPENINGS: dict[str, Callable[[Message, Library], Text]] = {
    "log.turn": _turn,
    "log.stage": _stage,
    "log.fate": _fate,
}


def _march(message: Message) -> Text:
    words = {key: str(value) for key, value in message.args}
    start, end = (label(ATLAS.index[words[key]]) for key in ("start", "end"))
    return Text.assemble(words["group"], " ", (f"{start} → {end}", "dim"))


def _card_played(message: Message) -> Text:
    words = dict(message.args)
    nation = str(words["nation"])
    return Text.assemble(
        (nation_name(nation), NATION_STYLES[nation]),
        " ",
        card(str(words["card"])),
        (f" {words['score']}", "bold"),
    )


def _sentence(sentence: str, key: str) -> Text:
    sign = "⚔ " if key == "log.combat" else "  "
    return Text(sign + sentence[0].upper() + sentence[1:], "bold" if key in _LOUD else "")
