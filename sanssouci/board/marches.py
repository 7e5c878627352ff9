"""All the roads a piece can march, told apart by where they end and what they take."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from sanssouci.board.graph import Graph, bits


class Road:
    """A way from a start, city by city; ``onward`` are the ways one step longer.

    The roads from a start form a tree that grows as far as it is used and is then kept.
    """

    __slots__ = ("_graph", "_names", "all_main", "bit", "end", "left", "onward", "text")

    def __init__(
        self, graph: Graph, names: Sequence[str], end: int, text: str, all_main: bool, left: int = 0
    ) -> None:
        self._graph = graph
        self._names = names
        self.onward: tuple[Road, ...] = ()
        self.end = end
        self.bit = graph.bit[end]
        self.text = text
        self.all_main = all_main
        self.left = left
        """The cities it leaves."""

    def grow(self) -> tuple[Road, ...]:
        graph, names = self._graph, self._names
        main = graph.main[self.end] if self.all_main else ()
        left = self.left | self.bit
        self.onward = tuple(
            Road(graph, names, there, f"{self.text} {names[there]}", there in main, left)
            for there in graph.neighbours[self.end]
        )
        return self.onward


class Marches:
    """Roads of up to ``reach`` steps, or ``main_reach`` if all of them are main roads."""

    def __init__(self, graph: Graph, names: Sequence[str], reach: int, main_reach: int) -> None:
        self._graph = graph
        self.reach = reach
        self.main_reach = main_reach
        self._starts = [
            Road(graph, names, start, names[start], True) for start in range(graph.size)
        ]

    @cached_property
    def area(self) -> list[int]:
        """By start, every place such a march could touch."""
        return [self._area(start) for start in range(self._graph.size)]

    def _area(self, start: int) -> int:
        graph = self._graph
        area = graph.ball(start, self.reach)
        frontier = graph.bit[start]
        for _ in range(self.main_reach):
            ahead = 0
            for here in bits(frontier):
                for there in graph.main[here]:
                    ahead |= graph.bit[there]
            frontier = ahead
            area |= ahead
        return area

    def roads(self, start: int, blocked: int, stops: int, no_end: int, targets: int) -> list[Road]:
        """The shortest road to every outcome of a march: to each end, with each set of targets.

        ``blocked`` places cannot be entered, ``stops`` end the march, ``no_end`` may only be
        passed, ``targets`` count when they are left. A march may go back and forth.
        """
        if targets & self.area[start]:
            return self._roads_taking(start, blocked, stops, no_end, targets)
        return self._roads_by_end(start, blocked, stops, no_end)

    def _roads_by_end(self, start: int, blocked: int, stops: int, no_end: int) -> list[Road]:
        """With nothing to take, one road per end will do."""
        found = self._explore(start, self.reach, False, blocked, stops, no_end)
        if self.main_reach > self.reach and self._graph.main[start]:
            for road in found:
                no_end |= road.bit
            found += self._explore(start, self.main_reach, True, blocked, stops, no_end)
        return found

    def _explore(
        self, start: int, steps: int, only_main: bool, blocked: int, stops: int, no_end: int
    ) -> list[Road]:
        """The shortest roads to all ends within so many steps."""
        found: list[Road] = []
        closed = blocked
        frontier = [self._starts[start]]
        for _ in range(steps):
            reached: list[Road] = []
            for road in frontier:
                for longer in road.onward or road.grow():
                    bit = longer.bit
                    if bit & closed or (only_main and not longer.all_main):
                        continue
                    closed |= bit
                    if not bit & no_end:
                        found.append(longer)
                    if not bit & stops:
                        reached.append(longer)
            frontier = reached
        return found

    def _roads_taking(
        self, start: int, blocked: int, stops: int, no_end: int, targets: int
    ) -> list[Road]:
        """With targets about, ends are told apart by what the road takes."""
        found: list[Road] = []
        best: dict[tuple[int, int], bool] = {}  # whether a state was reached on main roads alone
        frontier = [(self._starts[start], 0)]
        for number in range(1, self.main_reach + 1):
            only_main = number > self.reach
            reached: list[tuple[Road, int]] = []
            for road, taken in frontier:
                taken |= road.bit & targets
                for longer in road.onward or road.grow():
                    bit = longer.bit
                    all_main = longer.all_main
                    if bit & blocked or (only_main and not all_main):
                        continue
                    outcome = (longer.end, taken)
                    known = best.get(outcome)
                    if known is None:
                        if not bit & no_end:
                            found.append(longer)
                    elif known or not all_main:
                        continue
                    best[outcome] = all_main
                    if not bit & stops:
                        reached.append((longer, taken))
            frontier = reached
        return found
