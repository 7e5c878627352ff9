"""All the roads a piece can march, told apart by where they end and what they take."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from sanssouci.board.graph import Graph, bits


class Marches:
    """Roads of up to ``reach`` steps, or ``main_reach`` if all of them are main roads."""

    def __init__(self, graph: Graph, names: Sequence[str], reach: int, main_reach: int) -> None:
        self._graph = graph
        self._names = names
        self.reach = reach
        self.main_reach = main_reach
        self._steps = [
            tuple((there, " " + names[there], there in graph.main[here]) for there in neighbours)
            for here, neighbours in enumerate(graph.neighbours)
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

    def roads(self, start: int, blocked: int, stops: int, no_end: int, targets: int) -> list[str]:
        """The shortest road to every outcome of a march: to each end, with each set of targets.

        ``blocked`` places cannot be entered, ``stops`` end the march, ``no_end`` may only be
        passed, ``targets`` count when they are left. A march may go back and forth.
        """
        if targets & self.area[start]:
            return self._roads_taking(start, blocked, stops, no_end, targets)
        return self._roads_by_end(start, blocked, stops, no_end)

    def _roads_by_end(self, start: int, blocked: int, stops: int, no_end: int) -> list[str]:
        """With nothing to take, one road per end will do."""
        bit = self._graph.bit
        found: list[str] = []
        closed = blocked
        frontier = [(start, self._names[start])]
        for _ in range(self.reach):
            reached: list[tuple[int, str]] = []
            for here, road in frontier:
                for there, name, _main in self._steps[here]:
                    there_bit = bit[there]
                    if there_bit & closed:
                        continue
                    closed |= there_bit
                    longer = road + name
                    if not there_bit & no_end:
                        found.append(longer)
                    if not there_bit & stops:
                        reached.append((there, longer))
            frontier = reached
        if self.main_reach > self.reach and self._graph.main[start]:
            found += self._farther_on_main(start, blocked, stops, no_end | closed)
        return found

    def _farther_on_main(self, start: int, blocked: int, stops: int, no_end: int) -> list[str]:
        """The ends only a march all on main roads can reach."""
        bit = self._graph.bit
        found: list[str] = []
        closed = blocked
        frontier = [(start, self._names[start])]
        for _ in range(self.main_reach):
            reached: list[tuple[int, str]] = []
            for here, road in frontier:
                for there, name, main in self._steps[here]:
                    there_bit = bit[there]
                    if not main or there_bit & closed:
                        continue
                    closed |= there_bit
                    if not there_bit & no_end:
                        found.append(road + name)
                    if not there_bit & stops:
                        reached.append((there, road + name))
            frontier = reached
        return found

    def _roads_taking(
        self, start: int, blocked: int, stops: int, no_end: int, targets: int
    ) -> list[str]:
        """With targets about, ends are told apart by what the road takes."""
        bit = self._graph.bit
        found: list[str] = []
        best: dict[tuple[int, int], bool] = {}  # whether a state was reached on main roads alone
        frontier: list[tuple[int, int, str, bool]] = [(start, 0, self._names[start], True)]
        for number in range(1, self.main_reach + 1):
            only_main = number > self.reach
            reached: list[tuple[int, int, str, bool]] = []
            for here, taken, road, on_main in frontier:
                taken |= bit[here] & targets
                for there, name, main in self._steps[here]:
                    still_main = on_main and main
                    if only_main and not still_main:
                        continue
                    there_bit = bit[there]
                    if there_bit & blocked:
                        continue
                    outcome = (there, taken)
                    known = best.get(outcome)
                    if known is None:
                        if not there_bit & no_end:
                            found.append(road + name)
                    elif known or not still_main:
                        continue
                    best[outcome] = still_main
                    if not there_bit & stops:
                        reached.append((there, taken, road + name, still_main))
            frontier = reached
        return found
