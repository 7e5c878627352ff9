"""Friedrich's map as the terminal shows it, and the colours of the nations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sanssouci.games.friedrich.atlas import ATLAS
from sanssouci.games.friedrich.wording import say
from sanssouci.terminal.war.theatre import Theatre
from sanssouci.terminal.wording import capital

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
    return capital(say(f"name.{id}"))


THEATRE: Final = Theatre(ATLAS, nation_name, NATION_STYLES)
