"""Paths of an exact length, as a retreat needs them."""

from __future__ import annotations

from random import Random

import pytest

from sanssouci.board.paths import has_exact_path
from sanssouci.games.friedrich.atlas import ATLAS, GRAPH

EVERYWHERE = (1 << GRAPH.size) - 1


def by_brute_force(start: int, length: int, free: int) -> set[int]:
    """The ends of all paths of that length that enter free places only and none twice."""
    ends: set[int] = set()

    def walk(here: int, left: int, visited: int) -> None:
        if left == 0:
            ends.add(here)
            return
        for there in GRAPH.neighbours[here]:
            if free >> there & 1 and not visited >> there & 1:
                walk(there, left - 1, visited | 1 << there)

    walk(start, length, 1 << start)
    return ends


def exact_ends(start: int, length: int, free: int) -> set[int]:
    return {end for end in range(GRAPH.size) if has_exact_path(GRAPH, start, end, length, free)}


@pytest.mark.rule("F8.2")
@pytest.mark.parametrize("seed", range(40))
def test_agrees_with_brute_force_on_the_real_map(seed: int) -> None:
    rng = Random(seed)
    start = rng.randrange(GRAPH.size)
    length = rng.randint(1, 9)
    near = [c for c, steps in enumerate(GRAPH.distances(start)) if 0 < steps <= length + 1]
    blocked = rng.sample(near, int(len(near) * rng.choice([0, 0.1, 0.25, 0.45])))
    free = EVERYWHERE & ~GRAPH.mask(blocked)
    assert exact_ends(start, length, free) == by_brute_force(start, length, free)


@pytest.mark.rule("F8.2")
@pytest.mark.parametrize("seed", range(12))
def test_agrees_with_brute_force_in_a_narrow_pocket(seed: int) -> None:
    # Few free cities and long ways: here most paths bite their own tails.
    rng = Random(1000 + seed)
    start = rng.randrange(GRAPH.size)
    pocket = {start}
    while len(pocket) < 18:
        edge = GRAPH.spread(GRAPH.mask(tuple(pocket))) & ~GRAPH.mask(tuple(pocket))
        pocket.add(rng.choice([city for city in range(GRAPH.size) if edge >> city & 1]))
    free = GRAPH.mask(tuple(pocket))
    for length in range(1, 18):
        assert exact_ends(start, length, free) == by_brute_force(start, length, free)


def test_the_start_is_never_entered_again() -> None:
    start = ATLAS.index["berlin"]
    for length in range(1, 12):
        assert not has_exact_path(GRAPH, start, start, length, EVERYWHERE)


def test_a_blocked_end_cannot_be_reached() -> None:
    start, end = ATLAS.index["berlin"], ATLAS.index["potsdam"]
    assert has_exact_path(GRAPH, start, end, 1, EVERYWHERE)
    assert not has_exact_path(GRAPH, start, end, 1, EVERYWHERE & ~GRAPH.bit[end])


def test_a_dead_end_offers_no_way_to_waste_steps() -> None:
    # Emden has one road, to Leer: two steps lead farther, and never back.
    emden, leer = ATLAS.index["emden"], ATLAS.index["leer"]
    assert exact_ends(emden, 1, EVERYWHERE) == {leer}
    assert not has_exact_path(GRAPH, emden, leer, 2, EVERYWHERE)
    assert not has_exact_path(GRAPH, leer, emden, 3, EVERYWHERE)


@pytest.mark.parametrize(
    ("start", "length"), [("lodz", 20), ("leipzig", 22), ("breslau", 23), ("emden", 30)]
)
def test_long_ways_are_found_in_good_time(start: str, length: int) -> None:
    # The longest retreat has 23 steps; every end is asked for, as after a crushing defeat.
    ends = exact_ends(ATLAS.index[start], length, EVERYWHERE)
    distances = GRAPH.distances(ATLAS.index[start])
    assert {end for end, steps in enumerate(distances) if steps == length} <= ends
    assert all(distances[end] <= length for end in ends)


@pytest.mark.parametrize("seed", range(8))
def test_hopeless_long_ways_are_given_up_in_good_time(seed: int) -> None:
    # A pocket with hardly more free cities than steps is the worst for a search.
    rng = Random(seed)
    start = rng.randrange(GRAPH.size)
    pocket = {start}
    while len(pocket) < 30:
        edge = GRAPH.spread(GRAPH.mask(tuple(pocket))) & ~GRAPH.mask(tuple(pocket))
        pocket.add(rng.choice([city for city in range(GRAPH.size) if edge >> city & 1]))
    free = GRAPH.mask(tuple(pocket))
    assert exact_ends(start, 30, free) == set()  # only 29 cities can be entered
    for length in (20, 24, 28):
        assert exact_ends(start, length, free) <= pocket - {start}
