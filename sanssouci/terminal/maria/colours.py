"""Maria's maps as the terminal shows them: names and colours of the powers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sanssouci.games.maria.atlas import ATLAS
from sanssouci.games.maria.nations import NATION_NAMES, NATIONS
from sanssouci.terminal.war.theatre import Theatre

NATION_STYLES: Final[Mapping[str, str]] = {
    "france": "bold #d8504a",
    "bavaria": "bold #c29a00",
    "prussia": "bold #4f7fdc",
    "saxony": "bold #7fb52f",
    "austria": "bold",
    "pragmatic": "bold #38a5dc",
}
NAMES: Final[Mapping[str, str]] = {
    id: name.removeprefix("the ") for id, name in zip(NATIONS, NATION_NAMES, strict=True)
}
THEATRE: Final = Theatre(ATLAS, NAMES, NATION_STYLES)
