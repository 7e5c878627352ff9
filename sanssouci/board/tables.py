"""Tables typed by people: read to the end, with every mistake noted and none of them fatal.

A ``Row`` hands out what its cells say. Where a cell is wrong it notes the problem and hands out a
value that lets the reading go on, so that one look finds all there is to mend.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite, nan

from sanssouci.kernel.errors import BadMap

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """What is wrong, and where; line 0 means the file as a whole."""

    file: str
    line: int
    column: str
    text: str

    def __str__(self) -> str:
        where = self.file
        if self.line:
            where += f", line {self.line}"
        if self.column:
            where += f", column {self.column}"
        return f"{where}: {self.text}"


class BadPack(BadMap):
    """Data files with mistakes in them; ``problems`` are all of them, in the order of the files."""

    def __init__(self, problems: Sequence[Problem], pack: str = "") -> None:
        self.problems = tuple(problems)
        more = len(self.problems) - 1
        super().__init__(
            (f"{pack}: " if pack else "")
            + str(self.problems[0])
            + (f" (and {more} more)" if more else "")
        )


@dataclass(slots=True)
class Findings:
    """The problems found so far."""

    problems: list[Problem] = field(default_factory=list)

    def note(self, file: str, text: str, *, line: int = 0, column: str = "") -> None:
        self.problems.append(Problem(file, line, column, text))

    def sorted(self) -> tuple[Problem, ...]:
        return tuple(sorted(set(self.problems)))

    def raise_if_any(self, pack: str = "") -> None:
        if self.problems:
            raise BadPack(self.sorted(), pack)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table."""

    file: str
    line: int
    values: Mapping[str, str]
    findings: Findings

    def wrong(self, column: str, text: str) -> None:
        self.findings.note(self.file, text, line=self.line, column=column)

    def text(self, column: str) -> str:
        """What the cell says; it must say something."""
        found = self.values[column].strip()
        if not found:
            self.wrong(column, "empty")
        return found

    def new_id(self, taken: Collection[str], column: str = "id") -> str:
        """An id that no earlier row has."""
        found = self.values[column]
        if not ID.fullmatch(found):
            self.wrong(column, f"{found!r} is no id: small letters, digits and hyphens")
        elif found in taken:
            self.wrong(column, f"{found!r} stands twice")
        return found

    def whole(self, column: str, low: int, high: int) -> int:
        """A whole number between two bounds."""
        found = self.values[column]
        if not re.fullmatch(r"-?[0-9]{1,9}", found) or not low <= int(found) <= high:
            self.wrong(column, f"{found!r}, expected a whole number from {low} to {high}")
            return low
        return int(found)

    def whole_or_none(self, column: str, low: int, high: int) -> int | None:
        return self.whole(column, low, high) if self.values[column] else None

    def number(self, column: str, low: float, high: float) -> float:
        try:
            found = float(self.values[column])
        except ValueError:
            found = nan
        if not isfinite(found) or not low <= found <= high:
            self.wrong(
                column, f"{self.values[column]!r}, expected a number from {low:g} to {high:g}"
            )
            return low
        return found

    def one_of(self, column: str, choices: Sequence[str]) -> str:
        found = self.values[column]
        if found not in choices:
            self.wrong(column, f"{found!r}, expected one of {', '.join(choices)}")
            return choices[0]
        return found

    def index(self, column: str, known: Mapping[str, int], table: str) -> int | None:
        """The number of what the cell names in another table."""
        found = self.values[column]
        if found not in known:
            self.wrong(column, f"{found!r} does not stand in {table}")
        return known.get(found)


def cells(
    file: str, data: bytes, columns: Sequence[str], findings: Findings
) -> Iterator[tuple[int, dict[str, str]]]:
    """The lines of a tab-separated table by number, as far as they have the columns of the head."""
    try:
        lines = data.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        broken = data[: error.start].count(b"\n") + 1
        findings.note(file, f"not UTF-8 text: {error.reason}", line=broken)
        return
    head = lines[0].split("\t") if lines else []
    missing = [column for column in columns if column not in head]
    if missing:
        findings.note(file, f"no column {', '.join(missing)}", line=1)
        return
    for column in sorted({column for column in head if head.count(column) > 1}):
        findings.note(file, "this column stands twice", line=1, column=column)
    for number, line in enumerate(lines[1:], start=2):
        values = line.split("\t")
        if len(values) != len(head):
            findings.note(
                file, f"{len(values)} columns where the head has {len(head)}", line=number
            )
        else:
            yield number, dict(zip(head, values, strict=True))


def read_rows(
    files: Mapping[str, bytes], file: str, columns: Sequence[str], findings: Findings
) -> list[Row]:
    """The rows of one of several files; a file that is not there is a problem like any other."""
    if file not in files:
        findings.note(file, "missing")
        return []
    return [
        Row(file, line, values, findings)
        for line, values in cells(file, files[file], columns, findings)
    ]
