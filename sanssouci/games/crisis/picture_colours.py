"""How the nations look on the map, by day and by candle-light."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Final

from sanssouci.board.drawing.theme import CANDLE, DAY, NationColours, Theme

LETTERS: Final[Mapping[str, str]] = {
    "prussia": "P",
    "britain": "B",
    "austria": "A",
    "france": "F",
    "russia": "R",
    "sweden": "S",
    "saxony": "X",
    "empire": "E",
}

_LIGHT = "#fffaf0"
_DARK = "#1d150d"

THEMES: Final[Mapping[str, Theme]] = {
    "day": dataclasses.replace(
        DAY,
        tints={
            "prussia": "#a3b9e4",
            "britain": "#b9def2",
            "austria": "#ded7c6",
            "france": "#eab5a8",
            "sweden": "#bfe0a6",
            "saxony": "#e8c6a6",
            "empire": "#f2df98",
        },
        nations={
            "prussia": NationColours("#1d3a73", _LIGHT, "#1d3a73", _LIGHT),
            "britain": NationColours("#8fc1e3", _DARK, "#8fc1e3", _DARK),
            "austria": NationColours("#f8f0d8", _DARK, "#f8f0d8", _DARK),
            "france": NationColours("#b32d26", _LIGHT, "#b32d26", _LIGHT),
            "russia": NationColours("#24663a", _LIGHT, "#24663a", _LIGHT),
            "sweden": NationColours("#a5d47c", _DARK, "#a5d47c", _DARK),
            "saxony": NationColours("#c9713a", _DARK, "#d0814c", _DARK),
            "empire": NationColours("#f0c132", _DARK, "#f0c132", _DARK),
        },
    ),
    "candle": dataclasses.replace(
        CANDLE,
        tints={
            "prussia": "#33466e",
            "britain": "#33586e",
            "austria": "#776c56",
            "france": "#6e2f2a",
            "sweden": "#46683a",
            "saxony": "#5d402b",
            "empire": "#6e5d22",
        },
        nations={
            "prussia": NationColours("#2c519e", _LIGHT, "#3a62b8", _LIGHT),
            "britain": NationColours("#8fc1e3", _DARK, "#8fc1e3", _DARK),
            "austria": NationColours("#f5ecd2", _DARK, "#f5ecd2", _DARK),
            "france": NationColours("#bd352d", _LIGHT, "#cc4a40", _LIGHT),
            "russia": NationColours("#2f7d48", _LIGHT, "#37905a", _LIGHT),
            "sweden": NationColours("#a5d47c", _DARK, "#a5d47c", _DARK),
            "saxony": NationColours("#d0814c", _DARK, "#d98d59", _DARK),
            "empire": NationColours("#efc23a", _DARK, "#efc23a", _DARK),
        },
    ),
}
