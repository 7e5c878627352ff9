"""Maria's maps as the terminal shows them, and the colours of the powers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sanssouci.games.maria.atlas import ATLAS
from sanssouci.games.maria.wording import say
from sanssouci.terminal.war.theatre import Theatre
from sanssouci.terminal.wording import capital

NATION_STYLES: Final[Mapping[str, str]] = {
    "france": "bold #d8504a",
    "bavaria": "bold #c29a00",
    "prussia": "bold #4f7fdc",
    "saxony": "bold #7fb52f",
    "austria": "bold",
    "pragmatic": "bold #38a5dc",
}


def power_name(id: str) -> str:
    return capital(say(f"name.{id}"))


THEATRE: Final = Theatre(ATLAS, power_name, NATION_STYLES)
