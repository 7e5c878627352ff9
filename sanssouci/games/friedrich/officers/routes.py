"""Marches as they are offered: who goes where, and what falls on the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from sanssouci.games.friedrich.atlas import ATLAS, GENERAL_COUNT, GRAPH
from sanssouci.games.friedrich.movement import parse_group
from sanssouci.games.friedrich.officers.staff import Staff
from sanssouci.kernel import Action


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
    best: dict[str, March] = {}
    for action in legal:
        route = _route(action)
        if route is None:
            continue
        march, key, passed, mask = route
        if march.group[0] < GENERAL_COUNT and len(march.group) < staff.armies.get(march.start, 0):
            continue
        if mask & wanted:
            taken = 0.0
            for city in passed:
                taken += falling.get(city, 0.0)
            march = march._replace(taken=taken)
        known = best.get(key)
        if known is None or march.taken > known.taken:
            best[key] = march
    return list(best.values())


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
