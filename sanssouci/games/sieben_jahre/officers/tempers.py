"""Tempers: the same captain with other leanings, as data.

A temper multiplies what the captain holds dear (``weights``) or bounds what he dares. All of them
know and reckon alike; who is to be weaker sees less far.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sanssouci.games.sieben_jahre.officers import weights
from sanssouci.steps.officers.tempers import met_among, temper_among

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
    capital: float = 1.0
    """How much a principal capital of the enemy is worth."""
    hunt: float = 1.0
    """How much it is worth to drive off an army, for its own sake."""
    rescue: float = 1.0
    """The same of an army that has come near to a capital."""
    restore: float = 1.0
    """How much a garrison is worth in a captured town."""
    defeat: float = weights.DEFEAT
    """What a lost battle costs, as a share of what a won one gains."""
    patience: float = weights.PATIENCE
    """What a gain is worth if it comes a fraction later."""
    follow: float = weights.SECOND_ARMY
    """What a goal is worth to the next army once one is on its way there."""
    after: float = weights.AFTER_A_BATTLE
    """The share of the chance to take a town that is left once the field is won."""
    together: float = weights.TOGETHER
    """The chance below which armies unite."""
    alarm: float = weights.ALARM
    """How near to a capital an enemy army makes it a post."""
    gates: float = weights.AT_THE_GATES
    """How near to a capital it is attacked at any odds."""
    reach: float = weights.GUARD_REACH
    """From how far away guards are called."""
    defence: float = 1.0
    """How many coins are kept for the defence of a capital."""
    reserve: float = 1.0
    """How many are kept for the Events of a year before another army is raised."""
    pinch: float = weights.THRIFT
    """How much dearer an action is when the purse will not last."""
    give_up: float = weights.GIVE_UP_AT
    """A force leaves the field when the enemy's is this many times as strong."""


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
MET: Final = met_among(TEMPERS)


def temper_named(name: str) -> Temper:
    return temper_among(TEMPERS, name)
