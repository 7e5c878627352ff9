"""How the States look on the map, by day and by candle-light."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Final

from sanssouci.board.drawing.theme import CANDLE, DAY, NationColours, Theme

NEUTRAL: Final = "neutral"
"""The wash of ground that belongs to no State of the game."""

LETTERS: Final[Mapping[str, str]] = {
    "france": "F",
    "austria": "A",
    "britain": "G",
    "prussia": "P",
    "empire": "I",
    "saxony": "X",
    "russia": "R",
    "sweden": "S",
    "spain": "E",
    "portugal": "L",
    "hanover": "H",
    "hessen-kassel": "K",
    "brunswick": "B",
}

_LIGHT = "#fffaf0"
_DARK = "#1d150d"


def _marked(colour: str, letter: str) -> NationColours:
    return NationColours(colour, letter, colour, letter)


THEMES: Final[Mapping[str, Theme]] = {
    "day": dataclasses.replace(
        DAY,
        tints={
            "france": "#a9c0ea",
            "austria": "#f3e7c0",
            "britain": "#ecb0a4",
            "prussia": "#93a7c9",
            "empire": "#f2d57e",
            "saxony": "#cfdd9a",
            "russia": "#a8cfa6",
            "sweden": "#bcd9ea",
            "spain": "#f0c68e",
            "portugal": "#b9d8b4",
            "hanover": "#dca69c",
            "hessen-kassel": "#d9b8d4",
            "brunswick": "#e3bf9f",
            NEUTRAL: "#d8d2c6",
        },
        nations={
            "france": _marked("#2f5fb3", _LIGHT),
            "austria": NationColours("#faf2dc", _DARK, "#c98f2a", _DARK),
            "britain": _marked("#b32d26", _LIGHT),
            "prussia": _marked("#22304f", _LIGHT),
            "empire": _marked("#f5dd5c", _DARK),
            "saxony": _marked("#8fae3c", _DARK),
            "russia": _marked("#24663a", _LIGHT),
            "sweden": _marked("#7cb6db", _DARK),
            "spain": _marked("#e08a2c", _DARK),
            "portugal": _marked("#3f8f5c", _LIGHT),
            "hanover": _marked("#8f3a4e", _LIGHT),
            "hessen-kassel": _marked("#8a5a9a", _LIGHT),
            "brunswick": _marked("#a5683a", _LIGHT),
        },
    ),
    "candle": dataclasses.replace(
        CANDLE,
        tints={
            "france": "#2f4676",
            "austria": "#7a6f52",
            "britain": "#6e2f2a",
            "prussia": "#33415e",
            "empire": "#6e5d22",
            "saxony": "#525e2a",
            "russia": "#2c5238",
            "sweden": "#35566a",
            "spain": "#6f4a20",
            "portugal": "#33573c",
            "hanover": "#5c2c38",
            "hessen-kassel": "#4c3658",
            "brunswick": "#5d402b",
            NEUTRAL: "#3a352e",
        },
        nations={
            "france": _marked("#3f70c8", _LIGHT),
            "austria": NationColours("#f5ecd2", _DARK, "#d09a3a", _DARK),
            "britain": _marked("#bd352d", _LIGHT),
            "prussia": _marked("#3d5589", _LIGHT),
            "empire": _marked("#efc23a", _DARK),
            "saxony": _marked("#9dbb49", _DARK),
            "russia": _marked("#2f7d48", _LIGHT),
            "sweden": _marked("#86bfe2", _DARK),
            "spain": _marked("#e2933a", _DARK),
            "portugal": _marked("#4aa16a", _LIGHT),
            "hanover": _marked("#a34a60", _LIGHT),
            "hessen-kassel": _marked("#9c6bac", _LIGHT),
            "brunswick": _marked("#b57745", _LIGHT),
        },
    ),
}
