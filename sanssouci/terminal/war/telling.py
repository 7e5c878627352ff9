"""The log told briefly: headings, paragraphs of what comes in rows, and a line for each blow."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from sanssouci.kernel import Line, Message
from sanssouci.terminal.war.cards import card
from sanssouci.terminal.war.theatre import Theatre
from sanssouci.terminal.wording import say

Told = Callable[[Message], Text]


@dataclass(frozen=True)
class Teller:
    """How a game's lines are told; a line of no other kind is a sentence of its own."""

    say: Callable[[Message], str]
    headings: Mapping[str, Told]
    in_one_paragraph: Mapping[str, tuple[str, Told]]
    """By key of a line, the kind of paragraph it goes on with and what is told of it there."""
    loud: Collection[str]
    left_out: Collection[str]
    """What the status sheet shows already."""

    def narration(self, lines: Sequence[Line]) -> list[RenderableType]:
        told: list[RenderableType] = []
        running: Text | None = None
        """The paragraph that marches or cards are still being added to."""
        running_kind = ""
        for line in lines:
            message = line.message
            key = message.key
            if key in self.left_out:
                continue
            if key in self.in_one_paragraph:
                kind, tell = self.in_one_paragraph[key]
                if running is not None and kind == running_kind:
                    running.append(" · ").append_text(tell(message))
                else:
                    running, running_kind = tell(message), kind
                    told.append(_indented(running))
                continue
            running = None
            if key in self.headings:
                told.append(self.headings[key](message))
            else:
                told.append(self._sentence(message))
        return told

    def _sentence(self, message: Message) -> RenderableType:
        sentence = self.say(message)
        style = "bold" if message.key in self.loud else ""
        text = Text(sentence[:1].upper() + sentence[1:], style)
        return Text("⚔ ").append_text(text) if message.key == "log.combat" else _indented(text)


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2))


def turn(message: Message) -> Text:
    heading = say("turn", turn=dict(message.args)["turn"])
    return Text(f"── {heading} ──", "bold magenta")


def march(theatre: Theatre, message: Message) -> Text:
    words = {key: str(value) for key, value in message.args}
    start, end = (theatre.city_names[theatre.board.index[words[key]]] for key in ("start", "end"))
    group = "+".join(theatre.piece_name(id) for id in words["group"].split("+"))
    return Text.assemble(group, " ", (f"{start}→{end}", "dim"))


def card_played(theatre: Theatre, message: Message) -> Text:
    words = dict(message.args)
    nation = str(words["nation"])
    return Text.assemble(
        (theatre.name(nation), theatre.styles[nation]),
        " ",
        card(str(words["card"])),
        (f" {say('terminal.card_for', value=words['value'])}", "dim"),
        f" {words['score']}",
    )
