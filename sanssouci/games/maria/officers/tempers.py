"""Tempers: the same captain with other leanings, as data.

A temper multiplies what the captain holds dear (``weights``) or bounds what he dares. All of them
know and reckon alike; who is to be weaker sees less far.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sanssouci.steps.officers.tempers import temper_among

ALL_THE_MAP: Final = 99


@dataclass(frozen=True)
class Temper:
    """What a captain leans to; 1 is the captain's own measure."""

    name: str
    fear: float = 1.0
    """How much the danger counts that an enemy's next march could bring."""
    thrift: float = 1.0
    """How dear the points of cards are."""
    levies: float = 1.0
    """How much new troops are worth."""
    ambition: float = 1.0
    """How much the fortresses are worth that can be taken."""
    guard: float = 1.0
    """How much it is worth to cover what the enemy wants."""
    nerve: float = 0.0
    """Attacks with a smaller chance than this are not sought."""
    sight: int = ALL_THE_MAP
    """How many towns away a fortress is still seen; beyond it only the nearest one is."""


EVEN: Final = Temper("even")
"""The captain as he is."""
_OTHERS: Final = (
    Temper("bold", fear=0.5, thrift=0.8, ambition=1.2),
    Temper("wary", fear=1.6, nerve=0.5, guard=1.2),
    Temper("hoarding", thrift=1.7, levies=0.7),
    Temper("racing", ambition=1.6, fear=0.7, guard=0.5),
    Temper("greedy", fear=0.0, guard=0.0, thrift=0.6),
)
_SHORT_SIGHTED: Final = Temper("short-sighted", guard=0.0, thrift=0.3, sight=2)
"""The lieutenant's: the next fortress, and nothing of what the enemy wants. He fears for his army
as the captain does: without fear he attacks more and wins no less."""
TEMPERS: Final = {temper.name: temper for temper in (EVEN, *_OTHERS, _SHORT_SIGHTED)}


def temper_named(name: str) -> Temper:
    return temper_among(TEMPERS, name)
