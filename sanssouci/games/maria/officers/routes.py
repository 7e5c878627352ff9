"""Marches as they are offered: who goes where, and what falls on the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from sanssouci.board import bits
from sanssouci.games.maria import conquest
from sanssouci.games.maria.atlas import ATLAS, GENERAL_COUNT, GRAPH, NATION_OF
from sanssouci.games.maria.marching import parse_group
from sanssouci.games.maria.officers.staff import Staff
from sanssouci.kernel import Action, add_up


class March(NamedTuple):
    """One way to end a march, with the conquests of the best road there."""

    group: tuple[int, ...]
    start: int
    end: int
    taken: float
    action: Action
    passed: int
    """The towns that are left on the way."""
    fortresses: tuple[int, ...]
    """Those among them with fortresses, unless it is a march that leaves them as they are."""

    @property
    def is_train(self) -> bool:
        return self.group[0] >= GENERAL_COUNT


def read_marches(staff: Staff, legal: Sequence[Action]) -> list[March]:
    """Of all roads of a group of the power to the same end, the one that takes most.

    Marches that another player would have to agree to are left out.
    """
    position, seat = staff.position, staff.seat
    best: dict[tuple[tuple[int, ...], int], March] = {}
    falling: dict[tuple[int, ...], dict[int, float]] = {}
    foreign = GRAPH.mask(
        stack.city
        for stack in staff.stacks.values()
        if any(position.seat(NATION_OF[general]) != seat for general in stack.generals)
    )
    with_others: dict[tuple[int, ...], bool] = {}
    for action in legal:
        march = _route(action)
        if march is None:
            continue
        group, start, end, _, _, passed, fortresses = march
        if NATION_OF[group[0]] != staff.nation:
            continue
        if group[0] < GENERAL_COUNT:
            mixed = with_others.get(group)
            if mixed is None:
                mixed = any(position.seat(NATION_OF[general]) != seat for general in group)
                with_others[group] = mixed
            if mixed or (foreign >> end & 1 and end != start):
                continue
            if fortresses:
                worth = falling.get(group)
                if worth is None:
                    worth = falling[group] = _falling(staff, group)
                taken = add_up([worth[city] for city in fortresses if city in worth])
                if taken:
                    march = March(group, start, end, taken, action, passed, fortresses)
        key = (group, end)
        known = best.get(key)
        if known is None or march.taken > known.taken:
            best[key] = march
    return list(best.values())


def _falling(staff: Staff, group: Sequence[int]) -> dict[int, float]:
    """What each fortress is worth that the group would take or put in question by leaving it."""
    stack = staff.position.stack_at(staff.place[group[0]])
    open_, guarded = conquest.aims(staff.position, [g for g in stack if g in group])
    found = dict.fromkeys(bits(guarded), staff.weights.passed)
    for city in bits(open_):
        found[city] = staff.wanted.get(city, 0.0)
    return found


@lru_cache(maxsize=100_000)
def _route(action: Action) -> March | None:
    """Read a march, as the same ones are offered again and again; None is something else."""
    verb, *words = action.split(" ")
    if verb not in ("march", "bypass", "force"):
        return None
    group, *road = words
    cities = [ATLAS.index[city] for city in road]
    passed = GRAPH.mask(cities[:-1])
    fortresses = tuple(bits(passed & ATLAS.fortresses)) if verb == "march" else ()
    return March(parse_group(group) or (), cities[0], cities[-1], 0.0, action, passed, fortresses)
