"""What can be worked out about the map from a view: supply, protection, what a city means."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from rich.text import Text

from sanssouci.games.friedrich import protection
from sanssouci.games.friedrich.atlas import ATLAS, CITY, GRAPH, PIECE_COUNT, PIECE_ID
from sanssouci.games.friedrich.fate_cards import code_of
from sanssouci.games.friedrich.nations import ENEMIES, NATION_INDEX, NATIONS
from sanssouci.games.friedrich.supply import SUPPLY_RANGE, fed_by_trains
from sanssouci.games.friedrich.wording import say
from sanssouci.steps.field import OFF
from sanssouci.terminal.friedrich.colours import NATION_STYLES, THEATRE, nation_name
from sanssouci.terminal.war.theatre import Ground as WarGround
from sanssouci.terminal.war.theatre import Piece, Theatre, View
from sanssouci.terminal.wording import capital


class Ground(WarGround):
    """The map with the pieces of a view on it."""

    theatre: ClassVar[Theatre] = THEATRE

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.standing = [OFF] * PIECE_COUNT
        """By piece, where it stands, as the rules count them."""
        for piece in self.pieces:
            if piece["city"] is not None:
                self.standing[ATLAS.piece_index[piece["id"]]] = ATLAS.index[piece["city"]]

    def hostile(self, nation: str) -> Collection[str]:
        return {NATIONS[enemy] for enemy in ENEMIES[NATION_INDEX[nation]]}

    def sign(self, city: int) -> tuple[str, str]:
        place = ATLAS.cities[city]
        if owner := place.objective_of:
            marker = self.markers.get(CITY[city])
            taken = marker is not None and not marker["question"]
            return "■" if taken else "□", NATION_STYLES[owner]
        if owner := place.depot_of:
            return "◆", NATION_STYLES[owner]
        return "•", ""

    def country(self, city: int) -> str:
        return capital(say(f"country.{ATLAS.cities[city].country}"))

    def meaning(self, city: int) -> Text:
        place = ATLAS.cities[city]
        line = Text()
        if place.depot_of:
            line.append(f"{say('terminal.depot', nation=nation_name(place.depot_of))} ", "dim")
        if place.objective_of:
            words = [f"⚑ {nation_name(place.objective_of)}"]
            if place.objective_order != "1":
                words.append(say("terminal.second_order"))
            if marker := self.markers.get(CITY[city]):
                words.append(say("terminal.claimed" if marker["question"] else "terminal.taken"))
            line.append(f"{' '.join(words)} ", NATION_STYLES[place.objective_of])
        return line

    def condition(self, city: int, stack: Sequence[Piece]) -> Text:
        state = self.supply(city, stack[0]["nation"])
        down = [piece["id"] for piece in stack if piece["face_down"]]
        if not down:
            return Text(state) if state else Text(say("terminal.unsupplied"), "red")
        which = say("terminal.face_down")
        if len(down) < len(stack):
            which = say("terminal.some_face_down", who=", ".join(down))
        if state:
            return Text(f"{state}, {which}")
        return Text(f"{say('terminal.starving')}, {which}", "bold red")

    # -- supply and protection ------------------------------------------------------------------

    def supply(self, city: int, nation: str) -> str:
        """How a general of a nation would be fed in a city: at home, by a train, or not."""
        if GRAPH.bit[city] & ATLAS.home[NATION_INDEX[nation]]:
            return say("terminal.home")
        enemies = GRAPH.mask([ATLAS.index[piece["city"]] for piece in self.enemies_of(nation)])
        for steps in range(SUPPLY_RANGE + 1):
            if fed_by_trains(self.standing, NATION_INDEX[nation], enemies, steps) & GRAPH.bit[city]:
                return say("terminal.by_train", steps=f"{steps}/{SUPPLY_RANGE}")
        return ""

    def guards(self, city: int, taker: str) -> list[str]:
        """The generals near enough to protect an objective from its taker, the closest first."""
        fate = code_of(self.view["fate"]["text"])
        found = protection.guards(self.standing, fate, city, NATION_INDEX[taker])
        return [PIECE_ID[piece] for piece in found]
