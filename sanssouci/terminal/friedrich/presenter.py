"""The presenter of Friedrich: what only this game has stands in the modules beside this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from sanssouci.games.friedrich.deck import RESERVE_MOST
from sanssouci.kernel import Line
from sanssouci.terminal.friedrich import sheets, telling
from sanssouci.terminal.friedrich.colours import NATION_STYLES
from sanssouci.terminal.friedrich.ground import Ground
from sanssouci.terminal.presenter import View
from sanssouci.terminal.war.presenter import WarPresenter
from sanssouci.terminal.war.theatre import Ground as WarGround

_SEAT_NATION = {
    "frederick": "prussia",
    "elisabeth": "russia",
    "maria": "austria",
    "pompadour": "france",
}


class FriedrichPresenter(WarPresenter):
    ground: ClassVar[type[WarGround]] = Ground
    reserve: ClassVar[int] = RESERVE_MOST

    def style(self, id: str) -> str:
        return NATION_STYLES[_SEAT_NATION.get(id, "austria")]

    def title(self, view: View) -> Text:
        return sheets.title(view)

    def status(self, view: View) -> RenderableType:
        return sheets.status(view, self.library)

    def objectives(self, view: View) -> RenderableType:
        return sheets.objectives(view)

    def narration(self, lines: Sequence[Line]) -> Sequence[RenderableType]:
        return telling.narration(lines, self.game.say, self.library)
