"""Counting the tree of legal actions, and marches by brute force."""

from __future__ import annotations

from collections.abc import Iterator

from sanssouci.board import Graph
from sanssouci.kernel import CHANCE, State


def leaves_of(state: State, depth: int) -> int:
    """The leaves of the tree so deep; chance's branches are not entered."""
    if depth == 0 or state.outcome or state.actors == (CHANCE,):
        return 1
    total = 0
    for seat in state.actors:
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            total += leaves_of(after, depth - 1)
    return total


def walks(graph: Graph, start: int, free: int, reach: int, main_reach: int) -> Iterator[list[int]]:
    """Every walk a piece could make, one by one, with no thought of cleverness."""
    frontier = [([start], True)]
    for step in range(1, main_reach + 1):
        longer = []
        for walk, main in frontier:
            for there in graph.neighbours[walk[-1]]:
                still_main = main and there in graph.main[walk[-1]]
                if free >> there & 1 and (step <= reach or still_main):
                    longer.append(([*walk, there], still_main))
        yield from (walk for walk, _ in longer)
        frontier = longer
