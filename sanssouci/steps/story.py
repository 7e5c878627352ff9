"""The story of a war led by generals: what the lines are about that the steps tell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sanssouci.kernel.story import Beat, Scene, View

MARCH: Final = Beat("march", places=("road",), pieces=("group",))
FALL: Final = Beat("fall", by=("nation",), places=("city",))
_LOST: Final = Beat("loss", places=("city",), pieces=("general",))

BEATS: Final[Mapping[str, Beat]] = {
    "log.turn": Beat("turn", mark="turn"),
    "log.stage": Beat("stage", by=("nation", "nations")),
    "log.conquers": FALL,
    "log.question": Beat("claim", by=("nation",), places=("city",)),
    "log.train_destroyed": Beat("loss", places=("city",), pieces=("train",)),
    "log.combat": Beat(
        "duel", places=("own_city", "city"), pieces=("attacker", "defender"), mark="battle"
    ),
    "log.plays": Beat("blow", by=("nation",)),
    "log.tie": Beat("outcome", pieces=("attacker", "defender"), winner=()),
    "log.defeat": Beat("outcome", pieces=("winner", "loser"), winner=("winner",)),
    "log.no_way_out": Beat("outcome", by=("nation",), places=("city",)),
    "log.retreats": Beat("retreat", places=("start", "end"), pieces=("general",)),
    "log.leaves_map": _LOST,
    "log.starved": _LOST,
    "log.enters": Beat("arrival", places=("city",), pieces=("piece",)),
}


def standing(view: View) -> Scene | None:
    """A retreat to be chosen, a duel, or the choice which one is next."""
    if retreat := view.get("retreat"):
        return Scene("retreat", (retreat["city"], *retreat["ends"]))
    if battle := view.get("battle"):
        return Scene("duel", tuple(battle["cities"]))
    if combats := view.get("combats"):
        return Scene("duel", tuple(dict.fromkeys(city for pair in combats for city in pair)))
    return None
