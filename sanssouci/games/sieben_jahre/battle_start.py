"""S20.2, S22.1, S23.2 Laying out a fight: counters, shields, and what the mover's Event does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sanssouci.games.sieben_jahre.atlas import DEFENCE, EVENTS, LEVEL, PLACE
from sanssouci.games.sieben_jahre.battle import Battle
from sanssouci.games.sieben_jahre.delays import Delay, lose_powder
from sanssouci.games.sieben_jahre.fighters import (
    ASSAULT,
    BOMBARDMENT,
    FIELD,
    FLEET,
    Row,
    first_counters,
)
from sanssouci.games.sieben_jahre.position import Position

_BEGINNINGS: Final = {
    FIELD: "log.fight_field",
    FLEET: "log.fight_fleet",
    ASSAULT: "log.fight_assault",
    BOMBARDMENT: "log.fight_bombardment",
}


def start(
    position: Position,
    kind: str,
    place: int,
    armies: tuple[Row, Row],
    region: int = -1,
    event: int = -1,
    mover: int = 0,
) -> None:
    """Lay out a fight; what the mover's Event says of battles befalls his side (S11.3, S22.1)."""
    late = 0
    if event >= 0 and armies[mover]:
        _note_event(position)
        lose_powder(position, armies[mover], event)
        late = EVENTS[event].late
    shields = [4 - LEVEL[own[0]] if own else DEFENCE[region] for own in armies]
    counters = [tuple(first_counters(position, own, region)) for own in armies]
    battle = Battle(
        kind, place, region, armies, (counters[0], counters[1]), (shields[0], shields[1]),
        late_phase=EVENTS[event].phases if late else 0,
    )  # fmt: skip
    position.tell(
        _BEGINNINGS[kind], "S20.1",
        who=battle.who(position, 0), foe=battle.who(position, 1), place=PLACE[place],
    )  # fmt: skip
    position.push(battle)
    if late:
        position.push(Delay(mover, late))


def _note_event(position: Position) -> None:
    """The Event of a move befalls its first fight alone: those that follow it feel nothing."""
    for depth, frame in enumerate(position.stack):
        if isinstance(getattr(frame, "event", None), int):
            move: Any = frame
            felt = {"felt": True} if hasattr(frame, "felt") else {"event": -1}
            position.stack[depth] = replace(move, **felt)
