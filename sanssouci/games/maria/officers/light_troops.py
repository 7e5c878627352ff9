"""Hussars: where they make the enemy's supply dear."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sanssouci.games.maria import supply
from sanssouci.games.maria.atlas import ATLAS, GENERALS, GRAPH, TRAINS
from sanssouci.games.maria.hussars import DONE, HUSSARS
from sanssouci.games.maria.nations import AUSTRIA
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Action, Choice, Message, Situation, add_up
from sanssouci.kernel.parts import with_one

_TRIED: Final = 16
"""So many places are tried, those on most of the enemy's paths."""
_TRIED_IN_PAIRS: Final = 6
"""So many of them for the other hussar, while both are still to be placed."""


def station(situation: Situation) -> Choice:
    """The place for a hussar at which the enemy pays most."""
    position = situation.world
    assert isinstance(position, Position)
    orders = [_read(action) for action in situation.legal if action.words]
    likely = _likely(position, {city for _, city, _ in orders})
    free = {number for number, _, _ in orders}
    if len({position.hussars[number] for number in free}) < len(free):
        free.discard(max(free))  # two off the map are alike: one of them will do
    after = position.clone()
    best: tuple[float, Action] = (_exacted(position), DONE)
    reason = Message.of("why.hussars_well")
    for number, city, action in orders:
        if number not in free or city not in likely:
            continue
        after.hussars = with_one(position.hussars, number, city)
        worth = alone = _exacted(after)
        if any(other != number for other, _, _ in orders):
            for second in likely[:_TRIED_IN_PAIRS]:  # two may close what neither closes alone
                after.hussars = with_one(after.hussars, 1 - number, second)
                worth = max(worth, _exacted(after))
        if worth > best[0]:
            best = (worth, action)
            key = "why.hussars" if worth == alone else "why.hussars_both"
            reason = Message.of(key, points=int(worth))
    return Choice(best[1], reason)


def _read(action: Action) -> tuple[int, int, Action]:
    """(hussar, town, action) of an order."""
    hussar, city = action.words
    return HUSSARS.index(hussar), ATLAS.index[city], action


def _likely(position: Position, cities: Collection[int]) -> list[int]:
    """Of these towns, those on most of the enemy's paths."""
    paths = _paths(position)
    hopes = {
        city: add_up(
            length / (1 + detour)
            for general, train, length in paths
            for detour in (_detour(general, city, train, length),)
            if detour <= 1
        )
        for city in cities
    }
    found = sorted((c for c in hopes if hopes[c]), key=lambda city: (-hopes[city], city))
    return found[:_TRIED]


def _paths(position: Position) -> list[tuple[int, int, int]]:
    """(general's town, train's town, length) of the enemy's supply."""
    found: list[tuple[int, int, int]] = []
    for nation in position.enemies(AUSTRIA):
        if not position.relations.harassed[nation]:
            continue
        for general in GENERALS[nation]:
            city = position.place[general]
            path = supply.path_of(position, general) if city >= 0 else None
            if path is None or not path.length:
                continue
            distances = GRAPH.distances(city)
            trains = [position.place[train] for train in TRAINS[nation]]
            near = [train for train in trains if train >= 0 and distances[train] <= path.length]
            found += [(city, train, path.length) for train in near]
    return found


def _detour(general: int, city: int, train: int, length: int) -> int:
    """How much longer than the path the way is that leads by a town."""
    distances = GRAPH.distances(city)
    return max(0, distances[general] + distances[train] - length)


def _exacted(position: Position) -> float:
    """What hussars make the enemy pay."""
    return float(
        sum(
            charge.price
            for nation in position.enemies(AUSTRIA)
            for charge in supply.charges(position, nation)
        )
    )
