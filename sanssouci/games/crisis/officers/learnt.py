"""The leanings that were learnt from games (``tools/learn_weights.py``), by scenario and seat.

What was learnt is a factor for each of the leanings of a temper: 1 for what stays by hand.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sanssouci.games.crisis.officers.tempers import Temper
from sanssouci.steps.officers.learnt import FILE_NAME, values_from

FILE: Final = Path(__file__).parent / FILE_NAME

LEARNABLE: Final = (
    "fear", "ambition", "thrift", "sight", "nerve", "urgency", "blows", "respite", "relief",
    "hits", "repulse", "stand", "fades", "holder", "guards", "rest", "columns",
    "king", "comrades", "front",
)  # fmt: skip
"""All leanings but ``reach``, which bounds what is seen."""


@cache
def leaning(temper: Temper, source: str, scenario: str, seat: str) -> Temper:
    """A temper, and what a bot was asked to go by: nothing else where nothing was learnt."""
    return temper.times(values_from(source, FILE, scenario, seat, lambda name: 1.0))
