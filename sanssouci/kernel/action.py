"""An action: one decision, as a player would say it."""

from __future__ import annotations

import re
from typing import Final

from sanssouci.kernel.errors import BadAction

LONGEST: Final = 500
"""Maximum length of an action in characters; real ones are far shorter."""
_WORDS = re.compile(r"[^\s]+( [^\s]+)*")


class Action(str):
    """A verb and its words in one canonical line: ``march daun brunn olmutz``.

    An action *is* its text, so it can be compared, hashed, stored and sent as it stands.
    """

    __slots__ = ()

    @classmethod
    def of(cls, verb: str, *words: str | int) -> Action:
        return cls(" ".join((verb, *map(str, words))))

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read an action from typed text, forgiving about white space only."""
        if len(text) > LONGEST:
            raise BadAction(f"not an action: {len(text)} characters, and {LONGEST} are the most")
        line = " ".join(text.split())
        if not _WORDS.fullmatch(line) or not line.isprintable():
            raise BadAction(f"not an action: {text!r}; an action is a verb and its words")
        return cls(line)

    @property
    def verb(self) -> str:
        return self.split(" ", 1)[0]

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self.split(" ")[1:])

    def __repr__(self) -> str:
        return f"Action({str.__repr__(self)})"
