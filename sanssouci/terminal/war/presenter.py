"""A presenter of a war of generals and trains; what differs is said by the game's own."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import ClassVar

from rich.console import RenderableType

from sanssouci.kernel import Action
from sanssouci.terminal.canvas import HEIGHT
from sanssouci.terminal.presenter import (
    Foresee,
    Presenter,
    View,
    named_nations,
    place_and_number,
    place_and_steps,
)
from sanssouci.terminal.war import cards, map, offers, sheets
from sanssouci.terminal.war.theatre import Ground


class WarPresenter(Presenter):
    ground: ClassVar[type[Ground]]
    reserve: ClassVar[int]
    """The most a Reserve is worth."""

    def chapter(self, view: View) -> Hashable:
        active = view["active"]
        return view["turn"], tuple(active) if isinstance(active, list) else active

    def centre(self, view: View, asked: Collection[str] = ()) -> str:
        active = view["active"] or ()
        nations = [active] if isinstance(active, str) else list(active)
        for nation in (*nations, *named_nations(view, ())):
            for piece in view["pieces"]:
                if piece["nation"] == nation and piece["city"]:
                    return str(piece["city"])
        return ""

    def cards(self, view: View) -> RenderableType | None:
        return cards.in_brief(view, self.ground.theatre)

    def hand(self, view: View) -> RenderableType | None:
        return cards.hands(view, self.ground.theatre, self.reserve)

    def pieces(self, view: View, words: Sequence[str] = ()) -> RenderableType | None:
        return sheets.pieces(self.ground(view), named_nations(view, words))

    def look(self, view: View, words: Sequence[str]) -> RenderableType:
        return map.around(self.ground(view), *place_and_steps(words), self.game.local_names)

    def board(
        self, view: View, words: Sequence[str], width: int, height: int = HEIGHT
    ) -> RenderableType:
        place, zoom = place_and_number(words, map.ZOOM)
        return map.draw(
            self.ground(view), place, zoom, width, height, self.game.words("terminal.legend")
        )

    def decision(self, view: View) -> RenderableType | None:
        return sheets.duel(view, self.ground.theatre)

    def order(self, actions: Sequence[Action]) -> list[Action]:
        return offers.in_order(actions)

    def choices(self, view: View, actions: Sequence[Action], foresee: Foresee) -> RenderableType:
        theatre = self.ground.theatre
        return offers.numbered(self.game, theatre, view, actions, foresee, self.prospects)

    def places(self, view: View) -> Collection[str]:
        on_map = (piece["id"] for piece in view["pieces"] if piece["city"])
        return (*on_map, *self.ground.theatre.board.ids)
