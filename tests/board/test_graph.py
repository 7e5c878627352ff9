"""Graphs of places and bitsets of them."""

from __future__ import annotations

from collections import deque

import pytest

from sanssouci.board.graph import FAR, Graph, bits
from sanssouci.board.mapfile import Map, Place, Road
from sanssouci.games.friedrich.atlas import ATLAS, GRAPH


def graph_of(size: int, *roads: tuple[int, int, str]) -> Graph:
    places = tuple(Place(n, f"p{n}", f"P{n}", n, 0) for n in range(size))
    return Graph(Map(places, tuple(Road(a, b, kind) for a, b, kind in roads)))


@pytest.fixture
def ladder() -> Graph:
    """0 = 1 - 2 = 3 and 1 - 4, with 5 off by itself; = is a main road."""
    return graph_of(6, (0, 1, "main"), (1, 2, "minor"), (2, 3, "main"), (4, 1, "minor"))


def places(mask: int) -> list[int]:
    return list(bits(mask))


def test_bits_gives_the_members_in_rising_order() -> None:
    assert places(0) == []
    assert places(0b101001) == [0, 3, 5]
    assert places(1 << 700 | 1) == [0, 700]


def test_roads_lead_both_ways(ladder: Graph) -> None:
    assert ladder.neighbours == ((1,), (0, 2, 4), (1, 3), (2,), (1,), ())
    assert [places(mask) for mask in ladder.touching] == [list(row) for row in ladder.neighbours]


def test_main_roads_are_known_apart(ladder: Graph) -> None:
    assert ladder.main == ((1,), (0,), (3,), (2,), (), ())


def test_masks_and_bits(ladder: Graph) -> None:
    assert ladder.mask([1, 3]) == ladder.bit[1] | ladder.bit[3] == 0b1010
    assert ladder.mask(()) == 0


def test_spread_is_the_set_of_neighbours_of_a_set(ladder: Graph) -> None:
    assert places(ladder.spread(ladder.mask([0, 3]))) == [1, 2]
    assert places(ladder.spread(ladder.mask([1, 2]))) == [0, 1, 2, 3, 4]
    assert ladder.spread(ladder.bit[5]) == ladder.spread(0) == 0


def test_distances_count_roads(ladder: Graph) -> None:
    assert list(ladder.distances(0)) == [0, 1, 2, 3, 2, FAR]
    assert list(ladder.distances(5)) == [FAR, FAR, FAR, FAR, FAR, 0]


def test_a_ball_includes_its_centre(ladder: Graph) -> None:
    assert [places(ladder.ball(1, radius)) for radius in range(3)] == [
        [1],
        [0, 1, 2, 4],
        [0, 1, 2, 3, 4],
    ]


def test_a_flood_enters_free_places_only(ladder: Graph) -> None:
    everywhere = ~0
    assert places(ladder.flood(0, 2, everywhere)) == [0, 1, 2, 4]
    assert places(ladder.flood(0, 9, everywhere & ~ladder.bit[2])) == [0, 1, 4]
    assert places(ladder.flood(0, 9, everywhere & ~ladder.bit[0])) == [0, 1, 2, 3, 4]
    assert places(ladder.flood(0, 9, 0)) == [0]
    assert places(ladder.flood(0, 0, everywhere)) == [0]


@pytest.mark.parametrize("start", ["berlin", "konigsberg-prussia-hearts", "emden", "krakow"])
def test_distances_on_the_real_map_agree_with_a_plain_search(start: str) -> None:
    found = {ATLAS.index[start]: 0}
    queue = deque(found)
    roads: dict[int, set[int]] = {place.index: set() for place in ATLAS.map.places}
    for road in ATLAS.map.roads:
        roads[road.a].add(road.b)
        roads[road.b].add(road.a)
    while queue:
        here = queue.popleft()
        for there in roads[here] - found.keys():
            found[there] = found[here] + 1
            queue.append(there)
    distances = GRAPH.distances(ATLAS.index[start])
    assert dict(enumerate(distances)) == found
    for radius in (1, 3, 6):
        within = {city for city, steps in found.items() if steps <= radius}
        assert set(bits(GRAPH.ball(ATLAS.index[start], radius))) == within
        assert set(bits(GRAPH.flood(ATLAS.index[start], radius, ~0))) == within
