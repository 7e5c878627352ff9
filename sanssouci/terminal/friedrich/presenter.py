"""The presenter of Friedrich: each sheet, list and tale has its own module beside this one."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence

from rich.console import RenderableType

from sanssouci.games.friedrich.atlas import CITY
from sanssouci.games.friedrich.nations import NATION_INDEX
from sanssouci.kernel import Action, BadOption, Line
from sanssouci.terminal.friedrich import minimap, offers, sheets, surroundings, telling
from sanssouci.terminal.friedrich.colours import NATION_STYLES
from sanssouci.terminal.presenter import Presenter, View
from sanssouci.terminal.words import fold

_SEAT_NATION = {
    "frederick": "prussia",
    "elisabeth": "russia",
    "maria": "austria",
    "pompadour": "france",
}
_NEAR, _FAR = 2, 4


class FriedrichPresenter(Presenter):
    def chapter(self, view: View) -> Hashable:
        return view["turn"], view["active"]

    def style(self, id: str) -> str:
        return NATION_STYLES[_SEAT_NATION.get(id, "austria")]

    def status(self, view: View) -> RenderableType:
        return sheets.status(view, self.library)

    def hand(self, view: View) -> RenderableType:
        return sheets.hands(view)

    def pieces(self, view: View, words: Sequence[str] = ()) -> RenderableType:
        return sheets.pieces(view, _nations(view, words))

    def objectives(self, view: View) -> RenderableType:
        return sheets.objectives(view)

    def look(self, view: View, words: Sequence[str]) -> RenderableType:
        place, steps = _place_and_number(words, _NEAR)
        if not 1 <= steps <= _FAR:
            raise BadOption(f"look reaches one to {_FAR} steps, not {steps}")
        return surroundings.around(view, place, steps)

    def board(self, view: View, words: Sequence[str], width: int) -> RenderableType:
        place, zoom = _place_and_number(words, minimap.ZOOM)
        return minimap.draw(view, place, zoom, width)

    def decision(self, view: View) -> RenderableType | None:
        return sheets.duel(view)

    def legal(self, view: View, legal: Sequence[Action]) -> RenderableType:
        return offers.overview(view, legal)

    def order(self, actions: Sequence[Action]) -> list[Action]:
        return offers.in_order(actions)

    def choices(self, view: View, actions: Sequence[Action]) -> RenderableType:
        return offers.numbered(view, actions)

    def wordings(self, action: Action) -> tuple[str, ...]:
        return offers.wordings(action)

    def spelled_out(self, view: View, legal: Sequence[Action], action: Action) -> Action:
        return offers.spelled_out(view, legal, action)

    def narration(self, lines: Sequence[Line]) -> Sequence[RenderableType]:
        return telling.narration(lines, self.game.say, self.library)

    def places(self, view: View) -> Collection[str]:
        return (*(piece["id"] for piece in view["pieces"] if piece["city"]), *CITY)


def _nations(view: View, words: Sequence[str]) -> list[str]:
    """The nations named, or one's own; all of them for a spectator."""
    present = [nation["id"] for nation in view["nations"]]
    if words:
        named = fold(words[0])
        if named == "all":
            return present
        found = [id for id in NATION_INDEX if id.startswith(named) and id in present]
        if not found:
            raise BadOption(f"no nation {words[0]!r} here; there are all, {', '.join(present)}")
        return found
    own = [nation["id"] for nation in view["nations"] if nation["seat"] == view["seat"]]
    return own or present


def _place_and_number(words: Sequence[str], default: int) -> tuple[str, int]:
    if not words:
        raise BadOption("look where? Name a city or a piece: look daun")
    if len(words) > 1 and words[-1].isdigit():
        return "-".join(words[:-1]), int(words[-1])
    return "-".join(words), default
