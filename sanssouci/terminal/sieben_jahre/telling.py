"""The log told briefly: a heading for each year and turn, a paragraph of steps, a line each.

A phase of a fight is told in few lines, so that the whole of it stands below the fight: what each
side plays with the sum it makes, and what comes of it.
"""

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
_SHOWN: Final = frozenset({"log.draws", "log.dealt", "log.has_chosen"})
"""What one sees anyway: the cards one may play, and on the sheet of the fight who has chosen."""
_PLAYS: Final = frozenset(
    {"log.plays", "log.plays_sparing", "log.plays_shared", "log.plays_first"}
)  # fmt: skip
_RESULTS: Final = frozenset(
    {
        "log.plays_advantage", "log.no_advantage", "log.unit_lost", "log.drowned", "log.option",
        "log.recovered", "log.no_recovery",
    }
)  # fmt: skip
"""What comes of a phase: one paragraph, if they follow each other."""


def narration(lines: Sequence[Line], say: Callable[[Message], str]) -> list[RenderableType]:
    told: list[RenderableType] = []
    open_: Text | None = None
    """The paragraph that is still written on: the steps of a commander, or lines that belong
    together."""
    written: str | frozenset[str] | None = None
    """Whose steps they are, or which lines."""
    played: dict[str, Text] = {}
    """By side, the line that says what it has played."""
    for line in lines:
        message = line.message
        words = dict(message.args)
        if message.key in _SHOWN:
            continue
        if message.key == "log.goes":
            who, place = str(words["who"]), name_of(str(words["place"]))
            if open_ is not None and written == who:
                open_.append(f" → {place}")
            else:
                open_ = Text(name_of(who), "bold").append(f" → {place}", "not bold")
                written = who
                told.append(_indented(open_))
            continue
        if message.key == "log.sum" and (card := played.pop(str(words["who"]), None)) is not None:
            card.append(f" {say(message)}")
            continue
        result = message.key in _RESULTS
        if result and open_ is not None and written is _RESULTS:
            open_.append(f" {say(message)}")
            continue
        open_, written = None, None
        if not result and message.key not in _PLAYS:
            told.append(_line(message, say))
            continue
        text = Text(say(message))
        told.append(_indented(text))
        if result:
            open_, written = text, _RESULTS
        else:
            played[str(words["who"])] = text
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
