"""What the log of Friedrich tells beside marches and duels."""

from __future__ import annotations

from typing import Final

from sanssouci.kernel.story import Beat, Story
from sanssouci.steps.story import BEATS, FALL, MARCH, standing

STORY: Final = Story(
    {
        **BEATS,
        "log.marches": MARCH,
        "log.reconquers": FALL,
        "log.fate": Beat("fate", mark="fate"),
        "log.fate_move": Beat("march", places=("start", "end"), pieces=("general",)),
        "log.leaves_war": Beat("fate", by=("nation",)),
        "log.removed": Beat("loss", pieces=("general",)),
        "log.liberated": Beat("fall", places=("city",)),
        "log.markers_gone": Beat("claim", places=("cities",)),
        "log.imperial_army": Beat("fate"),
        "log.subsidies": Beat("fate"),
        "log.overseas": Beat("fate"),
    },
    standing,
)
