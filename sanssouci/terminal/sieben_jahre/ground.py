"""What can be worked out from a view: who stands where, in words, and what is near."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.text import Text

from sanssouci.games.sieben_jahre.atlas import (
    HARBOURS_ON,
    NEIGHBOURS,
    PACK,
    PLACE,
    PLACE_INDEX,
    PROVINCE_COUNT,
    SQUARE_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.pack import NOWHERE
from sanssouci.kernel import BadOption
from sanssouci.kernel.spelling import fold
from sanssouci.terminal.sieben_jahre.colours import STATE_NAMES, STATE_STYLES

Piece = dict[str, Any]

PLACE_NAMES: Final = {
    **{province.id: province.name for province in PACK.provinces},
    **{sea.id: sea.name for sea in PACK.seas},
}
REGION_NAMES: Final = {region.id: region.name for region in PACK.regions}
COMMANDER_NAMES: Final = {commander.id: commander.name for commander in PACK.commanders}
ARM_LETTERS: Final = {"infantry": "inf", "cavalry": "cav", "artillery": "art", "ships": "ships"}
MARKS: Final = ("captured", "scorched", "barren", "unrestored", "surrendered")
"""What may have befallen a region."""
_MOST_NAMED: Final = 8


def units_text(piece: Piece) -> str:
    """``4 inf★ 2 cav``: how many of each arm; veterans have a star."""
    return " ".join(
        f"{number} {ARM_LETTERS.get(arm, arm)}{'★' if level == 'veteran' else ''}"
        for arm, (number, level) in piece["units"].items()
    )


def piece_text(piece: Piece) -> Text:
    """``Daun 2: 4 inf★ 2 cav``."""
    text = Text(f"{COMMANDER_NAMES[piece['id']]} {piece['level']}", STATE_STYLES[piece["state"]])
    text.append(f": {units_text(piece)}", "not bold")
    if "aboard" in piece:
        text.append(f" aboard {COMMANDER_NAMES[piece['aboard']]}", "not bold dim")
    return text


class Ground:
    """The map with the contingents of a view on it."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.at: dict[str, list[Piece]] = defaultdict(list)
        for piece in view["pieces"]:
            if piece["place"] is not None:
                self.at[piece["place"]].append(piece)

    def place(self, word: str) -> str:
        """A place by id, name or beginning of it, or the place where a commander stands."""
        wanted = fold(word)
        if wanted in PLACE_INDEX:
            return wanted
        leaders: dict[str, str] = {
            piece["id"]: id for id, pieces in self.at.items() for piece in pieces
        }
        if wanted in leaders:
            return leaders[wanted]
        found = [id for id in (*PLACE, *leaders) if id.startswith(wanted)]
        if len(found) == 1:
            return leaders.get(found[0], found[0])
        if not found:
            raise BadOption(f"there is no place and no commander on the map called {word!r}")
        more = " ..." if len(found) > _MOST_NAMED else ""
        raise BadOption(f"{word!r} could be {', '.join(found[:_MOST_NAMED])}{more}")

    def names(self) -> list[str]:
        return [*(piece["id"] for pieces in self.at.values() for piece in pieces), *PLACE]

    def place_text(self, id: str) -> Text:
        """What a place is, whose it is and who is there."""
        text = self._square(id) if is_sea(PLACE_INDEX[id]) else self._province(id)
        for piece in self.at.get(id, ()):
            text.append("  ").append_text(piece_text(piece))
        return text

    def _square(self, id: str) -> Text:
        square = PACK.seas[PLACE_INDEX[id] - PROVINCE_COUNT]
        return Text(f"square {square.number}", "dim")

    def _province(self, id: str) -> Text:
        province = PACK.provinces[PLACE_INDEX[id]]
        region = PACK.regions[province.region]
        shown = self.view["regions"].get(region.id)
        text = Text(f"{region.name} ", "dim")
        if shown and shown["flag"]:
            text.append(STATE_NAMES[shown["flag"]], STATE_STYLES[shown["flag"]])
        elif region.state != NOWHERE:
            state = PACK.states[region.state].id
            text.append(STATE_NAMES[state], STATE_STYLES[state])
        else:
            text.append("nobody's", "dim")
        if province.harbour:
            text.append(f" {province.harbour}", "dim")
        if province.town:
            word = "capital" if province.town == "capital" else "chief town"
            units = shown["garrison"] if shown else region.garrison
            text.append(f" {word}, garrison {units} of {region.garrison}", "not bold")
        if province.town and shown:
            text.append(f", stores {shown['stores']}, loads {shown['loads']}", "dim")
            text.append("".join(f" {mark.upper()}" for mark in MARKS if shown.get(mark)), "red")
        if id in self.view["raided"]:
            text.append(" RAIDED", "bold red")
        return text


def ways(id: str) -> Sequence[tuple[str, str]]:
    """What touches a place, and how: ─ by land, ~ from square to square, ⚓ by its harbour."""
    here = PLACE_INDEX[id]
    sign = "~" if is_sea(here) else "─"
    found = [(sign, PLACE[there]) for there in NEIGHBOURS[here]]
    harbours = HARBOURS_ON[here] if is_sea(here) else [SQUARE_OF[here]]
    return [*found, *(("⚓", PLACE[there]) for there in harbours if there != NOWHERE)]


def rings(centre: str, steps: int) -> Iterator[tuple[int, list[str]]]:
    """The places around one, by the steps it takes to get there."""
    known = {centre}
    edge = [centre]
    for step in range(1, steps + 1):
        edge = sorted({there for here in edge for _, there in ways(here)} - known)
        known.update(edge)
        yield step, edge
