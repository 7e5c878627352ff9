"""Counting the tree of legal actions."""

from __future__ import annotations

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
