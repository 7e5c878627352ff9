"""Errors in hand-written files: all of them, with file, line and column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sanssouci.kernel.catalogue import tell
from sanssouci.kernel.errors import BadMap
from sanssouci.kernel.message import Word


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """What is wrong, and where; line 0 means the file as a whole."""

    file: str
    line: int
    column: str
    text: str

    def __str__(self) -> str:
        words: dict[str, Word] = {"file": self.file, "text": self.text}
        if not self.line:
            place = "column" if self.column else "file"
        else:
            place = "cell" if self.column else "line"
        return tell(f"pack.in_{place}", line=self.line, column=self.column, **words)


class BadPack(BadMap):
    """Data files with mistakes in them; ``problems`` are all of them, in the order of the files."""

    def __init__(self, problems: Sequence[Problem], pack: str = "") -> None:
        self.problems = tuple(problems)
        more = len(self.problems) - 1
        super().__init__(
            (f"{pack}: " if pack else "")
            + str(self.problems[0])
            + (tell("pack.and_more", count=more) if more else "")
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
