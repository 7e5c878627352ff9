"""F5.6 Protection: which objectives are safe because a general is near."""

from __future__ import annotations

from sanssouci.games.friedrich.atlas import ATLAS, GENERALS, HEINRICH, TRAINS
from sanssouci.games.friedrich.fate_cards import text
from sanssouci.games.friedrich.nations import (
    ATTACKERS,
    AUSTRIA,
    DEFENDERS,
    IMPERIAL,
    PRUSSIA,
)
from sanssouci.games.friedrich.position import Position

HEINRICHS_RANGE = 4
_HEINRICH_WATCHES_FAR = text(11, "H")
_WATCHED_FROM = ATLAS.watched_from
_PROTECTORS = [
    (*generals, *TRAINS[IMPERIAL]) if nation == IMPERIAL else generals  # F5.13
    for nation, generals in enumerate(GENERALS)
]


def watched(position: Position, nation: int) -> int:
    """Cities one to three steps from a general of the nation, whatever stands between (F5.6)."""
    mask = 0
    place = position.place
    for piece in _PROTECTORS[nation]:
        mask |= _WATCHED_FROM[place[piece]]
    if nation == PRUSSIA and position.fate == _HEINRICH_WATCHES_FAR and place[HEINRICH] >= 0:
        mask |= ATLAS.near(place[HEINRICH], HEINRICHS_RANGE)
    return mask


def against_conquest(position: Position, nation: int, wanted: int) -> int:
    """Those of the wanted objectives that the nation defending their land protects (F5.5)."""
    guarded = 0
    for defender in DEFENDERS if nation in ATTACKERS else (AUSTRIA,):
        theirs = wanted & ATLAS.defended[defender]
        if theirs:
            guarded |= theirs & watched(position, defender)
    return guarded


def against_reconquest(position: Position, nation: int, lost: int) -> int:
    """Those of the lost objectives that the nation which took them protects (F5.12)."""
    guarded = 0
    for owner in ATTACKERS if nation in DEFENDERS else (PRUSSIA,):
        held = lost & ATLAS.all_objectives[owner]
        if held:
            guarded |= held & watched(position, owner)
    return guarded
