"""The combat phase: which stacks fight, and in what order."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple, Self

from sanssouci.board import bits
from sanssouci.kernel import Action, Message, Phase
from sanssouci.steps.step import F


class CombatRules(NamedTuple):
    """The ids of a game's rules about who fights whom."""

    pairs: str
    order: str


def opposing_pairs(
    position: F, nations: Sequence[int], exempt: int = 0
) -> tuple[tuple[int, int], ...]:
    """(own city, enemy city) wherever generals of the nations stand next to enemies.

    ``exempt`` are cities that take no part.
    """
    graph = position.graph
    pairs = []
    for nation in nations:
        foes = position.general_mask(position.opponents(nation)) & ~exempt
        for city in position.stacks(nation):
            if not graph.bit[city] & exempt:
                pairs += [(city, other) for other in bits(graph.touching[city] & foes)]
    return tuple(dict.fromkeys(pairs))  # a stack of two nations fights once


@dataclass(frozen=True, slots=True)
class Combat(Phase[F]):
    """Every adjacent pair is fought, in the order the active player picks."""

    rules: ClassVar[CombatRules]
    nation: int
    pairs: tuple[tuple[int, int], ...]
    """(own city, enemy city) of the combats still to be fought; nothing is added later."""

    @abstractmethod
    def begin_battle(self, position: F, attacker: int, defender: int) -> None:
        """Push the combat between the stacks in two cities."""

    def actors(self, position: F) -> tuple[str, ...]:
        return (position.seat(self.nation),) if len(self.pairs) > 1 else ()

    def prompt(self, position: F, seat: str) -> Message:
        return Message.of("prompt.combat", self.rules.order, nation=position.nations[self.nation])

    def legal(self, position: F, seat: str) -> Sequence[Action]:
        ids = position.roster.ids
        return [
            Action.of("attack", ids[position.commander(a)], ids[position.commander(d)])
            for a, d in self.pairs
        ]

    def why_not(self, position: F, seat: str, action: Action) -> Message | None:
        return Message.of("refuse.attack", self.rules.pairs)

    def attack(self, position: F, seat: str, attacker: str, defender: str) -> None:
        index, place = position.roster.index, position.place
        self.begin_battle(position, place[index[attacker]], place[index[defender]])

    def proceed(self, position: F) -> None:
        if self.pairs:
            self.begin_battle(position, *self.pairs[0])
        else:
            position.pop()

    def without(self, fought: tuple[int, int], beaten: int | None) -> Self:
        """After a combat: that pair is done, and all pairs of the loser are cancelled."""
        return replace(self, pairs=tuple(p for p in self.pairs if p != fought and beaten not in p))
