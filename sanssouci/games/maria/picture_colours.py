"""The colours of powers and countries by day and by candle-light, and the letters beside them."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Final

from sanssouci.board.drawing.theme import CANDLE, DAY, NationColours, Theme

LETTERS: Final[Mapping[str, str]] = {
    "france": "F",
    "bavaria": "B",
    "prussia": "P",
    "saxony": "S",
    "austria": "A",
    "pragmatic": "PA",
    "silesia": "",
    "empire": "",
}
#: The letter of a country on its fortresses; the lands of nobody have none.
COUNTRY_LETTERS: Final[Mapping[str, str]] = {**LETTERS, "dutch": "D", "hanover": "H"}

#: In whose colour a country's fortresses are drawn.
COLOUR_OF: Final[Mapping[str, str]] = {"dutch": "pragmatic", "hanover": "pragmatic"}

_WHITE = "#fffaf0"
_DARK = "#1d150d"

THEMES: Final[Mapping[str, Theme]] = {
    "day": dataclasses.replace(
        DAY,
        tints={
            "france": "#ecb3a3",
            "bavaria": "#f4dc7e",
            "prussia": "#97aede",
            "saxony": "#bfe0a6",
            "austria": "#f6ecc9",
            "dutch": "#b7dcf1",
            "hanover": "#b7dcf1",
            "silesia": "#d9c6dd",
            "empire": "#ddd3c2",
            "poland": "#cdc8ba",
        },
        nations={
            "france": NationColours("#b32d26", _WHITE, "#b32d26", _WHITE),
            "bavaria": NationColours("#f0c132", _DARK, "#f0c132", _DARK),
            "prussia": NationColours("#1d3a73", _WHITE, "#1d3a73", _WHITE),
            "saxony": NationColours("#8fc96b", _DARK, "#8fc96b", _DARK),
            "austria": NationColours("#f8f0d8", _DARK, "#f8f0d8", _DARK),
            "pragmatic": NationColours("#86bfe6", _DARK, "#86bfe6", _DARK),
            "silesia": NationColours("#a98bb3", _WHITE, "#a98bb3", _WHITE),
            "empire": NationColours("#8b877f", _WHITE, "#8b877f", _WHITE),
        },
    ),
    "candle": dataclasses.replace(
        CANDLE,
        tints={
            "france": "#74352d",
            "bavaria": "#75611f",
            "prussia": "#30467a",
            "saxony": "#446a37",
            "austria": "#7d7257",
            "dutch": "#31596f",
            "hanover": "#31596f",
            "silesia": "#5b4763",
            "empire": "#463d31",
            "poland": "#37342b",
        },
        nations={
            "france": NationColours("#bd352d", _WHITE, "#cc4a40", _WHITE),
            "bavaria": NationColours("#efc23a", _DARK, "#efc23a", _DARK),
            "prussia": NationColours("#2c519e", _WHITE, "#3a62b8", _WHITE),
            "saxony": NationColours("#8fc96b", _DARK, "#8fc96b", _DARK),
            "austria": NationColours("#f5ecd2", _DARK, "#f5ecd2", _DARK),
            "pragmatic": NationColours("#86bfe6", _DARK, "#86bfe6", _DARK),
            "silesia": NationColours("#a98bb3", _DARK, "#b79ac1", _DARK),
            "empire": NationColours("#a9a59b", _DARK, "#a9a59b", _DARK),
        },
    ),
}
