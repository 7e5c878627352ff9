"""Tempers: the same captain with other leanings, as data.

A temper multiplies what the captain holds dear (``weights``) or bounds what he dares. All of them
reckon alike; who is to be weaker sees less far. What is learnt from games is a temper as well
(``learnt``): the leanings that people have by name are the first few, the others are its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from sanssouci.games.crisis.officers import weights
from sanssouci.steps.officers.tempers import met_among, temper_among

ALL_THE_MAP: Final = 99


@dataclass(frozen=True)
class Temper:
    """What a captain leans to; 1 is the captain's own measure."""

    name: str
    fear: float = 1.0
    """How much it counts what the enemy's next phases may cost."""
    ambition: float = 1.0
    """How much it counts to take a space at once, whether or not it can be kept."""
    thrift: float = 1.0
    """How dear cards are."""
    sight: float = 1.0
    """How much the outlook counts: who will hold what in the seasons ahead."""
    nerve: float = weights.COMMITTED
    """An attack with a smaller chance of winning the field is not begun."""
    reach: int = ALL_THE_MAP
    """How many points away a place is still seen as a goal."""
    urgency: float = 1.0
    """How much dearer resource spaces become as either end of the war comes near."""
    blows: float = 1.0
    """How fast the further blows of one enemy army count for less."""
    respite: float = 1.0
    """How much it counts that a capture puts off a defeat."""
    relief: float = 1.0
    """How much of a danger is gone for good when the enemy it comes from is beaten."""
    hits: float = 1.0
    """How much it counts in plans who takes more hits."""
    repulse: float = 1.0
    """How much a lost battle costs besides its hits and men."""
    stand: float = 1.0
    """How dear it is to leave a battle."""
    fades: float = 1.0
    """How fast a stack's weight fades with each space."""
    holder: float = 1.0
    """How much it weighs to hold a place."""
    guards: float = 1.0
    """How much of the hope to keep a place is lost with its guards."""
    rest: float = 1.0
    """How much it is worth to make a unit full again."""
    columns: float = 1.0
    """How dear the points are that make an attack stronger."""
    king: float = 1.0
    """How much it counts that Frederick may fall in a battle."""
    comrades: float = 1.0
    """How much new units are wanted where their army stands."""
    front: float = 1.0
    """How much they are wanted near the enemy's resource spaces."""

    def times(self, factors: Mapping[str, float]) -> Temper:
        """The same with some leanings multiplied."""
        return replace(
            self, **{name: getattr(self, name) * factor for name, factor in factors.items()}
        )


EVEN: Final = Temper("even")
"""The captain as he is."""
_OTHERS: Final = (
    Temper("bold", fear=0.6, ambition=1.2, thrift=0.7),
    Temper("wary", fear=1.6, ambition=0.8, nerve=0.6),
    Temper("hoarding", thrift=2.0),
    Temper("racing", fear=0.7, ambition=1.6, sight=0.6),
    Temper("greedy", fear=0.0, sight=0.0, thrift=0.6),
)
_SHORT_SIGHTED: Final = Temper("short-sighted", fear=0.2, sight=0.3, reach=1)
"""The lieutenant's: he sees what a single march can do, and little of what comes of it."""
TEMPERS: Final = {temper.name: temper for temper in (EVEN, *_OTHERS, _SHORT_SIGHTED)}
MET: Final = met_among(TEMPERS)


def temper_named(name: str) -> Temper:
    return temper_among(TEMPERS, name)
