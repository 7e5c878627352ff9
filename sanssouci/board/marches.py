"""All the roads a piece can march, told apart by where they end and what they take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import count

from sanssouci.board.graph import Graph, bits

_numbers = count()


class Roads:
    """All ways from every place, numbered as they are first walked; a start has its own number.

    They form a tree for each start that grows as far as it is used and is then kept: in flat lists
    of numbers and texts by road, with which the garbage collector has no work.
    """

    def __init__(self, graph: Graph, names: Sequence[str]) -> None:
        self._graph = graph
        self._names = names
        self.end = [*range(graph.size)]
        self.bit = [graph.bit[start] for start in range(graph.size)]
        """The place where it ends, as a set."""
        self.text = [*names]
        self.left = [0] * graph.size
        """The places it leaves."""
        self.all_main = [True] * graph.size
        self.onward: list[tuple[int, ...] | None] = [None] * graph.size
        """The roads one step longer; None as long as nobody has asked. So with the next two."""
        self.ahead: list[tuple[int, ...] | None] = [None] * graph.size
        """Those that a search for the shortest roads may not have met.

        It has come along this road and knows its places; the start, too, after two steps.
        """
        self.main_ahead: list[tuple[int, ...] | None] = [None] * graph.size
        """Those of them that are main roads throughout."""

    def grow(self, road: int) -> tuple[int, ...]:
        """The roads one step longer."""
        grown = self._longer(road, self._graph.neighbours[self.end[road]])
        self.onward[road] = grown
        return grown

    def look_ahead(self, road: int) -> tuple[int, ...]:
        onward = self.onward[road]
        found = self._not_back(road, self.grow(road) if onward is None else onward)
        self.ahead[road] = found
        return found

    def look_ahead_on_main(self, road: int) -> tuple[int, ...]:
        onward = self.onward[road]
        if onward is None:
            onward = self._longer(road, self._graph.main[self.end[road]])
        all_main = self.all_main
        found = tuple(each for each in self._not_back(road, onward) if all_main[each])
        self.main_ahead[road] = found
        return found

    def _longer(self, road: int, places: Sequence[int]) -> tuple[int, ...]:
        first, here = len(self.end), self.end[road]
        main = self._graph.main[here] if self.all_main[road] else ()
        text, left = self.text[road], self.left[road] | self.bit[road]
        for there in places:
            self.end.append(there)
            self.bit.append(self._graph.bit[there])
            self.text.append(f"{text} {self._names[there]}")
            self.left.append(left)
            self.all_main.append(there in main)
        nothing = [None] * len(places)
        self.onward += nothing
        self.ahead += nothing
        self.main_ahead += nothing
        return tuple(range(first, len(self.end)))

    def _not_back(self, road: int, onward: tuple[int, ...]) -> tuple[int, ...]:
        left, bit = self.left[road], self.bit
        if not left & (left - 1):  # after one step at most
            return onward
        return tuple(each for each in onward if not bit[each] & left)


class Marches:
    """Roads of up to ``reach`` steps, or ``main_reach`` if all of them are main roads."""

    def __init__(self, graph: Graph, names: Sequence[str], reach: int, main_reach: int) -> None:
        self._graph = graph
        self.number = next(_numbers)
        """Stands for it in keys of caches."""
        self.reach = reach
        self.main_reach = main_reach
        self.book = Roads(graph, names)

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

    def roads(self, start: int, blocked: int, stops: int, no_end: int, targets: int) -> list[int]:
        """The shortest road to every outcome of a march: to each end, with each set of targets.

        ``blocked`` places cannot be entered, ``stops`` end the march, ``no_end`` may only be
        passed, ``targets`` count when they are left. A march may go back and forth.
        """
        if targets & self.area[start]:
            return self._roads_taking(start, blocked, stops, no_end, targets)
        return self._roads_by_end(start, blocked, stops, no_end)

    def _roads_by_end(self, start: int, blocked: int, stops: int, no_end: int) -> list[int]:
        """With nothing to take, one road per end will do."""
        book, found = self.book, []
        if self.reach:
            ahead, look_ahead = book.ahead, book.look_ahead
            found = self._explore(start, self.reach, ahead, look_ahead, blocked, stops, no_end)
        if self.main_reach > self.reach and self._graph.main[start]:
            bit = book.bit
            for road in found:
                no_end |= bit[road]
            ahead, look_ahead = book.main_ahead, book.look_ahead_on_main
            found += self._explore(
                start, self.main_reach, ahead, look_ahead, blocked, stops, no_end
            )
        return found

    def _explore(
        self,
        start: int,
        steps: int,
        ahead: Sequence[tuple[int, ...] | None],
        look_ahead: Callable[[int], tuple[int, ...]],
        closed: int,
        stops: int,
        no_end: int,
    ) -> list[int]:
        """The shortest roads to all ends within so many steps."""
        bits_of = self.book.bit
        found: list[int] = []
        frontier = [start]
        for _ in range(steps):
            reached: list[int] = []
            for road in frontier:
                longer_ones = ahead[road]
                if longer_ones is None:
                    longer_ones = look_ahead(road)
                for longer in longer_ones:
                    bit = bits_of[longer]
                    if not bit & closed:
                        closed |= bit
                        if not bit & no_end:
                            found.append(longer)
                        if not bit & stops:
                            reached.append(longer)
            frontier = reached
        return found

    def _roads_taking(
        self, start: int, blocked: int, stops: int, no_end: int, targets: int
    ) -> list[int]:
        """With targets about, ends are told apart by what the road takes."""
        book = self.book
        bits_of, ends, mains, onward = book.bit, book.end, book.all_main, book.onward
        found: list[int] = []
        best: dict[tuple[int, int], bool] = {}  # whether a state was reached on main roads alone
        frontier = [(start, 0)]
        for number in range(1, self.main_reach + 1):
            only_main = number > self.reach
            reached: list[tuple[int, int]] = []
            for road, taken in frontier:
                taken |= bits_of[road] & targets
                longer_ones = onward[road]
                for longer in book.grow(road) if longer_ones is None else longer_ones:
                    bit = bits_of[longer]
                    all_main = mains[longer]
                    if bit & blocked or (only_main and not all_main):
                        continue
                    outcome = (ends[longer], taken)
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
