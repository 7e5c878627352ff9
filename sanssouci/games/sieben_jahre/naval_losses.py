"""S30 Naval losses: squads are rebuilt in a port of the own State or colony."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sanssouci.games.sieben_jahre import events
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    COMMANDER_INDEX,
    HARBOURS_ON,
    IS_ADMIRAL,
    OWNER,
    PORTS,
    REGION_OF,
    STATE_OF,
)
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.units import MOST, SHIPS, count, unit_price, veteran, with_count
from sanssouci.kernel import Action, Phase

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.actions import Actions


def in_own_port(position: Position, admiral: int) -> bool:
    """True if a squadron lies on a square with a port of its own State or colony (S14.14)."""
    state = STATE_OF[admiral]
    return any(
        PORTS >> harbour & 1
        and OWNER[REGION_OF[harbour]] == state
        and position.flag[REGION_OF[harbour]] == state
        for harbour in HARBOURS_ON[position.at[admiral]]
    )


def price(position: Position, admiral: int) -> int:
    """What the next squad costs: repair is cheap up to the yearly strength, new ones are not."""
    troops = position.troops[admiral]
    is_veteran = veteran(troops, SHIPS)
    if count(troops, SHIPS) < position.mustered[admiral]:
        return 2 if is_veteran else 1
    return unit_price(SHIPS, is_veteran)


def orders(position: Position, board: int) -> list[Action]:
    return [
        Action(f"repair {COMMANDER[c]}")
        for c in position.contingents(board)
        if IS_ADMIRAL[c]
        and position.units(c) < MOST
        and in_own_port(position, c)
        and position.purse[board] >= price(position, c)
    ]


class RepairOrders:
    """The order of this chapter: one action, an Event for its cost only (S30.1)."""

    __slots__ = ()

    def repair(self: Actions, position: Position, seat: str, id: str) -> None:  # type: ignore[misc]
        self.spend(position)
        repair(position, self.board, COMMANDER_INDEX[id])


def repair(position: Position, board: int, admiral: int) -> None:
    position.tell("log.orders_repair", "S30.1", who=COMMANDER[admiral])
    position.push(Repairs(board, admiral))
    position.push(events.DrawEvent(board))


@dataclass(frozen=True, slots=True)
class Repairs(Phase[Position]):
    """Lost squads come back as far as the purse goes; beyond the yearly strength, one at a time."""

    name: ClassVar[str] = "repairs"
    board: int
    admiral: int

    def drawn(self, position: Position, event: int) -> None:
        position.pop()
        if not events.pay(position, self.board, event):
            return
        rebuilt, paid = 0, 0
        while position.units(self.admiral) < MOST:
            cost = price(position, self.admiral)
            lost = position.units(self.admiral) < position.mustered[self.admiral]
            if position.purse[self.board] < cost or (rebuilt and not lost):
                break
            position.pay(self.board, cost)
            troops = position.troops[self.admiral]
            position.troops[self.admiral] = with_count(troops, SHIPS, count(troops, SHIPS) + 1)
            rebuilt, paid = rebuilt + 1, paid + cost
        position.tell(
            "log.repaired", "S30.1", who=COMMANDER[self.admiral], squads=rebuilt, coins=paid
        )
