"""F4 Movement: marches of generals and trains; recruiting is done in the same phase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from random import Random
from typing import ClassVar

from sanssouci.games.friedrich import (
    conquest,
    march_refusals,
    movement_limits,
    recruitment,
)
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    CITY,
    GENERAL_COUNT,
    GRAPH,
    PIECE_ID,
    TRAINS,
)
from sanssouci.games.friedrich.march_lists import ENEMY_TRAINS, Surroundings, march_list
from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.position import OFF, Position
from sanssouci.kernel import Action, Message, Phase

DONE = Action("done")
_ANY_OBJECTIVE = GRAPH.mask(tuple(ATLAS.objective_owner))


@cache
def _groups(generals: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every part of a stack that could march together, the largest first (F4.9)."""
    return tuple(
        group for size in range(len(generals), 0, -1) for group in combinations(generals, size)
    )


_ALONE = tuple(((general,),) for general in range(GENERAL_COUNT))
"""The one group a general by himself can form."""


@cache
def parse_group(word: str) -> tuple[int, ...] | None:
    """The pieces a march names; None if one of them does not exist."""
    pieces = [ATLAS.piece_index.get(name, -1) for name in word.split("+")]
    return None if -1 in pieces else tuple(sorted(pieces))


@dataclass(frozen=True, slots=True)
class Movement(Phase[Position]):
    """The movement phase of a nation. Every piece may march once, in any order (F4.1)."""

    name: ClassVar[str] = "movement"
    nation: int
    moved: int = 0
    """Bitset of pieces whose move has ended."""
    marched: int = 0
    """Bitset of generals that have marched themselves."""
    reinforced: int = 0
    """Bitset of generals that have got new troops (F11.10S)."""
    halted: int = 0
    """Bitset of generals fate forbids to move (F11.2C)."""
    companions: int = 0
    """Bitset of those Chevert began the phase with (F11.5D)."""
    substitute: int = OFF
    """The substitute city named this phase (F10.15)."""
    arrived: int = 0
    """Bitset of pieces that have re-entered this phase (F10.8)."""

    @classmethod
    def begin(cls, position: Position, nation: int) -> Movement:
        halted, companions = movement_limits.at_start(position, nation)
        return cls(nation, halted=halted, companions=companions)

    def actors(self, position: Position) -> tuple[str, ...]:
        return (position.controllers[self.nation],)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.movement", "F2.3", nation=NATIONS[self.nation])

    def legal(self, position: Position, seat: str) -> list[Action]:
        stacks = position.stacks(self.nation)
        actions: list[Action] = []
        self._add_marches(position, stacks, actions)
        actions += recruitment.purchases(position, self, stacks)
        actions.append(DONE)
        return actions

    def groups(self, stack: Sequence[int]) -> Sequence[tuple[int, ...]]:
        """The parts of a stack that may still march (F4.1, F4.9)."""
        bound = self.moved | self.halted
        if len(stack) == 1:
            return () if bound >> stack[0] & 1 else _ALONE[stack[0]]
        groups = _groups(tuple([general for general in stack if not bound >> general & 1]))
        if self.companions:
            return movement_limits.keeping_company(groups, stack, self.companions)
        return groups

    def _add_marches(
        self, position: Position, stacks: dict[int, list[int]], actions: list[Action]
    ) -> None:
        around = Surroundings(position, self.nation, stacks)
        bit = GRAPH.bit
        plain = movement_limits.are_plain(position)
        limits = movement_limits.GENERAL
        for city, stack in stacks.items():
            elsewhere = ~bit[city]
            for group in self.groups(stack):
                if not plain:
                    limits = movement_limits.of_group(position, self, group)
                actions += march_list(
                    group,
                    city,
                    limits,
                    (around.obstacles | around.full[len(group)]) & elsewhere | limits.blocked,
                    around.stops & elsewhere if len(group) == len(stack) else around.stops,
                    around.no_end | limits.no_end,
                    around.targets,
                )
        for train in TRAINS[self.nation]:
            city = position.place[train]
            if city >= 0 and not self.moved >> train & 1:
                occupied = around.occupied & ~bit[city]
                actions += march_list(
                    (train,), city, movement_limits.TRAIN, occupied, 0, around.no_end, 0
                )

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "march":
            broken = march_refusals.explain(position, self, action)
            return broken or Message.of("refuse.same_outcome", "F4.13")
        if action.verb == "recruit":
            return recruitment.why_no_purchase(position, self.nation, action)
        return None

    # -- verbs ----------------------------------------------------------------------------------

    def march(self, position: Position, seat: str, group_word: str, *road: str) -> None:
        index = ATLAS.index
        group = parse_group(group_word) or ()
        cities = [index[city] for city in road]
        end = cities[-1]
        mask = 0
        for piece in group:
            mask |= 1 << piece
        is_train = group[0] >= GENERAL_COUNT
        if position.log is not None:
            position.tell(
                "log.marches", "F4.13",
                group=group_word, start=road[0], end=road[-1], road=" ".join(road),
            )  # fmt: skip
        if not is_train:
            self._conquer_along(position, cities)
            self._destroy_train(position, end)
        for piece in group:
            position.place[piece] = end
        moved = self.moved | mask
        if not is_train:
            comrades = position.generals_at(end, self.nation)
            for general in comrades:
                moved |= 1 << general
            position.gather(comrades)
            position.become(self._after(moved, self.marched | mask))
        else:
            position.become(self._after(moved, self.marched))

    def _after(self, moved: int, marched: int) -> Movement:
        return Movement(
            self.nation, moved, marched,
            self.reinforced, self.halted, self.companions, self.substitute, self.arrived,
        )  # fmt: skip

    def _conquer_along(self, position: Position, cities: list[int]) -> None:
        passed = GRAPH.mask(cities[:-1])
        if not passed & _ANY_OBJECTIVE:
            return
        open_, guarded = conquest.targets(position, self.nation)
        if passed & (open_ | guarded):
            for city in cities[:-1]:
                conquest.leave(position, self.nation, city, open_, guarded)
                open_ &= ~GRAPH.bit[city]  # it falls once

    def _destroy_train(self, position: Position, city: int) -> None:
        for train in ENEMY_TRAINS[self.nation]:
            if position.place[train] == city:
                position.place[train] = OFF
                position.tell(
                    "log.train_destroyed", "F4.10", train=PIECE_ID[train], city=CITY[city]
                )

    @property
    def secret_of(self) -> int:
        return self.nation

    def concealed(self, position: Position, rng: Random) -> Movement:
        """Which stacks on the map have got troops is secret: as many, but any of them."""
        lucky = {position.place[g] for g in range(GENERAL_COUNT) if self.reinforced >> g & 1}
        stacks = position.stacks(self.nation)
        mask = 0
        for city in rng.sample(sorted(stacks), min(len(lucky), len(stacks))):
            for general in stacks[city]:
                mask |= 1 << general
        return replace(self, reinforced=mask)

    def recruit(self, position: Position, seat: str, troops: str, trains: str) -> None:
        position.push(recruitment.Payment.begin(position, self.nation, int(troops), int(trains)))

    def done(self, position: Position, seat: str) -> None:
        position.pop()
