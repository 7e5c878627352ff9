"""S19 Advantages: tiles drawn at random, free or bought at the start of a year."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre.atlas import ADVANTAGE, ADVANTAGE_INDEX
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import BOARD, FR, GB, LAST_YEAR, STATE
from sanssouci.kernel import CHANCE, Action, Message, Phase, Prospect
from sanssouci.steps.basket import Basket

PRICE: Final = 5
MOST_BOUGHT: Final = 4
"""Maximum number of Advantages a board buys in a year."""
NATIVE_PRICE: Final = 3
MOST_NATIVES: Final = 3
GUERRILLA_PRICE: Final = 3
COUNT_PRICE: Final = 10
MOST_GUERRILLAS: Final = 3


@dataclass(frozen=True, slots=True)
class DrawAdvantages(Phase[Position]):
    """Chance gives a board tiles from the bag; an empty bag gives nothing (S19.2)."""

    name: ClassVar[str] = "draw_advantages"
    board: int
    number: int

    def actors(self, position: Position) -> tuple[str, ...]:
        return (CHANCE,) if self.number and position.bag else ()

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action(f"tile {ADVANTAGE[tile]}") for tile in sorted(position.bag)]

    def tile(self, position: Position, seat: str, id: str) -> None:
        drawn = ADVANTAGE_INDEX[id]
        position.bag.remove(drawn)
        position.advantages[self.board].append(drawn)
        position.tell("log.advantage", "S19.1", board=BOARD[self.board], advantage=id)
        position.become(DrawAdvantages(self.board, self.number - 1))

    def proceed(self, position: Position) -> None:
        position.pop()


@dataclass(frozen=True, slots=True)
class Purchases(Phase[Position]):
    """A board buys Advantages and, with colonies in America, the help of natives (S27.1)."""

    name: ClassVar[str] = "purchases"
    board: int

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat(self.board)
        return (seat,) if seat else ()

    def prompt(self, position: Position, seat: str) -> Message:
        key = "prompt.purchases" if self.board in (FR, GB) else "prompt.buy_advantages"
        return Message.of(key, "S19.1", board=BOARD[self.board], coins=position.purse[self.board])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        wares = [(0, min(MOST_BOUGHT, len(position.bag)), PRICE)]
        if self.board in (FR, GB):
            wares.append((0, MOST_NATIVES, NATIVE_PRICE))
        return Basket(("buy",), tuple(wares), position.purse[self.board], least=0)

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb != "buy":
            return None
        return Message.of("refuse.buy", "S19.1", most=MOST_BOUGHT, coins=PRICE)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        coins = _price(*action.words)
        left = position.purse[self.board] - coins
        yield Prospect.of("foresee.spends", "S19.1", coins=coins, left=left)

    def buy(self, position: Position, seat: str, tiles: str, natives: str = "0") -> None:
        number, markers = int(tiles), int(natives)
        position.purse[self.board] -= _price(tiles, natives)
        position.natives[self.board] = markers
        position.tell("log.buys_advantages", "S19.1", board=BOARD[self.board], number=number)
        if markers:
            position.tell("log.buys_natives", "S27.1", board=BOARD[self.board], number=markers)
        position.pop()
        if self.board == GB and position.year == LAST_YEAR:
            position.push(Guerrillas())
        if number:
            position.push(DrawAdvantages(self.board, number))


def _price(tiles: str, natives: str = "0") -> int:
    return PRICE * int(tiles) + NATIVE_PRICE * int(natives)


@dataclass(frozen=True, slots=True)
class Guerrillas(Phase[Position]):
    """In 1762 guerrillas can be hired in Portugal, with or without their count (S28.2)."""

    name: ClassVar[str] = "guerrillas"

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat(GB)
        return (seat,) if seat else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.guerrillas", "S28.2", coins=position.purse[GB])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        purse = position.purse[GB]
        most = min(MOST_GUERRILLAS, purse // GUERRILLA_PRICE)
        actions = [Action(f"hire {number}") for number in range(most + 1)]
        if purse >= COUNT_PRICE:
            actions.append(Action("hire schaumburg-lippe"))
        return actions

    def hire(self, position: Position, seat: str, whom: str) -> None:
        if whom.isdecimal():
            position.guerrillas = int(whom)
            position.purse[GB] -= GUERRILLA_PRICE * int(whom)
            key = "log.hires"
        else:
            position.guerrillas, position.count_hired = MOST_GUERRILLAS, True
            position.purse[GB] -= COUNT_PRICE
            key = "log.hires_count"
        position.tell(key, "S28.2", state=STATE[GB], number=position.guerrillas)
        position.pop()


def discard(position: Position, board: int, tile: int) -> None:
    """An Advantage has been used: it lies aside until the next year (S19.2)."""
    position.advantages[board].remove(tile)
    position.used_advantages.append(tile)


def return_used(position: Position) -> None:
    """A new year: used tiles go back into the bag (S19.2)."""
    position.bag += position.used_advantages
    position.used_advantages = []
