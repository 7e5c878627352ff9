"""S19.2 Advantages that help outside of battle: money, stores and loads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sanssouci.games.sieben_jahre.advantages import discard
from sanssouci.games.sieben_jahre.atlas import (
    ADVANTAGE,
    ADVANTAGE_INDEX,
    ADVANTAGES,
    COMMANDER,
    COMMANDER_INDEX,
    FULL_LOADS,
    GARRISON,
    REGION,
    REGION_COUNT,
    REGION_INDEX,
)
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import BOARD, BOARD_INDEX, COALITION_OF_BOARD
from sanssouci.kernel import Action

AMMUNITION_WITH: Final = 2
"""The loads of ammunition that come with full magazines."""
KINDS_OF_STORES: Final = ("provisions", "ammunition")


def free_orders(position: Position, board: int) -> Sequence[Action]:
    """The uses of a board's Advantages that need no battle; none costs an action."""
    actions = []
    for tile in sorted(set(position.advantages[board])):
        effect, id = ADVANTAGES[tile].effect, ADVANTAGE[tile]
        if effect == "coins":
            actions.append(Action(f"use {id}"))
        elif effect == "enemy-coins":
            actions += [
                Action(f"use {id} {BOARD[enemy]}")
                for enemy in position.order
                if COALITION_OF_BOARD[enemy] != COALITION_OF_BOARD[board] and position.purse[enemy]
            ]
        elif effect == "stores":
            actions += [
                Action(f"stock {id} {REGION[region]} {kind}")
                for region, kind in _garrisons(position, board)
            ]
        elif effect == "loads":
            actions += [Action(f"equip {id} {COMMANDER[c]}") for c in position.contingents(board)]
    return actions


def _garrisons(position: Position, board: int) -> Iterator[tuple[int, str]]:
    """The garrisons of a board's States, with what each has room for: hidden stores come on top of
    full ones, but not twice."""
    for region in range(REGION_COUNT):
        if position.garrison[region] and position.home(region, board):
            if position.stores[region] <= GARRISON[region]:
                yield region, KINDS_OF_STORES[0]
            if position.loads[region] <= FULL_LOADS[region]:
                yield region, KINDS_OF_STORES[1]


class TileOrders:
    """The verbs of Advantages among a board's actions."""

    __slots__ = ()
    board: int

    def use(self, position: Position, seat: str, id: str, enemy: str = "") -> None:
        tile = ADVANTAGE_INDEX[id]
        discard(position, self.board, tile)
        coins = ADVANTAGES[tile].amount
        if enemy:
            position.pay(BOARD_INDEX[enemy], coins)
            position.tell("log.fined", "S19.1", board=enemy, coins=coins, advantage=id)
        else:
            position.purse[self.board] += coins
            position.tell(
                "log.windfall", "S19.1", board=BOARD[self.board], coins=coins, advantage=id
            )

    def stock(self, position: Position, seat: str, id: str, place: str, kind: str) -> None:
        tile, region = ADVANTAGE_INDEX[id], REGION_INDEX[place]
        discard(position, self.board, tile)
        stores = position.stores if kind == KINDS_OF_STORES[0] else position.loads
        stores[region] += ADVANTAGES[tile].amount
        position.tell("log.stocked", "S19.1", region=place, advantage=id, kind=kind)

    def equip(self, position: Position, seat: str, id: str, who: str) -> None:
        tile = ADVANTAGE_INDEX[id]
        discard(position, self.board, tile)
        position.supply(COMMANDER_INDEX[who], ADVANTAGES[tile].amount, AMMUNITION_WITH)
        position.tell("log.equipped", "S19.1", who=who, advantage=id)
