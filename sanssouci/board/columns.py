"""The kinds of columns: what the cells of a table may say, and what is made of them.

Where a cell is wrong, its column notes the problem and returns a value that lets reading go on, so
that one pass finds every error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import inf, isfinite, nan
from typing import Any, Final

from sanssouci.board.findings import Findings
from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.errors import shown

_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
Known = Mapping[str, int]
"""Rows of a table by their id: the number of each."""


@dataclass(slots=True)
class Line:
    """One line of a table while it is read."""

    file: str
    number: int
    cells: Mapping[str, str]
    findings: Findings
    known: Mapping[str, Known]
    """The ids of all tables read so far, and of the lines before this one."""
    lost: bool = field(default=False, init=False)
    """True if it names something that is not there, so that no row can be made of it."""

    def wrong(self, column: str, text: str) -> None:
        self.findings.note(self.file, text, line=self.number, column=column)


@dataclass(frozen=True, slots=True)
class Column:
    read: Callable[[Line, str, str], Any]
    """What a cell means, told by its line, the name of the column and what stands there."""
    needed: bool = True
    """True if the head must have it; a column that is not there is empty in all lines."""


def _text(line: Line, column: str, cell: str) -> str:
    if not cell.strip():
        line.wrong(column, "empty")
    return cell.strip()


def _new_id(line: Line, column: str, cell: str) -> str:
    if not _ID.fullmatch(cell):
        line.wrong(column, tell("pack.no_id", cell=shown(cell)))
    elif cell in line.known.get(line.file, ()):
        line.wrong(column, tell("pack.twice", cell=shown(cell)))
    return cell


def _id(line: Line, column: str, cell: str) -> str:
    if not _ID.fullmatch(cell):
        line.wrong(column, tell("pack.no_id", cell=shown(cell)))
    return cell


def _yes(line: Line, column: str, cell: str) -> bool:
    if cell not in ("", "yes"):
        line.wrong(column, tell("pack.no_yes", cell=shown(cell)))
    return cell == "yes"


def _true(line: Line, column: str, cell: str) -> bool:
    if cell not in ("true", "false"):
        line.wrong(column, tell("pack.no_bool", cell=shown(cell)))
    return cell == "true"


def _point(line: Line, column: str, cell: str) -> tuple[float, float]:
    x, _, y = cell.partition(",")
    number = NUMBER.read
    return number(line, column, x), number(line, column, y)


def whole(low: int, high: int) -> Column:
    """A whole number between two bounds."""

    def read(line: Line, column: str, cell: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,9}", cell) or not low <= int(cell) <= high:
            line.wrong(column, tell("pack.no_whole", cell=shown(cell), low=low, high=high))
            return low
        return int(cell)

    return Column(read)


def number(low: float = -inf, high: float = inf) -> Column:
    def complaint(cell: str) -> str:
        if high == inf:
            return tell("pack.no_number", cell=shown(cell))
        return tell("pack.number_bounds", cell=shown(cell), low=f"{low:g}", high=f"{high:g}")

    def read(line: Line, column: str, cell: str) -> float:
        try:
            found = float(cell)
        except ValueError:
            found = nan
        if not isfinite(found) or not low <= found <= high:
            line.wrong(column, complaint(cell))
            return low if isfinite(low) else 0.0
        return found

    return Column(read)


def one_of(*choices: str) -> Column:
    def read(line: Line, column: str, cell: str) -> str:
        if cell not in choices:
            line.wrong(column, tell("pack.none_of", cell=shown(cell), listed=", ".join(choices)))
            return choices[0]
        return cell

    return Column(read)


def name_in(file: str, others: Known | None = None) -> Column:
    """The number of what the cell names in a table read before, or of something else."""
    beside = others or {}

    def read(line: Line, column: str, cell: str) -> int:
        known = line.known.get(file, {})
        found = known.get(cell, beside.get(cell))
        if found is None:
            line.lost = True
            if known:  # what could not be read at all has been told once
                others_listed = ", ".join(beside)
                line.wrong(
                    column,
                    tell("pack.not_in_nor", cell=shown(cell), file=file, listed=others_listed)
                    if beside
                    else tell("pack.not_in", cell=shown(cell), listed=file),
                )
            return 0
        return found

    return Column(read)


def word_in(file: str) -> Column:
    """A word that is an id in a table read before; what is kept is the word."""

    def read(line: Line, column: str, cell: str) -> str:
        known = line.known.get(file, {})
        if cell not in known:
            line.lost = True
            if known:
                line.wrong(column, tell("pack.none_of", cell=shown(cell), listed=", ".join(known)))
        return cell

    return Column(read)


def optional(column: Column, otherwise: Any = None) -> Column:
    """May be left empty."""
    return replace(
        column,
        read=lambda line, name, cell: column.read(line, name, cell) if cell else otherwise,
    )


def several(column: Column) -> Column:
    """Any number of words with blanks between them, each of the same kind."""
    return replace(
        column,
        read=lambda line, name, cell: tuple(column.read(line, name, w) for w in cell.split()),
    )


def spare(column: Column) -> Column:
    """A column that a table need not have; without it, all its cells are empty."""
    return replace(column, needed=False)


ANYTHING: Final = Column(lambda line, column, cell: cell)
TEXT: Final = Column(_text)
"""Some words; it must not be empty."""
NEW_ID: Final = Column(_new_id)
"""An id that no earlier line of the table has."""
ID: Final = Column(_id)
"""An id that need not be the only one."""
NUMBER: Final = number()
YES: Final = Column(_yes)
"""yes, or nothing for no."""
TRUE: Final = Column(_true)
"""true or false."""
POINTS: Final = several(Column(_point))
"""The corners of a line: ``1,2 3,4``."""
