"""What phases share in which pieces march: the march itself, and what it would do (M9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final, Self

from sanssouci.games.maria import conquest, joining, march_lists, silesia, supply
from sanssouci.games.maria.atlas import (
    ATLAS,
    BOHEMIA,
    CITY,
    GENERAL_COUNT,
    GRAPH,
    NATION_OF,
)
from sanssouci.games.maria.nations import BAVARIA, FRANCE, PRUSSIA
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Action, Message, Phase, Prospect
from sanssouci.steps.foresight import ForesightRules, of_march
from sanssouci.steps.marching import trains_run_over

_FORESEEN: Final = ForesightRules(
    takes="M10.1", questions="M13.1", destroys="M9.3", attacks="M11.1", joins="M9.6",
    supply="M7.6", starves="M7.6", hunger_is_shared=False,
)  # fmt: skip


MARCH_VERBS: Final = ("march", "bypass", "force")
_TOLD: Final = {"march": "log.march", "bypass": "log.bypass", "force": "log.force"}


@cache
def parse_group(word: str) -> tuple[int, ...] | None:
    """The pieces a march names; None if one of them does not exist."""
    pieces = [ATLAS.piece_index.get(name, -1) for name in word.split("+")]
    return None if -1 in pieces else tuple(sorted(pieces))


class Marching(Phase[Position]):
    """What phases share in which pieces march."""

    __slots__ = ()

    def carry_out(
        self, position: Position, verb: str, group: Sequence[int], road: Sequence[int], leader: int
    ) -> None:
        """The pieces go; all who had to have agreed."""
        if position.log is not None:
            towns = [CITY[city] for city in road]
            position.tell(
                _TOLD[verb], "M9.7" if verb == "force" else "M9.1",
                group=position.roster.word(group), start=towns[0], end=towns[-1],
                road=" ".join(towns),
            )  # fmt: skip
        end, nation = road[-1], NATION_OF[group[0]]
        stack = position.stack_at(road[0])
        if group[0] < GENERAL_COUNT:
            marching = [general for general in stack if general in group]
            if verb == "march":
                conquest.march_on(position, marching, road)
            for train in trains_run_over(position, NATION_OF[marching[0]], road):
                position.destroy_train(train, "M9.3")
        position.chase_hussars(GRAPH.mask(road[1:]))
        for piece in group:
            position.place[piece] = end
        moved = group
        if group[0] < GENERAL_COUNT:
            moved = position.stack_at(end)
            if len(moved) > len(group):  # they have joined somebody
                joining.set_commander(position, moved, leader)
                position.gather(moved)
            elif len(stack) > len(group):
                joining.set_commander(position, stack, joining.NO_CHOICE)
        silesia.left_home(position, group, GRAPH.mask(road[1:]))
        self.has_marched(position, moved, nation, road[0])

    def has_marched(
        self, position: Position, moved: Sequence[int], nation: int, start: int
    ) -> None:
        """A march of a power is over, and with it that of all the pieces it brought together."""
        raise NotImplementedError

    def after_refusal(self, pair: Sequence[int]) -> Self:
        """The frame after a player has refused to stack or to march together."""
        raise NotImplementedError

    def broken_rule(self, position: Position, seat: str, action: Action) -> Message | None:
        """The first rule that a march breaks; None if it is merely worded differently."""
        raise NotImplementedError

    def why_no_march(self, position: Position, seat: str, action: Action) -> Message:
        """The reason why a march is not offered."""
        broken = self.broken_rule(position, seat, action)
        return broken or Message.of("refuse.same_outcome", "M9.1")

    def meant(self, position: Position, seat: str, action: Action) -> Action | None:
        """A march by a road that is not offered is the one offered that comes to the same."""
        if action.verb not in MARCH_VERBS:
            return None
        group = parse_group(action.words[0]) or ()
        road = [ATLAS.index[city] for city in action.words[1:]]
        start = position.place[group[0]]
        if start >= 0 and road[0] != start:
            road.insert(0, start)
        march = Action.of(action.verb, action.words[0], *(CITY[city] for city in road))
        if self.broken_rule(position, seat, march) is not None:
            return None
        outcomes = {action.verb: self._outcome(position, march)}
        if action.verb == "bypass":  # by a shorter road there may be nothing to decline
            outcomes["march"] = (*outcomes["bypass"], ())
        offered = position.legal(seat)
        for verb, outcome in outcomes.items():
            head = f"{verb} {action.words[0]} "
            for way in offered:
                if way.startswith(head) and self._outcome(position, way) == outcome:
                    return way
        return None

    def _outcome(self, position: Position, march: Action) -> tuple[Any, ...]:
        """Where a march ends, which fortresses it takes or marks, and whom it meets."""
        group = parse_group(march.words[0]) or ()
        road = [ATLAS.index[city] for city in march.words[1:]]
        home = silesia.home_to_keep(position, group)
        leaves = bool(home and GRAPH.mask(road[1:]) & ~home)
        met = march_lists.Around(position, NATION_OF[group[0]]).met & GRAPH.mask(road[1:])
        if group[0] >= GENERAL_COUNT or march.verb != "march":
            return road[-1], met, leaves
        marching = [g for g in position.stack_at(position.place[group[0]]) if g in group]
        return road[-1], met, leaves, tuple(sorted(conquest.along(position, marching, road)))

    def foresee_march(
        self, position: Position, verb: str, word: str, towns: Sequence[str]
    ) -> Iterator[Prospect]:
        """What a march would do."""
        group = parse_group(word) or ()
        road = [ATLAS.index[city] for city in towns]
        nation = NATION_OF[group[0]]
        conquests: Sequence[tuple[int, bool]] = ()
        if group[0] < GENERAL_COUNT and verb == "march":
            marching = [g for g in position.stack_at(road[0]) if g in group]
            conquests = conquest.along(position, marching, [*road, road[-1]])
        yield from of_march(
            position, nation, group, road, conquests,
            lambda general, place, enemies: supply.fed_for(position, general, place),
            _FORESEEN,
        )  # fmt: skip
        chased = [CITY[city] for city in position.hussars if city in road[1:]]
        if chased:
            yield Prospect.of("foresee.chases", "M8.4", cities="+".join(chased))
        home = silesia.home_to_keep(position, group)
        if home and GRAPH.mask(road[1:]) & ~home:
            yield Prospect.of("foresee.at_war", "M20.8", count=position.set_aside[PRUSSIA])
        falling = GRAPH.mask(city for city, falls in conquests if falls and city in road[:-1])
        aside = position.set_aside[FRANCE]
        if aside and nation in (FRANCE, BAVARIA) and falling & BOHEMIA:
            yield Prospect.of("foresee.aims_back", "M21.2", count=aside)
