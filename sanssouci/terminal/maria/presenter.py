"""The presenter of Maria: what only this game has stands in the modules beside this one."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from sanssouci.games.maria.deck import TACTICAL
from sanssouci.kernel import Line
from sanssouci.terminal.maria import sheets, telling
from sanssouci.terminal.maria.colours import NATION_STYLES
from sanssouci.terminal.maria.ground import Ground
from sanssouci.terminal.presenter import View
from sanssouci.terminal.war.presenter import WarPresenter
from sanssouci.terminal.war.theatre import Ground as WarGround

_SEAT_NATION = {"maria": "austria", "frederick": "prussia", "louis": "france"}


class MariaPresenter(WarPresenter):
    typing = (
        "So may the road of a march: “karl olmutz”. A name alone lists what that piece can do. "
        "Several numbers or cards may follow one verb: “allot 8 5 5”, “pay 9S 2C”."
    )
    commands = MappingProxyType(
        {
            "status": "turn, powers, politics and deals",
            "pieces": "pieces, where they stand and how they are fed",
            "objectives": "where the victory markers lie, and the votes for the crown",
            "look": "towns around a town or piece",
        }
    )
    ground: ClassVar[type[WarGround]] = Ground
    reserve: ClassVar[int] = TACTICAL.RESERVE_MOST
    legend = (
        "full line main road, dotted minor · □ ■ major, ◇ ◆ minor fortress, full with a marker · "
        "† hussars"
    )

    def style(self, id: str) -> str:
        return NATION_STYLES[_SEAT_NATION.get(id, "austria")]

    def title(self, view: View) -> Text:
        return sheets.title(view)

    def status(self, view: View) -> RenderableType:
        return sheets.status(view)

    def objectives(self, view: View) -> RenderableType:
        return sheets.objectives(view)

    def narration(self, lines: Sequence[Line]) -> Sequence[RenderableType]:
        return telling.narration(lines, self.game.say)
