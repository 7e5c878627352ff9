"""S3, SIII The card of goals: what wins for each seat, and how far it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sanssouci.games.sieben_jahre import scenario_mode, scoring, victory
from sanssouci.games.sieben_jahre.atlas import CAPITAL, PACK, PLACE, REGION, TOWN
from sanssouci.games.sieben_jahre.pack_rows import Side
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.setting import SHEET, SOLO
from sanssouci.games.sieben_jahre.states import (
    COALITION_BOARDS,
    COALITION_OF_BOARD,
    LAST_YEAR,
    STATE,
)
from sanssouci.kernel import Aim, Message, Scenario

_DUTIES: Final = {
    ("take",): "aim.take",
    ("hold",): "aim.hold",
    ("take", "hold"): "aim.take_and_hold",
}
"""By what a side has to do with its targets, the sentence for it."""
_ROLES: Final = {
    ("take",): "role.to_take",
    ("hold",): "role.to_hold",
    ("take", "hold"): "role.to_take_and_hold",
}
"""The same before the game, for who chooses his side."""


def aims(position: Position) -> list[Aim]:
    """What each player needs; everything it is made of is open."""
    if not position.setting.campaign:
        return [aim for number in (0, 1) for aim in _of_the_sheet(position, number)]
    return [
        aim
        for seat in position.setting.scenario.seats
        for aim in (_total(position, seat), _points(position, seat), _capital(position, seat))
    ]


# -- scenarios ------------------------------------------------------------------------------------


def _of_the_sheet(position: Position, number: int) -> list[Aim]:
    """The points a player needs for his targets; the BOT plays for nothing but his failure."""
    seat = position.seat(position.setting.boards[number])
    if seat is None:
        return []
    side = position.setting.sides[number]
    named = _duties(side)
    have, need = scenario_mode.score(position, number), scenario_mode.needed(position, number)
    message = Message.of(
        _DUTIES[tuple(named)], "SIII.3", state=STATE[side.state],
        need=need, most=scenario_mode.available(position, number), **named,
    )  # fmt: skip
    found = [Aim(seat, message, have, need, _missing(position, number, side.take + side.hold))]
    if side.optional:
        besides = Message.of("aim.optional", "SIII.3", towns=_joined(side.optional))
        found.append(Aim(seat, besides, places=_missing(position, number, side.optional)))
    return found


def _duties(side: Side) -> dict[str, str]:
    """What a side has to take and to hold, as sentences name it."""
    duties = {"take": side.take, "hold": side.hold}
    return {what: _joined(targets) for what, targets in duties.items() if targets}


def sheet_role(scenario: Scenario, state: str) -> Message | None:
    """What a State is to do on the sheet of a scenario; None elsewhere."""
    sheet = SHEET.get(scenario.id.removesuffix(SOLO))
    sides = PACK.sides_of(sheet) if sheet else ()
    for side in sides:
        if STATE[side.state] == state:
            named = _duties(side)
            return Message.of(_ROLES[tuple(named)], "SIII.1", **named)
    return None


def _missing(position: Position, number: int, targets: Iterable[int]) -> tuple[str, ...]:
    """Those of a side's targets that it does not hold."""
    return tuple(PLACE[t] for t in targets if not scenario_mode.holds(position, number, t))


def _joined(places: Iterable[int]) -> str:
    return "+".join(PLACE[place] for place in places)


# -- campaigns ------------------------------------------------------------------------------------


def _coalition(position: Position, seat: str) -> int:
    return COALITION_OF_BOARD[position.setting.boards_of_seat[seat][0]]


def _total(position: Position, seat: str) -> Aim:
    """The two great goals of a coalition with its own land whole (S3.1, S3.2)."""
    coalition = _coalition(position, seat)
    wanted = [(o, region) for o in victory.main_goals(coalition) for region in o.regions]
    missing = [region for o, region in wanted if position.flag[region] not in o.flags]
    lost = victory.lost_regions(position, coalition)
    alone = next(o.regions[0] for o, _ in wanted if len(o.regions) == 1)
    message = Message.of(
        "aim.total", "S3.1", region=REGION[alone], year=str(LAST_YEAR), lost=len(lost)
    )
    places = tuple(PLACE[TOWN[region]] for region in (*missing, *lost))
    return Aim(seat, message, len(wanted) - len(missing), len(wanted), places)


def _points(position: Position, seat: str) -> Aim:
    """More points than anybody else, if nobody wins totally (S3.3, S32.5)."""
    scores = {
        other: sum(scoring.score(position, board) for board in boards)
        for other, boards in position.setting.boards_of_seat.items()
        if other is not None
    }
    best = max(points for other, points in scores.items() if other != seat)
    message = Message.of(
        "aim.points", "S3.3", year=str(LAST_YEAR), points=scores[seat], others=best
    )
    return Aim(seat, message)


def _capital(position: Position, seat: str) -> Aim:
    """One of the enemy's two capitals (S3.4)."""
    enemies = COALITION_BOARDS[1 - _coalition(position, seat)]
    capitals = tuple(PLACE[CAPITAL[state]] for state in enemies)
    message = Message.of("aim.capital", "S3.4", first=capitals[0], second=capitals[1])
    return Aim(seat, message, places=capitals)
