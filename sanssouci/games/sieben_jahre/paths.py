"""S14.13 The ways of convoys and reserves: by land and along the dashed lines of their State."""

from __future__ import annotations

from sanssouci.board import bits
from sanssouci.games.sieben_jahre.atlas import (
    LINES,
    MASK_OF,
    NEIGHBOUR_MASK,
    NEIGHBOURS,
    PROVINCE_COUNT,
    PROVINCES_OF,
    REGION_COUNT,
    REGION_OF,
    TOWN,
    mask_of,
)
from sanssouci.games.sieben_jahre.position import Position

AT_SEA = -1
"""A step along a dashed line."""


def passable(position: Position, coalition: int) -> int:
    """The provinces that convoys may cross: no enemy army, no enemy chief town (S14.13)."""
    mask = position.setting.province_mask & ~position.occupied(1 - coalition)
    for region in range(REGION_COUNT):
        if position.is_closed(PROVINCES_OF[region][0], coalition):
            mask &= ~MASK_OF[region]
        elif TOWN[region] >= 0 and position.hostile(region, coalition):
            mask &= ~(1 << TOWN[region])
    return mask


def lines_for(
    position: Position, state: int, coalition: int, free: int
) -> list[tuple[int, int, int]]:
    """The dashed lines a State's convoys can use: their two ends and their length."""
    return [
        (line.a, line.b, line.length)
        for line in LINES
        if line.state == state
        and free >> line.a & 1
        and free >> line.b & 1
        and position.friendly(REGION_OF[line.a], coalition)
        and position.friendly(REGION_OF[line.b], coalition)
    ]


def distances(position: Position, state: int, coalition: int, goal: int) -> dict[int, int]:
    """By province, how far it is from there to a goal, for all from which a convoy can come."""
    free = passable(position, coalition)
    lines = lines_for(position, state, coalition, free)
    found = {goal: 0}
    rings: dict[int, int] = {0: 1 << goal}
    seen = 0
    distance = 0
    while rings:
        ring = rings.pop(distance, 0) & ~seen
        seen |= ring
        after = 0
        for place in bits(ring):
            found[place] = distance
            after |= NEIGHBOUR_MASK[place]
            for a, b, length in lines:
                if place in (a, b):
                    end = b if place == a else a
                    rings[distance + length] = rings.get(distance + length, 0) | 1 << end
        after &= free & ~seen
        if after:
            rings[distance + 1] = rings.get(distance + 1, 0) | after
        distance += 1
    return found


def route(position: Position, state: int, coalition: int, start: int, goal: int) -> tuple[int, ...]:
    """The shortest way, step by step, the start not included; nothing if there is none.

    Of ways that are equally short, the one by the provinces first in the table is taken.
    """
    far = distances(position, state, coalition, goal)
    if start not in far:
        return ()
    lines = lines_for(position, state, coalition, passable(position, coalition))
    way: list[int] = []
    here = start
    while here != goal:
        ahead = [n for n in NEIGHBOURS[here] if far.get(n, PROVINCE_COUNT) == far[here] - 1]
        if ahead:
            here = ahead[0]
            way.append(here)
            continue
        for a, b, length in lines:
            end = b if here == a else a if here == b else here
            if end != here and far.get(end, PROVINCE_COUNT) == far[here] - length:
                way += [AT_SEA] * (length - 1) + [end]
                here = end
                break
    return tuple(way)


def ring_distances(position: Position, centre: int, most: int, coalition: int) -> dict[int, int]:
    """By province, how many steps it is from a centre over land that is open to a coalition, up to
    a limit; nothing if the centre itself is closed to it."""
    if position.is_closed(centre, coalition):
        return {}
    found, ring = {centre: 0}, 1 << centre
    seen = ring
    for distance in range(1, most + 1):
        after = 0
        for place in bits(ring):
            after |= NEIGHBOUR_MASK[place]
        seen |= ring
        ring = mask_of(p for p in bits(after & ~seen) if not position.is_closed(p, coalition))
        found.update(dict.fromkeys(bits(ring), distance))
    return found
