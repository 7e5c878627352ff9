"""S8 Actions: what a board does when its turn comes in a fraction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre import (
    command,
    grand_army,
    landings,
    naval_losses,
    siege,
    tiles,
    transport,
    voyages,
)
from sanssouci.games.sieben_jahre.atlas import COMMANDER, COMMANDER_INDEX
from sanssouci.games.sieben_jahre.convoys import Consign, can_be_sent_to
from sanssouci.games.sieben_jahre.movement import declare, movable
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.provisions import buy, on_sale
from sanssouci.games.sieben_jahre.relief import Relief
from sanssouci.kernel import Action, Joined, Message, Phase, Prospect
from sanssouci.steps.basket import Basket, Choices

_END: Final = Action("end")
_STOP: Final = Action("stop")
MODES: Final = {"four": (4, 0), "split": (3, 3)}
"""Actions in the first and in the second phase of a fraction (S8.2)."""


@dataclass(frozen=True, slots=True)
class Mode(Phase[Position]):
    """A board's turn has come: four actions in a row, or three and three (S8.2)."""

    name: ClassVar[str] = "mode"
    board: int

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat(self.board)
        return (seat,) if seat else ()

    def prompt(self, position: Position, seat: str) -> Message:
        key = "prompt.mode_owed" if position.owed[self.board] else "prompt.mode"
        return Message.of(
            key, "S8.2", board=position.board_id(self.board), fraction=position.fraction,
            owed=position.owed[self.board],
        )  # fmt: skip

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [*(Action(f"mode {mode}") for mode in MODES), _STOP]

    def mode(self, position: Position, seat: str, mode: str) -> None:
        if mode == "split":
            position.splitting |= 1 << self.board
        position.tell("log.mode", "S8.2", board=position.board_id(self.board), mode=mode)
        position.become(Actions(self.board, granted(position, self.board, MODES[mode][0])))

    def stop(self, position: Position, seat: str) -> None:
        """Do nothing more this year (S8.5)."""
        position.stopped |= 1 << self.board
        position.tell("log.stops", "S8.5", board=position.board_id(self.board))
        position.pop()


def granted(position: Position, board: int, allowed: int) -> int:
    """The actions left to a board once it has given up those it owes (S8.6)."""
    given_up = min(position.owed[board], allowed)
    position.owed[board] -= given_up
    return allowed - given_up


@dataclass(frozen=True, slots=True)
class Actions(
    siege.SiegeOrders,
    landings.LandingOrders,
    transport.TransportOrders,
    naval_losses.RepairOrders,
    grand_army.GrandArmyOrders,
    voyages.VoyageOrders,
    tiles.TileOrders,
    Phase[Position],
):
    """One action after the other, and what costs none between them (S5.2)."""

    name: ClassVar[str] = "actions"
    board: int
    left: int

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat(self.board)
        if seat is None or (not self.left and not self._free(position)):
            return ()
        return (seat,)

    def proceed(self, position: Position) -> None:
        position.pop()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.actions", "S8.1", board=position.board_id(self.board), left=self.left,
            coins=position.purse[self.board],
        )  # fmt: skip

    def spend(self, position: Position) -> None:
        """Use up one action; the frame must be on top."""
        position.become(Actions(self.board, self.left - 1))

    # -- what is possible --------------------------------------------------------------------------

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        parts = self._free(position)
        if self.left:
            parts.append(self._moves(position))
            parts.append(siege.orders(position, self.board))
            parts.append(landings.orders(position, self.board))
            parts.append(naval_losses.orders(position, self.board))
            parts.append(voyages.orders(position, self.board))
        return Joined((*parts, [_END]))

    def _moves(self, position: Position) -> list[Action]:
        actions = [Action(f"move {COMMANDER[c]}") for c in movable(position, self.board)]
        actions += [
            Action(f"convoy {COMMANDER[c]}")
            for c in position.contingents(self.board)
            if can_be_sent_to(position, self.board, c)
        ]
        return actions

    def _free(self, position: Position) -> list[Sequence[Action]]:
        """What costs no action: buying, joining, changing commanders, using Advantages."""
        purse, rows = position.purse[self.board], []
        for c in position.contingents(self.board):
            food, loads = on_sale(position, c)
            if food or loads:
                rows.append((COMMANDER[c], Basket((), ((0, food, 1), (0, loads, 1)), purse)))
        parts: list[Sequence[Action]] = [Choices("supply", tuple(rows))] if rows else []
        if reliefs := self._reliefs(position):
            parts.append(reliefs)
        parts += [
            found
            for module in (grand_army, transport, tiles)
            if (found := module.free_orders(position, self.board))
        ]
        return parts

    def _reliefs(self, position: Position) -> list[Action]:
        if not position.setting.campaign:
            return []
        news = command.candidates(position, self.board)
        return [
            Action(f"relieve {COMMANDER[c]}")
            for c in position.contingents(self.board)
            if next(command.successors(position, c, news), None) is not None
        ]

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        from sanssouci.games.sieben_jahre import order_refusals

        return order_refusals.explain(position, self, action)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        from sanssouci.games.sieben_jahre import order_refusals

        if action == _END and self.left:
            return [Prospect.of("foresee.left_actions", "S8.1", count=self.left)]
        return order_refusals.foresee(position, self, action)

    # -- verbs -------------------------------------------------------------------------------------

    def move(self, position: Position, seat: str, who: str) -> None:
        self.spend(position)
        position.tell("log.declares", "S11.2", board=position.board_id(self.board), who=who)
        declare(position, COMMANDER_INDEX[who])

    def convoy(self, position: Position, seat: str, who: str) -> None:
        position.push(Consign(self.board, COMMANDER_INDEX[who]))

    def supply(self, position: Position, seat: str, who: str, food: str, loads: str) -> None:
        buy(position, COMMANDER_INDEX[who], int(food), int(loads))

    def relieve(self, position: Position, seat: str, who: str) -> None:
        position.push(Relief(self.board, COMMANDER_INDEX[who]))

    def end(self, position: Position, seat: str) -> None:
        position.tell("log.ends", "S8.2", board=position.board_id(self.board))
        position.pop()
