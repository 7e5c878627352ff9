"""Colours of the nations, readable on dark and on light screens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sanssouci.games.crisis.atlas import PACK

NATION_STYLES: Final[Mapping[str, str]] = {
    "prussia": "bold #4f7fdc",
    "britain": "bold #38a5dc",
    "austria": "bold",
    "france": "bold #d8504a",
    "russia": "bold #2f9e50",
    "sweden": "bold #7fb52f",
    "saxony": "bold #c9713a",
    "empire": "bold #c29a00",
}
NATION_NAMES: Final = {nation.id: nation.name for nation in PACK.nations}
SIDE_NAMES: Final = {"prussia": "Prussian alliance", "austria": "Austrian alliance"}
