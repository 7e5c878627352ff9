"""Whose clock runs at a table, and what becomes of it when something happens there."""

from __future__ import annotations

from datetime import datetime

from sanssouci.table.clocks import Clock
from sanssouci.table.course import Course
from sanssouci.table.entries import EntryKind, Row
from sanssouci.table.seats import SeatKind
from sanssouci.table.store import ClockChange, Head


def after_entry(
    clock: Clock, head: Head, course: Course, row: Row, now: datetime, *, over: bool
) -> ClockChange:
    """An entry has been made at a table that has a clock."""
    step = -1 if row.kind is EntryKind.UNDO else 1
    if row.seq in course.asides or row.seq in course.secrets:
        step = 0
    running = _on_the_clock(head, course, over=over)
    return ClockChange(clock, clock.after(row.seat, step, running, now))


def after_change(
    clock: Clock, head: Head, course: Course, now: datetime, *, out_of_time: str | None = None
) -> ClockChange | None:
    """Somebody has come or gone, perhaps because his time is out, or the table is over.

    ``head`` is the table as it has become but for the clock; None if that changes nothing for it.
    """
    becomes = clock.going_on(_on_the_clock(head, course, over=head.over), now)
    if out_of_time is not None:
        becomes = becomes.forfeited(out_of_time)
    return None if becomes.running == clock.running else ClockChange(clock, becomes)


def _on_the_clock(head: Head, course: Course, *, over: bool) -> list[str]:
    """Persons who have to decide, unless the table still waits for somebody to sit down."""
    kinds = {seat.id: seat.kind for seat in head.seats.values()}
    if over or SeatKind.INVITATION in kinds.values():
        return []
    return [seat for seat in course.state.actors if kinds.get(seat) is SeatKind.PERSON]
