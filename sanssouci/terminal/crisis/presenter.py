"""The presenter of The Great Crisis: sheets, lists and tales have modules beside this one."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence

from rich.console import RenderableType
from rich.text import Text

from sanssouci.kernel import Action, Line
from sanssouci.terminal.canvas import HEIGHT
from sanssouci.terminal.crisis import minimap, offers, sheets, telling
from sanssouci.terminal.crisis.colours import NATION_STYLES
from sanssouci.terminal.crisis.ground import Ground
from sanssouci.terminal.presenter import (
    Foresee,
    Presenter,
    View,
    named_nations,
    place_and_number,
    place_and_steps,
)


class CrisisPresenter(Presenter):
    def chapter(self, view: View) -> Hashable:
        return view["turn"], view["army"]

    def style(self, id: str) -> str:
        return NATION_STYLES.get(id, "bold")

    def title(self, view: View) -> Text:
        return sheets.title(view)

    def centre(self, view: View, asked: Collection[str] = ()) -> str:
        nations = [view["army"]] if view["army"] else named_nations(view, ())
        stacks = [stack for nation in nations for stack in Ground(view).stacks(nation)]
        largest = max(
            stacks, key=lambda stack: sum(unit["count"] for unit in stack[1]), default=None
        )
        return largest[0] if largest else ""

    def cards(self, view: View) -> RenderableType | None:
        return sheets.hand_in_brief(view)

    def status(self, view: View) -> RenderableType:
        return sheets.status(view)

    def hand(self, view: View) -> RenderableType:
        return sheets.hands(view)

    def pieces(self, view: View, words: Sequence[str] = ()) -> RenderableType:
        return sheets.pieces(view, named_nations(view, words))

    def objectives(self, view: View) -> RenderableType:
        return sheets.objectives(view)

    def look(self, view: View, words: Sequence[str]) -> RenderableType:
        return minimap.around(view, *place_and_steps(words), self.game.local_names)

    def board(
        self, view: View, words: Sequence[str], width: int, height: int = HEIGHT
    ) -> RenderableType:
        place, zoom = place_and_number(words, minimap.ZOOM)
        return minimap.draw(view, place, zoom, width, height)

    def order(self, actions: Sequence[Action]) -> list[Action]:
        return offers.in_order(actions)

    def decision(self, view: View) -> RenderableType | None:
        return sheets.battle(view)

    def choices(self, view: View, actions: Sequence[Action], foresee: Foresee) -> RenderableType:
        return offers.numbered(self.game, actions, foresee)

    def narration(self, lines: Sequence[Line]) -> Sequence[RenderableType]:
        return telling.narration(lines, self.game.say)

    def places(self, view: View) -> Collection[str]:
        return Ground(view).names()
