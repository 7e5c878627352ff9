"""F5.6 Protection: which objectives are safe because a general is near.

All that counts is where the pieces stand and the text of fate in force, which everybody can see; so
the functions ask for these and not for a position, and serve those who have but a view.
"""

from __future__ import annotations

from collections.abc import Sequence

from sanssouci.games.friedrich.atlas import ATLAS, GENERALS, GRAPH, HEINRICH, TRAINS
from sanssouci.games.friedrich.fate_cards import text
from sanssouci.games.friedrich.nations import (
    ATTACKERS,
    AUSTRIA,
    DEFENDERS,
    IMPERIAL,
    NATIONS,
    PRUSSIA,
)
from sanssouci.steps import conquest as steps

HEINRICHS_RANGE = 4
_WATCHED_FROM = ATLAS.watched_from
_HEINRICH_WATCHES_FAR = text(11, "H")
_PROTECTORS = [
    (*generals, *TRAINS[IMPERIAL]) if nation == IMPERIAL else generals  # F5.13
    for nation, generals in enumerate(GENERALS)
]
_DEFENDERS = [DEFENDERS if nation in ATTACKERS else (AUSTRIA,) for nation in range(len(NATIONS))]
"""By nation, whose land it may conquer."""
_OWNERS = [ATTACKERS if nation in DEFENDERS else (PRUSSIA,) for nation in range(len(NATIONS))]
"""By nation, who may have conquered what it defends."""


def watched(place: Sequence[int], fate: int, nation: int) -> int:
    """Cities one to three steps from a general of the nation, whatever stands between (F5.6)."""
    mask = steps.watched(_WATCHED_FROM, place, _PROTECTORS[nation])
    if nation == PRUSSIA and fate == _HEINRICH_WATCHES_FAR:
        mask |= _watched_by(place, fate, HEINRICH)
    return mask


def _watched_by(place: Sequence[int], fate: int, piece: int) -> int:
    """What one protector watches from where he stands (F5.6, F11.11H)."""
    city = place[piece]
    if piece == HEINRICH and fate == _HEINRICH_WATCHES_FAR and city >= 0:
        return ATLAS.near(city, HEINRICHS_RANGE)
    return _WATCHED_FROM[city]


def guards(place: Sequence[int], fate: int, city: int, taker: int) -> list[int]:
    """The pieces that protect an objective from the nation that wants it, the closest first."""
    bit, distances = GRAPH.bit[city], GRAPH.distances(city)
    found = [
        piece
        for defender in _DEFENDERS[taker]
        if bit & ATLAS.defended[defender]
        for piece in _PROTECTORS[defender]
        if bit & _watched_by(place, fate, piece)
    ]
    return sorted(found, key=lambda piece: distances[place[piece]])


def against_conquest(place: Sequence[int], fate: int, nation: int, wanted: int) -> int:
    """Those of the wanted objectives that the nation defending their land protects (F5.5)."""
    guarded = 0
    for defender in _DEFENDERS[nation]:
        theirs = wanted & ATLAS.defended[defender]
        if theirs:
            guarded |= theirs & watched(place, fate, defender)
    return guarded


def against_reconquest(place: Sequence[int], fate: int, nation: int, lost: int) -> int:
    """Those of the lost objectives that the nation which took them protects (F5.12)."""
    guarded = 0
    for owner in _OWNERS[nation]:
        held = lost & ATLAS.all_objectives[owner]
        if held:
            guarded |= held & watched(place, fate, owner)
    return guarded
