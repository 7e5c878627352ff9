"""A graph of places. Places are small ints, sets of places are ints used as bitsets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sanssouci.board.mapfile import Map

FAR = 255
"""The distance of what cannot be reached."""


def bits(mask: int) -> Iterator[int]:
    """The members of a bitset, in rising order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Graph:
    """Roads as neighbour lists and masks; distances are worked out when first asked for."""

    def __init__(self, map: Map) -> None:
        size = len(map.places)
        self.size = size
        self.bit = (*(1 << place for place in range(size)), 0, 0, 0)
        """By place, its bit; the places -1, -2 and -3 stand for nowhere and have none."""
        neighbours: list[list[int]] = [[] for _ in range(size)]
        main: list[list[int]] = [[] for _ in range(size)]
        fast = {way.kind for way in map.ways if way.fast}
        for road in map.roads:
            for here, there in ((road.a, road.b), (road.b, road.a)):
                neighbours[here].append(there)
                if road.kind in fast:
                    main[here].append(there)
        self.neighbours = tuple(tuple(sorted(row)) for row in neighbours)
        self.main = tuple(tuple(sorted(row)) for row in main)
        """By place, its neighbours along fast ways."""
        self.touching = tuple(self.mask(row) for row in self.neighbours)
        """By place, the set of its neighbours."""
        self._distances: dict[int, bytes] = {}
        self._balls: dict[tuple[int, int], int] = {}

    def mask(self, places: Iterable[int]) -> int:
        """The bitset of some places."""
        mask = 0
        for place in places:
            mask |= 1 << place
        return mask

    def spread(self, mask: int) -> int:
        """The set of places next to any place of a set."""
        spread = 0
        touching = self.touching
        while mask:  # as in ``bits``, which is slower
            low = mask & -mask
            spread |= touching[low.bit_length() - 1]
            mask ^= low
        return spread

    def distances(self, start: int) -> bytes:
        """Steps from a place to every place on the bare map."""
        found = self._distances.get(start)
        if found is None:
            found = self._distances[start] = self._walk(start)
        return found

    def shortest(self, start: int, end: int) -> list[int]:
        """A shortest road on the bare map, both ends included; only the start if there is none."""
        distances = self.distances(end)
        road = [start]
        while distances[road[-1]] not in (0, FAR):
            road.append(min(self.neighbours[road[-1]], key=distances.__getitem__))
        return road

    def ball(self, centre: int, radius: int) -> int:
        """The places at most ``radius`` steps away, the centre itself included."""
        found = self._balls.get((centre, radius))
        if found is None:
            found = 1 << centre
            for _ in range(radius):
                found |= self.spread(found)
            self._balls[centre, radius] = found
        return found

    def flood(self, start: int, steps: int, free: int) -> int:
        """What can be reached in so many steps entering only free places; the start included."""
        reached = frontier = self.bit[start]
        for _ in range(steps):
            frontier = self.spread(frontier) & free & ~reached
            if not frontier:
                break
            reached |= frontier
        return reached

    def _walk(self, start: int) -> bytes:
        distances = bytearray([FAR]) * self.size
        distances[start] = 0
        reached = frontier = self.bit[start]
        step = 0
        while frontier:
            step += 1
            frontier = self.spread(frontier) & ~reached
            reached |= frontier
            for place in bits(frontier):
                distances[place] = step
        return bytes(distances)
