"""The map of a game in a form any program can read: places, and the ways between them.

>>> chart = Chart(
...     (Spot("berlin"), Spot("torgau"), Spot("dresden")),
...     (Link("berlin", "torgau", "main"), Link("torgau", "dresden", "minor")),
... )
>>> chart.neighbours("torgau")
('berlin', 'dresden')
>>> chart.neighbours("torgau", "main")
('berlin',)
>>> chart.distance("berlin", "dresden")
2
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sanssouci.kernel.errors import BadOption


@dataclass(frozen=True, slots=True)
class Spot:
    """A place; ``x`` and ``y`` are where it is drawn."""

    id: str
    x: float = 0.0
    y: float = 0.0


@dataclass(frozen=True, slots=True)
class Link:
    """A way between two places, usable in both directions."""

    a: str
    b: str
    kind: str


@dataclass(frozen=True)
class Chart:
    """Places by id and the ways between them; what the rules make of them is the game's business.

    Methods take any number of kinds of ways; without one, all of them count.
    """

    places: tuple[Spot, ...]
    ways: tuple[Link, ...]

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of ways there are."""
        return tuple(dict.fromkeys(way.kind for way in self.ways))

    @cached_property
    def _ways_from(self) -> Mapping[str, list[tuple[str, str]]]:
        found: dict[str, list[tuple[str, str]]] = {place.id: [] for place in self.places}
        for way in self.ways:
            found[way.a].append((way.b, way.kind))
            found[way.b].append((way.a, way.kind))
        return found

    def neighbours(self, place: str, *kinds: str) -> tuple[str, ...]:
        """The places one step away."""
        self._check(kinds)
        return tuple(
            dict.fromkeys(there for there, kind in self._from(place) if not kinds or kind in kinds)
        )

    def distances(self, start: str, *kinds: str) -> dict[str, int]:
        """Steps to every place that can be reached on the bare map, the start included."""
        steps = {start: 0}
        ahead = deque([start])
        while ahead:
            here = ahead.popleft()
            for there in self.neighbours(here, *kinds):
                if there not in steps:
                    steps[there] = steps[here] + 1
                    ahead.append(there)
        return steps

    def distance(self, start: str, end: str, *kinds: str) -> int | None:
        """Steps between two places on the bare map; None if no way leads there."""
        self._from(end)
        return self.distances(start, *kinds).get(end)

    def to_json(self) -> dict[str, Any]:
        return {
            "places": [{"id": spot.id, "x": spot.x, "y": spot.y} for spot in self.places],
            "ways": [{"a": way.a, "b": way.b, "kind": way.kind} for way in self.ways],
        }

    def _from(self, place: str) -> list[tuple[str, str]]:
        if place not in self._ways_from:
            raise BadOption(f"there is no place {place!r} on the map")
        return self._ways_from[place]

    def _check(self, kinds: tuple[str, ...]) -> None:
        for kind in kinds:
            if kind not in self.kinds:
                raise BadOption(f"no way is {kind!r}; there are {', '.join(self.kinds)}")
