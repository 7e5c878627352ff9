"""Why a march is refused, as far as games refuse alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from sanssouci.board.marches import Marches
from sanssouci.kernel import Message
from sanssouci.steps.field import Field


def road_named(field: Field, group: Sequence[int], cities: Sequence[str]) -> list[int]:
    """The road that a march names; where it names but the end, a shortest one that leads there."""
    road = [field.city_index[city] for city in cities]
    start = field.place[group[0]]
    return field.graph.shortest(start, road[0]) if len(road) == 1 and start >= 0 else road


def no_road(field: Field, road: Sequence[int], rule: str) -> Message | None:
    """Two cities that follow each other, and no road joins them."""
    for here, there in pairwise(road):
        if there not in field.graph.neighbours[here]:
            start, end = field.cities[here], field.cities[there]
            return Message.of("refuse.no_road", rule, start=start, end=end)
    return None


def is_main(field: Field, road: Sequence[int]) -> bool:
    """True if a road keeps to main roads."""
    return all(there in field.graph.main[here] for here, there in pairwise(road))


def too_far(road: Sequence[int], marches: Marches, *, main: bool, rule: str) -> Message | None:
    """A road that is longer than the march may be."""
    steps, reach, main_reach = len(road) - 1, marches.reach, marches.main_reach
    if steps <= (main_reach if main else reach):
        return None
    return Message.of("refuse.too_far", rule, steps=steps, reach=reach, main=main_reach)
