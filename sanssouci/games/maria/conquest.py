"""M10 Conquest and protection, M13 Retroactive conquest: what a march takes, at once or later."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sanssouci.board import bits
from sanssouci.games.maria import french_reduction
from sanssouci.games.maria.atlas import ATLAS, CITY, GENERALS, GRAPH, NATION_OF
from sanssouci.games.maria.nations import ALL, BAVARIA, FRANCE, NATIONS
from sanssouci.games.maria.position import Position
from sanssouci.games.maria.victory_markers import holdings, take_fortress
from sanssouci.kernel import Phase
from sanssouci.kernel.parts import with_one
from sanssouci.steps import conquest as steps
from sanssouci.steps.conquest import left_on_the_way


def watched(position: Position, nation: int) -> int:
    """The towns within three roads of a power's generals (M10.3); none of a neutral's (M10.7)."""
    return 0 if position.is_neutral(nation) else _watch(position, nation)


def _watch(position: Position, nation: int) -> int:
    """The towns within three roads of a power's generals, kept till one of them moves."""
    army = position.standing.armies[nation]
    if army.watch < 0:
        across = position.setting.option["seam_protection"]
        table = ATLAS.watched_from if across else ATLAS.watched_on_sheet
        army.watch = steps.watched(table, position.place, GENERALS[nation])
    return army.watch


def targets(position: Position, nation: int) -> tuple[int, int]:
    """What a face-up general of the power takes by leaving it: unprotected, protected towns."""
    relations = position.relations
    held = holdings(position)
    wanted = guarded = 0
    for owner, guards in relations.claims[nation]:
        theirs = held[owner]
        if theirs:
            wanted |= theirs
            for guard, protectable in guards:
                guarded |= theirs & protectable & _watch(position, guard)
    for owner in relations.in_common[nation]:
        wanted &= ~held[owner]
    wanted &= ~relations.neutral_land
    return wanted & ~guarded, wanted & guarded


def taker(position: Position, group: Sequence[int]) -> int | None:
    """The power that conquers where generals march: that of the first face-up one (M6.4, M10.1).

    The commander comes first in the group.
    """
    for general in group:
        if not position.is_down(general):
            return NATION_OF[general]
    return None


def aims(position: Position, group: Sequence[int]) -> tuple[int, int]:
    """What marching generals would take, and what they would put in question."""
    nation = taker(position, group)
    if nation is None:
        if not position.setting.option["hungry_claims"]:
            return 0, 0
        open_, guarded = 0, targets(position, NATION_OF[group[0]])[1]
    else:
        open_, guarded = targets(position, nation)
    for marked in position.asked:  # the first question marker stands (M13.1)
        guarded &= ~marked
    return open_, guarded


def along(position: Position, group: Sequence[int], road: Sequence[int]) -> list[tuple[int, bool]]:
    """(town, whether it falls) of what generals who march a road take or put in question."""
    if not GRAPH.mask(road[:-1]) & ATLAS.fortresses:
        return []
    return left_on_the_way(GRAPH, road, *aims(position, group))


def march_on(position: Position, group: Sequence[int], road: Sequence[int]) -> None:
    """Generals march on from fortresses: they fall, or get a question marker (M10.1, M13.1)."""
    nation = taker(position, group)
    for city, falls in along(position, group, road):
        by = NATION_OF[group[0]] if nation is None else nation
        if falls:
            take(position, by, city, "M10.1")
        else:
            asked = position.asked[by] | GRAPH.bit[city]
            position.asked = with_one(position.asked, by, asked)
            position.tell("log.question", "M13.1", nation=NATIONS[by], city=CITY[city])


def take(position: Position, nation: int, city: int, rule: str) -> None:
    """A fortress falls to a power."""
    take_fortress(position, nation, city, rule)
    if nation in (FRANCE, BAVARIA):
        french_reduction.fortress_taken(position, nation, city)


@dataclass(frozen=True, slots=True)
class RetroactiveConquest(Phase[Position]):
    """Every question marker is looked at once more, and then they are gone (M13.2)."""

    name: ClassVar[str] = "retroactive"

    def proceed(self, position: Position) -> None:
        position.pop()
        asked, position.asked = position.asked, [0] * len(NATIONS)
        for nation in ALL:
            if asked[nation]:
                fallen = asked[nation] & targets(position, nation)[0]
                for city in bits(fallen):
                    take(position, nation, city, "M13.2")
