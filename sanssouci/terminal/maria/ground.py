"""What a view tells of the maps: fortresses and who holds them, supply, hussars."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar, Final

from rich.text import Text

from sanssouci.games.maria.atlas import ATLAS, CITY
from sanssouci.games.maria.supply import SUPPLY_RANGE
from sanssouci.games.maria.wording import say
from sanssouci.terminal.maria.colours import NATION_STYLES, THEATRE, power_name
from sanssouci.terminal.war.theatre import Ground as WarGround
from sanssouci.terminal.war.theatre import Piece, Theatre, View
from sanssouci.terminal.wording import capital

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

    def country(self, city: int) -> str:
        return capital(say(f"country.{ATLAS.cities[city].country}"))

    def meaning(self, city: int) -> Text:
        place = ATLAS.cities[city]
        line = Text()
        if place.fortress:
            line.append(f"{say(f'terminal.fortress_{place.fortress}')} ", "dim")
        if holder := self.holder(city):
            line.append(f"⚑ {power_name(holder)} ", NATION_STYLES[holder])
        marker = self.markers.get(place.id)
        if marker is not None and marker["question"]:
            line.append(f"⚑? {power_name(marker['nation'])} ", NATION_STYLES[marker["nation"]])
        if place.id in self.votes:
            vote = say("terminal.vote", nation=power_name(self.votes[place.id]))
            line.append(f"{vote} ", "dim")
        if place.id in self.hussars:
            line.append(f"{say('terminal.hussars')} ", NATION_STYLES["austria"])
        return line

    def condition(self, city: int, stack: Sequence[Piece]) -> Text:
        """Each general for himself: partners in a stack have trains of their own."""
        states = {state.plain: state for state in map(_fed, stack)}
        return Text(" / ").join(states.values())


def _fed(piece: Piece) -> Text:
    path = piece["supply"]
    if path is None:
        starving = piece["face_down"]
        words = [say("terminal.starving" if starving else "terminal.unsupplied")]
        style = "bold red" if starving else "red"
    elif path["length"]:
        words = [say("terminal.by_train", steps=f"{path['length']}/{SUPPLY_RANGE}")]
        if path["price"]:
            words.append(say("terminal.toll", price=path["price"]))
        style = "red" if path["price"] else ""
    else:
        words, style = [say("terminal.home")], ""
    if piece["face_down"]:
        words.append(say("terminal.face_down"))
    return Text(", ".join(words), style)
