"""How a game looks in the terminal. Each game may have a presenter of its own.

A presenter works on what a seat may know, its view and its legal actions, and never sees the
position; what it makes is therefore safe to show to that seat.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Hashable, Sequence
from importlib import import_module
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sanssouci.kernel import Action, BadOption, Game, Line
from sanssouci.terminal.library import Library
from sanssouci.terminal.words import fold

View = dict[str, Any]

_OWN = {"crisis": "sanssouci.terminal.crisis", "friedrich": "sanssouci.terminal.friedrich"}
"""The modules of the presenters written for one game; each has a class Presenter."""


class Presenter:
    """Shows any game plainly. A presenter of one game overrides what it can show better."""

    def __init__(self, game: Game, library: Library) -> None:
        self.game = game
        self.library = library

    def chapter(self, view: View) -> Hashable:
        """Changes when the table should be shown anew."""
        return view.get("turn"), view.get("phase")

    def style(self, id: str) -> str:
        """The colour of a seat or piece, as a rich style."""
        return "bold"

    def status(self, view: View) -> RenderableType:
        return Text(json.dumps(view, indent=1, ensure_ascii=False))

    def hand(self, view: View) -> RenderableType:
        return Text("This game has no hands of cards to show.")

    def pieces(self, view: View, words: Sequence[str] = ()) -> RenderableType:
        """One's own pieces, or those the words ask for."""
        return Text("")

    def objectives(self, view: View) -> RenderableType:
        return Text("This game has no objectives to show.")

    def look(self, view: View, words: Sequence[str]) -> RenderableType:
        raise BadOption("this game has no map to look at")

    def board(self, view: View, words: Sequence[str], width: int) -> RenderableType:
        raise BadOption("this game has no map to look at")

    def decision(self, view: View) -> RenderableType | None:
        """What the present decision is about, such as a duel going on."""
        return None

    def legal(self, view: View, legal: Sequence[Action]) -> RenderableType:
        """The legal actions at a glance."""
        counts = Counter(action.verb for action in legal)
        return Text(" · ".join(f"{verb} ({count})" for verb, count in counts.items()))

    def order(self, actions: Sequence[Action]) -> list[Action]:
        """Actions as they are best read in a list."""
        return list(actions)

    def choices(self, view: View, actions: Sequence[Action]) -> RenderableType:
        """Some actions to choose from, numbered from one."""
        return Group(*(Text(f"{n:3} {action}") for n, action in enumerate(actions, start=1)))

    def wordings(self, action: Action) -> tuple[str, ...]:
        """Ways to type an action, offered as long as no other action has the same."""
        return (action,)

    def spelled_out(self, view: View, legal: Sequence[Action], action: Action) -> Action:
        """A shortened action in full, so that a refusal can name what stands in its way."""
        return action

    def narration(self, lines: Sequence[Line]) -> Sequence[RenderableType]:
        """Lines of the log as told while others play."""
        return [Text(self.game.say(line.message)) for line in lines]

    def places(self, view: View) -> Collection[str]:
        """What one can ``look`` at."""
        return ()


def presenter_for(game: Game, library: Library) -> Presenter:
    if game.id not in _OWN:
        return Presenter(game, library)
    made: Presenter = import_module(_OWN[game.id]).Presenter(game, library)
    return made


def named_nations(view: View, words: Sequence[str]) -> list[str]:
    """The nations named, or one's own; all of them for a spectator."""
    present = [nation["id"] for nation in view["nations"]]
    if words:
        named = fold(words[0])
        if named == "all":
            return present
        found = [id for id in present if id.startswith(named)]
        if not found:
            raise BadOption(f"no nation {words[0]!r} here; there are all, {', '.join(present)}")
        return found
    own = [nation["id"] for nation in view["nations"] if nation["seat"] == view["seat"]]
    return own or present


def place_and_number(words: Sequence[str], default: int) -> tuple[str, int]:
    if not words:
        raise BadOption("look where? Name a place or a piece: look daun")
    if len(words) > 1 and words[-1].isdigit():
        return "-".join(words[:-1]), int(words[-1])
    return "-".join(words), default
