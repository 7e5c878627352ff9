"""M17 The political board: three tracks, and what their boxes mean."""

from __future__ import annotations

from typing import Final, NamedTuple

from sanssouci.games.maria.political_cards import POLITICS
from sanssouci.games.maria.political_tables import TRACKS

BOX: Final = {(TRACKS.index(box.track), box.box): box for box in POLITICS.boxes}
"""By number of the track and of the box, from 1 to 5."""
FIRST_BOXES: Final = tuple(
    next(box.box for box in POLITICS.boxes if box.track == track and box.start) for track in TRACKS
)


class Mission(NamedTuple):
    """A mission box: a power sends a general there while the marker of a track asks for it."""

    track: int
    power: str
    gate: str
    """The town where he comes back (M17.5)."""


MISSIONS: Final = tuple(
    dict.fromkeys(
        Mission(track, box.mission, box.gate) for (track, _), box in BOX.items() if box.mission
    )
)
EAST_PRUSSIA: Final = next(n for n, mission in enumerate(MISSIONS) if mission.power == "prussia")
"""The mission on which a general begins (M3.1)."""
