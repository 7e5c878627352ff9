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
from sanssouci.games.sieben_jahre.game import SIEBEN_JAHRE
from sanssouci.games.sieben_jahre.pack import NOWHERE
from sanssouci.games.sieben_jahre.wording import say
from sanssouci.terminal.finding import the_one
from sanssouci.terminal.sieben_jahre.colours import STATE_STYLES, state_name

Piece = dict[str, Any]

MARKS: Final = ("captured", "scorched", "barren", "unrestored", "surrendered")
"""What may have befallen a region."""


def name_of(id: str) -> str:
    """The name of a place, a region or a commander in the language of the reader."""
    return SIEBEN_JAHRE.name(id)


def mark_name(mark: str) -> str:
    """What has befallen a region, in capitals."""
    return say(f"terminal.mark_{mark}").upper()


def arm_letters(arm: str) -> str:
    """The name of an arm in few letters."""
    return say(f"terminal.arm_{arm}")


def units_text(piece: Piece) -> str:
    """``4 inf★ 2 cav``: how many of each arm; veterans have a star."""
    return " ".join(
        f"{number} {arm_letters(arm)}{'★' if level == 'veteran' else ''}"
        for arm, (number, level) in piece["units"].items()
    )


def piece_text(piece: Piece) -> Text:
    """``Daun 2: 4 inf★ 2 cav``."""
    text = Text(f"{name_of(piece['id'])} {piece['level']}", STATE_STYLES[piece["state"]])
    text.append(f": {units_text(piece)}", "not bold")
    if "aboard" in piece:
        aboard = say("sj.aboard", who=name_of(piece["aboard"]))
        text.append(f" {aboard}", "not bold dim")
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
        places = {id: id for id in PLACE}
        leaders = {piece["id"]: id for id, pieces in self.at.items() for piece in pieces}
        called = {**places, **leaders, **places}
        return the_one(word, called, say("terminal.no_place", word=word))

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
        return Text(say("terminal.square", number=square.number), "dim")

    def _province(self, id: str) -> Text:
        province = PACK.provinces[PLACE_INDEX[id]]
        region = PACK.regions[province.region]
        shown = self.view["regions"].get(region.id)
        text = Text(f"{name_of(region.id)} ", "dim")
        if shown and shown["flag"]:
            text.append(state_name(shown["flag"]), STATE_STYLES[shown["flag"]])
        elif region.state != NOWHERE:
            state = PACK.states[region.state].id
            text.append(state_name(state), STATE_STYLES[state])
        else:
            text.append(say("terminal.nobodys"), "dim")
        if province.harbour:
            text.append(f" {say(f'terminal.harbour_{province.harbour}')}", "dim")
        if province.town:
            units = shown["garrison"] if shown else region.garrison
            garrison = say("terminal.garrison", units=units, all=region.garrison)
            text.append(f" {say(f'terminal.town_{province.town}')}, {garrison}", "not bold")
        if province.town and shown:
            stock = say("terminal.stock", stores=shown["stores"], loads=shown["loads"])
            text.append(f", {stock}", "dim")
            text.append("".join(f" {mark_name(mark)}" for mark in MARKS if shown.get(mark)), "red")
        if id in self.view["raided"]:
            text.append(f" {mark_name('raided')}", "bold red")
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
