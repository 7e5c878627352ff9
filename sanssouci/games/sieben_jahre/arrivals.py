"""S4.3 Arrivals: commanders who must stand somewhere when a year begins, and those who leave.

The table of starts is in the pack; what happens of itself with some of them stands here.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_COUNT,
    COMMANDER_INDEX,
    OTHER_FACE,
    PACK,
    PLACE,
    PLACE_INDEX,
    REGION_OF,
    STATE_OF,
    YEARLY_COST,
    is_sea,
)
from sanssouci.games.sieben_jahre.command import hand_over, raise_contingent
from sanssouci.games.sieben_jahre.commanders import (
    BOUND,
    CUMBERLAND,
    FERDINAND,
    FERDINAND_COMES,
    has_place,
    is_dead,
    nearest_square,
    nearest_town,
)
from sanssouci.games.sieben_jahre.conquest import return_regions
from sanssouci.games.sieben_jahre.pack_rows import Start
from sanssouci.games.sieben_jahre.position import NOBODY, NOWHERE, Position
from sanssouci.games.sieben_jahre.states import LAST_YEAR, RU, SE, STATE, SWEDES_LAND

SWEDE: Final = COMMANDER_INDEX["ungern-sternberg"]
KARLSKRONA: Final = PLACE_INDEX["karlskrona"]
_RETURN: Final = {COMMANDER_INDEX["campbell"]: LAST_YEAR}
"""Commanders who were set aside and can be had again."""
_REPLACED: Final = (RU, SE)
"""States with one army, which a newly listed commander takes over, or keeps, where it stands."""


_LED: Final = ("commander", "army", "mover", "partner")
"""What the frames of an action in progress call the generals whom it is about."""


def starts_of(year: int) -> tuple[Start, ...]:
    return tuple(start for start in PACK.starts if start.year == year)


def is_obligatory(position: Position, commander: int) -> bool:
    """True if a commander has to be in play this year (S4.3)."""
    return any(start.commander == commander for start in starts_of(position.year))


def fought(position: Position, commander: int) -> None:
    """After a general's battle: Ferdinand relieves Cumberland after his first (S4.3), and his
    yearly cost is due (S12.9). The commanders of a sheet are fixed (SII.3)."""
    if not position.setting.campaign:
        return
    if commander == CUMBERLAND and _relieve_cumberland(position):
        position.pay(position.board(FERDINAND), YEARLY_COST[FERDINAND])
        _go_on_under(position, CUMBERLAND, FERDINAND)


def _go_on_under(position: Position, old: int, new: int) -> None:
    """The action in which a general was relieved goes on with the new one: a town that his army
    has come to may still be assaulted, or found open (S23.8, S23.9)."""
    for depth, frame in enumerate(position.stack):
        named = {name: new for name in _LED if getattr(frame, name, NOBODY) == old}
        if named:
            order: Any = frame
            position.stack[depth] = replace(order, **named)


def _relieve_cumberland(position: Position) -> bool:
    """Let Ferdinand take over if he waits for it; at a year's end he is paid with the next."""
    if not position.in_play(CUMBERLAND) or position.in_play(FERDINAND):
        return False
    if position.year != FERDINAND_COMES:
        return False
    hand_over(position, CUMBERLAND, FERDINAND)
    return True


def end_of_year(position: Position) -> None:
    """Commanders whose last year this was leave their contingents to a free one, or none.

    The Swedes have landed by then, though everybody may have stopped before (S4.3).
    """
    _relieve_cumberland(position)
    if position.year == FERDINAND_COMES and position.fraction < SWEDES_LAND:
        land_swedes(position)
    for start in PACK.starts:
        if start.until == position.year:
            position.set_aside |= 1 << start.commander


def leave_closed_land(position: Position) -> None:
    """1 January: pieces in land that is closed now go to the nearest friendly town (S1.2b)."""
    for c in range(COMMANDER_COUNT):
        place = position.at[c]
        if place < 0 or is_sea(place) or not position.in_play(c):
            continue
        own = position.coalition(c)
        if position.is_closed(place, own) and c != SWEDE:
            position.part_company(c)
            position.fleeing &= ~(1 << c)
            town = nearest_town(position, place, own)
            if town == NOWHERE:
                position.remove(c)
            else:
                position.put(c, town)
                position.tell("log.stands", "S1.2b", who=COMMANDER[c], place=PLACE[town])


def new_year(position: Position) -> None:
    """Those who come back, States that leave the war, and commanders who must stand somewhere."""
    for c, year in _RETURN.items():
        if year == position.year:
            position.set_aside &= ~(1 << c)
    if position.year == LAST_YEAR:
        for c in range(COMMANDER_COUNT):
            if position.in_play(c) and STATE_OF[c] in (RU, SE):
                position.remove(c)
        for state in (RU, SE):
            return_regions(position, state)
            position.tell("log.leaves_war", "S2.3", state=STATE[state])
    leave_closed_land(position)
    for start in starts_of(position.year):
        _place(position, start)


def _place(position: Position, start: Start) -> None:
    """Put a listed commander where he must stand, with a contingent if he has none (S4.3)."""
    c = start.commander
    if c == FERDINAND or position.set_aside >> c & 1:
        return
    if is_dead(position, c):
        return
    state = STATE_OF[c]
    if state in _REPLACED:
        if position.in_play(c):
            return  # he leads it already
        serving = [d for d in position.contingents(position.board(c)) if STATE_OF[d] == state]
        if serving:
            hand_over(position, serving[0], c)
            return
    other = OTHER_FACE[c]
    # the contingent of a dead man stays where it is, for whoever is named to lead it (S12.8)
    if other != NOBODY and position.in_play(other) and not is_dead(position, other):
        hand_over(position, other, c)
    place = PLACE_INDEX[start.place]
    if c == SWEDE:
        place = KARLSKRONA
    elif is_sea(place):
        place = nearest_square(position, place, state)
    elif not _stands_open(position, c, place):
        place = nearest_town(position, place, position.coalition(c), listed=c)
    if place == NOWHERE:
        return
    if position.in_play(c):
        position.part_company(c)
        position.fleeing &= ~(1 << c)
        position.land(c, place)
    else:
        raise_contingent(position, c, place)
    if c == SWEDE:
        position.resting[c] = position.next_year - 1
    if c in BOUND:
        position.bound |= 1 << c
    position.tell("log.stands", "S4.3", who=COMMANDER[c], place=PLACE[place])


def _stands_open(position: Position, commander: int, province: int) -> bool:
    """True if a listed commander can stand at his place: it is his State's, and there is room."""
    if position.at[commander] == province and position.in_play(commander):
        return True
    held = position.flag[REGION_OF[province]] == STATE_OF[commander]
    return held and has_place(position, province, position.coalition(commander))


def land_swedes(position: Position) -> None:
    """End of fraction 6 of 1757: the Swedes come ashore at Stralsund (2.2)."""
    if position.in_play(SWEDE) and position.at[SWEDE] == KARLSKRONA:
        position.put(SWEDE, PLACE_INDEX["stralsund"])
        position.tell("log.stands", "S2.1", who=COMMANDER[SWEDE], place="stralsund")
