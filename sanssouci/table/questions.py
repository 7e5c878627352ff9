"""Which question each seat has before it, so that an answer counts for that one and no other."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from sanssouci.kernel import Action, Message, offer
from sanssouci.table.course import Course

_Decision = tuple[Message, Sequence[Action]]


class _Question(NamedTuple):
    number: int
    decision: _Decision | None


class Questions:
    """By seat, a number that changes with every entry of its own, and when others change what it
    has to decide; what they do besides leaves it as it is.

    The numbers count what the seat was told of, so they tell it nothing new.
    """

    def __init__(self, course: Course, seats: Iterable[str]) -> None:
        self.count = course.count
        """How many entries there were when the numbers were last looked over."""
        self._asked = {seat: _question(course, seat) for seat in seats}
        self._told = {seat: asked.number for seat, asked in self._asked.items()}
        """By seat, how many of them it was told of."""

    def number(self, seat: str) -> int:
        return self._asked[seat].number

    def look_again(self, course: Course, authors: Collection[str] | None) -> None:
        """There are new entries, by these seats; None if nobody knows by whom."""
        self.count = course.count
        for seat, was in self._asked.items():
            asked = _question(course, seat)
            is_own = asked.number != self._told[seat] if authors is None else seat in authors
            if is_own or asked.decision != was.decision:
                self._asked[seat] = asked
            self._told[seat] = asked.number


def _question(course: Course, seat: str) -> _Question:
    state = course.state
    asked = (state.prompt(seat), offer(state.legal(seat))) if seat in state.actors else None
    return _Question(course.told_number((seat,), course.count), asked)
