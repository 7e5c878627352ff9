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
from sanssouci.games.sieben_jahre.states import NO_STATE, STATE_COUNT
from sanssouci.kernel import Prospect

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
    """Two commanders lead each other's contingent from now on, wherever these are."""
    for part in (*_carried(position), position.at, position.aboard, position.chief):
        part[one], part[other] = part[other], part[one]
    named = {one: other, other: one}
    for part in (position.aboard, position.chief):
        part[:] = [named.get(c, c) for c in part]
    for place in {position.at[one], position.at[other]} & position.standing.keys():
        here = position.standing[place]
        position.standing[place] = tuple(sorted(named.get(c, c) for c in here))
    for name in _MARKS:
        marks = getattr(position, name)
        if (marks >> one ^ marks >> other) & 1:
            setattr(position, name, marks ^ (1 << one | 1 << other))
    position.portuguese = named.get(position.portuguese, position.portuguese)
    drop_changes(position, one)
    drop_changes(position, other)


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


def _countries(position: Position, commander: int) -> set[int]:
    """The States a commander is in: that of his piece, or those whose harbours lie on its square;
    one who leads nobody, or sails a dashed line, is in his own."""
    place = position.at[commander]
    if place < 0 or not position.in_play(commander):
        return {STATE_OF[commander]}
    # land of nobody is a country of its own, Poland above all
    return {
        STATE_COUNT + region if OWNER[region] == NO_STATE else OWNER[region]
        for region in _shores(place)
    }


def waiting(position: Position, old: int, new: int) -> int:
    """How many fractions a change of command takes (S12.9)."""
    if OTHER_FACE[old] == new or (position.in_play(new) and position.at[old] == position.at[new]):
        return 0
    if continent(position, old) != continent(position, new):
        return 2
    return int(_countries(position, old).isdisjoint(_countries(position, new)))


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
    """Who can take over at a year's start, when those who serve have been paid already: for another
    the purse must cover the difference, if there is one."""
    purse = position.purse[position.board(old)] + YEARLY_COST[old]
    return [
        new
        for new in successors(position, old, idle(position, position.board(old)))
        if position.in_play(new) or YEARLY_COST[new] <= max(purse, YEARLY_COST[old])
    ]


def can_replace(position: Position, old: int, new: int) -> bool:
    """True if a candidate could lead a contingent where it is.

    He comes from the same board, knows the area and may go there; the other face of a piece in play
    can only take the place of the one that is up.
    """
    if IS_ADMIRAL[old] != IS_ADMIRAL[new]:
        return False
    other = OTHER_FACE[new]
    if other not in (old, NOBODY) and position.troops[other]:
        return False
    place = position.at[old]
    on_land = place >= 0 and not is_sea(place)
    same_state = STATE_OF[new] == STATE_OF[old]
    if not on_land and (IS_ADMIRAL[new] or not same_state):
        return same_state
    # an army counts for its State, at sea for the areas that its general knows (S4.3)
    if not (on_land and same_state) and not within_limits(position, new, place, instead_of=old):
        return False
    if not on_land:
        return True
    return knows(position, new, place) and not position.is_closed(place, position.coalition(new))


def can_exchange(position: Position, one: int, other: int) -> bool:
    """True if two commanders who serve could lead each other's contingents (S12.9)."""
    return (
        all(is_available(position, c) and not _is_tied(position, c) for c in (one, other))
        and can_replace(position, one, other)
        and can_replace(position, other, one)
    )


def _is_tied(position: Position, commander: int) -> bool:
    """True for a commander with an announced change, or on his way to the war of 1762 (S28.1)."""
    announced = (*position.changes[::3], *position.changes[1::3])
    return commander in announced or bool(position.bound >> commander & 1)


def successors(position: Position, old: int, among: Sequence[int] | None = None) -> Iterator[int]:
    """The commanders who can take over a contingent: free ones, and those who serve elsewhere and
    leave their own for it."""
    if _is_tied(position, old):
        return
    board = position.board(old)
    for new in candidates(position, board) if among is None else among:
        if can_replace(position, old, new):
            yield new
    for other in position.contingents(board):
        if other != old and can_exchange(position, old, other):
            yield other


def order_change(position: Position, old: int, new: int) -> None:
    """Announce a change of command, or make it if nobody has to wait."""
    wait = waiting(position, old, new)
    if wait:
        position.changes += [old, new, position.date + wait]
        position.tell(
            "log.change_announced", "S12.9", old=COMMANDER[old], new=COMMANDER[new], turns=wait
        )
    else:
        take_over(position, old, new)


def take_over(position: Position, old: int, new: int) -> None:
    """Let a free commander take over, whose yearly cost is due now, or one who serves and has been
    paid: he leaves his contingent to the old one."""
    if position.in_play(new):
        exchange(position, old, new)
        position.tell("log.exchange", "S12.9", old=COMMANDER[old], new=COMMANDER[new])
    else:
        position.pay(position.board(new), YEARLY_COST[new])
        hand_over(position, old, new)


def foreseen(position: Position, new: int) -> Prospect:
    """What a change of command costs: coins, or the new commander's own contingent."""
    if position.in_play(new):
        return Prospect.of("foresee.exchange", "S12.9")
    return Prospect.of("foresee.costs", "S12.9", coins=YEARLY_COST[new])


def begin_year(position: Position) -> None:
    """At a year's start nobody waits any longer (S12.9); the ministry is charged for the new."""
    for old, new, _ in _announced(position):
        drop_changes(position, old)
        if not position.in_play(old):
            continue
        if position.in_play(new):
            if can_exchange(position, old, new):
                take_over(position, old, new)
        elif is_available(position, new) and can_replace(position, old, new):
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
        serves = position.in_play(new)
        fits = can_exchange if serves else can_replace
        if not position.in_play(old) or not fits(position, old, new):
            continue
        if not serves and position.purse[position.board(new)] < YEARLY_COST[new]:
            position.tell("log.change_unpaid", "S12.9", old=COMMANDER[old], new=COMMANDER[new])
        else:
            take_over(position, old, new)
