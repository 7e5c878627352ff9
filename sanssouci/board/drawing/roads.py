"""Roads: slightly curved, as an engraver draws them; main roads double, minor roads thin.

A seam, the road from one sheet to another, is broken.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from zlib import crc32

from sanssouci.board.drawing.svg import XY, element, group, steps
from sanssouci.board.drawing.theme import Theme
from sanssouci.board.mapfile import Map, Place, Road

Course = tuple[XY, XY, XY]
"""Start, control point and end of a quadratic Bézier curve."""

_BEND = 0.055
_CLEARANCE = 24.0


def point_on(course: Course, t: float) -> XY:
    (ax, ay), (cx, cy), (bx, by) = course
    u = 1 - t
    return (u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by)


def _curve(a: Place, b: Place, bend: float) -> Course:
    dx, dy = b.x - a.x, b.y - a.y
    middle = ((a.x + b.x) / 2 - dy * bend * 2, (a.y + b.y) / 2 + dx * bend * 2)
    return ((a.x, a.y), middle, (b.x, b.y))


def courses(board: Map) -> tuple[Course, ...]:
    """A curve for every road, bent to the side on which it keeps clear of other places."""
    return tuple(_course(board, road) for road in board.roads)


def _course(board: Map, road: Road) -> Course:
    a, b = board.places[road.a], board.places[road.b]
    reach = math.hypot(b.x - a.x, b.y - a.y) / 2 + _CLEARANCE
    mx, my = (a.x + b.x) / 2, (a.y + b.y) / 2
    near = [
        place
        for place in board.places
        if abs(place.x - mx) < reach and abs(place.y - my) < reach and place not in (a, b)
    ]
    side = 1 if crc32(f"{a.id} {b.id}".encode()) % 2 else -1
    options = [_curve(a, b, bend) for bend in (_BEND * side, -_BEND * side, 0.0)]
    if not near:
        return options[0]
    clear = [
        min(
            math.hypot(place.x - x, place.y - y)
            for place in near
            for x, y in (point_on(option, t / 8) for t in range(1, 8))
        )
        for option in options
    ]
    for option, distance in zip(options, clear, strict=True):
        if distance > _CLEARANCE:
            return option
    return options[clear.index(max(clear))]


def untangled(curves: Sequence[Course]) -> tuple[Course, ...]:
    """The same curves, but straight where two of them would cross or run into each other."""
    drawn = list(curves)
    lines = [_points(course) for course in drawn]
    while tangled := {
        index
        for pair in combinations(range(len(drawn)), 2)
        if _cross(lines[pair[0]], lines[pair[1]])
        for index in pair
        if drawn[index] != _straight(drawn[index])
    }:
        for index in tangled:
            drawn[index] = _straight(drawn[index])
            lines[index] = _points(drawn[index])
    return tuple(drawn)


def _straight(course: Course) -> Course:
    start, _, end = course
    return start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end


def _points(course: Course) -> list[XY]:
    return [point_on(course, t / 12) for t in range(13)]


def _cross(one: Sequence[XY], two: Sequence[XY]) -> bool:
    """True if two lines cross other than at an end they share."""
    if not _may_meet(one, two):
        return False
    return any(
        _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0
        for a, b in pairwise(one)
        for c, d in pairwise(two)
    )


def _may_meet(one: Sequence[XY], two: Sequence[XY]) -> bool:
    return all(
        min(p[axis] for p in one) < max(p[axis] for p in two)
        and min(p[axis] for p in two) < max(p[axis] for p in one)
        for axis in (0, 1)
    )


def _side(a: XY, b: XY, c: XY) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _data(course: Course) -> str:
    (ax, ay), (cx, cy), (bx, by) = course
    cx, cy = round(cx), round(cy)  # a bend half a unit off is the same bend
    return f"M{steps((ax, ay))}q{steps((cx - ax, cy - ay, bx - ax, by - ay))}"


def road_layer(board: Map, curves: Sequence[Course], is_main: Callable[[Road], bool]) -> str:
    """Minor roads and seams, then the dark edge of all main roads, then their light inside."""
    seam_kinds = {way.kind for way in board.ways if way.seam}
    minor, seams, mains = [], [], []
    for road, course in zip(board.roads, curves, strict=True):
        a, b = board.places[road.a].id, board.places[road.b].id
        path = element(
            "path",
            id=f"road-{a}--{b}",
            d=_data(course),
            data_a=a,
            data_b=b,
            data_kind=road.kind,
        )
        if road.kind in seam_kinds:
            seams.append(path)
        elif is_main(road):
            mains.append(path)
        else:
            minor.append(path)
    return group(
        [
            group(minor, class_="road minor-road"),
            group(seams, class_="road seam-road"),
            group([group(mains, id="main-roads")], class_="road main-road"),
            element("use", href="#main-roads", class_="road main-road-inside"),
        ],
        id="layer-roads",
        class_="layer",
    )


def css(theme: Theme) -> str:
    return (
        ".road{fill:none;stroke-linecap:round}"
        f".minor-road{{stroke:{theme.road};stroke-width:1.5}}"
        f".seam-road{{stroke:{theme.accent};stroke-width:5;stroke-dasharray:13 8}}"
        f".main-road{{stroke:{theme.road};stroke-width:6}}"
        f".main-road-inside{{stroke:{theme.road_fill};stroke-width:3}}"
    )
