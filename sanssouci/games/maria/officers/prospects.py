"""What a position is worth: each power's chance to be the first without markers, or the best."""

from __future__ import annotations

from math import exp
from typing import Final

from sanssouci.games.maria.atlas import GENERALS
from sanssouci.games.maria.nations import AUSTRIA, MAJORS
from sanssouci.games.maria.position import OFF, Position

_MARKER: Final = 0.45
"""What a marker in the pool costs, in the exponent; the fewer are left, the more it decides."""
_LAST: Final = 1.6
"""Added for a pool all but empty, and shared among its markers."""
_WINTER: Final = 0.12
"""A point in the winter scores, which decide if nobody has won before."""
_TROOP: Final = 0.05
_CARD: Final = 0.05
_HUNGRY: Final = 0.25
"""A general face-down."""
_GONE: Final = 0.15
"""A general off the map."""
_INTRODUCTORY_TURNS: Final = 0.25
"""What each turn gone brings Austria where it wins by lasting."""


def worth(position: Position, seat: str) -> float:
    """The seat's chance to win."""
    if position.outcome:
        return float(seat in position.outcome.winners)
    shares = {nation: exp(_standing(position, nation)) for nation in _contenders(position)}
    total = sum(shares.values())
    return sum(share for nation, share in shares.items() if position.seat(nation) == seat) / total


def _contenders(position: Position) -> list[int]:
    return [nation for nation in MAJORS if nation in position.setting.nations]


def _standing(position: Position, nation: int) -> float:
    """How well a power stands, all that is hidden looked at."""
    forces = [n for n in position.setting.nations if position.major_of(n) == nation]
    standing = 0.0
    for power in forces:
        standing += _TROOP * position.total(power) + _CARD * len(position.hands[power])
        for general in GENERALS[power]:
            standing -= _HUNGRY * position.is_down(general) + _GONE * (
                position.place[general] == OFF
            )
    if nation == AUSTRIA and not position.setting.whole_war:
        return standing + _INTRODUCTORY_TURNS * position.turn
    left = position.pool[nation]
    standing -= _MARKER * left - _LAST / (1 + left)
    return standing - _WINTER * sum(position.winter_scores[nation])
