"""Hussars: where they make the enemy's supply dear."""

from __future__ import annotations

from typing import Final

from sanssouci.games.maria import supply
from sanssouci.games.maria.atlas import ATLAS, GENERALS, GRAPH, TRAINS
from sanssouci.games.maria.hussars import DONE, HUSSARS
from sanssouci.games.maria.nations import AUSTRIA
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Action, Choice, Message, Situation

_TRIED: Final = 16
"""So many places are tried, those on most of the enemy's paths."""


def station(situation: Situation) -> Choice:
    """The place for a hussar at which the enemy pays most."""
    position = situation.world
    assert isinstance(position, Position)
    paths = _paths(position)
    before = _exacted(position)
    hopes: dict[int, float] = {}
    offers: dict[int, Action] = {}
    for action in situation.legal:
        if action.words:
            city = ATLAS.index[action.words[1]]
            # the first hussar offered for a town will do: they are alike, but for where they stand
            offers.setdefault(city, action)
            hopes[city] = sum(
                length / (1 + detour)
                for general, train, length in paths
                for detour in (_detour(general, city, train, length),)
                if detour <= 1
            )
    after = position.clone()
    best: tuple[float, Action] = (before, DONE)
    likely = sorted((c for c in hopes if hopes[c]), key=lambda city: -hopes[city])[:_TRIED]
    for city in likely:
        action = offers[city]
        number = HUSSARS.index(action.words[0])
        kept = after.hussars[number]
        after.hussars[number] = city
        # what lies on many paths may close the last free one together with the other hussar
        worth = _exacted(after) + hopes[city] / 100
        after.hussars[number] = kept
        if worth > best[0]:
            best = (worth, action)
    if best[1] == DONE:
        return Choice(DONE, Message.of("why.hussars_well"))
    return Choice(best[1], Message.of("why.hussars", points=int(best[0])))


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
