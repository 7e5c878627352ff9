"""S12.9 Command: who leads a contingent, and who takes over from whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sanssouci.games.sieben_jahre import units
from sanssouci.games.sieben_jahre.areas import knows
from sanssouci.games.sieben_jahre.atlas import (
    AREA,
    AREAS,
    COMMANDER,
    HARBOURS_ON,
    IS_ADMIRAL,
    OTHER_FACE,
    OWNER,
    REGION_OF,
    STATE_OF,
    YEARLY_COST,
    is_sea,
)
from sanssouci.games.sieben_jahre.commanders import is_available, within_limits
from sanssouci.games.sieben_jahre.position import NOBODY, Position

_MARKS: Final = ("moved", "campaigning", "bought", "fleeing", "spared")
"""The sets of commanders that speak of their contingents."""
_OVERSEAS: Final = frozenset("AC")
"""The areas of the other continent."""


def raise_contingent(position: Position, commander: int, place: int) -> None:
    """A new contingent with a single unit, which its ministry may strengthen."""
    ships = IS_ADMIRAL[commander]
    position.troops[commander] = units.make(ships=1) if ships else units.make(infantry=1)
    position.put(commander, place)


def hand_over(position: Position, old: int, new: int) -> None:
    """A commander takes over a contingent where it is, with all that it carries."""
    place, carrier, chief = position.at[old], position.aboard[old], position.chief[old]
    led = [c for c in position.grand_army(old) if c != old] if place >= 0 else []
    carried = position.passenger(old) if IS_ADMIRAL[old] else NOBODY
    kept = [(part, part[old]) for part in _carried(position)]
    leads_portuguese = position.portuguese == old
    marks = [name for name in _MARKS if getattr(position, name) >> old & 1]
    if carried != NOBODY:
        position.aboard[carried] = NOBODY
    position.remove(old)
    for part, value in kept:
        part[new] = value
    for name in marks:
        setattr(position, name, getattr(position, name) | 1 << new)
    if carrier != NOBODY:
        position.aboard[new], position.at[new] = carrier, place
    elif place >= 0:
        position.put(new, place)
    if leads_portuguese:
        position.portuguese = new
    position.chief[new] = chief
    for c in led:
        position.chief[c] = new
    if carried != NOBODY:
        position.aboard[carried] = new
    drop_changes(position, old)
    position.tell("log.takes_over", "S12.9", old=COMMANDER[old], new=COMMANDER[new])


def _carried(position: Position) -> tuple[list[int], ...]:
    """What belongs to a contingent and not to its commander."""
    return (
        position.troops, position.provisions, position.ammunition, position.exhaustion,
        position.mustered, position.voyage, position.resting,
    )  # fmt: skip


def exchange(position: Position, one: int, other: int) -> None:
    """Two generals ashore lead each other's army from now on."""
    places = position.at[one], position.at[other]
    position.part_company(one)
    position.part_company(other)
    for part in _carried(position):
        part[one], part[other] = part[other], part[one]
    for name in _MARKS:
        marks = getattr(position, name)
        if (marks >> one ^ marks >> other) & 1:
            setattr(position, name, marks ^ (1 << one | 1 << other))
    position.put(one, places[1])
    position.put(other, places[0])


def drop_changes(position: Position, commander: int) -> None:
    """Forget the announced changes that speak of a commander."""
    position.changes = [
        number
        for change in _announced(position)
        if commander not in change[:2]
        for number in change
    ]


def continent(position: Position, commander: int) -> str:
    """Where a commander is: with his piece, or at home (S12.9)."""
    place = position.at[commander]
    if position.in_play(commander) and place >= 0:
        overseas = any(set(AREA[region]) & _OVERSEAS for region in _shores(place))
    else:
        overseas = set(AREAS[commander]) <= _OVERSEAS
    return "america" if overseas else "europe"


def _shores(place: int) -> list[int]:
    """The region of a province, or those whose harbours lie on a square."""
    return [REGION_OF[each] for each in (HARBOURS_ON[place] if is_sea(place) else (place,))]


def _stands_in(position: Position, commander: int, state: int) -> bool:
    """True if a contingent is in a State: on its land, or off one of its harbours."""
    place = position.at[commander]
    if place < 0:
        return STATE_OF[commander] == state
    return any(OWNER[region] == state for region in _shores(place))


def waiting(position: Position, old: int, new: int) -> int:
    """How many fractions a change of command takes (S12.9)."""
    if OTHER_FACE[old] == new:
        return 0
    if continent(position, old) != continent(position, new):
        return 2
    return 0 if _stands_in(position, old, STATE_OF[new]) else 1


def candidates(position: Position, board: int) -> list[int]:
    """The commanders who could take over some contingent of a board, which can pay them."""
    purse = position.purse[board]
    return [c for c in idle(position, board) if purse >= YEARLY_COST[c]]


def idle(position: Position, board: int) -> list[int]:
    """The commanders of a board who lead nobody and are not on their way to anybody."""
    coming = position.changes[1::3]
    return [
        c
        for c in position.setting.commanders_of[board]
        if not position.troops[c] and c not in coming and is_available(position, c)
    ]


def instead_of(position: Position, old: int) -> list[int]:
    """Who can take over at a year's start, when the old commander has been paid already: the purse
    must cover the difference, if there is one."""
    purse = position.purse[position.board(old)] + YEARLY_COST[old]
    return [
        new
        for new in successors(position, old, idle(position, position.board(old)))
        if YEARLY_COST[new] <= max(purse, YEARLY_COST[old])
    ]


def can_replace(position: Position, old: int, new: int) -> bool:
    """True if a candidate could lead a contingent where it is.

    He comes from the same board and knows the area; the other face of a piece in play can only
    take the place of the one that is up.
    """
    if IS_ADMIRAL[old] != IS_ADMIRAL[new]:
        return False
    other = OTHER_FACE[new]
    if other not in (old, NOBODY) and position.troops[other]:
        return False
    place = position.at[old]
    on_land = place >= 0 and not is_sea(place)
    if STATE_OF[new] != STATE_OF[old] and not (on_land and within_limits(position, new, place)):
        return False
    return not on_land or knows(position, new, place)


def successors(position: Position, old: int, among: Sequence[int] | None = None) -> Iterator[int]:
    """The commanders who can take over a contingent."""
    if old in position.changes[::3] or position.bound >> old & 1:
        return
    board = position.board(old)
    for new in candidates(position, board) if among is None else among:
        if can_replace(position, old, new):
            yield new


def order_change(position: Position, old: int, new: int) -> None:
    """Announce a change of command, or make it if nobody has to wait."""
    wait = waiting(position, old, new)
    if wait:
        position.changes += [old, new, position.date + wait]
        position.tell(
            "log.change_announced", "S12.9", old=COMMANDER[old], new=COMMANDER[new], turns=wait
        )
    else:
        position.pay(position.board(new), YEARLY_COST[new])
        hand_over(position, old, new)


def begin_year(position: Position) -> None:
    """At a year's start nobody waits any longer (S12.9); the ministry is charged for the new."""
    for old, new, _ in _announced(position):
        drop_changes(position, old)
        serve = position.in_play(old) and not position.in_play(new)
        if serve and is_available(position, new) and can_replace(position, old, new):
            hand_over(position, old, new)


def _announced(position: Position) -> list[tuple[int, int, int]]:
    numbers = iter(position.changes)
    return list(zip(numbers, numbers, numbers, strict=True))


def make_due_changes(position: Position) -> None:
    """At the start of a fraction: the changes whose waiting is over (S12.9)."""
    for old, new, due in _announced(position):
        if due > position.date:
            continue
        drop_changes(position, old)
        if not position.in_play(old) or position.in_play(new):
            continue
        if position.purse[position.board(new)] < YEARLY_COST[new]:
            position.tell("log.change_unpaid", "S12.9", old=COMMANDER[old], new=COMMANDER[new])
        elif can_replace(position, old, new):
            position.pay(position.board(new), YEARLY_COST[new])
            hand_over(position, old, new)
