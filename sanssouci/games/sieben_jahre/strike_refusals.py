"""Why an order against a town, a coast or an enemy is refused."""

from __future__ import annotations

from sanssouci.games.sieben_jahre import landings
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER_INDEX,
    HARBOURS_ON,
    IS_ADMIRAL,
    PLACE_INDEX,
    REGION_OF,
)
from sanssouci.games.sieben_jahre.battle_end import is_halved
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.transport import is_sheltered
from sanssouci.kernel import Action, Message


def explain(position: Position, action: Action) -> Message | None:
    """The rule that forbids such an order."""
    words = action.words
    if action.verb == "restore":
        return Message.of("refuse.restore", "S23.7", region=words[0])
    if not words or words[0] not in COMMANDER_INDEX:
        return None
    who, c = words[0], COMMANDER_INDEX[words[0]]
    if action.verb in ("assault", "attack", "bombard", "descend") and position.has_moved(c):
        return Message.of("refuse.moved", "S8.4", who=who)
    if action.verb in ("assault", "attack") and position.rests(c):
        return Message.of("refuse.resting", "S29.4", who=who)
    if action.verb == "assault":
        return Message.of("refuse.assault", "S23.9", who=who)
    if action.verb == "attack":
        return Message.of("refuse.attack", "S26.1", who=who)
    if action.verb in ("bombard", "descend") and IS_ADMIRAL[c]:
        return _why_not_fire(position, c, action)
    if action.verb in ("embark", "land"):
        return Message.of("refuse.harbour", "S21.4", who=who)
    if action.verb == "repair":
        return Message.of("refuse.repair", "S30.1", who=who)
    if action.verb in ("join", "split"):
        return Message.of("refuse.grand_army", "S21.1", who=who)
    return None


def _why_not_fire(position: Position, admiral: int, action: Action) -> Message:
    who, place = action.words
    town, square = PLACE_INDEX[place], position.at[admiral]
    if town in HARBOURS_ON[square] and is_sheltered(town, square):
        return Message.of("refuse.channel", "S3.5", place=place)
    if town not in landings.targets(position, admiral):
        return Message.of("refuse.no_target", "S29.1", place=place, who=who)
    if action.verb == "bombard" and is_halved(position, REGION_OF[town]):
        return Message.of("refuse.halved", "S29.2", place=place)
    if position.passenger(admiral) == NOBODY or not is_halved(position, REGION_OF[town]):
        return Message.of("refuse.not_open", "S29.2", place=place)
    return Message.of("refuse.landing", "S29.3", place=place)
