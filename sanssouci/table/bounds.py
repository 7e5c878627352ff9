"""How long a game may become at a table.

The rules limit neither asides (F6.4) nor undo, but every entry is stored, sent and replayed, so
somebody could make a game too long for any server.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sanssouci.kernel import BadRecord, Record
from sanssouci.kernel.catalogue import tell
from sanssouci.table.course import Course
from sanssouci.table.errors import RefusalCode, Refused

MOST_ENTRIES: Final = 10_000
"""Maximum length of a record that is imported; whole wars have a few thousand entries."""
MOST_ASIDES_IN_A_ROW: Final = 100
"""Maximum number of asides that a seat takes before anybody decides anything."""
MOST_TAKEN_BACK: Final = 1000
"""Maximum number of entries taken back or doing so, beyond twice the length of the game."""


def check_asides(course: Course, seat: str) -> None:
    """Raises Refused if one more aside would be one too many."""
    if _row_of_asides(course, seat) >= MOST_ASIDES_IN_A_ROW:
        raise Refused(
            RefusalCode.ILLEGAL,
            tell("error.too_many_asides", count=MOST_ASIDES_IN_A_ROW),
        )


def check_undo(course: Course) -> None:
    """Raises Refused if much more has been taken back than was played."""
    standing = len(course.play.record.entries)
    if course.count - standing > MOST_TAKEN_BACK + 2 * standing:
        raise Refused(RefusalCode.ILLEGAL, tell("error.too_much_undone"))


def check_length(record: Record) -> None:
    """Raises BadRecord for a record too long to import."""
    if len(record.entries) > MOST_ENTRIES:
        raise BadRecord(tell("error.record_too_long", count=len(record.entries), most=MOST_ENTRIES))


def check_rows_of_asides(course: Course) -> None:
    """Raises BadRecord if a seat took more asides in a row than it could at a table."""
    for entry, length in _rows_of_asides(course):
        if length > MOST_ASIDES_IN_A_ROW:
            raise BadRecord(tell("error.record_asides", entry=entry, most=MOST_ASIDES_IN_A_ROW))


def _row_of_asides(course: Course, seat: str) -> int:
    """How many of the latest entries, up to one that is no aside, are asides of the seat."""
    row, entry = 0, course.count
    while (aside := course.asides.get(entry)) is not None:
        row += aside.seat == seat
        entry -= 1
    return row


def _rows_of_asides(course: Course) -> Iterable[tuple[int, int]]:
    """By aside, its entry and how many in a row the seat has taken up to there."""
    last, rows = 0, dict[str, int]()
    for entry, aside in course.asides.items():
        if entry != last + 1:
            rows = {}
        rows[aside.seat] = rows.get(aside.seat, 0) + 1
        last = entry
        yield entry, rows[aside.seat]
