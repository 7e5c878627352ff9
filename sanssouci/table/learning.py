"""A table where somebody learns, until he goes on alone."""

from __future__ import annotations

from sanssouci.table.in_memory import under_lock
from sanssouci.table.live import LiveTable


@under_lock
async def leave(table: LiveTable, holder: str) -> None:
    """The war goes on without a guide, and is called as other wars are."""
    if (lesson := table.course.lesson) is not None:
        table.check_mine(holder, lesson.seat)
        await table.end_lesson()
