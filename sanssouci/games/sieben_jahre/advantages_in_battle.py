"""S25 Advantages in battle: played right after the cards are shown, one for each side."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from sanssouci.games.sieben_jahre.atlas import ADVANTAGE, ADVANTAGE_INDEX, ADVANTAGES
from sanssouci.games.sieben_jahre.battle_losses import battle_below, become_battle, changed
from sanssouci.games.sieben_jahre.fighters import UNTRIED
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.kernel import Action, Message, Phase

OWN_ATTACK, ENEMY_ATTACK = "own-attack", "enemy-attack"
SUMS: Final = (OWN_ATTACK, ENEMY_ATTACK)
"""The effects that change a sum; they are of use in clashes, too."""


def tiles(position: Position, board: int, effects: Sequence[str]) -> list[int]:
    """The Advantages of a board that do one of some things, each kind once."""
    if not position.setting.campaign:
        return []  # there are none in scenarios (SXI.1)
    return sorted({t for t in position.advantages[board] if ADVANTAGES[t].effect in effects})


def spend_tile(position: Position, board: int, tile: int) -> None:
    """Use an Advantage up (S19.1)."""
    position.advantages[board].remove(tile)
    position.used_advantages.append(tile)
    position.tell(
        "log.plays_advantage", "S25.1", board=position.board_id(board), advantage=ADVANTAGE[tile]
    )


def boosts_of(side: int, tile: int) -> tuple[int, int]:
    """What an Advantage of a side does to the two sums."""
    advantage = ADVANTAGES[tile]
    if advantage.effect == OWN_ATTACK:
        return changed((0, 0), side, advantage.amount)
    if advantage.effect == ENEMY_ATTACK:
        return changed((0, 0), 1 - side, -advantage.amount)
    return (0, 0)


@dataclass(frozen=True, slots=True)
class _Chance(Phase[Position]):
    """A side may play an Advantage in the middle of a fight, or forgo it (S25.1)."""

    side: int

    @abstractmethod
    def _tiles(self, position: Position) -> list[int]:
        """The Advantages that could be played now."""

    def actors(self, position: Position) -> tuple[str, ...]:
        seat = battle_below(position).seat(position, self.side)
        return (seat,) if seat is not None and self._tiles(position) else ()

    def proceed(self, position: Position) -> None:
        position.pop()

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [
            Action("forgo"),
            *(Action(f"boost {ADVANTAGE[tile]}") for tile in self._tiles(position)),
        ]

    def forgo(self, position: Position, seat: str) -> None:
        position.tell(
            "log.no_advantage", "S25.1", who=battle_below(position).who(position, self.side)
        )
        position.pop()


@dataclass(frozen=True, slots=True)
class PlayAdvantage(_Chance):
    """A side may play an Advantage on the cards just shown."""

    name: ClassVar[str] = "advantage"

    def _tiles(self, position: Position) -> list[int]:
        battle = battle_below(position)
        effects = [*SUMS, "recovery"]
        if not battle.armies[self.side]:
            effects.append("defence")
        return tiles(position, battle.board(position, self.side), effects)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.advantage", "S25.1")

    def boost(self, position: Position, seat: str, id: str) -> None:
        position.pop()
        battle = battle_below(position)
        tile = ADVANTAGE_INDEX[id]
        spend_tile(position, battle.board(position, self.side), tile)
        first, second = boosts_of(self.side, tile)
        shields = battle.shields
        if ADVANTAGES[tile].effect not in SUMS:  # one more recovery, or stronger walls
            shields = changed(shields, self.side, ADVANTAGES[tile].amount)
        boosts = (battle.boosts[0] + first, battle.boosts[1] + second)
        become_battle(position, replace(battle, boosts=boosts, shields=shields))


@dataclass(frozen=True, slots=True)
class CancelOption(_Chance):
    """A side may undo the Options card its force has just drawn; its next loss draws again."""

    name: ClassVar[str] = "cancel_option"

    def _tiles(self, position: Position) -> list[int]:
        board = battle_below(position).board(position, self.side)
        return tiles(position, board, ["cancel-option"])

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.cancel_option", "S25.1")

    def boost(self, position: Position, seat: str, id: str) -> None:
        position.pop()
        battle = battle_below(position)
        spend_tile(position, battle.board(position, self.side), ADVANTAGE_INDEX[id])
        pair = battle.patience
        become_battle(
            position,
            replace(battle, patience=(UNTRIED, pair[1]) if self.side == 0 else (pair[0], UNTRIED)),
        )
