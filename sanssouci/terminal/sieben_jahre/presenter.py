"""The presenter of Sieben Jahre: sheets, map and tales have modules beside this one."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from sanssouci.games.sieben_jahre.atlas import PLACE
from sanssouci.games.sieben_jahre.wording import say as tell
from sanssouci.kernel import BadOption, Line
from sanssouci.kernel.spelling import fold
from sanssouci.terminal.canvas import HEIGHT
from sanssouci.terminal.presenter import Presenter, View, place_and_number
from sanssouci.terminal.sieben_jahre import fights, sheets, surroundings, telling
from sanssouci.terminal.sieben_jahre.colours import STATE_STYLES
from sanssouci.terminal.sieben_jahre.ground import Ground
from sanssouci.terminal.wording import say

_NEAR, _FAR = 1, 4


class SiebenJahrePresenter(Presenter):
    fights_by_log: ClassVar[bool] = True

    def chapter(self, view: View) -> Hashable:
        return view["year"], view["fraction"], bool(view["battle"])

    def style(self, id: str) -> str:
        return STATE_STYLES.get(id, "bold")

    def title(self, view: View) -> Text:
        return sheets.title(view)

    def centre(self, view: View, asked: Collection[str] = ()) -> str:
        """With the ministry that is asked, if there are two in one hand."""
        own = [board for board in view["boards"] if board in asked] or _ministries(view, ())
        moving = (view["move"] or {}).get("who")
        pieces = sorted(
            view["pieces"], key=lambda piece: (piece["id"] != moving, -piece["strength"])
        )
        places = [piece["place"] for piece in pieces if piece["place"] and piece["board"] in own]
        return str(places[0]) if places else ""

    def cards(self, view: View) -> RenderableType | None:
        """The purses; in a fight the log of it needs the room."""
        return None if view["battle"] else sheets.purses(view, _ministries(view, ()))

    def status(self, view: View) -> RenderableType:
        return sheets.status(view)

    def hand(self, view: View) -> RenderableType:
        return fights.hands(view)

    def pieces(self, view: View, words: Sequence[str] = ()) -> RenderableType:
        return sheets.ministries(view, _ministries(view, words))

    def objectives(self, view: View) -> RenderableType:
        return sheets.objectives(view)

    def look(self, view: View, words: Sequence[str]) -> RenderableType:
        place, steps = place_and_number(words, _NEAR)
        if not 1 <= steps <= _FAR:
            raise BadOption(say("terminal.look_steps", most=_FAR, steps=steps))
        return surroundings.around(view, place, steps, self.game.local_names)

    def board(
        self, view: View, words: Sequence[str], width: int, height: int = HEIGHT
    ) -> RenderableType:
        place, zoom = place_and_number(words, surroundings.ZOOM)
        assert self.game.map is not None
        at = {spot.id: (spot.x, spot.y) for spot in self.game.map.places}
        return surroundings.draw(view, [at[id] for id in PLACE], place, zoom, width, height)

    def decision(self, view: View) -> RenderableType | None:
        return fights.fight(view)

    def narration(self, lines: Sequence[Line]) -> Sequence[RenderableType]:
        return telling.narration(lines, self.game.say)

    def places(self, view: View) -> Collection[str]:
        return Ground(view).names()


def _ministries(view: View, words: Sequence[str]) -> list[str]:
    """The ministries named, or one's own; all of them for a spectator."""
    present = list(view["boards"])
    if words:
        named = fold(words[0])
        if named == "all":
            return present
        found = [board for board in present if board.startswith(named)]
        if not found:
            raise BadOption(tell("terminal.no_ministry", word=words[0], listed=", ".join(present)))
        return found
    own = [board for board in present if view["boards"][board]["seat"] == view["seat"]]
    return own or present
