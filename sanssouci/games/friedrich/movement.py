"""F4 Movement: marches of generals and trains; recruiting is done in the same phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import ClassVar

from sanssouci.games.friedrich import (
    conquest,
    march_refusals,
    movement_limits,
    recruitment,
    supply,
)
from sanssouci.games.friedrich.atlas import (
    ATLAS,
    CITY,
    GENERAL_COUNT,
    GRAPH,
    PIECE_COUNT,
    TRAINS,
)
from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Action, Message, Phase, Prospect
from sanssouci.steps.field import OFF
from sanssouci.steps.foresight import ForesightRules, of_idle_generals, of_march
from sanssouci.steps.marching import MarchLists, MarchOffers, parts_of_stack, trains_run_over

DONE = Action("done")
_MARCHES = MarchLists(ATLAS.roster)
_DONE = (DONE,)
_FORESEEN = ForesightRules(
    takes="F5.2", questions="F5.9", destroys="F4.10", attacks="F7.1", joins="F4.7",
    supply="F9.5", starves="F9.6",
)  # fmt: skip


ALL_PIECES = (1 << PIECE_COUNT) - 1
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

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        offers = self.marches(position)
        offers.add(recruitment.purchases(position, self, position.stacks(self.nation)))
        offers.add(_DONE)
        return offers

    def allows(self, position: Position, seat: str, action: Action) -> bool:
        """Quicker than the list: only the marches of the stack that is named are looked at."""
        if action == DONE:
            return True
        if not action.startswith("march "):
            return action in self.legal(position, seat)
        group = parse_group(action.split(" ", 2)[1]) or ()
        return action in self.marches(position, sum([1 << piece for piece in group]))

    def groups(self, stack: Sequence[int]) -> Sequence[tuple[int, ...]]:
        """The parts of a stack that may still march (F4.1, F4.9)."""
        bound = self.moved | self.halted
        if len(stack) == 1:
            return () if bound >> stack[0] & 1 else _ALONE[stack[0]]
        groups = parts_of_stack(tuple([general for general in stack if not bound >> general & 1]))
        if self.companions:
            return movement_limits.keeping_company(groups, stack, self.companions)
        return groups

    def marches(self, position: Position, of: int = ALL_PIECES) -> MarchOffers:
        """The marches of the nation; or, of its trains and stacks, those with one ``of`` a set."""
        stacks = position.stacks(self.nation)
        around = movement_limits.FriedrichSurroundings(position, self.nation, stacks)
        offers = MarchOffers()
        moving = [
            (city, stack, groups)
            for city, stack in stacks.items()
            if (of == ALL_PIECES or any(of >> general & 1 for general in stack))
            and (groups := self.groups(stack))
        ]
        if moving:
            self._march_generals(position, around, moving, offers)
        for train in TRAINS[self.nation]:
            city = position.place[train]
            if city >= 0 and of >> train & 1 and not self.moved >> train & 1:
                occupied = around.occupied & ~GRAPH.bit[city]
                marches = movement_limits.TRAIN.marches
                no_end = around.no_train_end
                offers.add_marches(_MARCHES.of((train,), city, marches, occupied, 0, no_end))
        return offers

    def _march_generals(
        self,
        position: Position,
        around: movement_limits.FriedrichSurroundings,
        moving: Sequence[tuple[int, Sequence[int], Sequence[tuple[int, ...]]]],
        offers: MarchOffers,
    ) -> None:
        """Offer the marches of these stacks: by city, who stands there and who of them may go."""
        marches_of = _MARCHES.of
        obstacles, full, stops = around.obstacles, around.full, around.stops
        no_end, targets = around.no_end(), around.targets()
        are_plain = position.fate not in movement_limits.WITH_LIMITS
        limits = movement_limits.GENERAL
        for city, stack, groups in moving:
            elsewhere = ~GRAPH.bit[city]
            for group in groups:
                if not are_plain:
                    limits = movement_limits.of_group(position, self, group)
                marching = marches_of(
                    group,
                    city,
                    limits.marches,
                    (obstacles | full[len(group)]) & elsewhere | limits.blocked,
                    stops & elsewhere if len(group) == len(stack) else stops,
                    no_end | limits.no_end,
                    targets,
                )
                offers.add_marches(marching)

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "march":
            broken = march_refusals.explain(position, self, action)
            return broken or Message.of("refuse.same_outcome", "F4.13")
        if action.verb == "recruit":
            return recruitment.why_no_purchase(position, self.nation, action)
        return None

    def meant(self, position: Position, seat: str, action: Action) -> Action | None:
        """A march by a road that is not offered is the one offered that comes to the same."""
        if action.verb != "march":
            return None
        group = parse_group(action.words[0]) or ()
        road = [ATLAS.index[city] for city in action.words[1:]]
        start = position.place[group[0]]
        if start >= 0 and road[0] != start:
            road.insert(0, start)
        march = Action.of("march", action.words[0], *(CITY[city] for city in road))
        if march_refusals.explain(position, self, march) is not None:
            return None
        outcome = self._outcome(position, march)
        return next(
            (
                way
                for way in position.legal(seat)
                if way.startswith(f"march {action.words[0]} ")
                and self._outcome(position, way) == outcome
            ),
            None,
        )

    def _outcome(self, position: Position, march: Action) -> tuple[str, int]:
        """Where a march ends, and which objectives it takes or marks."""
        if ATLAS.piece_index[march.words[0].split("+")[0]] >= GENERAL_COUNT:
            return march.words[-1], 0
        open_, guarded = conquest.targets(position, self.nation)
        passed = GRAPH.mask([ATLAS.index[city] for city in march.words[1:-1]])
        return march.words[-1], passed & (open_ | guarded & ~position.questions)

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        if action.verb == "march":
            group = parse_group(action.words[0]) or ()
            road = [ATLAS.index[city] for city in action.words[1:]]
            is_train = group[0] >= GENERAL_COUNT
            yield from of_march(
                position, self.nation, group, road,
                () if is_train else conquest.along(position, self.nation, [*road, road[-1]]),
                lambda general, place, enemies: supply.fed_cities(place, self.nation, enemies),
                _FORESEEN,
            )  # fmt: skip
        elif action.verb == "recruit":
            yield recruitment.cost(position, self.nation, *map(int, action.words))
        elif action.verb == "done":
            yield from of_idle_generals(position, seat, "F4.1")

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
            conquest.march_on(position, self.nation, cities)
            for train in trains_run_over(position, self.nation, cities[-2:]):  # one ends the march
                position.destroy_train(train, "F4.10")
        for piece in group:
            position.place[piece] = end
        moved, marched = self.moved | mask, self.marched
        if not is_train:
            marched |= mask
            comrades = position.generals_at(end, self.nation)
            for general in comrades:
                moved |= 1 << general
            position.gather(comrades)
        after = Movement(
            self.nation, moved, marched,
            self.reinforced, self.halted, self.companions, self.substitute, self.arrived,
        )  # fmt: skip
        position.become(after)

    @property
    def secret_of(self) -> int:
        return self.nation

    def concealed(self, position: Position, rng: Random) -> Movement:
        """Which stacks on the map have got troops is secret: as many, but any of them.

        Only the stacks of those who have come back are known to have them.
        """
        lucky = {position.place[g] for g in range(GENERAL_COUNT) if self.reinforced >> g & 1}
        stacks = position.stacks(self.nation)
        mask = movement_limits.came_back(position, self)
        known = {position.place[g] for g in range(GENERAL_COUNT) if mask >> g & 1}
        others = sorted(stacks.keys() - known)
        for city in rng.sample(others, min(len(lucky - known), len(others))):
            for general in stacks[city]:
                mask |= 1 << general
        return replace(self, reinforced=mask)

    def recruit(self, position: Position, seat: str, troops: str, trains: str) -> None:
        position.push(recruitment.Payment.begin(position, self.nation, int(troops), int(trains)))

    def done(self, position: Position, seat: str) -> None:
        position.pop()
