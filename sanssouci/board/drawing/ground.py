"""The layers that lie under every map of ours, from the sea to the frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sanssouci.board.drawing import cities, inscriptions, land, sheet
from sanssouci.board.drawing.cities import Town
from sanssouci.board.drawing.theme import Theme


@dataclass(frozen=True)
class Ground:
    """What a map is drawn on; all of it is read when a layer is first drawn."""

    size: tuple[float, float]
    grid: sheet.Grid
    data: Path
    """The folder with the inscriptions."""
    geography: Callable[[], land.Geography]
    towns: Callable[[], tuple[Town, ...]]

    def layer(self, name: str, theme: Theme) -> str:
        """One of the layers; ValueError if it is none of these."""
        match name:
            case "sea":
                return sheet.paper(*self.size) + land.sea_layer(*self.size)
            case "land":
                return land.land_layer(self.geography(), theme)
            case "hills":
                return land.hills_layer(self.geography())
            case "water":
                return land.water_layer(self.geography())
            case "lettering":
                return inscriptions.countries_and_seas(self.data)
            case "river-names":
                return inscriptions.rivers(self.data)
            case "cities":
                return cities.city_layer(self.towns())
            case "frame":
                return sheet.frame_layer(*self.size, self.grid)
        raise ValueError(f"there is no layer {name!r}")
