"""The sheet: its three theatres, and how latitude and longitude are carried to each.

Where provinces lie close together (Germany, the Hudson valley) a lens enlarges the land; what is
around it is pushed outwards, so that its shape stays true.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from sanssouci.board.drawing.lettering import Box
from sanssouci.board.drawing.svg import XY

WIDTH, HEIGHT = 3640.0, 2320.0


@dataclass(frozen=True)
class Theatre:
    """A part of the world in a frame of its own."""

    id: str
    frame: Box
    centre: XY
    """Longitude and latitude of the middle of the lens."""
    at: XY
    """Where on the sheet that is."""
    scale: XY
    """Units to a degree of longitude and of latitude, outside the lens."""
    swell: float
    """How far the lens pushes outwards what lies beyond it."""
    reach: float
    """How large the lens is."""

    def project(self, lat: float, lon: float) -> XY:
        x = (lon - self.centre[0]) * self.scale[0]
        y = (self.centre[1] - lat) * self.scale[1]
        far = math.hypot(x, y)
        factor = 1.0 + (self.swell * math.tanh(far / self.reach) / far if far else 0.0)
        return self.at[0] + x * factor, self.at[1] + y * factor


AMERICA: Final = Theatre(
    "america",
    Box(24, 24, 1096, 1010),
    (-74.6, 43.4),
    (530, 440),
    (22.5, 33.0),
    130.0,
    105.0,
)
CARIBBEAN: Final = Theatre(
    "caribbean",
    Box(24, 1034, 1096, 1780),
    (-66.0, 17.5),
    (780, 1475),
    (26.0, 27.5),
    60.0,
    120.0,
)
EUROPE: Final = Theatre(
    "europe",
    Box(1120, 0, WIDTH, HEIGHT),
    (11.3, 51.0),
    (2535, 1015),
    (36.5, 56.5),
    445.0,
    385.0,
)
THEATRES: Final = (AMERICA, CARIBBEAN, EUROPE)
LEGEND: Final = Box(24, 1804, 1096, HEIGHT - 24)

_AMERICAN: Final = range(1, 4)
_CARIBBEAN: Final = range(4, 6)
_OPEN_SEA: Final = 6
_HALFWAY: Final = -45.0


def theatre_of(sector: int, lon: float) -> Theatre:
    """The theatre that shows a sector of the map; the open sea is shared at mid-ocean."""
    if sector in _CARIBBEAN:
        return CARIBBEAN
    if sector in _AMERICAN or (sector == _OPEN_SEA and lon < _HALFWAY):
        return AMERICA
    return EUROPE
