"""What a position is worth: each power's chance to be the first without markers, or the best.

A power is told in a few numbers. What they weigh was learnt from wars of captains
(``tools/learn_maria_prospects.py``) and stands in ``prospects.json``. Everything is looked at, as
the position is that of an imagined world.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Final

from sanssouci.games.maria import conquest
from sanssouci.games.maria.atlas import GENERALS
from sanssouci.games.maria.nations import AUSTRIA, MAJORS, NATIONS
from sanssouci.games.maria.officers.ground import TERRAIN
from sanssouci.games.maria.position import OFF, Position
from sanssouci.games.maria.victory import left_to_place
from sanssouci.games.maria.victory_markers import BATTLE_BOX_ROOM
from sanssouci.kernel import add_up

FILE: Final = Path(__file__).parent / "prospects.json"
FEATURES: Final = (
    *(NATIONS[nation] for nation in MAJORS),
    "markers left", "the last markers", "markers left late", "winter scores", "troops", "cards",
    "generals off", "generals down", "fortresses open", "fortresses guarded", "battles to win",
    "neutral", "set aside",
)  # fmt: skip
"""The first four are 1 for the power of that name, and 0 for the others."""
_MOST_IN_REACH: Final = 4.0
"""Of the fortresses in reach more than a few are no better: a turn has only so many marches."""

# Of the introductory game, in which Austria wins by lasting, set by hand.
_TROOP: Final = 0.05
_CARD: Final = 0.05
_MARKER: Final = 0.45
_LAST: Final = 1.6
_TURN: Final = 0.25


def worth(position: Position, seat: str) -> float:
    """The seat's chance to win."""
    if position.outcome:
        return float(seat in position.outcome.winners)
    standing = _learnt if position.setting.whole_war else _introductory
    shares = {nation: exp(standing(position, nation)) for nation in contenders(position)}
    total = add_up(shares.values())
    return (
        add_up(share for nation, share in shares.items() if position.seat(nation) == seat) / total
    )


def contenders(position: Position) -> list[int]:
    return [nation for nation in MAJORS if nation in position.setting.nations]


def _learnt(position: Position, nation: int) -> float:
    return add_up(map(mul, _weights(), features(position, nation)))


@cache
def _weights() -> Sequence[float]:
    table: Mapping[str, float] = json.loads(FILE.read_text(encoding="utf-8"))
    return [table[name] for name in FEATURES]


def features(position: Position, nation: int) -> list[float]:
    """How a major power stands, in the order of ``FEATURES``."""
    forces = [n for n in position.setting.nations if position.major_of(n) == nation]
    generals = [general for power in forces for general in GENERALS[power]]
    left, late = left_to_place(position, nation), position.turn / position.setting.turns
    open_ = guarded = 0.0
    for power in forces:
        free, kept = conquest.targets(position, power)
        stands = tuple(position.stacks(power))
        if stands:
            open_ += add_up(near for _, near in TERRAIN.threats(free, stands))
            guarded += add_up(near for _, near in TERRAIN.threats(kept, stands))
    return [
        *(float(nation == other) for other in MAJORS),
        float(left),
        1 / (1 + left),
        left * late,
        sum(position.winter_scores[nation]) * late,
        sum(map(position.total, forces)) / sum(map(position.ceiling, forces)),
        sum(len(position.hands[power]) for power in forces) / 10,
        float(sum(position.place[general] == OFF for general in generals)),
        float(sum(position.is_down(general) for general in generals)),
        min(_MOST_IN_REACH, open_),
        min(_MOST_IN_REACH, guarded),
        float(BATTLE_BOX_ROOM - position.battle_box[nation]),
        float(position.is_neutral(nation)),
        float(position.set_aside[nation]),
    ]


def _introductory(position: Position, nation: int) -> float:
    forces = [n for n in position.setting.nations if position.major_of(n) == nation]
    standing = add_up(
        _TROOP * position.total(power) + _CARD * len(position.hands[power]) for power in forces
    )
    if nation == AUSTRIA:
        return standing + _TURN * position.turn
    left = position.pool[nation]
    return standing - _MARKER * left + _LAST / (1 + left)
