"""Cards of fate that ask for a general or a stack: troops given and lost, partisans, retirement."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from sanssouci.games.friedrich import armies
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    FRIEDRICH,
    GENERALS,
    GRAPH,
    PIECE_ID,
)
from sanssouci.games.friedrich.nations import AUSTRIA, NATIONS, PRUSSIA
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action, Message, Phase
from sanssouci.steps.field import GONE

DECLINE = Action("decline")


@dataclass(frozen=True, slots=True)
class ChooseStack(Phase[Position]):
    """The owner picks, in secret, the stack that gets a free troop or loses one."""

    name: ClassVar[str] = "choose_stack"
    nation: int
    gain: bool
    rule: str
    left: int = 1
    """How many troops are still to be given; no general gets two (F18.4)."""
    chosen: tuple[int, ...] = ()
    """Commanders picked so far; applied when all are picked, so that nothing shows."""

    def actors(self, position: Position) -> tuple[str, ...]:
        if not self.left:
            return ()
        return (position.seat(self.nation),) if len(position.stacks(self.nation)) > 1 else ()

    def prompt(self, position: Position, seat: str) -> Message:
        key = "prompt.free_troop" if self.gain else "prompt.fated_loss"
        return Message.of(key, self.rule, nation=NATIONS[self.nation])

    def stacks(self, position: Position) -> list[list[int]]:
        """The stacks that can gain, or lose, one more troop."""
        stacks = position.stacks(self.nation).values()
        if not self.gain:
            return [stack for stack in stacks if armies.can_lose_one(position, stack)]
        return [
            stack
            for stack in stacks
            if min(position.room(stack), len(stack)) > self.chosen.count(stack[0])
        ]

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        verb = "reinforce" if self.gain else "weaken"
        return [Action.of(verb, PIECE_ID[s[0]]) for s in self.stacks(position)] or [DECLINE]

    def reinforce(self, position: Position, seat: str, general: str) -> None:
        self._pick(position, ATLAS.piece_index[general])

    def weaken(self, position: Position, seat: str, general: str) -> None:
        self._pick(position, ATLAS.piece_index[general])

    def decline(self, position: Position, seat: str) -> None:
        """Nobody has room for what is left."""
        position.become(replace(self, left=0))

    def _pick(self, position: Position, commander: int) -> None:
        position.become(replace(self, left=self.left - 1, chosen=(*self.chosen, commander)))

    @property
    def secret_of(self) -> int:
        return self.nation

    def concealed(self, position: Position, rng: Random) -> ChooseStack:
        return replace(self, left=self.left + len(self.chosen), chosen=())

    def proceed(self, position: Position) -> None:
        if self.left:  # only one stack
            stacks = self.stacks(position)
            self._pick(position, stacks[0][0]) if stacks else self.decline(position, "")
            return
        position.pop()
        for commander in dict.fromkeys(self.chosen):
            stack = position.stack_of(commander)
            if self.gain:
                troops = self.chosen.count(commander)
                armies.gain_somewhere(position, stack, troops, self.rule)
            else:
                armies.lose_somewhere(position, stack, self.rule)


@dataclass(frozen=True, slots=True)
class Partisans(Phase[Position]):
    """Austria may turn a Prussian stack in Austria or Saxony face-down (F11.6D)."""

    name: ClassVar[str] = "partisans"

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(AUSTRIA),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.partisans", "F11.6D")

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        victims = raidable(position)
        return [*(Action.of("raid", PIECE_ID[stack[0]]) for stack in victims), DECLINE]

    def raid(self, position: Position, seat: str, general: str) -> None:
        position.pop()
        for each in position.stack_of(ATLAS.piece_index[general]):
            position.down |= 1 << each
            position.tell("log.turned_down", "F11.6D", general=PIECE_ID[each])

    def decline(self, position: Position, seat: str) -> None:
        position.pop()
        position.tell("log.declines", "F11.6D", nation=NATIONS[AUSTRIA])


def raidable(position: Position) -> list[list[int]]:
    land = ATLAS.country["austria"] | ATLAS.country["saxony"]
    return [
        stack
        for city, stack in position.stacks(PRUSSIA).items()
        if GRAPH.bit[city] & land and not position.is_down(stack[0])
    ]


@dataclass(frozen=True, slots=True)
class RetireGeneral(Phase[Position]):
    """Prussia removes a general of her choice for good, any but Friedrich (F11.Sweden)."""

    name: ClassVar[str] = "retire"
    rule: str

    def _candidates(self, position: Position) -> list[int]:
        return [
            general
            for general in GENERALS[PRUSSIA]
            if general != FRIEDRICH and position.place[general] != GONE
        ]

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.seat(PRUSSIA),) if len(self._candidates(position)) > 1 else ()

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.retire", self.rule)

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        return [Action.of("retire", PIECE_ID[general]) for general in self._candidates(position)]

    def retire(self, position: Position, seat: str, general: str) -> None:
        position.pop()
        position.seal()
        armies.remove_for_good(position, ATLAS.piece_index[general], self.rule)

    def proceed(self, position: Position) -> None:
        position.pop()
        for general in self._candidates(position):
            armies.remove_for_good(position, general, self.rule)
