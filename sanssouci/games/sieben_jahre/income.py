"""S7 The Ministry of War: what comes into the purses at the start of a year, and aid to allies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre import garrisons
from sanssouci.games.sieben_jahre.atlas import GARRISONED, OWNER, PACK, REVENUE
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import (
    BOARD,
    BOARD_COUNT,
    COALITION_BOARDS,
    FIRST_YEAR,
    payers,
)
from sanssouci.kernel import Action, Message, Phase, Prospect
from sanssouci.steps.basket import Basket

COINS: Final = (100, 10, 1)
"""Gold, silver and bronze."""


def region_revenue(position: Position, region: int) -> int:
    """What a region yields its holder now: nothing to a conqueror on scorched earth (S15.4)."""
    if position.scorched[region] and position.flag[region] != OWNER[region]:
        return 0
    return REVENUE[region]


def revenue(position: Position, board: int) -> int:
    """The annual resources of a board (S7.2)."""
    states = payers(board, position.year)
    return sum(
        region_revenue(position, region) for region in GARRISONED if position.flag[region] in states
    )


def collect(position: Position) -> None:
    """Pay in the year's income; in 1756 it is the purse a board begins with (S5.4, S7.4)."""
    if position.year == FIRST_YEAR:
        for each in PACK.purses:
            position.purse[each.board] = each.coins
            position.tell("log.purse", "S7.4", board=BOARD[each.board], coins=each.coins)
        return
    for board in range(BOARD_COUNT):
        coins = revenue(position, board)
        position.purse[board] += coins
        position.tell("log.income", "S7.2", board=BOARD[board], coins=coins)


def by_coins(coins: int) -> tuple[int, int, int]:
    """A sum as the markers of the track show it: hundreds, tens and units (S7.1)."""
    gold, silver, bronze = COINS
    return coins // gold, coins % gold // silver, coins % silver // bronze


def _sum_of(coins: Sequence[str]) -> int:
    """What so many gold, silver and bronze coins are worth."""
    return sum(int(number) * coin for number, coin in zip(coins, COINS, strict=True))


def push_aid(position: Position) -> None:
    """Let the richer board of each coalition help the other (S7.3)."""
    for board in reversed(position.order):
        other = partner(board)
        if position.purse[board] > position.purse[other]:
            position.push(Aid(board))


def to_spare(position: Position, board: int) -> int:
    """What a board can send: its garrisons come before everything else (S31.1)."""
    return max(0, position.purse[board] - garrisons.cost(position, board))


def partner(board: int) -> int:
    """The other board of a coalition."""
    pair = next(boards for boards in COALITION_BOARDS if board in boards)
    return pair[1] if pair[0] == board else pair[0]


@dataclass(frozen=True, slots=True)
class Aid(Phase[Position]):
    """A principal State may lend coins to its partner, who has fewer (S7.3)."""

    name: ClassVar[str] = "aid"
    board: int

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = position.seat(self.board)
        return (seat,) if seat else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of(
            "prompt.aid", "S7.3", board=BOARD[self.board], partner=BOARD[partner(self.board)],
            coins=to_spare(position, self.board),
        )  # fmt: skip

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        """The gold, silver and bronze coins that make up the purse (S7.1)."""
        coins = to_spare(position, self.board)
        wares = ((0, coins // COINS[0], COINS[0]), (0, 9, COINS[1]), (0, 9, COINS[2]))
        return Basket(("aid",), wares, coins, least=0)

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.spare", "S7.3", coins=to_spare(position, self.board))

    def foresee(self, position: Position, seat: str, action: Action) -> Iterable[Prospect]:
        amount = _sum_of(action.words)
        left = position.purse[self.board] - amount
        theirs = position.purse[partner(self.board)] + amount
        yield Prospect.of("foresee.aid", "S7.3", coins=amount, left=left, theirs=theirs)

    def aid(self, position: Position, seat: str, *coins: str) -> None:
        amount = _sum_of(coins)
        other = partner(self.board)
        position.purse[self.board] -= amount
        position.purse[other] += amount
        position.tell(
            "log.aid", "S7.3", board=BOARD[self.board], partner=BOARD[other], coins=amount
        )
        position.pop()
