"""Tempers: the same captain with other leanings, as data.

A temper multiplies what the captain holds dear (``weights``) or bounds what he dares. All of them
know and reckon alike; who is to be weaker sees less far.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sanssouci.games.sieben_jahre.officers import weights
from sanssouci.steps.officers.tempers import temper_among

ALL_THE_MAP: Final = 99


@dataclass(frozen=True)
class Temper:
    """What a captain leans to; 1 is the captain's own measure."""

    name: str
    guard: float = 1.0
    """How strong a guard has to be; 0 for none."""
    thrift: float = 1.0
    """How much more an action must promise, and how many coins are kept."""
    ambition: float = 1.0
    """How much the towns are worth that can be taken."""
    attack: float = weights.ATTACK_AT
    """The least chance at which a battle is sought."""
    storm: float = weights.STORM_AT
    """The least chance at which a town is stormed and not starved."""
    leave: float = weights.LEAVE_AT
    """The chance below which a battle is avoided."""
    sight: int = ALL_THE_MAP
    """How many steps away a town is still seen; beyond it only the nearest one is."""


EVEN: Final = Temper("even")
"""The captain as he is."""
_OTHERS: Final = (
    Temper("bold", guard=0.7, thrift=0.6, attack=0.45, storm=0.3, leave=0.2),
    Temper("wary", guard=1.4, attack=0.7, storm=0.55, leave=0.45),
    Temper("hoarding", thrift=2.0),
    Temper("racing", guard=0.6, thrift=0.8, ambition=1.6),
    Temper("greedy", guard=0.0, thrift=0.6, attack=0.5),
)
_SHORT_SIGHTED: Final = Temper("short-sighted", guard=0.0, thrift=0.3, sight=4)
"""The lieutenant's: towns within a march or two, no posts, and no thought of next year's purse."""
TEMPERS: Final = {temper.name: temper for temper in (EVEN, *_OTHERS, _SHORT_SIGHTED)}


def temper_named(name: str) -> Temper:
    return temper_among(TEMPERS, name)
