"""S1.2, S12.2 Where a contingent may go: closed land, and the areas of commanders."""

from __future__ import annotations

from functools import cache

from sanssouci.games.sieben_jahre.atlas import (
    AREA,
    AREAS,
    ARMY_PACE,
    FLEET_PACE,
    HARBOURS_ON,
    IS_ADMIRAL,
    KIND,
    OWNER,
    REGION_OF,
    STATE_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import COALITION_OF_BOARD, PT
from sanssouci.games.sieben_jahre.units import CAVALRY, count

ARMIES_IN_A_PROVINCE = 2
"""How many friendly armies may stand together (S10.3)."""


def knows(position: Position, commander: int, province: int) -> bool:
    """True if a province lies in an area of the commander, or in his home State (S12.2)."""
    if not position.setting.campaign:
        return True  # in a scenario a listed commander acts whatever his letters (SII.4)
    return _lies_in_his_area(commander, REGION_OF[province])


@cache
def _lies_in_his_area(commander: int, region: int) -> bool:
    if any(each in AREAS[commander] for each in AREA[region]):
        return True
    return KIND[region] == "home" and OWNER[region] == STATE_OF[commander]


def rides(position: Position, commander: int) -> bool:
    """True if a contingent has cavalry, for which there is no use in North America (S27.5)."""
    return bool(count(position.troops[commander], CAVALRY))


def can_serve(position: Position, commander: int, province: int) -> bool:
    """True if a contingent can be led in a province: by this commander, and with these units."""
    in_america = "A" in AREA[REGION_OF[province]]
    return knows(position, commander, province) and not (in_america and rides(position, commander))


def may_enter(position: Position, commander: int, place: int) -> bool:
    """True if a contingent may go to a place at all."""
    if is_sea(place):
        return IS_ADMIRAL[commander] and bool(position.setting.sea_mask >> place & 1)
    company = position.grand_army(commander)
    if position.is_closed(place, position.coalition(commander)):
        return False
    if position.bound and OWNER[REGION_OF[place]] == PT and is_bound(position, company):
        return False
    return all(can_serve(position, each, place) for each in company)


def is_bound(position: Position, company: tuple[int, ...]) -> bool:
    """True if one of an army has not been yet where its war begins (S28.1)."""
    return any(position.bound >> c & 1 for c in company)


def has_room(position: Position, commander: int, place: int) -> bool:
    """True if a contingent may stand in a place and not only pass it (S10.3)."""
    if is_sea(place):
        return True
    company = position.grand_army(commander)
    others = [
        c for c in position.friends_at(place, position.coalition(commander)) if c not in company
    ]
    return len(others) + len(company) <= ARMIES_IN_A_PROVINCE


def spared_only(position: Position, commander: int, place: int) -> bool:
    """True if only beaten enemies stand there who cannot be attacked again yet (S26.1)."""
    own = position.coalition(commander)
    return bool(position.enemies_at(place, own)) and not position.attackable_at(place, own)


def at_home(position: Position, commander: int) -> bool:
    """True if a contingent is in own-board territory: on land, or on a square with a harbour."""
    return _is_home(position, position.board(commander), position.at[commander])


def _is_home(position: Position, board: int, place: int) -> bool:
    if place < 0:
        return False
    if is_sea(place):
        own = COALITION_OF_BOARD[board]
        return any(
            position.home(REGION_OF[harbour], board) and not position.is_closed(harbour, own)
            for harbour in HARBOURS_ON[place]
        )
    return position.home(REGION_OF[place], board)


def is_equipped(position: Position, commander: int) -> bool:
    """True if a contingent and whoever has joined it have something to eat and to fire (S7.5)."""
    return all(
        position.provisions[c] and position.ammunition[c] for c in position.grand_army(commander)
    )


def may_set_out(position: Position, commander: int, here: int, place: int) -> bool:
    """True unless a contingent would leave territory of its board without loads (S7.5)."""
    board = position.board(commander)
    return (
        is_equipped(position, commander)
        or not _is_home(position, board, here)
        or _is_home(position, board, place)
    )


def allowance(position: Position, commander: int, event: int) -> int:
    """How far an Event lets a contingent go (S11.1); a grand army goes one less (S21.2)."""
    if IS_ADMIRAL[commander]:
        return FLEET_PACE[event]
    pace = ARMY_PACE[event]
    if pace > 1 and len(position.grand_army(commander)) > 1:
        return pace - 1
    return pace
