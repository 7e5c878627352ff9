"""S21.4 Transport: armies go aboard squadrons and ashore, without an action."""

from __future__ import annotations

from sanssouci.games.sieben_jahre import (
    conquest,
    fantastic_war,
    natives,
    scorched_earth,
    voyages,
)
from sanssouci.games.sieben_jahre.areas import at_home, can_serve, has_room, is_equipped
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_INDEX,
    GUARDED,
    HARBOURS_ON,
    IS_ADMIRAL,
    OWNER,
    PLACE,
    PLACE_INDEX,
    REGION_OF,
    SQUARE_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.commanders import has_quota
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.states import COALITION_OF_BOARD, FR, GB
from sanssouci.kernel import Action


def is_sheltered(province: int, square: int) -> bool:
    """True for a coast of the two kingdoms on the Channel, which nobody attacks (S3.5)."""
    return bool(GUARDED >> square & 1) and OWNER[REGION_OF[province]] in (FR, GB)


def free_landings(position: Position, admiral: int) -> list[int]:
    """Where an army aboard may land without a fight: at friendly harbours, and at enemy ones that
    are no chief town and hold no army (S29.3)."""
    army = position.passenger(admiral)
    if army == NOBODY:
        return []
    square, own = position.at[admiral], position.coalition(admiral)
    return [
        province
        for province in HARBOURS_ON[square]
        if not position.is_closed(province, own)
        and not position.enemies_at(province, own)
        and not position.defended(province, own)
        and can_serve(position, army, province)
        and has_quota(position, army, province)
        and has_room(position, army, province)
        and (position.friendly(REGION_OF[province], own) or not is_sheltered(province, square))
    ]


def embarkations(position: Position, board: int) -> list[tuple[int, int]]:
    """Armies that can go aboard, each with a squadron in its harbour."""
    found = []
    for c in position.contingents(board):
        place = position.at[c]
        if IS_ADMIRAL[c] or place < 0 or is_sea(place) or position.aboard[c] != NOBODY:
            continue
        if SQUARE_OF[place] < 0 or position.resting[c] >= position.date:
            continue
        if position.chief[c] != NOBODY or len(position.grand_army(c)) > 1:
            continue
        if at_home(position, c) and not is_equipped(position, c):
            continue  # nobody sets out without loads (S7.5)
        if voyages.must_cross(position, c):
            continue
        found += [
            (c, admiral)
            for admiral in position.friends_at(SQUARE_OF[place], position.coalition(c))
            if position.passenger(admiral) == NOBODY
        ]
    return found


def free_orders(position: Position, board: int) -> list[Action]:
    """Loading and landing cost no action; whoever has the squadron or the army aboard may put it
    ashore (S21.4)."""
    found = [
        Action(f"embark {COMMANDER[army]} {COMMANDER[admiral]}")
        for army, admiral in embarkations(position, board)
    ]
    for c in position.contingents_of(COALITION_OF_BOARD[board]):
        army = position.passenger(c) if IS_ADMIRAL[c] else NOBODY
        if army != NOBODY and board in (position.board(c), position.board(army)):
            found += [
                Action(f"land {COMMANDER[army]} {PLACE[province]}")
                for province in free_landings(position, c)
            ]
    return found


class TransportOrders:
    """The free orders of this chapter."""

    __slots__ = ()

    def embark(self, position: Position, seat: str, army: str, admiral: str) -> None:
        embark(position, COMMANDER_INDEX[army], COMMANDER_INDEX[admiral])

    def land(self, position: Position, seat: str, army: str, province: str) -> None:
        land(position, COMMANDER_INDEX[army], PLACE_INDEX[province])


def embark(position: Position, army: int, admiral: int) -> None:
    """Take an army aboard; one that has moved in this fraction is not carried on in it (S8.4)."""
    if position.moved >> army & 1:
        position.moved |= 1 << admiral
    position.embark(army, admiral)
    position.moved |= 1 << army
    position.campaigning |= 1 << army
    position.tell("log.embarks", "S21.4", who=COMMANDER[army], to=COMMANDER[admiral])


def land(position: Position, army: int, province: int) -> None:
    """Put an army ashore; it may not move again in this fraction (S21.4)."""
    position.came_from = position.at[army]
    position.land(army, province)
    position.moved |= 1 << army
    position.campaigning |= 1 << army
    fantastic_war.reach(position, army)
    position.tell("log.lands", "S21.4", who=COMMANDER[army], place=PLACE[province])
    conquest.occupy(position, army)
    if not position.outcome:
        fantastic_war.offer(position, army)
        natives.offer(position, army)
        scorched_earth.offer(position, army, REGION_OF[province])
