"""M9 Movement: marches and force marches of generals, marches of trains, trains put back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from sanssouci.games.maria import conquest, joining, march_lists, march_refusals, silesia
from sanssouci.games.maria import trains as putting_back
from sanssouci.games.maria.atlas import (
    ATLAS,
    FLANDERS,
    GENERAL_COUNT,
    GENERALS,
    GRAPH,
    NATION_OF,
    TRAINS,
)
from sanssouci.games.maria.marching import MARCH_VERBS, Marching, parse_group
from sanssouci.games.maria.nations import AUSTRIA, FRANCE, NATIONS, PRAGMATIC, PRUSSIA
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Action, Message, Prospect
from sanssouci.steps.foresight import of_idle_generals
from sanssouci.steps.marching import MarchOffers

DONE: Final = Action("done")
WAIT: Final = Action("wait")
ALTERNATE: Final = Action("alternate")
_DONE, _WAIT, _ALTERNATE = (DONE,), (WAIT,), (ALTERNATE,)
_ALONE: Final = tuple(((general,),) for general in range(GENERAL_COUNT))
"""The one group a general by himself can form."""
FREE, CLOSED = -1, -2
"""Whose turn it is to march in Flanders: anybody's, nobody's any more (M4.5)."""


@dataclass(frozen=True, slots=True)
class Movement(Marching):
    """The movement phase of a stage: every piece may march once, in any order (M9.1).

    In stage 5 two players act, each with his own pieces, until both are done (M4.5).
    """

    name: ClassVar[str] = "movement"
    nations: tuple[int, ...]
    moved: int = 0
    """Bitset of pieces whose march is over, or that have been put back."""
    finished: tuple[str, ...] = ()
    """The seats that are done."""
    flanders: int = FREE
    """Whose turn it is in Flanders, if the two take turns there (M4.5)."""
    waited: bool = False
    """True if the other has just passed his turn in Flanders."""
    refused: tuple[tuple[int, ...], ...] = ()
    """Pairs of generals who have been refused to stack, or to march as one, this phase."""

    def actors(self, position: Position) -> tuple[str, ...]:
        acting = [position.seat(nation) for nation in self.nations]
        return tuple(
            [
                seat
                for seat in position.setting.scenario.seats
                if seat in acting and seat not in self.finished
            ]
        )

    def prompt(self, position: Position, seat: str) -> Message:
        own = [NATIONS[n] for n in self.nations if position.seat(n) == seat]
        return Message.of("prompt.movement", "M9.1", nations="+".join(own))

    # -- what is open -----------------------------------------------------------------------------

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        offers = MarchOffers()
        for nation in self.nations:
            if position.seat(nation) == seat:
                self._add_marches(position, seat, nation, offers)
                offers.add(putting_back.offers(position, self, nation))
        if self._may_alternate(position):
            offers.add(_ALTERNATE)
        if self._may_wait(position, seat):
            offers.add(_WAIT)
        offers.add(_DONE)
        if position.set_aside[PRUSSIA]:  # marches that keep to Prussia are listed by themselves
            return [*dict.fromkeys(offers)]
        return offers

    def _add_marches(self, position: Position, seat: str, nation: int, offers: MarchOffers) -> None:
        around = march_lists.Around(position, nation)
        known: dict[bool, int] = {}
        crowded, keeps_home = around.standing.crowded, position.set_aside[PRUSSIA]
        for city, own in around.standing.armies[nation].stacks.items():
            if not self.may_move_in(nation, city):
                continue
            for group in self.groups(position, seat, nation, city, own, crowded):
                refused = self.refusals(position, group) if self.refused else 0
                way = march_lists.Way(position, around, group, refused)
                targets = self._targets(position, group, known)
                if keeps_home and (home := silesia.home_to_keep(position, group)):
                    _add_marches(offers, position, around, group, way.within(home), targets)
                _add_marches(offers, position, around, group, way, targets)
        for train in TRAINS[nation]:
            city = position.place[train]
            if city >= 0 and not self.moved >> train & 1 and self.may_move_in(nation, city):
                if keeps_home and (home := silesia.home_to_keep(position, (train,))):
                    offers.add_marches(march_lists.of_train(position, train, around, home))
                offers.add_marches(march_lists.of_train(position, train, around))

    def _targets(self, position: Position, group: Sequence[int], known: dict[bool, int]) -> int:
        """What a group could take or mark; the same for all of one power with one face up."""
        down = position.down
        hungry = bool(down >> group[0] & 1)
        if len(group) > 1:
            if len({NATION_OF[general] for general in group}) > 1:
                stack = position.stack_at(position.place[group[0]])
                open_, guarded = conquest.aims(position, stack)
                return open_ | guarded
            hungry = all(down >> general & 1 for general in group)
        found = known.get(hungry)
        if found is None:
            open_, guarded = conquest.aims(position, group)
            found = known[hungry] = open_ | guarded
        return found

    def groups(
        self,
        position: Position,
        seat: str,
        nation: int,
        city: int,
        own: Sequence[int],
        crowded: int,
    ) -> Sequence[tuple[int, ...]]:
        """The generals of a power in a town who may march, alone or as a stack (M9.5).

        ``crowded`` are the towns with several generals.
        """
        if not GRAPH.bit[city] & crowded:
            return () if self.moved >> own[0] & 1 else _ALONE[own[0]]
        groups: list[tuple[int, ...]] = [
            (general,) for general in own if not self.moved >> general & 1
        ]
        stack = position.stack_at(city)
        if any(self.moved >> general & 1 for general in stack):
            return groups
        pair = tuple(sorted(stack))
        foreign = any(position.seat(NATION_OF[general]) != seat for general in stack)
        leads = NATION_OF[stack[0]] == nation
        if (leads or foreign) and pair not in self.refused:
            groups.insert(0, pair)
        return groups

    def may_move_in(self, nation: int, city: int) -> bool:
        """True if the power's pieces on this map may march now (M4.5)."""
        return self.flanders == FREE or not GRAPH.bit[city] & ~self.land_open_to(nation)

    def land_open_to(self, nation: int) -> int:
        """The towns in which the power's pieces may march now (M4.5)."""
        if self.flanders == FREE or nation == self.flanders:
            return -1
        return ~FLANDERS

    def refusals(self, position: Position, group: Sequence[int]) -> int:
        """The towns of generals with whom this one may not stack (M6.4)."""
        mask = 0
        for pair in self.refused:
            if len(group) == 1 and group[0] in pair:
                for general in pair:
                    if general != group[0]:
                        mask |= GRAPH.bit[position.place[general]]
        return mask

    # -- taking turns in Flanders -----------------------------------------------------------------

    def _may_alternate(self, position: Position) -> bool:
        if self.moved or self.flanders != FREE or self.finished:
            return False
        two = {AUSTRIA, PRAGMATIC} <= set(self.nations)
        return two and position.seat(AUSTRIA) != position.seat(PRAGMATIC)

    def _may_wait(self, position: Position, seat: str) -> bool:
        return self.flanders >= 0 and position.seat(self.flanders) == seat

    def _left_in_flanders(self, position: Position, nation: int) -> bool:
        """True if the power still has something to move there."""
        if nation not in self.nations or position.seat(nation) in self.finished:
            return False
        return any(
            GRAPH.bit[position.place[piece]] & FLANDERS and not self.moved >> piece & 1
            for piece in (*GENERALS[nation], *TRAINS[nation])
        )

    def _next_in_flanders(self, position: Position, after: int) -> int:
        """Who moves there next; who has nothing left is skipped."""
        other = AUSTRIA if after == PRAGMATIC else PRAGMATIC
        for nation in (other, after):
            if self._left_in_flanders(position, nation):
                return nation
        return CLOSED

    # -- refusals and consequences ----------------------------------------------------------------

    def broken_rule(self, position: Position, seat: str, action: Action) -> Message | None:
        return march_refusals.explain(position, self, seat, action)

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb in MARCH_VERBS:
            return self.why_no_march(position, seat, action)
        if action.verb == "restore":
            return putting_back.why_not(position, self, seat, action)
        if action.verb == "alternate":
            return Message.of("refuse.alternate", "M4.5")
        if action.verb == "wait":
            return Message.of("refuse.wait", "M4.5")
        return None

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        if action.verb in MARCH_VERBS:
            yield from self.foresee_march(position, action.verb, action.words[0], action.words[1:])
        elif action.verb == "restore":
            yield putting_back.cost()
        elif action.verb == "done":
            yield from of_idle_generals(position, seat, "M9.1")

    # -- verbs ------------------------------------------------------------------------------------

    def _start(self, position: Position, seat: str, verb: str, word: str, *road: str) -> None:
        group = parse_group(word) or ()
        joining.start(position, seat, verb, group, [ATLAS.index[city] for city in road])

    def march(self, position: Position, seat: str, word: str, *road: str) -> None:
        self._start(position, seat, "march", word, *road)

    def bypass(self, position: Position, seat: str, word: str, *road: str) -> None:
        self._start(position, seat, "bypass", word, *road)

    def force(self, position: Position, seat: str, word: str, *road: str) -> None:
        self._start(position, seat, "force", word, *road)

    def restore(self, position: Position, seat: str, train: str, city: str) -> None:
        position.tell("log.would_restore", "M7.11", train=train, city=city)
        position.push(putting_back.begin(ATLAS.piece_index[train], ATLAS.index[city]))

    def alternate(self, position: Position, seat: str) -> None:
        position.tell("log.alternate", "M4.5", seat=seat)
        position.become(replace(self, flanders=self._next_in_flanders(position, AUSTRIA)))

    def wait(self, position: Position, seat: str) -> None:
        position.tell("log.waits", "M4.5", nation=NATIONS[self.flanders])
        after = self._next_in_flanders(position, self.flanders)
        if self.waited or after == self.flanders:
            after = CLOSED
        position.become(replace(self, flanders=after, waited=True))

    def done(self, position: Position, seat: str) -> None:
        position.tell("log.marches_over", "M9.1", seat=seat)
        after = replace(self, finished=(*self.finished, seat))
        if after.flanders >= 0:
            after = replace(after, flanders=after._next_in_flanders(position, after.flanders))
        position.become(after)

    def proceed(self, position: Position) -> None:
        position.pop()

    # -- what others ask of it --------------------------------------------------------------------

    def has_marched(
        self, position: Position, moved: Sequence[int], nation: int, start: int
    ) -> None:
        mask = self.moved
        for piece in moved:
            mask |= 1 << piece
        after = Movement(
            self.nations, mask, self.finished, self.flanders, self.waited, self.refused
        )
        if self.flanders >= 0 and GRAPH.bit[start] & FLANDERS:
            turn = after._next_in_flanders(position, self.flanders)
            after = replace(after, flanders=turn, waited=False)
        position.become(after)

    def after_refusal(self, pair: Sequence[int]) -> Movement:
        return replace(self, refused=(*self.refused, tuple(sorted(pair))))

    def without_nation(self, position: Position, nation: int) -> Movement:
        return replace(self, nations=tuple(n for n in self.nations if n != nation))


def _add_marches(
    offers: MarchOffers,
    position: Position,
    around: march_lists.Around,
    group: tuple[int, ...],
    way: march_lists.Way,
    targets: int,
) -> None:
    """Offer the marches of generals: over their targets or past them, and force marches."""
    city = position.place[group[0]]
    offers.add_marches(march_lists.ordinary(group, city, way, targets))
    if targets & march_lists.GENERAL.area[city] and position.setting.option["declining"]:
        offers.add_marches(march_lists.declining(group, city, way, targets))
    if may_force(position, group):
        offers.add_marches(march_lists.forced(position, around, group, city, way))


def may_force(position: Position, group: Sequence[int]) -> bool:
    """True if a group may make a force march at all (M9.7)."""
    return not (position.no_force_march and any(NATION_OF[g] == FRANCE for g in group))


@dataclass(frozen=True, slots=True)
class EventMarch(Marching):
    """A political card lets one general or stack of a power make a force march at once (M17.8)."""

    name: ClassVar[str] = "event_march"
    nation: int
    over: bool = False

    def actors(self, position: Position) -> tuple[str, ...]:
        return () if self.over else (position.seat(self.nation),)

    def prompt(self, position: Position, seat: str) -> Message:
        return Message.of("prompt.event_march", "M17.8", nation=NATIONS[self.nation])

    def legal(self, position: Position, seat: str) -> Sequence[Action]:
        around = march_lists.Around(position, self.nation)
        offers = MarchOffers()
        for city, own in position.stacks(self.nation).items():
            whole = position.stack_at(city)
            groups: list[tuple[int, ...]] = [(general,) for general in own]
            if len(own) == len(whole) > 1:
                groups.insert(0, tuple(own))
            for group in groups:
                way = march_lists.Way(position, around, group, 0)
                offers.add_marches(march_lists.forced(position, around, group, city, way))
        offers.add(_DONE)
        return offers

    # The march is judged like one of a stage in which this power alone marches.

    @property
    def nations(self) -> tuple[int, ...]:
        return (self.nation,)

    @property
    def moved(self) -> int:
        return 0

    @property
    def refused(self) -> tuple[tuple[int, ...], ...]:
        return ()

    def may_move_in(self, nation: int, city: int) -> bool:
        return True

    def refusals(self, position: Position, group: Sequence[int]) -> int:
        return 0

    def broken_rule(self, position: Position, seat: str, action: Action) -> Message | None:
        return march_refusals.explain(position, self, seat, action)

    def why_not(self, position: Position, seat: str, action: Action) -> Message | None:
        if action.verb == "force":
            return self.why_no_march(position, seat, action)
        return Message.of("refuse.event_march", "M17.8", nation=NATIONS[self.nation])

    def foresee(self, position: Position, seat: str, action: Action) -> Iterator[Prospect]:
        if action.verb == "force":
            yield from self.foresee_march(position, "force", action.words[0], action.words[1:])

    def force(self, position: Position, seat: str, word: str, *road: str) -> None:
        group = parse_group(word) or ()
        joining.start(position, seat, "force", group, [ATLAS.index[city] for city in road])

    def done(self, position: Position, seat: str) -> None:
        position.tell("log.marches_over", "M17.8", seat=seat)
        position.pop()

    def has_marched(
        self, position: Position, moved: Sequence[int], nation: int, start: int
    ) -> None:
        position.become(replace(self, over=True))

    def after_refusal(self, pair: Sequence[int]) -> EventMarch:
        return self

    def proceed(self, position: Position) -> None:
        position.pop()


__all__ = ["DONE", "EventMarch", "Marching", "Movement", "may_force", "parse_group"]
