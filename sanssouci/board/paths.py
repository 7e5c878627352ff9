"""Paths of an exact length that enter no place twice."""

from __future__ import annotations

from itertools import accumulate
from operator import or_

from sanssouci.board.graph import Graph, bits


def has_exact_path(graph: Graph, start: int, end: int, length: int, free: int) -> bool:
    """True if some path of exactly ``length`` steps leads from start to end over free places.

    No place is entered twice, the start not at all. This is a depth-first search that gives a
    branch up as soon as too few places remain on the way, and never explores one remainder twice.
    """
    hopeless: set[tuple[int, int, int]] = set()

    def search(here: int, steps: int, free: int) -> bool:
        distance, useful = _ways(graph, here, end, steps, free)
        if distance == steps:
            return True  # a shortest path never crosses itself
        if distance > steps or useful.bit_count() < steps or (here, steps, useful) in hopeless:
            return False
        for step in bits(graph.touching[here] & useful & ~graph.bit[end]):
            if search(step, steps - 1, useful & ~graph.bit[step]):
                return True
        hopeless.add((here, steps, useful))
        return False

    return search(start, length, free & ~graph.bit[start])


def _ways(graph: Graph, here: int, end: int, steps: int, free: int) -> tuple[int, int]:
    """The distance to the end, and the free places a path of so many steps could use."""
    ahead = _layers(graph, here, steps, free)
    distance = next((d for d, layer in enumerate(ahead) if layer >> end & 1), steps + 1)
    if distance >= steps:
        return distance, 0
    near_end = list(accumulate(_layers(graph, end, steps, free), or_))
    useful = 0
    for done, layer in enumerate(ahead):
        useful |= layer & near_end[min(steps - done, len(near_end) - 1)]
    return distance, _without_dead_ends(graph, useful & free, here, end)


def _layers(graph: Graph, start: int, steps: int, free: int) -> list[int]:
    """The free places at distance 0, 1, 2 ... from a place."""
    layers = [graph.bit[start]]
    reached = layers[0]
    for _ in range(steps):
        frontier = graph.spread(layers[-1]) & free & ~reached
        if not frontier:
            break
        reached |= frontier
        layers.append(frontier)
    return layers


def _without_dead_ends(graph: Graph, useful: int, here: int, end: int) -> int:
    """Drop the places a path can enter but not leave again."""
    kept = useful | graph.bit[here]
    fixed = graph.bit[here] | graph.bit[end]
    suspects = useful & ~fixed
    while suspects:
        dropped = 0
        for place in bits(suspects):
            if (graph.touching[place] & kept).bit_count() < 2:
                dropped |= graph.bit[place]
        kept &= ~dropped
        suspects = graph.spread(dropped) & kept & ~fixed
    return kept & ~graph.bit[here]
