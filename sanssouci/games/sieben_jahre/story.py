"""What the log of Sieben Jahre tells: years, fractions, marches step by step, fights, sieges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sanssouci.kernel.story import Args, Beat, Die, Scene, Story, View

_FIGHT: Final = Beat("battle", places=("place",), pieces=("who", "foe"), mark="battle")
_SIEGE: Final = Beat("siege", places=("place",), pieces=("who",), mark="battle")
_SIEGES: Final = frozenset(("assault", "bombardment"))
_FALL: Final = Beat("fall", by=("state",), places=("region",))


def _fortune(args: Args) -> Sequence[Die]:
    return [Die(int(args["die"]), int(args["die"]))]


def players(view: View) -> Mapping[str, str | None]:
    return {board: each["seat"] for board, each in view["boards"].items()}


def standing(view: View) -> Scene | None:
    if battle := view.get("battle"):
        return Scene("siege" if battle["kind"] in _SIEGES else "battle", (battle["place"],))
    return None


STORY: Final = Story(
    {
        "log.year": Beat("winter", mark="winter"),
        "log.fortune": Beat("fate", mark="fate", dice=_fortune),
        "log.fraction": Beat("turn", mark="turn"),
        "log.turn": Beat("stage", by=("board",)),
        "log.event": Beat("fate", by=("board",)),
        "log.goes": Beat("march", places=("start", "place"), pieces=("who",)),
        "log.lands": Beat("march", places=("place",), pieces=("who",)),
        "log.retires": Beat("retreat", places=("start", "place"), pieces=("who",)),
        "log.raised": Beat("arrival", places=("place",), pieces=("who",)),
        "log.stands": Beat("arrival", places=("place",), pieces=("who",)),
        "log.fight_field": _FIGHT,
        "log.fight_fleet": _FIGHT,
        "log.fight_assault": _SIEGE,
        "log.fight_bombardment": _SIEGE,
        "log.plays": Beat("blow", pieces=("who",)),
        "log.sum": Beat("blow", pieces=("who",)),
        "log.won": Beat("outcome", places=("place",), pieces=("who",), winner=("who",)),
        "log.drawn": Beat("outcome", places=("place",), pieces=("who",), winner=("who",)),
        "log.held": Beat("outcome", places=("place",), winner=("who",)),
        "log.siege_lifted": Beat("outcome", places=("place",)),
        "log.captured": _FALL,
        "log.returned": Beat("fall", places=("region",)),
        "log.starved": Beat("fall", places=("region",), pieces=("who",)),
        "log.state_falls": Beat("fate", by=("by",), mark="fate"),
        "log.leaves_war": Beat("fate", mark="fate"),
        "log.state_back": Beat("fate"),
        "log.america": Beat("fate", mark="fate"),
        "log.destroyed": Beat("loss", pieces=("who",)),
        "log.lost_at_sea": Beat("loss", pieces=("who",)),
        "log.convoy_lost": Beat("loss", places=("place",)),
        "log.scorched": Beat("claim", places=("region",)),
        "log.forages": Beat("claim", places=("place",), pieces=("who",)),
    },
    standing,
    players,
)
