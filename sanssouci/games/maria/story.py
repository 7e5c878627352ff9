"""What the log of Maria tells beside marches and duels: politics, the election, winters."""

from __future__ import annotations

from typing import Final

from sanssouci.kernel.story import Beat, Scene, Story, View
from sanssouci.steps.story import BEATS, FALL, MARCH
from sanssouci.steps.story import standing as in_the_field

_POLITICS: Final = Beat("politics", by=("nation",))
_POLITICAL_PHASES: Final = frozenset(
    ("turning_up", "naming_trump", "trump_card", "bidding", "choosing")
)


def standing(view: View) -> Scene | None:
    if "votes" in view:
        return Scene("election")
    if view["phase"] in _POLITICAL_PHASES:
        return Scene("politics")
    return in_the_field(view)


STORY: Final = Story(
    {
        **BEATS,
        "log.march": MARCH,
        "log.bypass": MARCH,
        "log.force": MARCH,
        "log.frees": FALL,
        "log.hussar_placed": Beat("march", places=("city",), pieces=("hussar",)),
        "log.hussars_leave": Beat("loss", places=("city",)),
        "log.displaced": Beat("retreat", places=("city", "to"), pieces=("who",)),
        "log.sent": Beat("loss", by=("nation",), pieces=("general",)),
        "log.mission_ends": Beat("arrival", places=("city",), pieces=("general",)),
        "log.second_train": Beat("arrival", places=("city",), pieces=("piece",)),
        "log.winter": Beat("winter", mark="winter"),
        "log.turned_up": _POLITICS,
        "log.trump_card": _POLITICS,
        "log.takes_card": _POLITICS,
        "log.shifts": _POLITICS,
        "log.turns_elector": FALL,
        "log.election_due": _POLITICS,
        "log.votes": Beat("election", by=("nation",)),
        "log.elected": Beat("election", by=("nation",), mark="fate"),
        "log.saxony": Beat("politics", mark="fate"),
        "log.annexed": Beat("politics", mark="fate"),
        "log.truce_over": Beat("politics", mark="fate"),
        "log.truce": _POLITICS,
        "log.italy": _POLITICS,
    },
    standing,
)
