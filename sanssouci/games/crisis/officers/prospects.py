"""What a position promises: the chance of either alliance to win, a draw in between.

A position is told in a few numbers. What they weigh was learnt from games of captains
(``tools/learn_crisis_prospects.py``) and stands in ``prospects.json``. Everything is looked at,
as the position is that of an imagined world or of a war that is over.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Final

from sanssouci.games.crisis.atlas import AUSTRIAN, CAPITAL, PRUSSIAN, SEATS, TURNS
from sanssouci.games.crisis.position import Position
from sanssouci.games.crisis.units import DEPLETED, NATION_OF
from sanssouci.games.crisis.victory import CONQUERED_AT, exhausted_at
from sanssouci.kernel import add_up

FILE: Final = Path(__file__).parent / "prospects.json"

FEATURES: Final = (
    "one", "resources", "margin", "nearly exhausted", "nearly conquered", "besieged",
    "full units", "enemy full units", "worn units", "enemy worn units", "reserve", "enemy reserve",
    "cards", "enemy cards", "turns left", "margin for each turn left", "empress dead",
    "capital lost",
)  # fmt: skip
"""All of them as the Prussian alliance sees it."""


def worth(position: Position, seat: str) -> float:
    """The seat's chance to win."""
    if position.outcome:
        return float(seat in position.outcome.winners)
    numbers = features(position)
    scores = {each: add_up(map(mul, _weights()[each], numbers)) for each in SEATS}
    # Nobody wins a draw; both regressions are made to leave room for it.
    shares = {each: exp(max(-30.0, min(30.0, score))) for each, score in scores.items()}
    return shares[seat] / (1 + add_up(shares.values()))


def features(position: Position) -> list[float]:
    """A position in the order of ``FEATURES``."""
    resources = position.resources(position.friends(PRUSSIAN))
    margin = resources - exhausted_at(position)
    full, worn, reserve = [0, 0], [0, 0], [0, 0]
    for units in position.at:
        for unit in units:
            count = worn if unit & DEPLETED else full
            count[position.side(NATION_OF[unit])] += 1
    for nation, troops in enumerate(position.reserve):
        reserve[position.side(nation)] += troops
    turns_left = len(TURNS) - position.turn
    besieged = position.besieged_spaces() & position.controlled(PRUSSIAN)
    return [
        1.0,
        float(resources),
        float(margin),
        1 / (1 + max(0, margin)),
        1 / (1 + max(0, CONQUERED_AT - resources)),
        float(besieged.bit_count()),
        float(full[PRUSSIAN]),
        float(full[AUSTRIAN]),
        float(worn[PRUSSIAN]),
        float(worn[AUSTRIAN]),
        float(reserve[PRUSSIAN]),
        float(reserve[AUSTRIAN]),
        float(len(position.hands[PRUSSIAN])),
        float(len(position.hands[AUSTRIAN])),
        float(turns_left),
        margin / (1 + turns_left),
        float(position.empress_dead),
        float(position.holder(CAPITAL) == AUSTRIAN),
    ]


@cache
def _weights() -> Mapping[str, Sequence[float]]:
    table = json.loads(FILE.read_text(encoding="utf-8"))
    return {seat: [table[seat][feature] for feature in FEATURES] for seat in SEATS}
