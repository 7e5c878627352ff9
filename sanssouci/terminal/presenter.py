"""How a game looks in the terminal. Each game may have a presenter of its own.

A presenter works on what a seat may know, its view and its legal actions, and never sees the
position; what it makes is therefore safe to show to that seat.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from sanssouci.board.editions import edition_of
from sanssouci.kernel import Action, BadOption, Game, Line, Prospect
from sanssouci.kernel.spelling import fold
from sanssouci.terminal import offers, plain
from sanssouci.terminal.canvas import HEIGHT
from sanssouci.terminal.library import Library
from sanssouci.terminal.wording import capital, say

View = dict[str, Any]
Foresee = Callable[[Action], Sequence[Prospect]]
"""What one of the seat's actions would do."""


_NEAR, _FAR = 2, 4
"""Default and maximum number of steps shown around a place."""


class Presenter:
    """Shows any game plainly. A presenter of one game overrides what it can show better."""

    fights_by_log: ClassVar[bool] = False
    """True if the log of a fight tells what the next decision in it hangs on."""

    def __init__(self, game: Game, library: Library) -> None:
        self.game = game
        self.library = library

    def chapter(self, view: View) -> Hashable:
        """Changes when the table should be shown anew."""
        return view.get("turn"), view.get("phase")

    def style(self, id: str) -> str:
        """The colour of a seat or piece, as a rich style."""
        return "bold"

    def title(self, view: View) -> Text:
        """The one line above everything: when it is, and who does what."""
        key = f"phase.{view['phase']}"
        known = key in self.game.catalogues.speak()
        phase = self.game.words(key) if known else str(view["phase"]).replace("_", " ")
        return Text(capital(phase), "bold")

    def centre(self, view: View, asked: Collection[str] = ()) -> str:
        """Where one looks who has not said where; empty if there is no map to look at.

        ``asked`` are the names in the question that is open.
        """
        return ""

    def status(self, view: View) -> RenderableType:
        return plain.view(self.game, view)

    def hand(self, view: View) -> RenderableType | None:
        """The cards of the seat; None if the game has none beside its status."""
        return None

    def cards(self, view: View) -> RenderableType | None:
        """The cards of the seat in little room; None if it has none."""
        return self.hand(view)

    def pieces(self, view: View, words: Sequence[str] = ()) -> RenderableType | None:
        """One's own pieces, or those the words ask for; None if the status has them all."""
        return None

    def objectives(self, view: View) -> RenderableType | None:
        """What has to be taken; None if the game has no such sheet."""
        return None

    def look(self, view: View, words: Sequence[str]) -> RenderableType:
        """What is next to a place of the map, and which of the pieces stand there."""
        place, _ = place_and_number(words, 1)
        return plain.surroundings(self.game, view, place)

    def board(
        self, view: View, words: Sequence[str], width: int, height: int = HEIGHT
    ) -> RenderableType:
        """A window on the map of so many rows, and what its signs mean."""
        raise BadOption(say("terminal.no_map"))

    def decision(self, view: View) -> RenderableType | None:
        """What the present decision is about, such as a duel going on."""
        return None

    def legal(self, view: View, legal: Sequence[Action]) -> RenderableType:
        """The legal actions at a glance."""
        return offers.overview(self.game, legal)

    def order(self, actions: Sequence[Action]) -> list[Action]:
        """Actions as they are best read in a list."""
        return list(actions)

    def choices(self, view: View, actions: Sequence[Action], foresee: Foresee) -> RenderableType:
        """Some actions to choose from, numbered from one, with what each would do."""
        lines = []
        for number, action in enumerate(actions, start=1):
            line = Text(f"{number:3} {self.game.describe(action)}")
            lines.append(line.append_text(self.prospects(foresee(action))))
        return Group(*lines)

    def prospects(self, foreseen: Iterable[Prospect]) -> Text:
        """What follows an action in a list: `` (takes Breslau; attacks Keith)``."""
        said = "; ".join(self.game.explain(prospect.message) for prospect in foreseen)
        return Text(f" ({said})" if said else "", "dim")

    def narration(self, lines: Sequence[Line]) -> Sequence[RenderableType]:
        """Lines of the log as told while others play."""
        return [Text(self.game.say(line.message)) for line in lines]

    def places(self, view: View) -> Collection[str]:
        """What one can ``look`` at."""
        return () if self.game.map is None else [spot.id for spot in self.game.map.places]


def presenter_for(game: Game, library: Library) -> Presenter:
    """The one in the package of the terminal that is called like the game, or the plain one."""
    name = f"sanssouci.terminal.{game.id.replace('-', '_')}"
    spec = find_spec(name)
    if spec is None or spec.submodule_search_locations is None:
        return Presenter(game, library)
    edition = edition_of(type(game).__module__)
    own = edition.module(name) if edition else import_module(name)
    made: Presenter = own.Presenter(game, library)
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
            raise BadOption(say("terminal.no_nation", word=words[0], listed=", ".join(present)))
        return found
    own = [nation["id"] for nation in view["nations"] if nation["seat"] == view["seat"]]
    return own or present


def place_and_steps(words: Sequence[str]) -> tuple[str, int]:
    """Where to look, and how far around."""
    place, steps = place_and_number(words, _NEAR)
    if not 1 <= steps <= _FAR:
        raise BadOption(say("terminal.look_steps", most=_FAR, steps=steps))
    return place, steps


def place_and_number(words: Sequence[str], default: int) -> tuple[str, int]:
    if not words:
        raise BadOption(say("terminal.look_takes"))
    if len(words) > 1 and words[-1].isdigit():
        return "-".join(words[:-1]), int(words[-1])
    return "-".join(words), default
