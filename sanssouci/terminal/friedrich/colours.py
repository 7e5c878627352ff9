"""Friedrich's map as the terminal shows it: names and colours of the nations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.terminal.war.theatre import Theatre

NATION_STYLES: Final[Mapping[str, str]] = {
    "prussia": "bold #4f7fdc",
    "hanover": "bold #38a5dc",
    "russia": "bold #2f9e50",
    "sweden": "bold #7fb52f",
    "austria": "bold",
    "imperial": "bold #c29a00",
    "france": "bold #d8504a",
}


def nation_name(id: str) -> str:
    return "Imperial Army" if id == "imperial" else id.title()


THEATRE: Final = Theatre(ATLAS, {id: nation_name(id) for id in NATIONS}, NATION_STYLES)
