"""Areas as the lists of numbers that are stored."""

# mypy: disable-error-code="import-untyped,import-not-found,no-any-return,misc"

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shapely.geometry import (
    Polygon,
)


def numbers(coordinates: Iterable[Sequence[float]]) -> list[float]:
    return [round(float(n), 1) for point in coordinates for n in point[:2]]


def rings(area: Iterable[Polygon]) -> list[list[float]]:
    """Every ring of every polygon; to be filled by the even-odd rule."""
    found = []
    for polygon in area:
        found.append(numbers(polygon.exterior.coords[:-1]))
        found.extend(
            numbers(hole.coords[:-1]) for hole in polygon.interiors if Polygon(hole).area > 40
        )
    return found
