"""Colours of the States, readable on dark and on light screens, and their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sanssouci.games.sieben_jahre.wording import say
from sanssouci.terminal.wording import capital

STATE_STYLES: Final[Mapping[str, str]] = {
    "france": "bold #4f7fdc",
    "austria": "bold #c98f2a",
    "britain": "bold #d8504a",
    "prussia": "bold #8a9cc8",
    "empire": "bold #c2a800",
    "saxony": "bold #7fa52f",
    "russia": "bold #2f9e50",
    "sweden": "bold #38a5dc",
    "spain": "bold #e08a2c",
    "portugal": "bold #3f9f6c",
    "hanover": "bold #b85a70",
    "hessen-kassel": "bold #a878b8",
    "brunswick": "bold #b57745",
}


def state_name(id: str) -> str:
    return capital(say(f"name.{id}"))
