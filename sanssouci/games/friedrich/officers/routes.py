"""Marches as they are offered: who goes where, and what falls on the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from sanssouci.games.friedrich.atlas import ATLAS, GENERAL_COUNT, GRAPH
from sanssouci.games.friedrich.movement import parse_group
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.kernel import Action
from sanssouci.steps.marching import Marching, MarchOffers


class March(NamedTuple):
    """One way to end a march, with the conquests of the best road there."""

    group: tuple[int, ...]
    start: int
    end: int
    taken: float
    action: Action


def read_marches(staff: Staff, legal: Sequence[Action]) -> list[March]:
    """Of all roads of a group to the same end, the one that takes most; armies are not parted."""
    guarded = staff.guarded
    falling = {
        city: staff.weights.passed if guarded >> city & 1 else worth
        for city, worth in staff.wanted.items()
    }
    wanted = GRAPH.mask(tuple(falling))
    if not isinstance(legal, MarchOffers):
        routes = [route for route in map(_route, legal) if route is not None]
        return _best([r for r in routes if not _parts_army(staff, r.march)], falling, wanted)
    found: list[March] = []
    for group in map(_of_group, legal.marches):
        if not _parts_army(staff, group.marches[0]):
            if group.left & wanted:
                found += _best(group.routes, falling, wanted)
            else:
                found += group.marches
    return found


def _parts_army(staff: Staff, march: March) -> bool:
    """Whether generals leave some behind of an army that stays together."""
    return march.group[0] < GENERAL_COUNT and len(march.group) < staff.armies.get(march.start, 0)


def _best(routes: Iterable[_Route], falling: Mapping[int, float], wanted: int) -> list[March]:
    """To each end the march that takes most, the first of those that take as much."""
    best: dict[str, March] = {}
    for march, key, passed, mask in routes:
        if mask & wanted:
            taken = 0.0
            for city in passed:
                taken += falling.get(city, 0.0)
            # as _replace would do it, three times as fast
            march = March(march.group, march.start, march.end, taken, march.action)
        known = best.get(key)
        if known is None or march.taken > known.taken:
            best[key] = march
    return list(best.values())


class _Group(NamedTuple):
    """The marches of a group, as they are offered again and again."""

    routes: tuple[_Route, ...]
    marches: tuple[March, ...]
    """Those to read where nothing falls: one to each end."""
    left: int
    """All that is left on one of the ways."""


@lru_cache(maxsize=10_000)
def _of_group(marching: Marching) -> _Group:
    routes = tuple([route for route in map(_route, marching.written()) if route is not None])
    left = 0
    for route in routes:
        left |= route.mask
    return _Group(routes, tuple(_best(routes, {}, 0)), left)


class _Route(NamedTuple):
    """What the words of a march say."""

    march: March
    """As if nothing fell."""
    key: str
    """The same for all roads of the group to the same end."""
    passed: tuple[int, ...]
    """The cities that are left on the way, each of them once, as it falls once."""
    mask: int


@lru_cache(maxsize=100_000)
def _route(action: Action) -> _Route | None:
    """Read a march, as the same ones are offered again and again; None is something else."""
    verb, *words = action.split(" ")
    if verb != "march":
        return None
    group, *road = words
    cities = [ATLAS.index[city] for city in road]
    march = March(parse_group(group) or (), cities[0], cities[-1], 0.0, action)
    passed = cities[:-1]
    return _Route(march, f"{group} {road[-1]}", tuple(dict.fromkeys(passed)), GRAPH.mask(passed))
