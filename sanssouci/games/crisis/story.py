"""What the log of The Great Crisis tells: chits, marches, battles with their dice, winters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sanssouci.games.crisis.action_points import PRUSSIAN_BONUS
from sanssouci.games.crisis.atlas import PRUSSIAN_ARMY, TURNS
from sanssouci.games.crisis.events import FATAL
from sanssouci.games.crisis.losses import HIT
from sanssouci.games.crisis.pack import ARMIES
from sanssouci.games.crisis.winter import WORN_AT
from sanssouci.kernel.story import Args, Beat, Die, Mark, Scene, Story, View

_WINTERS: Final = frozenset((turn.month, str(turn.year)) for turn in TURNS if turn.winter)


def _turn(args: Args) -> Mark:
    return "winter" if (args["month"], str(args["year"])) in _WINTERS else "turn"


def _thrown(args: Args) -> Sequence[tuple[int, int]]:
    """By die, its face and what its bonus made of it."""
    faces, totals = (map(int, str(args[key]).split()) for key in ("faces", "dice"))
    return list(zip(faces, totals, strict=True))


def _battle_dice(args: Args) -> Sequence[Die]:
    return [Die(face, total, total >= HIT) for face, total in _thrown(args)]


def _winter_dice(args: Args) -> Sequence[Die]:
    return [Die(face, total, total <= WORN_AT) for face, total in _thrown(args)]


def _points_die(args: Args) -> Sequence[Die]:
    face = int(args["die"])
    return [Die(face, face + PRUSSIAN_BONUS * (args["army"] == ARMIES[PRUSSIAN_ARMY]))]


def _fatal_die(args: Args) -> Sequence[Die]:
    face = int(args["die"])
    return [Die(face, face, face == FATAL)]


def _mobilization_die(args: Args) -> Sequence[Die]:
    return [Die(int(args["units"]), int(args["units"]))]


def standing(view: View) -> Scene | None:
    if battle := view.get("battle"):
        return Scene("siege" if battle["kind"] == "fort" else "battle", (battle["space"],))
    if battles := view.get("battles"):
        return Scene("battle", tuple(battles))
    return None


STORY: Final = Story(
    {
        "log.turn": Beat("turn", mark=_turn),
        "log.chit": Beat("stage", by=("army",), event=True),
        "log.mobilizes": Beat("stage", by=("nation",)),
        "log.turn_end_chit": Beat("stage", event=True),
        "log.points_die": Beat("blow", by=("army",), dice=_points_die),
        "log.mobilization_die": Beat("blow", by=("nation",), dice=_mobilization_die),
        "log.marches": Beat("march", by=("army",), places=("start", "end")),
        "log.sortie": Beat("march", places=("space",)),
        "log.control": Beat("fall", by=("nation",), places=("space",)),
        "log.scorched": Beat("claim", places=("space",)),
        "log.field_battle": Beat("battle", by=("who", "foe"), places=("space",), mark="battle"),
        "log.fort_battle": Beat("siege", by=("who", "foe"), places=("space",), mark="battle"),
        "log.attacks": Beat("blow", by=("who",)),
        "log.dice": Beat("blow", places=("space",), dice=_battle_dice),
        "log.field_won": Beat("outcome", by=("who",), places=("space",), winner=("who",)),
        "log.exhausted": Beat("outcome", by=("who",), places=("space",)),
        "log.casualties": Beat("blow", places=("space",)),
        "log.commander_lost": Beat("loss", places=("space",), pieces=("commander",)),
        "log.retreats": Beat("retreat", by=("who",), places=("start", "end")),
        "log.placed": Beat("arrival", places=("space",)),
        "log.winter_dice": Beat("blow", places=("space",), dice=_winter_dice),
        "log.empress_die": Beat("fate", dice=_fatal_die),
        "log.empress_dies": Beat("fate", mark="fate"),
        "log.peace_die": Beat("fate", dice=_fatal_die),
    },
    standing,
)
