"""All the roads a piece can march, told apart by where they end and what they take."""

from __future__ import annotations

from sanssouci.board.graph import Graph

Roads = dict[tuple[int, int], tuple[int, ...]]
"""By (last place, bitset of target places left behind), the cities of the road, start included."""


def march_roads(
    graph: Graph,
    start: int,
    reach: int,
    main_reach: int,
    *,
    blocked: int = 0,
    stops: int = 0,
    no_end: int = 0,
    targets: int = 0,
) -> Roads:
    """Every outcome of a march of up to ``reach`` steps, ``main_reach`` if all on main roads.

    ``blocked`` places cannot be entered, ``stops`` end the march, ``no_end`` may only be passed,
    ``targets`` count when they are left. A march may go back and forth. For each outcome the
    shortest road is given.
    """
    bit = graph.bit
    found: Roads = {}
    best: dict[tuple[int, int], bool] = {}  # whether a state was reached on main roads alone
    frontier: list[tuple[int, int, tuple[int, ...], bool]] = [(start, 0, (start,), True)]
    for step in range(1, main_reach + 1):
        reached: list[tuple[int, int, tuple[int, ...], bool]] = []
        for here, taken, road, on_main in frontier:
            taken |= bit[here] & targets
            main_here = graph.main[here] if on_main else ()
            for there in graph.neighbours[here] if step <= reach else main_here:
                if bit[there] & blocked:
                    continue
                still_main = there in main_here
                outcome = (there, taken)
                known = best.get(outcome)
                if known or known is still_main:
                    continue
                best[outcome] = still_main
                longer = (*road, there)
                if known is None and not bit[there] & no_end:
                    found[outcome] = longer
                if not bit[there] & stops:
                    reached.append((there, taken, longer, still_main))
        frontier = reached
    return found
