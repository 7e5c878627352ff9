"""Names and colours of the nations, readable on dark and on light screens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sanssouci.games.crisis.wording import say

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


def nation_name(id: str) -> str:
    return say(f"name.{id}")


def side_name(seat: str) -> str:
    return say(f"side.{seat}")
