"""The presenter of The Great Crisis: sheets, lists and tales have modules beside this one."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence

from rich.console import RenderableType

from sanssouci.kernel import Action, BadOption, Line
from sanssouci.terminal.crisis import minimap, offers, sheets, telling
from sanssouci.terminal.crisis.colours import NATION_STYLES
from sanssouci.terminal.crisis.ground import Ground
from sanssouci.terminal.presenter import Presenter, View, named_nations, place_and_number

_NEAR, _FAR = 2, 4


class CrisisPresenter(Presenter):
    def chapter(self, view: View) -> Hashable:
        return view["turn"], view["army"]

    def style(self, id: str) -> str:
        return NATION_STYLES.get(id, "bold")

    def status(self, view: View) -> RenderableType:
        return sheets.status(view)

    def hand(self, view: View) -> RenderableType:
        return sheets.hands(view)

    def pieces(self, view: View, words: Sequence[str] = ()) -> RenderableType:
        return sheets.pieces(view, named_nations(view, words))

    def objectives(self, view: View) -> RenderableType:
        return sheets.objectives(view)

    def look(self, view: View, words: Sequence[str]) -> RenderableType:
        place, steps = place_and_number(words, _NEAR)
        if not 1 <= steps <= _FAR:
            raise BadOption(f"look reaches one to {_FAR} steps, not {steps}")
        return minimap.around(view, place, steps)

    def board(self, view: View, words: Sequence[str], width: int) -> RenderableType:
        place, zoom = place_and_number(words, minimap.ZOOM)
        return minimap.draw(view, place, zoom, width)

    def decision(self, view: View) -> RenderableType | None:
        return sheets.battle(view)

    def legal(self, view: View, legal: Sequence[Action]) -> RenderableType:
        return offers.overview(view, legal)

    def order(self, actions: Sequence[Action]) -> list[Action]:
        return offers.in_order(actions)

    def choices(self, view: View, actions: Sequence[Action]) -> RenderableType:
        return offers.numbered(view, actions)

    def wordings(self, action: Action) -> tuple[str, ...]:
        return offers.wordings(action)

    def spelled_out(self, view: View, legal: Sequence[Action], action: Action) -> Action:
        return offers.spelled_out(legal, action)

    def narration(self, lines: Sequence[Line]) -> Sequence[RenderableType]:
        return telling.narration(lines, self.game.say)

    def places(self, view: View) -> Collection[str]:
        return Ground(view).names()
