"""The current question of each seat, so that an answer counts for that question only."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from sanssouci.kernel import Action, Message, offer
from sanssouci.table.course import Course

_Decision = tuple[Message, Sequence[Action]]


class Questions:
    """By seat, a number that changes with every entry of its own, and when others change what it
    has to decide; what they do besides leaves it as it is.

    The numbers count what the seat was told of, so they tell it nothing new.
    """

    def __init__(self, course: Course, seats: Iterable[str]) -> None:
        self.count = 0
        """How many entries there were when the numbers were last looked over."""
        self._told = dict.fromkeys(seats, 0)
        """By seat, how many of them it was told of."""
        self._numbers = dict.fromkeys(self._told, 0)
        self._decisions: dict[str, _Decision | None] = dict.fromkeys(self._told)
        """By seat, what it has to decide."""
        self.look_again(course, self._told)

    def number(self, seat: str) -> int:
        return self._numbers[seat]

    def look_again(self, course: Course, authors: Collection[str] | None) -> None:
        """There are new entries, by these seats; None if nobody knows by whom."""
        self.count, state = course.count, course.state
        for seat, was_told in self._told.items():
            told = course.told_number((seat,), course.count)
            asked = (state.prompt(seat), offer(state.legal(seat))) if seat in state.actors else None
            is_own = told != was_told if authors is None else seat in authors
            if is_own or asked != self._decisions[seat]:
                self._numbers[seat], self._decisions[seat] = told, asked
            self._told[seat] = told
