"""What a view tells of the maps: fortresses and who holds them, supply, hussars."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Final

from rich.text import Text

from sanssouci.games.maria.atlas import ATLAS, CITY
from sanssouci.games.maria.supply import SUPPLY_RANGE
from sanssouci.terminal.maria.colours import NAMES, NATION_STYLES, THEATRE
from sanssouci.terminal.war.theatre import Ground as WarGround
from sanssouci.terminal.war.theatre import Piece, Theatre, View

_COLOUR_OF: Final = {"dutch": "pragmatic", "hanover": "pragmatic"}
"""Countries in the colour of another; nobody's land has none."""
_SIGNS: Final = {("major", False): "□", ("major", True): "■", ("minor", False): "◇",
                 ("minor", True): "◆"}  # fmt: skip
"""By the size of a fortress and whether a marker lies on it."""


class Ground(WarGround):
    """The maps with the pieces of a view on them."""

    theatre: ClassVar[Theatre] = THEATRE

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.hussars = {city for city in view["hussars"] if city is not None}
        self.votes = {seat["city"]: seat["nation"] for seat in view["electors"]}
        self._enemies: dict[str, list[str]] = {
            nation["id"]: nation["enemies"] for nation in view["nations"]
        }

    def hostile(self, nation: str) -> Collection[str]:
        return self._enemies[nation]

    def holder(self, city: int) -> str | None:
        """Whose marker lies on a fortress; None if nobody's does."""
        marker = self.markers.get(CITY[city])
        if marker is not None and not marker["question"]:
            return str(marker["nation"])
        return self.votes.get(CITY[city]) if ATLAS.cities[city].held_by else None

    def sign(self, city: int) -> tuple[str, str]:
        place = ATLAS.cities[city]
        if CITY[city] in self.hussars:
            return "†", NATION_STYLES["austria"]
        if not place.fortress:
            return "•", ""
        holder = self.holder(city)
        owner = holder or _COLOUR_OF.get(place.country, place.country)
        return _SIGNS[place.fortress, holder is not None], NATION_STYLES.get(owner, "dim")

    def meaning(self, city: int) -> Text:
        place = ATLAS.cities[city]
        line = Text()
        if place.fortress:
            line.append(f"{place.fortress} fortress ", "dim")
        if holder := self.holder(city):
            line.append(f"⚑ {NAMES[holder]} ", NATION_STYLES[holder])
        marker = self.markers.get(place.id)
        if marker is not None and marker["question"]:
            line.append(f"⚑? {NAMES[marker['nation']]} ", NATION_STYLES[marker["nation"]])
        if place.id in self.votes:
            line.append(f"vote: {NAMES[self.votes[place.id]]} ", "dim")
        if place.id in self.hussars:
            line.append("hussars ", NATION_STYLES["austria"])
        return line

    def condition(self, city: int, stack: Sequence[Piece]) -> Text:
        """Each general for himself: partners in a stack have trains of their own."""
        states = {state.plain: state for state in map(_fed, stack)}
        return Text(" / ").join(states.values())


def _fed(piece: Piece) -> Text:
    path = piece["supply"]
    if path is None:
        words, style = ("STARVING", "bold red") if piece["face_down"] else ("out of supply", "red")
    elif path["length"]:
        toll = f", hussars take {path['price']}" if path["price"] else ""
        words, style = f"train {path['length']}/{SUPPLY_RANGE}{toll}", "red" if toll else ""
    else:
        words, style = "home", ""
    return Text(f"{words}{', face-down' if piece['face_down'] else ''}", style)
