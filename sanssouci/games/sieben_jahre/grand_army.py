"""S21 Grand armies: two armies under one general."""

from __future__ import annotations

from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_INDEX,
    LEVEL,
    is_sea,
)
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.kernel import Action


def unite(position: Position, chief: int, other: int) -> None:
    """Put an army under another general."""
    position.part_company(chief)
    position.part_company(other)
    position.chief[other] = chief


def stand_together(position: Position, armies: tuple[int, ...]) -> tuple[int, ...]:
    """Let two armies of a side that are attacked defend as a grand army (S20.1).

    They keep their chief if they have one; else the better general commands. Of three, if one was
    stopped on its way, the two with the best generals unite.
    """
    if len(armies) < 2:
        return armies
    chief = next((c for c in armies if position.chief[c] == NOBODY and _leads(position, c)), None)
    if chief is None:
        chief, second, *_ = sorted(armies, key=lambda c: (LEVEL[c], c))
        unite(position, chief, second)
    return (chief, *(c for c in armies if c != chief))


def _leads(position: Position, commander: int) -> bool:
    return len(position.grand_army(commander)) > 1


def free_orders(position: Position, board: int) -> list[Action]:
    """Joining and splitting, which are free at the start of an action (S21.1)."""
    found = []
    for c in position.contingents(board):
        place = position.at[c]
        if place < 0 or is_sea(place) or position.aboard[c] != NOBODY:
            continue
        if _leads(position, c):
            found.append(Action(f"split {COMMANDER[c]}"))
            continue
        if (chief := position.chief[c]) != NOBODY:
            if position.board(chief) != board:
                found.append(Action(f"split {COMMANDER[chief]}"))
            continue
        for other in position.friends_at(place, position.coalition(c)):
            if other == c or position.chief[other] != NOBODY or _leads(position, other):
                continue
            if position.seat_for(other) == position.seat(board):
                found.append(Action(f"join {COMMANDER[other]} {COMMANDER[c]}"))
            if position.board(other) != board:  # whose general leads both from now on
                found.append(Action(f"join {COMMANDER[c]} {COMMANDER[other]}"))
    return found


class GrandArmyOrders:
    """The free orders of this chapter."""

    __slots__ = ()

    def join(self, position: Position, seat: str, other: str, chief: str) -> None:
        """The first army joins the second, whose general commands both; if one of them has moved
        in this fraction, both have (S21.1)."""
        unite(position, COMMANDER_INDEX[chief], COMMANDER_INDEX[other])
        both = 1 << COMMANDER_INDEX[chief] | 1 << COMMANDER_INDEX[other]
        if position.moved & both:
            position.moved |= both
        position.tell("log.joins", "S21.1", who=other, chief=chief)

    def split(self, position: Position, seat: str, chief: str) -> None:
        position.part_company(COMMANDER_INDEX[chief])
        position.tell("log.splits", "S21.1", who=chief)
