"""S24.8 Skirmishes: one battle card for each side, added to the strength of one unit each.

Detachments, raiders of convoys, natives and guerrillas fight like this. No ammunition, shields or
Options are used. The frame below is told who has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Protocol

from sanssouci.games.sieben_jahre.advantages_in_battle import SUMS, boosts_of, spend_tile, tiles
from sanssouci.games.sieben_jahre.atlas import ADVANTAGE, ADVANTAGE_INDEX
from sanssouci.games.sieben_jahre.battle_cards import CARD_INDEX, POINTS, draw_open, turned
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.units import strength_of
from sanssouci.kernel import CHANCE, Action, Message, Phase

_UNDRAWN: Final = -1


def vigour(position: Position, army: int, arm: int) -> int:
    """What a brigade of an army brings into a skirmish: its strength, less for hunger (S16.1)."""
    return strength_of(position.troops[army], arm) - position.exhaustion[army]


class Awaits(Protocol):
    """A frame that has begun a skirmish."""

    def skirmished(self, position: Position, result: int) -> None:
        """1 if the attacker has won, -1 if the defender has, 0 for a tie; this is on top again."""


def result_of(sums: tuple[int, int]) -> int:
    """1 if the attacker has won, -1 if the defender has, 0 for a tie.

    >>> result_of((1 + 3, 1 + 1))
    1
    """
    return (sums[0] > sums[1]) - (sums[0] < sums[1])


@dataclass(frozen=True, slots=True)
class Skirmish(Phase[Position]):
    """Pairs are by side, the attacker first."""

    name: ClassVar[str] = "skirmish"
    boards: tuple[int, int]
    strengths: tuple[int, int]
    cards: tuple[int, int] = (_UNDRAWN, _UNDRAWN)
    boosts: tuple[int, int] = (0, 0)
    asked: int = 0
    """How many sides have been asked for Advantages."""

    def _side(self, position: Position) -> int:
        """The side whose turn it is to play an Advantage (S25.1)."""
        sides = sorted((0, 1), key=lambda side: position.order.index(self.boards[side]))
        return sides[self.asked]

    def _tiles(self, position: Position) -> list[int]:
        return tiles(position, self.boards[self._side(position)], SUMS)

    def actors(self, position: Position) -> tuple[str, ...]:
        if _UNDRAWN in self.cards:
            return (CHANCE,)
        if self.asked > 1 or not self._tiles(position):
            return ()
        seat = position.seat(self.boards[self._side(position)])
        return () if seat is None else (seat,)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.advantage", "S25.1")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        if seat == CHANCE:
            return draw_open(position)
        return [
            Action("forgo"),
            *(Action(f"boost {ADVANTAGE[tile]}") for tile in self._tiles(position)),
        ]

    def turn(self, position: Position, seat: str, id: str) -> None:
        side = 0 if self.cards[0] == _UNDRAWN else 1
        card = CARD_INDEX[id]
        turned(position, card)
        position.tell("log.turned", "S24.8", board=position.board_id(self.boards[side]), card=id)
        cards = (card, _UNDRAWN) if side == 0 else (self.cards[0], card)
        position.become(replace(self, cards=cards))

    def forgo(self, position: Position, seat: str) -> None:
        if seat:
            board = position.board_id(self.boards[self._side(position)])
            position.tell("log.no_advantage", "S25.1", who=board)
        position.become(replace(self, asked=self.asked + 1))

    def boost(self, position: Position, seat: str, id: str) -> None:
        side = self._side(position)
        tile = ADVANTAGE_INDEX[id]
        spend_tile(position, self.boards[side], tile)
        first, second = boosts_of(side, tile)
        boosts = (self.boosts[0] + first, self.boosts[1] + second)
        position.become(replace(self, boosts=boosts, asked=self.asked + 1))

    def proceed(self, position: Position) -> None:
        if self.asked < 2:
            self.forgo(position, "")
            return
        first, second = (
            # hunger takes no sum below 0, and what Advantages do comes after it (S20.16)
            max(0, max(0, POINTS[self.cards[side]] + self.strengths[side]) + self.boosts[side])
            for side in (0, 1)
        )
        position.pop()
        position.tell("log.skirmish", "S24.8", first=first, second=second)
        position.phase.skirmished(position, result_of((first, second)))  # type: ignore[attr-defined]
